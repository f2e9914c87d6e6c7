import type { Pair, Seat } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Level } from '../bot.ts'
import { LEVELS } from '../bot.ts'
import { levelTexts } from './text.ts'

/** How a coach takes what happens: it shows in what he says, never in how he plays. */
export const TEMPERS = ['calm', 'hot', 'dry', 'cheerful'] as const
export type Temper = (typeof TEMPERS)[number]

/** Somebody on the other bench: invented, and the same one at every table of a game. */
export interface Coach {
  readonly id: string
  readonly name: string
  readonly level: Level
  readonly temper: Temper
  readonly isWoman?: true
}

type Sketch = readonly [name: string, temper: Temper, sex?: 'woman']

/** Three of each level, so that no two games have the same faces, and two of a level can meet. */
const CAST: Readonly<Record<Level, readonly [Sketch, Sketch, Sketch]>> = {
  random: [
    ['Pippo', 'cheerful'],
    ['Lilla', 'dry', 'woman'],
    ['Matz', 'hot'],
  ],
  beginner: [
    ['Tessari', 'hot', 'woman'],
    ['Ohlendorf', 'calm'],
    ['Kerekes', 'cheerful'],
  ],
  heuristic: [
    ['Brandauer', 'dry'],
    ['Quintal', 'cheerful'],
    ['Szendrei', 'calm', 'woman'],
  ],
  montecarlo: [
    ['Harkort', 'calm'],
    ['Belmonte', 'hot'],
    ['Halmosi', 'dry'],
  ],
  search: [
    ['Vandersteen', 'dry'],
    ['Marivel', 'calm', 'woman'],
    ['Okeke', 'hot'],
  ],
}

/** Who stands beside whoever learns; she plays nowhere. */
export const TEACHER = { id: 'lindt', name: 'Mira Lindt' } as const

const isLevel = (level: string): level is Level => (LEVELS as readonly string[]).includes(level)

const asCoach = (level: Level, [name, temper, sex]: Sketch): Coach => ({
  id: name.toLowerCase(),
  name,
  level,
  temper,
  ...(sex && { isWoman: true }),
})

/** Everybody there is, for whoever draws them. */
export const COACHES: readonly Coach[] = LEVELS.flatMap((level) =>
  CAST[level].map((sketch) => asCoach(level, sketch)),
)

/** A number that a text always comes to, the same everywhere (FNV-1a). */
export function numberOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0
  return hash
}

/** Who it is that plays at this level in this game; somebody else where that one sits on the other bench already. */
export function coachOf(game: string, level: string, isSecond = false): Coach | undefined {
  if (!isLevel(level)) return undefined
  const cast = CAST[level]
  const sketch = cast[(numberOf(game) + (isSecond ? 1 : 0)) % cast.length]
  return sketch && asCoach(level, sketch)
}

/** Who sits at a seat; nobody of ours where a person or a stranger does. */
export const coachAt = (game: string, coaches: Pair<string>, seat: Seat): Coach | undefined =>
  coachOf(game, coaches[seat], seat === 1 && coaches[0] === coaches[1])

/** 'Coach Tessari' */
export function coachName({ name, level, isWoman }: Coach, language: Language): string {
  const { called } = levelTexts[language]
  return level === 'random' ? name : fill(isWoman ? called.woman : called.man, { name })
}

/** The same by game and level, for whoever knows no more. */
export function opponentName(game: string, level: string, language: Language, isSecond = false): string {
  const coach = coachOf(game, level, isSecond)
  return coach ? coachInFull(coach, language) : level
}

/** 'Coach Tessari (Youth coach)' */
export const coachInFull = (coach: Coach, language: Language): string =>
  `${coachName(coach, language)} (${levelTexts[language].names[coach.level]})`
