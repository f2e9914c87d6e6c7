import type { MatchEvent, Seat } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import type { Difficulty } from '@libero/kernel/exercise'
import type { Bot, Level } from '../bot.ts'
import { Foresight } from '../prospect/foresight.ts'
import { percentOfChance } from '../prospect/prospect.ts'
import type { Appraisal } from './appraiser.ts'
import type { Quarry } from './quarry.ts'

/** Somebody who tries to solve exercises. */
interface Pupil {
  /** His points on the scale of those who practise. */
  readonly points: number
  /** How much his attempt says of what suggests itself to people. */
  readonly weight: number
}

/** What he chooses, each as often. */
export interface Tried extends Pupil {
  readonly chosen: readonly number[]
}

/** How often he solves it, 0 … 1. */
export interface Attempt extends Pupil {
  readonly solves: number
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

/** One who looks at nothing but the chance of the moment, as it stands beside options at the table. */
const RECKONER: Pupil = { points: 1000, weight: 2 }
/** Over so many hands he reckons. */
const HANDS = 120

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

/** Those who try an exercise before people do. */
export class Pupils<S, C, E extends MatchEvent> {
  private readonly seated: readonly (Pupil & { readonly bot: Bot<S> })[]
  private readonly foresight: Foresight<S, C, E>
  private readonly options: Int16Array
  private world: S | undefined

  constructor(private readonly quarry: Pick<Quarry<S, C, E>, 'game' | 'bots' | 'matters'>) {
    const { game, bots, matters } = quarry
    this.options = new Int16Array(game.mostOptions)
    this.foresight = new Foresight(game, matters, HANDS)
    this.seated = PUPILS.flatMap(({ level, iterations, points, weight }) => {
      const bot = bots.find(({ id }) => id === level)
      if (!bot) return []
      const budget = iterations === undefined ? undefined : { ms: Number.POSITIVE_INFINITY, iterations }
      return [{ bot: (budget && bot.within?.(budget)) ?? bot, points, weight }]
    })
  }

  /** What each of them chooses. */
  try(s: S, seat: Seat, seed: number): readonly Tried[] {
    const tried = this.seated.map(({ bot, points, weight }) => ({
      points,
      weight,
      chosen: this.choicesOf(bot, s, seat, seed),
    }))
    const chosen = this.likeliest(s, seat)
    return chosen.length > 0 ? [...tried, { ...RECKONER, chosen }] : tried
  }

  /** What one opponent chooses there, in several worlds. */
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

  /** The options whose chance of the moment reads highest, if all have one and it tells some apart. */
  private likeliest(s: S, seat: Seat): readonly number[] {
    const { game } = this.quarry
    const { foresight, options } = this
    foresight.begin()
    const prospects = foresight.prospects(s, seat)
    const count = game.legal(s, seat, options)
    const seen = Array.from(options.subarray(0, count), (action) => {
      const prospect = prospects[game.write(s, seat, action)]
      return { action, percent: prospect ? percentOfChance(prospect) : Number.NaN }
    })
    const most = Math.max(...seen.map(({ percent }) => percent))
    const first = seen.filter(({ percent }) => percent === most)
    return first.length < count ? first.map(({ action }) => action) : []
  }
}

/** How everybody fares who tries it, those included who only see by how much each option is better. */
export function attemptsAt(tried: readonly Tried[], appraisal: Appraisal, seed: number): readonly Attempt[] {
  const best = appraisal[0]?.action
  const pupils = tried.map(({ points, weight, chosen }) => ({
    points,
    weight,
    solves: chosen.filter((action) => action === best).length / chosen.length,
  }))
  const eyes = EYES.map(({ error, points }) => ({
    points,
    weight: 1,
    solves: solvedByEye(appraisal, error, seed),
  }))
  return [{ points: RANDOM, weight: 1, solves: 1 / appraisal.length }, ...pupils, ...eyes]
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
