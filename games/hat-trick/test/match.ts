import type {
  Checked,
  Outcome,
  Pair,
  Position,
  Refusal,
  Request,
  Seat,
  SeatName,
  Viewer,
} from '@libero/kernel'
import { awaits, isLegal, ListedChance, Log, readInput, SampledChance, SEATS } from '@libero/kernel'
import { afterEach, expect } from 'vitest'
import type { HatTrickOptions } from '../build.ts'
import { Cards } from '../cards/set.ts'
import type { MatchEventName, Style } from '../cards/skills.ts'
import type { HatTrickEvent, HatTrickEventKind } from '../events.ts'
import { hatTrick } from '../game.ts'
import type { Seen } from '../seen.ts'
import type { State } from '../state.ts'
import type { Kind } from '../vocabulary.ts'
import { CARD_IDS } from '../vocabulary.ts'
import { agreed } from './any-build.ts'
import { playOf, squadOf, UTILITY_MEN } from './squads.ts'

/** A card drawn by its id, or the side a coin falls on. */
export type Luck = number | string

export interface Footballs {
  readonly attack?: number
  readonly defence?: number
}

/**
 * What a story begins with; what is not said is as at kick-off between two teams of regulars. Players go by seat and
 * number ('h6', 'a11'), fields as the home team writes them. Whoever is put on a field changes places with whoever
 * stands there.
 */
export interface Setting {
  /** The version of the rules, the newest unless said. */
  readonly rules?: string
  readonly options?: HatTrickOptions
  readonly teams?: Pair<string>
  readonly phase?: string
  readonly half?: number
  /** Who has the ball; a seat alone ('a') is its keeper. */
  readonly ball?: string
  readonly on?: Readonly<Record<string, string>>
  readonly footballs?: Readonly<Record<string, Footballs>>
  readonly off?: readonly string[]
  readonly goals?: Pair<number>
  readonly yellow?: Pair<boolean>
  readonly starKeeper?: Pair<boolean>
  readonly firstKickOff?: SeatName
  readonly opportunity?: boolean
  /** Cards in hand; three that no story asks for, unless said. */
  readonly hands?: Pair<readonly string[]>
  /** What is left in the decks; the rest is used, and a deck that is empty has run out. */
  readonly decks?: Pair<readonly string[]>
  /** The decks of this half have run out, whatever lies there now. */
  readonly deckGone?: Pair<boolean>
  readonly late?: number
  /** The cards of this turn; the story goes on with the attacker's move. */
  readonly faceUp?: Pair<string>
  readonly shot?: { readonly power?: number; readonly draws?: number; readonly drawn?: number }
  readonly penalty?: boolean
  /** §11 Penalties taken and scored; the story goes on with the next one. */
  readonly shootOut?: { readonly taken: Pair<number>; readonly scored: Pair<number>; readonly pairs?: number }
  /** Luck needed before the first decision. */
  readonly rolls?: readonly Luck[]

  // Of the Players expansion, which is on if one of these is given, or by the options.
  /** §13.2 Types by position, with '*' on their gold side; everybody else is a utility man, or of the `teams`. */
  readonly players?: Pair<Readonly<Record<number, string>>>
  /** §13.5 Who began on his gold side, with the option `sidesAnew`; nobody unless said. */
  readonly beganGold?: Pair<readonly number[]>
  /** §16.5 Who has changed wings. */
  readonly otherWing?: readonly string[]
  /** §20 */
  readonly events?: readonly MatchEventName[]
  /** §19 A team's style, the cards it may play, those laid aside, and the row of its last actions. */
  readonly styles?: Pair<Style | null>
  readonly styleCards?: Pair<readonly string[]>
  readonly usedStyleCards?: Pair<readonly string[]>
  readonly row?: Pair<{ readonly kind: Kind; readonly count: number } | null>
  /** §20.3 Types that sit on the bench, with '*' on their gold side. */
  readonly bench?: Pair<readonly string[]>
  readonly subsLeft?: Pair<number>
  /** §20.4 The captain's number, 6 unless said; his appeal is still to come unless said. */
  readonly captain?: Pair<number | null>
  readonly appeal?: Pair<boolean>
  /** Anything else of the position's `play`. */
  readonly play?: Readonly<Record<string, unknown>>
}

const luckOf = (luck: Luck): number => {
  const code = typeof luck === 'number' ? luck : CARD_IDS.indexOf(luck)
  if (code < 0) throw new Error(`no such card: ${luck}`)
  return code
}

export function expectDefined<T>(value: T | null | undefined, what = 'value'): T {
  if (value === undefined || value === null) throw new Error(`no ${what}`)
  return value
}

export function expectOk<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`)
  return checked.value
}

export const seen = (state: State, viewer: Viewer): Seen => hatTrick.view(state, viewer)

type EventOf<K extends HatTrickEventKind> = Extract<HatTrickEvent, { kind: K }>

/** A match in the middle of a story: list the cards drawn, play, look. */
export class Match {
  readonly log = new Log<HatTrickEvent>()
  readonly state: State
  private readonly listed: number[]
  private readonly chance: ListedChance
  private readonly scratch = new Int16Array(hatTrick.mostOptions)

  constructor(setting: Setting) {
    this.listed = (setting.rolls ?? []).map(luckOf)
    this.chance = new ListedChance(this.listed)
    this.state = expectOk(hatTrick.fromPosition(positionOf(setting), this.chance, this.log))
  }

  /** Luck to come, in order. */
  rolls(...luck: readonly Luck[]): this {
    this.listed.push(...luck.map(luckOf))
    return this
  }

  /** Plays decisions such as 'h short-2-left' or 'a 4+'; a refused one fails the test. */
  play(...decisions: readonly string[]): this {
    for (const text of decisions) {
      const { seat, action } = expectDefined(readInput(text), `decision in '${text}'`)
      const code = hatTrick.read(this.state, seat, action)
      if (!isLegal(hatTrick, this.state, seat, code, this.scratch)) {
        const options = this.awaiting.map((name) => `${name}: ${this.options(SEATS.indexOf(name) as Seat)}`)
        throw new Error(`refused: ${text} (${this.phase}; ${options.join('; ')})`)
      }
      hatTrick.apply(this.state, seat, code, this.chance, this.log)
    }
    return this
  }

  /** Nobody moves until the action is decided; sideways passes are taken as they come. */
  standStill(): this {
    while (/-move$|^sideways/.test(this.phase)) {
      const seat = this.awaiting[0] === 'home' ? 0 : 1
      this.play(`${'ha'[seat]} ${this.options(seat)[0]}`)
    }
    return this
  }

  /** Why a decision is refused, as 'code §paragraph'; a legal one is 'legal'. */
  refusal(text: string): string {
    const { seat, action } = expectDefined(readInput(text), `decision in '${text}'`)
    const code = hatTrick.read(this.state, seat, action)
    if (isLegal(hatTrick, this.state, seat, code, this.scratch)) return 'legal'
    const refusal: Refusal = hatTrick.explain(this.state, seat, code)
    return `${refusal.code} §${refusal.rule}`
  }

  request(seat: Seat): Request | undefined {
    return hatTrick.request(this.state, seat)
  }

  options(seat: Seat): readonly string[] {
    return (this.request(seat)?.options ?? []).map((option) => option.action)
  }

  get awaiting(): readonly SeatName[] {
    return SEATS.filter((_, seat) => awaits(hatTrick.awaiting(this.state), seat as Seat))
  }

  view(viewer: Viewer): Seen {
    return seen(this.state, viewer)
  }

  get phase(): string {
    return this.view('omniscient').phase
  }

  get goals(): readonly number[] {
    return Array.from(this.state.goals)
  }

  get outcome(): Outcome | undefined {
    return hatTrick.outcome(this.state)
  }

  /** Who has the ball, as 'h6'; 'h' is the keeper. */
  get ball(): string {
    const { possession, ball } = this.view('omniscient')
    return `${possession[0]}${ball?.number ?? ''}`
  }

  private player(player: string): Seen['sides'][number]['players'][number] {
    const side = this.view('omniscient').sides[player[0] === 'h' ? 0 : 1]
    return expectDefined(
      side.players.find(({ number }) => number === Number(player.slice(1))),
      player,
    )
  }

  /** The field of a player, nothing once he is sent off. */
  field(player: string): string | null {
    return this.player(player).field
  }

  /** §13.2 His type, and whether he shows his gold side. */
  type(player: string): string {
    return expectDefined(this.player(player).type, 'type')
  }

  gold(player: string): boolean {
    return expectDefined(this.player(player).gold, 'side')
  }

  /** §13.4 The side he plays on. */
  side(player: string): string {
    return expectDefined(this.player(player).side, 'side')
  }

  footballs(player: string): readonly [attack: number, defence: number] {
    const { attack, defence } = this.player(player)
    return [attack, defence]
  }

  /** §19 */
  style(seat: Seat): Style | null {
    return this.view('omniscient').sides[seat].style ?? null
  }

  styleCards(seat: Seat): readonly string[] {
    return expectDefined(this.view('omniscient').sides[seat].styleCards, 'style cards')
  }

  get events(): readonly HatTrickEvent[] {
    return this.heardBy('omniscient')
  }

  heardBy(viewer: Viewer): readonly HatTrickEvent[] {
    return this.log.heardBy(viewer)
  }

  /** Every event of one kind, oldest first. */
  all<K extends HatTrickEventKind>(kind: K): readonly EventOf<K>[] {
    return this.events.filter((event): event is EventOf<K> => event.kind === kind)
  }

  last<K extends HatTrickEventKind>(kind: K): EventOf<K> {
    return expectDefined(this.all(kind).at(-1), `event '${kind}'`)
  }

  /** The kinds of the events told, in order, of those named. */
  order(...kinds: readonly HatTrickEventKind[]): readonly HatTrickEventKind[] {
    return this.events.map((event) => event.kind).filter((kind) => kinds.includes(kind))
  }

  /** All listed luck was used. */
  end(): void {
    expect(this.chance.left, 'luck left over').toBe(0)
  }
}

const open: Match[] = []

/** A match as the story begins. Luck left over at the end of the test fails it. */
export function match(setting: Setting = {}): Match {
  const begun = new Match(setting)
  open.push(begun)
  return begun
}

afterEach((context) => {
  const begun = open.splice(0)
  if (context.task.result?.state !== 'fail') for (const story of begun) story.end()
})

const HAND = ['short-3-left', 'short-3-right', 'short-4-right'] as const

interface PlainPlayer {
  number: number
  field: string | null
  side?: string
}

/** Whether the story is one of the Players expansion. */
const isExpanded = ({ options, players, events, styles }: Setting): boolean =>
  options?.expansion !== undefined || [players, events, styles].some((given) => given !== undefined)

const configOf = (setting: Setting) => {
  const { options = {}, events = options.events ?? [] } = setting
  const usual = isExpanded(setting) ? UTILITY_MEN : 'regulars'
  const [home, away] = setting.teams ?? [usual, usual]
  return agreed({ ...options, ...(isExpanded(setting) && { expansion: 'players', events }) }, [
    { team: home },
    { team: away },
  ])
}

/** The setting as a position, laid over a kick-off. */
export function positionOf(setting: Setting): Position {
  const config = configOf(setting)
  const start = hatTrick.position(hatTrick.start(config, new SampledChance(1)))
  const { ball = 'h6', shot, shootOut, penalty = false } = setting
  const sides = structuredClone(start.sides) as Pair<Record<string, unknown> & { players: PlainPlayer[] }>
  if (config.lineUps)
    for (const seat of [0, 1] as const) Object.assign(sides[seat], squadOf(setting, sides[seat], seat))
  arrange(setting, sides)
  const phase = setting.phase ?? (setting.faceUp ? 'attack-move' : 'play-card')
  const possession = ball[0] === 'h' ? 'home' : 'away'
  return {
    ...start,
    ...(setting.rules && { rules: setting.rules }),
    phase,
    half: setting.half ?? (shootOut ? 4 : 1),
    turn: 7,
    possession,
    ball: ball.length > 1 ? Number(ball.slice(1)) : null,
    firstKickOff: setting.firstKickOff ?? 'home',
    opportunity: setting.opportunity ?? false,
    late: setting.late ?? 0,
    shot: { power: 0, draws: 0, drawn: 0, penalty, ...shot },
    pairs: shootOut?.pairs ?? 0,
    ...(config.lineUps && { play: { ...Object(start.play), ...playOf(phase, possession), ...setting.play } }),
    sides: sides.map((side, seat) => sideOf(setting, side, seat as Seat, new Cards(config.cards.set))),
  }
}

/** Puts the players of both sides where the story has them. */
function arrange(setting: Setting, sides: Pair<{ players: PlainPlayer[] }>): void {
  const player = (id: string): PlainPlayer =>
    expectDefined(
      sides[id[0] === 'h' ? 0 : 1].players.find(({ number }) => number === Number(id.slice(1))),
      id,
    )
  for (const id of setting.off ?? []) player(id).field = null
  for (const [id, field] of Object.entries(setting.on ?? {})) {
    const there = sides.flatMap(({ players }) => players).find((other) => other.field === field)
    if (there) there.field = player(id).field
    player(id).field = field
  }
  for (const id of setting.otherWing ?? []) player(id).side = player(id).side === 'left' ? 'right' : 'left'
  for (const [id, footballs] of Object.entries(setting.footballs ?? {})) Object.assign(player(id), footballs)
}

function sideOf(setting: Setting, side: Record<string, unknown>, seat: Seat, cards: Cards): object {
  const hand = setting.hands?.[seat] ?? HAND
  const faceUp = setting.faceUp?.[seat] ?? null
  const rest = Array.from(cards.deck)
  const without = (ids: readonly string[]) => {
    for (const id of ids) rest[luckOf(id)] = (rest[luckOf(id)] ?? 0) - 1
  }
  const whole = () => rest.flatMap((count, card) => new Array<string>(count).fill(CARD_IDS[card] ?? ''))
  without(hand)
  // In a shoot-out the card was turned over from the deck.
  without(faceUp ? [faceUp] : [])
  const deck = setting.decks?.[seat] ?? whole()
  without(setting.decks ? deck : [])
  return {
    ...side,
    goals: setting.goals?.[seat] ?? 0,
    starKeeper: setting.starKeeper?.[seat] ?? side.starKeeper,
    yellow: setting.yellow?.[seat] ?? false,
    hand,
    deck,
    used: [...(setting.decks ? whole() : []), ...(faceUp ? [faceUp] : [])],
    thisTurn: faceUp ? [faceUp] : [],
    deckGone: setting.deckGone?.[seat] ?? deck.length === 0,
    temporary: setting.deckGone?.[seat] === true && deck.length > 0,
    laid: null,
    faceUp,
    corner: null,
    taken: setting.shootOut?.taken[seat] ?? 0,
    scored: setting.shootOut?.scored[seat] ?? 0,
  }
}

/** A whole match in which both coaches let their time run out every time. */
export function wholeMatch(
  seed: number,
  options: HatTrickOptions = {},
): { readonly events: readonly HatTrickEvent[]; readonly outcome: Outcome; readonly state: State } {
  const chance = new SampledChance(seed)
  const log = new Log<HatTrickEvent>()
  const config = agreed(options, [{ team: 'GER' }, { team: 'BRA' }])
  const state = hatTrick.start(config, chance, log)
  for (let decisions = 0; !hatTrick.outcome(state); decisions++) {
    if (decisions > 5000) throw new Error('no end')
    const request = expectDefined(hatTrick.request(state, 0) ?? hatTrick.request(state, 1), 'request')
    hatTrick.apply(state, request.seat, hatTrick.read(state, request.seat, request.default), chance, log)
  }
  return { events: log.heardBy('omniscient'), outcome: expectDefined(hatTrick.outcome(state)), state }
}
