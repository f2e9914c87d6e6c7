import type { Ability, Card, CardSet, Colour, Price, Team, Token } from '@libero/captain-tsubasa'
import { EXHAUSTION_ID, OUR_CARDS, penaltyOf, TOKENS } from '@libero/captain-tsubasa'
import type { CaptainTsubasaText } from '@libero/captain-tsubasa/text'
import { abilityBrief, abilityWords, figure, TEXTS, winSentences } from '@libero/captain-tsubasa/text'
import type { Seen } from '@libero/captain-tsubasa/view'
import { unseenHalf } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { CaptainTsubasaBoardText } from './text.ts'
import { captainTsubasaBoardTexts } from './text.ts'

/** What is printed on the cards, and the words for it. */
export class Print {
  readonly text: CaptainTsubasaBoardText
  readonly game: CaptainTsubasaText
  private readonly cards: ReadonlyMap<
    string,
    Card & { readonly team?: Team; readonly price?: Price; readonly of?: string }
  >

  constructor(
    private readonly language: Language,
    readonly words: Pick<Wording, 'nameOf'>,
    readonly set: CardSet = OUR_CARDS,
    private readonly firstGame = false,
    /** §14.1 Whether a six against a one wins, whatever the totals are. */
    private readonly guaranteed = false,
  ) {
    this.text = captainTsubasaBoardTexts[language]
    this.game = TEXTS[language]
    const { starting, match, motivation, transfers } = set
    this.cards = new Map([...starting, ...match, ...motivation, ...transfers].map((card) => [card.id, card]))
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
    const called = words.find((word) => word.toLowerCase() === (card.of ?? id)) ?? words.at(-1) ?? card.name
    return card.of === undefined ? called : `${called}${MOTIVATED}`
  }

  /** What wins this attack, sentence by sentence, as this coach reads it; without one of both by name. */
  wins(s: Seen, reader: Seat | undefined): readonly string[] {
    return winSentences(this.language, s, reader, {
      nameOf: (seat) => this.side(s, seat),
      saves: (id) => this.saves(id),
      ender: (id) => (this.usable(id).some((ability) => ability.do === 'end') ? this.name(id) : undefined),
      rerolls: (id) =>
        this.usable(id).some((ability) => ability.do === 'reroll') ? this.short(id) : undefined,
      guaranteed: this.guaranteed,
    })
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

  /** ['+1 shot or pass', 'play another'], as this team can use them. */
  abilities(id: string, own: Team): readonly string[] {
    const team = this.team(id)
    return this.usable(id).map((ability) =>
      ability.do === 'special-shot' && team !== undefined && team !== own
        ? this.text.onlyFor[team]
        : abilityBrief(ability, this.game.abilities),
    )
  }

  /** §16.3 In a first game nobody can use what needs an exhaustion card, unless for its compulsory part. */
  private usable(id: string): readonly Ability[] {
    const abilities = this.cards.get(id)?.abilities ?? []
    return this.firstGame ? abilities.filter((ability) => !isTiring(ability)) : abilities
  }

  /** For who listens: 'Tsubasa Ozora 3/4/1: +1 shot or pass; play another' */
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
    return this.usable(id).map((ability) => abilityWords(ability, this.game.abilities, this.set))
  }

  /** '−2/−2/0': what a booking does to shot, pass and defence. */
  penalty(colour: Colour): string {
    const penalty = penaltyOf(this.set, colour)
    return TOKENS.map((token) => figure(penalty[token])).join('/')
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
  ability.must === 'exhaust' ||
  (ability.must === undefined &&
    (ability.do === 'exhaust' || (ability.do === 'remove' && ability.what === 'exhaustion')))

export const MOTIVATED = '*'
