import type { Chance, Checked, Outcome, Pair, Refusal, Request, Seat, SeatName, Viewer } from '@libero/kernel'
import { awaits, isLegal, ListedChance, Log, readInput, SampledChance, SEATS } from '@libero/kernel'
import { afterEach, expect } from 'vitest'
import type { FinaleOptions } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet, Footballer, Tactic } from '../cards/set.ts'
import { Cards } from '../cards/set.ts'
import type { FinaleEvent, FinaleEventKind } from '../events.ts'
import { finale } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import type { ManSeen, Seen } from '../seen.ts'
import type { State } from '../state.ts'
import type { Hazard, Line, Whereabouts } from '../vocabulary.ts'

/** A face of the die, or a card drawn by its id. */
export type Luck = number | string

/** A man as a story may begin with him; what is not said is as at kick-off. */
export interface ManSetting {
  readonly where?: Whereabouts
  readonly line?: Line
  readonly turn?: 0 | 1 | 2 | 3
  readonly booked?: boolean
  /** The one symbol of his card, in the position that shows. */
  readonly hazard?: Hazard
  readonly hazards?: Footballer['hazards']
  readonly strengths?: Footballer['strengths']
}

/**
 * What a story begins with. Home is FC Acker, away SV Stollen, both with the beginner's fifteen. Nobody holds a
 * card that is not named here: without any, a coach has his closing card.
 */
export interface Setting {
  /** The version of the rules; without one the newest. */
  readonly rules?: string
  readonly options?: FinaleOptions
  /** The cards to play with, as they are; without them plain ones. */
  readonly cards?: CardSet
  /** What the tactic cards show, where it is not the plain attack (see `PLAIN`). */
  readonly tactics?: Readonly<Record<string, Partial<Tactic>>>
  readonly men?: Readonly<Record<string, ManSetting>>
  /** Men who are out of the match. */
  readonly off?: readonly string[]
  readonly period?: number
  readonly phase?: 'tactics' | 'changes' | 'takers'
  readonly goals?: Pair<number>
  readonly changesLeft?: Pair<number>
  /** Cards in hand, beside the face-up ones. */
  readonly hands?: Pair<readonly string[]>
  readonly decks?: Pair<readonly string[]>
  /** The cards the period opened with; the story goes on from their reveal. */
  readonly faceUp?: Pair<string>
  /** A further attack instead: the story begins before its first question, in finale-1 the defender's exchange. */
  readonly attack?: {
    readonly by: SeatName
    readonly number: number
    readonly of: number
    readonly countered?: boolean
  }
  /** Luck needed before the first decision. */
  readonly rolls?: readonly Luck[]
}

/** One midfielder each to build up, a striker against the keeper to finish; the second card of power 2 only finishes. */
const PLAIN: Pick<Tactic, 'buildUp' | 'finish'> = {
  buildUp: { attack: { midfield: 1 }, defence: { midfield: 1 } },
  finish: { attack: { attack: 1 }, defence: { keeper: 1 } },
}
const NO_BUILD_UP: Tactic['buildUp'] = { attack: {}, defence: {} }

/** Tactic cards that ask for no more than the story says, so that no redesign of ours can spoil it. */
export function withTactics(changes: Setting['tactics'] = {}, set: CardSet = OUR_CARDS): CardSet {
  const tactics = set.tactics.map(({ arrow: _, arrows: _a, ...tactic }): Tactic => {
    const buildUp = tactic.id.endsWith('-2b') ? NO_BUILD_UP : PLAIN.buildUp
    return { ...tactic, ...PLAIN, buildUp, ...changes[tactic.id] }
  })
  return { ...set, name: 'story', tactics }
}

/** The rulebook's footballers without hazards, but for those the story names. */
export function withMen(changes: Setting['men'] = {}, set: CardSet = OUR_CARDS): CardSet {
  const footballers = set.footballers.map((man): Footballer => {
    const { turn = 0, hazard = null, strengths = man.strengths, hazards } = changes[man.id] ?? {}
    const shown = [0, 1, 2, 3].map((position) => (position === turn ? hazard : null))
    return { ...man, strengths, hazards: hazards ?? (shown as unknown as Footballer['hazards']) }
  })
  return { ...set, name: 'story', footballers }
}

/** The index by which luck names a tactic card. */
export const card = (id: string): number => {
  const index = OUR_CARDS.tactics.findIndex((tactic) => tactic.id === id)
  if (index < 0) throw new Error(`no such tactic card: ${id}`)
  return index
}
const luckOf = (luck: Luck): number => (typeof luck === 'number' ? luck : card(luck))

export function expectDefined<T>(value: T | null | undefined, what = 'value'): T {
  if (value === undefined || value === null) throw new Error(`no ${what}`)
  return value
}

export function expectOk<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`)
  return checked.value
}

export const seen = (state: State, viewer: Viewer): Seen => finale.view(state, viewer)

type EventOf<K extends FinaleEventKind> = Extract<FinaleEvent, { kind: K }>

/** A match in the middle of a story: list the rolls, play, look. */
export class Match {
  readonly log = new Log<FinaleEvent>()
  readonly state: State
  private readonly listed: number[]
  private readonly chance: ListedChance
  private readonly scratch = new Int16Array(finale.mostOptions)

  constructor(setting: Setting) {
    this.listed = (setting.rolls ?? []).map(luckOf)
    this.chance = new ListedChance(this.listed)
    this.state = expectOk(finale.fromPosition(positionOf(setting), this.chance, this.log))
    if (setting.faceUp && !setting.attack) {
      for (const seat of [0, 1] as const)
        if (this.phase === 'tactics' && this.request(seat)?.kind === 'tactics')
          this.decide(seat, setting.faceUp[seat])
      expect(this.all('revealed')[0]?.cards, 'face up').toEqual(setting.faceUp)
    }
  }

  /** Luck to come, in order: faces of the die, and drawn cards by their ids. */
  rolls(...luck: readonly Luck[]): this {
    this.listed.push(...luck.map(luckOf))
    return this
  }

  /** Plays decisions such as 'h white-4'; a refused one fails the test. */
  play(...decisions: readonly string[]): this {
    for (const text of decisions) {
      const input = expectDefined(readInput(text), `decision in '${text}'`)
      this.decide(input.seat, input.action)
    }
    return this
  }

  private decide(seat: Seat, action: string): void {
    const code = finale.read(this.state, seat, action)
    if (!isLegal(finale, this.state, seat, code, this.scratch)) {
      const options = this.awaiting.map((name) => `${name}: ${this.options(SEATS.indexOf(name) as Seat)}`)
      throw new Error(`refused: ${SEATS[seat]} ${action} (${this.phase}; ${options.join('; ')})`)
    }
    finale.apply(this.state, seat, code, this.chance, this.log)
  }

  /** Why a decision is refused, as 'code §paragraph'; a legal one is 'legal'. */
  refusal(text: string): string {
    const { seat, action } = expectDefined(readInput(text), `decision in '${text}'`)
    const code = finale.read(this.state, seat, action)
    if (isLegal(finale, this.state, seat, code, this.scratch)) return 'legal'
    const refusal: Refusal = finale.explain(this.state, seat, code)
    return `${refusal.code} §${refusal.rule}`
  }

  request(seat: Seat): Request | undefined {
    return finale.request(this.state, seat)
  }

  options(seat: Seat): readonly string[] {
    return (this.request(seat)?.options ?? []).map((option) => option.action)
  }

  get awaiting(): readonly SeatName[] {
    return SEATS.filter((_, seat) => awaits(finale.awaiting(this.state), seat as Seat))
  }

  view(viewer: Viewer): Seen {
    return seen(this.state, viewer)
  }

  get phase(): string {
    return this.view('omniscient').phase
  }

  get period(): number {
    return this.state.period
  }

  get goals(): readonly number[] {
    return Array.from(this.state.goals)
  }

  get outcome(): Outcome | undefined {
    return finale.outcome(this.state)
  }

  man(id: string): ManSeen {
    const men = this.view('omniscient').sides.flatMap((side) => side.men)
    return expectDefined(
      men.find((man) => man.id === id),
      id,
    )
  }

  /** The ids of one side's men who are somewhere. */
  men(seat: Seat, where: Whereabouts): readonly string[] {
    return this.view('omniscient')
      .sides[seat].men.filter((man) => man.where === where)
      .map((man) => man.id)
  }

  get events(): readonly FinaleEvent[] {
    return this.heardBy('omniscient')
  }

  heardBy(viewer: Viewer): readonly FinaleEvent[] {
    return this.log.heardBy(viewer)
  }

  /** Every event of one kind, oldest first. */
  all<K extends FinaleEventKind>(kind: K): readonly EventOf<K>[] {
    return this.events.filter((event): event is EventOf<K> => event.kind === kind)
  }

  last<K extends FinaleEventKind>(kind: K): EventOf<K> {
    return expectDefined(this.all(kind).at(-1), `event '${kind}'`)
  }

  /** The kinds of the events told, in order, of those named. */
  order(...kinds: readonly FinaleEventKind[]): readonly FinaleEventKind[] {
    return this.events.map((event) => event.kind).filter((kind) => kinds.includes(kind))
  }

  /** All listed luck was used. */
  end(): void {
    expect(this.chance.left, 'rolls left over').toBe(0)
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

/** §5.6, §5.7 What a further attack begins with. */
const firstQuestion = (rules?: string): string => (rules === 'finale-1' ? 'exchange' : 'further-tactic')

/** The setting as a position, laid over the kick-off of the beginner's match. */
export function positionOf(setting: Setting): Record<string, unknown> {
  const cards = setting.cards ?? withMen(setting.men, withTactics(setting.tactics))
  const compiled = new Cards(cards)
  const builds = [
    beginnersBuild('acker', 'purple', compiled),
    beginnersBuild('stollen', 'purple', compiled),
  ] as const
  const config = expectOk(finale.prepare({ options: { cards, sealed: true }, builds }))
  const start = finale.position(finale.start(config, new SampledChance(1)))
  const { attack, faceUp, phase = attack ? firstQuestion(setting.rules) : 'tactics' } = setting
  const sides = start.sides as Pair<Record<string, unknown>>
  const period = setting.period ?? (phase === 'takers' ? 8 : 1)
  return {
    ...start,
    ...(setting.rules && { rules: setting.rules }),
    // §10.2 Whoever tells of extra time has agreed on it.
    options: { ...(period > 6 && !setting.options?.tie && { extraTime: true }), ...setting.options, cards },
    phase,
    period,
    stage: phase === 'takers' ? 'shoot-out' : period > 6 ? 'extra-time' : 'normal-time',
    ...(attack && { attacker: attack.by, attack: attack.number, attacks: attack.of }),
    countered: attack?.countered ?? false,
    sides: sides.map((side, seat) => sideOf(setting, side, seat as Seat, faceUp?.[seat])),
  }
}

function sideOf(
  setting: Setting,
  side: Record<string, unknown>,
  seat: Seat,
  faceUp: string | undefined,
): Record<string, unknown> {
  const { attack, men = {}, off = [] } = setting
  const hand = setting.hands?.[seat] ?? []
  const deck = setting.decks?.[seat] ?? []
  const known = faceUp && faceUp !== 'white-1' ? [faceUp] : []
  const squad = (side.men as readonly { id: string; where: string; line: string }[]).map((man) => {
    const { hazard: _, hazards: _h, strengths: _s, ...place } = men[man.id] ?? {}
    return { ...man, ...place, ...(off.includes(man.id) && { where: 'off' }) }
  })
  const isTaker = ({ line, where }: { line: string; where: string }) =>
    line !== 'keeper' && (where === 'pitch' || (where === 'bench' && setting.options?.benchTakers === true))
  return {
    ...side,
    goals: setting.goals?.[seat] ?? 0,
    changesLeft: setting.changesLeft?.[seat] ?? 3,
    men: squad,
    // Who has nobody left to shoot has nobody to name.
    ready: setting.phase === 'takers' && !squad.some(isTaker),
    hand: attack ? hand : [...known, ...hand],
    deck,
    order: setting.options?.tactics === 'free' ? deck : [],
    shown: attack ? known : [],
    faceUp: attack ? faceUp : null,
  }
}

/** What each coach chooses once both line-ups are open (§4.8): a colour, or under free choice cards in order. */
export type Packs = Pair<readonly string[]>

/** Both have chosen: home's cards first, then away's. */
export function pack(state: State, packs: Packs, chance: Chance, log?: Log<FinaleEvent>): State {
  for (const seat of [0, 1] as const)
    for (const action of packs[seat]) finale.apply(state, seat, finale.read(state, seat, action), chance, log)
  return state
}

/** Beginner's squads, and the tactic cards each coach chooses at the table. */
export function kickOff(
  packs: Packs,
  chance: Chance,
  options: FinaleOptions = {},
): { readonly state: State; readonly log: Log<FinaleEvent> } {
  const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
  const log = new Log<FinaleEvent>()
  const state = finale.start(expectOk(finale.prepare({ options, builds })), chance, log)
  return { state: pack(state, packs, chance, log), log }
}

/** A whole match of the beginner's squads in which both coaches let their time run out every time. */
export function wholeMatch(
  seed: number,
  options: FinaleOptions = {},
): { readonly events: readonly FinaleEvent[]; readonly outcome: Outcome; readonly state: State } {
  const builds = [beginnersBuild('acker'), beginnersBuild('stollen')] as const
  const chance = new SampledChance(seed)
  const log = new Log<FinaleEvent>()
  const state = finale.start(expectOk(finale.prepare({ options, builds })), chance, log)
  for (let decisions = 0; !finale.outcome(state); decisions++) {
    if (decisions > 5000) throw new Error('no end')
    const request = expectDefined(finale.request(state, 0) ?? finale.request(state, 1), 'request')
    finale.apply(state, request.seat, finale.read(state, request.seat, request.default), chance, log)
  }
  return { events: log.heardBy('omniscient'), outcome: expectDefined(finale.outcome(state)), state }
}
