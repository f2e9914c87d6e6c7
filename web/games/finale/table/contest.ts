import type { FinaleEvent } from '@libero/finale'
import type { Pair, Seat } from '@libero/kernel'
import type { Telling } from '../../../face.ts'

type Of<K extends FinaleEvent['kind']> = Extract<FinaleEvent, { kind: K }>

export type Comparison = Of<'comparison'>

/** What belongs to a comparison: who played and with which card, and what came of it. */
export interface ContestTold {
  readonly men: Pair<readonly { readonly id: string; readonly strength: number }[]>
  readonly attack?: Of<'attack'> | Of<'counter'>
  readonly hazards: readonly Of<'hazard'>[]
  /** How many cards turn afterwards. */
  readonly turned: number
}

/** From the events around it; nobody's men where they do not come to what was compared. */
export function contestOf(event: Comparison, { heard }: Pick<Telling, 'heard'>): ContestTold {
  const events = (heard ?? []) as readonly FinaleEvent[]
  const at = events.lastIndexOf(event)
  const before = at < 0 ? [] : events.slice(0, at)
  const after = at < 0 ? [] : events.slice(at + 1)
  const action = before.slice(before.findLastIndex(({ kind }) => kind === 'action') + 1)
  const men = (seat: Seat) => {
    const chosen = action.filter((each) => each.kind === 'man-chosen').filter((each) => each.seat === seat)
    const sum = chosen.reduce((total, { strength }) => total + strength, 0)
    return sum === event.strengths[seat] ? chosen.map(({ man, strength }) => ({ id: man, strength })) : []
  }
  const attack = before.findLast((each) => each.kind === 'attack' || each.kind === 'counter')
  const end = after.findIndex(({ kind }) => kind === 'turned' || kind === 'action')
  const turned = after[end]
  return {
    men: [men(0), men(1)],
    ...(attack && { attack }),
    hazards: after.slice(0, Math.max(end, 0)).filter((each) => each.kind === 'hazard'),
    turned: turned?.kind === 'turned' ? turned.men[0].length + turned.men[1].length : 0,
  }
}
