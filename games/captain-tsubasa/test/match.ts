/**
 * The harness of all rule tests: build a situation, list the luck, play, look.
 *
 *     const m = match({ hands: [['tsubasa', 'taki'], ['hyuga']], pool: [{ shot: 1 }, {}] })
 *     m.play('home: tsubasa', 'home: use-1', 'home: token-pass', 'home: skip', 'away: stop', 'home: stop')
 *     expect(m.pool('home')).toEqual({ shot: 1, pass: 1, defence: 0 })
 *     m.rolls(3, 4).play('home: shot', 'home: spend-1')
 *     expect(m.last('contest')).toMatchObject({ seat: 0, attack: 7, defence: 4 })
 *
 * - `match(setting)` begins anywhere in a match; `Setting` says what can be given and what else is the case. Choices
 *   with one option are made without asking, here as at the table: who holds nothing has passed already.
 * - `kickOff(setting)` begins a match from the toss instead, with all cards shuffled.
 * - Luck is listed in the order it is asked for: a die as 1 to 6 (home's first), a card by its id, the toss by a
 *   seat's name. Luck left over at the end of a test fails it. `freely()` lets what is not listed come as it likes.
 * - Decisions are written 'home: stop' or 'h stop'; a refused one fails the test and says what could be played.
 *   `refusal('home: stop')` tells the reason as 'code §paragraph' and plays nothing.
 * - Coaches go by name or number: `hand('home')` is `hand(0)`.
 */
import type { Chance, Outcome, Refusal, Request, Seat, SeatName, Viewer } from '@libero/kernel'
import { awaits, isLegal, ListedChance, Log, readInput, SampledChance, SEATS } from '@libero/kernel'
import { afterEach, expect } from 'vitest'
import type { CaptainTsubasaOptions } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Cards } from '../cards/set.ts'
import type { CaptainTsubasaEvent, CaptainTsubasaEventKind } from '../events.ts'
import { captainTsubasa } from '../game.ts'
import type { Seen, SideSeen } from '../seen.ts'
import type { State } from '../state.ts'
import type { Booking, Token } from '../vocabulary.ts'
import { FACES } from '../vocabulary.ts'
import { configOf, expectDefined, expectOk, positionOf, type Setting } from './setting.ts'

export { expectDefined, expectOk, positionOf, type Setting, storyCards } from './setting.ts'

/** A face of the die from 1, a card by its id, or the seat a toss falls to. */
export type Luck = number | string
/** A coach by number or by name. */
export type Coach = Seat | SeatName

type Numbers = Readonly<Record<Token, number>>

export const seen = (state: State, viewer: Viewer): Seen => captainTsubasa.view(state, viewer)

const seatOf = (coach: Coach): Seat => (typeof coach === 'number' ? coach : coach === 'home' ? 0 : 1)

/** 'home: stop' or 'h stop'. */
function decisionIn(text: string): { readonly seat: Seat; readonly action: string } {
  return expectDefined(readInput(text.replace(/^(h|a)\w*:\s*/, '$1 ')), `decision in '${text}'`)
}

function luckOf(cards: Cards, luck: Luck): number {
  if (typeof luck === 'number') {
    if (luck < 1 || luck > FACES) throw new Error(`no face of a die: ${luck}`)
    return luck - 1
  }
  const seat = SEATS.indexOf(luck as SeatName)
  const code = seat >= 0 ? seat : cards.card(luck)
  if (code < 0) throw new Error(`no such card: ${luck}`)
  return code
}

/** Listed luck; once set free, what is not listed comes as it likes. */
class StoryChance implements Chance {
  readonly listed: number[] = []
  private readonly list = new ListedChance(this.listed)
  free: Chance | undefined

  get left(): number {
    return this.list.left
  }

  take(weights: Uint8Array, total: number, key: number): number {
    const source = this.free && this.left === 0 ? this.free : this.list
    return source.take(weights, total, key)
  }
}

type EventOf<K extends CaptainTsubasaEventKind> = Extract<CaptainTsubasaEvent, { kind: K }>

/** A match in the middle of a story. */
export class Match {
  readonly log = new Log<CaptainTsubasaEvent>()
  readonly state: State
  private readonly chance = new StoryChance()
  private readonly cards: Cards
  private readonly scratch = new Int16Array(captainTsubasa.mostOptions)

  constructor(setting: Setting, rolls: readonly Luck[], fromTheToss: boolean) {
    const config = configOf(setting)
    this.cards = config.cards
    this.rolls(...rolls)
    this.state = fromTheToss
      ? captainTsubasa.start(config, this.chance, this.log)
      : expectOk(captainTsubasa.fromPosition(positionOf(setting), this.chance, this.log))
  }

  /** Luck to come, in order. */
  rolls(...luck: readonly Luck[]): this {
    this.chance.listed.push(...luck.map((one) => luckOf(this.cards, one)))
    return this
  }

  /** From here on luck that is not listed comes as it likes. */
  freely(seed = 1): this {
    this.chance.free = new SampledChance(seed)
    return this
  }

  /** Plays decisions; a refused one fails the test. */
  play(...decisions: readonly string[]): this {
    for (const text of decisions) {
      const { seat, action } = decisionIn(text)
      const code = captainTsubasa.read(this.state, seat, action)
      if (!isLegal(captainTsubasa, this.state, seat, code, this.scratch)) {
        const options = this.awaiting.map((name) => `${name}: ${this.options(name)}`)
        throw new Error(`refused: ${text} (${this.phase}; ${options.join('; ')})`)
      }
      captainTsubasa.apply(this.state, seat, code, this.chance, this.log)
    }
    return this
  }

  /** Whoever still has a turn passes, until the attack phase is over; abilities still open are skipped. */
  stop(): this {
    while (['turn', 'ability', 'motivate'].includes(this.phase))
      this.play(`${this.awaiting[0]}: ${this.phase === 'turn' ? 'stop' : 'skip'}`)
    return this
  }

  /** Nobody spends tokens, rerolls or saves what need not be: the defaults, as long as one of these is asked. */
  byDefault(...phases: readonly string[]): this {
    while (phases.includes(this.phase)) {
      const name = expectDefined(this.awaiting[0], 'coach who is asked')
      this.play(`${name}: ${expectDefined(this.request(name)).default}`)
    }
    return this
  }

  /** Why a decision is refused, as 'code §paragraph'; a legal one is 'legal'. */
  refusal(text: string): string {
    const { seat, action } = decisionIn(text)
    const code = captainTsubasa.read(this.state, seat, action)
    if (isLegal(captainTsubasa, this.state, seat, code, this.scratch)) return 'legal'
    const refusal: Refusal = captainTsubasa.explain(this.state, seat, code)
    return `${refusal.code} §${refusal.rule}`
  }

  request(coach: Coach): Request | undefined {
    return captainTsubasa.request(this.state, seatOf(coach))
  }

  /** What a coach may answer now; nothing if he is not asked. */
  options(coach: Coach): readonly string[] {
    return (this.request(coach)?.options ?? []).map((option) => option.action)
  }

  get awaiting(): readonly SeatName[] {
    return SEATS.filter((_, seat) => awaits(captainTsubasa.awaiting(this.state), seat as Seat))
  }

  view(viewer: Viewer = 'omniscient'): Seen {
    return seen(this.state, viewer)
  }

  get phase(): string {
    return this.view().phase
  }

  get half(): number {
    return this.view().half
  }

  get round(): number {
    return this.view().round
  }

  get attacker(): SeatName | null {
    return this.view().attacker
  }

  get field(): readonly string[] {
    return this.view().field
  }

  get goals(): readonly number[] {
    return Array.from(this.state.goals)
  }

  get outcome(): Outcome | undefined {
    return captainTsubasa.outcome(this.state)
  }

  private side(coach: Coach): SideSeen {
    return this.view().sides[seatOf(coach)]
  }

  hand(coach: Coach): readonly string[] {
    return expectDefined(this.side(coach).hand, 'hand')
  }

  deck(coach: Coach): readonly string[] {
    return expectDefined(this.side(coach).deck, 'draw pile')
  }

  discard(coach: Coach): readonly string[] {
    return this.side(coach).discard
  }

  /** In the order of play. */
  area(coach: Coach): readonly string[] {
    return this.side(coach).area
  }

  pool(coach: Coach): Numbers {
    return this.side(coach).pool
  }

  /** §2.4 Tokens spent in this round; nothing where they do not lie aside. */
  aside(coach: Coach): Numbers | undefined {
    return this.side(coach).aside
  }

  /** §7.1 Shot, pass and defence of his cards, with his booking. */
  sums(coach: Coach): Numbers {
    return this.side(coach).sums
  }

  booking(coach: Coach): Booking {
    return this.side(coach).booking
  }

  stopped(coach: Coach): boolean {
    return this.side(coach).stopped
  }

  /** Cards out of the match, of those that were ever in it or not. */
  get out(): readonly string[] {
    return captainTsubasa.position(this.state).out as readonly string[]
  }

  get events(): readonly CaptainTsubasaEvent[] {
    return this.heardBy('omniscient')
  }

  heardBy(viewer: Viewer): readonly CaptainTsubasaEvent[] {
    return this.log.heardBy(viewer)
  }

  /** Every event of one kind, oldest first. */
  all<K extends CaptainTsubasaEventKind>(kind: K): readonly EventOf<K>[] {
    return this.events.filter((event): event is EventOf<K> => event.kind === kind)
  }

  last<K extends CaptainTsubasaEventKind>(kind: K): EventOf<K> {
    return expectDefined(this.all(kind).at(-1), `event '${kind}'`)
  }

  /** The kinds of the events told, in order, of those named. */
  order(...kinds: readonly CaptainTsubasaEventKind[]): readonly CaptainTsubasaEventKind[] {
    return this.events.map((event) => event.kind).filter((kind) => kinds.includes(kind))
  }

  /** All listed luck was used. */
  end(): void {
    expect(this.chance.left, 'luck left over').toBe(0)
  }
}

const open: Match[] = []

function begin(setting: Setting, rolls: readonly Luck[], fromTheToss: boolean): Match {
  const begun = new Match(setting, rolls, fromTheToss)
  open.push(begun)
  return begun
}

/** A match as the story begins; `rolls` is luck that is needed before the first decision. */
export const match = (setting: Setting = {}, ...rolls: readonly Luck[]): Match => begin(setting, rolls, false)

/** Match cards that lie open unless a story says otherwise; a first game has them, too. */
const OPEN = ['one-two', 'through-ball', 'long-shot', 'wing-run']

/** A match from its toss: `rolls` are the four transfers if there are any, the field (or these), whom the toss falls to. */
export function kickOff(
  setting: Pick<Setting, 'options' | 'cards' | 'teams'> = {},
  ...rolls: readonly Luck[]
): Match {
  const listed: readonly Luck[] = rolls.length > 0 ? rolls : ['home']
  const toss = listed.findIndex((luck) => luck === 'home' || luck === 'away')
  const isLaid = OUR_CARDS.match.some(({ id }) => id === listed[toss - 1])
  return begin(setting, isLaid ? listed : [...listed.slice(0, toss), ...OPEN, ...listed.slice(toss)], true)
}

afterEach((context) => {
  const begun = open.splice(0)
  if (context.task.result?.state !== 'fail') for (const story of begun) story.end()
})

/** A whole match in which both coaches let their time run out every time. */
export function wholeMatch(
  seed: number,
  options: CaptainTsubasaOptions = {},
): {
  readonly events: readonly CaptainTsubasaEvent[]
  readonly outcome: Outcome
  readonly state: State
} {
  const chance = new SampledChance(seed)
  const log = new Log<CaptainTsubasaEvent>()
  const builds = [{ team: 'nankatsu' }, { team: 'toho' }] as const
  const state = captainTsubasa.start(expectOk(captainTsubasa.prepare({ options, builds })), chance, log)
  for (let decisions = 0; !captainTsubasa.outcome(state); decisions++) {
    if (decisions > 5000) throw new Error('no end')
    const asked = captainTsubasa.request(state, 0) ?? captainTsubasa.request(state, 1)
    const { seat, default: action } = expectDefined(asked, 'request')
    captainTsubasa.apply(state, seat, captainTsubasa.read(state, seat, action), chance, log)
  }
  return { events: log.heardBy('omniscient'), outcome: expectDefined(captainTsubasa.outcome(state)), state }
}
