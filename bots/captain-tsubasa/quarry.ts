import type { CaptainTsubasaConfig, CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { captainTsubasa } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import type { Quarry } from '../mining/quarry.ts'
import { captainTsubasaBots } from './bots.ts'
import { insight } from './insight.ts'
import { captainTsubasaMatters } from './matters.ts'
import { motifOf } from './motif.ts'

/** Where exercises are looked for: in matches with everything coaches can add. */
export const captainTsubasaQuarry: Quarry<State, CaptainTsubasaConfig, CaptainTsubasaEvent> = {
  game: captainTsubasa,
  bots: captainTsubasaBots,
  insight,
  matters: captainTsubasaMatters,
  motifOf,
  sheets: { 'captain-tsubasa': { motivation: true, guaranteedSuccess: true, transfers: true } },
}
