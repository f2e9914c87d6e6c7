import { randomBytes } from 'node:crypto'
import type { Verdict } from '@libero/bots/practice'
import {
  atOnceWords,
  coachesOf as coachesAt,
  heardWords,
  laidOut,
  ofWords,
  ratingWords,
  returnWords,
  shareWords,
  shortNames,
  toldOf,
  verdictOn,
  whySentences,
} from '@libero/bots/practice'
import { percentOf, percentWords } from '@libero/bots/prospect'
import type { MatchEvent, View } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Exercise } from '@libero/kernel/exercise'
import type { Practice } from '@libero/kernel/practice'
import { afterAnswer, daily, dayOf, next, streak } from '@libero/kernel/practice'
import { fill } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { DONE, REFUSED } from '../terminal.ts'
import { wrapped } from './ink.ts'
import type { Call, Opened } from './kick-off.ts'
import { coachesOf } from './kick-off.ts'
import { placeAt } from './opponents.ts'
import { tableOrder } from './order-words.ts'
import type { Playable } from './playable.ts'
import { seatingAt } from './seating.ts'
import { Session } from './session.ts'
import { freshPath, practiceAt, writeWhole } from './store.ts'

/** Exercises to be solved one after the other at a terminal. */
export interface Practising<S, C, E extends MatchEvent, V extends View> {
  readonly playable: Playable<S, C, E, V>
  readonly call: Call
  readonly exercises: readonly Exercise[]
  /** Of the whole sheet, whatever chapters are practised: the exercise of the day is everybody's. */
  readonly sheet: readonly Exercise[]
  /** What the kind of match is called, and a chapter. */
  readonly kind: string
  readonly chapterOf: (motif: string) => string
  /** The exercise of the day comes first. */
  readonly isDaily: boolean
  /** Where the standing is kept. */
  readonly path: string
  readonly now: () => Date
  /** Against whom somebody plays on. */
  readonly opponent: string
  /** An ordinary match from the position. */
  readonly playOn: (opened: Opened<S, C, E, V>) => Promise<number>
}

/** So many choices are told beside each other, and so many signs a bar is long. */
const MOST = 8
const BAR = 20

/** Puts exercises until the person leaves, and keeps how far he is after each. */
export async function practise<S, C, E extends MatchEvent, V extends View>(
  at: Practising<S, C, E, V>,
): Promise<number> {
  const { call, exercises, path, playable, now } = at
  const { terminal, text, language } = call
  const said = text.practising
  const standing = (practice: Practice, sentence: string) =>
    fill(sentence, {
      kind: at.kind,
      game: playable.entry.game.id,
      rating: practice.rating,
      days: streak(practice, dayOf(now())),
    })
  let practice = await practiceAt(path)
  let aside = [standing(practice, said.welcome)]
  for (let nth = 0; ; nth++) {
    const today = dayOf(now())
    const ofToday = at.isDaily && nth === 0 ? daily(at.sheet, today) : undefined
    const exercise = ofToday ?? next(practice, exercises, today)
    if (!exercise) {
      terminal.complain(said.none)
      return REFUSED
    }
    const posed = await pose(at, exercise, aside)
    if ('why' in posed) {
      terminal.complain(fill(said.broken, { reasons: posed.why.join(' ') }))
      return REFUSED
    }
    if ('left' in posed) break
    const { verdict } = posed
    aside = []
    const before = practice
    practice = afterAnswer(before, exercise, verdict.isSolved, today)
    const lost = writeWhole(path, `${JSON.stringify(practice)}\n`)
    const rating = ratingWords(before, practice, exercise.id, language)
    const returns = returnWords(practice, exercise.id, today, language)
    const rows = [
      ` ${terminal.ink(verdict.isSolved ? 'choice' : 'bad', heardWords(verdict, language))} · ${rating}`,
      ...wrapped(` ${[...posed.reasons, ...(returns ? [returns] : [])].join(' ')}`, terminal.width - 1, ' '),
      '',
      ...posed.worth,
      ...(lost === undefined ? [] : ['', ` ${fill(said.notSaved, { file: path, reason: lost })}`]),
    ]
    const present = () => {
      if (terminal.isScreen) terminal.show(rows.slice(0, terminal.height - 2))
    }
    if (terminal.isScreen) present()
    else for (const row of ['', ...rows]) terminal.tell(row)
    const typed = (await terminal.ask(` ${said.next} › `, present))?.trim().toLowerCase()
    if (typed === undefined || tableOrder(typed) === 'quit') break
    const match = typed === 'p' ? matchFrom(at, exercise) : undefined
    if (match) return at.playOn(match)
  }
  terminal.tell()
  terminal.tell(` ${standing(practice, said.bye)}`)
  return DONE
}

type Posed =
  | { readonly left: true }
  | { readonly why: readonly string[] }
  | {
      readonly verdict: Verdict
      readonly reasons: readonly string[]
      /** A row for each choice, with a bar. */
      readonly worth: readonly string[]
    }

/** Puts one exercise, and says what came of it. */
async function pose<S, C, E extends MatchEvent, V extends View>(
  { playable, call, chapterOf }: Practising<S, C, E, V>,
  exercise: Exercise,
  aside: readonly string[],
): Promise<Posed> {
  const { text, language, terminal, bench, cliText } = call
  const { game } = playable.entry
  const laid = laidOut(game, exercise)
  if (!laid.ok) return { why: laid.refusals.map(call.reason) }
  const { table, request } = laid.value
  const { seat } = exercise
  const seating = seatingAt(playable, table, call)
  // Thought over while the person decides, from the table as it stands.
  const ahead = bench.prospects(placeAt(table, seat))
  const session = new Session<S, C, E, V>({
    ...seating,
    table,
    seat,
    opponent: coachesAt(exercise)[other(seat)],
    keep: () => undefined,
    path: '',
    showOdds: false,
    pace: 0,
    isExercise: true,
  })
  const difficulty = cliText.exercises.difficulties[exercise.difficulty]
  const chapter = fill(text.practising.chapter, { chapter: chapterOf(exercise.motif), difficulty })
  const decided = await session.askOnce([...aside, chapter])
  const verdict = decided === undefined ? undefined : verdictOn(exercise, decided)
  if (!verdict) return { left: true }
  const { words } = seating
  const names = shortNames(
    new Map(request.options.map((option) => [option.action, words.option(request, option)])),
  )
  const nameOf = (action: string) => names.get(action) ?? action
  const prospects = (await terminal.meanwhile(ahead)) ?? {}
  const atOnce = atOnceWords(exercise, verdict, prospects, nameOf, words.prospects, language)
  return {
    verdict,
    reasons: [
      ...whySentences(exercise, verdict, nameOf, words.prospects, language),
      ...(atOnce ? [atOnce] : []),
    ],
    worth: [
      ...worthRows(exercise, verdict, nameOf, call),
      ` (${ofWords(exercise, words.prospects, language)})`,
    ],
  }
}

/** '####------  64 % ± 3  Low (best)', the best first. */
function worthRows(
  exercise: Exercise,
  verdict: Verdict,
  nameOf: (action: string) => string,
  { text: { practising }, language, terminal }: Pick<Call, 'text' | 'language' | 'terminal'>,
): readonly string[] {
  const told = toldOf(exercise, verdict, MOST)
  const figures = told.map((option) => shareWords(option, language))
  const width = Math.max(...figures.map(({ length }) => length))
  const rows = told.map((option, nth) => {
    const marks = [
      option === verdict.chosen && practising.yours,
      option === verdict.best && practising.best,
      option === verdict.tempting && practising.suggested,
    ].filter(Boolean)
    const bar = '■'.repeat(Math.round(option.share * BAR)).padEnd(BAR, '·')
    const about = marks.length > 0 ? ` (${marks.join(', ')})` : ''
    const row = ` ${bar} ${(figures[nth] ?? '').padStart(width)}  ${nameOf(option.action)}${about}`
    return option === verdict.best ? terminal.ink('strong', row) : row
  })
  const others = exercise.options.filter((option) => !told.includes(option))
  const [best] = others
  if (!best) return rows
  const share = percentWords(percentOf(best.share), language)
  return [...rows, ` ${fill(practising.others, { count: others.length, share })}`]
}

/** The position with nothing decided in it yet, as a match somebody can sit down at. */
function matchFrom<S, C, E extends MatchEvent, V extends View>(
  { playable, call, opponent }: Practising<S, C, E, V>,
  { seat, position, edition }: Exercise,
): Opened<S, C, E, V> | undefined {
  const { game } = playable.entry
  const chance = { seed: randomBytes(32).toString('hex') }
  const opened = Table.open(game, { from: position, ...edition }, chance)
  const path = freshPath(call.ground.env, game.id)
  const coaches = coachesOf(seat, opponent)
  return opened.ok ? { table: opened.value, seat, opponent, aside: [], coaches, path } : undefined
}
