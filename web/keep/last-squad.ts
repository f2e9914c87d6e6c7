import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { tidyName } from './names.ts'

/** What a person prepared last for a game: the table of the start page takes it up again. */
export interface LastSquad {
  readonly name: string
  /** The language its name is in; none where the person gave it one of his own. */
  readonly spoken?: Language
  readonly build: unknown
  readonly options?: unknown
}

const labelOf = (game: string): string => `libero.squad.${game}`

/** Longer than any team is; something else must have been written there. */
const MOST = 200_000

/** Nothing where the browser keeps nothing, or what it keeps cannot be read. */
export function lastSquad(game: string): LastSquad | undefined {
  try {
    const text = localStorage.getItem(labelOf(game)) ?? ''
    const raw: unknown = text === '' || text.length > MOST ? undefined : JSON.parse(text)
    if (!isObject(raw) || !isObject(raw.build)) return undefined
    const name = typeof raw.name === 'string' ? tidyName(raw.name) : ''
    const spoken = LANGUAGES.find((language) => language === raw.spoken)
    const { build, options } = raw
    return { name, ...(spoken && { spoken }), build, ...(options !== undefined && { options }) }
  } catch {
    return undefined
  }
}

/** Keeps it until another is prepared; without one the table is as it was on the first day. */
export function keepLastSquad(game: string, squad: LastSquad | undefined): void {
  try {
    if (squad) localStorage.setItem(labelOf(game), JSON.stringify(squad))
    else localStorage.removeItem(labelOf(game))
  } catch {
    // Then the table is set as usual.
  }
}
