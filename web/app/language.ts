import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'

/** Where the settings are kept. */
export const SETTINGS_KEY = 'libero.settings'

/** The settings as they were kept; nothing where the browser keeps nothing. */
export function storedSettings(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY)
  } catch {
    return null
  }
}

/** The language whoever sits here reads, as far as his browser says. */
export const languageOfBrowser = (): Language => {
  const asked = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2))
  return (
    LANGUAGES.find((language) => language === asked.find((tag) => LANGUAGES.includes(tag as Language))) ??
    'en'
  )
}

/** The language that was set, or else the browser's: known before the settings are. */
export function languageToSpeak(): Language {
  const said = LANGUAGES.find((language) => storedSettings()?.includes(`"language":"${language}"`))
  return said ?? languageOfBrowser()
}
