import type { Temper } from '@libero/bots/levels'
import type { Language } from '@libero/kernel/words'
import { voicesDe } from './voices.de.ts'
import { voicesEn } from './voices.en.ts'
import { voicesHu } from './voices.hu.ts'

/** What a coach has something to say about. */
export const OCCASIONS = [
  'kickOff',
  'scored',
  'conceded',
  /** His side's chance was stopped. */
  'denied',
  /** His side has stopped theirs. */
  'escaped',
  /** One of his men is sent off. */
  'red',
  'halfTime',
  'won',
  'lost',
  'drawn',
] as const
export type Occasion = (typeof OCCASIONS)[number]

/** Short enough for a bubble on a phone; as many in each language, and more where a moment comes more often. */
export type Voices = Readonly<Record<Temper, Readonly<Record<Occasion, readonly string[]>>>>

export const voices: Readonly<Record<Language, Voices>> = { en: voicesEn, de: voicesDe, hu: voicesHu }
