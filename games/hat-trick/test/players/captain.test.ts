import { describe, expect, test } from 'vitest'
import type { Match, Setting } from '../match.ts'
import { choice, foulByA7, levelMatch, penaltyByA3 } from './event-stories.ts'

/** a7 has fouled; a3 is away's captain. */
const CAPTAIN = { events: ['captain'], captain: [6, 3] } as const satisfies Setting
const BOOKED = { ...CAPTAIN, yellow: [false, true] } as const satisfies Setting

const appeal = (power: number, setting: Setting = CAPTAIN) =>
  foulByA7(setting).rolls(`short-${power}-left`).play('a appeal')
const away = (m: Match) => m.view('spectator').sides[1]
const onPitch = (m: Match) => away(m).players.filter(({ field }) => field !== null).length
/** Whether the free kick came as ever: h6 past a7, the ball his, the defender to move. */
const freeKick = (m: Match) => [m.all('free-kick').length, m.ball, m.field('h6'), m.phase]
const AS_EVER = [1, 'h6', 'b4', 'free-kick-defence']

describe('The question', () => {
  test('§20.4 captain: the coach of the team that has fouled is asked, before anything else happens', () => {
    const m = foulByA7(CAPTAIN)
    expect([m.phase, m.awaiting, m.options(1)]).toEqual(['appeal', ['away'], ['appeal', 'accept']])
    expect(m.request(1)).toMatchObject({ rule: '20.4', default: 'accept', prompt: { key: 'appeal/yellow' } })
    expect([m.request(0), m.field('h6'), m.all('free-kick')]).toEqual([undefined, 'b3', []])
  })

  test('§20.4 captain: who accepts has his appeal still to come', () => {
    const m = foulByA7(CAPTAIN).play('a accept')
    expect(m.last('accepted')).toEqual({ kind: 'accepted', seat: 1 })
    expect([away(m).yellow, away(m).appeal, m.all('appealed')]).toEqual([true, true, []])
    expect(freeKick(m)).toEqual(AS_EVER)
  })

  test('§20.4 captain: not if it is not agreed on', () => {
    for (const setting of [{}, { events: ['subs', 'corners', 'snapshot', 'interchange', 'switch'] }] as const)
      expect(foulByA7(setting).phase).toBe('free-kick-defence')
  })

  test('§20.4 captain: once a match', () => {
    const m = appeal(2)
    expect([away(m).appeal, m.view('spectator').sides[0].appeal]).toEqual([false, true])
    expect(foulByA7({ ...CAPTAIN, appeal: [true, false] }).phase).toBe('free-kick-defence')
    expect(foulByA7({ ...CAPTAIN, appeal: [false, true] }).phase).toBe('appeal')
  })

  test('§20.4 captain: at the team’s next foul nobody is asked any more', () => {
    const m = levelMatch(
      {
        ...CAPTAIN,
        ball: 'h7',
        faceUp: ['dribble-2-left', 'short-2-left'],
        hands: [
          ['dribble-3-left', 'short-1-left', 'short-1-right'],
          ['short-3-left', 'short-1-left', 'short-1-right'],
        ],
      },
      { h6: { attack: 3 }, a7: { defence: 3 }, h8: { attack: 3 }, a5: { defence: 3 } },
    )
    m.standStill().rolls('short-3-right').play('a appeal')
    expect(m.last('appealed').result).toBe('withdrawn')
    m.play('a none', 'h none', 'h play-on').rolls('long-1-left', 'long-1-left')
    // h6 gives the ball to h8 (a4), who dribbles at a5.
    m.play('h dribble-3-left', 'a short-3-left').standStill()
    expect(m.all('foul').map(({ number }) => number)).toEqual([7, 5])
    expect([m.phase, away(m).yellow]).toEqual(['free-kick-defence', true])
  })

  test('§20.4 captain: not without a captain on the pitch', () => {
    expect(foulByA7({ ...CAPTAIN, captain: [6, null] }).phase).toBe('free-kick-defence')
    // He is sent off himself: from then on there is none.
    const red = foulByA7({ ...BOOKED, captain: [6, 7] }).play('a accept')
    expect([red.field('a7'), away(red).captain]).toEqual([null, null])
    const other = foulByA7(BOOKED).play('a accept')
    expect([other.field('a7'), away(other).captain]).toEqual([null, 3])
  })

  test('§20.4 captain: of two lowest the fouler is named first, then the appeal', () => {
    const m = levelMatch(
      {
        ...CAPTAIN,
        players: [{}, { 6: 'defensive-mid' }],
        ball: 'h7',
        on: { a6: 'a3', a7: 'd3' },
        faceUp: ['short-2-left', 'short-2-left'],
      },
      { h6: { attack: 3 }, h7: { attack: 0 }, a6: { defence: 3 }, a7: { defence: 0 } },
    ).standStill()
    expect(choice(m)).toEqual(['fouler', 'a', '6', '7'])
    expect(m.play('a 7').phase).toBe('appeal')
    m.play('a accept')
  })
})

describe('The referee’s answer', () => {
  test('§20.4 captain: 3 or 4, the yellow card is withdrawn, but the free kick stands', () => {
    for (const power of [3, 4]) {
      const m = appeal(power)
      expect(m.last('appealed')).toMatchObject({
        seat: 1,
        number: 3,
        card: `short-${power}-left`,
        result: 'withdrawn',
      })
      expect([away(m).yellow, away(m).appeal, onPitch(m)]).toEqual([false, false, 10])
      expect(freeKick(m)).toEqual(AS_EVER)
    }
  })

  test('§20.4 captain: 3 or 4, a red card is withdrawn: he stays, and the yellow of before is back', () => {
    for (const power of [3, 4]) {
      expect(foulByA7(BOOKED).request(1)?.prompt.key).toBe('appeal/red')
      const m = appeal(power, BOOKED)
      expect([m.field('a7'), away(m).yellow, onPitch(m)]).toEqual(['b3', true, 10])
      expect(freeKick(m)).toEqual(AS_EVER)
    }
  })

  test('§20.4 captain: 2, nothing changes', () => {
    const yellow = appeal(2)
    expect([yellow.last('appealed').result, away(yellow).yellow, onPitch(yellow)]).toEqual([
      'stands',
      true,
      10,
    ])
    expect(freeKick(yellow)).toEqual(AS_EVER)
    const red = appeal(2, BOOKED)
    expect([red.field('a7'), red.field('a3'), away(red).yellow]).toEqual([null, 'b6', false])
    expect(away(red).appeal).toBe(false)
  })

  test('§20.4 captain: 1, the referee wrongly sends him off, and the card stands as well', () => {
    const yellow = appeal(1)
    expect(yellow.last('appealed')).toMatchObject({ number: 3, result: 'captain-off' })
    expect([yellow.field('a3'), yellow.field('a7'), away(yellow).yellow]).toEqual([null, 'b3', true])
    expect([away(yellow).captain, onPitch(yellow)]).toEqual([null, 9])
    expect(freeKick(yellow)).toEqual(AS_EVER)
    const red = appeal(1, BOOKED)
    expect([red.field('a3'), red.field('a7'), onPitch(red)]).toEqual([null, null, 8])
  })

  test('P26 if the captain himself has fouled, 1 sends off one man, not two', () => {
    const own = { captain: [6, 7] } as const
    const yellow = appeal(1, { ...CAPTAIN, ...own })
    expect([yellow.field('a7'), onPitch(yellow), away(yellow).yellow]).toEqual([null, 9, true])
    expect(freeKick(yellow)).toEqual(AS_EVER)
    const red = appeal(1, { ...BOOKED, ...own })
    expect([red.field('a7'), onPitch(red), red.state.reds[1]]).toEqual([null, 9, 1])
    // And with 3 he stays.
    expect(appeal(3, { ...BOOKED, ...own }).field('a7')).toBe('b3')
  })

  test('P26 withdrawn is as if it had never been shown: it is not counted either', () => {
    const booked = (m: Match) => [m.state.yellows[1], m.state.reds[1]]
    expect([booked(appeal(3)), booked(appeal(2))]).toEqual([
      [0, 0],
      [1, 0],
    ])
    expect([booked(appeal(3, BOOKED))[1], booked(appeal(2, BOOKED))[1]]).toEqual([0, 1])
  })

  test('P26 also after the foul of a solid centre-back in his move', () => {
    /** a3 (b4) steps onto h6, who has the ball at b3, and the card drawn says foul. */
    const foul = () => {
      const m = levelMatch(
        {
          ...BOOKED,
          captain: [6, 2],
          players: [{}, { 3: 'solid-cb' }],
          ball: 'h7',
          on: { a3: 'b4' },
          faceUp: ['short-2-left', 'short-2-right'],
        },
        {},
      )
      return m.play('h none').rolls('long-1-left').play('a 3!+')
    }
    expect([foul().last('foul'), foul().phase]).toEqual([
      { kind: 'foul', seat: 1, number: 3, card: 'red' },
      'appeal',
    ])
    const stays = foul().rolls('short-4-left').play('a appeal')
    expect([stays.field('a3'), stays.ball, stays.phase]).toEqual(['b4', 'h6', 'free-kick-defence'])
    const goes = foul().play('a accept')
    expect([goes.field('a3'), goes.ball, goes.phase]).toEqual([null, 'h6', 'free-kick-defence'])
  })

  test('P26 a penalty stands too, whatever the referee thinks of the card', () => {
    for (const power of [1, 2, 3, 4]) {
      const m = penaltyByA3({ ...CAPTAIN, captain: [6, 2] })
      expect(m.phase).toBe('appeal')
      m.rolls(`short-${power}-left`).play('a appeal')
      expect(m.last('penalty')).toEqual({ kind: 'penalty', seat: 0, number: 10 })
      expect([m.phase, away(m).yellow]).toEqual(['duel', power < 3])
    }
  })

  test('P26 the card drawn is from his own deck, open to all, and used', () => {
    const before = foulByA7(CAPTAIN)
    const m = appeal(4)
    expect(away(m).deck).toBe(away(before).deck - 1)
    expect(away(m).used).toContain('short-4-left')
    expect(m.view('spectator').sides[0].deck).toBe(before.view('spectator').sides[0].deck)
    for (const viewer of ['home', 'spectator'] as const)
      expect(m.heardBy(viewer)).toContainEqual(m.last('appealed'))
  })

  test('§20.4 captain: a team’s last player is never sent off, not even by the referee’s mistake', () => {
    const off = [2, 3, 4, 5, 6, 8, 9, 10, 11].map((number) => `a${number}`)
    const m = appeal(1, { ...CAPTAIN, captain: [6, 7], off })
    expect([m.last('appealed').result, m.field('a7'), away(m).captain]).toEqual(['stands', 'b3', 7])
  })
})
