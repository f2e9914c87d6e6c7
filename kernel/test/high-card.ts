import type { Chance } from '../chance.ts'
import type { Teller } from '../events.ts'
import type { Awaiting, Game, MatchConfig, Outcome, Position, Request, View } from '../game.ts'
import { awaits } from '../game.ts'
import { accepted, refused } from '../refusal.ts'
import type { Pair, Seat, Viewer } from '../seat.ts'
import { other, SEATS, seatOf } from '../seat.ts'

/**
 * The smallest game with everything the kernel knows of: builds, a deal, a hidden choice of both, a reveal, forced
 * choices, a public choice, dice. Five cards a side, three in hand; the higher card of a round shoots left or
 * right, and a level round is nobody's.
 */
export const CARDS = 5
export const ROUNDS = 3
export const LEFT = 8
export const RIGHT = 9

export interface Hands {
  /** Masks of cards. */
  hand: [number, number]
  shown: [number, number]
  /** −1 while nothing lies there. */
  laid: [number, number]
  goals: [number, number]
  round: number
  /** Who shoots, −1 while cards are laid. */
  ball: number
  luck: readonly [number, number]
}

/** Builds are numbers: on which faces of three a shot goes in. */
export interface HighCardConfig {
  readonly luck: readonly [number, number]
}

export type HighCardEvent =
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly hand: number }
  | { readonly kind: 'dealt-unseen'; readonly seat: Seat }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: number }
  | { readonly kind: 'laid-unseen'; readonly seat: Seat }
  | { readonly kind: 'revealed'; readonly cards: readonly [number, number] }
  | { readonly kind: 'shot'; readonly seat: Seat; readonly side: number; readonly scored: boolean }

type Listener = Teller<HighCardEvent> | undefined

const isOver = (s: Hands): boolean => s.round > ROUNDS
const DIE = Uint8Array.of(1, 1, 1)
const weights = new Uint8Array(CARDS)

const fresh = (luck: readonly [number, number]): Hands => ({
  hand: [0, 0],
  shown: [0, 0],
  laid: [-1, -1],
  goals: [0, 0],
  round: 1,
  ball: -1,
  luck,
})

function take(mask: number, chance: Chance, key: number): number {
  let total = 0
  for (let card = 0; card < CARDS; card++) total += weights[card] = (mask >>> card) & 1
  return chance.take(weights, total, key)
}

export const bits = (mask: number): number => [0, 1, 2, 3, 4].filter((card) => (mask >>> card) & 1).length

function awaiting(s: Hands): Awaiting {
  if (isOver(s)) return 0
  if (s.ball >= 0) return (s.ball + 1) as Awaiting
  return ((s.laid[0] < 0 ? 1 : 0) | (s.laid[1] < 0 ? 2 : 0)) as Awaiting
}

function legal(s: Hands, seat: Seat, out: Int16Array): number {
  let count = 0
  if (s.ball >= 0) {
    out[count++] = LEFT
    out[count++] = RIGHT
    return count
  }
  for (let card = 0; card < CARDS; card++) if ((s.hand[seat] >>> card) & 1) out[count++] = card
  return count
}

function lay(s: Hands, seat: Seat, card: number, told: Listener): void {
  s.laid[seat] = card
  told?.confide(seat, { kind: 'laid', seat, card }, { kind: 'laid-unseen', seat })
}

function reveal(s: Hands, told: Listener): void {
  const [home, away] = s.laid
  told?.reveal({ kind: 'revealed', cards: [home, away] })
  for (const seat of [0, 1] as const) {
    s.hand[seat] &= ~(1 << s.laid[seat])
    s.shown[seat] |= 1 << s.laid[seat]
  }
  s.laid = [-1, -1]
  if (home === away) s.round++
  else s.ball = home > away ? 0 : 1
}

function shoot(s: Hands, seat: Seat, side: number, chance: Chance, told: Listener): void {
  const scored = chance.take(DIE, 3, 100 + s.round) < s.luck[seat]
  if (scored) s.goals[seat]++
  told?.tell({ kind: 'shot', seat, side, scored })
  s.ball = -1
  s.round++
}

const scratch = new Int16Array(CARDS)

/** Reveals, and takes the last card of a hand without asking. */
function playOn(s: Hands, told: Listener): void {
  while (!isOver(s) && s.ball < 0) {
    const forced = ([0, 1] as const).find((seat) => s.laid[seat] < 0 && legal(s, seat, scratch) === 1)
    if (forced !== undefined) lay(s, forced, scratch[0] ?? 0, told)
    else if (s.laid[0] >= 0 && s.laid[1] >= 0) reveal(s, told)
    else return
  }
}

const isBuild = (value: unknown): value is number => value === 1 || value === 2

function request(s: Hands, seat: Seat): Request | undefined {
  if (!(awaiting(s) & (1 << seat))) return undefined
  const out = new Int16Array(CARDS)
  const actions = Array.from(out.subarray(0, legal(s, seat, out)), (action) => write(s, seat, action))
  const kind = s.ball < 0 ? 'card' : 'side'
  return {
    seat,
    kind,
    options: actions.map((action) => ({ action, kind })),
    prompt: { key: kind, about: { round: s.round } },
    rule: '1',
    default: actions[0] ?? '',
    atOnce: s.ball < 0,
  }
}

const write = (_s: Hands, _seat: Seat, action: number): string =>
  action === LEFT ? 'left' : action === RIGHT ? 'right' : `card-${action}`

function read(_s: Hands, _seat: Seat, text: string): number {
  if (text === 'left') return LEFT
  if (text === 'right') return RIGHT
  const card = /^card-([0-4])$/.exec(text)?.[1]
  return card === undefined ? -1 : Number(card)
}

export interface HighCardSeen extends View {
  readonly round: number
  readonly ball: number
  readonly sides: Pair<HighCardSide>
}

/** Masks and the card laid for their coach; for others how many, and whether one lies there. */
interface HighCardSide {
  readonly hand: number
  readonly laid: number | boolean
  readonly shown: number
}

function view(s: Hands, viewer: Viewer): HighCardSeen {
  const own = seatOf(viewer)
  const outcome = outcomeOf(s)
  const side = (seat: Seat): HighCardSide => {
    const open = viewer === 'omniscient' || own === seat
    return {
      hand: open ? s.hand[seat] : bits(s.hand[seat]),
      laid: open ? s.laid[seat] : s.laid[seat] >= 0,
      shown: s.shown[seat],
    }
  }
  return {
    game: 'high-card',
    viewer,
    phase: outcome ? 'over' : s.ball < 0 ? 'card' : 'side',
    minute: s.round,
    round: s.round,
    ball: s.ball,
    goals: [...s.goals],
    awaiting: SEATS.filter((_, seat) => awaits(awaiting(s), seat === 0 ? 0 : 1)),
    sides: [side(0), side(1)],
    ...(outcome && { outcome }),
  }
}

function outcomeOf(s: Hands): Outcome | undefined {
  const [home, away] = s.goals
  if (!isOver(s)) return undefined
  return { goals: [home, away], ...(home !== away && { winner: home > away ? 0 : 1 }), by: 'rounds' }
}

export const highCard: Game<Hands, HighCardConfig, HighCardEvent, HighCardSeen> = {
  id: 'high-card',
  rules: 'high-card-1',
  versions: ['high-card-1'],
  rulesOf: () => 'high-card-1',
  mostOptions: CARDS,
  checkBuild: (_seat, build) => (isBuild(build) ? [] : [{ code: 'no-luck', rule: '1' }]),
  prepare: ({ builds: [home, away] }: MatchConfig) =>
    isBuild(home) && isBuild(away)
      ? accepted({ luck: [home, away] as const })
      : refused({ code: 'no-luck', rule: '1' }),
  plain: ({ luck }) => ({ builds: luck }),
  blank: (like) => fresh(like.luck),
  cardSet: () => ({ name: 'five', version: '1' }),
  start(config, chance, told, into) {
    const s = into ? Object.assign(into, fresh(config.luck)) : fresh(config.luck)
    for (const seat of [0, 1] as const) {
      for (let n = 0; n < ROUNDS; n++) s.hand[seat] |= 1 << take(31 & ~s.hand[seat], chance, seat * 8 + n)
      told?.confide(seat, { kind: 'dealt', seat, hand: s.hand[seat] }, { kind: 'dealt-unseen', seat })
    }
    return s
  },
  awaiting,
  legal,
  apply(s, seat, action, chance, told) {
    if (s.ball >= 0) shoot(s, seat, action, chance, told)
    else lay(s, seat, action, told)
    playOn(s, told)
  },
  copy: (from, to) => Object.assign(to, structuredClone(from)),
  outcome: outcomeOf,
  minute: (s) => s.round,
  view,
  request,
  explain: (s) => ({ code: s.ball < 0 ? 'not-in-hand' : 'left-or-right', rule: '1' }),
  odds: () => undefined,
  reimagine(s, seat, chance) {
    const rival = other(seat)
    const count = bits(s.hand[rival])
    s.hand[rival] = 0
    for (let n = 0; n < count; n++)
      s.hand[rival] |= 1 << take(31 & ~s.shown[rival] & ~s.hand[rival], chance, 0)
    if (s.laid[rival] >= 0) s.laid[rival] = take(s.hand[rival], chance, 0)
  },
  read,
  write,
  position: (s) => structuredClone({ ...s }),
  plainPosition: (data) => accepted(structuredClone(data) as Position),
  fromPosition(data, _chance, told) {
    const s = data as Hands
    if (typeof s?.round !== 'number' || !Array.isArray(s.hand))
      return refused({ code: 'position', rule: '1' })
    const state = structuredClone(s)
    playOn(state, told)
    return accepted(state)
  },
}
