import { Rulebook } from '@libero/kernel'
import { MOST_OPTIONS } from './codes.ts'
import type { CaptainTsubasaEvent } from './events.ts'
import { PHASES } from './phase.ts'
import { ability, ability2 } from './questions/ability.ts'
import { action, action2 } from './questions/action.ts'
import { draft } from './questions/draft.ts'
import { motivate, turnEnds } from './questions/motivate.ts'
import { afterwards } from './questions/question.ts'
import { reroll, reroll2 } from './questions/reroll.ts'
import { save, save2 } from './questions/save.ts'
import { special } from './questions/special.ts'
import { spend, spend2 } from './questions/spend.ts'
import { target, target2 } from './questions/target.ts'
import { token, token2 } from './questions/token.ts'
import { toss } from './questions/toss.ts'
import { turn, turn2 } from './questions/turn.ts'
import type { State } from './state.ts'
import { cleanUp } from './steps/clean-up.ts'
import { compulsory } from './steps/compulsory.ts'
import { contest } from './steps/contest.ts'
import { dice } from './steps/dice.ts'
import { duel } from './steps/duel.ts'
import { halfBegins } from './steps/half-begins.ts'
import { halfEnds } from './steps/half-ends.ts'
import { keeperRolls, keeperRolls2 } from './steps/keeper-rolls.ts'
import { keeperVerdict, keeperVerdict2 } from './steps/keeper-verdict.ts'
import { nextTurn } from './steps/next-turn.ts'
import { roundBegins } from './steps/round-begins.ts'
import { settle, settle2 } from './steps/settle.ts'
import { verdict, verdict2 } from './steps/verdict.ts'

/** In the order of a match. */
const captainTsubasa1 = new Rulebook<State, CaptainTsubasaEvent>(
  'captain-tsubasa-1',
  [
    toss,
    halfBegins,
    roundBegins,
    draft,
    nextTurn,
    turn,
    settle,
    ability,
    token,
    target,
    compulsory,
    motivate,
    contest,
    action,
    spend,
    dice,
    reroll,
    verdict,
    keeperRolls,
    save,
    keeperVerdict,
    special,
    duel,
    cleanUp,
    halfEnds,
  ],
  PHASES,
  MOST_OPTIONS,
  afterwards,
)

/** What the second reading of the book changed. */
const captainTsubasa2 = captainTsubasa1.revised('captain-tsubasa-2', [
  // §13.1, §15.2 Motivation at any time, transfers during one's whole turn.
  turn2,
  ability2,
  token2,
  target2,
  turnEnds,
  action2,
  spend2,
  reroll2,
  save2,
  settle2,
  verdict2,
  keeperRolls2,
  keeperVerdict2,
])

/** Every version we ever published, oldest first; `docs/decisions/0009` says how to add one. */
export const RULEBOOKS = [captainTsubasa1, captainTsubasa2] as const
