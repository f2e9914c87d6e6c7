import type {
  Ability,
  CaptainTsubasaEvent,
  Card,
  CardSet,
  Colour,
  Kind,
  Price,
  Save,
  Team,
  Token,
} from '@libero/captain-tsubasa'
import {
  actorOf,
  checkOptions,
  EXHAUSTION_ID,
  OUR_CARDS,
  penaltyOf,
  stopsOf,
  TOKENS,
} from '@libero/captain-tsubasa'
import type { CaptainTsubasaText } from '@libero/captain-tsubasa/text'
import {
  abilityBrief,
  abilityWords,
  figure,
  penaltyWords,
  saveBrief,
  TEXTS,
  winSentences,
  wording,
} from '@libero/captain-tsubasa/text'
import type { Seen } from '@libero/captain-tsubasa/view'
import { unseenHalf } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { seatOf } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Telling } from '../../face.ts'
import type { PitchText } from './text.ts'
import { pitchTexts } from './text.ts'

/** §12.3 Colours by which special shots are told apart. */
const HUES = 3

/** The words of a match, and what they were made for: other cards have other values, a first game leaves some out. */
interface MatchWords extends Wording<CaptainTsubasaEvent> {
  readonly set: CardSet
  readonly firstGame: boolean
  readonly guaranteed: boolean
}

export function matchWords(language: Language, options: unknown): MatchWords {
  const { cards, terms } = checkOptions(options).agreed
  return {
    ...wording(language, cards.set),
    set: cards.set,
    firstGame: terms.firstGame,
    guaranteed: terms.guaranteedSuccess,
  }
}

/** Any card that lies in a deck, as it is printed. */
export type Printed = Card & {
  readonly kind: Kind
  readonly team?: Team
  readonly number?: number
  readonly half?: number
  readonly keeper?: true
  readonly price?: Price
  readonly of?: string
}

const prints = new WeakMap<object, Print>()

/** What is printed on the cards of a match, in the words it is told in. */
export function printOf({ language, words }: Telling): Print {
  const found = prints.get(words)
  if (found) return found
  const { set = OUR_CARDS, firstGame = false, guaranteed = false } = words as Wording as Partial<MatchWords>
  const made = new Print(language, words, set, firstGame, guaranteed)
  prints.set(words, made)
  return made
}

/** Who has a portrait: the footballers of our own cards. */
const PORTRAYED: ReadonlySet<string> = new Set(
  [...OUR_CARDS.starting, ...OUR_CARDS.motivation, ...OUR_CARDS.transfers]
    .filter(({ name }) => name !== undefined)
    .map(({ id }) => id),
)

export class Print {
  readonly text: PitchText
  readonly game: CaptainTsubasaText
  private readonly cards: ReadonlyMap<string, Printed>

  constructor(
    readonly language: Language,
    private readonly words: Pick<Wording, 'nameOf'>,
    readonly set: CardSet,
    private readonly firstGame: boolean,
    /** §14.1 Whether a six against a one wins, whatever the totals are. */
    readonly guaranteed = false,
  ) {
    this.text = pitchTexts[language]
    this.game = TEXTS[language]
    const all: Printed[] = [
      ...set.starting.map((card) => ({ ...card, kind: 'starting' as const })),
      ...set.match.map((card) => ({ ...card, kind: 'match' as const })),
      ...set.motivation.map((card) => ({ ...card, kind: 'motivation' as const })),
      ...set.transfers.map((card) => ({ ...card, kind: 'transfer' as const })),
    ]
    this.cards = new Map(all.map((card) => [card.id, card]))
  }

  card(id: string): Printed | undefined {
    return this.cards.get(id)
  }

  /** A card that can be pointed at and asked for by its id. */
  isCard(id: string): boolean {
    return this.cards.has(id) || id === EXHAUSTION_ID
  }

  kind(id: string): Kind {
    return this.cards.get(id)?.kind ?? 'exhaustion'
  }

  name(id: string): string {
    const half = unseenHalf(id)
    return half === undefined ? this.words.nameOf(id) : fill(this.text.unseen, { half })
  }

  /** Whoever is motivated is the same man. */
  player(id: string): string {
    return this.name(this.cards.get(id)?.of ?? id)
  }

  /** Footballers go by the name their card is called by, which is one word: Tsubasa, Hyuga. */
  short(id: string): string {
    const card = this.cards.get(id)
    if (card?.name === undefined) return this.name(id)
    const words = card.name.split(' ')
    return words.find((word) => word.toLowerCase() === (card.of ?? id)) ?? words.at(-1) ?? card.name
  }

  value(id: string, token: Token): number {
    return this.cards.get(id)?.[token] ?? 0
  }

  valueWords(id: string, token: Token): string {
    return String(figure(this.value(id, token)))
  }

  /** §16.3 In a first game nobody can use what needs an exhaustion card, unless for its compulsory part. */
  abilities(id: string): readonly Ability[] {
    const abilities = this.cards.get(id)?.abilities ?? []
    return this.firstGame ? abilities.filter((ability) => !isTiring(ability)) : abilities
  }

  brief(ability: Ability): string {
    return abilityBrief(ability, this.game.abilities)
  }

  sentence(ability: Ability): string {
    return abilityWords(ability, this.game.abilities, this.set)
  }

  /** §11.1, §11.2 '−2' where shot and pass lose alike, else all three: '−2/−1/0'. */
  penalty(colour: Colour): string {
    const { shot, pass, defence } = penaltyOf(this.set, colour)
    return shot === pass ? String(figure(shot)) : [shot, pass, defence].map(figure).join('/')
  }

  /** §11.1 What a booking takes off one of the sums. */
  less(booking: Colour | 'none', token: Token): number {
    return booking === 'none' ? 0 : penaltyOf(this.set, booking)[token]
  }

  /** §11.1 What it is taken off from: 'shot, pass' */
  penalized(colour: Colour): string {
    const penalty = penaltyOf(this.set, colour)
    return TOKENS.filter((token) => penalty[token] < 0)
      .map((token) => this.kindOfToken(token))
      .join(', ')
  }

  /** §11.1 'Nankatsu: yellow card, −2 shot and pass to the end of the match.' */
  bookingCosts(colour: Colour, side: string): string {
    const booked = fill(this.text.bookedWords[colour], { side })
    const penalty = penaltyWords(penaltyOf(this.set, colour), this.game.abilities)
    return fill(this.text.bookingCosts, { booked, penalty })
  }

  /** §8.1 Whether this card lets its coach roll for the keeper. */
  saves(id: string): boolean {
    return this.abilities(id).some((ability) => ability.do === 'save')
  }

  /** §6.10 Whether it can end an attack. */
  canEnd(id: string): boolean {
    return this.abilities(id).some((ability) => ability.do === 'end')
  }

  /** §8.2 What this card's roll for the keeper comes to, and in words what each would. */
  saveAt(id: string, die: number): Save {
    const { held = 0, corner = 0 } = this.saveOf(id) ?? {}
    return die <= held ? 'held' : die <= corner ? 'corner' : 'goal'
  }

  rolls(id: string): string {
    const save = this.saveOf(id)
    return save
      ? fill(this.text.rollsOf, { card: this.short(id), rolls: saveBrief(save, this.game.abilities) })
      : ''
  }

  private saveOf(id: string) {
    return this.cards.get(id)?.abilities.find((ability) => ability.do === 'save')
  }

  team(team: Team): string {
    return this.game.names.teams[team]
  }

  /** What wins this attack, as the coach whose goal is near reads it; who only watches is told of both by name. */
  wins(s: Seen, near: Seat): readonly string[] {
    const reader = seatOf(s.viewer) === undefined ? undefined : near
    return winSentences(this.language, s, reader, {
      nameOf: (seat) => this.side(s, seat),
      saves: (id) => this.saves(id),
      ender: (id) => (this.canEnd(id) ? this.name(id) : undefined),
      rerolls: (id) => (this.abilities(id).some((each) => each.do === 'reroll') ? this.short(id) : undefined),
      guaranteed: this.guaranteed,
    })
  }

  side(s: Seen, seat: Seat): string {
    return this.team(s.sides[seat].team)
  }

  kindOfToken(token: Token): string {
    return this.game.names.tokens[token]
  }

  tokenWords(token: Token, count: number): string {
    const { one, many } = this.game.commentary.tokens[token]
    return count === 1 ? one : many
  }

  /** What a coach has of one kind, and §2.4 what of it lies spent until the clean-up. */
  tokensOf(s: Seen, seat: Seat, token: Token): readonly [held: string, spent?: string] {
    const { pool, aside } = s.sides[seat]
    const held = fill(this.text.tokens, {
      side: this.side(s, seat),
      kind: this.kindOfToken(token),
      count: pool[token],
    })
    return aside?.[token] ? [held, fill(this.text.aside, { count: aside[token] })] : [held]
  }

  /** '2 defence tokens and 1 pass token' as signs: each kind with its number. */
  price(id: string): readonly (readonly [Token, number])[] {
    const price = this.cards.get(id)?.price
    return price === undefined
      ? []
      : TOKENS.flatMap((token) => (price[token] ? [[token, price[token]] as const] : []))
  }

  /** What is read aloud: 'Tsubasa Ozora, shot 3, pass 4, defence 1: +1 shot or pass; play another' */
  spoken(id: string): string {
    const values = TOKENS.map((token) => `${this.kindOfToken(token)} ${this.valueWords(id, token)}`)
    const card = [this.name(id), ...values].join(', ')
    const price = this.price(id).map(([token, count]) => `${count} ${this.tokenWords(token, count)}`)
    const costs = price.length > 0 ? [`${this.text.costs}: ${price.join(', ')}`] : []
    const can = [...this.abilities(id).map((ability) => this.brief(ability)), ...costs]
    return can.length > 0 ? `${card}: ${can.join('; ')}` : card
  }

  /** The address of somebody's portrait. */
  portrait(id: string): string | undefined {
    return PORTRAYED.has(id) ? `./pictures/ct/${id}.svg` : undefined
  }

  /** §12.3 Which of three colours a special shot has, and the defence that stops it has the same as its first. */
  hueOf(special: string): number {
    const defence = this.set.defences.find(({ id }) => id === special)
    const stopped = defence ? stopsOf(defence)[0] : special
    const team = this.set.shots.find(({ id }) => id === stopped)?.team
    const place = this.set.shots.filter((shot) => shot.team === team).findIndex(({ id }) => id === stopped)
    return Math.max(0, place) % HUES
  }

  /** Somebody at his fiercest: as his motivation card shows him, if he has one. */
  fierce(id: string): string {
    return this.set.motivation.find((card) => card.of === id)?.id ?? id
  }

  /** §12 Whoever shoots a special shot, or steps in its way: the captain, or whom the card's id names. */
  actorOf(special: string, team: Team): string | undefined {
    return actorOf(this.set, special, team)
  }
}

const isTiring = (ability: Ability): boolean =>
  ability.must === 'exhaust' ||
  (ability.must === undefined &&
    (ability.do === 'exhaust' || (ability.do === 'remove' && ability.what === 'exhaustion')))

/** Whose kit a card wears: that of the seat whose team it belongs to; nobody's for match cards and transfers. */
export function kitOf(print: Print, s: Seen, id: string): Seat | undefined {
  const card = print.card(id)
  if (card?.team === undefined || card.kind === 'match') return undefined
  return s.sides[0].team === card.team ? 0 : 1
}
