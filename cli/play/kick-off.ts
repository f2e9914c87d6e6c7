import { randomBytes } from 'node:crypto'
import { stoodInWords } from '@libero/bots/advice'
import { USUAL_LEVEL } from '@libero/bots/levels'
import type { BotClient } from '@libero/bots/remote'
import { ladder } from '@libero/bots/remote'
import type { MatchEvent, MatchRecord, Refusal, Seat, View } from '@libero/kernel'
import { other, readJson, readRecord, SampledChance, SEATS, seedFrom, seedText } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { DressingRooms, Table } from '@libero/table'
import type { Said } from '../arguments.ts'
import { botSaid } from '../catalogue.ts'
import type { FileRead } from '../files.ts'
import { cardsSaid, readUpTo, tooLong } from '../files.ts'
import type { CliText } from '../text/text.ts'
import { cite } from '../words.ts'
import type { Dressing, Playable } from './playable.ts'
import type { Coaches } from './store.ts'
import { freshPath, fullPath, isThere, matchFolder, newestUnfinished, PERSON, shellWord } from './store.ts'
import type { Ground, Terminal } from './terminal.ts'
import type { PlayText } from './text.ts'

/** What was said on the line, and where. */
export interface Call {
  readonly said: Said
  readonly ground: Ground
  readonly terminal: Terminal
  /** Where the opponents think; closed by whoever opened it. */
  readonly bench: BotClient
  readonly language: Language
  readonly text: PlayText
  readonly cliText: CliText
  readonly reason: (refusal: Refusal) => string
}

/** A match somebody can sit down at. */
export interface Opened<S, C, E extends MatchEvent, V extends View> {
  readonly table: Table<S, C, E, V>
  readonly seat: Seat
  /** The opponent's level. */
  readonly opponent: string
  /** What must be said first. */
  readonly aside: readonly string[]
  readonly coaches: Coaches
  readonly path: string
}

/** No match: why, in words, or that the person left before it began. */
export type NoMatch = { readonly why: readonly string[] } | { readonly left: true }

/** Whom a newcomer meets; without him it is the next lower there is. */
const usualAmong = (bots: readonly { readonly id: string }[]): string => {
  const ids = bots.map(({ id }) => id)
  return ladder(USUAL_LEVEL, ids).find((id) => ids.includes(id)) ?? ''
}

export const coachesOf = (seat: Seat, bot: string): Coaches => (seat === 0 ? [PERSON, bot] : [bot, PERSON])

/**
 * T5 Whoever sat on one side of a running match may not look at the other hand from the other. Where two persons
 * shared the screen, or the record knows of none, there is no hand that was hidden from whoever goes on.
 */
const isOpen = (seat: Seat, coaches: Coaches | undefined): boolean =>
  coaches === undefined || coaches[seat] === PERSON || coaches[other(seat)] !== PERSON

function seatSaid(said: Said, usual: Seat): Seat {
  return SEATS.indexOf(said.oneOf('seat', SEATS, SEATS[usual])) as Seat
}

/** A new match: both build unseen, then kick-off. */
export async function kickOff<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  call: Call,
): Promise<Opened<S, C, E, V> | NoMatch> {
  const { said, text, bench, language, reason, cliText } = call
  const { entry } = playable
  const { game, bots } = entry
  const bot = botSaid(bots, said, 'opponent', usualAmong(bots), cliText)
  const seat = seatSaid(said, 0)
  const cards = await cardsSaid(said, cliText)
  if (!cards.ok) return { why: cards.refusals.map(reason) }
  const file = playable.squadFile(said)
  const kept = file ? await readFile(file, call) : undefined
  if (kept && !('value' in kept)) return kept
  const options = playable.options
    ? playable.options(said, cards.value, seat, kept?.value)
    : entry.options(said, cards.value)
  const path = said.word('save') ? fullPath(said.word('save') ?? '') : freshPath(call.ground.env, game.id)
  if (isThere(path)) return { why: [fill(text.fileExists, { file: path })] }

  const seed = said.word('seed')
  const chance = { seed: seed === undefined ? randomBytes(32).toString('hex') : seedText(seedFrom(seed)) }
  const build = kept
    ? (playable.unpack?.(kept.value, options) ?? kept.value)
    : await playable.dress(dressing(playable, call, seat, options))
  if (build === undefined) return { left: true }

  const rooms = new DressingRooms(game, options)
  const sealed = rooms.seal(seat, build)
  if (!sealed.ok)
    return {
      why: [
        fill(text.buildRefused, { file: file ?? said.word('squad') ?? '' }),
        ...sealed.refusals.map((each) => `${cite(each.rule)}: ${reason(each)}`),
      ],
    }
  const rival = other(seat)
  const asked = playable.rivalAs?.(build, rival, options) ?? { seat: rival, options }
  const { answer, falls } = await bench.build(game.id, asked.options, asked.seat, bot.id, chance.seed)
  const [fall] = falls
  const aside = answer && fall ? [stoodInWords({ ...fall, by: answer.by, at: 'build' }, language)] : []
  // Where nobody brings a team, the opponent plays with that of a beginner.
  const brought = answer ? answer.value : entry.beginner(asked.seat, asked.options, said)
  rooms.seal(rival, playable.rival(said, rival, options, brought))
  const opened = rooms.open(chance)
  if (!opened.ok) return { why: opened.refusals.map(reason) }
  const coaches = coachesOf(seat, bot.id)
  return { table: opened.value, seat, opponent: bot.id, aside, coaches, path }
}

/** Why there is no text to be read, in words. */
function unread(
  file: string,
  read: Exclude<FileRead, { readonly text: string }>,
  { text, reason }: Call,
): Extract<NoMatch, { readonly why: unknown }> {
  const why = 'tooLong' in read ? tooLong('T3').refusals.map(reason).join(' ') : `${read.reason}.`
  return { why: [fill(text.fileUnreadable, { file, reason: why })] }
}

/** What is at hand where the person builds for this match. */
export const dressing = <S, C, E extends MatchEvent, V extends View>(
  { entry }: Playable<S, C, E, V>,
  { said, language, text, terminal, reason }: Call,
  seat: Seat,
  options: unknown,
): Dressing => ({
  said,
  seat,
  options,
  language,
  words: entry.wording(language, options),
  text,
  terminal,
  reason,
  whim: new SampledChance(randomBytes(4).readInt32LE()),
})

async function readFile(file: string, call: Call): Promise<{ readonly value: unknown } | NoMatch> {
  const { text } = call
  const read = await readUpTo(file)
  if (!('text' in read)) return unread(file, read, call)
  const json = readJson(read.text)
  return 'line' in json ? { why: [fill(text.fileIsNoBuild, { file, ...json })] } : { value: json.value }
}

const cannotGoOn = ({ text, reason }: Call, file: string, refusals: readonly Refusal[]) => ({
  why: [
    fill(text.resumeRefused, {
      file,
      reasons: refusals.map((each) => `${reason(each)} (${cite(each.rule)})`).join(' '),
    }),
  ],
})

/** The match a file holds, at the table as it was left. */
export async function matchIn<S, C, E extends MatchEvent, V extends View>(
  { entry: { game } }: Playable<S, C, E, V>,
  call: Call,
  file: string,
): Promise<
  | { readonly table: Table<S, C, E, V>; readonly record: MatchRecord }
  | Extract<NoMatch, { readonly why: unknown }>
> {
  const read = await readUpTo(file)
  if (!('text' in read)) return unread(file, read, call)
  const record = readRecord(read.text)
  if (!record.ok) return cannotGoOn(call, file, record.refusals)
  const table = Table.resume(game, record.value)
  return table.ok ? { table: table.value, record: record.value } : cannotGoOn(call, file, table.refusals)
}

/** Goes on with a match from its file: the one named, or the last that has no end yet. */
export async function resume<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  call: Call,
): Promise<Opened<S, C, E, V> | NoMatch> {
  const { said, text, ground, cliText } = call
  const { game, bots } = playable.entry
  const folder = matchFolder(ground.env)
  const named = said.word('resume') || (await newestUnfinished(folder, game.id))
  if (!named) return { why: [fill(text.nothingToResume, { game: game.id, folder })] }
  const file = fullPath(named)
  const again = await matchIn(playable, call, file)
  if ('why' in again) return again
  const { table, record } = again
  if (table.outcome)
    return { why: [fill(text.alreadyOver, { file, command: `npx libero replay ${shellWord(file)}` })] }
  const path = said.word('save') ? fullPath(said.word('save') ?? '') : file
  if (path !== file && isThere(path)) return { why: [fill(text.fileExists, { file: path })] }
  const kept = record.coaches
  const seat = seatSaid(said, kept?.[1] === PERSON ? 1 : 0)
  if (!isOpen(seat, kept)) return cannotGoOn(call, file, [{ code: 'seat-not-yours', rule: 'T5' }])
  const before = kept?.[other(seat)]
  const usual = bots.find(({ id }) => id === before)?.id ?? usualAmong(bots)
  const bot = botSaid(bots, said, 'opponent', usual, cliText)
  return {
    table,
    seat,
    opponent: bot.id,
    aside: [],
    coaches: coachesOf(seat, bot.id),
    path,
  }
}
