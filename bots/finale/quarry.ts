import type { FinaleConfig, FinaleEvent } from '@libero/finale'
import { finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import type { Quarry } from '../mining/quarry.ts'
import { finaleBots } from './bots.ts'
import { finaleInsight } from './insight.ts'
import { finaleMatters } from './matters.ts'
import { motifOf } from './motif.ts'

/** Where exercises are looked for; a draw is played on, so that there are penalties, too. */
export const finaleQuarry: Quarry<State, FinaleConfig, FinaleEvent> = {
  game: finale,
  bots: finaleBots,
  insight: finaleInsight,
  matters: finaleMatters,
  motifOf,
  sheets: { finale: { extraTime: true } },
}
