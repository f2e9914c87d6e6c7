import { STYLES } from '@libero/hat-trick'
import { TEXTS } from '@libero/hat-trick/text'
import type { Language } from '@libero/kernel/words'
import type { Choice, Data, Field } from '../../../workshop.ts'
import { hatTrickWorkshopTexts } from './text.ts'

/** Fields that cards of several kinds have. */

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

export const whole = (
  path: string,
  label: string,
  least: number,
  most: number,
  more: object = {},
): Field => ({
  type: 'whole',
  path,
  label,
  least,
  most,
  ...more,
})

/** A field that may be left out, and then is not there. */
export const leftOut = (path: string) => ({
  optional: true,
  get: (card: Data) => card[path] ?? null,
  set: (card: Data, value: unknown): Data => {
    const { [path]: _, ...rest } = card
    return value === null || value === undefined ? rest : { ...rest, [path]: value }
  },
})

const styleChoices = (language: Language): readonly Choice[] =>
  STYLES.map((style) => ({ value: style, name: TEXTS[language].expansion.styles[style].name }))

export const styleField = (language: Language): Field => ({
  type: 'choice',
  path: 'style',
  label: hatTrickWorkshopTexts[language].style,
  look: 'menu',
  wide: 2,
  choices: styleChoices(language),
})
