import type { Checked, Pair, Position, Seat, SeatName } from '@libero/kernel'
import { SampledChance, SEATS } from '@libero/kernel'
import type { CaptainTsubasaOptions } from '../build.ts'
import type { Bookings } from '../cards/bookings.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Card, CardSet, MotivationCard, TransferCard } from '../cards/set.ts'
import { captainTsubasa } from '../game.ts'
import type { Action, Booking, Team, Token } from '../vocabulary.ts'
import {
  EXHAUSTION,
  EXHAUSTION_ID,
  EXTRA_ROUNDS,
  FIELD_SIZE,
  FIRST_GAME_ROUNDS,
  HALVES,
  ROUNDS,
  TEAMS,
} from '../vocabulary.ts'

/** What a story may print on a card instead of what stands there; a price is only for the bench. */
export type Printed = Partial<
  Pick<Card, 'shot' | 'pass' | 'defence' | 'abilities'> & Pick<TransferCard, 'price' | 'keeper'>
>

/**
 * What a story begins with. Pairs are home's, then away's; cards go by their ids, 'exhaustion' as often as there are.
 * Home leads Nankatsu and attacks, it is home's turn, and nobody holds or has played anything, unless said.
 */
export interface Setting {
  readonly options?: Omit<CaptainTsubasaOptions, 'cards'>
  /** Cards that show something else in this story, by their ids. */
  readonly cards?: Readonly<Record<string, Printed>>
  /** What bookings cost in this story, if not as in our set. */
  readonly bookings?: Bookings
  readonly teams?: Pair<Team>
  /** The version of the rules, the newest unless said. */
  readonly rules?: string

  /** 'turn' unless said; also 'round-begins' (hands are filled up first) and 'half-begins'. */
  readonly phase?: string
  /** The half the named match cards belong to, else 1; 3 and 4 are extra time. */
  readonly half?: number
  /**
   * The earliest in which so many match cards can have been taken, unless said. Round 6 is the last with match cards
   * (4 in a first game): from its attack phase on the half is in stoppage. Before 'round-begins' it is the last one.
   */
  readonly round?: number
  /** Rounds of the whole match; only luck depends on it. */
  readonly rounds?: number
  readonly attacker?: SeatName
  /** Who is asked; the attacker unless said, the defender in 'draft' and 'save'. */
  readonly turn?: SeatName
  readonly firstKickOff?: SeatName
  readonly extraKickOff?: SeatName

  readonly goals?: Pair<number>
  readonly pool?: Pair<Partial<Readonly<Record<Token, number>>>>
  /** §2.4 Tokens spent in this round; those of the contest, unless said. */
  readonly aside?: Pair<Partial<Readonly<Record<Token, number>>>>
  readonly booking?: Pair<Booking>
  /** §5.2 Who has passed in this round. */
  readonly stopped?: Pair<boolean>

  readonly hands?: Pair<readonly string[]>
  readonly areas?: Pair<readonly string[]>
  readonly discards?: Pair<readonly string[]>
  /** All starting cards that lie nowhere else, unless said; if said, the others are out of the match. */
  readonly decks?: Pair<readonly string[]>
  /** The open match cards; any that are left, unless said: four in the draft, later two. */
  readonly field?: readonly string[]
  /** Match cards that must be among those still to come; whichever are taken by now are out of the match. */
  readonly pile?: readonly string[]
  /** §15.1 The transfers on offer, the first four unless said. */
  readonly transfers?: readonly string[]
  /** Cards that have left the match. */
  readonly out?: readonly string[]
  /** §11.4 How many exhaustion cards are in reach, all that lie nowhere else unless said. */
  readonly exhaustionLeft?: number
  /** §2.5 Cards everybody knows to be in a hand; match cards only their owner has seen. */
  readonly shown?: Pair<readonly string[]>
  readonly unseen?: Pair<readonly string[]>
  /** Abilities used since the cards were played: { tsubasa: [1] }. */
  readonly used?: Readonly<Record<string, readonly number[]>>
  /** Cards played in this round, those in the areas unless said. */
  readonly plays?: number

  /** §7 What 'spend', 'reroll' and 'save' need; a shot without tokens, and threes, unless said. */
  readonly contest?: {
    readonly action?: Action
    readonly spent?: Pair<number>
    readonly dice?: Pair<number>
    readonly content?: Pair<boolean>
    readonly keeper?: string
    readonly keeperDie?: number
  }
  /** §12.2 Special cards already chosen. */
  readonly special?: Pair<string | null>
  /** Any other field of the position, as it is. */
  readonly position?: Readonly<Record<string, unknown>>
}

export function expectDefined<T>(value: T | null | undefined, what = 'value'): T {
  if (value === undefined || value === null) throw new Error(`no ${what}`)
  return value
}

export function expectOk<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(`refused: ${JSON.stringify(checked.refusals)}`)
  return checked.value
}

/** Our cards, some of them printed otherwise; ours themselves if none is. */
export function storyCards(printed: Setting['cards'] = {}, bookings?: Bookings): CardSet {
  const ids = Object.keys(printed)
  if (ids.length === 0 && !bookings) return OUR_CARDS
  const { starting, match, motivation, transfers } = OUR_CARDS
  const all: readonly Card[] = [...starting, ...match, ...motivation, ...transfers]
  const unknown = ids.find((id) => !all.some((card) => card.id === id))
  if (unknown !== undefined) throw new Error(`no such card: ${unknown}`)
  const print = <T extends Card>(cards: readonly T[]): T[] =>
    cards.map((card) => ({ ...card, ...printed[card.id] }))
  return {
    ...OUR_CARDS,
    name: 'story',
    starting: print(starting),
    match: print(match),
    motivation: print(motivation),
    transfers: print(transfers),
    ...(bookings && { bookings }),
  }
}

/** The options and builds of a story, checked. */
export function configOf({ options = {}, cards, bookings, teams = TEAMS }: Setting) {
  const set = storyCards(cards, bookings)
  const [home, away] = teams
  return expectOk(
    captainTsubasa.prepare({
      options: { ...options, ...(set !== OUR_CARDS && { cards: set }) },
      builds: [{ team: home }, { team: away }],
    }),
  )
}

/** Rounds of a half with match cards, or of one of extra time. */
const roundsOf = ({ options }: Setting, half: number): number =>
  half > HALVES ? EXTRA_ROUNDS : options?.firstGame ? FIRST_GAME_ROUNDS : ROUNDS

/** The setting as a position. */
export function positionOf(setting: Setting): Position {
  const config = configOf(setting)
  const start = captainTsubasa.position(captainTsubasa.start(config, new SampledChance(1)))
  const phase = setting.phase ?? 'turn'
  const attacker = setting.attacker ?? 'home'
  const rival = attacker === 'home' ? 'away' : 'home'
  const turn = setting.turn ?? (phase === 'draft' || phase === 'save' ? rival : attacker)
  const cards = new Places(setting, config.cards.set)
  const half = setting.half ?? cards.halfOfNamed()
  const match = cards.dealMatchCards(half, phase, turn === attacker)
  cards.dealBench()
  const decks = cards.dealDecks()
  const { areas = [[], []], contest } = setting
  const onContest = (seat: number) => ({
    [seat === SEATS.indexOf(attacker) ? (contest?.action ?? 'shot') : 'defence']: contest?.spent?.[seat] ?? 0,
  })
  return {
    ...start,
    phase,
    half,
    round: match.round,
    rounds: setting.rounds ?? match.round,
    attacker,
    turn,
    firstKickOff: setting.firstKickOff ?? 'home',
    extraKickOff:
      half > HALVES && !(phase === 'half-begins' && half === 3) ? (setting.extraKickOff ?? 'home') : null,
    plays: setting.plays ?? areas[0].length + areas[1].length,
    matchLeft: match.left,
    field: match.field,
    pile: match.pile,
    bench: cards.bench,
    out: cards.rest(),
    used: Object.entries(setting.used ?? {}).map(([card, abilities]) => ({ card, abilities })),
    contest: ['spend', 'reroll', 'save'].includes(phase)
      ? {
          action: 'shot',
          spent: [0, 0],
          dice: phase === 'spend' ? null : [3, 3],
          content: [false, false],
          keeper: null,
          keeperDie: null,
          ...contest,
        }
      : null,
    sides: (start.sides as Pair<Record<string, unknown>>).map((side, seat) => ({
      ...side,
      goals: setting.goals?.[seat] ?? 0,
      booking: setting.booking?.[seat] ?? 'none',
      stopped: setting.stopped?.[seat] ?? false,
      pool: { shot: 0, pass: 0, defence: 0, ...setting.pool?.[seat] },
      aside:
        setting.rules === 'captain-tsubasa-1'
          ? undefined
          : { shot: 0, pass: 0, defence: 0, ...(setting.aside?.[seat] ?? onContest(seat)) },
      hand: setting.hands?.[seat] ?? [],
      deck: decks[seat as Seat],
      discard: setting.discards?.[seat] ?? [],
      area: areas[seat] ?? [],
      shown: setting.shown?.[seat] ?? [],
      unseen: setting.unseen?.[seat] ?? [],
      special: setting.special?.[seat] ?? null,
    })),
    ...(setting.rules !== undefined && { rules: setting.rules }),
    ...setting.position,
  }
}

/** Where all the cards are that a setting does not name. */
class Places {
  readonly bench: string[] = []
  private readonly left: Set<string>
  private exhaustion: number

  constructor(
    private readonly setting: Setting,
    private readonly set: CardSet,
  ) {
    const { hands, areas, discards, decks, field, pile, transfers, out } = setting
    const piles = [hands, areas, discards, decks].flatMap((pair) => pair ?? [])
    const named = [...piles, field, pile, transfers, out].flatMap((cards) => cards ?? [])
    const all = [set.starting, set.match, set.motivation, set.transfers].flatMap((cards) =>
      cards.map((card: Card) => card.id),
    )
    this.left = new Set(all)
    this.exhaustion = EXHAUSTION
    for (const id of named) {
      if (id === EXHAUSTION_ID) this.exhaustion--
      else if (!all.includes(id)) throw new Error(`no such card: ${id}`)
      else if (!this.left.delete(id)) throw new Error(`named twice: ${id}`)
    }
  }

  private isNamed = (card: Card): boolean => !this.left.has(card.id)

  /** Takes so many of these cards that nobody has named. */
  private take(cards: readonly Card[], count = cards.length): string[] {
    const taken = cards.filter((card) => !this.isNamed(card)).slice(0, Math.max(0, count))
    for (const { id } of taken) this.left.delete(id)
    return taken.map(({ id }) => id)
  }

  private inMatch = (half: number) =>
    this.set.match.filter((card) => card.half === half && !(this.setting.options?.firstGame && card.advanced))

  halfOfNamed(): number {
    return this.inMatch(2).some(this.isNamed) ? 2 : 1
  }

  /** §3.1, §4.3 Open cards, those to come and the one that never does; what is left has been taken and is gone. */
  dealMatchCards(half: number, phase: string, isAttackersTurn: boolean) {
    const { setting } = this
    const rounds = roundsOf(setting, half)
    const begun = phase === 'half-begins' ? half - 1 : half
    // §9.5 Nothing is known of a half to come; of those before one card was left.
    const pile = [1, 2].flatMap((other) =>
      other > begun ? this.take(this.inMatch(other)) : other < half ? this.take(this.inMatch(other), 1) : [],
    )
    if (half > HALVES || phase === 'half-begins') {
      const round = setting.round ?? (phase.endsWith('-begins') ? 0 : 1)
      return { round, left: 0, field: [], pile }
    }
    const own = this.inMatch(half)
    const { field = [], pile: wanted = [] } = setting
    const drafting = phase === 'draft' ? (isAttackersTurn ? 1 : 2) : 0
    const toCome = (round: number) => 2 * Math.max(0, rounds - round) + drafting
    const free = own.filter((card) => !this.isNamed(card)).length + field.length + wanted.length
    let round = setting.round ?? (phase === 'round-begins' ? 0 : 1)
    if (setting.round === undefined) while (round < rounds && toCome(round) + 1 > free) round++
    if (toCome(round) + 1 > free) throw new Error(`too many match cards are taken for round ${round}`)
    const isFilledUp = phase === 'draft' || phase === 'round-begins'
    const open = setting.field ? field.length : Math.min(isFilledUp ? FIELD_SIZE : 2, toCome(round))
    const left = toCome(round) - open
    const opened = setting.field ?? this.take(own, open)
    const hidden = [...wanted, ...this.take(own, left + 1 - wanted.length)]
    if (left < 0 || hidden.length !== left + 1)
      throw new Error(`round ${round} has ${toCome(round)} match cards to come, on the field and in the pile`)
    return { round, left, field: [...opened], pile: [...pile, ...hidden] }
  }

  /** §11.4, §13, §15 What lies beside the field; whoever is motivated has replaced his starting card. */
  dealBench(): void {
    const { options = {}, transfers, exhaustionLeft } = this.setting
    const motivated = this.set.motivation.filter(this.isNamed)
    const replaced = (card: MotivationCard) =>
      expectDefined(this.set.starting.find(({ id }) => id === card.of))
    if (options.motivation) this.bench.push(...this.take(this.set.motivation))
    if (options.transfers) this.bench.push(...(transfers ?? this.take(this.set.transfers, 4 - this.signed())))
    for (const card of motivated)
      if (!this.isNamed(replaced(card))) this.gone.push(...this.take([replaced(card)]))
    const reach = options.firstGame ? 0 : Math.min(this.exhaustion, exhaustionLeft ?? EXHAUSTION)
    this.bench.push(...new Array<string>(reach).fill(EXHAUSTION_ID))
    this.exhaustion -= reach
  }

  private readonly gone: string[] = []
  private signed = () => this.set.transfers.filter(this.isNamed).length

  /** §2.2 */
  dealDecks(): Pair<readonly string[]> {
    const { setting, set } = this
    if (setting.decks) return setting.decks
    const [home, away] = setting.teams ?? TEAMS
    const deck = (team: Team) =>
      this.take(
        set.starting.filter(
          (card) => card.team === team && !(setting.options?.firstGame && card.number === undefined),
        ),
      )
    return [deck(home), deck(away)]
  }

  /** Everything that lies nowhere else. */
  rest(): string[] {
    const exhausted = new Array<string>(this.exhaustion).fill(EXHAUSTION_ID)
    return [...(this.setting.out ?? []), ...this.gone, ...this.left, ...exhausted]
  }
}
