import { opponentName } from '@libero/bots/levels'
import type { Checked, MatchEvent, MatchRecord, Position, Refusal, Seat, View, Viewer } from '@libero/kernel'
import {
  accepted,
  agreedOf,
  CountedChance,
  canonical,
  chanceOf,
  inShort,
  isObject,
  Log,
  readJson,
  refused,
  replay as replayRecord,
  SEATS,
} from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { misuse, said } from '../arguments.ts'
import { asciiOf } from '../ascii.ts'
import { readText, tooLong } from '../files.ts'
import { BOARDED } from '../games/register.ts'
import type { Playable } from '../play/playable.ts'
import { PERSON } from '../play/store.ts'
import { LEAST_COLUMNS, MOST_COLUMNS } from '../play/terminal.ts'
import { maySee, recordIn } from '../records.ts'
import type { Moment } from '../show/page.ts'
import { page } from '../show/page.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, resultWords, sentences } from '../words.ts'

const FLAGS = { at: 'text', seat: 'text', all: 'yes' } as const

/** The longest record has fewer decisions. */
const MOST_DECISIONS = 1_000_000

/** Shows a position, or a recorded match as it stands, to a person. */
export async function show(args: readonly string[], here: Surroundings): Promise<number> {
  const { text, terminal } = here
  const line = said(args, FLAGS, 1, text)
  const path = line.rest[0] ?? misuse(text, 'file-missing', { example: 'libero show match.json' })
  if (line.has('seat') && line.has('all')) line.misuse('options-exclude', { options: '--seat, --all' })
  // Said wrongly, these are complained about before the file is looked at.
  line.oneOf('seat', SEATS, 'home')
  line.whole('at', 0, 0, MOST_DECISIONS)
  const source = await readText(path, text, terminal.input)
  if (source === undefined) return refuse(tooLong('T3').refusals, here)
  const position = positionIn(source)
  const found = position ? gameOf(position) : recordIn(source)
  if (!found.ok) return refuse(found.refusals, here)
  const id = 'record' in found.value ? found.value.listed.id : found.value.id
  const boarded = BOARDED.find((game) => game.id === id) ?? BOARDED[0]
  return boarded.open((playable) => {
    const moment =
      'record' in found.value
        ? ofRecord(playable, found.value.record, line, here)
        : ofPosition(playable, found.value.position, line, here)
    return moment.ok ? tell(playable, moment.value, here) : refuse(moment.refusals, here, playable)
  })
}

/** What a file holds that says it is a position. Whatever else it holds is read as a record. */
function positionIn(source: string): (Position & { readonly format: string }) | undefined {
  const json = readJson(source)
  const data = 'value' in json ? json.value : undefined
  if (!isObject(data) || 'libero' in data) return undefined
  const { format } = data
  return typeof format === 'string' ? { ...data, format } : undefined
}

/** A position names its game before the version of its form: 'finale-position/1'. */
function gameOf(
  position: Position & { readonly format: string },
): Checked<{ readonly id: string; readonly position: Position }> {
  const game = BOARDED.find(({ id }) => position.format.startsWith(`${id}-position/`))
  if (game) return accepted({ id: game.id, position })
  return refused({ code: 'record-format-unknown', rule: 'T3', about: { format: inShort(position.format) } })
}

async function refuse<S, C, E extends MatchEvent, V extends View>(
  refusals: readonly Refusal[],
  { language, text, terminal }: Surroundings,
  playable?: Playable<S, C, E, V>,
): Promise<number> {
  const say = sentences(language, text, playable?.entry.wording(language))
  // That a match still runs is nothing against its record.
  const isIntact = refusals.every(({ rule }) => rule === 'T5')
  await terminal.err(`${isIntact ? '' : `${text.show.refused}\n`}${listRefusals(refusals, say)}`)
  return REFUSED
}

/** The luck of a position that is not at a decision yet: the same at every look. */
const LUCK = { seed: '0'.repeat(64) }

/** A position is the whole state: everything is shown unless a seat is named. */
function ofPosition<S, C, E extends MatchEvent, V extends View>(
  { entry: { game, wording } }: Playable<S, C, E, V>,
  position: Position,
  line: Said,
  { language, text }: Surroundings,
): Checked<Moment<S, E>> {
  if (line.has('at')) line.misuse('option-needs', { option: '--at', needed: text.show.aRecord })
  const plain = game.plainPosition(position)
  if (!plain.ok) return plain
  const luck = new CountedChance(chanceOf(LUCK))
  const read = game.fromPosition(plain.value, luck)
  if (!read.ok) return read
  const state = read.value
  const cards = game.cardSet(state)
  const agreed = agreedOf({ from: plain.value, cards })
  const words = wording(language, agreed)
  const outcome = game.outcome(state)
  const isPlayedOn = canonical(game.position(state)) !== canonical(plain.value)
  return accepted({
    state,
    agreed,
    viewer: line.has('seat') ? seatSaid(line) : 'omniscient',
    heading: [
      fill(text.show.position, about(words, game.rulesOf(state), cards)),
      ...(isPlayedOn ? [text.show.playedOn] : []),
      ...(luck.taken > 0 ? [text.show.luckDrawn] : []),
      ...(outcome ? [resultWords(outcome, text, words)] : []),
    ],
  })
}

const seatSaid = (line: Said): Viewer => line.oneOf('seat', SEATS, 'home')

const about = (
  { name }: Pick<Wording, 'name'>,
  rules: string,
  cards: { readonly name: string; readonly version: string },
) => ({ game: name, rules, cards: `${cards.name} ${cards.version}` })

/** T5 Of a running match the default is what the stands see, and everything is refused. */
function ofRecord<S, C, E extends MatchEvent, V extends View>(
  { entry: { game, wording, bots } }: Playable<S, C, E, V>,
  record: MatchRecord,
  line: Said,
  { language, text }: Surroundings,
): Checked<Moment<S, E>> {
  // The whole record is checked even if only its beginning is shown.
  const whole = replayRecord(game, record)
  if (!whole.ok) return whole
  const outcome = game.outcome(whole.value)
  const open = outcome ? 'omniscient' : 'spectator'
  const viewer = line.has('all') ? 'omniscient' : line.has('seat') ? seatSaid(line) : open
  if (!outcome && !maySee(record, viewer)) return refused({ code: 'match-still-running', rule: 'T5' })
  const decisions = record.inputs.length
  const at = line.whole('at', decisions, 0, decisions)
  const told = new Log<E>()
  const then = replayRecord(game, record, { told, upTo: at })
  if (!then.ok) return then
  const agreed = agreedOf(record)
  const words = wording(language, agreed)
  const { coaches } = record
  const isSecond = coaches?.[0] === coaches?.[1]
  const coach = (id: string, seat: Seat) => {
    if (id === PERSON) return text.show.person
    return bots.some((bot) => bot.id === id)
      ? opponentName(game.id, id, language, isSecond && seat === 1)
      : id
  }
  return accepted({
    state: then.value,
    agreed,
    viewer,
    heading: [
      fill(text.show.record, about(words, record.rules, record.cards)),
      ...(coaches
        ? [fill(text.show.coaches, { home: coach(coaches[0], 0), away: coach(coaches[1], 1) })]
        : []),
      [
        fill(text.show.after, { at, decisions }),
        outcome ? resultWords(outcome, text, words) : text.show.running,
      ].join(' '),
    ],
    ...(game.outcome(then.value) && { heard: told.heardBy(viewer) }),
  })
}

async function tell<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  moment: Moment<S, E>,
  { terminal, language, text, ascii }: Surroundings,
): Promise<number> {
  const width = Math.min(Math.max(terminal.columns ?? LEAST_COLUMNS, LEAST_COLUMNS), MOST_COLUMNS)
  const rows = page(playable, moment, { width, language, text: text.show })
  for (const row of rows) {
    const plain = row.trimEnd()
    await terminal.out(`${ascii ? asciiOf(plain, language, width) : plain}\n`)
  }
  return DONE
}
