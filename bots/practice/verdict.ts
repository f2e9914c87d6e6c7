import type { Checked, Game, MatchEvent, Pair, Request, View } from '@libero/kernel'
import { accepted, refused, sha256 } from '@libero/kernel'
import type { Exercise, ValuedOption } from '@libero/kernel/exercise'
import { bestOf } from '@libero/kernel/exercise'
import { Table } from '@libero/table'

/** How an answer to an exercise compares with what else could have been chosen. */
export interface Verdict {
  readonly chosen: ValuedOption
  readonly best: ValuedOption
  /** The next best, where there is one. */
  readonly second: ValuedOption | undefined
  /** What suggests itself and is worse. */
  readonly tempting: ValuedOption | undefined
  readonly isSolved: boolean
  /** Not the best, but no further from it than both figures may be off. */
  readonly isClose: boolean
}

/** Nothing where the exercise has no such option. */
export function verdictOn(exercise: Exercise, action: string): Verdict | undefined {
  const { options } = exercise
  const optionOf = (wanted: string) => options.find((each) => each.action === wanted)
  const chosen = optionOf(action)
  const best = bestOf(exercise)
  const isSolved = chosen === best
  return (
    chosen && {
      chosen,
      best,
      second: options[1],
      tempting: optionOf(exercise.tempting),
      isSolved,
      isClose: !isSolved && best.share - chosen.share <= best.margin + chosen.margin,
    }
  )
}

/** How many options are told beside each other: the best, whatever was chosen, what suggests itself, and the next best. */
export function toldOf({ options }: Exercise, { chosen, tempting }: Verdict, most: number): ValuedOption[] {
  const must = new Set([options[0], chosen, tempting])
  let room = most - options.filter((each) => must.has(each)).length
  return options.filter((each) => must.has(each) || room-- > 0)
}

/** Who sat at the match an exercise is from, as far as its source says: home and away, each by his level. */
export function coachesOf({ source }: Pick<Exercise, 'source'>): Pair<string> {
  const [home = '', away = home] = source.by.split(/\s+–\s+/).map((each) => each.split('@')[0] ?? '')
  return [home, away]
}

/** An exercise laid out: the table it is looked at, and what is asked there. */
export interface LaidOut<S, C, E extends MatchEvent, V extends View> {
  readonly table: Table<S, C, E, V>
  readonly request: Request
}

/** Every reason why an exercise cannot be put, one that asks something else than it says included. */
export function laidOut<S, C, E extends MatchEvent, V extends View>(
  game: Game<S, C, E, V>,
  { id, position, edition, seat, options }: Exercise,
): Checked<LaidOut<S, C, E, V>> {
  const opened = Table.open(game, { from: position, ...edition }, { seed: sha256(id) })
  if (!opened.ok) return opened
  const request = opened.value.request(seat)
  const isListed = (action: string) => options.some((each) => each.action === action)
  if (!request?.options.every(({ action }) => isListed(action)))
    return refused({ code: 'record-damaged', rule: 'T3' })
  return accepted({ table: opened.value, request })
}
