import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EXERCISES } from '@libero/finale/exercises'
import type { Exercise } from '@libero/kernel/exercise'
import { bestOf, exercisesOf } from '@libero/kernel/exercise'
import { BEGINNING, daily, dayOf, next, readPractice } from '@libero/kernel/practice'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { beforeAll, describe, expect, test } from 'vitest'
import { said } from '../arguments.ts'
import { solve } from '../exercises/solve.ts'
import { cliText } from '../text/index.ts'
import type { Typist } from './play-ground.ts'
import { emptyFolder, sitWith } from './play-ground.ts'

const FLAGS = { daily: 'yes', motif: 'text', sheet: 'text', opponent: 'text', plain: 'yes' } as const
const TODAY = new Date(2026, 5, 1, 12)

let all: readonly Exercise[] = []
beforeAll(async () => {
  const sheet = await EXERCISES.finale?.()
  all = sheet ? exercisesOf(sheet) : []
})

const practise = (
  typist: Typist,
  {
    args = [],
    folder = emptyFolder(),
    now = TODAY,
    language = 'en',
    ...seat
  }: {
    readonly args?: readonly string[]
    readonly folder?: string
    readonly now?: Date
    readonly language?: Language
    readonly screen?: { readonly columns: number; readonly rows: number }
  } = {},
) =>
  sitWith(
    (ground) => {
      const text = cliText(language)
      const line = said(args, FLAGS, 0, text)
      const motifs = line.word('motif')?.split(',')
      return solve('finale', line, { language, ascii: false, text }, ground, motifs, () => now)
    },
    typist,
    { ...seat, folder },
  )

/** Types one line after the other, and leaves. */
const typing =
  (...lines: readonly string[]): Typist =>
  (_, nth) =>
    lines[nth]

const standing = (folder: string) =>
  readPractice(JSON.parse(readFileSync(join(folder, 'libero', 'practice', 'finale.json'), 'utf8')))

/** What a beginner is asked first. */
const first = (): Exercise => {
  const found = next(BEGINNING, all, dayOf(TODAY))
  if (!found) throw new Error('no exercises')
  return found
}

describe('libero exercises GAME', () => {
  test('asks, says what each choice is worth and why, and keeps the rating', async () => {
    const folder = emptyFolder()
    const exercise = first()
    const { code, turns, output } = await practise(typing(bestOf(exercise).action, 'q'), { folder })
    expect(code).toBe(0)
    expect(turns[0]).toContain('rating 1000, 0 days in a row')
    // No figure before the answer.
    expect(turns[0]).not.toMatch(/\d %/)
    expect(turns[1]).toContain('Solved! · Rating 10')
    expect(turns[1]).toMatch(/\d+ % ± \d+ {2}.+ \(yours, best\)/)
    expect(turns[1]).toContain('suggest')
    expect(standing(folder).rating).toBeGreaterThan(1000)
    expect(standing(folder).met[exercise.id]).toEqual({ day: dayOf(TODAY), isSolved: true })
    expect(output).toContain('1 day in a row')
  })

  test('what failed costs rating, comes back the next day, and was met then', async () => {
    const folder = emptyFolder()
    const exercise = first()
    const { turns } = await practise(typing(exercise.tempting, 'q'), { folder })
    expect(turns[1]).toMatch(/(Not the best|Nearly as good) · Rating 9\d\d \(−/)
    expect(turns[1]).toContain('It comes back')
    const { rating } = standing(folder)
    const tomorrow = new Date(2026, 5, 2, 12)
    const again = await practise(typing(bestOf(exercise).action, 'q'), { folder, now: tomorrow })
    expect(again.turns[0]).toContain(`rating ${rating}, 1 day in a row`)
    expect(again.turns[1]).toContain(`Rating ${rating}: you had met this one before`)
    expect(standing(folder).met[exercise.id]?.again).toBe(1)
  })

  test('goes on to the next, and helps nobody before he has chosen', async () => {
    const { turns } = await practise(typing('h', 'odds', '', first().tempting, '', 'q'))
    for (const nth of [1, 2, 3]) expect(turns[nth]).toContain('what each is worth you hear afterwards')
    expect(turns.slice(0, 4).join('')).not.toMatch(/\d %/)
    expect(turns[5]).toContain('your choice')
    expect(turns[5]).not.toBe(turns[0])
  })

  test('a kept standing that cannot be read counts as none', async () => {
    const folder = emptyFolder()
    mkdirSync(join(folder, 'libero', 'practice'), { recursive: true })
    writeFileSync(join(folder, 'libero', 'practice', 'finale.json'), '{"rating":"high"')
    const { turns } = await practise(typing('q'), { folder })
    expect(turns[0]).toContain('rating 1000')
  })

  test('the exercise of the day is the same for everybody, and another one the day after', async () => {
    const ofDay = (now: Date) => daily(all, dayOf(now))?.id
    const folders = [emptyFolder(), emptyFolder()]
    for (const folder of folders) {
      const action = daily(all, dayOf(TODAY))?.tempting ?? ''
      await practise(typing(action, 'q'), { folder, args: ['--daily'] })
      expect(Object.keys(standing(folder).met)).toEqual([ofDay(TODAY)])
    }
    expect(ofDay(new Date(2026, 5, 2, 12))).not.toBe(ofDay(TODAY))
  })

  test('the exercise of the day is everybody’s, whatever chapter is practised', async () => {
    const ofDay = daily(all, dayOf(TODAY))
    const motif = all.find((each) => each.motif !== ofDay?.motif)?.motif ?? ''
    const folder = emptyFolder()
    await practise(typing(ofDay?.tempting ?? '', 'q'), { folder, args: ['--daily', '--motif', motif] })
    expect(Object.keys(standing(folder).met)).toEqual([ofDay?.id])
  })

  test('only those of a chapter, if one is named', async () => {
    const motif = all.at(-1)?.motif ?? ''
    const folder = emptyFolder()
    const wanted = next(
      BEGINNING,
      all.filter((each) => each.motif === motif),
      dayOf(TODAY),
    )
    await practise(typing(wanted?.tempting ?? '', 'q'), { folder, args: ['--motif', motif] })
    expect(Object.keys(standing(folder).met)).toEqual([wanted?.id])
  })

  test('is played on as an ordinary match, which is kept', async () => {
    const folder = emptyFolder()
    const { output } = await practise(typing(first().tempting, 'p', 'q'), { folder })
    expect(output).toContain('The match is saved')
    const [file = ''] = readdirSync(join(folder, 'libero', 'matches'))
    const record = JSON.parse(readFileSync(join(folder, 'libero', 'matches', file), 'utf8'))
    expect(record.from).toEqual(first().position)
    expect(record.coaches).toContain('person')
  })

  test('on a screen, and in every language', async () => {
    for (const language of LANGUAGES) {
      const { turns } = await practise(typing(first().tempting, 'q'), {
        language,
        screen: { columns: 80, rows: 24 },
      })
      expect(turns[1]).toContain('■')
      expect(turns.join('')).not.toMatch(/\{\w+\}|undefined/)
    }
  })
})
