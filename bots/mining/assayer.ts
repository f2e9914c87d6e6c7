import type { MatchEvent, Seat } from '@libero/kernel'
import { SampledChance, sha256 } from '@libero/kernel'
import type { Exercise, ExerciseSource } from '@libero/kernel/exercise'
import type { Appraisal, Appraised } from './appraiser.ts'
import { Appraiser } from './appraiser.ts'
import { difficultyOf, Pupils, ratingOf } from './pupils.ts'
import type { Quarry } from './quarry.ts'

/** In how many worlds a question is looked at, and how clear the best must be ahead to be looked at further. */
interface Look {
  readonly worlds: number
  /** In shares of the match, … */
  readonly lead: number
  /** … and in standard errors of the difference. */
  readonly errors: number
}

/** Cheaply first: most questions are no exercise. */
const LOOKS: readonly Look[] = [
  { worlds: 16, lead: 0.025, errors: 0.8 },
  { worlds: 60, lead: 0.04, errors: 1.5 },
  { worlds: 300, lead: 0.045, errors: 3 },
]
/** What is asked for in the end: five in a hundred matches, and that this is no luck. */
export const ASKED_FOR: Look = { worlds: 1200, lead: 0.05, errors: 4 }
/** Nor may it be an error of the judge: played on much farther by others, the best is still clearly the best. */
export const BY_OTHERS: Look = { worlds: 600, lead: 0.02, errors: 2.5 }

/** Nobody reads more options than this. */
const MOST_OPTIONS = 24
/** What nearly everybody solves is none: so few points. */
const LEAST_RATING = 400
/** Where all is lost or won anyway nobody cares. */
const OPEN = [0.12, 0.97] as const
/** The next best suggests itself if it is no worse than this. */
const PLAUSIBLE = 0.2

export const isClear = (appraisal: Appraisal, { lead, errors }: Omit<Look, 'worlds'>): boolean => {
  const second = appraisal[1]
  return second !== undefined && second.behind >= lead && second.behind >= errors * second.doubt
}

/** Says whether a coach's question makes an exercise, and which. */
export class Assayer<S, C, E extends MatchEvent> {
  private readonly quick: Appraiser<S, C, E>
  private readonly tree: Appraiser<S, C, E>
  private readonly far: Appraiser<S, C, E>
  private readonly pupils: Pupils<S, C, E>
  private readonly options: Int16Array
  private readonly mix: Float64Array
  private world: S | undefined

  constructor(private readonly quarry: Quarry<S, C, E>) {
    this.quick = new Appraiser(quarry, 'quick')
    this.tree = new Appraiser(quarry, 'tree')
    this.far = new Appraiser(quarry, 'far')
    this.pupils = new Pupils(quarry)
    this.options = new Int16Array(quarry.game.mostOptions)
    this.mix = new Float64Array(quarry.game.mostOptions)
  }

  /** The exercise there, if there is one; it hangs on nothing that this coach cannot see. */
  exercise(s: S, seat: Seat, motif: string, source: ExerciseSource, sheet: string): Exercise | undefined {
    const { game, insight } = this.quarry
    const count = game.legal(s, seat, this.options)
    // What is solved exactly is a mix of several.
    if (count < 2 || count > MOST_OPTIONS || insight.duel?.(s, seat, this.options, count, this.mix))
      return undefined
    const id = `${sheet}-${sha256(JSON.stringify([sheet, source])).slice(0, 8)}`
    const seed = Number.parseInt(id.slice(-8), 16)
    // Nothing true goes any further: from here on it is a match as it may be from this seat.
    const world = this.imagined(s, seat, seed)
    const appraisal = this.appraised(world, seat, seed)
    const [best] = appraisal ?? []
    if (!appraisal || !best) return undefined
    const choices = this.pupils.choices(world, seat, seed)
    const rating = ratingOf(this.pupils.attempts(choices, appraisal, seed))
    const tempting = this.tempting(world, seat, appraisal, choices.flat())
    if (rating < LEAST_RATING || tempting === undefined) return undefined
    const valued = ({ action, share, margin }: Appraised) => ({
      action: game.write(world, seat, action),
      share,
      margin,
    })
    return {
      id,
      game: game.id,
      edition: { rules: game.rulesOf(world), cards: game.cardSet(world) },
      position: game.position(world),
      seat,
      question: game.request(world, seat)?.kind ?? '',
      of: 'match',
      options: [valued(best), ...appraisal.slice(1).map(valued)],
      tempting: game.write(world, seat, tempting),
      motif,
      difficulty: difficultyOf(rating),
      rating,
      source,
    }
  }

  private imagined(s: S, seat: Seat, seed: number): S {
    const { game } = this.quarry
    this.world ??= game.blank(s)
    game.copy(s, this.world)
    game.reimagine(this.world, seat, new SampledChance(seed))
    return this.world
  }

  /** What its options are worth, if the best is clear in every look, and in every manner. */
  private appraised(s: S, seat: Seat, seed: number): Appraisal | undefined {
    let answer: number | undefined
    const isAnswer = (appraisal: Appraisal, look: Look): boolean => {
      const [best] = appraisal
      if (!best || !isClear(appraisal, look) || best.action !== (answer ?? best.action)) return false
      answer = best.action
      return best.share >= OPEN[0] && best.share <= OPEN[1]
    }
    for (const [nth, look] of LOOKS.entries())
      if (!isAnswer(this.quick.appraise(s, seat, look.worlds, seed + nth), look)) return undefined
    if (!isAnswer(this.far.appraise(s, seat, BY_OTHERS.worlds, seed ^ 0x0f0f0f0f), BY_OTHERS))
      return undefined
    const appraisal = this.tree.appraise(s, seat, ASKED_FOR.worlds, ~seed)
    return isAnswer(appraisal, ASKED_FOR) ? appraisal : undefined
  }

  /** The wrong option that most who try take, else what looks best at first sight, else the next best. */
  private tempting(s: S, seat: Seat, appraisal: Appraisal, chosen: readonly number[]): number | undefined {
    const [best, second] = appraisal
    const wrong = chosen.filter((action) => action !== best?.action)
    const often = (action: number) => wrong.filter((each) => each === action).length
    const [most] = wrong.toSorted((a, b) => often(b) - often(a))
    if (most !== undefined) return most
    const seen = this.atFirstSight(s, seat, appraisal)
    if (seen !== undefined && seen !== best?.action) return seen
    return second && second.behind <= PLAUSIBLE ? second.action : undefined
  }

  /** The likeliest to succeed, or the strongest card. */
  private atFirstSight(s: S, seat: Seat, appraisal: Appraisal): number | undefined {
    const { game, matters } = this.quarry
    const by = (worth: (action: number) => number | undefined) =>
      appraisal
        .map(({ action }) => ({ action, worth: worth(action) ?? Number.NEGATIVE_INFINITY }))
        .filter(({ worth: value }) => value > Number.NEGATIVE_INFINITY)
        .toSorted((a, b) => b.worth - a.worth)[0]?.action
    return (
      by((action) => game.odds(s, seat, action)?.likelihood) ??
      by((action) => matters.spends?.(s, seat, action))
    )
  }
}
