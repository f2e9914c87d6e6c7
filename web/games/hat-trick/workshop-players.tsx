import type { ExpansionSet } from '@libero/hat-trick'
import {
  BENCH,
  COLOURS,
  FORMATIONS,
  MENTALITIES,
  NUMBERS,
  OUR_EXPANSION,
  RANKS,
  SHIELDS,
  STYLES,
} from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, entry } from '@libero/kernel/words'
import type { CardKind, Choice, Data, Draft, Field, IdRule, Row, Section } from '../../workshop.ts'
import {
  FiguresPicture,
  FlagThumb,
  ShirtThumb,
  StylePicture,
  TeamCardPicture,
  TypePicture,
  TypeWords,
  typeNames,
} from './workshop-cards.tsx'
import { skillSection } from './workshop-skill.ts'
import { hatTrickWorkshopTexts } from './workshop-text.ts'

/** More than any box has of each. */
const MOST_TYPES = 60
const MOST_STYLE_CARDS = 16
const MOST_TEAM_CARDS = 200
const MOST_STARS = 99
const MOST_FOOTBALLS = 9
const MOST_COPIES = 32
const MOST_NAME = 60

export const typed = (card: Data): Data => ({ ...card, source: 'public' })

/** A card that has an id can do without a name: files of others have some that have none. */
export const nameField = (card: Data, language: Language): Field => ({
  type: 'text',
  path: 'name',
  label: hatTrickWorkshopTexts[language].name,
  most: MOST_NAME,
  wide: 3,
  optional: typeof card.id === 'string' && card.id !== '',
})

export const titleOf = (card: Data): string =>
  typeof card.name === 'string' ? card.name : typeof card.id === 'string' ? card.id : ''

const whole = (path: string, label: string, least: number, most: number, more: object = {}): Field => ({
  type: 'whole',
  path,
  label,
  least,
  most,
  ...more,
})

/** A field that may be left out, and then is not there. */
const leftOut = (path: string) => ({
  optional: true,
  get: (card: Data) => card[path] ?? null,
  set: (card: Data, value: unknown): Data => {
    const { [path]: _, ...rest } = card
    return value === null || value === undefined ? rest : { ...rest, [path]: value }
  },
})

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

const styleChoices = (language: Language): readonly Choice[] =>
  STYLES.map((style) => ({ value: style, name: TEXTS[language].expansion.styles[style].name }))

const STYLE_ID: IdRule = {
  longest: 24,
  reserved:
    /^(?:[0-9].*|(?:regular|take|sub)-.*|yes|none|left|right|centre|(?:short|long|dribble)-[1-4]-(?:left|right))$/,
}

const styleField = (language: Language): Field => ({
  type: 'choice',
  path: 'style',
  label: hatTrickWorkshopTexts[language].style,
  look: 'menu',
  wide: 2,
  choices: styleChoices(language),
})

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

// ── §13.3 team cards ──

export const TEAM_ID: IdRule = { longest: 20, reserved: /^regulars$/, capitals: true }

const signed = new WeakMap<object, Map<string, readonly Choice[]>>()

/** Whoever may wear a number: types without numbers may wear any. */
function signable(draft: Draft, number: number | undefined, language: Language): readonly Choice[] {
  const names = typeNames(draft, language)
  const key = String(number)
  const found = signed.get(names)?.get(key)
  if (found) return found
  const expansion = isObject(draft.expansion) ? draft.expansion : {}
  const types = Array.isArray(expansion.types) ? expansion.types.filter(isObject) : []
  const choices = types
    .filter(({ numbers }) => {
      const list: readonly unknown[] = Array.isArray(numbers) ? numbers : []
      return number === undefined || list.length === 0 || list.includes(number)
    })
    .flatMap(({ id }) => {
      const name = typeof id === 'string' ? names.get(id) : undefined
      return name === undefined ? [] : [{ value: String(id), name }]
    })
  signed.set(names, (signed.get(names) ?? new Map()).set(key, choices))
  return choices
}

const goldField = (path: string, language: Language): Field => ({
  type: 'mark',
  path: `${path}.gold`,
  label: hatTrickWorkshopTexts[language].gold,
  off: undefined,
  turn: AFTER_THE_TYPES,
})
/** Ten types are typed in a row; who is gold is marked afterwards. */
const AFTER_THE_TYPES = 100

function benchField(draft: Draft, seat: number, language: Language): Field {
  const text = hatTrickWorkshopTexts[language]
  const benchOf = (card: Data): readonly Data[] =>
    Array.isArray(card.bench) ? card.bench.filter(isObject) : []
  return {
    type: 'choice',
    path: `bench.${seat}.type`,
    label: text.playerType,
    look: 'menu',
    wide: 3,
    optional: true,
    choices: [{ value: null, name: text.nobody }, ...signable(draft, undefined, language)],
    get: (card) => benchOf(card)[seat]?.type ?? null,
    set: (card, value) => {
      const bench = benchOf(card)
      if (value === null) return { ...card, bench: bench.filter((_, i) => i !== seat) }
      const signed = { ...bench[seat], type: value }
      return { ...card, bench: [...bench.slice(0, seat), signed, ...bench.slice(seat + 1)] }
    },
  }
}

const listAt = (card: Data, path: string): readonly unknown[] => {
  const list = card[path]
  return Array.isArray(list) ? list : []
}

/** Shirt, and what goes with it: both, or neither. */
const colourField = (nth: 0 | 1, language: Language): Field => {
  const text = hatTrickWorkshopTexts[language]
  return {
    type: 'choice',
    path: `colours.${nth}`,
    label: text.colours[nth],
    look: 'menu',
    optional: true,
    choices: [
      { value: null, name: text.none },
      ...COLOURS.map((colour) => ({ value: colour, name: TEXTS[language].expansion.colours[colour] })),
    ],
    get: (card) => listAt(card, 'colours')[nth] ?? null,
    set: (card, value) => {
      const { colours: _, ...rest } = card
      const [first, second] = listAt(card, 'colours')
      if (value === null) return rest
      const other = (nth === 0 ? second : first) ?? value
      return { ...rest, colours: nth === 0 ? [value, other] : [other, value] }
    },
  }
}

function teamCardSections(card: Data, draft: Draft, language: Language): readonly Section[] {
  const text = hatTrickWorkshopTexts[language]
  const { sides } = TEXTS[language].expansion
  const man = (number: number): Row => ({
    id: String(number),
    label: String(number),
    fields: [
      {
        type: 'choice',
        path: `players.${number}.type`,
        label: text.playerType,
        look: 'menu',
        wide: 3,
        choices: signable(draft, number, language),
      },
      goldField(`players.${number}`, language),
    ],
  })
  const bench = Math.min(listAt(card, 'bench').length + 1, BENCH)
  return [
    {
      id: 'who',
      rows: [
        { id: 'who', fields: [nameField(card, language), styleField(language)] },
        {
          id: 'keeper',
          fields: [
            {
              type: 'choice',
              path: 'keeper',
              label: text.keeperSide,
              look: 'menu',
              choices: (['silver', 'gold'] as const).map((side) => ({
                value: side,
                name: capital(sides[side]),
              })),
            },
            {
              type: 'choice',
              path: 'captain',
              label: text.captain,
              look: 'menu',
              choices: [
                { value: null, name: text.none },
                ...NUMBERS.map((number) => ({ value: number, name: String(number) })),
              ],
              ...leftOut('captain'),
            },
          ],
        },
      ],
    },
    {
      id: 'line-up',
      heading: text.lineUp,
      columns: [text.number, text.playerType, text.gold],
      rows: NUMBERS.map(man),
    },
    {
      id: 'bench',
      heading: text.bench,
      columns: [text.bench, text.playerType, text.gold],
      rows: Array.from({ length: bench }, (_, seat) => ({
        id: String(seat),
        label: String(seat + 1),
        fields: [
          benchField(draft, seat, language),
          ...(seat < listAt(card, 'bench').length ? [goldField(`bench.${seat}`, language)] : []),
        ],
      })),
    },
    {
      id: 'power',
      rows: [
        {
          id: 'power',
          fields: FORMATIONS.map((part) =>
            whole(`power.${part}`, text.power[part], 0, MOST_STARS, { optional: true }),
          ),
        },
        { id: 'colours', fields: [colourField(0, language), colourField(1, language)] },
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
