import type { Option, Request } from '@libero/kernel'
import { entry, fill, listed } from '@libero/kernel/words'
import type { Must } from '../cards/abilities.ts'
import type { Colour } from '../cards/bookings.ts'
import { penaltyOf } from '../cards/bookings.ts'
import type { CardSet, MotivationCard, TransferCard } from '../cards/set.ts'
import { captainTsubasaOption } from '../options.ts'
import { TOKENS } from '../vocabulary.ts'
import { abilityBrief, abilityWords, penaltyWords, saveBrief } from './abilities.ts'
import type { Names } from './names.ts'
import type { CaptainTsubasaText } from './text.ts'

/** A number as it is printed: below zero with a minus, not with a hyphen. */
export const figure = (n: number): string | number => (n < 0 ? `−${-n}` : n)

type Printed = CardSet['starting' | 'match' | 'motivation' | 'transfers'][number]

/** What is printed on the cards of a set, in words. */
export class CardWords {
  private readonly cards: ReadonlyMap<string, Printed>

  constructor(
    private readonly text: Pick<CaptainTsubasaText, 'abilities' | 'commentary' | 'nothing' | 'options'>,
    private readonly names: Pick<Names, 'card'>,
    private readonly set: CardSet,
  ) {
    const { starting, match, motivation, transfers } = set
    this.cards = new Map([...starting, ...match, ...motivation, ...transfers].map((card) => [card.id, card]))
  }

  /** Within a sentence footballers go by their names, other cards in quotation marks. */
  called(id: string): string {
    const card = this.names.card(id)
    return this.cards.get(id)?.name === undefined ? fill(this.text.commentary.quoted, { card }) : card
  }

  /** The same with its article, in a language that needs one before quotation marks. */
  withArticle(id: string): string {
    const isFootballer = this.cards.get(id)?.name !== undefined
    const article = isFootballer ? '' : (this.text.commentary.article?.(this.names.card(id)) ?? '')
    return `${article}${this.called(id)}`
  }

  /** Whoever is motivated or signed: his motivation card is another card, but he is the same man. */
  player(id: string): string {
    const card = this.cards.get(id)
    return this.names.card(card && 'of' in card ? card.of : id)
  }

  /** '3/4/1', in the order of the kinds of tokens; an exhaustion card has none. */
  values(id: string): string {
    const card = this.cards.get(id)
    return TOKENS.map((kind) => figure(card?.[kind] ?? 0)).join('/')
  }

  /** §13.1, §15.2 '1 pass token and 2 defence tokens' */
  price(id: string): string | undefined {
    const card = this.cards.get(id)
    if (!card || !('price' in card)) return undefined
    const { tokens, and } = this.text.commentary
    const parts = TOKENS.flatMap((kind) => {
      const count = card.price[kind] ?? 0
      return count > 0 ? [`${count} ${tokens[kind][count === 1 ? 'one' : 'many']}`] : []
    })
    return parts.length > 0 ? listed(parts, and) : this.text.nothing
  }

  /** The sentence of its first or second ability. */
  ability(id: string, nth: number): string | undefined {
    const ability = this.cards.get(id)?.abilities[nth - 1]
    return ability && abilityWords(ability, this.text.abilities, this.set)
  }

  /** §6.2 What it obliges to. */
  must(id: string, nth: number): Must | undefined {
    return this.cards.get(id)?.abilities[nth - 1]?.must
  }

  /** §11.1, §11.2 '−2 shot and pass' */
  penalty(colour: Colour): string {
    return penaltyWords(penaltyOf(this.set, colour), this.text.abilities)
  }

  /** '{card}: 1 token: shot or pass; play another card' */
  withAbilities(card: string, id: string): string {
    const abilities = this.cards.get(id)?.abilities ?? []
    if (abilities.length === 0) return card
    const briefs = abilities.map((ability) => abilityBrief(ability, this.text.abilities))
    return fill(this.text.options.withAbilities, { card, abilities: briefs.join('; ') })
  }

  /** §8.2 'holds on 1, corner on 2–3, goal on 4–6'; nothing of a card that does not save. */
  rolls(id: string): string | undefined {
    const save = this.cards.get(id)?.abilities.find((ability) => ability.do === 'save')
    return save && saveBrief(save, this.text.abilities)
  }

  /** §8.2 'Yuzo Morisaki: holds on 1, corner on 2–3, goal on 4–6' */
  withRolls(id: string): string {
    const card = this.names.card(id)
    const results = this.rolls(id)
    return results === undefined ? card : fill(this.text.options.save, { card, results })
  }

  withValues(id: string): string {
    return fill(this.text.options.card, { card: this.names.card(id), values: this.values(id) })
  }

  /** §13.1, §15.2 Who comes for which tokens, and §15.3 for whom. */
  deal(id: string): string {
    const { motivate, sign, signKeeper } = this.text.options
    const card = this.cards.get(id) as MotivationCard | TransferCard | undefined
    const signing = card?.keeper ? signKeeper : sign
    return fill(card && 'of' in card ? motivate : signing, {
      player: this.player(id),
      values: this.values(id),
      price: this.price(id) ?? this.text.nothing,
    })
  }
}

/** Questions whose card comes into play or into hand, so that its abilities matter. */
const FOR_ABILITIES: readonly string[] = [
  'target/play',
  'target/recall',
  'target/recall-hand',
  'target/swap-in',
]

/** 'Tsubasa Ozora 3/4/1: 1 token: shot or pass; …', 'Shot: 7 against 5', '2 tokens: 9 against 8', 'Kick off'. */
export function optionWords(
  text: CaptainTsubasaText,
  names: Names,
  cards: CardWords,
  request: Request,
  given: Option,
): string {
  const option = captainTsubasaOption(given)
  const { about: asked, key } = request.prompt
  const words = decisionWords(text, names, option.action)
  const number = (name: string) => Number(asked[name] ?? 0)
  switch (option.kind) {
    case 'play':
      return fullWords(cards, option.card)
    case 'take':
      if (option.card !== undefined) return fullWords(cards, option.card)
      // §4.3 The top card of the pile, and how many there are.
      return asked.left === undefined ? words : fill(text.options.top, { top: words, left: asked.left })
    case 'target':
      return FOR_ABILITIES.includes(key) ? fullWords(cards, option.card) : cards.withValues(option.card)
    case 'motivate':
    case 'sign':
      return cards.withAbilities(cards.deal(option.card), option.card)
    case 'save':
      return cards.withRolls(option.card)
    case 'ability':
      return abilityOffer(text, cards, option.about, words)
    case 'skip':
      return entry(text.decisions, `skip/${request.kind}`) ?? text.decisions.skip
    case 'action': {
      // §7.2 What the coach would have against what.
      const sums = { own: figure(number(option.about.action)), rival: figure(number('defence')) }
      return fill(text.options.action, { action: words, ...sums })
    }
    case 'spend': {
      // §7.3
      const [own, rival] = key === 'spend/attack' ? ['attack', 'defence'] : ['defence', 'attack']
      const sums = { own: figure(number(own) + option.about.count), rival: figure(number(rival)) }
      return fill(text.options.spendTo, { spent: words, ...sums })
    }
    case 'reroll': {
      // §7.5 Which roll would be made again.
      const die = asked[option.about.whose === 'keeper' ? 'die' : option.about.whose]
      const roll = die === undefined ? words : fill(text.options.reroll, { roll: words, die })
      const { card } = option.about
      return card === undefined
        ? roll
        : fill(text.options.rerollBy, { roll, card: cards.withAbilities(cards.called(card), card) })
    }
    default:
      return words
  }
}

/** §6.3 The sentence of an ability, and where it has no effect now that only its compulsory part would follow. */
function abilityOffer(
  text: CaptainTsubasaText,
  cards: CardWords,
  { card, ability: nth, only }: { readonly card: string; readonly ability: number; readonly only?: 'must' },
  words: string,
): string {
  const ability = cards.ability(card, nth) ?? words
  const must = only && cards.must(card, nth)
  return must ? fill(text.options.onlyMust, { ability, only: text.abilities.onlyMusts[must] }) : ability
}

const fullWords = (cards: CardWords, id: string): string => cards.withAbilities(cards.withValues(id), id)

/** A decision that is no card, by itself: 'kick off', 'no tokens', 'a pass token'. */
export function decisionWords(text: CaptainTsubasaText, names: Names, action: string): string {
  // §7.5 Whose roll it is says more than what the card obliges to.
  const by = /^(reroll-[a-z]+)-[a-z]+$/.exec(action)
  if (by?.[1] !== undefined) return decisionWords(text, names, by[1])
  const spent = /^spend-(\d)$/.exec(action)
  if (!spent) return entry(text.decisions, action) ?? names.of(action)
  const count = Number(spent[1])
  return count === 0 ? text.options.spendNone : fill(text.options.spend, { count })
}
