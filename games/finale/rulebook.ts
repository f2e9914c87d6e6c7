import { Rulebook } from '@libero/kernel'
import type { FinaleEvent } from './events.ts'
import { FIRST_PHASES, PHASES } from './phase.ts'
import { attackersMen, attackersMen2 } from './questions/attackers-men.ts'
import { changes } from './questions/changes.ts'
import { defendersMen } from './questions/defenders-men.ts'
import { exchange, exchange2 } from './questions/exchange.ts'
import { furtherTactic, furtherTactic2 } from './questions/further-tactic.ts'
import { hazardOrder } from './questions/hazard-order.ts'
import { injuredKeeper } from './questions/injured-keeper.ts'
import { manForKeeper, manForKeeper2 } from './questions/man-for-keeper.ts'
import { nextTaker } from './questions/next-taker.ts'
import { packing } from './questions/packing.ts'
import { afterwards } from './questions/question.ts'
import { replacement } from './questions/replacement.ts'
import { sentOffKeeper, sentOffKeeper2 } from './questions/sent-off-keeper.ts'
import { tactics, tactics2 } from './questions/tactics.ts'
import { takers } from './questions/takers.ts'
import type { State } from './state.ts'
import { actionBegins, actionBegins2 } from './steps/action-begins.ts'
import { attackBegins } from './steps/attack-begins.ts'
import { attackEnds, attackEnds2 } from './steps/attack-ends.ts'
import { comparison, comparison2 } from './steps/comparison.ts'
import { counterBegins } from './steps/counter-begins.ts'
import { extraTimeBegins } from './steps/extra-time-begins.ts'
import { hazards, hazards2 } from './steps/hazards.ts'
import { periodBegins } from './steps/period-begins.ts'
import { periodEnds } from './steps/period-ends.ts'
import { reveal } from './steps/reveal.ts'
import { shootOutBegins } from './steps/shoot-out-begins.ts'
import { shots } from './steps/shots.ts'
import { turning } from './steps/turning.ts'
import { SQUAD, TACTICS } from './vocabulary.ts'

/** The largest list a coach can be shown: fifteen men and 'nobody'. */
const MOST_OPTIONS = SQUAD + 1

/** §4.4 Under free choice every card but the closing card. */
const MOST_TO_PACK = TACTICS - 1

/** In the order of a period. */
const finale1 = new Rulebook<State, FinaleEvent>(
  'finale-1',
  [
    periodBegins,
    changes,
    tactics,
    reveal,
    attackBegins,
    actionBegins,
    attackersMen,
    defendersMen,
    comparison,
    hazards,
    replacement,
    injuredKeeper,
    sentOffKeeper,
    manForKeeper,
    turning,
    counterBegins,
    attackEnds,
    exchange,
    furtherTactic,
    periodEnds,
    extraTimeBegins,
    shootOutBegins,
    takers,
    shots,
    nextTaker,
  ],
  FIRST_PHASES,
  MOST_OPTIONS,
  afterwards,
)

/** What the second reading of the book changed. */
const finale2 = finale1.revised(
  'finale-2',
  [
    // Tactic cards are chosen once both line-ups are open.
    packing,
    // The closing card lies open; nothing is laid face down.
    tactics2,
    // A further attack begins with the attacker's card; the defender exchanges with it in view.
    attackEnds2,
    furtherTactic2,
    exchange2,
    // A place filled for a missing line says which.
    actionBegins2,
    attackersMen2,
    // Hazards in the coach's order.
    comparison2,
    hazards2,
    hazardOrder,
    // A bench outfielder for the last keeper sent off.
    sentOffKeeper2,
    manForKeeper2,
  ],
  { phases: PHASES, mostOptions: MOST_TO_PACK },
)

/** Every version we ever published, oldest first; `docs/decisions/0009` says how to add one. */
export const RULEBOOKS = [finale1, finale2] as const
