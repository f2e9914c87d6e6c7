import { ASKED_FOR, type Examined, HARDER, Spread } from '@libero/bots/mining'
import type { Checked, MatchEvent, Refusal } from '@libero/kernel'
import { accepted, refused } from '@libero/kernel'
import type { Exercise, ExerciseSheet } from '@libero/kernel/exercise'
import { exercisesOf } from '@libero/kernel/exercise'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { misuse, said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import { gameSaid } from '../catalogue.ts'
import type { CrewFor } from '../crew.ts'
import { gather } from '../crew.ts'
import { findHouse } from '../docs/house.ts'
import { keepResult, readResults, resultOf } from '../exercises/results.ts'
import { readSheet, sheetFile, withExercises, writeSheet } from '../exercises/sheets.ts'
import { solve } from '../exercises/solve.ts'
import { columns, numbers } from '../layout.ts'
import { thisProcess } from '../play/terminal.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, sentences } from '../words.ts'
import { workersSaid } from './arena.ts'

const FLAGS = {
  mine: 'text',
  list: 'yes',
  check: 'yes',
  new: 'yes',
  sheet: 'text',
  motif: 'text',
  matches: 'text',
  seed: 'text',
  workers: 'text',
  daily: 'yes',
  opponent: 'text',
  plain: 'yes',
  json: 'yes',
} as const

const DEEDS = ['mine', 'list', 'check'] as const

/** A seed of its own: whoever checks sees other worlds than whoever found. */
const SEEDS = { mine: 'exercises', check: 'another look' } as const
/** So many matches are looked through, whatever is found. */
const MOST_MATCHES = 5000
/** After so many looks what came of them is written down. */
const KEPT_EVERY = 10
/** At least so many of a hundred keep their answer. */
const KEEP = 95

/** Exercises: solved, found in matches, listed, and looked at again. */
export async function exercises(args: readonly string[], here: Surroundings): Promise<number> {
  const line = said(args, FLAGS, 1, here.text)
  const listed = gameSaid(line, here.text)
  const [deed, other] = DEEDS.filter((each) => line.has(each))
  if (other) misuse(here.text, 'options-exclude', { options: `--${deed}, --${other}` })
  return listed.open((entry) => {
    if (deed === 'mine') return mine(entry, line, here)
    if (deed === 'list') return list(entry, line, here)
    if (deed === 'check') return check(entry, line, here)
    return practised(entry, line).then((there) =>
      solve(entry.game.id, line, here, thisProcess(), motifsSaid(there, line)),
    )
  })
}

/** The sheet that was named, or the first; where all are meant, all. */
function sheetsSaid<S, C, E extends MatchEvent>(entry: Entry<S, C, E>, line: Said): readonly string[] {
  const names = Object.keys(entry.exercises.shelf)
  return line.has('sheet') ? [line.oneOf('sheet', names, '')] : names
}

async function mine<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  here: Surroundings,
): Promise<number> {
  const { terminal, text } = here
  const house = findHouse() ?? misuse(text, 'no-sources', {})
  const [name = ''] = sheetsSaid(entry, line)
  const wanted = line.whole('mine', 10, 1, 1000)
  const matches = line.whole('matches', MOST_MATCHES, 1, 1_000_000)
  const game = entry.game.id
  const seed = line.word('seed') ?? SEEDS.mine
  let sheet = readSheet(house, game, name)
  const before = sheet.exercises.length
  const size = before + wanted
  const motifs = entry.exercises.motifs.length
  const only = motifsSaid(entry.exercises.motifs, line)
  const spread = new Spread(size, motifs, sheet.exercises)
  const crew = gather('exercises', workersSaid(line) ?? 1)
  let match = nextMatch(sheet, seed)
  const end = match + matches
  const isDone = () => match >= end || sheet.exercises.length >= size
  const work = async (nth: number): Promise<void> => {
    while (!isDone()) {
      const worked = await crew.play(nth, {
        game,
        sheet: name,
        seed,
        match: match++,
        size,
        motifs,
        kept: sheet.exercises,
        ...(only && { only }),
      })
      if (!worked.ok) throw new Error(JSON.stringify(worked.refusals))
      // Others may have found the like meanwhile.
      const found = worked.value.found.filter((each) => spread.wants(each))
      for (const each of found) spread.add(each)
      if (found.length > 0) {
        sheet = withExercises(sheet, found)
        writeSheet(house, sheet)
      }
      terminal.progress?.(
        fill(text.exercises.mining, {
          found: sheet.exercises.length - before,
          matches: match - (end - matches),
        }),
      )
    }
  }
  await Promise.all(Array.from({ length: crew.size }, (_, nth) => work(nth))).finally(() => crew.close())
  terminal.progress?.('')
  const found = sheet.exercises.length - before
  await terminal.out(
    `${fill(text.exercises.mined, { found, all: sheet.exercises.length, file: sheetFile(game, name) })}\n`,
  )
  return found >= wanted ? DONE : REFUSED
}

/** The chapters that are named, if not all. */
function motifsSaid(motifs: readonly string[], line: Said): string[] | undefined {
  const named = line.word('motif')?.split(',')
  const wrong = named?.find((each) => !motifs.includes(each))
  if (wrong !== undefined)
    line.misuse('value-wrong', { option: '--motif', value: wrong, allowed: motifs.join(', ') })
  return named
}

/** The chapters of which the sheets that are meant have any exercise. */
async function practised<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
): Promise<readonly string[]> {
  const { shelf, motifs } = entry.exercises
  const [first = ''] = sheetsSaid(entry, line)
  const sheet = await shelf[first]?.()
  return motifs.filter((motif) => sheet?.exercises.some((each) => each.motif === motif))
}

/** Matches are numbered; those of this seed that were looked through before give nothing new. */
function nextMatch({ exercises: known }: ExerciseSheet, seed: string): number {
  const numbered = known.flatMap(({ source }) =>
    source.seed.startsWith(`${seed} `) ? Number(source.seed.slice(seed.length + 1)) : [],
  )
  return numbered.reduce((last, n) => Math.max(last, n + 1), 0)
}

async function list<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  { terminal, text, language }: Surroundings,
): Promise<number> {
  const { shelf, motifTexts } = entry.exercises
  const sheets = await Promise.all(sheetsSaid(entry, line).map((name) => shelf[name]?.()))
  const all = sheets.flatMap((sheet) => (sheet ? exercisesOf(sheet) : []))
  if (line.has('json')) {
    await terminal.out(`${JSON.stringify({ game: entry.game.id, exercises: all })}\n`)
    return DONE
  }
  const { share } = numbers(language)
  const { id, motif, difficulty, rating, best, next, tempting, difficulties } = text.exercises
  const valued = ({ action, share: worth }: Exercise['options'][number]) => `${action} ${share(worth)}`
  const rows = all.map((each) => {
    const tempts = each.options.find(({ action }) => action === each.tempting)
    return [
      each.id,
      motifTexts[language][each.motif] ?? each.motif,
      difficulties[each.difficulty],
      String(each.rating),
      valued(each.options[0]),
      ...[each.options[1], tempts].map((option) => (option ? valued(option) : '')),
    ]
  })
  await terminal.out(
    `${columns([[id, motif, difficulty, rating, best, next, tempting], ...rows], '<<<><<<')}\n`,
  )
  return DONE
}

async function check<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  here: Surroundings,
): Promise<number> {
  const { terminal, text } = here
  const house = findHouse() ?? misuse(text, 'no-sources', {})
  const seed = line.word('seed') ?? SEEDS.check
  const crew = gather('exercises', workersSaid(line) ?? 1)
  let isGood = true
  try {
    for (const name of sheetsSaid(entry, line)) {
      const all = exercisesOf(readSheet(house, entry.game.id, name))
      const before = readResults(house).find((each) => each.sheet === name && each.seed === seed)
      const known = line.has('new') ? (before?.examined ?? []) : []
      const where = { game: entry.game.id, sheet: name, seed }
      const result = (found: readonly Examined[]) =>
        resultOf(name, seed, HARDER * ASKED_FOR.worlds, all, found)
      const looked = await examine(crew, all, known, where, (found) => {
        terminal.progress?.(fill(text.exercises.checking, { done: found.length, all: all.length }))
        if (found.length % KEPT_EVERY === 0) keepResult(house, result(found))
      })
      terminal.progress?.('')
      if (!looked.ok) {
        const say = sentences(here.language, text, entry.wording(here.language))
        await terminal.err(listRefusals(looked.refusals, say))
        return REFUSED
      }
      const last = result(looked.value)
      keepResult(house, last)
      const isKept = 100 * last.kept >= KEEP * last.exercises
      isGood &&= isKept && (last.hard === 0 || 2 * last.hardSolved < last.hard)
      await terminal.out(
        line.has('json')
          ? `${JSON.stringify(last)}\n`
          : `${fill(text.exercises.checked, { ...last, lost: last.lost.join(', ') || '–', examined: '' })}\n`,
      )
    }
  } finally {
    await crew.close()
  }
  return isGood ? DONE : REFUSED
}

/** Looks at all that are not known yet; `told` hears after each what there is by then. */
async function examine(
  crew: CrewFor<'exercises'>,
  all: readonly Exercise[],
  known: readonly Examined[],
  where: { readonly game: string; readonly sheet: string; readonly seed: string },
  told: (found: readonly Examined[]) => void,
): Promise<Checked<readonly Examined[]>> {
  const found = [...known]
  const left = all.filter(({ id }) => !known.some((each) => each.id === id))
  const work = async (nth: number): Promise<readonly Refusal[]> => {
    for (let exercise = left.shift(); exercise; exercise = left.shift()) {
      const worked = await crew.play(nth, { ...where, examine: exercise })
      if (!worked.ok) return worked.refusals
      if (worked.value.examined) found.push(worked.value.examined)
      told(found)
    }
    return []
  }
  const faults = await Promise.all(Array.from({ length: crew.size }, (_, nth) => work(nth)))
  return faults.flat().length > 0 ? refused(...faults.flat()) : accepted(found)
}
