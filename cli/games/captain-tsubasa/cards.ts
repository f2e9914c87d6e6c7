import type {
  Card,
  CardSet,
  MatchCard,
  MotivationCard,
  StartingCard,
  TransferCard,
} from '@libero/captain-tsubasa'
import {
  COLOURS,
  checkCardSet,
  OUR_BOOKINGS,
  OUR_CARDS,
  penaltyOf,
  stopsOf,
  TEAMS,
  TOKENS,
} from '@libero/captain-tsubasa'
import {
  abilityWords,
  CardWords,
  figure,
  Names,
  originWords,
  specialOriginWords,
  TEXTS,
} from '@libero/captain-tsubasa/text'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { CardShelf } from '../../catalogue.ts'
import { columns } from '../../layout.ts'
import { originLines } from '../../origins.ts'
import type { CliText } from '../../text/text.ts'
import { shelfTexts } from './text.ts'

export const captainTsubasaCards: CardShelf = {
  show: (language, text) => show(OUR_CARDS, language, text),
  // Named here, so that whoever begins from it sees where the figures of his box go.
  json: () => ({ ...OUR_CARDS, bookings: OUR_BOOKINGS }),
  check: checkCardSet,
}

/** The cards of a set by kind, with the rows and words they need. */
class Shelf {
  private readonly names: Names
  private readonly words: CardWords

  constructor(
    readonly set: CardSet,
    readonly language: Language,
  ) {
    const game = TEXTS[language]
    this.names = new Names(game.names, set)
    this.words = new CardWords(game, this.names, set)
  }

  name(id: string): string {
    return this.names.of(id)
  }

  /** A table, and below each card what it can do. */
  table<C extends Card>(
    title: string,
    heads: readonly string[],
    cards: readonly C[],
    more: (card: C) => readonly string[],
  ): string[] {
    const shelf = shelfTexts[this.language]
    const tokens = TOKENS.map((token) => TEXTS[this.language].names.tokens[token])
    const rows = cards.map((card) => [
      capital(this.name(card.id)),
      card.id,
      ...TOKENS.map((token) => String(figure(card[token]))),
      ...more(card),
    ])
    const [head = '', ...drawn] = columns(
      [[shelf.card, shelf.id, ...tokens, ...heads], ...rows],
      '<<>>><<',
    ).split('\n')
    return [title, head, ...cards.flatMap((card, i) => [drawn[i] ?? '', ...this.abilities(card)])]
  }

  private abilities({ abilities }: Card): string[] {
    return abilities.map(
      (ability) => `    ${abilityWords(ability, TEXTS[this.language].abilities, this.set)}`,
    )
  }

  price({ id }: MotivationCard | TransferCard): string {
    return this.words.price(id) ?? ''
  }
}

function show(set: CardSet, language: Language, text: CliText): string {
  const game = TEXTS[language]
  const words = shelfTexts[language]
  const shelf = new Shelf(set, language)
  const number = ({ number: shirt, keeper }: StartingCard) => [
    [shirt === undefined ? '' : `${words.number} ${shirt}`, ...(keeper ? [words.keeper] : [])].join(', '),
  ]
  const advanced = ({ advanced: left }: MatchCard) => [left ? '*' : '']
  const price = (card: MotivationCard | TransferCard) => [
    fill(words.price, { price: shelf.price(card) }) +
      ('keeper' in card && card.keeper ? `, ${words.keeper}` : ''),
  ]
  const tables = [
    ...TEAMS.map((team) =>
      shelf.table(
        fill(words.starting, { team: game.names.teams[team] }),
        [''],
        set.starting.filter((card) => card.team === team),
        number,
      ),
    ),
    ...([1, 2] as const).map((half) =>
      shelf.table(
        fill(words.match, { half }),
        [''],
        set.match.filter((card) => card.half === half),
        advanced,
      ),
    ),
    shelf.table(words.motivation, [''], set.motivation, price),
    shelf.table(words.transfers, [''], set.transfers, price),
    [
      words.specials,
      columns(
        // A shot may be stopped by several defences, or by none; a defence may stop nothing.
        [
          ...set.shots.flatMap(({ id }) => {
            const stoppers = set.defences.filter((defence) => stopsOf(defence).includes(id))
            const beside = stoppers.length > 0 ? stoppers.map((defence) => defence.id) : ['']
            return beside.map((stopper) => [shelf.name(id), id, stopper && shelf.name(stopper), stopper])
          }),
          ...set.defences
            .filter((defence) => stopsOf(defence).length === 0)
            .map(({ id }) => ['', '', shelf.name(id), id]),
        ],
        '<<<<',
      ),
    ],
    [
      words.bookings,
      columns(
        COLOURS.map((colour) => [
          words[colour],
          ...TOKENS.map((token) => String(figure(penaltyOf(set, colour)[token]))),
        ]),
        '<>>>',
      ),
    ],
    [
      text.cards.origins,
      ...[set.starting, set.match, set.motivation, set.transfers].flatMap((cards: readonly Card[]) =>
        originLines(
          cards.map((card) => ({ name: capital(shelf.name(card.id)), from: originWords(language, card) })),
          text.cards.cards,
          text,
        ),
      ),
      ...originLines(
        [...set.shots, ...set.defences].map((card) => ({
          name: shelf.name(card.id),
          from: specialOriginWords(language, card),
        })),
        text.cards.cards,
        text,
      ),
    ],
  ]
  const title = fill(text.cards.title, { game: game.name, name: set.name, version: set.version })
  return [title, words.first, ...tables.flatMap((rows) => ['', ...rows]), ''].join('\n')
}
