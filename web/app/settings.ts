import type { Level } from '@libero/bots'
import { LEVELS } from '@libero/bots'
import type { Thinking } from '@libero/bots/levels'
import { THINKING, USUAL_LEVEL } from '@libero/bots/levels'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES, speak } from '@libero/kernel/words'
import { personName } from '../keep/names.ts'
import { languageOfBrowser, SETTINGS_KEY, storedSettings } from './language.ts'

export { LEVELS, type Level, THINKING }

export const SPEEDS = ['slow', 'normal', 'fast', 'instant'] as const
export type Speed = (typeof SPEEDS)[number]

export const VOLUMES = ['low', 'middle', 'loud'] as const
export type Volume = (typeof VOLUMES)[number]

/** When a choice is played at once and when it is first shown: with a finger there is no pointing before pressing. */
export const CONFIRMS = ['touch', 'always', 'never'] as const
export type Confirm = (typeof CONFIRMS)[number]

/** An evening under floodlights, the same by day on paper, or whatever the system shows. */
export const THEMES = ['dark', 'light', 'system'] as const
export type Theme = (typeof THEMES)[number]

/** When something holds that helps those who are new: in somebody's first matches, always, or never. */
export const OCCASIONS = ['first', 'always', 'never'] as const
export type Occasion = (typeof OCCASIONS)[number]

/** So many matches of a game are somebody's first. */
const FIRST_MATCHES = 3

export interface Settings {
  readonly language: Language
  /** What whoever plays here is called; empty where nobody has said. */
  readonly name: string
  /** Whom one meets at the tables of the start page. */
  readonly level: Level
  readonly speed: Speed
  /** How long those who think ahead may do so. */
  readonly thinking: Thinking
  readonly odds: boolean
  /** Whether players have names where their cards have none. */
  readonly names: boolean
  readonly sound: boolean
  readonly volume: Volume
  /** Whether coaches say what they think of it. */
  readonly voices: boolean
  readonly confirm: Confirm
  readonly theme: Theme
  /** Whether a new question takes no press for a moment, against pressing twice. */
  readonly guard: boolean
  /** When a result stays until a press. */
  readonly results: Occasion
  /** When the match is told plainly. */
  readonly plain: Occasion
  /** Whether whatever is met for the first time is explained, … */
  readonly explains: boolean
  /** … and what was, by game. */
  readonly explained: Readonly<Record<string, readonly string[]>>
  /** How many matches of each game were played to the whistle here. */
  readonly finished: Readonly<Record<string, number>>
}

const isTime = (occasion: Occasion, { finished }: Settings, game: string): boolean =>
  occasion === 'always' || (occasion === 'first' && (finished[game] ?? 0) < FIRST_MATCHES)

/** Whether a result of this game stays until somebody presses; at once nothing is shown that could. */
export const resultsStay = (now: Settings, game: string): boolean =>
  now.speed !== 'instant' && isTime(now.results, now, game)

/** Whether a match of this game is told in the same words for the same thing. */
export const isToldPlainly = (now: Settings, game: string): boolean => isTime(now.plain, now, game)

/** How long things take, as a multiple of normal. */
export const PACE: Readonly<Record<Speed, number>> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 }

const oneOf = <T extends string>(value: unknown, allowed: readonly T[], usual: T): T =>
  allowed.includes(value as T) ? (value as T) : usual

/** Whatever is stored, or nothing: what cannot be read counts as not said. */
export function readSettings(stored: string | null, usual: Language): Settings {
  let said: Partial<Record<keyof Settings, unknown>> = {}
  try {
    said = Object(JSON.parse(stored ?? '{}')) as typeof said
  } catch {
    // Damaged settings are no settings.
  }
  return {
    language: oneOf(said.language, LANGUAGES, usual),
    name: personName(said.name),
    level: oneOf(said.level, LEVELS, USUAL_LEVEL),
    speed: oneOf(said.speed, SPEEDS, 'normal'),
    thinking: oneOf(said.thinking, THINKING, 'normal'),
    odds: said.odds !== false,
    names: said.names !== false,
    sound: said.sound !== false,
    volume: oneOf(said.volume, VOLUMES, 'low'),
    voices: said.voices !== false,
    confirm: oneOf(said.confirm, CONFIRMS, 'touch'),
    theme: oneOf(said.theme, THEMES, 'dark'),
    guard: said.guard !== false,
    results: oneOf(said.results, OCCASIONS, 'first'),
    plain: oneOf(said.plain, OCCASIONS, 'first'),
    explains: said.explains !== false,
    explained: Object.fromEntries(
      Object.entries(Object(said.explained) as Record<string, unknown>).map(([game, met]) => [
        game,
        Array.isArray(met) ? met.filter((each) => typeof each === 'string') : [],
      ]),
    ),
    finished: Object.fromEntries(
      Object.entries(Object(said.finished)).filter(
        (entry): entry is [string, number] => typeof entry[1] === 'number',
      ),
    ),
  }
}

/** The settings as they are now, and whoever wants to hear of a change. */
class SettingsShelf {
  private now: Settings
  private turningTo: Language | undefined
  private readonly listeners = new Set<() => void>()

  constructor() {
    this.now = readSettings(storedSettings(), languageOfBrowser())
    // What is set in another tab holds in this one, too.
    globalThis.addEventListener?.('storage', ({ key, newValue }: StorageEvent) => {
      if (key !== SETTINGS_KEY) return
      this.take(readSettings(newValue, this.now.language))
    })
  }

  readonly get = (): Settings => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  change(part: Partial<Settings>): void {
    this.take(part, () => {
      try {
        localStorage.setItem(SETTINGS_KEY, JSON.stringify(this.now))
      } catch {
        // A browser that keeps nothing still plays; the settings last as long as the page.
      }
    })
  }

  private take({ language, ...others }: Partial<Settings>, keep = () => {}): void {
    if (Object.keys(others).length > 0) this.settle(others, keep)
    if (language) this.turnTo(language, keep)
  }

  /**
   * A language is spoken once all its words are there, also those of what came while they were fetched; if they cannot
   * be had, everything stays as it is. Of several, the one that was asked for last.
   */
  private turnTo(language: Language, keep: () => void): void {
    this.turningTo = language
    const words = speak(language)
    if (!words) this.settle({ language }, keep)
    else
      words.then(
        () => this.turningTo === language && this.turnTo(language, keep),
        () => undefined,
      )
  }

  private settle(part: Partial<Settings>, keep: () => void): void {
    this.now = { ...this.now, ...part }
    keep()
    for (const listener of this.listeners) listener()
  }
}

export const settings = new SettingsShelf()
