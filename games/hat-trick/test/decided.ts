import type { Seat } from '@libero/kernel'
import { Log, SampledChance } from '@libero/kernel'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import type { State } from '../state.ts'

/** A match of Italy against Germany. */
export function prepared() {
  const config = hatTrick.prepare({ options: {}, builds: [{ team: 'ITA' }, { team: 'GER' }] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

/** What is told if a coach decides so, and what it comes to. */
export function after(state: State, seat: Seat, decision: string): [State, readonly HatTrickEvent[]] {
  const then = hatTrick.blank(state)
  hatTrick.copy(state, then)
  const log = new Log<HatTrickEvent>()
  const action = hatTrick.read(state, seat, decision)
  if (action < 0) throw new Error(`${decision} cannot be decided`)
  hatTrick.apply(then, seat, action, new SampledChance(1), log)
  return [then, log.heardBy('omniscient')]
}
