import { readFileSync } from 'node:fs'
import { captainTsubasa } from '@libero/captain-tsubasa'
import { wording as captainTsubasaWording } from '@libero/captain-tsubasa/text'
import { finale } from '@libero/finale'
import { wording as finaleWording } from '@libero/finale/text'
import { hatTrick } from '@libero/hat-trick'
import { wording as hatTrickWording } from '@libero/hat-trick/text'
import type { Game, MatchRecord } from '@libero/kernel'
import { readRecord } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import type { GameId } from '../../games/register.ts'

/** Matches of the past, some of each game. */
export const MATCHES: readonly (readonly [GameId, string])[] = [
  ['finale', 'finale/finale-1-02'],
  ['finale', 'finale/finale-1-05'],
  ['finale', 'finale/finale-1-14'],
  ['hat-trick', 'hat-trick/hat-trick-1-01'],
  ['hat-trick', 'hat-trick/hat-trick-1-07'],
  ['hat-trick', 'hat-trick-players/hat-trick-1-08'],
  ['captain-tsubasa', 'captain-tsubasa/captain-tsubasa-1-06'],
  ['captain-tsubasa', 'captain-tsubasa/captain-tsubasa-1-14'],
]

export const golden = (file: string): string =>
  readFileSync(new URL(`../../../golden/${file}.json`, import.meta.url), 'utf8')

export function goldenRecord(file: string): MatchRecord {
  const read = readRecord(golden(file))
  if (!read.ok) throw new Error(file)
  return read.value
}

/** The games without their faces: what is watched needs no picture. */
export const RULES: Readonly<
  Record<GameId, { readonly game: Game<unknown, unknown>; wording(language: Language): Wording }>
> = {
  finale: { game: finale as never, wording: (language) => finaleWording(language) as never },
  'hat-trick': { game: hatTrick as never, wording: (language) => hatTrickWording(language) as never },
  'captain-tsubasa': {
    game: captainTsubasa as never,
    wording: (language) => captainTsubasaWording(language) as never,
  },
}
