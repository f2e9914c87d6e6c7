import type { HatTrickConfig, HatTrickEvent } from '@libero/hat-trick'
import { hatTrick, MATCH_EVENTS } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import type { Quarry } from '../mining/quarry.ts'
import { hatTrickBots } from './bots.ts'
import { hatTrickInsight } from './insight.ts'
import { hatTrickMatters } from './matters.ts'
import { motifOf } from './motif.ts'

/** Where exercises are looked for: with the Players expansion in matches with every match event. */
export const hatTrickQuarry: Quarry<State, HatTrickConfig, HatTrickEvent> = {
  game: hatTrick,
  bots: hatTrickBots,
  insight: hatTrickInsight,
  matters: hatTrickMatters,
  motifOf,
  sheets: {
    'hat-trick': { extraTime: true, shootOut: true },
    players: { expansion: 'players', events: MATCH_EVENTS },
  },
}
