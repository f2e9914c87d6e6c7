import type { MatchConfig, MatchEvent, MatchRecord, Refusal, SampledChance, Seat, View } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import type { Flags, Said } from '../arguments.ts'
import type { Board } from '../boards/board.ts'
import type { Entry } from '../catalogue.ts'
import type { Terminal } from './terminal.ts'
import type { PlayText } from './text.ts'

/** What is at hand where a person builds before the match. */
export interface Dressing {
  readonly said: Said
  readonly seat: Seat
  readonly options: unknown
  readonly language: Language
  readonly words: Pick<Wording, 'nameOf'>
  readonly text: PlayText
  readonly terminal: Terminal
  readonly reason: (refusal: Refusal) => string
  readonly whim: SampledChance
  /** What he brought before and may change now, in a match that follows another. */
  readonly before?: unknown
}

/** What a game adds to its entry in the catalogue so that it can be played at a terminal. */
export interface Playable<S, C, E extends MatchEvent, V extends View> {
  readonly entry: Entry<S, C, E, V>
  /** Options of the line that only this game has. */
  readonly flags: Flags
  board(language: Language, words: Wording<E>, options: unknown): Board<E, V>
  /** The file the person's build is in, if he named one. */
  squadFile(said: Said): string | undefined
  /** What such a file holds as a build, if it may be written in more than one way. */
  unpack?(value: unknown, options: unknown): unknown
  /** What is agreed, where that hangs on the seat and on what the person brings in a file. */
  options?(said: Said, cards: unknown, seat: Seat, kept: unknown): unknown
  /** What the person brings, built now; nothing when he leaves. */
  dress(room: Dressing): Promise<unknown>
  /** As whom the opponent is asked for what he brings, where it is not plain from his seat. */
  rivalAs?(build: unknown, rival: Seat, options: unknown): { readonly seat: Seat; readonly options: unknown }
  /** The match that follows this one, with its seats swapped: the second leg of a tie. */
  sequel?(record: MatchRecord, said: Said): MatchConfig | undefined
  /** What the opponent brings, given what he would bring of his own accord. */
  rival(said: Said, seat: Seat, options: unknown, brought: unknown): unknown
}
