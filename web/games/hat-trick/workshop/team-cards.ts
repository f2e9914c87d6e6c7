import { BENCH, COLOURS, FORMATIONS, NUMBERS } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital } from '@libero/kernel/words'
import type { Choice, Data, Draft, Field, IdRule, Row, Section } from '../../../workshop.ts'
import { typeNames } from './cards.tsx'
import { leftOut, nameField, styleField, whole } from './fields.ts'
import { hatTrickWorkshopTexts } from './text.ts'

const MOST_STARS = 99

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

export function teamCardSections(card: Data, draft: Draft, language: Language): readonly Section[] {
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
          id: 'value',
          fields: [whole('value', text.value, 0, FORMATIONS.length * MOST_STARS, { optional: true })],
        },
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
