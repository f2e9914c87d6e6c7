import { inEveryLanguage, speak } from '@libero/kernel/words'
import { settings } from '../app/settings.ts'
import type { Entry, EntryWords } from '../entry.ts'
import { captainTsubasaEntry } from './captain-tsubasa/entry.ts'
import { finaleEntry } from './finale/entry.ts'
import { hatTrickEntry } from './hat-trick/entry.ts'

/** Every game of the app, in the order of the start page. A new one is a folder beside this file and a line here. */
const ENTRIES = [hatTrickEntry, finaleEntry, captainTsubasaEntry] as const

export type GameId = (typeof ENTRIES)[number]['id']

export const GAMES = ENTRIES.map(({ id }) => id) as [GameId, ...GameId[]]

const byId = <T>(of: (entry: Entry) => T): Readonly<Record<GameId, T>> =>
  Object.fromEntries(ENTRIES.map((entry) => [entry.id, of(entry)])) as Record<GameId, T>

const ENTRY_OF = byId((entry) => entry)

export const isGame = (id: string): id is GameId => Object.hasOwn(ENTRY_OF, id)

/** What each game is called and said to be, by language and game. */
export const gameTexts = inEveryLanguage((language) => byId<EntryWords>((entry) => entry.words[language]))

export const sceneOf = (id: GameId): Entry['Scene'] => ENTRY_OF[id].Scene

/** What has been fetched can speak as soon as its words are there, too, in the language of that moment. */
async function spoken<T>(fetching: Promise<T>): Promise<T> {
  const fetched = await fetching
  for (let words = speak(settings.get().language); words; words = speak(settings.get().language)) await words
  return fetched
}

/** Each game's table, dressing room, rules, lessons, cards, pictures and part of the card workshop: loaded when somebody opens it. */
export const faceOf = (id: GameId): ReturnType<Entry['face']> => spoken(ENTRY_OF[id].face())
export const setupOf = (id: GameId): ReturnType<Entry['setup']> => spoken(ENTRY_OF[id].setup())
export const bookOf = (id: GameId): ReturnType<Entry['book']> => spoken(ENTRY_OF[id].book())
export const lessonsOf = (id: GameId): ReturnType<Entry['lessons']> => spoken(ENTRY_OF[id].lessons())
export const albumOf = (id: GameId): ReturnType<Entry['cards']> => spoken(ENTRY_OF[id].cards())
export const diagramsOf = (id: GameId): ReturnType<Entry['diagrams']> => spoken(ENTRY_OF[id].diagrams())
export const workshopOf = (id: GameId): ReturnType<Entry['workshop']> => spoken(ENTRY_OF[id].workshop())
export const exercisesOf = (id: GameId): ReturnType<Entry['exercises']> => spoken(ENTRY_OF[id].exercises())
