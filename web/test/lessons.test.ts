import { OUR_CARDS as captainTsubasaCards } from '@libero/captain-tsubasa'
import { LESSON_WORDS as captainTsubasaWords } from '@libero/captain-tsubasa/lesson-words'
import { LESSONS as captainTsubasaLessons } from '@libero/captain-tsubasa/lessons'
import { OUR_CARDS as finaleCards } from '@libero/finale'
import { LESSON_WORDS as finaleWords } from '@libero/finale/lesson-words'
import { LESSONS as finaleLessons } from '@libero/finale/lessons'
import { OUR_CARDS as hatTrickCards, OUR_EXPANSION } from '@libero/hat-trick'
import { LESSON_WORDS as hatTrickWords } from '@libero/hat-trick/lesson-words'
import { LESSONS as hatTrickLessons } from '@libero/hat-trick/lessons'
import type { Lesson } from '@libero/kernel/lesson'
import { minutesOf, sayingOf, unweighed } from '@libero/kernel/lesson'
import { LANGUAGES } from '@libero/kernel/words'
import type { Met } from '@libero/table/lesson'
import { lessonFaults, lessonTable } from '@libero/table/lesson'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Face } from '../face.ts'
import { captainTsubasaFace } from '../games/captain-tsubasa/face.tsx'
import { finaleFace } from '../games/finale/face.tsx'
import { hatTrickFace } from '../games/hat-trick/face.tsx'
import type { Guide } from '../match/guide.ts'
import { isDue } from '../match/guide.ts'
import { lessonMatch } from '../match/load-lesson.ts'
import type { Match } from '../match/match.ts'
import { ChoicesContext, NO_CHOICES, placed } from '../table/choices.ts'

/** As much as a phone of 360 × 640 shows beside its pitch. */
const LONGEST = 220
const LONGEST_WHY = 260
const LONGEST_TITLE = 36
/** No lesson takes longer, in minutes. */
const LAST = 3

const GAMES = [
  {
    face: hatTrickFace,
    lessons: hatTrickLessons,
    words: hatTrickWords,
    newest: [
      hatTrickCards,
      {
        name: `${hatTrickCards.name}+${OUR_EXPANSION.name}`,
        version: `${hatTrickCards.version}+${OUR_EXPANSION.version}`,
      },
    ],
  },
  { face: finaleFace, lessons: finaleLessons, words: finaleWords, newest: [finaleCards] },
  {
    face: captainTsubasaFace,
    lessons: captainTsubasaLessons,
    words: captainTsubasaWords,
    newest: [captainTsubasaCards],
  },
].map((game) => [game.face.game.id, game] as const)

/** Every place that is drawn at a step, as whoever learns sees it. */
function placesAt(face: Face, { view, request }: Met, lesson: Lesson): ReadonlySet<string> {
  const words = face.wording('en')
  const board = { view, near: lesson.pupil, request, heard: [], language: 'en', words } as const
  const { byTarget } = placed(face, board)
  const choices = { ...NO_CHOICES, at: (target: string) => byTarget.get(target) ?? [] }
  const drawn = renderToStaticMarkup(
    createElement(ChoicesContext, { value: choices }, createElement(face.Pitch, board)),
  )
  const onPitch = Array.from(drawn.matchAll(/data-target="([^"]*)"/g), (found) => found[1] ?? '')
  return new Set([...onPitch, ...face.hand(view, lesson.pupil, board).map(({ target }) => target)])
}

/** Comes back when the next step of a lesson can be met. */
const settled = (guide: Guide, match: Match): Promise<void> =>
  new Promise((resolve) => {
    const look = () => {
      if (!isDue(guide.get(), match.get())) return
      for (const leave of leaving) leave()
      resolve()
    }
    const leaving = [match.subscribe(look), guide.subscribe(look)]
    look()
  })

describe.each(GAMES)('the lessons of %s', (_, { face, lessons, words, newest }) => {
  const byId = lessons.map((lesson) => [lesson.id, lesson] as const)

  test('are held by the newest rules and with the newest cards', () => {
    const held = new Set(
      lessons.map(({ beginning: { rules, cards } }) => `${rules}, ${cards.name} ${cards.version}`),
    )
    expect([...held].sort()).toEqual(
      newest.map(({ name, version }) => `${face.game.rules}, ${name} ${version}`).sort(),
    )
  })

  test.each(byId)('%s runs at the table, and what it speaks of lies there', (_id, lesson) => {
    const unlit: string[] = []
    const faults = lessonFaults(face.game, lesson, (met) => {
      const { id, look = [] } = met.step
      if (look.length === 0) return
      const places = placesAt(face, met, lesson)
      unlit.push(...look.filter((place) => !places.has(place)).map((place) => `${id}: ${place}`))
    })
    expect(faults).toEqual([])
    expect(unlit).toEqual([])
  })

  test.each(byId)(
    '%s leads through the match of the page: what else is tried is answered',
    async (_id, lesson) => {
      const reached: number[] = []
      const begun = lessonMatch(face, lesson, 0, (nth) => reached.push(nth), {
        isAtOnce: () => true,
        stays: () => false,
        pace: () => 0,
        beat: () => 0,
      })
      if (!begun.ok) throw new Error(JSON.stringify(begun.refusals))
      const { match, guide } = begun.value
      void match.start()
      for (const step of lesson.steps) {
        await settled(guide, match)
        expect(guide.get().step).toBe(step)
        const { action, instead = {} } = step
        if (action === undefined) {
          expect(guide.hears(match.get().request?.default ?? '')).toBe(false)
          guide.readOn()
          continue
        }
        const { decisions } = match.get()
        for (const other of Object.keys(instead)) {
          guide.readOn()
          expect(guide.hears(other)).toBe(false)
          expect(guide.get()).toMatchObject({ step, astray: other })
          expect(match.get().decisions).toBe(decisions)
        }
        // Nothing that is decided can be taken back, not even what was decided last.
        await match.undo()
        expect(match.get().decisions).toBe(decisions)
        expect(guide.hears(action)).toBe(true)
        await match.decide(action)
        expect(match.get().notice).toBeUndefined()
      }
      expect(guide.get().step).toBeUndefined()
      expect(reached).toEqual(lesson.steps.map((_step, n) => n + 1))
      match.stop()
    },
  )

  test.each(byId)('%s goes on where it was left, at any step', (_id, lesson) => {
    const decided = lesson.steps.map((_step, n) => {
      const table = lessonTable(face.game, lesson, n)
      return table.ok ? table.value.decisions : table.refusals
    })
    expect(decided).toEqual(decided.map(Number).toSorted((a, b) => a - b))
  })

  describe.each(LANGUAGES)('%s', (language) => {
    test('nothing is told of what is no lesson, and no two go by one name', () => {
      expect(Object.keys(words[language]).sort()).toEqual(lessons.map(({ id }) => id).sort())
      const titles = lessons.map(({ id }) => words[language][id]?.title)
      expect(new Set(titles).size).toBe(titles.length)
    })

    test.each(byId)(
      '%s: every step is said, every other choice answered, and all of it fits a phone',
      (id, lesson) => {
        const told = words[language][id]
        if (!told) throw new Error('no words')
        const { steps } = lesson
        expect(Object.keys(told.steps).sort()).toEqual(steps.map((step) => step.id).sort())
        const answers = new Set(steps.flatMap(({ instead = {} }) => Object.values(instead)))
        expect(Object.keys(told.instead ?? {}).sort()).toEqual([...answers].sort())
        expect(told.title.length, told.title).toBeLessThanOrEqual(LONGEST_TITLE)
        const said = steps.map((step) => sayingOf(told, step.id))
        const short = [told.about, ...said.map(({ say }) => say), ...Object.values(told.instead ?? {})]
        const long = said.flatMap(({ why }) => why ?? [])
        for (const sentence of [...short, ...long]) {
          expect(sentence, id).not.toBe('')
          // What has weight stands between two stars.
          expect(sentence.split('*').length % 2, sentence).toBe(1)
        }
        expect(short.filter((sentence) => unweighed(sentence).length > LONGEST)).toEqual([])
        expect(long.filter((sentence) => unweighed(sentence).length > LONGEST_WHY)).toEqual([])
        expect(minutesOf(lesson, told)).toBeLessThanOrEqual(LAST)
      },
    )
  })
})
