import type { Bearer, Do, Skill, When } from '@libero/hat-trick'
import { amountOf, conditionsAt, DOES, IFS, momentsOf, WHENS } from '@libero/hat-trick'
import { skillWords, TEXTS } from '@libero/hat-trick/text'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { Data, Field, Row, Section } from '../../../workshop.ts'
import { hatTrickWorkshopTexts } from './text.ts'

/** Where on a card a skill stands; style cards are one themselves. */
interface Place {
  /** 'silver.skill', or '' for the card itself. */
  readonly path: string
  readonly bearer: Bearer
}

const at = ({ path }: Place, word: string): string => (path === '' ? word : `${path}.${word}`)

const skillIn = (card: Data, { path }: Place): Data => {
  let value: unknown = card
  for (const key of path === '' ? [] : path.split('.')) value = isObject(value) ? value[key] : undefined
  return isObject(value) ? value : {}
}

const doesOf = (skill: Data): Do | undefined => DOES.find((does) => does === skill.do)
const whenOf = (skill: Data): When | undefined => WHENS.find((when) => when === skill.when)

/** A copy of the card with another skill; what is no longer possible with its words is left out. */
function withSkill(card: Data, place: Place, skill: Data): Data {
  const keys = place.path === '' ? [] : place.path.split('.')
  const put = (data: Data, [key, ...rest]: readonly string[]): Data => {
    if (key === undefined) return { ...data, ...skill }
    const inner = isObject(data[key]) ? data[key] : {}
    return { ...data, [key]: rest.length === 0 ? skill : put(inner, rest) }
  }
  return put(card, keys)
}

/** The words that go with a deed: one moment is no choice, and no amount where none is taken. */
function chosenDeed(card: Data, place: Place, does: unknown): Data {
  const { amount: _, when, ...rest } = skillIn(card, place)
  const deed = DOES.find((each) => each === does)
  const moments = deed ? momentsOf(deed, place.bearer) : []
  const only = moments.length === 1 ? moments[0] : moments.find((moment) => moment === when)
  const next: Data = { ...rest, do: does, when: only, ...(place.path === '' && { amount: undefined }) }
  return withSkill(card, place, next)
}

/** §15.3, §19.6 What a skill or a style card does: first the deed, then when and under which conditions. */
export function skillSection(
  card: Data,
  place: Place,
  heading: string | undefined,
  language: Language,
): Section {
  const text = hatTrickWorkshopTexts[language]
  const words = TEXTS[language].expansion.skills
  const skill = skillIn(card, place)
  const does = doesOf(skill)
  const when = whenOf(skill)
  const amount = does && amountOf(does)
  const deeds = DOES.filter((each) => momentsOf(each, place.bearer).length > 0)
  const whole = (range: readonly [number, number]): Field => ({
    type: 'whole',
    path: at(place, 'amount'),
    label: text.amount,
    least: range[0],
    most: range[1],
  })
  const rows: Row[] = [
    {
      id: 'does',
      fields: [
        {
          type: 'choice',
          path: at(place, 'do'),
          label: text.does,
          look: 'menu',
          wide: 4,
          choices: deeds.map((each) => ({
            value: each,
            name: capital(fill(words.choices.deeds[each], { amount: 'n' })),
          })),
          set: (each, value) => chosenDeed(each, place, value),
        },
        ...(amount ? [whole(amount)] : []),
      ],
    },
  ]
  if (does)
    rows.push({
      id: 'when',
      fields: [
        {
          type: 'choice',
          path: at(place, 'when'),
          label: text.when,
          look: 'menu',
          choices: momentsOf(does, place.bearer).map((each) => ({
            value: each,
            name: capital(words.choices.whens[each]),
          })),
        },
      ],
    })
  const conditions = when ? conditionsAt(when, place.bearer) : []
  if (conditions.length > 0)
    rows.push({
      id: 'if',
      fields: [
        {
          type: 'several',
          path: at(place, 'if'),
          label: text.if,
          optional: true,
          choices: conditions.map((each) => ({ value: each, name: words.ifs[each] })),
        },
      ],
    })
  const says = toldSkill(skill, place.bearer, language)
  return { id: `skill-${place.path}`, ...(heading && { heading }), rows, ...(says !== undefined && { says }) }
}

/** The sentence of a skill, as soon as there is one. */
export function toldSkill(skill: unknown, bearer: Bearer, language: Language): string | undefined {
  const data = isObject(skill) ? skill : {}
  const does = doesOf(data)
  const when = whenOf(data)
  if (!does || !when || (amountOf(does) && typeof data.amount !== 'number')) return undefined
  const list: readonly unknown[] = Array.isArray(data.if) ? data.if : []
  const told: Skill = {
    when,
    do: does,
    if: IFS.filter((one) => list.includes(one)),
    ...(typeof data.amount === 'number' && { amount: data.amount }),
  }
  return skillWords(told, TEXTS[language].expansion.skills, bearer)
}
