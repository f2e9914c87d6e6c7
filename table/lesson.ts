import type { Checked, Game, MatchEvent, Refusal, Request, Seat, View } from '@libero/kernel'
import { accepted, other, refused, seatName } from '@libero/kernel'
import type { Lesson, LessonStep } from '@libero/kernel/lesson'
import { Table } from './table.ts'

/** A step of a lesson as it is met: what is seen, and what is asked. */
export interface Met<V extends View = View> {
  readonly step: LessonStep
  readonly view: V
  readonly request: Request | undefined
}

/** How a decision begins in a record, by the seat that made it. */
const FROM: Readonly<Record<Seat, string>> = { 0: 'h ', 1: 'a ' }

/** What the other coach of a lesson decides next; nothing once he has decided all that is written. */
export const nextOfRival = ({ pupil, rival }: Lesson, inputs: readonly string[]): string | undefined =>
  rival[inputs.filter((input) => input.startsWith(FROM[other(pupil)])).length]

/** Lets the other coach of a lesson decide as long as he is asked and something is written; why not, if he cannot. */
export function letRivalDecide<S, C, E extends MatchEvent, V extends View>(
  table: Table<S, C, E, V>,
  lesson: Lesson,
): { readonly answer: string; readonly refusals: readonly Refusal[] } | undefined {
  const opponent: Seat = other(lesson.pupil)
  while (table.isAwaited(opponent)) {
    const answer = nextOfRival(lesson, table.record().inputs)
    if (answer === undefined) return undefined
    const acted = table.act(opponent, answer)
    if (!acted.ok) return { answer, refusals: acted.refusals }
  }
  return undefined
}

/** The table of a lesson as it stands before one of its steps, all decisions before it made as they are written. */
export function lessonTable<S, C, E extends MatchEvent, V extends View>(
  game: Game<S, C, E, V>,
  lesson: Lesson,
  before = 0,
): Checked<Table<S, C, E, V>> {
  const { beginning, luck, pupil, steps } = lesson
  const opened = Table.open(game, beginning, { list: luck })
  if (!opened.ok) return opened
  const table = opened.value
  for (const action of [undefined, ...steps.slice(0, before).map((step) => step.action)]) {
    const acted = action === undefined ? accepted(0) : table.act(pupil, action)
    if (!acted.ok) return refused(...acted.refusals)
    const fault = letRivalDecide(table, lesson)
    if (fault) return refused(...fault.refusals)
  }
  return accepted(table)
}

/** What is wrong with a lesson: it is played at a table, each decision as it is written. */
export function lessonFaults<S, C, E extends MatchEvent, V extends View>(
  game: Game<S, C, E, V>,
  lesson: Lesson,
  each?: (met: Met<V>) => void,
): readonly string[] {
  const { pupil, luck, steps, beginning, explains } = lesson
  const opened = Table.open(game, beginning, { list: luck })
  if (!opened.ok) return opened.refusals.map(({ code }) => `cannot begin: ${code}`)
  const table = opened.value
  const faults: string[] = []
  const asked = new Set<string>()
  const opponent: Seat = other(pupil)
  const goOn = () => {
    const fault = letRivalDecide(table, lesson)
    if (!fault) return
    const codes = fault.refusals.map(({ code }) => code).join(', ')
    faults.push(`the other coach cannot choose ${fault.answer}: ${codes}`)
  }
  goOn()
  for (const step of steps) {
    const request = table.request(pupil)
    const { id, action, instead = {}, brings = [] } = step
    if (request) asked.add(request.kind)
    each?.({ step, view: table.seenBy(seatName(pupil)), request })
    if (action === undefined) continue
    if (!request) {
      faults.push(`${id}: nothing is asked`)
      break
    }
    const isOffered = (each: string) => request.options.some((option) => option.action === each)
    for (const each of Object.keys(instead))
      if (each === action || !isOffered(each)) faults.push(`${id}: ${each} cannot be chosen instead`)
    const before = table.logLength
    const acted = table.act(pupil, action)
    if (!acted.ok) {
      const options = request.options.map((option) => option.action).join(' ')
      faults.push(
        `${id}: ${action} is refused: ${acted.refusals.map(({ code }) => code).join(', ')} (of ${options})`,
      )
      break
    }
    goOn()
    const heard = table.heard(seatName(pupil), before)
    faults.push(
      ...missing(heard.ok ? heard.value : [], brings).map((each) => `${id}: it does not bring ${each}`),
    )
  }
  const { taken } = table
  if (faults.length === 0 && taken !== luck.length)
    faults.push(`of ${luck.length} pieces of luck ${taken} are used`)
  const left = nextOfRival(lesson, table.record().inputs)
  if (faults.length === 0 && left !== undefined) faults.push(`the other coach is left with ${left}`)
  if (faults.length === 0 && table.isAwaited(opponent) && !table.isAwaited(pupil))
    faults.push('it ends while the other coach is asked')
  for (const kind of explains) if (!asked.has(kind)) faults.push(`it explains ${kind}, which is never asked`)
  return faults
}

/** What was to be told in this order and was not. */
function missing(heard: readonly MatchEvent[], brings: NonNullable<LessonStep['brings']>): readonly string[] {
  let from = 0
  return brings.flatMap((wanted) => {
    const at = heard.findIndex((event, n) => n >= from && holds(event, wanted))
    if (at < 0) return [`${JSON.stringify(wanted)}, but ${JSON.stringify(heard.slice(from))}`]
    from = at + 1
    return []
  })
}

const holds = (event: MatchEvent, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(([key, value]) => JSON.stringify(Object(event)[key]) === JSON.stringify(value))
