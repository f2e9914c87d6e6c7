import { hatTrick } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { inShootOut, Phase } from '@libero/hat-trick/opponents'
import { type Insight, netJudge, type Weights } from '../thinking/index.ts'
import { Suspicion } from './belief.ts'
import { cornerMix } from './corner.ts'
import { features, INPUTS } from './features.ts'
import { informationKey } from './information-key.ts'
import { serious } from './players.ts'
import { quick } from './quick.ts'
import base from './weights.json'
import players from './weights-players.json'

const eyes = { inputs: INPUTS, features }

/** A turn or a round begins and nobody has laid a card; or a shot is about to be taken, as good as it is. */
const isQuiet = (s: State): boolean =>
  s.phase === Phase.PlayCard
    ? s.laid[0] < 0 && s.laid[1] < 0
    : s.phase === Phase.Duel && s.corner[0] < 0 && s.corner[1] < 0 && !inShootOut(s)

const isHidden = (s: State): boolean => s.phase === Phase.PlayCard || s.phase === Phase.Duel

/** Hat-Trick as those see it who think ahead; with the expansion the judge has learned from other matches. */
export function insightOf(learned: Weights, learnedWithPlayers: Weights): Insight<State> {
  const judge = netJudge(eyes, learned)
  const judgeWithPlayers = netJudge(eyes, learnedWithPlayers)
  return {
    rules: hatTrick,
    keyOf: informationKey,
    isQuiet,
    isHidden,
    judge: (s) => (s.terms.players ? judgeWithPlayers(s) : judge(s)),
    eyes,
    quick,
    serious,
    duel: cornerMix,
    belief: () => new Suspicion(),
  }
}

export const hatTrickInsight = insightOf(base, players)
