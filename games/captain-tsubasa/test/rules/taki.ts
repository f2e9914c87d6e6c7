import type { Ability } from '../../cards/abilities.ts'
import { type Match, match, type Setting } from '../match.ts'
import { able, plain } from './printed.ts'

export const HOME = ['taki', 'oda', 'iwami', 'izawa', 'nagano', 'nakazato', 'takasugi', 'ishizaki'] as const
export const AWAY = ['hyuga', 'imai', 'koike', 'furuta', 'kawabe', 'matsuki', 'shimano', 'sorimachi'] as const
/** All of them without values and abilities. */
export const BLANK = plain(...HOME, ...AWAY)

export const PLAY = { do: 'play' } as const
export const GAIN_SHOT = { do: 'gain', tokens: ['shot'] } as const
export const GAIN_PASS = { do: 'gain', tokens: ['pass'] } as const

/** Home holds Taki, who can do this, Oda and Iwami; away holds Hyuga and Imai. */
export const taki = (abilities: readonly Ability[], more: Setting = {}): Setting => ({
  hands: [
    ['taki', 'oda', 'iwami'],
    ['hyuga', 'imai'],
  ],
  ...more,
  cards: { ...BLANK, taki: able(...abilities), ...more.cards },
})

/** The same, just played. */
export const playTaki = (abilities: readonly Ability[], more: Setting = {}): Match =>
  match(taki(abilities, more)).play('home: taki')
