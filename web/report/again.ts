import type { Checked, MatchConfig, MatchRecord, Pair, RecordedChance, Seat } from '@libero/kernel'
import { writeRecord } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { underCover } from '../app/cover.ts'
import { goTo, writeRoute } from '../app/route.ts'
import { settings } from '../app/settings.ts'
import type { Face } from '../face.ts'
import { GAMES } from '../games/register.ts'
import { writeLink } from '../keep/link.ts'
import { kickOff } from '../match/kick-off.ts'
import { BY_LINK } from '../match/load-replay.ts'
import { draftOf, keepDraft } from '../pages/setup/draft.ts'

/** Begins a match as a recorded one began and goes to its table; with its own chance every card lies the same. */
export async function playAgain(
  face: Face,
  record: MatchRecord,
  coaches: Pair<string>,
  language: Language,
  people: Pair<string> | undefined,
  chance?: RecordedChance,
): Promise<Checked<string>> {
  const { config = { builds: [null, null] }, from, rules, cards } = record
  // Old matches are played again by the rules and with the cards they were played with.
  const edition = { rules, cards }
  const beginning = from ? { from, ...edition } : { config, ...edition }
  const begun = await kickOff(face, beginning, coaches, language, chance, people)
  if (begun.ok) goTo(writeRoute('match', [begun.value]))
  return begun
}

/** Who sits where, once the seats are swapped. */
export const swapped = ([home, away]: Pair<string>): Pair<string> => [away, home]

/** The match that follows this one, if one does: the second leg of a tie, by the newest rules. */
export const sequelOf = (face: Face, { config, outcome }: MatchRecord): MatchConfig | undefined =>
  face.sequel?.(config, outcome)

/** Begins the match that follows this one: grounds swapped, squads kept, the score carried over. */
export async function playSequel(
  face: Face,
  record: MatchRecord,
  coaches: Pair<string>,
  language: Language,
  people: Pair<string> | undefined,
): Promise<Checked<string>> {
  const config = sequelOf(face, record) ?? { builds: [null, null] }
  const beginning = { config, cards: record.cards }
  const names = people && swapped(people)
  const begun = await kickOff(face, beginning, swapped(coaches), language, undefined, names)
  if (begun.ok) goTo(writeRoute('match', [begun.value]))
  return begun
}

/** Goes to the dressing room of the match that follows this one, so that squads can be changed first. */
export function prepareSequel(
  face: Face,
  record: MatchRecord,
  coaches: Pair<string>,
  people: Pair<string> | undefined,
): void {
  const config = sequelOf(face, record)
  if (!config) return
  const { id } = face.game
  keepDraft(id, { ...draftOf(config, swapped(coaches)), ...(people && { names: swapped(people) }) })
  goTo(writeRoute('new', [id]))
}

/** An address that carries the whole match, and a moment of it. */
export async function linkTo(
  record: MatchRecord,
  resigned: Seat | undefined,
  moment: Readonly<Record<string, string | number | undefined>> = {},
): Promise<string> {
  const text = writeRecord(record)
  const r = await writeLink(resigned === undefined ? text : { record: text, resigned })
  const hash = writeRoute('replay', [BY_LINK, record.game], { r, ...moment })
  return underCover(hash, GAMES, settings.get().language)
}
