import type { FinaleEvent } from '@libero/finale'
import type { AttackSeen, Seen } from '@libero/finale/view'
import { inAction } from '@libero/finale/view'
import type { Pair, Seat } from '@libero/kernel'
import { other, SEATS, seatOf } from '@libero/kernel'
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

/**
 * The view of the moment in which this was compared: where a match begins in the middle of an attack nobody was told
 * who plays in it, but the table shows it.
 */
const shownIn = (event: Comparison, s: Seen | undefined): Seen | undefined =>
  s?.action?.name === event.action && s.action.onTheBall === SEATS[event.seat] ? s : undefined

/** From the events around it, and where they do not tell it from what is seen; nobody's men where neither does. */
export function contestOf(event: Comparison, { heard }: Pick<Telling, 'heard'>, s?: Seen): ContestTold {
  const events = (heard ?? []) as readonly FinaleEvent[]
  const at = events.lastIndexOf(event)
  const before = at < 0 ? [] : events.slice(0, at)
  const after = at < 0 ? [] : events.slice(at + 1)
  const action = before.slice(before.findLastIndex(({ kind }) => kind === 'action') + 1)
  const shown = shownIn(event, s)
  const turnedOf = (seat: Seat) => {
    const next = after.find(({ kind }) => kind === 'turned' || kind === 'action')
    return next?.kind === 'turned' ? next.men[seat] : []
  }
  const men = (seat: Seat) => {
    const chosen = action.filter((each) => each.kind === 'man-chosen').filter((each) => each.seat === seat)
    const told = chosen.map(({ man, strength }) => ({ id: man, strength }))
    const lying = shown ? inAction(shown, seat).map(({ id, strength }) => ({ id, strength })) : []
    const isWhole = (played: Played) =>
      played.reduce((total, { strength }) => total + strength, 0) === event.strengths[seat]
    return [told, lying, withUntold(told, event.strengths[seat], turnedOf(seat))].find(isWhole) ?? []
  }
  const attack =
    before.findLast((each) => each.kind === 'attack' || each.kind === 'counter') ?? attackShown(event, shown)
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

type Played = ContestTold['men'][Seat]

/** §6.10 Whoever turns has played: one man nobody was told of brought what the others lack. */
function withUntold(told: Played, sum: number, turned: readonly string[]): Played {
  const [untold, ...more] = turned.filter((id) => told.every((man) => man.id !== id))
  if (untold === undefined || more.length > 0) return told
  return [...told, { id: untold, strength: sum - told.reduce((total, { strength }) => total + strength, 0) }]
}

function attackShown({ seat }: Comparison, s: Seen | undefined): ContestTold['attack'] {
  const card = s?.sides[seat].faceUp
  if (!s?.attack || s.attack.number === 0 || card === undefined) return undefined
  return s.attack.counter
    ? { kind: 'counter', seat, card, bonus: s.action?.bonus ?? 0 }
    : { kind: 'attack', seat, attack: s.attack.number, of: s.attack.of, card }
}

/** §7.4 The powers of the cards that lie face up, the higher first; nothing while one is missing. */
export function powersShown(s: Seen, words: Telling['words']): Pair<number> | undefined {
  const [home, away] = s.sides.map(({ faceUp = '' }) => printOf(words).tactic(faceUp)?.power)
  if (home === undefined || away === undefined) return undefined
  return home < away ? [away, home] : [home, away]
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
  /** §7.6 Which attack comes after the counter. */
  readonly after?: NextTold['attack']
  readonly noCounter?: 'played' | 'countered' | 'finish'
  /** Nothing while this attack goes on. */
  readonly attack?: { readonly next: number; readonly of: number; readonly seat: Seat }
}

/** §5.9, §7.1–§7.4 From the events of this period; where it was not heard from its beginning, from what is seen. */
export function nextOf(event: Comparison, { heard }: Pick<Telling, 'heard'>, s?: Seen): NextTold {
  const events = (heard ?? []) as readonly FinaleEvent[]
  const at = events.lastIndexOf(event)
  const begin = events.slice(0, Math.max(at, 0)).findLastIndex(({ kind }) => kind === 'period')
  if (event.action === 'build-up' && event.won) return { finish: true }
  const shown = begin < 0 ? shownIn(event, s) : undefined
  if (begin < 0 && !shown?.attack) return {}
  const period = events.slice(Math.max(begin, 0), Math.max(at, 0))
  const countered = shown?.attack?.counterPlayed ?? period.some(({ kind }) => kind === 'counter')
  const isCounter =
    shown?.attack?.counter ??
    period.findLast(({ kind }) => kind === 'attack' || kind === 'counter')?.kind === 'counter'
  if (event.action === 'build-up' && !countered) {
    const after = events.slice(at + 1)
    const until = after.findIndex(({ kind }) => kind === 'comparison')
    const counter = after.slice(0, until < 0 ? undefined : until).find((each) => each.kind === 'counter')
    const powers = powersIn(period)
    const now = period.findLast((each) => each.kind === 'attack') ?? attacksShown(shown)
    return {
      ...(now && { after: nextAfter(now) }),
      counter: {
        seat: other(event.seat),
        ...(counter && { bonus: counter.bonus }),
        ...(powers && { powers }),
      },
    }
  }
  const attack = period.findLast((each) => each.kind === 'attack') ?? attacksShown(shown)
  return {
    ...(event.action === 'build-up' && { noCounter: isCounter ? 'countered' : 'played' }),
    // §7.1 Whoever has just learnt what a counter is waits for one here, too.
    ...(event.action === 'finish' && !event.won && !countered && { noCounter: 'finish' }),
    ...(attack && { attack: nextAfter(attack) }),
  }
}

interface AttackNow {
  readonly seat: Seat
  readonly attack: number
  readonly of: number
}

const nextAfter = ({ seat, attack, of }: AttackNow) => ({ next: attack + 1, of, seat })

function attacksShown(s: Seen | undefined): AttackNow | undefined {
  const seat = s?.attacker && seatOf(s.attacker)
  const { number = 0, of = 0 }: Partial<AttackSeen> = s?.attack ?? {}
  return seat === undefined || number === 0 ? undefined : { attack: number, of, seat }
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
  const counted = turnsBefore(id, events, events.lastIndexOf(event)) % 4
  // How he lay at the beginning is known of a kick-off only.
  const turns = events.some(({ kind }) => kind === 'kick-off') ? [counted, seen ?? 0] : [seen ?? 0, counted]
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

/** §2.3 Who turns, from which strength to which; nobody where that of one of them is in doubt. */
export function turningOf(
  event: Comparison,
  at: Pick<Telling, 'heard' | 'words'>,
  s?: Seen,
): readonly Turning[] {
  const events = (at.heard ?? []) as readonly FinaleEvent[]
  const here = events.lastIndexOf(event)
  if (here < 0) return []
  const { men, turned } = contestOf(event, at, s)
  const print = printOf(at.words)
  const isWhole = events.some(({ kind }) => kind === 'kick-off')
  const played = new Map(men.flat().map(({ id, strength }) => [id, strength]))
  const lying = new Map(shownIn(event, s)?.sides.flatMap(({ men }) => men.map(({ id, turn }) => [id, turn])))
  const turns = turned.flatMap((id): readonly Turning[] => {
    const strengths: readonly number[] = print.man(id)?.strengths ?? []
    const from = played.get(id)
    if (from === undefined) return []
    const lay = isWhole ? turnsBefore(id, events, here) % 4 : lying.get(id)
    const lies = lay === undefined ? [0, 1, 2, 3] : [lay]
    const next = lies.filter((turn) => strengths[turn] === from).map((turn) => strengths[(turn + 1) % 4] ?? 0)
    const [to] = next
    return to === undefined || next.some((each) => each !== to) ? [] : [{ id, from, to }]
  })
  return turns.length === turned.length ? turns : []
}
