import type { ExpansionSet, Mentality, PlayerType, Rank, Source } from '@libero/hat-trick'
import {
  FORMATIONS,
  MATCH_EVENTS,
  MENTALITIES,
  NUMBERS,
  priceOf,
  RANKS,
  teamPower,
  teamValue,
} from '@libero/hat-trick'
import {
  coloursInWords,
  conditionWords,
  powerInWords,
  skillWords,
  styleCardText,
  styleCardWords,
  typeWords,
  wording,
} from '@libero/hat-trick/text'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { columns } from '../../layout.ts'
import { wrapped } from '../../play/ink.ts'
import { playersShelfTexts } from './players-text.ts'
import { playersText, printedNumbers } from './players-words.ts'
import { footballsOf } from './squad-sheet.ts'

/** Texts of cards are broken to be read. */
const WIDTH = 100

/** The expansion's cards for people, below those of the base game. */
export function expansionTables(set: ExpansionSet, language: Language): string[] {
  const words = playersShelfTexts[language]
  const { name } = playersText(language)
  return [
    fill(words.title, { name, set: set.name, version: set.version }),
    '',
    ...typeTable(set, language),
    fill(words.keeper, { price: set.keeper.goldPrice, source: words.sources[set.keeper.source] }),
    '',
    words.skills,
    ...set.types.flatMap((type) => skillRows(type, language)),
    '',
    ...styleTables(set, language),
    '',
    ...budgetTable(set, language),
    '',
    ...eventRows(language),
    '',
    ...teamRows(set, language),
  ]
}

export const cardCount = ({ types }: ExpansionSet): number =>
  types.reduce((sum, { copies }) => sum + copies, 0)

/** '2 / 3': in silver, then in gold. */
export const prices = ({ id }: PlayerType, set: ExpansionSet): string =>
  `${priceOf(id, false, set)} / ${priceOf(id, true, set)}`

function typeTable(set: ExpansionSet, language: Language): string[] {
  const words = playersShelfTexts[language]
  const text = playersText(language)
  const { silver, gold } = text.sides
  const heads = [words.type, words.id, words.numbers, words.shield, words.price, silver, gold, words.copies]
  return [
    fill(words.types, { types: set.types.length, cards: cardCount(set) }),
    columns(
      [
        [...heads, words.source],
        ...set.types.map((type) => [
          typeWords(text, type.id).name,
          type.id,
          printedNumbers(type.numbers, words.anywhere),
          text.shields[type.shield],
          prices(type, set),
          footballsOf(type, false),
          footballsOf(type, true),
          `${type.copies}`,
          words.sources[type.source],
        ]),
      ],
      '<<<<<<<><',
    ),
  ]
}

function skillRows(card: PlayerType, language: Language): string[] {
  const text = playersText(language)
  const side = (which: 'silver' | 'gold') =>
    wrapped(`    ${text.sides[which]}: ${skillWords(card[which].skill, text.skills)}`, WIDTH, '      ')
  return [`  ${typeWords(text, card.id).name}`, ...side('silver'), ...side('gold')]
}

function styleTables(set: ExpansionSet, language: Language): string[] {
  const { conditions, styles } = set
  const words = playersShelfTexts[language]
  const text = playersText(language)
  return [
    words.styles,
    columns(
      [
        [words.style, words.condition, words.source],
        ...conditions.map(({ style, source }) => [
          text.styles[style].name,
          conditionWords(style, set, text),
          words.sources[source],
        ]),
      ],
      '<<<',
    ),
    '',
    words.styleCards,
    ...styles.flatMap((one) => {
      const { id, style, source } = one
      const card = styleCardWords(text, id)
      return [
        `  ${card.name} (${id}): ${text.styles[style].name}, ${words.sources[source]}`,
        ...wrapped(`    ${styleCardText(one, text.skills)}`, WIDTH, '    '),
        `    ${fill(words.quote, { quote: card.quote })}`,
      ]
    }),
  ]
}

/** '9 / 21 (rulebook)' */
export function purses(
  { budgets }: ExpansionSet,
  rank: Rank,
  mentality: Mentality,
  sourceName: (source: Source) => string,
): string {
  const budget = budgets.find((each) => each.rank === rank && each.mentality === mentality)
  return budget ? `${budget.defensive} / ${budget.offensive} (${sourceName(budget.source)})` : ''
}

function budgetTable(set: ExpansionSet, language: Language): string[] {
  const words = playersShelfTexts[language]
  const text = playersText(language)
  const cell = (rank: Rank, mentality: Mentality) =>
    purses(set, rank, mentality, (source) => words.sources[source])
  return [
    words.budgets,
    columns(
      [
        [words.purses, ...MENTALITIES.map((mentality) => text.mentalities[mentality])],
        ...RANKS.map((rank) => [text.ranks[rank], ...MENTALITIES.map((mentality) => cell(rank, mentality))]),
      ],
      '<<<<',
    ),
  ]
}

/** §20 The six cards, each with what it makes possible. */
function eventRows(language: Language): string[] {
  const words = playersShelfTexts[language]
  const { events } = playersText(language)
  return [
    fill(words.events, { events: MATCH_EVENTS.length }),
    ...MATCH_EVENTS.flatMap((event) => [
      `  ${events[event].name} (${event})`,
      ...wrapped(`    ${events[event].about}`, WIDTH, '    '),
    ]),
  ]
}

function teamRows(set: ExpansionSet, language: Language): string[] {
  const words = playersShelfTexts[language]
  const text = playersText(language)
  const names = wording(language)
  const called = ({ type, gold }: { readonly type: string; readonly gold?: boolean }) =>
    `${typeWords(text, type).short}${gold ? '*' : ''}`
  return [
    fill(words.teams, { teams: set.teams.length }),
    ...set.teams.flatMap((team) => {
      const { id, style, keeper, players, bench, captain, source } = team
      const facts = [
        text.styles[style].name,
        fill(words.value, { value: teamValue(team, set) }),
        powerInWords(text, teamPower(team, set)),
        ...listOf(coloursInWords(text, team)),
        ...(keeper === 'gold' ? [words.starKeeper] : []),
        fill(words.captain, { number: captain }),
        words.sources[source],
      ]
      const ten = NUMBERS.flatMap((number) => {
        const player = players[number]
        return player ? [`${number} ${called(player)}`] : []
      })
      return [
        `  ${id} ${teamName(text, names, id)}: ${facts.join(', ')}`,
        ...wrapped(`    ${ten.join(', ')}`, WIDTH, '    '),
        ...wrapped(`    ${fill(words.bench, { bench: bench.map(called).join(', ') || '–' })}`, WIDTH, '    '),
      ]
    }),
  ]
}

/** Every team card in a line, the strongest first: who is looked for, and how strong he is. */
export function teamList(set: ExpansionSet, language: Language): readonly string[] {
  const text = playersText(language)
  const names = wording(language)
  const byValue = [...set.teams].sort((a, b) => teamValue(b, set) - teamValue(a, set))
  const { formations } = text
  return columns(
    [
      ['', '', '', '', ...FORMATIONS.map((formation) => formations[formation]), ''],
      ...byValue.map((team) => [
        `  ${team.id}`,
        teamName(text, names, team.id),
        text.styles[team.style].name,
        `${teamValue(team, set)}`,
        ...FORMATIONS.map((formation) => `${teamPower(team, set)[formation]}`),
        coloursInWords(text, team) ?? '',
      ]),
    ],
    '<<<>>>><',
  ).split('\n')
}

const listOf = <T>(one: T | undefined): readonly T[] => (one === undefined ? [] : [one])

/** Teams of the base game by its words, the others by the expansion's. */
export function teamName(
  { teams }: { readonly teams: Readonly<Record<string, string>> },
  names: { nameOf(id: string): string },
  id: string,
): string {
  return Object.hasOwn(teams, id) ? (teams[id] ?? id) : names.nameOf(id)
}
