import type { Game, MatchEvent, Request, Seat, View } from '@libero/kernel'
import { other, seatName } from '@libero/kernel'
import type { Lesson, LessonStep } from '@libero/kernel/lesson'
import { Table } from './table.ts'

/** A step of a lesson as it is met: what is seen, and what is asked. */
export interface Met<V extends View = View> {
  readonly step: LessonStep
  readonly view: V
  readonly request: Request | undefined
}

/** What is wrong with a lesson: it is played at a table, each decision as it is written. */
export function lessonFaults<S, C, E extends MatchEvent, V extends View>(
  game: Game<S, C, E, V>,
  lesson: Lesson,
  each?: (met: Met<V>) => void,
): readonly string[] {
  const { pupil, luck, rival, steps, beginning, explains } = lesson
  const opened = Table.open(game, beginning, { list: luck })
  if (!opened.ok) return opened.refusals.map(({ code }) => `cannot begin: ${code}`)
  const table = opened.value
  const faults: string[] = []
  const asked = new Set<string>()
  const answers = [...rival]
  const opponent: Seat = other(pupil)
  const letRivalDecide = () => {
    while (table.isAwaited(opponent)) {
      const answer = answers.shift()
      if (answer === undefined) return
      const acted = table.act(opponent, answer)
      if (!acted.ok) {
        faults.push(
          `the other coach cannot choose ${answer}: ${acted.refusals.map(({ code }) => code).join(', ')}`,
        )
        return
      }
    }
  }
  letRivalDecide()
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
    letRivalDecide()
    const heard = table.heard(seatName(pupil), before)
    faults.push(
      ...missing(heard.ok ? heard.value : [], brings).map((each) => `${id}: it does not bring ${each}`),
    )
  }
  const { taken } = table
  if (faults.length === 0 && taken !== luck.length)
    faults.push(`of ${luck.length} pieces of luck ${taken} are used`)
  if (faults.length === 0 && answers.length > 0)
    faults.push(`the other coach is left with ${answers.join(' ')}`)
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
