import type { Ability, Booking, Card, CardSet, Price, Team, Token } from '@libero/captain-tsubasa'
import { EXHAUSTION_ID, OUR_CARDS, TOKENS } from '@libero/captain-tsubasa'
import type { CaptainTsubasaText } from '@libero/captain-tsubasa/text/index'
import { abilityBrief, abilityWords, TEXTS } from '@libero/captain-tsubasa/text/index'
import { figure } from '@libero/captain-tsubasa/text/options'
import type { Language, Pair, Seat, SeatName, View, Wording } from '@libero/kernel'
import { fill, SEATS } from '@libero/kernel'
import type { CaptainTsubasaBoardText } from './captain-tsubasa-text.ts'
import { captainTsubasaBoardTexts } from './captain-tsubasa-text.ts'

/** What a viewer sees, as `games/captain-tsubasa/view.ts` puts it. */
export interface Seen {
  readonly phase: string
  readonly half: number
  readonly round: number
  readonly rounds: number
  readonly minute: number
  readonly late: boolean
  readonly stoppage: number
  readonly goals: Pair<number>
  /** Nobody before the kick-off. */
  readonly attacker: SeatName | null
  readonly turn: SeatName
  readonly limit: number
  readonly field: readonly string[]
  readonly matchLeft: number
  readonly bench: {
    readonly motivation: readonly string[]
    readonly transfers: readonly string[]
    readonly exhaustion: number
  }
  /** The card whose abilities are being decided on. */
  readonly playing: string | null
  readonly contest: ContestSeen | null
  readonly sides: Pair<SideSeen>
}

export interface ContestSeen {
  readonly action: 'shot' | 'pass'
  /** Tokens included, dice not. */
  readonly attack: number
  readonly defence: number
  readonly spent: Pair<number>
  readonly dice: Pair<number> | null
  readonly keeper: string | null
  readonly keeperDie: number | null
}

export interface SideSeen {
  readonly team: Team
  readonly booking: Booking
  readonly pool: Readonly<Record<Token, number>>
  readonly stopped: boolean
  readonly sums: Readonly<Record<Token, number>>
  readonly area: readonly string[]
  readonly discard: readonly string[]
  readonly handSize: number
  readonly deckSize: number
  /** One's own. */
  readonly hand?: readonly string[]
  readonly deck?: readonly string[]
  /** The other's: what is known to be in his hand, and what hand and draw pile hold together beside it. */
  readonly shown?: readonly string[]
  readonly hidden?: readonly string[]
  readonly special: string | null
}

export const seen = (view: View): Seen => view as unknown as Seen

export const attackerOf = ({ attacker }: Seen): Seat | undefined =>
  attacker === null ? undefined : (SEATS.indexOf(attacker) as Seat)
/** Before anything has happened, when there are no sums to look at. */
export const isOpening = (s: Seen): boolean =>
  s.attacker === null || (s.phase === 'draft' && s.half === 1 && s.round <= 1)
export const inAreas = (s: Seen): number => s.sides[0].area.length + s.sides[1].area.length
export const isOver = (s: Seen): boolean => s.phase === 'over'

/** Each card once, with how often it is there; only exhaustion cards are there more than once. */
export function counted(ids: readonly string[]): (readonly [id: string, count: number])[] {
  const counts = new Map<string, number>()
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts]
}

/** A card nobody but its owner has seen is told by the half it came in. */
const UNSEEN = /^unseen-([12])$/

/** What is printed on the cards, and the words for it. */
export class Print {
  readonly text: CaptainTsubasaBoardText
  readonly game: CaptainTsubasaText
  private readonly cards: ReadonlyMap<
    string,
    Card & { readonly team?: Team; readonly price?: Price; readonly of?: string }
  >

  constructor(
    language: Language,
    readonly words: Pick<Wording, 'nameOf'>,
    set: CardSet = OUR_CARDS,
    private readonly firstGame = false,
  ) {
    this.text = captainTsubasaBoardTexts[language]
    this.game = TEXTS[language]
    const { starting, match, motivation, transfers } = set
    this.cards = new Map([...starting, ...match, ...motivation, ...transfers].map((card) => [card.id, card]))
  }

  name(id: string): string {
    const half = UNSEEN.exec(id)?.[1]
    return half === undefined ? this.words.nameOf(id) : fill(this.text.unseen, { half })
  }

  /** Footballers go by the name their card is called by, which is one word: Tsubasa, Hyuga. */
  short(id: string): string {
    const card = this.cards.get(id)
    if (card?.name === undefined) return this.name(id)
    const words = card.name.split(' ')
    const called = words.find((word) => word.toLowerCase() === (card.of ?? id)) ?? words.at(-1) ?? card.name
    return card.of === undefined ? called : `${called}${MOTIVATED}`
  }

  side(s: Seen, seat: Seat): string {
    return this.game.names.teams[s.sides[seat].team]
  }

  isPrinted(id: string): boolean {
    return this.cards.has(id) || id === EXHAUSTION_ID
  }

  value(id: string, token: Token): string {
    return String(figure(this.cards.get(id)?.[token] ?? 0))
  }

  /** '3/4/1': shot, pass, defence. */
  values(id: string): string {
    return TOKENS.map((token) => this.value(id, token)).join('/')
  }

  /** ['+1 shot/pass', 'play another'], as this team can use them. */
  abilities(id: string, own: Team): readonly string[] {
    const team = this.team(id)
    return this.usable(id).map((ability) =>
      ability.do === 'special-shot' && team !== undefined && team !== own
        ? this.text.onlyFor[team]
        : abilityBrief(ability, this.game.abilities),
    )
  }

  /** §16.3 In a first game nobody can use what needs an exhaustion card. */
  private usable(id: string): readonly Ability[] {
    const abilities = this.cards.get(id)?.abilities ?? []
    return this.firstGame ? abilities.filter((ability) => !isTiring(ability)) : abilities
  }

  /** For who listens: 'Tsubasa Ozora 3/4/1: +1 shot/pass; play another' */
  inWords(id: string, own: Team): string {
    const card = `${this.name(id)} ${this.values(id)}`
    const can = this.abilities(id, own)
    return can.length > 0 ? `${card}: ${can.join('; ')}` : card
  }

  /** §8.1 Whether this card lets its coach roll for the keeper. */
  saves(id: string): boolean {
    return this.usable(id).some((ability) => ability.do === 'save')
  }

  ability(id: string, nth: number): string | undefined {
    const ability = this.cards.get(id)?.abilities[nth - 1]
    return ability && abilityBrief(ability, this.game.abilities)
  }

  /** Each ability as a sentence. */
  sentences(id: string): readonly string[] {
    return this.usable(id).map((ability) => abilityWords(ability, this.game.abilities))
  }

  price(id: string): Price | undefined {
    return this.cards.get(id)?.price
  }

  /** Whose card it is, if it is not anybody's. */
  team(id: string): Team | undefined {
    return this.cards.get(id)?.team
  }
}

const isTiring = (ability: Ability): boolean =>
  ability.do === 'exhaust' ||
  ability.must === 'exhaust' ||
  (ability.do === 'remove' && ability.what === 'exhaustion')

export const MOTIVATED = '*'
