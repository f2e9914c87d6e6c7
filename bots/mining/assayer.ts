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
export const ASKED_FOR: Look = { worlds: 600, lead: 0.05, errors: 4 }
/** Nor may it be an error of the judge: played on much farther by others, the best is still clearly the best. */
export const BY_OTHERS: Look = { worlds: 240, lead: 0.02, errors: 2.5 }

/** Nobody reads more options than this. */
const MOST_OPTIONS = 24
/** What nearly everybody solves is none: so few points. */
const LEAST_RATING = 400
/** In a chapter with hardly any so much of a lead is enough. */
const THIN = 0.6
/** Where all is lost or won anyway nobody cares. */
const OPEN = [0.12, 0.97] as const
/** The next best suggests itself if it is no worse than this. */
const PLAUSIBLE = 0.2

export const isClear = (appraisal: Appraisal, { lead, errors }: Omit<Look, 'worlds'>): boolean => {
  const second = appraisal[1]
  return second !== undefined && second.behind >= lead && second.behind >= errors * second.doubt
}

const eased = (look: Look, ease: number): Look => ({ ...look, lead: ease * look.lead })

/** Where an exercise would be from, and go. */
export interface Vein {
  readonly motif: string
  readonly source: ExerciseSource
  readonly sheet: string
  /** There is hardly anything of this chapter yet. */
  readonly isThin?: boolean
}

/** Whether a sheet has room for the like. */
export type Wants = (placed: Pick<Exercise, 'motif' | 'difficulty'>) => boolean

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

  /**
   * The exercise there, if there is one and it is wanted; it hangs on nothing that this coach cannot see. Once it is
   * likely how hard it would be, `wants` is asked before more work is put into it.
   */
  exercise(s: S, seat: Seat, { motif, source, sheet, isThin }: Vein, wants: Wants): Exercise | undefined {
    const { game, insight } = this.quarry
    const count = game.legal(s, seat, this.options)
    // What is solved exactly is a mix of several.
    if (count < 2 || count > MOST_OPTIONS || insight.duel?.(s, seat, this.options, count, this.mix))
      return undefined
    const id = `${sheet}-${sha256(JSON.stringify([sheet, source])).slice(0, 8)}`
    const seed = Number.parseInt(id.slice(-8), 16)
    // Nothing true goes any further: from here on it is a match as it may be from this seat.
    const world = this.imagined(s, seat, seed)
    const ease = isThin ? THIN : 1
    const seen = this.atAGlance(world, seat, seed, ease)
    if (!seen) return undefined
    const choices = this.pupils.choices(world, seat, seed)
    const rated = (appraisal: Appraisal) => ratingOf(this.pupils.attempts(choices, appraisal, seed))
    if (!wants({ motif, difficulty: difficultyOf(rated(seen)) })) return undefined
    const appraisal = this.lookedInto(world, seat, seed, seen, ease)
    const [best] = appraisal ?? []
    if (!appraisal || !best) return undefined
    const rating = rated(appraisal)
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

  /** What its options seem to be worth, if the best is clear in every look. */
  private atAGlance(s: S, seat: Seat, seed: number, ease: number): Appraisal | undefined {
    let seen: Appraisal | undefined
    for (const [nth, look] of LOOKS.entries()) {
      seen = this.quick.appraise(s, seat, look.worlds, seed + nth)
      if (!isClear(seen, eased(look, ease))) return undefined
    }
    return seen
  }

  /** What they are worth, if the best is the same and clear in every other manner, too. */
  private lookedInto(s: S, seat: Seat, seed: number, seen: Appraisal, ease: number): Appraisal | undefined {
    const answer = seen[0]?.action
    const far = this.far.appraise(s, seat, BY_OTHERS.worlds, seed ^ 0x0f0f0f0f)
    if (far[0]?.action !== answer || !isClear(far, eased(BY_OTHERS, ease))) return undefined
    const found = this.tree.appraise(s, seat, ASKED_FOR.worlds, ~seed)
    const [best, second] = found
    if (!best || !second || best.action !== answer) return undefined
    if (!isClear(found, eased(ASKED_FOR, ease))) return undefined
    // As both are told, too, one is better.
    const isTold = best.share - second.share > best.margin + second.margin
    return isTold && best.share >= OPEN[0] && best.share <= OPEN[1] ? found : undefined
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
