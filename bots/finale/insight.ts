import { finale, KEEPER, SQUAD } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { lowest, Phase, packsCards } from '@libero/finale/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { type Insight, netJudge, type Weights } from '../thinking/index.ts'
import { RivalsCards } from './belief.ts'
import { features, INPUTS } from './features.ts'
import { informationKey } from './information-key.ts'
import { nextCard } from './packing.ts'
import { quick } from './quick.ts'
import weights from './weights.json'
import { deckWorths } from './worth.ts'

const eyes = { inputs: INPUTS, features }

/** Nobody is chosen yet, unless it is the keeper, who had to be. */
function noneChosen(s: State, seat: number): boolean {
  const used = s.used[seat]
  return used === 0 || ((used & (used - 1)) === 0 && s.line[seat * SQUAD + lowest(used)] === KEEPER)
}

/** The tactics are still to be laid, or one side is about to choose its men. */
function isQuiet(s: State): boolean {
  if (s.phase === Phase.Tactics) return s.laid[0] < 0 && s.laid[1] < 0
  if (s.phase !== Phase.AttackersMen && s.phase !== Phase.DefendersMen) return false
  const ball = s.counter ? 1 - s.attacker : s.attacker
  return noneChosen(s, s.phase === Phase.AttackersMen ? ball : 1 - ball)
}

/** Decks, tactics, changes and takers stay face down until both are ready. */
const isHidden = (s: State): boolean =>
  s.phase === Phase.Packing ||
  s.phase === Phase.Tactics ||
  s.phase === Phase.Changes ||
  s.phase === Phase.Takers ||
  s.phase === Phase.NextTaker

/** §4.4, §4.10 Eleven cards chosen one by one: each by what it promises and was measured to be worth, none worth a search. */
function outright(s: State, seat: Seat, options: Int16Array, count: number, whim: SampledChance): number {
  if (s.phase !== Phase.Packing || !packsCards(s)) return -1
  return nextCard(s, seat, options, count, deckWorths(s, seat), whim)
}

/** Finale as those see it who think ahead. */
export function insightOf(learned: Weights): Insight<State> {
  return {
    rules: finale,
    keyOf: informationKey,
    isQuiet,
    isHidden,
    judge: netJudge(eyes, learned),
    eyes,
    quick,
    outright,
    belief: () => new RivalsCards(),
  }
}

export const finaleInsight = insightOf(weights)
