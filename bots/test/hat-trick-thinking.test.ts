import {
  CARDS,
  cardCode,
  DRIBBLE,
  EDITIONS,
  type Edition,
  FIELDS,
  type HatTrickConfig,
  type HatTrickOptions,
  hatTrick,
  LONG,
  MATCH_EVENTS,
  NOWHERE,
  OUTFIELD,
  SHORT,
} from '@libero/hat-trick'
import { GO, Phase, type State } from '@libero/hat-trick/opponents'
import { KeyedChance, SampledChance, type Seat, seedFrom } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { Suspicion } from '../hat-trick/belief.ts'
import { features, INPUTS } from '../hat-trick/features.ts'
import { hatTrickBots } from '../hat-trick/index.ts'
import { informationKey } from '../hat-trick/information-key.ts'
import { hatTrickInsight } from '../hat-trick/insight.ts'
import { quick } from '../hat-trick/quick.ts'
import { BotMatch } from '../match.ts'
import { noiseAt } from '../noise.ts'

const edition = (name: Edition): HatTrickOptions =>
  Object.fromEntries(EDITIONS[name].map((each) => [each, true]))

/** Everything that can be agreed on changes something a bot must know of. */
const AGREEMENTS: readonly (readonly [string, HatTrickOptions])[] = [
  ['base game', { extraTime: true, shootOut: true }],
  ['German edition', { shootOut: true, ...edition('german') }],
  ['Hungarian edition', { shootOut: true, ...edition('hungarian') }],
  ['stoppage time only at the goal attacked', { attackingEndOnly: true }],
  ['Players', { expansion: 'players' }],
  [
    'Players with all events',
    { extraTime: true, shootOut: true, expansion: 'players', events: MATCH_EVENTS },
  ],
]

const teamsOf = (options: HatTrickOptions) => (options.expansion ? ['ITA', 'BRA'] : ['BRA', 'GER'])

function prepared(options: HatTrickOptions): HatTrickConfig {
  const [home, away] = teamsOf(options)
  const config = hatTrick.prepare({ options, builds: [{ team: home }, { team: away }] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

const quickBot: Bot<State> = { id: 'quick', ms: 5, choose: quick, build: () => ({}) }

/** Every decision of a few matches that are played quickly. */
function* everyDecision(options: HatTrickOptions, matches: number): Generator<[State, Seat]> {
  const chance = new KeyedChance()
  const match = new BotMatch(hatTrick, [quickBot, quickBot])
  for (let n = 0; n < matches; n++) {
    const seen: [State, Seat][] = []
    chance.become(seedFrom('thinking'), n)
    match.play(prepared(options), chance, n, undefined, (state, seat) => seen.push([twin(state), seat]))
    yield* seen
  }
}

function twin(s: State): State {
  const other = hatTrick.blank(s)
  hatTrick.copy(s, other)
  return other
}

/** The same match as this seat may think it is. */
function redealt(s: State, seat: Seat, seed: number): State {
  const world = twin(s)
  hatTrick.reimagine(world, seat, new SampledChance(seed))
  return world
}

/** The same match with the teams in each other's seats. */
function mirrored(s: State): State {
  const other = twin(s)
  const opposite = (player: number): number => (player < 0 ? player : (player + OUTFIELD) % (2 * OUTFIELD))
  for (const pair of [
    other.goals,
    other.handLeft,
    other.deckLeft,
    other.deckGone,
    other.temporary,
    other.yellow,
  ])
    pair.reverse()
  for (const pair of [other.starKeeper, other.laid, other.faceUp]) pair.reverse()
  for (const [a, b] of [other.hand, other.deck, other.used]) {
    const kept = a.slice()
    a.set(b)
    b.set(kept)
  }
  other.on.fill(0)
  for (let player = 0; player < 2 * OUTFIELD; player++) {
    const from = opposite(player)
    other.attack[player] = s.attack[from] ?? 0
    other.defence[player] = s.defence[from] ?? 0
    const field = s.field[from] ?? NOWHERE
    other.field[player] = field === NOWHERE ? NOWHERE : FIELDS - 1 - field
    if (field !== NOWHERE) other.on[FIELDS - 1 - field] = player + 1
  }
  other.side = 1 - s.side
  other.ball = opposite(s.ball)
  other.first = 1 - s.first
  return other
}

describe.each(AGREEMENTS)('what thinking ahead is told of Hat-Trick: %s', (_, options) => {
  test('the mark is the same whatever the other holds, and seldom the same of two positions', () => {
    const marks = new Set<number>()
    let decisions = 0
    for (const [state, seat] of everyDecision(options, 3)) {
      decisions++
      const own = informationKey(state, seat)
      expect(informationKey(redealt(state, seat, decisions), seat)).toBe(own)
      expect(Number.isSafeInteger(own)).toBe(true)
      marks.add(own)
    }
    expect(marks.size).toBeGreaterThan(0.98 * decisions)
  })

  test('a quick decision may be made, leaves the match as it is and hangs on nothing unseen', () => {
    const list = new Int16Array(hatTrick.mostOptions)
    let n = 0
    for (const [state, seat] of everyDecision(options, 3)) {
      const count = hatTrick.legal(state, seat, list)
      const before = state.bytes.slice()
      const choice = quick(state, seat, list, count, new SampledChance(n))
      const isFine = list.subarray(0, count).includes(choice) && state.bytes.every((b, i) => b === before[i])
      if (!isFine) throw new Error(`decision ${n}`)
      expect(quick(redealt(state, seat, 7), seat, list, count, new SampledChance(n++))).toBe(choice)
    }
  })

  test('what the judge looks at is small, and a lead is better than none', () => {
    const x = new Float32Array(INPUTS)
    let [ahead, level, behind] = [0, 0, 0]
    for (const [state] of everyDecision(options, 3)) {
      if (!hatTrickInsight.isQuiet(state)) continue
      expect(features(state, x)).toBe(state.side)
      if (!x.every((value) => Math.abs(value) < 4)) throw new Error(`too large: ${x}`)
      const share = (lead: number): number => {
        const other = twin(state)
        other.goals[0] = (other.goals[1] ?? 0) + lead
        return hatTrickInsight.judge(other)
      }
      ahead += share(1)
      level += share(0)
      behind += share(-1)
    }
    expect(ahead).toBeGreaterThan(level)
    expect(level).toBeGreaterThan(behind)
  })

  test('every level decides the same, whatever the other really holds', () => {
    const list = new Int16Array(hatTrick.mostOptions)
    for (const level of hatTrickBots) {
      const bot = level.within?.({ ms: 1e9, iterations: 12 }) ?? level
      bot.begin?.(0)
      bot.begin?.(1)
      let n = 0
      for (const [state, seat] of everyDecision(options, 1)) {
        const count = hatTrick.legal(state, seat, list)
        const choose = (seed: number): number =>
          bot.choose(redealt(state, seat, seed), seat, list, count, new SampledChance(n))
        n++
        expect(choose(1000 + n), `${level.id}, decision ${n}`).toBe(choose(n))
      }
    }
  })

  test('every level brings a legal team, and not always the same with the expansion', () => {
    const whim = new SampledChance(1)
    for (const bot of hatTrickBots) {
      const builds = Array.from({ length: 30 }, () => bot.build(0, options, whim))
      for (const build of builds) expect(hatTrick.checkBuild(0, build, options)).toEqual([])
      const different = new Set(builds.map((build) => JSON.stringify(build))).size
      expect(different).toBeGreaterThan(options.expansion ? 1 : 0)
    }
  })
})

describe('opponents of Hat-Trick who think', () => {
  test('the judge knows no home and no away', () => {
    let seen = 0
    for (const [state] of everyDecision({}, 2)) {
      if (!hatTrickInsight.isQuiet(state)) continue
      seen++
      expect(hatTrickInsight.judge(mirrored(state))).toBeCloseTo(1 - hatTrickInsight.judge(state), 6)
    }
    expect(seen).toBeGreaterThan(80)
  })

  test('corners are drawn from the exact mix', () => {
    const list = new Int16Array(hatTrick.mostOptions)
    const mix = new Float64Array(6)
    let duels = 0
    for (const [state, seat] of everyDecision({ expansion: 'players' }, 6)) {
      const count = hatTrick.legal(state, seat, list)
      const isDuel = hatTrickInsight.duel?.(state, seat, list, count, mix) ?? false
      expect(isDuel).toBe(state.phase === Phase.Duel)
      if (!isDuel) continue
      duels++
      expect(mix.subarray(0, count).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
    }
    expect(duels).toBeGreaterThan(20)
  })

  test('a beginner errs the same way again, around nothing', () => {
    const beginner = hatTrickBots.find(({ id }) => id === 'beginner')
    if (!beginner) throw new Error('no beginner')
    const list = new Int16Array(hatTrick.mostOptions)
    let n = 0
    for (const [state, seat] of everyDecision({}, 2)) {
      if (state.phase === Phase.Duel) continue
      const count = hatTrick.legal(state, seat, list)
      const choose = (whim: number) =>
        beginner.choose(twin(state), seat, list, count, new SampledChance(whim))
      expect(choose(n++)).toBe(choose(n + 5000))
      if (state.phase === Phase.Save) expect(choose(n)).toBe(GO)
    }
    let [sum, squares] = [0, 0]
    for (let i = 0; i < 4000; i++) {
      const slip = noiseAt(i * 7919, i % 60)
      sum += slip
      squares += slip * slip
    }
    expect(Math.abs(sum / 4000)).toBeLessThan(0.06)
    expect(squares / 4000).toBeCloseTo(1, 1)
  })
})

describe('what the other may hold', () => {
  const AWAY_KICKS_OFF = 0

  /** The first turn of a match, and the same after both have laid. */
  function turnWith(card: number): { readonly before: State; readonly after: State } {
    const chance = new KeyedChance()
    chance.become(seedFrom('belief'), AWAY_KICKS_OFF)
    const before = hatTrick.start(prepared({}), chance)
    expect(before.side).toBe(1)
    const rival = before.hand[1]
    for (let one = 0; one < CARDS; one++) {
      before.deck[1][one] = (before.deck[1][one] ?? 0) + (rival[one] ?? 0)
      rival[one] = 0
    }
    for (const one of [card, cardCode(SHORT, 1, 0), cardCode(LONG, 1, 1)]) {
      rival[one] = (rival[one] ?? 0) + 1
      before.deck[1][one] = (before.deck[1][one] ?? 1) - 1
    }
    const after = twin(before)
    const own = after.hand[0].findIndex((count) => count > 0)
    hatTrick.apply(after, 0, own, chance)
    hatTrick.apply(after, 1, card, chance)
    return { before, after }
  }

  /** The same moment with other cards in his hand. */
  function holding(s: State, cards: readonly number[]): State {
    const world = twin(s)
    world.hand[1].fill(0)
    for (const card of cards) world.hand[1][card] = (world.hand[1][card] ?? 0) + 1
    return world
  }

  test('nothing is believed before anything was seen', () => {
    const { before } = turnWith(cardCode(DRIBBLE, 1, 0))
    expect(new Suspicion().likelihood(before, 0)).toBe(1)
  })

  test('who lays what is least inviting hardly holds much better', () => {
    const weak = cardCode(DRIBBLE, 1, 1)
    const { before, after } = turnWith(weak)
    const belief = new Suspicion()
    belief.look(before, 0)
    // The same question again is nothing new.
    belief.look(before, 0)
    belief.look(after, 0)
    const alike = belief.likelihood(holding(after, [weak, weak, weak]), 0)
    const others = Array.from({ length: CARDS }, (_, card) =>
      belief.likelihood(holding(after, [card, card, card]), 0),
    )
    for (const likelihood of others) {
      expect(likelihood).toBeGreaterThan(0)
      expect(likelihood).toBeLessThanOrEqual(1)
    }
    expect(others[cardCode(SHORT, 2, 0)]).toBeLessThan(0.1)
    expect(others[cardCode(DRIBBLE, 2, 0)]).toBeGreaterThan(0.1)
    expect(alike).toBeCloseTo(1 / 3, 6)
  })

  test('a new half, or a match that goes back, is begun without suspicion', () => {
    const { before, after } = turnWith(cardCode(SHORT, 1, 1))
    const belief = new Suspicion()
    belief.look(before, 0)
    belief.look(after, 0)
    const back = twin(before)
    back.turn--
    belief.look(back, 0)
    expect(belief.likelihood(after, 0)).toBe(1)
  })
})
