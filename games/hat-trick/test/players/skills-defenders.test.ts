import { describe, expect, test } from 'vitest'
import type { Players } from './skill-stories.ts'
import { amountOf, footballsOf, SHORT_LOST, SHORT_WON, story, told, usesOf } from './skill-stories.ts'

describe('§16.1 Ball-playing centre-back', () => {
  /** Number 2 is alone in his line and runs into a free field (b2); ahead of that is h6 (b3). */
  const RUN = { ball: 'h2', off: ['h3', 'a11'], faceUp: ['dribble-1-left', 'short-4-left'] } as const
  const SILVER = [{ 2: 'ball-playing-cb' }, {}] as const
  const GOLD = [{ 2: 'ball-playing-cb*' }, {}] as const

  test('§16.1 ball-playing-cb silver: after his dribble one field further with the ball, changing places', () => {
    const m = told(SILVER, RUN)
    expect([m.phase, m.field('h2'), usesOf(m, 'h2')]).toEqual(['skill', 'b2', ['2!+', '2!.']])
    m.play('h 2!+')
    expect([m.field('h2'), m.field('h6'), m.ball]).toEqual(['b3', 'b2', 'h2'])
    expect([m.gold('h2'), m.phase]).toEqual([true, 'play-card'])
  })

  test('§16.1 ball-playing-cb silver: not after a dribble that was lost, nor one that gave the ball to a team-mate', () => {
    const lost = told(SILVER, { ...RUN, off: ['h3'], players: [{ ...SILVER[0] }, { 11: 'utility-man*' }] })
    expect(lost.last('tackled')).toMatchObject({ number: 11, from: 2 })
    const given = told(SILVER, { ...RUN, off: ['h3'], on: { h6: 'b2' } })
    expect(given.last('passed')).toMatchObject({ from: 2, to: 6 })
    for (const m of [lost, given])
      expect([m.phase, m.gold('h2'), m.all('skill')]).toEqual(['play-card', false, []])
  })

  test('§16.1 ball-playing-cb silver: not after a team-mate’s dribble', () => {
    const m = told(SILVER, { ...RUN, ball: 'h3', off: ['a11', 'a10'] })
    // 2 has the ball from 3; the other way round 3 runs and 2 may not.
    expect([m.ball, m.phase]).toEqual(['h2', 'skill'])
    const other = told(SILVER, { ...RUN, off: ['a11', 'a10'] })
    expect([other.last('dribbled').number, other.phase, other.gold('h2')]).toEqual([3, 'play-card', false])
  })

  test('P9 ball-playing-cb silver: past an opponent too, but from the last line there is no way on', () => {
    const past = told(SILVER, { ...RUN, on: { a7: 'b3' } }).play('h 2!+')
    expect([past.field('h2'), past.field('a7')]).toEqual(['b3', 'b2'])
    const last = told(SILVER, { ...RUN, on: { h2: 'b5' }, off: ['h11', 'a3'] })
    expect([last.field('h2'), last.phase, last.gold('h2')]).toEqual(['b6', 'play-card', false])
    // One line before there still is.
    const four = told(SILVER, { ...RUN, on: { h2: 'b4' }, off: ['h8', 'h9', 'h10'] })
    expect([four.field('h2'), usesOf(four, 'h2')]).toEqual(['b5', ['2!+', '2!.']])
  })

  /** Number 2 plays a long ball to h8 and h9 in line 4, where only a7 is in the way. */
  const LONG = { ball: 'h3', off: ['a6'], faceUp: ['long-4-left', 'short-1-left'] } as const

  test('§16.1 ball-playing-cb gold: his long ball goes to any team-mate in the line it has reached', () => {
    const m = told(GOLD, LONG).play('h 3-lines')
    expect([m.ball, m.phase, m.options(0)]).toEqual(['h8', 'skill', ['none', '2!9']])
    m.play('h 2!9')
    expect([m.ball, m.gold('h2'), m.phase]).toEqual(['h9', false, 'play-card'])
    const left = told(GOLD, LONG).play('h 3-lines', 'h none')
    expect([left.ball, left.gold('h2')]).toEqual(['h8', true])
  })

  test('§16.1 ball-playing-cb gold: not when it was intercepted, when another played it, when it was short', () => {
    const lost = told(GOLD, { ...LONG, off: ['h9'], faceUp: ['long-1-left', 'short-4-left'] }).play(
      'h 3-lines',
    )
    expect(lost.last('intercepted')).toMatchObject({ number: 6, line: 4 })
    const other = told(GOLD, { ...LONG, ball: 'h2' }).play('h 3-lines')
    expect(other.last('passed')).toMatchObject({ from: 3, to: 8 })
    const short = told(GOLD, { ...LONG, off: [], faceUp: ['short-4-left', 'short-1-left'] })
    expect(short.last('passed')).toMatchObject({ from: 2, to: 4 })
    for (const m of [lost, other, short]) expect([m.phase, m.gold('h2')]).toEqual(['play-card', true])
  })
})

describe('§16.2 Solid centre-back', () => {
  /** Number 6 will have the ball on b3; right before him, on b4, is a3. */
  const BEFORE_H6 = { ball: 'h7', on: { a3: 'b4' }, faceUp: ['dribble-4-left', 'short-1-right'] } as const
  const SILVER = [{}, { 3: 'solid-cb' }] as const
  const GOLD = [{}, { 3: 'solid-cb*' }] as const

  test('§16.2 solid-cb silver: his move displaces the opposing carrier, and the action goes on from there', () => {
    const m = story(SILVER, BEFORE_H6).play('h none')
    expect(usesOf(m, 'a3')).toEqual(['3!+'])
    m.rolls('long-4-left').play('a 3!+')
    expect(m.last('foul-checked')).toMatchObject({ seat: 1, number: 3, card: 'long-4-left', foul: false })
    // He is past 6 now, who runs on from b4 to b5.
    expect([m.field('a3'), m.field('h6'), m.gold('a3')]).toEqual(['b3', 'b4', true])
    expect(m.ball).toBe('h10')
  })

  test('§16.2 solid-cb silver: a step back will do as well, and the move is used up', () => {
    const m = story(SILVER, {
      ...BEFORE_H6,
      on: { a3: 'b2' },
      faceUp: ['short-4-left', 'short-1-right'],
    }).play('h none')
    expect(usesOf(m, 'a3')).toEqual(['3!-'])
    m.rolls('long-2-left').play('a 3!-')
    expect([m.field('a3'), m.all('moved').length, m.phase]).toEqual(['b3', 1, 'play-card'])
  })

  test('§16.2 solid-cb silver: without the skill nobody displaces him; nor with a card of the other side, nor gold', () => {
    const m = story(SILVER, BEFORE_H6).play('h none')
    expect(m.refusal('a 3+')).toBe('carrier-is-not-displaced §4.3')
    const left = story(SILVER, { ...BEFORE_H6, faceUp: ['dribble-4-left', 'short-1-left'] }).play('h none')
    expect(left.refusal('a 3!+')).toBe('skill-not-now §15.3')
    const gold = story(GOLD, BEFORE_H6).play('h none')
    expect([usesOf(gold, 'a3'), gold.refusal('a 3+')]).toEqual([[], 'carrier-is-not-displaced §4.3'])
  })

  test('§16.2 solid-cb silver: in an opportunity his step displaces the carrier anyway, without the skill', () => {
    const m = story(SILVER, {
      ball: 'h10',
      on: { h10: 'b6', a3: 'b5' },
      opportunity: true,
      faceUp: ['dribble-4-left', 'short-1-right'],
    }).play('h none')
    expect([usesOf(m, 'a3'), m.refusal('a 3-')]).toEqual([[], 'legal'])
    m.play('a 3-')
    expect([m.field('h10'), m.gold('a3'), m.all('foul-checked')]).toEqual(['b5', false, []])
  })

  test('P10 solid-cb silver: a foul with power 1 and with no other', () => {
    const displace = (card: string) => story(SILVER, BEFORE_H6).play('h none').rolls(card).play('a 3!+')
    for (const power of [2, 3, 4]) expect(displace(`short-${power}-right`).all('foul')).toEqual([])
    const m = displace('short-1-right')
    expect(m.last('foul')).toEqual({ kind: 'foul', seat: 1, number: 3, card: 'yellow' })
    // Everybody where he stood, the ball where it was: nothing of the dribble is carried on.
    expect([m.field('a3'), m.field('h6'), m.ball, m.phase]).toEqual(['b4', 'b3', 'h6', 'free-kick-defence'])
    expect([m.gold('a3'), m.all('dribbled'), m.all('moved')]).toEqual([true, [], []])
  })

  test('§16.2 solid-cb gold: more footballs when he is dribbled at', () => {
    const m = told(GOLD, BEFORE_H6)
    expect([m.awaiting, m.options(1)]).toEqual([['away'], ['none', '3!']])
    m.play('a 3!')
    const [, defence] = footballsOf('solid-cb', 'silver')
    const { players, skills } = m.last('comparison')
    expect([players[1], skills]).toEqual([defence, [0, amountOf('solid-cb', 'gold')]])
    expect(m.gold('a3')).toBe(false)
    const without = told(GOLD, BEFORE_H6).play('a none')
    expect([without.last('comparison').skills, without.gold('a3')]).toEqual([undefined, true])
  })

  test('§16.2 solid-cb gold: not when another man is dribbled at, nor against a pass', () => {
    const beside = told(GOLD, { ...BEFORE_H6, on: { a3: 'c4' } })
    expect([beside.last('comparison').skills, beside.gold('a3')]).toEqual([undefined, true])
    const pass = told(GOLD, { ...BEFORE_H6, on: { a3: 'a3' }, faceUp: ['short-4-left', 'short-1-right'] })
    expect([pass.last('comparison').skills, pass.gold('a3')]).toEqual([undefined, true])
  })
})

describe('§16.3 Commanding centre-back', () => {
  /** Number 6 plays long; a3 stands in line 5, which holds h10 and h11. */
  const IN_THE_AIR = { ball: 'h7', on: { a3: 'a5' }, faceUp: ['long-4-left', 'short-1-left'] } as const
  const SILVER = [{}, { 3: 'commanding-cb' }] as const

  test('§16.3 commanding-cb silver: more footballs against a long ball into his line', () => {
    const m = told(SILVER, IN_THE_AIR).play('h 2-lines')
    expect([m.awaiting, m.options(1)]).toEqual([['away'], ['none', '3!']])
    m.play('a 3!')
    expect(m.last('comparison')).toMatchObject({ line: 5, skills: [0, amountOf('commanding-cb', 'silver')] })
    expect(m.gold('a3')).toBe(true)
  })

  test('§16.3 commanding-cb silver: not in another line, not against a short pass, not for his own long ball', () => {
    const elsewhere = told(SILVER, IN_THE_AIR).play('h 1-lines')
    const short = told(SILVER, { ...IN_THE_AIR, on: { a3: 'a3' }, faceUp: ['short-4-left', 'short-1-left'] })
    for (const m of [elsewhere, short])
      expect([m.last('comparison').skills, m.gold('a3')]).toEqual([undefined, false])
    const own = told([{ 3: 'commanding-cb' }, {}], { ...IN_THE_AIR, on: { h3: 'c5' } }).play('h 2-lines')
    expect([own.last('comparison').line, own.gold('h3')]).toEqual([5, false])
  })

  test('§16.3 R6b commanding-cb silver: also where none of theirs is; in version 1 that was not compared', () => {
    const on = { h10: 'b2', h11: 'c2', h8: 'a1', h9: 'd1', a3: 'b6' }
    const now = told(SILVER, { ...IN_THE_AIR, on, off: ['a2'] }).play('h 3-lines', 'a 3!')
    expect(now.last('comparison')).toMatchObject({
      line: 6,
      skills: [0, amountOf('commanding-cb', 'silver')],
    })
    const rules = 'hat-trick-1'
    const m = told(SILVER, { ...IN_THE_AIR, rules, on, off: ['a2'] }).play('h 3-lines')
    expect([m.phase, m.all('comparison'), m.gold('a3')]).toEqual(['play-card', [], false])
    expect(m.last('intercepted')).toMatchObject({ seat: 1, line: 6 })
  })

  /** Number 2 on a3, beside h6 (b3), before h4 (a2) and behind h9 (a4). */
  const AMONG_MATES = {
    ball: 'h7',
    on: { h2: 'a3', h9: 'a4' },
    faceUp: ['short-4-left', 'short-1-left'],
  } as const
  const GOLD = [{ 2: 'commanding-cb*' }, {}] as const

  test('§16.3 commanding-cb gold: after the move a neighbour takes one step more, either way and of either side', () => {
    const m = story(GOLD, AMONG_MATES).play('h 10+')
    expect(m.phase).toBe('skill')
    expect([...usesOf(m, 'h2')].sort()).toEqual(['2!4+', '2!4-', '2!6+', '2!6-', '2!9+', '2!9-'])
    m.play('h 2!9+')
    // His move and the step, of a right-footed man on a left card.
    expect([m.field('h10'), m.field('h9'), m.field('a5')]).toEqual(['b6', 'a5', 'a4'])
    expect([m.gold('h2'), m.all('moved').length]).toEqual([false, 2])
  })

  test('§16.3 commanding-cb gold: in defence too, after his own team’s move and not after theirs', () => {
    const m = story([{}, { 2: 'commanding-cb*' }], { ball: 'h7', faceUp: AMONG_MATES.faceUp })
    m.play('h 8+')
    expect([m.phase, m.awaiting]).toEqual(['defence-move', ['away']])
    m.play('a 4+')
    expect([m.phase, m.awaiting]).toEqual(['skill', ['away']])
  })

  test('§16.3 commanding-cb gold: neither the carrier nor onto him, and no neighbour across', () => {
    const m = story(GOLD, { ...AMONG_MATES, ball: 'h6', on: { h2: 'b2' } }).play('h 10+')
    // b3 is the carrier, c3 is across; on a2 stands h4.
    expect(usesOf(m, 'h2')).toEqual(['2!4+', '2!4-'])
    const onto = story(GOLD, { ...AMONG_MATES, ball: 'h6', on: { h2: 'a2', h4: 'b2' } }).play('h 10+')
    expect(usesOf(onto, 'h2')).toContain('2!4-')
    expect(onto.refusal('h 2!4+')).toBe('skill-not-now §15.3')
  })
})

describe('§16.4 Sweeper', () => {
  /** Number 10 shoots from b6; beside him is a2 (c6). */
  const shotOf = (players: Players, on: Readonly<Record<string, string>> = {}) =>
    story(players, {
      ball: 'h10',
      on: { h10: 'b6', ...on },
      off: ['h11'],
      opportunity: true,
      hands: [['short-1-left'], ['short-1-left']],
      faceUp: ['dribble-2-left', 'short-1-left'],
    })
      .standStill()
      .play('h shoot')

  test('§16.4 sweeper silver: next to the shooter he gives his keeper one card more', () => {
    const m = shotOf([{}, { 2: 'sweeper' }])
    expect([m.phase, m.awaiting, m.options(1)]).toEqual(['skill', ['away'], ['none', '2!']])
    const draws = (answer: string) => {
      const shot = shotOf([{}, { 2: 'sweeper' }]).play(answer, 'h left', 'a centre')
      return [shot.last('duel').draws, shot.gold('a2')]
    }
    const [usual] = draws('a none')
    expect(draws('a none')).toEqual([usual, false])
    expect(draws('a 2!')).toEqual([Number(usual) + amountOf('sweeper', 'silver'), true])
  })

  test('§16.4 sweeper silver: not diagonally from the shooter, not for the shooter’s team', () => {
    const across = shotOf([{}, { 2: 'sweeper' }], { a2: 'c5' })
    expect([across.phase, across.gold('a2')]).toEqual(['duel', false])
    const own = shotOf([{ 2: 'sweeper' }, {}], { h2: 'b5' })
    expect([own.phase, own.gold('h2')]).toEqual(['duel', false])
  })

  test('§16.4 sweeper gold: an interception in his line is his', () => {
    // A 2 and a 2/3 are both lowest: the coach names 2, then the sweeper may still have it.
    const m = told([{}, { 3: 'sweeper*' }], { ...SHORT_LOST, on: { a2: 'a3', a3: 'd3' } }).play('a 2')
    expect([m.phase, m.awaiting, m.options(1), m.ball]).toEqual(['skill', ['away'], ['none', '3!'], 'a2'])
    m.play('a 3!')
    expect([m.ball, m.gold('a3')]).toEqual(['a3', false])
  })

  test('§16.4 sweeper gold: not from another line, not when the pass has arrived, not when he has it anyway', () => {
    const elsewhere = told([{}, { 3: 'sweeper*' }], SHORT_LOST)
    expect([elsewhere.ball, elsewhere.phase, elsewhere.gold('a3')]).toEqual(['a8', 'play-card', true])
    const arrived = told([{}, { 3: 'sweeper*' }], { ...SHORT_WON, on: { a3: 'b4' } })
    expect([arrived.ball, arrived.phase, arrived.gold('a3')]).toEqual(['h8', 'play-card', true])
    const own = told([{ 3: 'sweeper*' }, {}], { ...SHORT_WON, on: { h3: 'b4', h2: 'c4' } }).play('h 2')
    expect([own.ball, own.phase, own.gold('h3')]).toEqual(['h2', 'play-card', true])
    const his = told([{}, { 3: 'sweeper*' }], { ...SHORT_LOST, on: { a3: 'd3' } })
    expect([his.ball, his.phase, his.gold('a3')]).toEqual(['a3', 'play-card', true])
  })

  test('§16.4 sweeper gold: not for the team whose pass was intercepted', () => {
    const m = told([{ 3: 'sweeper*' }, {}], {
      ...SHORT_LOST,
      on: { h3: 'b3' },
      off: ['h6', 'h7'],
      ball: 'h3',
    })
    expect(m.last('intercepted')).toMatchObject({ seat: 1, number: 8 })
    expect([m.phase, m.ball, m.gold('h3')]).toEqual(['play-card', 'a8', true])
  })
})
