import type { Refusal } from '@libero/kernel'
import { agreedOf } from '@libero/kernel'
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

/** Says what is written; once that is said, he never answers, and nobody waits for him. */
const rivalOf = (lesson: Lesson): Thinker => ({
  decide: async ({ record }, by, take) => {
    const value = nextOfRival(lesson, record.inputs)
    if (value === undefined) return new Promise(() => undefined)
    take(value)
    return { answer: { by, value }, falls: [] }
  },
  advise: async () => ({ falls: [] }),
  build: async () => ({ falls: [] }),
  prospects: async () => ({}),
})

/** A lesson where it was left, as a match that is kept in no list. */
export async function loadLesson(game: GameId, id: string): Promise<LoadedLesson> {
  const [face, book] = await Promise.all([faceOf(game), lessonsOf(game)])
  const lesson = book.lessons.find((each) => each.id === id)
  if (!lesson) return { ok: false, trouble: 'lesson-missing' }
  const { at } = learntOf(game)
  const left = at[id] ?? 0
  const isLeft = left > 0 && left < lesson.steps.length
  // Another version may have other steps: then it begins anew.
  const before = isLeft && lessonTable(face.game, lesson, left).ok ? left : 0
  const table = lessonTable(face.game, lesson, before)
  if (!table.ok) return { ok: false, trouble: 'match-damaged', refusals: table.refusals }
  const coaches = lesson.pupil === 0 ? ([PERSON, FIRST_RIVAL] as const) : ([FIRST_RIVAL, PERSON] as const)
  const record = table.value.record()
  const kept: KeptMatch = {
    id: `${game}-${id}`,
    game,
    begun: 0,
    touched: 0,
    record: textOf(record, coaches),
    coaches,
    decisions: table.value.decisions,
    sides: ['', ''],
    goals: [0, 0],
    minute: 0,
  }
  const options = agreedOf(record)
  const match = Match.resume(face.game, kept, {
    ...surroundings(face, options, () => {
      const { results, speed } = settings.get()
      return results !== 'never' && speed !== 'instant'
    }),
    thinker: rivalOf(lesson),
    keep: async () => ({ ok: true, value: undefined }),
    isLesson: true,
  })
  if (!match.ok) return { ok: false, trouble: 'match-damaged', refusals: match.refusals }
  const guide = new Guide(lesson, before, (nth) => keepStep(game, id, nth, nth >= lesson.steps.length))
  return { ok: true, face, book, match: match.value, guide, options }
}
