import type { Checked, MatchRecord, Viewer } from '@libero/kernel'
import { accepted, inShort, readRecord, refused, seatOf } from '@libero/kernel'
import type { Listed } from './catalogue.ts'
import { findGame } from './catalogue.ts'
import { MOST_BYTES } from './files.ts'
import { PERSON } from './play/store.ts'

/** T3 The record in a file's text, and its game if it is known here; a text that is missing was too long. */
export function recordIn(
  source: string | undefined,
): Checked<{ readonly record: MatchRecord; readonly listed: Listed }> {
  if (source === undefined) return refuse('record-too-long', { most: MOST_BYTES })
  const record = readRecord(source)
  if (!record.ok) return record
  const listed = findGame(record.value.game)
  return listed
    ? accepted({ record: record.value, listed })
    : refuse('record-other-game', { game: inShort(record.value.game) })
}

const refuse = (code: string, about: Readonly<Record<string, string | number>>) =>
  refused({ code, rule: 'T3', about })

/** T5 Of a match that still runs, the stands and the seat of a person may be shown, and nothing more. */
export function maySee(record: MatchRecord, viewer: Viewer): boolean {
  const seat = seatOf(viewer)
  return viewer === 'spectator' || (seat !== undefined && record.coaches?.[seat] === PERSON)
}
