import type { FinaleEvent } from '@libero/finale'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Telling } from '../../../face.ts'
import { printOf } from '../print.ts'

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

/** What comes next, as far as it is known: a counter or why there is none, the goals, the next attack. */
export interface NextTold {
  readonly counter?: { readonly seat: Seat; readonly bonus?: number; readonly powers?: Pair<number> }
  readonly noCounter?: 'played' | 'countered'
  readonly goals?: Pair<number>
  /** Nothing while this attack goes on. */
  readonly attack?: { readonly next: number; readonly of: number }
}

/** §5.9, §7.1–§7.4 From the events of this period; nothing where it was not heard from its beginning. */
export function nextOf(event: Comparison, { heard }: Pick<Telling, 'heard'>): NextTold {
  const events = (heard ?? []) as readonly FinaleEvent[]
  const at = events.lastIndexOf(event)
  const begin = events.slice(0, Math.max(at, 0)).findLastIndex(({ kind }) => kind === 'period')
  if (begin < 0 || (event.action === 'build-up' && event.won)) return {}
  const period = events.slice(begin, at)
  const countered = period.some(({ kind }) => kind === 'counter')
  const isCounter = period.findLast(({ kind }) => kind === 'attack' || kind === 'counter')?.kind === 'counter'
  if (event.action === 'build-up' && !countered) {
    const after = events.slice(at + 1)
    const until = after.findIndex(({ kind }) => kind === 'comparison')
    const counter = after.slice(0, until < 0 ? undefined : until).find((each) => each.kind === 'counter')
    const powers = powersIn(period)
    return {
      counter: {
        seat: other(event.seat),
        ...(counter && { bonus: counter.bonus }),
        ...(powers && { powers }),
      },
    }
  }
  const attack = period.findLast((each) => each.kind === 'attack')
  const goal = events[at + 1]
  return {
    ...(event.action === 'build-up' && { noCounter: isCounter ? 'countered' : 'played' }),
    ...(goal?.kind === 'goal' && { goals: goal.goals }),
    ...(attack && { attack: { next: attack.attack + 1, of: attack.of } }),
  }
}

/** The powers that lie face up, the higher first. */
function powersIn(period: readonly FinaleEvent[]): Pair<number> | undefined {
  const revealed = period.findLast((each) => each.kind === 'revealed')
  if (!revealed) return undefined
  const further = (seat: Seat) =>
    period.findLast((each) => each.kind === 'further-tactic' && each.seat === seat)
  const [home, away] = ([0, 1] as const).map((seat) => {
    const card = further(seat)
    return card?.kind === 'further-tactic' ? card.power : revealed.powers[seat]
  }) as [number, number]
  return home < away ? [away, home] : [home, away]
}

export interface Turning {
  readonly id: string
  readonly from: number
  readonly to: number
}

/** §2.3 Who turns, from which strength to which; nobody where their turns were not heard from the kick-off on. */
export function turningOf(event: Comparison, at: Pick<Telling, 'heard' | 'words'>): readonly Turning[] {
  const events = (at.heard ?? []) as readonly FinaleEvent[]
  const here = events.lastIndexOf(event)
  if (here < 0 || !events.some(({ kind }) => kind === 'kick-off')) return []
  const turned = events.slice(here).find((each) => each.kind === 'turned')
  const { men } = contestOf(event, at)
  const print = printOf(at.words)
  const turns = (turned?.men ?? []).flat().map((id) => {
    const before = events
      .slice(0, here)
      .filter((each) => each.kind === 'turned' && each.men.flat().includes(id)).length
    const strengths = print.man(id)?.strengths
    return { id, from: strengths?.[before % 4] ?? 0, to: strengths?.[(before + 1) % 4] ?? 0 }
  })
  const played = new Map(men.flat().map(({ id, strength }) => [id, strength]))
  return turns.every(({ id, from }) => played.get(id) === from) ? turns : []
}
