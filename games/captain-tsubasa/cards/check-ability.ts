import { inShort } from '@libero/kernel'
import { FACES, POOL, TOKENS } from '../vocabulary.ts'
import type { Ability, Do, Must } from './abilities.ts'
import { DISCARDS, DOES, MOST_ABILITIES, MOST_DRAW, MUSTS, RECALLS, REMOVES, WHENS } from './abilities.ts'
import type { Data, Refuse, Row } from './check-fields.ts'
import { isMark, isOneOf, isWhole, objectOf } from './check-fields.ts'

type Fits = (value: unknown) => boolean
type Words = Readonly<Record<string, Fits>>

interface Meaning {
  readonly rule: string
  /** What it has to say, and what it may add. */
  readonly needs?: Words
  readonly takes?: Words
  /** §6.2 The compulsory parts that can be carried out after it. */
  readonly musts: readonly Must[]
  /** The paragraph that takes the card out of the match: then its data must say so. */
  readonly leaves?: string
}

const EVERY_DO = DOES.filter((word): word is Do => word !== 'none')
const EVERY_WHEN = WHENS.filter((word) => word !== 'always')
const EVERY_MUST = MUSTS.filter((word): word is Must => word !== 'nothing')
/** Where the play moves on at once, nobody can be asked which card he discards. */
const UNASKED: readonly Must[] = EVERY_MUST.filter((must) => must !== 'discard')

const oneOf =
  (words: readonly string[]): Fits =>
  (value) =>
    isOneOf(value, words)
const whole =
  (least: number, most: number): Fits =>
  (value) =>
    isWhole(value, least, most)
const areTokens: Fits = (value) =>
  Array.isArray(value) &&
  isWhole(value.length, 1, TOKENS.length) &&
  new Set(value).size === value.length &&
  value.every(oneOf(TOKENS))

const ANYBODY: Words = { when: oneOf(EVERY_WHEN) }
const ATTACKER: Words = { when: oneOf(['attacking']) }

/** §6 What each word says, and what goes with it. Whatever is not listed here is refused. */
const MEANINGS: Readonly<Record<Do, Meaning>> = {
  gain: {
    rule: '6.4',
    needs: { tokens: areTokens },
    takes: { ...ANYBODY, count: whole(1, POOL), each: isMark },
    musts: EVERY_MUST,
  },
  draw: { rule: '6.5', needs: { count: whole(1, MOST_DRAW) }, takes: ANYBODY, musts: EVERY_MUST },
  play: { rule: '6.6', takes: ANYBODY, musts: EVERY_MUST },
  recall: { rule: '6.7', needs: { to: oneOf(RECALLS) }, takes: ANYBODY, musts: EVERY_MUST },
  remove: { rule: '6.8', needs: { what: oneOf(REMOVES) }, takes: ANYBODY, musts: EVERY_MUST },
  discard: { rule: '6.9', needs: { what: oneOf(DISCARDS) }, takes: ANYBODY, musts: EVERY_MUST },
  reroll: { rule: '7.5', takes: ANYBODY, musts: UNASKED },
  // Only the defender saves.
  save: {
    rule: '8.2',
    needs: { held: whole(0, FACES), corner: whole(0, FACES) },
    takes: { when: oneOf(['defending']) },
    musts: UNASKED,
  },
  exhaust: { rule: '11.4', takes: ANYBODY, musts: EVERY_MUST },
  pardon: { rule: '11.3', takes: ANYBODY, musts: EVERY_MUST },
  swap: { rule: '6.10', takes: ANYBODY, musts: EVERY_MUST },
  end: { rule: '6.11', takes: ANYBODY, musts: UNASKED },
  advance: { rule: '11.5', needs: ATTACKER, musts: ['remove'], leaves: '11.5' },
  'special-shot': { rule: '12.1', needs: ATTACKER, musts: ['remove'], leaves: '12.2' },
}

/** §6.12 The rules look for the one that a card has. */
const ONCE: readonly Do[] = ['reroll', 'save']

/** A word that can stand in a path. */
const WORD = /^[a-z-]{1,20}$/

/** More than an ability has; the rest of a longer list is not looked at. */
const MOST_WORDS = 12

/** §2.1, §6 Everything wrong with a card's abilities. */
export function checkAbilities({ data, path, id: card }: Row, refuse: Refuse): void {
  const value = data.abilities
  if (!Array.isArray(value) || value.length > MOST_ABILITIES) {
    refuse('2.1', 'card-abilities', `${path}.abilities`, { card, most: MOST_ABILITIES })
    return
  }
  const abilities = Array.from(value, objectOf)
  for (const [i, ability] of abilities.entries())
    checkAbility(ability, `${path}.abilities.${i}`, card, refuse)
  for (const once of ONCE) {
    const [, second] = placesOf(value, once)
    if (second !== undefined)
      refuse('6.12', 'ability-twice', `${path}.abilities.${second}.do`, { card, ability: once })
  }
}

function checkAbility(ability: Data, path: string, card: string, refuse: Refuse): void {
  const { do: does, must } = ability
  if (!isOneOf(does, EVERY_DO)) {
    refuse('6.1', 'ability-unknown', `${path}.do`, { card, ability: inShort(does) })
    return
  }
  const { needs = {}, takes = {}, musts, leaves, rule: own } = MEANINGS[does]
  const wrong = (word: string, rule = own) =>
    refuse(rule, 'ability-value', `${path}.${word}`, { card, ability: does, word })
  for (const [word, fits] of Object.entries(needs)) if (!fits(ability[word])) wrong(word)
  for (const [word, fits] of Object.entries(takes))
    if (ability[word] !== undefined && !fits(ability[word])) wrong(word)
  if (
    does === 'save' &&
    isWhole(ability.corner, 0, FACES) &&
    isWhole(ability.held, ability.corner + 1, FACES)
  )
    wrong('held')
  const known = ['do', 'must', ...Object.keys(needs), ...Object.keys(takes)]
  const strange = Object.keys(ability).filter((word) => ability[word] !== undefined && !known.includes(word))
  // §6.4 One of each, or so many.
  if (does === 'gain' && ability.each !== undefined && ability.count !== undefined) strange.push('count')
  for (const word of strange.slice(0, MOST_WORDS))
    refuse(own, 'ability-word', WORD.test(word) ? `${path}.${word}` : path, {
      card,
      ability: does,
      word: inShort(word),
    })
  if (must === undefined) {
    if (leaves !== undefined) wrong('must', leaves)
    return
  }
  if (!isOneOf(must, EVERY_MUST)) wrong('must')
  // A card that has removed itself cannot be removed again.
  else if (!musts.includes(must) || (ability.what === 'this' && must === 'remove'))
    refuse('6.2', 'ability-must', `${path}.must`, { card, ability: does, must })
}

/** Which of a stranger's abilities do this, by their places. */
export const placesOf = (abilities: unknown, does: Do): readonly number[] =>
  Array.isArray(abilities)
    ? Array.from(abilities.slice(0, MOST_ABILITIES).keys()).filter((i) => objectOf(abilities[i]).do === does)
    : []

/** A copy. A checked ability has no words but its own. */
export const tidyAbility = (ability: Ability): Ability =>
  Object.fromEntries(
    Object.entries(ability)
      .filter(([, value]) => value !== undefined)
      .map(([word, value]) => [word, Array.isArray(value) ? [...value] : value]),
  ) as unknown as Ability
