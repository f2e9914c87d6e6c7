import type { Ability } from '@libero/captain-tsubasa'
import { DOES, FACES, MOST_ABILITIES, MOST_DRAW, MUSTS, POOL, TOKENS, WHENS } from '@libero/captain-tsubasa'
import { abilityWords, TEXTS } from '@libero/captain-tsubasa/text'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital } from '@libero/kernel/words'
import type { Choice, Data, Draft, Field, Section } from '../../../workshop.ts'
import { toldBookings } from './bookings.tsx'
import { captainTsubasaWorkshopTexts } from './text.ts'

/** What an ability does, with what it does it to: one choice of a menu. */
const FINER: Readonly<Record<string, { readonly word: string; readonly of: readonly string[] }>> = {
  recall: { word: 'to', of: ['area', 'hand'] },
  remove: { word: 'what', of: ['this', 'hand', 'exhaustion'] },
  discard: { word: 'what', of: ['rival-card', 'rival-hand'] },
}

const DEEDS: readonly string[] = DOES.filter((word) => word !== 'none').flatMap((word) =>
  Object.hasOwn(FINER, word) ? (FINER[word]?.of.map((what) => `${word}/${what}`) ?? []) : [word],
)

const abilitiesOf = (card: Data): readonly unknown[] => (Array.isArray(card.abilities) ? card.abilities : [])

const abilityAt = (card: Data, nth: number): Data => {
  const ability = abilitiesOf(card)[nth]
  return isObject(ability) ? ability : {}
}

const deedOf = (ability: Data): string | undefined => {
  const does = typeof ability.do === 'string' ? ability.do : undefined
  const finer = does !== undefined && Object.hasOwn(FINER, does) ? FINER[does] : undefined
  return finer ? `${does}/${String(ability[finer.word])}` : does
}

/** §11.5, §12.2 What these say of themselves follows from the rules. */
const IN_ATTACK = { when: 'attacking', must: 'remove' }

/** An ability of which only the deed is known. */
function freshAbility(deed: string, before: Data): Data {
  const [does = '', what] = deed.split('/')
  const finer = FINER[does]
  if (does === 'advance' || does === 'special-shot') return { do: does, ...IN_ATTACK }
  const { when, must } = before
  const said = does === 'save' && when !== 'defending' ? {} : { ...(when !== undefined && { when }) }
  return {
    do: does,
    ...(finer && { [finer.word]: what }),
    ...(does === 'gain' && { tokens: [] }),
    ...said,
    ...(must !== undefined && { must }),
  }
}

const choicesOf = new Map<Language, readonly Choice[]>()

function deedChoices(language: Language): readonly Choice[] {
  const found = choicesOf.get(language)
  if (found) return found
  const text = captainTsubasaWorkshopTexts[language]
  const { deeds } = TEXTS[language].abilities.brief
  const names: Readonly<Record<string, string>> = { ...deeds, ...text.deeds }
  const choices: readonly Choice[] = [
    { value: null, name: text.none },
    ...DEEDS.map((deed) => ({ value: deed, name: capital(names[deed] ?? deed) })),
  ]
  choicesOf.set(language, choices)
  return choices
}

const withAbility = (card: Data, nth: number, ability: Data | undefined): Data => {
  const all = abilitiesOf(card)
  const abilities = ability
    ? [...all.slice(0, nth), ability, ...all.slice(nth + 1)]
    : all.filter((_, i) => i !== nth)
  return { ...card, abilities }
}

/** A word of an ability that may be left out. */
const optionalWord = (nth: number, word: string, label: string, choices: readonly Choice[]): Field => ({
  type: 'choice',
  path: `abilities.${nth}.${word}`,
  label,
  look: 'menu',
  choices,
  optional: true,
  get: (card) => abilityAt(card, nth)[word] ?? null,
  set: (card, value) => {
    const { [word]: _, ...rest } = abilityAt(card, nth)
    return withAbility(card, nth, value === null ? rest : { ...rest, [word]: value })
  },
})

/** §6 Both abilities of a card: what each does, then what goes with it. */
export function abilitySections(card: Data, draft: Draft, language: Language): readonly Section[] {
  const count = Math.min(abilitiesOf(card).length + 1, MOST_ABILITIES)
  return Array.from({ length: count }, (_, nth) => abilitySection(card, nth, draft, language))
}

function abilitySection(card: Data, nth: number, draft: Draft, language: Language): Section {
  const text = captainTsubasaWorkshopTexts[language]
  const ability = abilityAt(card, nth)
  const deed: Field = {
    type: 'choice',
    path: `abilities.${nth}.do`,
    label: nth === 0 ? text.ability : text.second,
    look: 'menu',
    choices: deedChoices(language),
    optional: true,
    wide: 3,
    get: (each) => deedOf(abilityAt(each, nth)) ?? null,
    set: (each, value) =>
      withAbility(
        each,
        nth,
        typeof value === 'string' ? freshAbility(value, abilityAt(each, nth)) : undefined,
      ),
  }
  const words = ability.do === undefined ? [] : wordsOf(ability, nth, language)
  const rows = words.filter((fields) => fields.length > 0)
  const says = sentenceOf(ability, draft, language)
  return {
    id: `ability-${nth}`,
    rows: [{ id: 'deed', fields: [deed] }, ...rows.map((fields, i) => ({ id: `words-${i}`, fields }))],
    ...(ability.do === 'gain' && { hint: text.symbols }),
    ...(says !== undefined && { says }),
  }
}

/** What goes with a deed, row by row. */
function wordsOf(ability: Data, nth: number, language: Language): readonly (readonly Field[])[] {
  const text = captainTsubasaWorkshopTexts[language]
  const { tokens } = TEXTS[language].names
  const path = (word: string) => `abilities.${nth}.${word}`
  const whole = (word: string, label: string, least: number, most: number, optional = false): Field => ({
    type: 'whole',
    path: path(word),
    label,
    least,
    most,
    optional,
  })
  const own: Record<string, readonly Field[]> = {
    gain: [
      {
        type: 'several',
        path: path('tokens'),
        label: text.tokens,
        wide: 4,
        choices: TOKENS.map((token) => ({ value: token, name: capital(tokens[token]) })),
      },
      whole('count', text.count, 1, POOL, true),
      { type: 'mark', path: path('each'), label: text.each, off: undefined, wide: 3 },
    ],
    draw: [whole('count', text.count, 1, MOST_DRAW)],
    save: [whole('held', text.held, 0, FACES), whole('corner', text.corner, 0, FACES)],
  }
  const does = String(ability.do)
  const isFixed = does === 'advance' || does === 'special-shot'
  const whens: readonly Choice[] = [
    { value: null, name: text.whens.always },
    { value: 'attacking', name: text.whens.attacking },
    { value: 'defending', name: text.whens.defending },
  ]
  const musts: readonly Choice[] = [
    { value: null, name: text.musts.nothing },
    ...mustsOf(does).map((must) => ({
      value: must,
      name: text.musts[must],
    })),
  ]
  return [
    Object.hasOwn(own, does) ? (own[does] ?? []) : [],
    isFixed
      ? []
      : [
          // §8.2 Only the defender saves.
          optionalWord(
            nth,
            'when',
            text.when,
            whens.filter(({ value }) => does !== 'save' || value !== 'attacking'),
          ),
          optionalWord(nth, 'must', text.must, musts),
        ],
  ]
}

const isFigure = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value)

/** §6.2 Where the play moves on at once, nobody can be asked which card he discards. */
const mustsOf = (does: string) =>
  (['exhaust', 'book', 'discard', 'remove'] as const).filter(
    (must) => must !== 'discard' || !['reroll', 'save', 'end'].includes(does),
  )

/** Nothing, or one of these words. */
const isOneOf = (value: unknown, words: readonly string[]): boolean =>
  value === undefined || words.some((word) => word === value)

/** The abilities of a card that are complete enough to be told and drawn. */
export const toldAbilities = (card: Data): readonly Ability[] =>
  abilitiesOf(card).slice(0, MOST_ABILITIES).filter(isTold)

function isTold(value: unknown): value is Ability {
  if (!isObject(value) || !DEEDS.includes(deedOf(value) ?? '')) return false
  if (!isOneOf(value.when, WHENS) || !isOneOf(value.must, MUSTS)) return false
  if (value.do === 'gain')
    return (
      Array.isArray(value.tokens) &&
      value.tokens.length > 0 &&
      value.tokens.every((token) => TOKENS.includes(token)) &&
      (value.count === undefined || isFigure(value.count))
    )
  if (value.do === 'draw') return isFigure(value.count)
  if (value.do === 'save') return isFigure(value.held) && isFigure(value.corner)
  return true
}

const sentenceOf = (ability: Data, draft: Draft, language: Language): string | undefined =>
  isTold(ability)
    ? abilityWords(ability, TEXTS[language].abilities, { bookings: toldBookings(draft) })
    : undefined
