import { hatTrick, OUR_EXPANSION } from '@libero/hat-trick'
import { PARAGRAPHS } from '@libero/hat-trick/book'
import { LESSON_WORDS } from '@libero/hat-trick/lesson-words'
import { LESSONS } from '@libero/hat-trick/lessons'
import { COURSES, sayingOf } from '@libero/kernel/lesson'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { lessonFaults } from '../lesson.ts'

/** So much is read in one go, on a small screen too. */
const MOST_CHARACTERS = 210
const MOST_ON_WHY = 240

const known: ReadonlySet<string> = new Set(PARAGRAPHS)
const ids = LESSONS.map(({ id }) => id)

test('no two lessons go by one name, and a course is all in one place', () => {
  expect(new Set(ids).size).toBe(ids.length)
  const courses = LESSONS.map(({ course }) => COURSES.indexOf(course))
  expect(courses).toEqual(courses.toSorted((one, other) => one - other))
})

describe.each(LESSONS)('$id', (lesson) => {
  const { steps, paragraphs } = lesson

  test('is played as it is written', () => expect(lessonFaults(hatTrick, lesson)).toEqual([]))

  test('is short and rests on the rules', () => {
    expect(steps.length).toBeLessThanOrEqual(10)
    expect(paragraphs.filter((each) => !known.has(each))).toEqual([])
    expect(new Set(paragraphs).size).toBe(paragraphs.length)
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length)
  })

  test.each(LANGUAGES)('is told from beginning to end, %s', (language) => {
    const words = LESSON_WORDS[language][lesson.id]
    expect(words?.title).toBeTruthy()
    expect(words?.about).toBeTruthy()
    expect(Object.keys(words?.steps ?? {})).toEqual(steps.map(({ id }) => id))
    const answers = new Set(steps.flatMap(({ instead = {} }) => Object.values(instead)))
    expect(new Set(Object.keys(words?.instead ?? {}))).toEqual(answers)
    for (const { id } of steps) {
      const { say, why = '' } = words ? sayingOf(words, id) : { say: '' }
      expect(say.length, `${id}: ${say}`).toBeLessThanOrEqual(MOST_CHARACTERS)
      expect(why.length, `${id}: ${why}`).toBeLessThanOrEqual(MOST_ON_WHY)
      // What has weight stands between two stars.
      expect((say.match(/\*/g) ?? []).length % 2, `${id}: ${say}`).toBe(0)
    }
    for (const answer of Object.values(words?.instead ?? {}))
      expect(answer.length, answer).toBeLessThanOrEqual(MOST_CHARACTERS)
  })
})

test.each(LANGUAGES)('nothing is told of a lesson that is not there, %s', (language) => {
  expect(Object.keys(LESSON_WORDS[language]).toSorted()).toEqual(ids.toSorted())
})

test('what a squad costs is told as the cards have it', () => {
  const { budgets, types, keeper } = OUR_EXPANSION
  const purses = budgets.find(({ rank, mentality }) => rank === 'II' && mentality === 'balanced')
  expect(purses).toMatchObject({ defensive: 15, offensive: 15 })
  expect(keeper.goldPrice).toBe(3)
  expect(types.find(({ id }) => id === 'utility-man')).toMatchObject({ price: 0 })
  const shieldOf = (type: string) => types.find(({ id }) => id === type)?.shield
  expect([shieldOf('solid-cb'), shieldOf('target-man')]).toEqual(['defensive', 'offensive'])
})

test.each(LANGUAGES)('the squad’s figures are named, %s', (language) => {
  const words = LESSON_WORDS[language].budget
  const { say } = words ? sayingOf(words, 'price') : { say: '' }
  expect(say.match(/\d+/g)).toEqual(expect.arrayContaining(['15', '3']))
})
