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
  readonly hazards: readonly HazardTold[]
  /** §7.4 In a counter, the powers its bonus is the difference of; the higher first. */
  readonly powers?: Pair<number> | undefined
  /** Whose cards turn afterwards. */
  readonly turned: readonly string[]
}

/** §8 What was risked, and what came of it as far as it is known. */
export interface HazardTold {
  readonly rolled: Of<'hazard'>
  readonly isSecond: boolean
  /** Who came on for the injured; '' for nobody. */
  readonly on?: string
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
  const hazards = hazardsIn(end < 0 ? after : after.slice(0, end))
  const played: ContestTold['men'] = [men(0), men(1)]
  const isOff = (id: string) =>
    after.some((each) => (each.kind === 'injured' || each.kind === 'sent-off') && each.man === id)
  // §6.10 While somebody is asked who comes on nobody has turned yet; whoever is left of them will.
  const toTurn = () => played.flat().flatMap(({ id }) => (isOff(id) ? [] : [id]))
  return {
    men: played,
    ...(attack && { attack }),
    hazards,
    powers: powersIn(before.slice(before.findLastIndex(({ kind }) => kind === 'period'))),
    turned: turned?.kind === 'turned' ? turned.men.flat() : end < 0 && hazards.length > 0 ? toTurn() : [],
  }
}

function hazardsIn(events: readonly FinaleEvent[]): readonly HazardTold[] {
  return events.flatMap((rolled, i) => {
    if (rolled.kind !== 'hazard') return []
    const rest = events.slice(i + 1)
    const replaced = rest.find(
      (each) => (each.kind === 'came-on' || each.kind === 'nobody-came-on') && each.for === rolled.man,
    )
    const sentOff = rest.find((each) => each.kind === 'sent-off' && each.man === rolled.man)
    return {
      rolled,
      isSecond: sentOff?.kind === 'sent-off' && sentOff.secondYellow,
      ...(replaced && { on: replaced.kind === 'came-on' ? replaced.man : '' }),
    }
  })
}

/** What comes next, as far as it is known: the finish, a counter or why there is none, the next attack. */
export interface NextTold {
  readonly finish?: true
  readonly counter?: { readonly seat: Seat; readonly bonus?: number; readonly powers?: Pair<number> }
  readonly noCounter?: 'played' | 'countered'
  /** Nothing while this attack goes on. */
  readonly attack?: { readonly next: number; readonly of: number }
}

/** §5.9, §7.1–§7.4 From the events of this period; nothing where it was not heard from its beginning. */
export function nextOf(event: Comparison, { heard }: Pick<Telling, 'heard'>): NextTold {
  const events = (heard ?? []) as readonly FinaleEvent[]
  const at = events.lastIndexOf(event)
  const begin = events.slice(0, Math.max(at, 0)).findLastIndex(({ kind }) => kind === 'period')
  if (event.action === 'build-up' && event.won) return { finish: true }
  if (begin < 0) return {}
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
  return {
    ...(event.action === 'build-up' && { noCounter: isCounter ? 'countered' : 'played' }),
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

/**
 * §2.2 How a man lay when it was decided, in quarter turns: as often as he had been turned, or as he is seen; in doubt
 * any way that shows the strength he played at.
 */
export function turnAt(
  id: string,
  strength: number,
  event: Comparison,
  seen: number | undefined,
  at: Pick<Telling, 'heard' | 'words'>,
): number {
  const events = (at.heard ?? []) as readonly FinaleEvent[]
  const strengths: readonly number[] = printOf(at.words).man(id)?.strengths ?? []
  const turns = [turnsBefore(id, events, events.lastIndexOf(event)) % 4, seen ?? 0]
  return turns.find((turn) => strengths[turn] === strength) ?? Math.max(0, strengths.indexOf(strength))
}

const turnsBefore = (id: string, events: readonly FinaleEvent[], before: number): number =>
  events
    .slice(0, Math.max(0, before))
    .filter((each) => each.kind === 'turned' && each.men.flat().includes(id)).length

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
  const { men, turned } = contestOf(event, at)
  const print = printOf(at.words)
  const turns = turned.map((id) => {
    const before = turnsBefore(id, events, here)
    const strengths = print.man(id)?.strengths
    return { id, from: strengths?.[before % 4] ?? 0, to: strengths?.[(before + 1) % 4] ?? 0 }
  })
  const played = new Map(men.flat().map(({ id, strength }) => [id, strength]))
  return turns.every(({ id, from }) => played.get(id) === from) ? turns : []
}
