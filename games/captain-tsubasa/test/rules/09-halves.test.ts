import { describe, expect, test } from 'vitest'
import { expectDefined, kickOff, match, wholeMatch } from '../match.ts'
import { worth } from './printed.ts'
import { playRound } from './rounds.ts'

/** The last round with match cards is under way: whatever ends it, both coaches have cards everywhere. */
const LAST_ROUND = {
  hands: [['tsubasa'], ['hyuga']],
  discards: [
    ['oda', 'one-two', 'exhaustion'],
    ['koike', 'long-shot'],
  ],
  decks: [
    ['taki', 'izawa', 'morisaki'],
    ['sawada', 'imai', 'furuta'],
  ],
  out: ['kisugi', 'advance-1'],
  round: 6,
} as const

const sorted = (...piles: readonly (readonly string[])[]) => piles.flat().sort()

describe('Rounds and halves', () => {
  test('§9.1 clean-up: areas to the discard piles, hands stay, the field is filled up, a new round begins', () => {
    const m = match({
      hands: [['oda'], ['koike']],
      areas: [
        ['taki', 'one-two'],
        ['imai', 'exhaustion'],
      ],
      discards: [['izawa'], []],
      field: ['long-shot', 'wing-run'],
      round: 2,
    })
    expect(m.field).toEqual(['long-shot', 'wing-run'])
    playRound(m, 'pass')
    expect(m.area('home')).toEqual([])
    expect(m.area('away')).toEqual([])
    expect(sorted(m.discard('home'))).toEqual(['izawa', 'one-two', 'taki'])
    expect(sorted(m.discard('away'))).toEqual(['exhaustion', 'imai'])
    expect(m.hand('home')).toContain('oda')
    expect(m.hand('away')).toContain('koike')
    expect(m.field).toHaveLength(4)
    expect(m.field).toEqual(expect.arrayContaining(['long-shot', 'wing-run']))
    expect([m.phase, m.round]).toEqual(['draft', 3])
    expect(m.order('contest', 'field', 'round', 'drawn')).toEqual([
      'contest',
      'field',
      'round',
      'drawn',
      'drawn',
    ])
    // Dice and tokens of the round before are forgotten.
    expect(m.view().contest).toBeNull()
  })

  test('§9.1 the clean-up brings spent tokens to the reserve, whence they can be gained again; the others stay', () => {
    const m = match({
      hands: [['oda'], []],
      pool: [{ shot: 2, pass: 5, defence: 1 }, { defence: 4 }],
      cards: { oda: { abilities: [{ do: 'gain', tokens: ['pass'] }] } },
    }).freely()
    m.play('home: stop', 'home: pass', 'home: spend-3')
    expect(m.aside('home')).toEqual({ shot: 0, pass: 3, defence: 0 })
    m.rolls(6, 1).play('away: spend-1')
    expect(m.aside('home')).toEqual({ shot: 0, pass: 0, defence: 0 })
    expect(m.pool('home')).toEqual({ shot: 2, pass: 2, defence: 1 })
    expect(m.pool('away')).toEqual({ shot: 0, pass: 0, defence: 3 })
    m.byDefault('draft').play('home: oda', 'home: use-1')
    expect(m.pool('home').pass).toBe(3)
    // They counted for that one contest, and its dice are gone.
    m.stop().play('home: pass')
    const oda = m.sums('home').pass
    expect(m.last('action').attack).toBe(oda)
    expect(m.view().contest).toMatchObject({ attack: oda, spent: [0, 0], dice: null, keeper: null })
    m.play('home: spend-0').rolls(3, 3).play('away: spend-0')
    expect(m.last('dice')).toMatchObject({ attack: oda + 3, defence: 3 })
    expect(m.all('spent').map(({ count }) => count)).toEqual([3, 1, 0, 0])
  })

  test('§9.1 a keeper’s roll is forgotten with its round', () => {
    const save = {
      ...worth(0, 0, 0),
      abilities: [{ do: 'save', held: 1, corner: 3 }, { do: 'reroll' }],
    } as const
    const hands = [[], ['wakashimazu', 'imai', 'furuta', 'kawabe']] as const
    const m = match({ cards: { wakashimazu: save }, round: 6, hands, pool: [{}, { defence: 1 }] }).freely()
    m.play('away: wakashimazu', 'away: stop').rolls(6, 1).play('home: shot', 'away: spend-0')
    m.play('away: skip').rolls(2).play('away: wakashimazu')
    expect(m.view().contest).toMatchObject({ keeper: 'wakashimazu', keeperDie: 2 })
    m.play('away: skip')
    expect([m.round, m.attacker]).toEqual([7, 'home'])
    m.stop().play('home: pass')
    expect(m.view().contest).toMatchObject({ dice: null, keeper: null, keeperDie: null })
  })

  test('§9.1 the field is filled up only while there are match cards in the pile', () => {
    const four = playRound(match({ round: 4 }), 'pass')
    expect([four.field.length, four.view().matchLeft]).toEqual([4, 0])
    const five = playRound(match({ round: 5 }), 'pass')
    expect([five.field.length, five.view().matchLeft]).toEqual([2, 0])
    expect(five.all('field')).toEqual([])
    const three = playRound(match({ round: 3 }), 'pass')
    expect([three.field.length, three.view().matchLeft]).toEqual([4, 2])
  })

  test('§9.2 twelve match cards last for six rounds a half, eight for four in a first game', () => {
    for (const [firstGame, rounds] of [
      [false, 6],
      [true, 4],
    ] as const)
      for (let seed = 1; seed <= 5; seed++) {
        const { events } = wholeMatch(seed, { firstGame })
        const ends = events.flatMap((event, i) => (event.kind === 'half-over' ? [i] : []))
        const [first = 0, second = 0] = ends
        for (const half of [events.slice(0, first), events.slice(first, second)]) {
          const taken = half.filter((event) => event.kind === 'match-card')
          const played = half.filter((event) => event.kind === 'round')
          expect(taken).toHaveLength(2 * rounds)
          expect(played.length).toBeGreaterThanOrEqual(rounds)
          expect(played.map(({ round }) => round)).toEqual(played.map((_, i) => i + 1))
          expect(played.map(({ stoppage }) => stoppage)).toEqual(
            played.map((_, i) => Math.max(0, i + 1 - rounds)),
          )
        }
      }
  })

  test('§9.2 the rounds share the minutes of their half evenly, and stoppage time is its last', () => {
    expect(kickOff().view().minute).toBe(0)
    const minutes = (options: { firstGame: boolean }, half: number, rounds: number) =>
      Array.from({ length: rounds }, (_, i) => match({ options, half, round: i + 1 }).view().minute)
    expect(minutes({ firstGame: false }, 1, 8)).toEqual([3, 11, 18, 26, 33, 41, 45, 45])
    expect(minutes({ firstGame: false }, 2, 7)).toEqual([48, 56, 63, 71, 78, 86, 90])
    expect(minutes({ firstGame: true }, 1, 5)).toEqual([5, 16, 28, 39, 45])
    expect(minutes({ firstGame: false }, 3, 3)).toEqual([93, 101, 105])
    expect(minutes({ firstGame: true }, 4, 3)).toEqual([108, 116, 120])
  })

  test('§9.2 goals and lost balls end no half before the last match cards are taken', () => {
    for (const end of ['goal', 'lost', 'pass'] as const) {
      const m = playRound(match({ round: 5 }), end)
      expect(m.all('half-over')).toEqual([])
      expect([m.half, m.round, m.phase]).toEqual([1, 6, 'draft'])
    }
  })

  test('§9.3 stoppage time begins when the last two match cards are taken', () => {
    const m = match({
      phase: 'draft',
      round: 6,
      field: ['long-shot', 'wing-run'],
      hands: [['oda'], ['koike']],
    })
    expect(m.view().late).toBe(false)
    m.play('away: wing-run')
    // The attacker takes the last one, his only option, without being asked.
    expect(m.order('match-card', 'stoppage')).toEqual(['match-card', 'match-card', 'stoppage'])
    expect(m.last('stoppage')).toEqual({ kind: 'stoppage', half: 1 })
    expect([m.view().late, m.view().stoppage, m.field]).toEqual([true, 0, []])
    const fifth = match({ phase: 'draft', round: 5, hands: [['oda'], ['koike']] }).byDefault('draft')
    expect(fifth.all('stoppage')).toEqual([])
  })

  test('§9.3 from then on the half ends with a goal or a lost ball', () => {
    const goal = playRound(match({ round: 6 }), 'goal')
    expect(goal.all('half-over')).toHaveLength(1)
    expect(goal.last('half-over')).toEqual({ kind: 'half-over', half: 1, score: [1, 0], minute: 45 })
    const lost = playRound(match({ round: 6 }), 'lost')
    expect(lost.last('half-over')).toEqual({ kind: 'half-over', half: 1, score: [0, 0], minute: 45 })
    for (const m of [goal, lost]) expect([m.half, m.round]).toEqual([2, 1])
    // A shot that the keeper holds is a lost ball, too.
    const keeper = { wakashimazu: { abilities: [{ do: 'save', held: 1, corner: 3 }] } } as const
    const held = match({
      round: 6,
      areas: [['kisugi'], ['wakashimazu']],
      cards: { ...keeper, kisugi: worth(9, 0, 0) },
    })
    held.freely().rolls(6, 1).play('home: shot').rolls(1).play('away: wakashimazu')
    expect(held.last('half-over')).toMatchObject({ score: [0, 0] })
  })

  test('§9.3 while the attacker keeps the ball rounds follow without match cards, with four cards each', () => {
    const m = playRound(
      match({ round: 6, hands: [['oda'], ['koike', 'imai', 'hyuga', 'sawada', 'matsuki']] }),
      'pass',
    )
    expect(m.all('half-over')).toEqual([])
    expect([m.phase, m.round, m.attacker]).toEqual(['turn', 7, 'home'])
    expect(m.last('round')).toMatchObject({ round: 7, stoppage: 1 })
    expect([m.hand('home').length, m.hand('away').length]).toEqual([4, 5])
    playRound(m, 'pass')
    expect(m.last('round')).toMatchObject({ round: 8, stoppage: 2 })
    expect(m.all('match-card')).toEqual([])
    expect(m.all('stoppage')).toEqual([])
    playRound(m, 'lost')
    expect(m.all('half-over')).toHaveLength(1)
    expect(m.view().stoppage).toBe(0)
    expect(m.view().late).toBe(false)
  })

  test('§9.4 half-time: hand, draw pile and discard pile become one draw pile', () => {
    const m = match(LAST_ROUND)
    const field = ['injury', 'foul', 'header', 'clearance']
    // From the hand, the discard pile, the draw pile and the area alike.
    const draws = ['tsubasa', 'one-two', 'exhaustion', 'taki', 'hyuga', 'long-shot', 'koike', 'sawada']
    playRound(m, 'lost', ...field, ...draws)
    expect(sorted(m.hand('home'))).toEqual(sorted(draws.slice(0, 4)))
    expect(sorted(m.hand('away'))).toEqual(sorted(draws.slice(4)))
    expect(sorted(m.deck('home'))).toEqual(['izawa', 'morisaki', 'oda'])
    expect(sorted(m.deck('away'))).toEqual(['furuta', 'imai'])
    expect([m.discard('home'), m.discard('away')]).toEqual([[], []])
    expect(m.out).toEqual(expect.arrayContaining(['kisugi', 'advance-1']))
  })

  test('§9.4 cards played in the last round are shuffled in as well; nobody can place any card then', () => {
    const m = match({ ...LAST_ROUND, hands: [[], []], areas: [['tsubasa'], ['hyuga']], shown: [[], []] })
    playRound(m, 'lost')
    expect(sorted(m.hand('home'), m.deck('home'))).toContain('tsubasa')
    expect(sorted(m.hand('away'), m.deck('away'))).toContain('hyuga')
    const known = match({ ...LAST_ROUND, shown: [['tsubasa'], []] })
    expect(known.view('away').sides[0].shown).toEqual(['tsubasa'])
    playRound(known, 'lost')
    expect(known.view('away').sides[0].shown).toEqual([])
  })

  test('§9.4 tokens and bookings stay', () => {
    const pool = [
      { shot: 1, pass: 2, defence: 3 },
      { shot: 5, pass: 0, defence: 4 },
    ] as const
    const m = playRound(match({ round: 6, pool, booking: ['yellow', 'red'] }), 'lost')
    expect(m.half).toBe(2)
    expect([m.pool('home'), m.pool('away')]).toEqual(pool)
    expect([m.booking('home'), m.booking('away')]).toEqual(['yellow', 'red'])
  })

  test('§9.5 the second half: whoever did not kick off the first begins, with its own match cards', () => {
    for (const firstKickOff of ['home', 'away'] as const)
      for (const attacker of ['home', 'away'] as const)
        for (const end of ['goal', 'lost'] as const) {
          const m = playRound(match({ round: 6, firstKickOff, attacker }), end)
          const starts = firstKickOff === 'home' ? 'away' : 'home'
          expect(m.attacker).toBe(starts)
          expect(m.last('kick-off')).toEqual({
            kind: 'kick-off',
            seat: starts === 'home' ? 0 : 1,
            half: 2,
            minute: 45,
          })
          expect(m.awaiting).toEqual([firstKickOff])
        }
    const m = playRound(match({ round: 6 }), 'lost', 'injury', 'foul', 'header', 'clearance')
    expect(m.last('field').cards).toEqual(['injury', 'foul', 'header', 'clearance'])
    expect([m.field.length, m.view().matchLeft, m.round]).toEqual([4, 8, 1])
    expect(m.all('extra-time')).toEqual([])
  })

  test('§9.6 with the second half the match is over, and more goals win', () => {
    const ahead = playRound(match({ half: 2, round: 6, goals: [2, 1] }), 'lost')
    expect(ahead.outcome).toEqual({ goals: [2, 1], winner: 0, by: 'normal-time' })
    expect(ahead.last('full-time').outcome).toEqual(ahead.outcome)
    expect([ahead.phase, ahead.awaiting, ahead.view().minute]).toEqual(['over', [], 90])
    expect(ahead.view().outcome).toEqual(ahead.outcome)
    const behind = playRound(match({ half: 2, round: 6, goals: [0, 3] }), 'goal')
    expect(behind.outcome).toEqual({ goals: [1, 3], winner: 1, by: 'normal-time' })
    const late = playRound(match({ half: 2, round: 6, goals: [1, 1] }), 'goal')
    expect(late.outcome).toEqual({ goals: [2, 1], winner: 0, by: 'normal-time' })
    expect(late.refusal('home: stop')).toBe('not-an-option §9.6')
    expect(ahead.all('extra-time')).toEqual([])
  })

  test('§9.6 if it is level, extra time follows; after the first half the score ends nothing', () => {
    const level = playRound(match({ half: 2, round: 6, goals: [1, 2] }), 'goal')
    expect(level.outcome).toBeUndefined()
    expect([level.half, level.all('extra-time').length, level.all('full-time')]).toEqual([3, 1, []])
    const first = playRound(match({ round: 6, goals: [5, 0] }), 'lost')
    expect([first.half, first.outcome]).toEqual([2, undefined])
    const passed = playRound(match({ half: 2, round: 6, goals: [5, 0] }), 'pass')
    expect(passed.outcome).toBeUndefined()
    expect(expectDefined(passed.last('round')).stoppage).toBe(1)
  })
})
