import type { ExpansionSet } from '@libero/hat-trick'
import {
  FORMATIONS,
  KNOWN,
  MATCH_EVENTS,
  MENTALITIES,
  NUMBERS,
  OUR_EXPANSION,
  RANKS,
  teamPower,
  teamValue,
} from '@libero/hat-trick'
import {
  coloursInWords,
  conditionWords,
  originWords,
  skillWords,
  styleCardText,
  styleCardWords,
  typeWords,
  wording,
} from '@libero/hat-trick/text'
import { isObject } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import type { Expansion, Face } from '../../docs/pages.ts'
import { rows } from '../../docs/tables.ts'
import { cardCount, prices, purses, teamName } from './players-cards.ts'
import { playersText, printedNumbers } from './players-words.ts'
import type { PriceRow } from './prices.ts'
import { footballsOf } from './squad-sheet.ts'

const SET = OUR_EXPANSION
const TEXT = playersText('en')
/** The page is English; names stand beside it as the others have them. */
const OTHERS = LANGUAGES.filter((language) => language !== 'en')

/** What `libero prices --json` measured last. */
const PRICES_FILE = 'bench/hat-trick-players-prices.json'

/** What the pages of the Players expansion are made of. */
export const playersDocs: Expansion = {
  id: 'players',
  name: TEXT.name,
  cards: (read) => [...cardTables(SET), ...priceTable(read(PRICES_FILE))].join('\n\n'),
  faces: [
    { title: 'Skills', faces: SET.types.flatMap((type, i) => skillFaces(type.id, i)) },
    {
      title: 'Style cards',
      // §19.6 begins with the first of the twelve.
      faces: SET.styles.map(({ id }, i) => ({
        name: styleCardWords(TEXT, id).name,
        paragraph: `19.${i + 6}`,
        words: [id],
      })),
    },
    {
      title: 'Match events',
      faces: MATCH_EVENTS.map((event, i) => ({
        name: TEXT.events[event].name,
        paragraph: `20.${i + 1}`,
        words: [event],
      })),
    },
  ],
}

/** §16 has a paragraph for each type, in the order of the cards, and either side is a skill of its own. */
function skillFaces(id: string, nth: number): readonly Face[] {
  return (['silver', 'gold'] as const).map((side) => ({
    name: `${typeWords(TEXT, id).name}, ${TEXT.sides[side]}`,
    paragraph: `16.${nth + 1}`,
    words: [id, side],
  }))
}

function cardTables(set: ExpansionSet): string[] {
  return [
    `Card set \`${set.name}\`, version ${set.version}.`,
    '## Player types',
    `${set.types.length} types, ${cardCount(set)} cards for each coach. Prices in stars and attack / defence: silver, then gold. A regular keeper is free, a star keeper costs ${set.keeper.goldPrice} (${set.keeper.source}).`,
    rows(
      ['Id', 'en', 'Numbers', 'Shield', 'Price', 'Silver', 'Gold', 'Copies', 'Source'],
      set.types.map((type) => [
        `\`${type.id}\``,
        typeWords(TEXT, type.id).name,
        printedNumbers(type.numbers, 'any'),
        TEXT.shields[type.shield],
        prices(type, set),
        footballsOf(type, false),
        footballsOf(type, true),
        type.copies,
        originWords('en', KNOWN.type(type.id), type.source),
      ]),
    ),
    '## Skills',
    rows(
      ['Type', ...OTHERS, 'Silver', 'Gold'],
      set.types.map(({ id, silver, gold }, i) => {
        const { name } = typeWords(TEXT, id)
        return [
          `${name} ([§16.${i + 1}](../rules/hat-trick.md#16.${i + 1}))`,
          ...OTHERS.map((language) => typeWords(playersText(language), id).name),
          skillWords(silver.skill, TEXT.skills),
          skillWords(gold.skill, TEXT.skills),
        ]
      }),
    ),
    '## Styles',
    rows(
      ['Style', ...OTHERS, 'A card is won by', 'Source'],
      set.conditions.map(({ style, source }) => [
        ...LANGUAGES.map((language) => playersText(language).styles[style].name),
        conditionWords(style, set, TEXT),
        source,
      ]),
    ),
    '## Style cards',
    rows(
      ['Card', 'Style', ...OTHERS, 'What it does', 'Source'],
      set.styles.map(({ id, style, source, ...use }, i) => [
        `${styleCardWords(TEXT, id).name} ([§19.${i + 6}](../rules/hat-trick.md#19.${i + 6}))`,
        TEXT.styles[style].name,
        ...OTHERS.map((language) => styleCardWords(playersText(language), id).name),
        styleCardText(use, TEXT.skills),
        source,
      ]),
    ),
    '## Budgets',
    'Stars of the defensive / the offensive purse, and the source.',
    rows(
      ['Rank', ...MENTALITIES.map((mentality) => TEXT.mentalities[mentality])],
      RANKS.map((rank) => [
        TEXT.ranks[rank],
        ...MENTALITIES.map((mentality) => purses(set, rank, mentality, (source) => source)),
      ]),
    ),
    '## Match events',
    rows(
      ['Card', ...OTHERS, 'What it makes possible'],
      MATCH_EVENTS.map((event, i) => [
        `${TEXT.events[event].name} ([§20.${i + 1}](../rules/hat-trick.md#20.${i + 1}))`,
        ...OTHERS.map((language) => playersText(language).events[event].name),
        TEXT.events[event].about,
      ]),
    ),
    '## Team cards',
    'Who stands at 2 to 11, an asterisk for gold; the value is what the eleven would cost, the power of defence (with the keeper), midfield and attack what their players would. Colours are those the national teams usually wear, the rest is our design.',
    rows(
      [
        'Team',
        'Colours',
        'Style',
        'Value',
        'Defence',
        'Midfield',
        'Attack',
        'Keeper',
        'Captain',
        ...NUMBERS.map(String),
        'Bench',
        'Source',
      ],
      set.teams.map((team) => [
        `\`${team.id}\` ${teamName(TEXT, wording('en'), team.id)}`,
        coloursInWords(TEXT, team) ?? '',
        TEXT.styles[team.style].name,
        teamValue(team, set),
        ...FORMATIONS.map((formation) => teamPower(team, set)[formation]),
        team.keeper === 'gold' ? 'star' : 'regular',
        team.captain,
        ...NUMBERS.map((number) => signing(team.players[number])),
        team.bench.map(signing).join(', '),
        originWords('en', KNOWN.team(team.id), team.source),
      ]),
    ),
  ]
}

const signing = (player: { readonly type: string; readonly gold?: boolean } | undefined): string =>
  player ? `${typeWords(TEXT, player.type).short}${player.gold ? '\\*' : ''}` : ''

/** A row of the file; points and their difference in per cent. */
type Priced = Omit<PriceRow, 'price' | 'margin' | 'shield'> & {
  readonly shield: string
  readonly margin?: number
}

const isPriced = (value: unknown): value is Priced =>
  isObject(value) &&
  typeof value.type === 'string' &&
  typeof value.shield === 'string' &&
  ['matches', 'points', 'shieldMean', 'difference'].every((field) => typeof value[field] === 'number')

/** How strong each type is beside others of his shield, as it was measured. Nothing while it was not. */
function priceTable(source: string | undefined): string[] {
  if (source === undefined) return []
  const read: unknown = JSON.parse(source)
  const measured = Array.isArray(read) ? read.filter(isPriced) : []
  const share = (value: number) => `${value.toFixed(1)} %`
  const signed = (value: number) => `${value < 0 ? '−' : '+'}${share(Math.abs(value))}`
  return [
    '## Price and power',
    `Share of the points of random squads with each type, beside the mean of his shield ([figures](../../${PRICES_FILE})).`,
    rows(
      ['Type', 'Shield', 'Matches', 'Points', 'Mean of the shield', 'Difference'],
      measured.map(({ type, shield, matches, points, margin, shieldMean, difference }) => [
        typeWords(TEXT, type).name,
        shield,
        matches,
        margin === undefined ? share(points) : `${share(points)} ± ${margin.toFixed(1)}`,
        share(shieldMean),
        signed(difference),
      ]),
    ),
  ]
}
