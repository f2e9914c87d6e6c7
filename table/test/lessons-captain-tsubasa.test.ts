import { captainTsubasa } from '@libero/captain-tsubasa'
import { captainTsubasaBook } from '@libero/captain-tsubasa/book'
import { LESSON_WORDS } from '@libero/captain-tsubasa/lesson-words'
import { LESSONS } from '@libero/captain-tsubasa/lessons'
import { COURSES, sayingOf } from '@libero/kernel/lesson'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { lessonFaults } from '../lesson.ts'

/** As much as a person reads at a glance, and as much as fits beside a pitch on a phone. */
const LONGEST = 170

/** Two examples told elsewhere by the rule itself; and what is the table's, not the match's. */
const NOT_MET = ['7.7', '13.5', '17.2', '17.3', '17.4', '17.5', '17.6']

const QUESTIONS = [
  'toss',
  'draft',
  'turn',
  'ability',
  'token',
  'target',
  'motivate',
  'action',
  'spend',
  'reroll',
  'save',
  'special',
]

const { paragraphs } = captainTsubasaBook.en.rules

describe('the lessons of Captain Tsubasa', () => {
  test('the first five minutes come first, and no two lessons share a name', () => {
    expect(LESSONS.slice(0, 4).map(({ id }) => id)).toEqual([
      'first-step',
      'first-pass',
      'first-defence',
      'first-goal',
    ])
    const courses = LESSONS.map(({ course }) => COURSES.indexOf(course))
    expect(courses).toEqual(courses.toSorted((a, b) => a - b))
    expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length)
  })

  test.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))('%s', (id, lesson) => {
    expect(lessonFaults(captainTsubasa, lesson)).toEqual([])
    expect(lesson.steps.length).toBeLessThanOrEqual(13)
    expect(lesson.paragraphs.filter((paragraph) => !(paragraph in paragraphs))).toEqual([])
    const steps = lesson.steps.map((step) => step.id)
    const answers = new Set(lesson.steps.flatMap(({ instead = {} }) => Object.values(instead)))
    for (const language of LANGUAGES) {
      const words = LESSON_WORDS[language][id]
      expect(words?.title, `${language}: title`).toBeTruthy()
      expect(words?.about, `${language}: about`).toBeTruthy()
      expect(Object.keys(words?.steps ?? {}).toSorted(), language).toEqual(steps.toSorted())
      expect(Object.keys(words?.instead ?? {}).toSorted(), language).toEqual([...answers].toSorted())
      if (!words) continue
      const said = steps.flatMap((step) => Object.values(sayingOf(words, step)))
      for (const sentence of [...said, ...Object.values(words.instead ?? {})]) {
        expect(sentence.length, sentence).toBeLessThanOrEqual(LONGEST)
        expect(sentence.split('*').length % 2, sentence).toBe(1)
      }
    }
  })

  test('whatever of the rules is met in the first matches is shown in one', () => {
    const taught = new Set(LESSONS.flatMap(({ paragraphs }) => paragraphs))
    expect(Object.keys(paragraphs).filter((paragraph) => !taught.has(paragraph))).toEqual(NOT_MET)
  })

  test('whatever is asked in a match is explained by one', () => {
    const kinds = new Set(LESSONS.flatMap(({ explains }) => explains))
    expect(QUESTIONS.filter((kind) => !kinds.has(kind))).toEqual([])
  })

  test.each(LANGUAGES)('%s has words for no other lesson', (language) => {
    expect(Object.keys(LESSON_WORDS[language]).toSorted()).toEqual(LESSONS.map(({ id }) => id).toSorted())
  })
})
