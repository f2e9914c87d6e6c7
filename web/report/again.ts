import type { Checked, Language, MatchRecord, Pair, RecordedChance } from '@libero/kernel'
import { writeRecord } from '@libero/kernel'
import { goTo, writeRoute } from '../app/route.ts'
import type { Face } from '../face.ts'
import { writeLink } from '../keep/link.ts'
import { kickOff } from '../match/kick-off.ts'
import { BY_LINK } from '../match/load-replay.ts'

/** Begins a match as a recorded one began and goes to its table; with its own chance every card lies the same. */
export async function playAgain(
  face: Face,
  record: MatchRecord,
  coaches: Pair<string>,
  language: Language,
  chance?: RecordedChance,
): Promise<Checked<string>> {
  const { config = { builds: [null, null] }, from, cards } = record
  // Old matches are played again with the cards they were played with.
  const beginning = from ? { from } : { config, cards }
  const begun = await kickOff(face, beginning, coaches, language, chance)
  if (begun.ok) goTo(writeRoute('match', [begun.value]))
  return begun
}

/** An address that carries the whole match, and a moment of it. */
export async function linkTo(
  record: MatchRecord,
  moment: Readonly<Record<string, string | number | undefined>> = {},
): Promise<string> {
  const r = await writeLink(writeRecord(record))
  return `${location.href.split('#')[0]}${writeRoute('replay', [BY_LINK], { r, ...moment })}`
}

/** Hands the record to the browser as a file. */
export function saveFile(record: MatchRecord, name: string): void {
  const address = URL.createObjectURL(new Blob([writeRecord(record)], { type: 'application/json' }))
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = `${name}.json`
  anchor.click()
  URL.revokeObjectURL(address)
}

/** Puts a text where it can be pasted from; false where the browser does not let us. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
