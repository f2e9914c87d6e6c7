import { finale } from '@libero/finale'
import { finaleBook } from '@libero/finale/book'
import { LESSON_WORDS } from '@libero/finale/lesson-words'
import { LESSONS } from '@libero/finale/lessons'
import type { Lesson, LessonWords } from '@libero/kernel/lesson'
import { COURSES, sayingOf } from '@libero/kernel/lesson'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { lessonFaults } from '../lesson.ts'

/** Room on a phone: so much is read at a glance. */
const MOST_SAID = 190
const MOST_STEPS = { first: 10, chapters: 9 } as const

/** What nobody meets in his first three matches: other ways to pack, other budgets, cups, what ends loops of luck. */
const LATER = ['3.7', '4.4', '4.5', '4.9', '4.10', '11.6', '12.1', '12.2', '12.3', '12.4', '13.4', '13.5']

const answers = ({ steps }: Lesson): readonly string[] => [
  ...new Set(steps.flatMap(({ instead = {} }) => Object.values(instead))),
]
const unknown = (list: readonly string[], known: readonly string[]) =>
  list.filter((id) => !known.includes(id))

describe.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('the lesson %s', (id, lesson) => {
  test('is played at the table as it is written', () => expect(lessonFaults(finale, lesson)).toEqual([]))

  test('lights what lies on the table then', () => {
    lessonFaults(finale, lesson, ({ step, view }) => {
      const own = view.sides[lesson.pupil]
      const men = view.sides.flatMap((side) => side.men).filter(({ where }) => where !== 'off')
      const hand = typeof own.hand === 'number' ? [] : own.hand
      const places = [
        ...men.map((man) => `man/${man.id}`),
        ...hand.map((card) => `hand/${lesson.pupil}/${card}`),
        ...view.sides.flatMap((side, seat) => (side.faceUp || side.laid ? [`lying/${seat}`] : [])),
        ...(view.phase === 'packing' ? ['purple', 'yellow', 'blue', 'red'] : []).map((id) => `pack/0/${id}`),
      ]
      expect(unknown(step.look ?? [], places), step.id).toEqual([])
    })
  })

  test('is short, and none of its steps is met twice', () => {
    const ids = lesson.steps.map((step) => step.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(4)
    expect(ids.length).toBeLessThanOrEqual(MOST_STEPS[lesson.course])
    expect(lesson.steps.some(({ action }) => action !== undefined)).toBe(true)
  })

  test.each(LANGUAGES)('says every step and answers every wrong turn, and nothing else (%s)', (language) => {
    const words = LESSON_WORDS[language][id] as LessonWords
    expect(Object.keys(words.steps)).toEqual(lesson.steps.map((step) => step.id))
    expect(Object.keys(words.instead ?? {}).sort()).toEqual(answers(lesson).toSorted())
    for (const { id: step } of lesson.steps) {
      const { say, why } = sayingOf(words, step)
      expect(say.length, `${step}: ${say}`).toBeLessThanOrEqual(MOST_SAID)
      expect(why, step).not.toBe('')
    }
    const all = JSON.stringify(words)
    expect((all.match(/\*/g) ?? []).length % 2, 'stars in pairs').toBe(0)
    expect(all, 'holes').not.toMatch(/\{\w+\}/)
  })
})

test('each lesson has its own id, the first five minutes before the chapters', () => {
  const ids = LESSONS.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const courses = LESSONS.map(({ course }) => COURSES.indexOf(course))
  expect(courses).toEqual(courses.toSorted())
})

test.each(LANGUAGES)('no words are left over (%s)', (language) => {
  const ids = LESSONS.map(({ id }) => id)
  expect(unknown(Object.keys(LESSON_WORDS[language]), ids)).toEqual([])
})

test('every paragraph that somebody can meet in his first three matches is in a lesson', () => {
  const all = Object.keys(finaleBook.en.rules.paragraphs)
  const shown = LESSONS.flatMap(({ paragraphs }) => paragraphs)
  expect(unknown(shown, all)).toEqual([])
  expect(all.filter((id) => !shown.includes(id) && !LATER.includes(id))).toEqual([])
})
