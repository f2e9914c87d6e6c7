import type { Card, MotivationCard, TransferCard } from '@libero/captain-tsubasa'
import { OUR_CARDS, stopsOf, TEAMS, TOKENS } from '@libero/captain-tsubasa'
import { RULES, rulings } from '@libero/captain-tsubasa/book'
import {
  abilityWords,
  CardWords,
  figure,
  Names,
  originWords,
  specialOriginWords,
  TEXTS,
} from '@libero/captain-tsubasa/text'
import { capital, LANGUAGES } from '@libero/kernel/words'
import type { GameDocs } from '../../docs/pages.ts'
import { rows } from '../../docs/tables.ts'
import { teaching } from './teaching.ts'

/** What Captain Tsubasa's pages are made of. */
export const captainTsubasaDocs: GameDocs = {
  game: 'captain-tsubasa',
  name: TEXTS.en.name,
  rules: RULES,
  rulings,
  teaching,
  cards: cardTables,
}

type Cell = string | number

const names = LANGUAGES.map((language) => new Names(TEXTS[language].names, OUR_CARDS))
const [english = new Names(TEXTS.en.names, OUR_CARDS)] = names
const prices = new CardWords(TEXTS.en, english, OUR_CARDS)

const VALUES = TOKENS.map((token) => capital(TEXTS.en.names.tokens[token]))

/** Values, abilities and where each fact comes from. */
const printed = (card: Card): Cell[] => [
  ...TOKENS.map((token) => figure(card[token])),
  card.abilities.map((ability) => abilityWords(ability, TEXTS.en.abilities, OUR_CARDS)).join('<br>') || '–',
  originWords('en', card),
]

const priced = (card: MotivationCard | TransferCard): Cell => prices.price(card.id) ?? ''
const inAllLanguages = ({ id }: { readonly id: string }): Cell[] => names.map((each) => each.card(id))

function cardTables(): string {
  const { teams } = TEXTS.en.names
  const { starting, match, motivation, transfers, shots, defences } = OUR_CARDS
  return [
    `Card set \`${OUR_CARDS.name}\`, version ${OUR_CARDS.version}.`,
    'The source is told part by part: name, values, abilities, and the price where there is one. The ability texts are made from the data of the cards.',
    ...TEAMS.flatMap((team) => [
      `## ${teams[team]}: starting cards`,
      rows(
        ['Number', 'Card', 'Id', ...VALUES, 'Abilities', 'Source'],
        starting
          .filter((card) => card.team === team)
          .map((card) => [card.number ?? '', english.card(card.id), `\`${card.id}\``, ...printed(card)]),
      ),
    ]),
    ...([1, 2] as const).flatMap((half) => [
      `## Match cards of half ${half}`,
      rows(
        ['Id', ...LANGUAGES, ...VALUES, 'Abilities', 'First game', 'Source'],
        match
          .filter((card) => card.half === half)
          .map((card) => {
            const [shot, pass, defence, abilities, source] = printed(card)
            const first = card.advanced ? 'no' : 'yes'
            return [
              `\`${card.id}\``,
              ...inAllLanguages(card),
              shot,
              pass,
              defence,
              abilities,
              first,
              source,
            ].map((cell) => cell ?? '')
          }),
      ),
    ]),
    '## Motivation cards',
    rows(
      ['Team', 'Card', 'Id', 'Price', ...VALUES, 'Abilities', 'Source'],
      motivation.map((card) => [
        teams[card.team],
        english.card(card.id),
        `\`${card.id}\``,
        priced(card),
        ...printed(card),
      ]),
    ),
    '## Transfers',
    rows(
      ['Card', 'Id', 'Price', ...VALUES, 'Abilities', 'Source'],
      transfers.map((card) => [english.card(card.id), `\`${card.id}\``, priced(card), ...printed(card)]),
    ),
    '## Special shots and special defences',
    rows(
      ['Team', 'Id', ...LANGUAGES, 'Stopped by', 'Source'],
      shots.map((shot) => [
        teams[shot.team],
        `\`${shot.id}\``,
        ...inAllLanguages(shot),
        `\`${defences.find((defence) => stopsOf(defence).includes(shot.id))?.id ?? ''}\``,
        specialOriginWords('en', shot),
      ]),
    ),
    rows(
      ['Team', 'Id', ...LANGUAGES, 'Source'],
      defences.map((defence) => [
        teams[defence.team],
        `\`${defence.id}\``,
        ...inAllLanguages(defence),
        specialOriginWords('en', defence),
      ]),
    ),
  ].join('\n\n')
}
