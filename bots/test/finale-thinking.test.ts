import { BUILD_UP, checkOptions, FINISH, finale, OUR_CARDS } from '@libero/finale'
import { Phase, type State } from '@libero/finale/opponents'
import { positionOf } from '@libero/finale/testing'
import { KeyedChance, SampledChance, type Seat, seedFrom } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { RivalsCards } from '../finale/belief.ts'
import { finaleBots } from '../finale/index.ts'
import { informationKey } from '../finale/information-key.ts'
import { finaleInsight } from '../finale/insight.ts'
import { worthiestSquad } from '../finale/squad.ts'
import { worthsOf } from '../finale/worth.ts'
import known from '../finale/worths.json' with { type: 'json' }
import { BotMatch } from '../match.ts'

const { judge, isQuiet, quick } = finaleInsight

/** Footballers of a box typed in from elsewhere: the same men with other names and strengths turned round. */
const TYPED_IN = {
  ...OUR_CARDS,
  name: 'typed-in',
  footballers: OUR_CARDS.footballers.map((man) => ({
    ...man,
    strengths: [...man.strengths].reverse(),
  })),
}

const AGREEMENTS = [
  {},
  { extraTime: true },
  { tactics: 'free' },
  { tactics: 'free', extraTime: true },
  { tactics: 'any', extraTime: true, benchTakers: true },
  { tie: { leg: 1 } },
  { tie: { leg: 2, firstLeg: [1, 1], awayGoals: true } },
  { tie: { leg: 2, firstLeg: [0, 1] } },
  { budget: [46, 60] },
  { budget: [1000, 40] },
  { cards: TYPED_IN },
] as const

function botOf(id: string): Bot<State> {
  const bot = finaleBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot.within?.({ ms: 1e9, iterations: 12 }) ?? bot
}

const copyOf = (state: State): State => {
  const copy = finale.blank(state)
  finale.copy(state, copy)
  return copy
}

/** Another truth that looks the same from this seat. */
function dealtAnew(state: State, seat: Seat, dice: number): State {
  const world = copyOf(state)
  finale.reimagine(world, seat, new SampledChance(dice))
  return world
}

/** Every decision of one match under each agreement. */
function throughMatches(
  bots: readonly [Bot<State>, Bot<State>],
  visit: (state: State, seat: Seat, options: Int16Array, count: number) => void,
): void {
  const match = new BotMatch(finale, bots)
  const chance = new KeyedChance()
  const whim = new SampledChance(11)
  for (const [n, options] of AGREEMENTS.entries()) {
    const builds = [bots[0].build(0, options, whim), bots[1].build(1, options, whim)] as const
    const config = finale.prepare({ options, builds })
    if (!config.ok) throw new Error(JSON.stringify(config.refusals))
    chance.become(seedFrom('thinking'), n)
    match.play(config.value, chance, n, undefined, (state, seat, _action, listed, count) =>
      visit(state, seat, listed, count),
    )
  }
}

const random = botOf('random')
const heuristic = botOf('heuristic')

describe('squads and tactics', () => {
  test.each(finaleBots.map((bot) => bot.id))('%s brings what is allowed, whatever is agreed', (id) => {
    const whim = new SampledChance(1)
    for (const options of AGREEMENTS)
      for (let n = 0; n < 3; n++)
        for (const seat of [0, 1] as const)
          expect(finale.checkBuild(seat, botOf(id).build(seat, options, whim), options)).toEqual([])
  })

  test('a squad is the worthiest there is for the points', () => {
    const { cards } = checkOptions({}).agreed
    const worths = worthsOf(cards)
    const total = (budget: number): number => {
      const squad = worthiestSquad(cards, 0, budget, worths)
      if (!squad) return Number.NEGATIVE_INFINITY
      const points = [...squad.pitch, ...squad.bench].reduce((sum, card) => sum + cards.price[card], 0)
      expect(points).toBeLessThanOrEqual(budget)
      expect(new Set([...squad.pitch, ...squad.bench]).size).toBe(15)
      return (
        squad.pitch.reduce((sum, card) => sum + worths.pitch[card], 0) +
        squad.bench.reduce((sum, card) => sum + worths.bench[card], 0)
      )
    }
    expect(total(20)).toBe(Number.NEGATIVE_INFINITY)
    expect(total(45)).toBeLessThan(total(50))
    expect(total(50)).toBeLessThan(total(60))
    expect(total(1000)).toBe(total(500))
  })
})

describe('what a decision hangs on', () => {
  test('its mark holds nothing the coach cannot know', () => {
    let marks = 0
    const seen = new Set<number>()
    throughMatches([heuristic, random], (state, seat) => {
      const here = informationKey(state, seat)
      expect(informationKey(dealtAnew(state, seat, ++marks), seat)).toBe(here)
      expect(Number.isSafeInteger(here)).toBe(true)
      seen.add(here)
    })
    // Hardly two of them are the same.
    expect(seen.size).toBeGreaterThan(0.9 * marks)
  })

  test('the quick decision is one of the options, and the same whatever the other holds', () => {
    throughMatches([heuristic, random], (state, seat, options, count) => {
      const one = quick(copyOf(state), seat, options, count, new SampledChance(4))
      const same = quick(dealtAnew(state, seat, 9), seat, options, count, new SampledChance(4))
      expect(options.subarray(0, count)).toContain(one)
      expect(same).toBe(one)
    })
  })
})

describe('the judge', () => {
  test('thinks more of a lead, and most of it late', () => {
    let asked = 0
    throughMatches([heuristic, heuristic], (state) => {
      if (!isQuiet(state)) return
      asked++
      const world = copyOf(state)
      const shares = [-2, 0, 2].map((lead) => {
        world.goals[0] = 2 + Math.max(0, lead)
        world.goals[1] = 2 + Math.max(0, -lead)
        return judge(world)
      })
      expect(shares[0]).toBeLessThan(shares[1] ?? 0)
      expect(shares[1]).toBeLessThan(shares[2] ?? 0)
      for (const share of shares) {
        expect(share).toBeGreaterThanOrEqual(0)
        expect(share).toBeLessThanOrEqual(1)
      }
    })
    expect(asked).toBeGreaterThan(100)
  })

  test('sees the attack of one side as that of the other with the seats changed', () => {
    throughMatches([heuristic, heuristic], (state) => {
      if (!isQuiet(state) || state.phase === Phase.Tactics || state.terms.leg === 2) return
      expect([BUILD_UP, FINISH]).toContain(state.action)
      expect(judge(mirrored(state))).toBeCloseTo(1 - judge(state), 5)
    })
  })
})

/** The same moment with home and away changed. */
function mirrored(state: State): State {
  const other = copyOf(state)
  const half = state.card.length / 2
  for (const room of ['card', 'line', 'where', 'turn', 'booked', 'chip'] as const) {
    other[room].set(state[room].subarray(half), 0)
    other[room].set(state[room].subarray(0, half), half)
  }
  for (const pair of [
    'goals',
    'hand',
    'shown',
    'exchanged',
    'packed',
    'deckLeft',
    'faceUp',
    'changesLeft',
    'used',
  ] as const) {
    other[pair][0] = state[pair][1]
    other[pair][1] = state[pair][0]
  }
  other.attacker = 1 - state.attacker
  return other
}

describe('beliefs', () => {
  test('who laid a weak card hardly holds a strong one that he could have laid', () => {
    const options = { sealed: true }
    const config = finale.prepare({
      options,
      builds: [
        heuristic.build(0, options, new SampledChance(1)),
        heuristic.build(1, options, new SampledChance(2)),
      ],
    })
    if (!config.ok) throw new Error('refused')
    const state = finale.start(config.value, new SampledChance(3))
    const belief = new RivalsCards()
    belief.look(state, 0)
    const { cards } = state
    const byPower = (power: number): number => {
      const mask = state.packed[1] & cards.ofPower[power]
      return 31 - Math.clz32(mask & -mask)
    }
    state.shown[1] |= 1 << byPower(1)
    belief.look(state, 0)
    const holding = (...powers: number[]): number => {
      const world = copyOf(state)
      world.hand[1] = powers.reduce((hand, power) => hand | (1 << byPower(power)), 0)
      return belief.likelihood(world, 0)
    }
    expect(holding(2, 3, 4)).toBeGreaterThan(holding(3, 4, 5))
    for (const likely of [holding(2, 3), holding(3, 4, 5)]) {
      expect(likely).toBeGreaterThan(0)
      expect(likely).toBeLessThanOrEqual(1)
    }
    // Another match: everything is forgotten.
    state.shown[1] = 0
    belief.look(state, 0)
    expect(holding(3, 4, 5)).toBe(1)
  })

  test.each(['finale-1', 'finale-2'])('the card of a further attack is remembered, by %s too', (rules) => {
    const attack = { by: 'away', number: 2, of: 2 } as const
    const hands = [
      ['white-2a', 'white-3', 'white-5'],
      ['red-5', 'red-1', 'red-3'],
    ] as const
    const decks = [['purple-1'], ['red-2a']] as const
    const from = positionOf({ rules, attack, faceUp: ['white-2b', 'red-4'], hands, decks })
    const luck = new SampledChance(1)
    const read = finale.fromPosition(from, luck)
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    const state = read.value
    const belief = new RivalsCards()
    const asked: string[] = []
    const play = (seat: Seat, action: string): void => {
      asked.push(finale.request(state, seat)?.kind ?? '')
      if (seat === 0) belief.look(state, 0)
      finale.apply(state, seat, finale.read(state, seat, action), luck)
    }
    // Before anything is seen nothing is believed.
    belief.look(copyOf(state), 0)
    const decisions = rules === 'finale-1' ? [0, 1] : [1, 0]
    for (const seat of decisions) play(seat as Seat, seat === 0 ? 'done' : 'red-5')
    expect(asked.sort()).toEqual(['exchange', 'further-tactic'])
    belief.look(state, 0)
    const likely = belief.likelihood(state, 0)
    expect(likely).toBeGreaterThan(0)
    expect(likely).toBeLessThan(1)
  })
})

describe('honesty', () => {
  const decided = (bot: Bot<State>, world: State, seat: Seat, options: Int16Array, count: number): number => {
    bot.begin?.(seat)
    return bot.choose(world, seat, options.slice(), count, new SampledChance(5))
  }

  test.each(['beginner', 'heuristic'])('%s chooses the same whatever the other really holds', (id) => {
    const bot = botOf(id)
    let decisions = 0
    throughMatches([heuristic, random], (state, seat, options, count) => {
      decisions++
      // The table redraws what the bot cannot know: the same dice, the same dream, whatever the truth is.
      const world = dealtAnew(state, seat, decisions)
      const same = dealtAnew(dealtAnew(state, seat, 1000 + decisions), seat, decisions)
      expect(decided(bot, same, seat, options, count)).toBe(decided(bot, world, seat, options, count))
    })
  })

  test.each(['montecarlo', 'search'])('%s does not even look at what it was dealt of the other', (id) => {
    const bot = botOf(id)
    let decisions = 0
    throughMatches([heuristic, random], (state, seat, options, count) => {
      const truth = copyOf(state)
      const other = dealtAnew(state, seat, 2000 + ++decisions)
      expect(decided(bot, other, seat, options, count)).toBe(decided(bot, truth, seat, options, count))
    })
    expect(decisions).toBeGreaterThan(300)
  })

  test('a beginner is always wrong in the same way', () => {
    const beginner = botOf('beginner')
    throughMatches([beginner, beginner], (state, seat, options, count) => {
      const world = dealtAnew(state, seat, 1)
      expect(decided(beginner, world, seat, options, count)).toBe(
        beginner.choose(world, seat, options, count, new SampledChance(77)),
      )
    })
  })
})

test('the scouts know our cards as they are', () => {
  expect(known.cards).toEqual({ name: OUR_CARDS.name, version: OUR_CARDS.version })
  expect(Object.keys(known.men)).toEqual(OUR_CARDS.footballers.map(({ id }) => id))
  expect(Object.keys(known.tactics)).toEqual(OUR_CARDS.tactics.map(({ id }) => id))
})
