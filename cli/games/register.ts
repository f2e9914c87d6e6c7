import type { MatchEvent, View } from '@libero/kernel'
import type { Playable } from '../play/playable.ts'
import { playableCaptainTsubasa } from './captain-tsubasa/playable.ts'
import { playableFinale } from './finale/playable.ts'
import { playableHatTrick } from './hat-trick/playable.ts'

/** A game with a board, whose types only its users know. */
export interface Seated {
  readonly id: string
  open<R>(use: <S, C, E extends MatchEvent, V extends View>(playable: Playable<S, C, E, V>) => R): R
}

const seated = <S, C, E extends MatchEvent, V extends View>(playable: Playable<S, C, E, V>): Seated => ({
  id: playable.entry.game.id,
  open: (use) => use(playable),
})

/** Every game of the command line, in the order of the first screen. A new one is a folder beside this file and a line here. */
export const BOARDED: readonly [Seated, ...Seated[]] = [
  seated(playableFinale),
  seated(playableHatTrick),
  seated(playableCaptainTsubasa),
]
