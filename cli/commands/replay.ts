import type { Checked, MatchEvent, MatchRecord, Refusal, Viewer } from '@libero/kernel'
import { agreedOf, Log, replay as replayRecord, seatOf, VIEWERS } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { misuse, said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import { readText } from '../files.ts'
import { maySee, recordIn } from '../records.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, resultWords, sentences } from '../words.ts'

const FLAGS = { verify: 'yes', json: 'yes', viewer: 'text', upto: 'text' } as const

/** Plays a recorded match again and tells it, or says why the record is not to be trusted. */
export async function replay(args: readonly string[], here: Surroundings): Promise<number> {
  const line = said(args, FLAGS, 1, here.text)
  const path = line.rest[0] ?? misuse(here.text, 'file-missing', { example: 'libero replay match.json' })
  // Said wrongly, these are complained about before the file is looked at.
  line.oneOf('viewer', VIEWERS, 'omniscient')
  line.whole('upto', 0, 0, 1_000_000)
  const read = recordIn(await readText(path, here.text))
  if (!read.ok) return refuse(read.refusals, line, here)
  const { listed, record } = read.value
  return listed.open((entry) => tell(entry, record, line, here))
}

async function refuse(
  refusals: readonly Refusal[],
  line: Said,
  here: Surroundings,
  say = sentences(here.language, here.text),
): Promise<number> {
  if (line.has('json')) {
    const told = refusals.map((refusal) => ({ ...refusal, text: say(refusal) }))
    await here.terminal.out(`${JSON.stringify({ ok: false, refusals: told })}\n`)
  } else if (line.has('verify')) {
    await here.terminal.out(`${here.text.replay.refused}\n${listRefusals(refusals, say)}`)
  } else await here.terminal.err(`${here.text.replay.refused}\n${listRefusals(refusals, say)}`)
  return REFUSED
}

async function tell<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  record: MatchRecord,
  line: Said,
  here: Surroundings,
): Promise<number> {
  const { game } = entry
  const { terminal, text, language } = here
  const wording = entry.wording(language, agreedOf(record))
  const say = sentences(language, text, wording)
  // The whole record is checked even if only its beginning is told.
  const whole = replayRecord(game, record)
  if (!whole.ok) return refuse(whole.refusals, line, here, say)
  const outcome = game.outcome(whole.value)
  const decisions = Math.min(line.whole('upto', record.inputs.length, 0, 1_000_000), record.inputs.length)
  const viewer = line.oneOf('viewer', VIEWERS, outcome ? 'omniscient' : 'spectator')
  if (!outcome && !maySee(record, viewer)) {
    const refusal = { code: 'match-still-running', rule: 'T5' }
    if (line.has('json')) return refuse([refusal], line, here, say)
    await terminal.err(listRefusals([refusal], say))
    return REFUSED
  }
  const events = eventsUpTo(entry, record, decisions, viewer)
  if (!events.ok) return refuse(events.refusals, line, here, say)
  if (line.has('json')) {
    const told = line.has('verify') ? {} : { events: events.value }
    const summary = { ok: true, game: game.id, decisions, ...(outcome && { outcome }), ...told }
    await terminal.out(`${JSON.stringify(summary)}\n`)
    return DONE
  }
  const about = { game: wording.name, decisions, cards: `${record.cards.name} ${record.cards.version}` }
  await terminal.out(`${fill(text.replay.intact, about)}\n`)
  if (line.has('verify')) return DONE
  const commentary = wording.commentator(seatOf(viewer))
  const clock = entry.clock()
  for (const event of recapOf(entry, record)) {
    clock(event)
    commentary(event)
  }
  for (const event of events.value) {
    const minute = clock(event)
    const words = commentary(event)
    if (words) await terminal.out(`${String(minute).padStart(3)}′  ${words}\n`)
  }
  if (!outcome || decisions < record.inputs.length) await terminal.out(`${text.replay.unfinished}\n`)
  else await terminal.out(`${resultWords(outcome, text, wording)}\n`)
  return DONE
}

/** What goes before what is told, where the match began in a position. */
function recapOf<S, C, E extends MatchEvent>(
  { game, recap }: Entry<S, C, E>,
  record: MatchRecord,
): readonly E[] {
  const begun = record.from ? replayRecord(game, record, { upTo: 0 }) : undefined
  return begun?.ok ? recap(game.view(begun.value, 'spectator')) : []
}

function eventsUpTo<S, C, E extends MatchEvent>(
  { game }: Entry<S, C, E>,
  record: MatchRecord,
  decisions: number,
  viewer: Viewer,
): Checked<readonly E[]> {
  const log = new Log<E>()
  const replayed = replayRecord(game, record, { told: log, upTo: decisions })
  return replayed.ok ? { ok: true, value: log.heardBy(viewer) } : replayed
}
