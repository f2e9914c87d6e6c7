import type { Checked, MatchEvent } from '@libero/kernel'
import { accepted, awaits, refused, SampledChance, seedFrom } from '@libero/kernel'
import type { Exercise } from '@libero/kernel/exercise'
import type { Appraisal } from './appraiser.ts'
import { Appraiser } from './appraiser.ts'
import { ASKED_FOR, BY_OTHERS } from './assayer.ts'
import { Pupils } from './pupils.ts'
import type { Quarry } from './quarry.ts'

/** So many times as many worlds as when it was found. */
export const HARDER = 10

/** What somebody else makes of an exercise. */
export interface Examined {
  readonly id: string
  /** What he takes for best by a tree of what each coach learns, … */
  readonly best: string
  /** … and where sensible coaches play far on; … */
  readonly bestFar: string
  /** … and whether both are the answer of the exercise. */
  readonly isKept: boolean
  /** How far ahead of all others the answer is for the tree, below 0 where it is not; and the standard error. */
  readonly lead: number
  readonly doubt: number
  /** Whether the heuristic solves it. */
  readonly byHeuristic: boolean
}

/** Looks at exercises anew, from the position alone, with other worlds, other luck and ten times the work. */
export class Examiner<S, C, E extends MatchEvent> {
  private readonly tree: Appraiser<S, C, E>
  private readonly far: Appraiser<S, C, E>
  private readonly pupils: Pupils<S, C, E>

  constructor(
    private readonly quarry: Quarry<S, C, E>,
    /** So many times as many worlds as when it was found. */
    private readonly harder = HARDER,
  ) {
    this.tree = new Appraiser(quarry, 'tree')
    this.far = new Appraiser(quarry, 'far')
    this.pupils = new Pupils(quarry)
  }

  /** Or what is wrong with its position. */
  examine(exercise: Exercise, seed: string): Checked<Examined> {
    const { game, bots } = this.quarry
    const { id, position, edition, seat } = exercise
    const own = seedFrom(`${seed} ${id}`)[0] ?? 0
    const opened = game.fromPosition(position, new SampledChance(own), undefined, edition)
    if (!opened.ok) return opened
    const s = opened.value
    if (!awaits(game.awaiting(s), seat)) return refused({ code: 'not-asked', rule: 'T2' })
    const worlds = ({ worlds: before }: { readonly worlds: number }) => Math.ceil(this.harder * before)
    const appraisal = this.tree.appraise(s, seat, worlds(ASKED_FOR), own)
    const [far] = this.far.appraise(s, seat, worlds(BY_OTHERS), ~own)
    const answer = game.read(s, seat, exercise.options[0].action)
    const heuristic = bots.find((bot) => bot.id === 'heuristic')
    const chosen = heuristic ? this.pupils.choicesOf(heuristic, s, seat, own) : []
    const solved = chosen.filter((action) => action === answer).length
    return accepted({
      id,
      best: game.write(s, seat, appraisal[0]?.action ?? answer),
      bestFar: game.write(s, seat, far?.action ?? answer),
      isKept: appraisal[0]?.action === answer && far?.action === answer,
      ...against(appraisal, answer),
      byHeuristic: 2 * solved > chosen.length,
    })
  }
}

/** The answer against the best of the others. */
function against(appraisal: Appraisal, answer: number): Pick<Examined, 'lead' | 'doubt'> {
  const own = appraisal.find(({ action }) => action === answer)
  const [best, second] = appraisal
  if (!own || !best || !second) return { lead: -1, doubt: 0 }
  return own === best ? { lead: second.behind, doubt: second.doubt } : { lead: -own.behind, doubt: own.doubt }
}
