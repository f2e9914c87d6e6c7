import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Lesson, LessonBook } from '@libero/kernel/lesson'
import { sayingOf, unweighed } from '@libero/kernel/lesson'
import type { Language } from '@libero/kernel/words'
import { inEveryLanguage, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { learnAt } from '../commands/learn.ts'
import { BOARDED } from '../games/register.ts'
import { wordsOf } from '../play/learning.ts'
import { playText } from '../play/text.ts'
import { cliText } from '../text/index.ts'
import type { Typist } from './play-ground.ts'
import { emptyFolder, sitWith } from './play-ground.ts'

const bookOf = (game: string): LessonBook =>
  BOARDED.find(({ id }) => id === game)?.open(({ entry }) => entry.lessons) ?? {
    lessons: [],
    words: inEveryLanguage(() => ({})),
  }

const GAMES = BOARDED.map(({ id }) => id)

interface Seat {
  readonly folder?: string
  readonly language?: Language
  readonly screen?: { readonly columns: number; readonly rows: number }
}

const learn = (args: readonly string[], typist: Typist, { language = 'en', ...seat }: Seat = {}) => {
  const told: string[] = []
  const terminal = { env: {}, out: async (text: string) => void told.push(text), err: async () => undefined }
  return sitWith(
    (ground) => learnAt(args, { terminal, language, ascii: false, text: cliText(language) } as never, ground),
    typist,
    seat,
  ).then((sat) => ({ ...sat, told: told.join('') }))
}

/** Types one line after the other, and leaves. */
const typing =
  (...lines: readonly string[]): Typist =>
  (_, nth) =>
    lines[nth]

/** What somebody types who tries everything else first, and asks why wherever there is a reason. */
const thorough = ({ steps }: Lesson, hasWhy: (id: string) => boolean): readonly string[] =>
  steps.flatMap(({ id, action, instead = {} }) => [
    ...(hasWhy(id) ? ['w'] : []),
    ...Object.keys(instead),
    action ?? '',
  ])

const kept = (folder: string, game: string) =>
  JSON.parse(readFileSync(join(folder, 'libero', 'learnt', `${game}.json`), 'utf8'))

/** Words as they were told, however they were broken into rows. */
const inOneRow = (text: string): string => text.replace(/\s+/g, ' ')

describe.each(GAMES)('libero learn %s', (game) => {
  const book = bookOf(game)
  const [first] = book.lessons
  if (!first) return

  test.each(LANGUAGES)('says every step, the reasons, and answers other choices, %s', async (language) => {
    const words = wordsOf(book, first, language)
    const whyOf = (id: string) => sayingOf(words, id).why
    const lines = thorough(first, (id) => whyOf(id) !== undefined)
    const folder = emptyFolder()
    const { code, output } = await learn([game, first.id, '--plain'], typing(...lines, 'q'), {
      language,
      folder,
    })
    expect(code).toBe(0)
    const told = inOneRow(output)
    for (const { id, instead = {} } of first.steps) {
      expect(told).toContain(inOneRow(unweighed(sayingOf(words, id).say)))
      const why = whyOf(id)
      if (why) expect(told).toContain(inOneRow(unweighed(why)))
      for (const answer of Object.values(instead))
        expect(told).toContain(inOneRow(unweighed(words.instead?.[answer] ?? '')))
    }
    expect(told).toContain(inOneRow(words.about))
    expect(kept(folder, game).done).toEqual([first.id])
  })

  test('is held on a screen as well, and goes on to the next lesson', async () => {
    const lines = thorough(first, () => false)
    const folder = emptyFolder()
    const screen = { columns: 100, rows: 40 }
    const { code, turns } = await learn([game, '1', '--speed', '0'], typing(...lines, '', 'q'), {
      folder,
      screen,
    })
    expect(code).toBe(0)
    expect(inOneRow(turns.at(-2) ?? '')).toContain('Mira Lindt')
    expect(kept(folder, game).done).toEqual([first.id])
  })

  test('what has not been learnt comes next; a lesson that is left is not done', async () => {
    const folder = emptyFolder()
    mkdirSync(join(folder, 'libero', 'learnt'), { recursive: true })
    writeFileSync(join(folder, 'libero', 'learnt', `${game}.json`), JSON.stringify({ done: [first.id] }))
    const second = book.lessons[1] as Lesson
    const { title } = wordsOf(book, second, 'en')
    const { turns, code } = await learn([game], typing('99', '', 'q'), { folder })
    expect(code).toBe(0)
    expect(turns[0]).toContain(`${playText('en').learning.done} ${wordsOf(book, first, 'en').title}`)
    expect(turns[0]).toContain(`Enter: ${title}`)
    expect(turns[1]).toContain('“99” is no lesson.')
    expect(kept(folder, game).done).toEqual([first.id])
    const { told } = await learn([game, '--list'], typing(), { folder })
    for (const lesson of book.lessons) expect(told).toContain(wordsOf(book, lesson, 'en').title)
  })

  test('goes on at the step where it was left', async () => {
    const folder = emptyFolder()
    const lines = thorough(first, () => false)
    const asked = first.steps.findIndex(({ action }) => action !== undefined)
    // Everything up to the first decision, and that one too: then whoever learns leaves.
    const done = first.steps.slice(0, asked + 1).flatMap(({ action }) => action ?? '')
    await learn([game, first.id, '--plain'], typing(...done, 'q'), { folder })
    expect(kept(folder, game)).toMatchObject({ done: [], at: { [first.id]: asked + 1 } })
    const { output } = await learn([game, first.id, '--plain'], typing(...lines.slice(-1), 'q'), { folder })
    const words = wordsOf(book, first, 'en')
    const said = (nth: number) => inOneRow(unweighed(sayingOf(words, first.steps[nth]?.id ?? '').say))
    expect(inOneRow(output)).toContain(said(asked + 1))
    expect(inOneRow(output)).not.toContain(said(asked))
    // And begins anew once it is done.
    const rest = first.steps.slice(asked + 1).map(({ action }) => action ?? '')
    await learn([game, first.id, '--plain'], typing(...rest, 'q'), { folder })
    expect(kept(folder, game)).toMatchObject({ done: [first.id], at: {} })
  })

  test('nobody helps, nothing is taken by default, and odds are not told', async () => {
    const asking = first.steps.findIndex(({ action }) => action !== undefined)
    const before = first.steps.slice(0, asking).map(() => '')
    const { turns } = await learn([game, '1', '--plain'], typing(...before, 'h', '', 'u', 'q'))
    const say = inOneRow(unweighed(sayingOf(wordsOf(book, first, 'en'), first.steps[asking]?.id ?? '').say))
    for (const nth of [1, 2, 3]) expect(inOneRow(turns[before.length + nth] ?? '')).toContain(say)
    expect(turns.join('')).not.toMatch(/\d %/)
  })
})

test('after the first course comes a match; an unknown lesson is refused with those there are', async () => {
  const { lessons } = bookOf('hat-trick')
  const last = lessons.filter(({ course }) => course === 'first').at(-1)
  if (!last) throw new Error('no lessons')
  const { output } = await learn(
    ['hat-trick', last.id, '--plain'],
    typing(...thorough(last, () => false), '', 'q'),
  )
  expect(output).toContain(playText('en').learning.firstMatch)
  expect(output).toContain('The match is saved')
  await expect(learn(['hat-trick', 'nowhere'], typing())).rejects.toThrow(/nowhere.*first-pass/)
})
