import type { Checked, Pair, Refusal } from '@libero/kernel'
import { accepted, agreedOf } from '@libero/kernel'
import type { Lesson, LessonBook } from '@libero/kernel/lesson'
import { lessonTable, nextOfRival } from '@libero/table/lesson'
import { settings } from '../app/settings.ts'
import type { Face } from '../face.ts'
import type { GameId } from '../games/register.ts'
import { faceOf, lessonsOf } from '../games/register.ts'
import { keepStep, learntOf } from '../keep/learnt.ts'
import type { KeptMatch } from '../keep/store.ts'
import { PERSON, textOf } from '../keep/store.ts'
import { Guide } from './guide.ts'
import { surroundings } from './load.ts'
import { Match } from './match.ts'
import type { Thinker } from './opponents.ts'
import type { Surroundings } from './snapshot.ts'

/** Who sits on the other bench while somebody learns, and in his first match. */
export const FIRST_RIVAL = 'beginner'

export type LoadedLesson =
  | {
      readonly ok: true
      readonly face: Face
      readonly book: LessonBook
      readonly match: Match
      readonly guide: Guide
      readonly options: unknown
    }
  | { readonly ok: false; readonly trouble: string; readonly refusals?: readonly Refusal[] }

/** Decides what is written; once that is done he never answers, and nobody waits for him. */
const rivalOf = (guide: Guide): Thinker => ({
  decide: async ({ record }, by, take) => {
    const value = nextOfRival(guide.lesson, record.inputs)
    if (value === undefined) {
      guide.leaveAlone()
      return new Promise(() => undefined)
    }
    take(value)
    return { answer: { by, value }, falls: [] }
  },
  advise: async () => ({ falls: [] }),
  build: async () => ({ falls: [] }),
  prospects: async () => ({}),
})

/** A lesson from one of its steps on, as a match that is kept in no list, and who leads through it. */
export function lessonMatch(
  face: Face,
  lesson: Lesson,
  before = 0,
  reached?: (nth: number) => void,
  around: Partial<Surroundings> = {},
): Checked<{ readonly match: Match; readonly guide: Guide; readonly options: unknown }> {
  const table = lessonTable(face.game, lesson, before)
  if (!table.ok) return table
  const { id, pupil } = lesson
  const coaches: Pair<string> = pupil === 0 ? [PERSON, FIRST_RIVAL] : [FIRST_RIVAL, PERSON]
  const record = table.value.record()
  const options = agreedOf(record)
  const kept: KeptMatch = {
    id: `${face.game.id}-${id}`,
    game: face.game.id,
    begun: 0,
    touched: 0,
    record: textOf(record, coaches),
    coaches,
    decisions: table.value.decisions,
    sides: ['', ''],
    goals: [0, 0],
    minute: 0,
  }
  const staysNow = () => {
    const { results, speed } = settings.get()
    return results !== 'never' && speed !== 'instant'
  }
  const guide = new Guide(lesson, before, reached)
  const match = Match.resume(face.game, kept, {
    ...surroundings(face, options, staysNow),
    ...around,
    thinker: rivalOf(guide),
    keep: async () => ({ ok: true, value: undefined }),
    isLesson: true,
  })
  if (!match.ok) return match
  return accepted({ match: match.value, guide, options })
}

/** A lesson where it was left; says why not, if not. */
export async function loadLesson(game: GameId, id: string): Promise<LoadedLesson> {
  const [face, book] = await Promise.all([faceOf(game), lessonsOf(game)])
  const lesson = book.lessons.find((each) => each.id === id)
  if (!lesson) return { ok: false, trouble: 'lesson-missing' }
  const { at } = learntOf(game)
  const { length } = lesson.steps
  const left = Object.hasOwn(at, id) ? (at[id] ?? 0) : 0
  const from = (nth: number) => lessonMatch(face, lesson, nth, (step) => keepStep(game, lesson, step))
  // What was left in another version may have other steps: then it begins anew.
  const resumed = left > 0 && left < length ? from(left) : from(0)
  const begun = resumed.ok ? resumed : from(0)
  if (!begun.ok) return { ok: false, trouble: 'match-damaged', refusals: begun.refusals }
  return { ok: true, face, book, ...begun.value }
}
