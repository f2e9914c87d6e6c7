import { AREA, type CaptainTsubasaOptions, captainTsubasa, HAND, SPECIALS } from '@libero/captain-tsubasa'
import { Phase, type State } from '@libero/captain-tsubasa/opponents'
import { agreed, anyConfig } from '@libero/captain-tsubasa/testing'
import { KeyedChance, SampledChance, type Seat, seedFrom } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { Choices } from '../captain-tsubasa/belief.ts'
import { features, INPUTS } from '../captain-tsubasa/features.ts'
import { captainTsubasaBots } from '../captain-tsubasa/index.ts'
import { informationKey } from '../captain-tsubasa/information-key.ts'
import { insight } from '../captain-tsubasa/insight.ts'
import { luckOfHome } from '../captain-tsubasa/luck.ts'
import { quick } from '../captain-tsubasa/quick.ts'
import { emptySolution, solveDuel } from '../duel.ts'
import { BotMatch } from '../match.ts'

/** The bare game, the first game, and everything that can be added. */
const GAMES: readonly (readonly [string, CaptainTsubasaOptions])[] = [
  ['bare', {}],
  ['a first game', { firstGame: true }],
  ['with everything', { motivation: true, guaranteedSuccess: true, transfers: true }],
]

const botOf = (id: string): Bot<State> => {
  const bot = captainTsubasaBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot
}
const quickBot: Bot<State> = { id: 'quick', ms: 5, choose: quick, build: botOf('random').build }
/** Anybody at all who may also stray from what is good. */
const straying: Bot<State> = {
  ...quickBot,
  choose: (s, seat, options, count, whim) =>
    whim.below(5) === 0 ? options[whim.below(count)] : quick(s, seat, options, count, whim),
}

function twin(s: State): State {
  const other = captainTsubasa.blank(s)
  captainTsubasa.copy(s, other)
  return other
}

function redealt(s: State, seat: Seat, seed: number): State {
  const world = twin(s)
  captainTsubasa.reimagine(world, seat, new SampledChance(seed))
  return world
}

/** The same match with the coaches in each other's seats. */
function mirrored(s: State): State {
  const other = twin(s)
  for (const pair of [s.goals, s.stopped, s.booking, s.spent, s.die, s.chosen, s.drawn, s.content].keys()) {
    const from = [s.goals, s.stopped, s.booking, s.spent, s.die, s.chosen, s.drawn, s.content][pair]
    const to = [
      other.goals,
      other.stopped,
      other.booking,
      other.spent,
      other.die,
      other.chosen,
      other.drawn,
      other.content,
    ][pair]
    if (from && to) to.set([from[1] ?? 0, from[0] ?? 0])
  }
  for (const [card, pile] of s.where.entries()) other.where[card] = pile < HAND ? pile : pile ^ 1
  for (let pile = HAND; pile <= AREA + 1; pile++) other.size[pile] = s.size[pile ^ 1] ?? 0
  other.pool.set([...s.pool.slice(3), ...s.pool.slice(0, 3)])
  other.team = 1 - s.team
  other.attacker = 1 - s.attacker
  other.turn = 1 - s.turn
  other.actor = 1 - s.actor
  other.first = 1 - s.first
  other.extraFirst = 1 - s.extraFirst
  return other
}

/** Every decision of some matches, as it really was. */
function decisions(
  options: CaptainTsubasaOptions,
  matches: number,
  see: (state: State, seat: Seat, listed: Int16Array, count: number, n: number) => void,
  bot: Bot<State> = straying,
): void {
  const chance = new KeyedChance()
  const pair = new BotMatch(captainTsubasa, [bot, bot])
  let n = 0
  for (let match = 0; match < matches; match++) {
    chance.become(seedFrom('thinking'), match)
    pair.play(agreed(options, match & 1), chance, match, undefined, (state, seat, _action, listed, count) =>
      see(state, seat, listed, count, n++),
    )
  }
}

describe.each(GAMES)('what thinking ahead is told of Captain Tsubasa, %s', (_, options) => {
  test('the mark is the same whatever the other holds, and seldom the same of two positions', () => {
    const marks = new Set<number>()
    let seen = 0
    decisions(options, 2, (state, seat, _listed, _count, n) => {
      const own = informationKey(state, seat)
      expect(informationKey(redealt(state, seat, n), seat)).toBe(own)
      expect(Number.isSafeInteger(own)).toBe(true)
      marks.add(own)
      seen++
    })
    expect(marks.size).toBeGreaterThan(0.98 * seen)
  })

  test('a quick decision may be made, leaves the match as it is and hangs on nothing unseen', () => {
    decisions(options, 2, (state, seat, listed, count, n) => {
      const before = state.bytes.slice()
      const choice = quick(state, seat, listed, count, new SampledChance(n))
      expect(listed.subarray(0, count)).toContain(choice)
      expect(state.bytes).toEqual(before)
      expect(quick(redealt(state, seat, n), seat, listed, count, new SampledChance(n))).toBe(choice)
    })
  })

  test('what the judge looks at is small; it takes no side, and a lead is better than none', () => {
    const x = new Float32Array(INPUTS)
    let [ahead, level, behind] = [0, 0, 0]
    decisions(options, 6, (state) => {
      if (!insight.isQuiet(state)) return
      expect(features(state, x)).toBe(state.attacker)
      expect(Math.max(...x)).toBeLessThan(3)
      expect(Math.min(...x)).toBeGreaterThan(-3)
      expect(insight.judge(mirrored(state))).toBeCloseTo(1 - insight.judge(state), 9)
      const share = (lead: number): number => {
        const other = twin(state)
        other.goals.set([2 + lead, 2])
        return insight.judge(other)
      }
      ahead += share(1)
      level += share(0)
      behind += share(-1)
    })
    expect(ahead).toBeGreaterThan(1.1 * level)
    expect(level).toBeGreaterThan(1.1 * behind)
  })

  test.each(['montecarlo', 'search'])('%s chooses the same whatever the other holds', (id) => {
    const thinking = (): Bot<State> => botOf(id).within?.({ ms: 1e9, iterations: 8 }) ?? botOf(id)
    const [one, two] = [thinking(), thinking()]
    let seen = 0
    decisions(
      options,
      1,
      (state, seat, listed, count, n) => {
        if (n === 0) for (const bot of [one, two]) for (const side of [0, 1] as const) bot.begin?.(side)
        if (n % 3 > 0) {
          one.look?.(redealt(state, seat, n), seat)
          two.look?.(redealt(state, seat, 1e6 + n), seat)
          return
        }
        const choose = (bot: Bot<State>, seed: number): number =>
          bot.choose(redealt(state, seat, seed), seat, listed, count, new SampledChance(n))
        expect(choose(one, n)).toBe(choose(two, 1e6 + n))
        seen++
      },
      quickBot,
    )
    expect(seen).toBeGreaterThan(50)
  })

  test('what the other played and kept tells something about what he holds', () => {
    let [raised, times] = [0, 0]
    const beliefs = [new Choices(), new Choices()] as const
    decisions(
      options,
      10,
      (state, seat, _listed, _count, n) => {
        beliefs[seat].look(state, seat)
        const real = beliefs[seat].likelihood(state, seat)
        expect(real).toBeGreaterThan(0)
        expect(real).toBeLessThanOrEqual(1)
        if (real === 1 || n % 2 === 0) return
        let sum = 0
        for (let dice = 0; dice < 4; dice++)
          sum += beliefs[seat].likelihood(redealt(state, seat, 4 * n + dice), seat)
        raised += Math.log((4 * real) / sum)
        times++
      },
      botOf('heuristic'),
    )
    expect(raised / times).toBeGreaterThan(0.03)
  })

  test('a beginner errs always in the same way, and is still far better than chance', () => {
    const beginner = botOf('beginner')
    decisions(options, 1, (state, seat, listed, count, n) => {
      if (state.phase === Phase.Special) return
      const first = beginner.choose(redealt(state, seat, n), seat, listed, count, new SampledChance(1))
      const again = beginner.choose(redealt(state, seat, n), seat, listed, count, new SampledChance(2))
      expect(again).toBe(first)
    })
    const chance = new KeyedChance()
    const wins = { heuristic: 0, random: 0 }
    for (const rival of ['heuristic', 'random'] as const) {
      const pairs = [
        new BotMatch(captainTsubasa, [beginner, botOf(rival)]),
        new BotMatch(captainTsubasa, [botOf(rival), beginner]),
      ] as const
      for (let n = 0; n < 40; n++) {
        const seat = (n & 1) as Seat
        chance.become(seedFrom('beginner'), n >> 1)
        const { state } = pairs[seat].play(agreed(options, (n >> 1) & 1), chance, n)
        const winner = captainTsubasa.outcome(state)?.winner
        wins[rival] += winner === undefined ? 0.5 : Number(winner === seat)
      }
    }
    expect(wins.random).toBeGreaterThan(30)
    expect(wins.heuristic).toBeLessThan(21)
    expect(wins.heuristic).toBeGreaterThan(4)
  })
})

test('the luck of the dice is written down: nothing on average, and the match is the same', () => {
  const list = new Int16Array(captainTsubasa.mostOptions)
  const [watched, plain] = [new SampledChance(1), new SampledChance(1)]
  let [luck, square, times] = [0, 0, 0]
  decisions({ guaranteedSuccess: true }, 2, (state, seat) => {
    if (state.phase !== Phase.Spend && state.phase !== Phase.Save) return
    const [one, two] = [captainTsubasa.blank(state), captainTsubasa.blank(state)]
    for (let dice = 0; dice < 25; dice++) {
      watched.reseed(1000 * times + dice)
      plain.reseed(1000 * times + dice)
      insight.rules.copy(state, one)
      captainTsubasa.copy(state, two)
      expect(luckOfHome(one)).toBe(0)
      captainTsubasa.legal(state, seat, list)
      insight.rules.apply(one, seat, list[0] ?? 0, watched)
      captainTsubasa.apply(two, seat, list[0] ?? 0, plain)
      expect(one.bytes.every((byte, at) => byte === two.bytes[at])).toBe(true)
      expect(luckOfHome(two)).toBe(0)
      luck += luckOfHome(one)
      square += luckOfHome(one) ** 2
      times++
    }
  })
  const deviation = Math.sqrt(square / times)
  expect(deviation).toBeGreaterThan(0.02)
  expect(Math.abs(luck / times)).toBeLessThan((3.5 * deviation) / Math.sqrt(times))
})

test('any cards somebody may type in are played, judged and remembered', () => {
  const chance = new KeyedChance()
  const bots = ['montecarlo', 'search'].map(
    (id) => botOf(id).within?.({ ms: 1e9, iterations: 2 }) ?? quickBot,
  )
  const pair = new BotMatch(captainTsubasa, [bots[0] ?? quickBot, bots[1] ?? quickBot])
  for (let seed = 0; seed < 20; seed += 5) {
    chance.become(seedFrom('box'), seed)
    const { decisions } = pair.play(
      anyConfig(seed),
      chance,
      seed,
      undefined,
      (_s, _seat, action, listed, count) => expect(listed.subarray(0, count)).toContain(action),
    )
    expect(decisions).toBeGreaterThan(50)
  }
})

describe('the special shot', () => {
  test('three against three: evenly mixed is the exact solution, whoever attacks', () => {
    const { cards } = agreed({})
    for (let team = 0; team < 2; team++) {
      const goals = Float64Array.from({ length: SPECIALS * SPECIALS }, (_, at) => {
        const [shot, defence] = [Math.floor(at / SPECIALS), at % SPECIALS]
        return Number(!cards.isStopped(1 - team, defence, shot))
      })
      const solution = emptySolution()
      solveDuel(goals, solution)
      expect(solution.value).toBeCloseTo(2 / 3, 12)
      for (const weight of [...solution.rows, ...solution.columns]) expect(weight).toBeCloseTo(1 / 3, 12)
    }
  })

  test('that is how those who think ahead choose, and only there', () => {
    const mix = new Float64Array(captainTsubasa.mostOptions)
    let duels = 0
    decisions({}, 12, (state, seat, listed, count) => {
      const isDuel = insight.duel?.(state, seat, listed, count, mix)
      expect(isDuel).toBe(state.phase === Phase.Special)
      if (!isDuel) return
      duels++
      expect([...mix.subarray(0, count)]).toEqual([1 / 3, 1 / 3, 1 / 3])
    })
    expect(duels).toBeGreaterThan(0)
  })
})
