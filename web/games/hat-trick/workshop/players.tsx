import type { ExpansionSet } from '@libero/hat-trick'
import { MENTALITIES, NUMBERS, OUR_EXPANSION, RANKS, SHIELDS, STYLES } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Language } from '@libero/kernel/words'
import { capital, entry } from '@libero/kernel/words'
import type { CardKind, Data, IdRule, Section } from '../../../workshop.ts'
import {
  FiguresPicture,
  FlagThumb,
  ShirtThumb,
  StylePicture,
  TeamCardPicture,
  TypePicture,
  TypeWords,
} from './cards.tsx'
import { nameField, styleField, titleOf, typed, whole } from './fields.ts'
import { skillSection } from './skill.ts'
import { TEAM_ID, teamCardSections } from './team-cards.ts'
import { hatTrickWorkshopTexts } from './text.ts'

/** More than any box has of each. */
const MOST_TYPES = 60
const MOST_STYLE_CARDS = 16
const MOST_TEAM_CARDS = 200
const MOST_STARS = 99
const MOST_FOOTBALLS = 9
const MOST_COPIES = 32

// ── §13.2 player types ──

const TYPE_ID: IdRule = { longest: 24, reserved: /^$/ }

function typeSections(card: Data, language: Language): readonly Section[] {
  const text = hatTrickWorkshopTexts[language]
  const { shields, sides } = TEXTS[language].expansion
  const footballs = (side: 'silver' | 'gold'): Section => ({
    id: side,
    heading: capital(sides[side]),
    rows: [
      {
        id: 'footballs',
        fields: [
          whole(`${side}.attack`, text.attack, 0, MOST_FOOTBALLS, { balls: false }),
          whole(`${side}.defence`, text.defence, 0, MOST_FOOTBALLS),
        ],
      },
    ],
  })
  return [
    {
      id: 'who',
      rows: [
        { id: 'name', fields: [nameField(card, language)] },
        {
          id: 'numbers',
          fields: [
            {
              type: 'several',
              path: 'numbers',
              label: text.numbers,
              optional: true,
              choices: NUMBERS.map((number) => ({ value: number, name: String(number) })),
            },
          ],
        },
        {
          id: 'price',
          fields: [
            {
              type: 'choice',
              path: 'shield',
              label: text.shield,
              look: 'menu',
              wide: 2,
              choices: SHIELDS.map((shield) => ({ value: shield, name: capital(shields[shield]) })),
            },
            whole('price', text.price, 0, MOST_STARS),
            whole('goldPrice', text.goldPrice, 0, MOST_STARS, { optional: true }),
            whole('copies', text.copies, 1, MOST_COPIES),
          ],
        },
      ],
    },
    footballs('silver'),
    skillSection(card, { path: 'silver.skill', bearer: 'player' }, undefined, language),
    footballs('gold'),
    skillSection(card, { path: 'gold.skill', bearer: 'player' }, undefined, language),
  ]
}

// ── §19 styles ──

const STYLE_ID: IdRule = {
  longest: 24,
  reserved:
    /^(?:[0-9].*|(?:regular|take|sub)-.*|yes|none|left|right|centre|(?:short|long|dribble)-[1-4]-(?:left|right))$/,
}

const styleSections = (card: Data, language: Language): readonly Section[] => [
  { id: 'who', rows: [{ id: 'who', fields: [nameField(card, language), styleField(language)] }] },
  skillSection(card, { path: '', bearer: 'style-card' }, undefined, language),
]

const ROWS = ['short', 'long', 'dribble', 'lines'] as const

function conditionSections(language: Language): readonly Section[] {
  const text = hatTrickWorkshopTexts[language]
  return [
    {
      id: 'row',
      rows: [
        {
          id: 'row',
          fields: [
            {
              type: 'choice',
              path: 'row',
              label: text.row,
              look: 'menu',
              wide: 3,
              choices: ROWS.map((row) => ({ value: row, name: capital(text.rows[row]) })),
            },
            whole('times', text.times, 1, 9),
          ],
        },
      ],
    },
  ]
}

// ── §21.2 budgets ──

const budgetSections = (language: Language): readonly Section[] => {
  const { purses } = hatTrickWorkshopTexts[language]
  return [
    {
      id: 'purses',
      rows: [
        {
          id: 'purses',
          fields: (['defensive', 'offensive'] as const).map((purse) =>
            whole(purse, purses[purse], 0, MOST_STARS),
          ),
        },
      ],
    },
  ]
}

// ── all of them ──

const freshSide = { skill: {} }

const FRESH = {
  types: (): Data => ({ id: '', numbers: [], silver: freshSide, gold: freshSide, source: 'public' }),
  styles: (): Data => ({ id: '', source: 'public' }),
  conditions: (index: number): Data => ({ style: STYLES[index] ?? STYLES[0], source: 'public' }),
  budgets: (index: number): Data => ({
    rank: RANKS[Math.floor(index / MENTALITIES.length)] ?? RANKS[0],
    mentality: MENTALITIES[index % MENTALITIES.length] ?? MENTALITIES[0],
    source: 'public',
  }),
  teams: (): Data => ({ id: '', players: {}, bench: [], source: 'public' }),
  keeper: (): Data => ({ source: 'public' }),
} as const

const BUDGETS = RANKS.length * MENTALITIES.length

/** An expansion in which everything is still to be typed. */
export const freshExpansion = (): Data => ({
  name: 'Players',
  version: '1',
  keeper: FRESH.keeper(),
  types: OUR_EXPANSION.types.map(FRESH.types),
  conditions: STYLES.map((_, i) => FRESH.conditions(i)),
  styles: OUR_EXPANSION.styles.map(FRESH.styles),
  budgets: Array.from({ length: BUDGETS }, (_, i) => FRESH.budgets(i)),
  teams: [],
})

/** Ours, with the names of this language on it. */
export function ourExpansion(language: Language): Data {
  const { types, styleCards } = TEXTS[language].expansion
  const called = (name: string | undefined, { id, ...card }: { readonly id: string }) => ({
    id,
    name: name ?? id,
    ...card,
  })
  return {
    ...OUR_EXPANSION,
    name: 'Players',
    version: '1',
    types: OUR_EXPANSION.types.map((type) => called(entry(types, type.id)?.name, type)),
    styles: OUR_EXPANSION.styles.map((card) => called(entry(styleCards, card.id)?.name, card)),
    teams: OUR_EXPANSION.teams.map((team) => called(entry(TEXTS[language].teams, team.id), team)),
  } satisfies Record<keyof ExpansionSet, unknown>
}

/** §13 The kinds of cards of the Players expansion. */
export function expansionKinds(language: Language): readonly CardKind[] {
  const text = hatTrickWorkshopTexts[language]
  const { styles, ranks, mentalities } = TEXTS[language].expansion
  const kind = (name: keyof typeof text.kinds) => ({
    name: text.kinds[name][0],
    one: text.kinds[name][1],
    typed,
  })
  return [
    {
      ...kind('types'),
      path: 'expansion.types',
      count: { least: 1, most: MOST_TYPES },
      fresh: FRESH.types,
      id: TYPE_ID,
      sections: (card) => typeSections(card, language),
      title: titleOf,
      badge: (card) => ({ ...(typeof card.price === 'number' && { figure: `${card.price}` }) }),
      Picture: TypePicture,
      Beneath: TypeWords,
      Thumb: ShirtThumb,
      hasKit: true,
    },
    {
      ...kind('styles'),
      path: 'expansion.styles',
      count: { least: STYLES.length, most: MOST_STYLE_CARDS },
      fresh: FRESH.styles,
      id: STYLE_ID,
      sections: (card) => styleSections(card, language),
      title: titleOf,
      Picture: StylePicture,
    },
    {
      ...kind('teamCards'),
      looksAround: true,
      path: 'expansion.teams',
      count: { least: 0, most: MOST_TEAM_CARDS },
      fresh: FRESH.teams,
      id: TEAM_ID,
      sections: (card, draft) => teamCardSections(card, draft, language),
      title: titleOf,
      Picture: TeamCardPicture,
      Thumb: FlagThumb,
      hasKit: true,
    },
    {
      ...kind('conditions'),
      path: 'expansion.conditions',
      count: { least: STYLES.length, most: STYLES.length },
      fresh: FRESH.conditions,
      sections: () => conditionSections(language),
      title: (card) => {
        const style = STYLES.find((each) => each === card.style)
        return style ? styles[style].name : ''
      },
      Picture: FiguresPicture,
    },
    {
      ...kind('budgets'),
      path: 'expansion.budgets',
      count: { least: BUDGETS, most: BUDGETS },
      fresh: FRESH.budgets,
      sections: () => budgetSections(language),
      title: ({ rank, mentality }) =>
        [entry(ranks, String(rank)), entry(mentalities, String(mentality))].filter(Boolean).join(', '),
      Picture: FiguresPicture,
    },
    {
      ...kind('keeper'),
      path: 'expansion.keeper',
      fresh: FRESH.keeper,
      sections: () => [
        { id: 'price', rows: [{ id: 'price', fields: [whole('goldPrice', text.price, 0, MOST_STARS)] }] },
      ],
      title: () => text.kinds.keeper[0],
      Picture: FiguresPicture,
    },
  ]
}
