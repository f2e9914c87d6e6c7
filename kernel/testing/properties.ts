import type { MatchEvent } from '../events.ts'
import type { Game } from '../game.ts'
import { checkBlindness } from './blindness.ts'
import { checkKeysUnique, checkLegality } from './legality.ts'
import { checkAtOnceOrder, checkCopy, checkDeterminism, checkPosition, checkReplay } from './sameness.ts'

/** What holds of every game, by the words a test says it with. */
export type Property =
  | 'the same seed, the same match'
  | 'a record replays to every position'
  | 'nobody learns what he may not know'
  | 'listed is legal, the rest explained'
  | 'asked at once, answered in any order'
  | 'no luck is used twice'
  | 'a copy is a match of its own'
  | 'a position is the whole match'

/** Looks for it in one match; `texts` is what coaches could say, and what they could not. */
export type Check<C> = (config: C, seed: number, texts: readonly string[]) => void

/** `loneAnswers`: where one answer is asked for as well, lest the other coach learn that there is only one. */
export const propertiesOf = <S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  loneAnswers = false,
): Readonly<Record<Property, Check<C>>> => ({
  'the same seed, the same match': (config, seed) => checkDeterminism(game, config, seed),
  'a record replays to every position': (config, seed) => checkReplay(game, config, seed),
  'nobody learns what he may not know': (config, seed) => checkBlindness(game, config, seed, loneAnswers),
  'listed is legal, the rest explained': (config, seed, texts) =>
    checkLegality(game, config, seed, texts, loneAnswers),
  'asked at once, answered in any order': (config, seed) => checkAtOnceOrder(game, config, seed),
  'no luck is used twice': (config, seed) => checkKeysUnique(game, config, seed),
  'a copy is a match of its own': (config, seed) => checkCopy(game, config, seed),
  'a position is the whole match': (config, seed) => checkPosition(game, config, seed),
})
