import type { MatchEvent, Seat } from '@libero/kernel'
import { SampledChance, sha256 } from '@libero/kernel'
import type { Exercise, ExerciseSource } from '@libero/kernel/exercise'
import type { Appraisal, Appraised } from './appraiser.ts'
import { Appraiser } from './appraiser.ts'
import type { Tried } from './pupils.ts'
import { attemptsAt, difficultyOf, Pupils, ratingOf } from './pupils.ts'
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
/** Where nobody is tempted, the next best suggests itself if it is no worse than this. */
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
    const tried = this.pupils.try(world, seat, seed)
    const likely = ratingOf(attemptsAt(tried, seen, seed))
    if (!wants({ motif, difficulty: difficultyOf(likely) })) return undefined
    const appraisal = this.lookedInto(world, seat, seed, seen, ease)
    const [best] = appraisal ?? []
    if (!appraisal || !best) return undefined
    const rating = ratingOf(attemptsAt(tried, appraisal, seed))
    const tempting = temptingAmong(appraisal, tried)
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
}

/** The wrong option that those take who say most of people; where all were right, the next best. */
export function temptingAmong(appraisal: Appraisal, tried: readonly Tried[]): number | undefined {
  const [best, ...others] = appraisal
  const taken = ({ action }: Appraised): number =>
    tried.reduce(
      (sum, { weight, chosen }) =>
        sum + (weight * chosen.filter((each) => each === action).length) / chosen.length,
      0,
    )
  const [most] = others.toSorted((a, b) => taken(b) - taken(a))
  if (!best || !most) return undefined
  return taken(most) > 0 || most.behind <= PLAUSIBLE ? most.action : undefined
}
