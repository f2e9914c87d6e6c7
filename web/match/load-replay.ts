import { USUAL_LEVEL } from '@libero/bots/levels'
import type { MatchRecord, Pair, Refusal, Seat } from '@libero/kernel'
import { isObject, readRecord } from '@libero/kernel'
import type { Route } from '../app/route.ts'
import type { Face } from '../face.ts'
import { faceOf, isGame } from '../games/register.ts'
import { readLink } from '../keep/link.ts'
import { PERSON, store } from '../keep/store.ts'
import { atHand } from './kick-off.ts'
import { newest } from './load.ts'
import { Replay } from './replay.ts'

/** Instead of an id, where the record comes with the link. */
export const BY_LINK = 'link'

export type LoadedReplay =
  | {
      readonly ok: true
      readonly face: Face
      readonly replay: Replay
      readonly resigned?: Seat | undefined
      /** What the people are called, where this browser knows. */
      readonly names?: Pair<string> | undefined
      /** Whether it is over, by the whistle or because somebody gave up. */
      readonly isOver: boolean
    }
  | { readonly ok: false; readonly trouble: string; readonly refusals?: readonly Refusal[] }

/** The match an address names or carries, ready to be watched; or why not. */
export async function loadReplay({ rest, said }: Route): Promise<LoadedReplay> {
  if (rest[0] === BY_LINK) {
    const read = await readLink(said.r ?? '')
    if (!read.ok) return read
    const carried = inLink(read.value)
    return carried ? replayOf(carried.record, carried.resigned) : { ok: false, trouble: 'link-damaged' }
  }
  const id = rest[0] ?? ''
  const found = await store.match(id)
  const kept = newest(found.ok ? found.value : undefined, atHand.get(id))
  if (!kept) return { ok: false, trouble: found.ok ? 'match-missing' : found.trouble }
  const loaded = await replayOf(kept.record, kept.resigned)
  return loaded.ok ? { ...loaded, names: kept.names } : loaded
}

/** A link carries the text of a record; of a match somebody gave up, that as well. */
function inLink(
  value: unknown,
): { readonly record: string; readonly resigned: Seat | undefined } | undefined {
  if (typeof value === 'string') return { record: value, resigned: undefined }
  if (!isObject(value) || typeof value.record !== 'string') return undefined
  const { record, resigned } = value
  return { record, resigned: resigned === 0 || resigned === 1 ? resigned : undefined }
}

async function replayOf(text: string, resigned: Seat | undefined): Promise<LoadedReplay> {
  const record = readRecord(text)
  if (!record.ok) return { ok: false, trouble: 'match-damaged', refusals: record.refusals }
  const { game } = record.value
  if (!isGame(game)) {
    const unknown: Refusal = { code: 'record-other-game', rule: 'T3', about: { game } }
    return { ok: false, trouble: 'match-damaged', refusals: [unknown] }
  }
  const face = await faceOf(game)
  const replay = Replay.of(face.game, record.value)
  if (!replay.ok) return { ok: false, trouble: 'match-damaged', refusals: replay.refusals }
  const isOver = replay.value.outcome !== undefined || resigned !== undefined
  return { ok: true, face, replay: replay.value, resigned, isOver }
}

/** Who would sit where if this were played again here: a person at least, and opponents this app has. */
export function coachesFor(
  { coaches = [PERSON, USUAL_LEVEL] }: Pick<MatchRecord, 'coaches'>,
  levels: readonly string[],
): Pair<string> {
  const known = (coach: string) => (coach === PERSON || levels.includes(coach) ? coach : USUAL_LEVEL)
  const both: Pair<string> = [known(coaches[0]), known(coaches[1])]
  return both.includes(PERSON) ? both : [PERSON, both[1]]
}
