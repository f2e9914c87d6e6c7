import type { MatchEvent, Seat } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import type { Difficulty } from '@libero/kernel/exercise'
import type { Bot, Level } from '../bot.ts'
import type { Appraisal } from './appraiser.ts'
import type { Quarry } from './quarry.ts'

/** Somebody who tries to solve an exercise, and how often he does. */
export interface Attempt {
  /** His points on the scale of those who practise. */
  readonly points: number
  readonly solves: number
  /** How much his attempt says of what suggests itself to people. */
  readonly weight: number
}

/**
 * Opponents as pupils, weakest first: how many points each is thought to have. Rules of thumb are what people go by;
 * who thinks ahead does it in a few worlds and sees what nobody sees at a glance.
 */
const PUPILS: readonly (Omit<Attempt, 'solves'> & { readonly level: Level; readonly iterations?: number })[] =
  [
    { level: 'beginner', points: 900, weight: 2 },
    { level: 'heuristic', points: 1200, weight: 3 },
    { level: 'montecarlo', points: 1500, weight: 1, iterations: 16 },
  ]
const TRIES = 6

/** People see that one option is better the more surely the better it is: by how much their eyes err, and their points. */
const EYES = [
  { error: 0.15, points: 900 },
  { error: 0.08, points: 1400 },
  { error: 0.04, points: 1900 },
] as const
const GLANCES = 200

/** Whoever chooses anything has so few points. */
const RANDOM = 200
/** Nobody fails for sure and nobody solves for sure: two who keep ratings within what people have. */
const BOUNDS: readonly Attempt[] = [
  { points: 0, solves: 0.1, weight: 1 },
  { points: 2400, solves: 0.9, weight: 1 },
]
const SCALE = 400

/** What the opponents choose, by pupil, each several times. */
export class Pupils<S, C, E extends MatchEvent> {
  private readonly seated: readonly (Omit<Attempt, 'solves'> & { readonly bot: Bot<S> })[]
  private readonly options: Int16Array
  private world: S | undefined

  constructor(private readonly quarry: Pick<Quarry<S, C, E>, 'game' | 'bots'>) {
    this.options = new Int16Array(quarry.game.mostOptions)
    this.seated = PUPILS.flatMap(({ level, iterations, points, weight }) => {
      const bot = quarry.bots.find(({ id }) => id === level)
      if (!bot) return []
      const budget = iterations === undefined ? undefined : { ms: Number.POSITIVE_INFINITY, iterations }
      return [{ bot: (budget && bot.within?.(budget)) ?? bot, points, weight }]
    })
  }

  /** The choices of each pupil in turn. */
  choices(s: S, seat: Seat, seed: number): readonly (readonly number[])[] {
    return this.seated.map(({ bot }) => this.choicesOf(bot, s, seat, seed))
  }

  /** What one opponent of this level chooses there, in several worlds. */
  choicesOf(bot: Bot<S>, s: S, seat: Seat, seed: number): readonly number[] {
    const { game } = this.quarry
    const { options } = this
    const whim = new SampledChance(seed)
    this.world ??= game.blank(s)
    const world = this.world
    return Array.from({ length: TRIES }, () => {
      game.copy(s, world)
      game.reimagine(world, seat, whim)
      bot.begin?.(seat)
      return bot.choose(world, seat, options, game.legal(s, seat, options), whim)
    })
  }

  /** How everybody fares who tries it. */
  attempts(choices: readonly (readonly number[])[], appraisal: Appraisal, seed: number): readonly Attempt[] {
    const best = appraisal[0]?.action
    const opponents = this.seated.map(({ points, weight }, nth) => {
      const chosen = choices[nth] ?? []
      return { points, weight, solves: chosen.filter((action) => action === best).length / chosen.length }
    })
    const eyes = EYES.map(({ error, points }) => ({
      points,
      weight: 1,
      solves: solvedByEye(appraisal, error, seed),
    }))
    return [{ points: RANDOM, weight: 1, solves: 1 / appraisal.length }, ...opponents, ...eyes]
  }
}

/** How often somebody finds the best whose eyes err so far about each option. */
function solvedByEye(appraisal: Appraisal, error: number, seed: number): number {
  const whim = new SampledChance(seed)
  const even = () => whim.word() / 0x1_0000_0000
  // Twelve even spreads have a standard deviation of 1.
  const erring = () => {
    let sum = -6
    for (let n = 0; n < 12; n++) sum += even()
    return error * sum
  }
  let solved = 0
  for (let n = 0; n < GLANCES; n++) {
    const best = erring()
    if (appraisal.slice(1).every(({ behind }) => erring() - behind < best)) solved++
  }
  return solved / GLANCES
}

/** How many points somebody has who solves it every second time, given who solves it how often. */
export function ratingOf(attempts: readonly Attempt[]): number {
  const met = [...BOUNDS, ...attempts]
  const solved = met.reduce((sum, { solves, weight }) => sum + weight * solves, 0)
  const expected = (rating: number) =>
    met.reduce((sum, { points, weight }) => sum + weight / (1 + 10 ** ((rating - points) / SCALE)), 0)
  let low = -1000
  let high = 4000
  while (high - low > 0.5) {
    const middle = (low + high) / 2
    if (expected(middle) > solved) low = middle
    else high = middle
  }
  return Math.round(low)
}

/** Below the first it is easy, from the second on hard. */
const STEPS = [700, 1000] as const

export const difficultyOf = (rating: number): Difficulty =>
  rating < STEPS[0] ? 'easy' : rating < STEPS[1] ? 'medium' : 'hard'
