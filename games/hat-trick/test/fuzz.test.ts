import type { MatchConfig } from '@libero/kernel'
import { awaits, SampledChance, VIEWERS } from '@libero/kernel'
import { edited, edits, everyNuisance, nuisance } from '@libero/kernel/mutations'
import { luckOf, playOut, randomMatch, times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { checkCardSet } from '../cards/check.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import { hatTrick } from '../game.ts'
import { PHASES, Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CARDS, NOWHERE } from '../vocabulary.ts'
import { abyss, checkAnswer, checkReasons, fewest, plain } from './answers.ts'
import { anyCards, anyConfig } from './any-build.ts'
import { mortal } from './mortal.ts'
import { nearby, type PlainPosition, type PlainSide } from './near-positions.ts'

const configs = Array.from({ length: 40 }, (_, seed) => plain<MatchConfig>(hatTrick.plain(anyConfig(seed))))
const configOf = (n: number): MatchConfig => configs[n % configs.length] ?? { builds: [null, null] }

describe('whatever is handed in before a match gets an answer', () => {
  test('builds and options of any kind', () => {
    fc.assert(
      fc.property(nuisance, nuisance, fc.constantFrom(0, 1), (build, options, seat) => {
        checkReasons(hatTrick.checkBuild(seat as 0 | 1, build, options))
        checkAnswer(hatTrick.prepare({ options, builds: [build, build] }))
      }),
      { seed: 1, numRuns: times(3000) },
    )
  })

  test('builds and options that are nearly right, and if accepted they are played', () => {
    fc.assert(
      fc.property(fc.nat(), edits(3), (n, changes) => {
        const config = edited(configOf(n), changes) as MatchConfig
        if (config === null || typeof config !== 'object') return
        const builds = Array.isArray(config.builds) ? config.builds : []
        for (const seat of [0, 1] as const)
          checkReasons(hatTrick.checkBuild(seat, builds[seat], config.options))
        const prepared = hatTrick.prepare(config)
        checkAnswer(prepared)
        if (!prepared.ok) return
        expect(hatTrick.prepare(hatTrick.plain(prepared.value)).ok).toBe(true)
        randomMatch(hatTrick, prepared.value, n, { told: 'nobody' })
      }),
      { seed: 2, numRuns: times(1500) },
    )
  })

  test('every field of an agreement and of a card set taken by every nuisance', () => {
    for (const config of everyNuisance(configOf(1))) checkAnswer(hatTrick.prepare(config as MatchConfig))
    const { teams: _, ...cards } = anyCards(new SampledChance(1))
    for (const changed of everyNuisance({ ...cards, teams: OUR_CARDS.teams.slice(0, 2) })) {
      const checked = checkCardSet(changed)
      checkAnswer(checked)
    }
  })

  test('card sets that are nearly right, and if accepted they are played', () => {
    fc.assert(
      fc.property(fc.nat(), edits(2), (n, changes) => {
        const cards = plain({ ...anyCards(new SampledChance(n)), name: 'box' })
        const checked = checkCardSet(edited(cards, changes))
        checkAnswer(checked)
        if (!checked.ok) return
        const builds = [{ team: 'regulars' }, { team: checked.value.teams[0]?.id ?? 'regulars' }] as const
        const config = hatTrick.prepare({ options: { extraTime: true, cards: checked.value }, builds })
        checkAnswer(config)
        if (config.ok) randomMatch(hatTrick, config.value, n, { told: 'nobody' })
      }),
      { seed: 3, numRuns: times(1000) },
    )
  })

  test.each<[string, (data: unknown) => unknown]>([
    ['an option', (data) => hatTrick.prepare({ ...configOf(0), options: { extraTime: data } })],
    ['a build', (data) => hatTrick.prepare({ builds: [data, { team: data }] })],
    ['a card set', (data) => checkCardSet({ ...OUR_CARDS, players: [data, { number: data, star: data }] })],
    [
      'a position',
      (data) => hatTrick.fromPosition({ format: 'hat-trick-position/1', sides: [data] }, luckOf(1)),
    ],
  ])('nesting deeper than a call can go: %s', (_, hand) => {
    expect(() => hand(abyss)).not.toThrow()
  })
})

/** What a state must be like that a match goes on from. */
function checkSound(s: State): void {
  for (const seat of [0, 1] as const) {
    for (let card = 0; card < CARDS; card++) {
      const count = (s.hand[seat][card] ?? 0) + (s.deck[seat][card] ?? 0) + (s.used[seat][card] ?? 0)
      if (count !== s.cards.deck[card]) throw new Error('a card is lost or doubled')
    }
    const options = new Int16Array(hatTrick.mostOptions)
    const count = awaits(hatTrick.awaiting(s), seat) ? hatTrick.legal(s, seat, options) : undefined
    const request = hatTrick.request(s, seat)
    if (count !== undefined && count < fewest(s, request)) throw new Error(`a question with ${count} answers`)
  }
  for (const [player, field] of s.field.entries())
    if (field !== NOWHERE && s.on[field] !== player + 1) throw new Error('a player is lost')
  const goalKick = s.phase >= Phase.GoalKickAttack && s.phase <= Phase.GoalKickCard
  const known = s.phase !== Phase.Over && s.half <= 3
  if (known && !goalKick && (s.ball < 0 || (s.field[s.ball] ?? NOWHERE) === NOWHERE))
    throw new Error('nobody has the ball')
  for (const viewer of VIEWERS) hatTrick.view(s, viewer)
  if (hatTrick.awaiting(s) === 0 && !hatTrick.outcome(s))
    throw new Error('nobody is asked, but it is not over')
}

/** Reads a position; if it is accepted it must be sound, and stay so to the end of the match. */
function checkPosition(data: unknown, seed: number): boolean {
  const read = hatTrick.fromPosition(data, mortal(seed))
  checkAnswer(read)
  if (!read.ok) return false
  checkSound(read.value)
  const own = hatTrick.fromPosition(plain(hatTrick.position(read.value)), mortal(seed))
  expect(own.ok ? [] : own.refusals, 'its own position').toEqual([])
  const whim = new SampledChance(seed)
  const chance = mortal(seed)
  for (let played = 0; played < 3000 && !hatTrick.outcome(read.value); played += 5) {
    playOut(hatTrick, read.value, whim, chance, undefined, 5)
    checkSound(read.value)
  }
  expect(hatTrick.outcome(read.value), 'an end').toBeDefined()
  return true
}

describe('whatever stands in a position gets an answer, and what is accepted can be played to its end', () => {
  const positions: PlainPosition[] = []
  const of = (n: number, phase?: string, fits: (position: PlainPosition) => boolean = () => true) => {
    const found = positions.filter((position) => (!phase || position.phase === phase) && fits(position))
    return structuredClone(found[n % found.length]) as PlainPosition
  }

  /** Some of every phase. */
  beforeAll(() => {
    const found = new Map<string, number>()
    const enough = () => PHASES.slice(0, Phase.Skill).every((phase) => (found.get(phase) ?? 0) >= 20)
    for (let seed = 1; seed < 3000 && !(enough() && (found.get('shoot-out') ?? 0) >= 20); seed++)
      randomMatch(hatTrick, anyConfig(seed), seed, {
        told: 'nobody',
        each(s, { number }) {
          const kind = s.half > 3 ? 'shoot-out' : (PHASES[s.phase] ?? '')
          const count = found.get(kind) ?? 0
          if (count >= 60 || (s.phase <= Phase.DefenceMove && (number + seed) % 20 > 0)) return
          found.set(kind, count + 1)
          positions.push(plain(hatTrick.position(s)))
        },
      })
  })

  test('anything', () => {
    fc.assert(
      fc.property(nuisance, (data) => {
        const read = hatTrick.fromPosition(data, luckOf(1))
        expect(read.ok).toBe(false)
        checkAnswer(read)
      }),
      { seed: 4, numRuns: times(1000) },
    )
  })

  test('every field of a position taken by every nuisance', () => {
    for (const phase of ['play-card', 'duel'])
      for (const position of everyNuisance(of(1, phase)))
        checkAnswer(hatTrick.fromPosition(position, mortal(1)))
  })

  test('positions with fields lost, retyped or filled with garbage', () => {
    fc.assert(
      fc.property(fc.nat(), edits(3), (n, changes) => {
        checkPosition(edited(of(n), changes), n)
      }),
      { seed: 5, numRuns: times(1000) },
    )
  })

  test('positions that are nearly right', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), fc.integer({ min: 1, max: 3 }), (n, seed, count) => {
        const whim = new SampledChance(seed)
        const position = of(n)
        for (let change = 0; change < count; change++) nearby(position, whim)
        checkPosition(position, n)
      }),
      { seed: 6, numRuns: times(3000) },
    )
  })

  /** What no match can come to, though every single field could stand there; done to both sides. */
  const IMPOSSIBLE: readonly [
    string,
    string,
    Partial<PlainPosition>,
    ((side: PlainSide) => Partial<PlainSide>)?,
  ][] = [
    ['both have laid their card', 'play-card', {}, ({ hand }) => ({ laid: hand[0] ?? null })],
    ['a card laid that is not in hand', 'play-card', {}, ({ deck }) => ({ laid: deck.at(-1) ?? null })],
    ['both have chosen their corner', 'duel', {}, () => ({ corner: 'left' })],
    ['a goal kick with the ball at a foot', 'goal-kick-attack', { ball: 6 }],
    ['a turn without the ball', 'play-card', { ball: null }],
    ['a card too many', 'play-card', {}, ({ hand, deck }) => ({ deck: [...deck, ...hand.slice(0, 1)] })],
    ['a card too few', 'play-card', {}, ({ used }) => ({ used: used.slice(1), hand: [] })],
    ['nobody on the pitch', 'attack-move', {}, ({ players }) => ({ players: players.map(gone) })],
    ['a save with no card to draw', 'save', { shot: { power: 5, draws: 0, drawn: 0, penalty: false } }],
    ['a save that is over', 'save', { shot: { power: 5, draws: 1, drawn: 9, penalty: false } }],
    ['a shot without an opportunity', 'shoot-or-not', { opportunity: false }],
    ['a long ball in an opportunity', 'long-ball', { opportunity: true }],
    ['a goal kick in an opportunity', 'goal-kick-attack', { opportunity: true }],
    ['a free kick in an opportunity', 'free-kick-defence', { opportunity: true }],
    ['a corner chosen where nobody shoots', 'goal-kick-attack', {}, () => ({ corner: 'left' })],
    ['a phase that runs by itself', 'play-card', { phase: 'reveal' }],
    ['no card face up', 'attack-move', {}, () => ({ faceUp: null })],
    ['a full deck that has not run out', 'play-card', {}, () => ({ deck: [], deckGone: false })],
  ]
  test.each(IMPOSSIBLE)('%s: refused', (_, phase, change, toSide) => {
    for (let n = 0; n < 10; n++) {
      const position = Object.assign(of(n, phase), change)
      for (const side of position.sides) Object.assign(side, toSide?.(side))
      expect(hatTrick.fromPosition(position, mortal(n)).ok).toBe(false)
    }
  })

  const carrierOf = ({ sides, possession, ball }: PlainPosition) =>
    sides[possession === 'home' ? 0 : 1]?.players.find(({ number }) => number === ball)

  test('normal play with the carrier in his final line: refused, for that is an opportunity', () => {
    const inFinalLine = (position: PlainPosition) =>
      !position.options.usualTurn &&
      carrierOf(position)?.field?.[1] === (position.possession === 'home' ? '6' : '1')
    for (const phase of ['play-card', 'attack-move']) {
      const position = of(0, phase, inFinalLine)
      expect(position.opportunity, phase).toBe(true)
      expect(hatTrick.fromPosition({ ...position, opportunity: false }, mortal(1)).ok, phase).toBe(false)
    }
  })

  test('hands that no turn could leave: refused', () => {
    for (const phase of ['attack-move', 'defence-move', 'free-kick-defence', 'goal-kick-attack']) {
      const position = of(0, phase, ({ opportunity }) => !opportunity)
      for (const { hand, used } of position.sides) used.push(...hand.splice(0))
      expect(hatTrick.fromPosition(position, mortal(1)).ok, phase).toBe(false)
    }
    const unequal = of(
      0,
      'attack-move',
      ({ opportunity, sides }) => opportunity && sides[0]?.hand.length === 2,
    )
    const [home] = unequal.sides
    home?.used.push(...home.hand.splice(0))
    expect(hatTrick.fromPosition(unequal, mortal(1)).ok).toBe(false)
  })

  test('a team with nobody on the pitch: refused', () => {
    const position = of(0, 'play-card')
    for (const seat of ['home', 'away'].filter((name) => name !== position.possession)) {
      const side = position.sides[seat === 'home' ? 0 : 1]
      for (const player of side?.players ?? []) player.field = null
    }
    expect(hatTrick.fromPosition(position, mortal(1)).ok).toBe(false)
  })

  test('a shoot-out out of turn, with other pairs or in another phase: refused', () => {
    const shootOut = () => of(0, 'duel', ({ half }) => half === 4)
    const rival = shootOut().possession === 'home' ? 'away' : 'home'
    const faceUp = 'dribble-1-left'
    const sides = shootOut().sides.map((side) => ({ ...side, faceUp, corner: null }))
    expect(hatTrick.fromPosition({ ...shootOut(), sides }, mortal(1)).ok).toBe(true)
    const wrong: readonly Partial<PlainPosition>[] = [
      { possession: rival },
      { pairs: 17 },
      { phase: 'attack-move' },
      { phase: 'play-card' },
      { phase: 'goal-kick-attack', ball: null },
    ]
    for (const change of wrong) {
      const position = { ...shootOut(), sides, ...change }
      expect(hatTrick.fromPosition(position, mortal(1)).ok, JSON.stringify(change)).toBe(false)
    }
  })
})

const gone = (player: PlainSide['players'][number]) => ({ ...player, field: null })

test('a card set of another make is kept whole', () => {
  const cards = plain<typeof OUR_CARDS>({ ...OUR_CARDS, name: 'box', version: '7' })
  const config = hatTrick.prepare({ ...configOf(0), options: { cards } })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  const { state } = randomMatch(hatTrick, config.value, 1, { stopAfter: 20 })
  const read = hatTrick.fromPosition(plain(hatTrick.position(state)), mortal(1))
  expect(read.ok && hatTrick.cardSet(read.value)).toEqual({ name: 'box', version: '7' })
})
