import { capital, fill, listed } from '@libero/kernel/words'
import type { Ability, Discard, Do, Must, Recall, Remove, When } from '../cards/abilities.ts'
import type { Penalty } from '../cards/bookings.ts'
import { penaltyOf } from '../cards/bookings.ts'
import type { CardSet } from '../cards/set.ts'
import { FACES, SAVES, type Save, TOKENS, type Token } from '../vocabulary.ts'

/** §6.4 The shapes of a gain: so many of one kind, one of several kinds, several chosen one by one, one of each. */
type Gain = 'one-kind' | 'choice' | 'several' | 'each'

/** What abilities do, as finely as the wording tells it apart. */
type Deed =
  | Exclude<Do, 'gain' | 'recall' | 'remove' | 'discard'>
  | `gain/${Gain}`
  | `recall/${Recall}`
  | `remove/${Remove}`
  | `discard/${Discard}`

/** A kind of token in a list of several: 'Schuss-' before others, 'Schusstoken' as the last or only one. */
interface KindWords {
  readonly stem: string
  readonly whole: string
}

/**
 * What a language says of abilities. No card has a text of its own: its sentences are made from its data, so what
 * a card says and what it does cannot disagree.
 */
export interface AbilityText {
  /** §6.1, §6.3 The sentence around a deed: {deed}, or {Deed} with a capital. */
  readonly offers: Readonly<Record<'always' | When, string>>
  /** In the form `offers` needs. A gain has {count} and {kinds}, a draw {count}, a save {results}. */
  readonly deeds: Readonly<Record<Deed, string>>
  /** §8.2 What a roll of {range} comes to. */
  readonly saves: Readonly<Record<Save, string>>
  /** §6.2 The sentence of the compulsory part; a booking has {penalty}. */
  readonly musts: Readonly<Record<Must, string>>
  /** §6.3 Where it has no effect now, and its compulsory part is all that would follow. */
  readonly onlyMusts: Readonly<Record<Must, string>>
  /** §11.1 What a booking costs: {less} with its minus off {kinds}; and where it costs nothing. */
  readonly penalties: {
    readonly part: string
    readonly none: string
    readonly kinds: Readonly<Record<Token, string>>
  }
  readonly kinds: Readonly<Record<Token, KindWords>>
  readonly or: string
  readonly and: string
  readonly brief: BriefText
}

/** The same in a few words, for a small card or a line of a terminal. */
interface BriefText {
  readonly whens: Readonly<Record<When, string>>
  /** So many tokens of these {kinds}. */
  readonly gain: string
  /** A save has {held} and {corner}, a draw {count}. */
  readonly deeds: Readonly<Record<Exclude<Deed, `gain/${Gain}`>, string>>
  readonly musts: Readonly<Record<Must, string>>
  /** §8.2 What a roll of {range} comes to, where a keeper is chosen. */
  readonly saves: Readonly<Record<Save, string>>
  readonly kinds: Readonly<Record<Token, string>>
  /** Stand for all three kinds: one may choose, or gets each. */
  readonly anyKind: string
  readonly eachKind: string
}

type Does<D extends Do> = Extract<Ability, { readonly do: D }>

/** 'In attack only, you may draw 1 card. Then you must discard a card from your hand.' */
export function abilityWords(ability: Ability, text: AbilityText, set: Booked = {}): string {
  const deed = deedWords(ability, text)
  const offer = fill(text.offers[ability.when ?? 'always'], { deed, Deed: capital(deed) })
  const penalty = penaltyWords(penaltyOf(set, 'yellow'), text)
  return ability.must ? `${offer} ${fill(text.musts[ability.must], { penalty })}` : offer
}

/** §11.1, §11.2 '−2 shot and pass', '−3 shot and pass, −1 defence' */
export function penaltyWords(penalty: Penalty, { penalties, and }: AbilityText): string {
  const figures = [...new Set(TOKENS.map((token) => penalty[token]))].filter((figure) => figure < 0)
  const parts = figures.map((figure) => {
    const kinds = TOKENS.filter((token) => penalty[token] === figure).map((token) => penalties.kinds[token])
    return fill(penalties.part, { less: `−${-figure}`, kinds: listed(kinds, and) })
  })
  return parts.length > 0 ? parts.join(', ') : penalties.none
}

/** What is said of bookings needs no more of a card set. */
type Booked = Pick<CardSet, 'bookings'>

/** '1 token: shot or pass', 'holds on 1, corner on 2–3', 'defence: discard their card, then yellow for you' */
export function abilityBrief(ability: Ability, text: AbilityText): string {
  const { brief } = text
  const when = ability.when ? `${brief.whens[ability.when]}: ` : ''
  const must = ability.must ? `, ${brief.musts[ability.must]}` : ''
  return `${when}${briefDeed(ability, text)}${must}`
}

/** '1: gehalten, 2–3: Eckball, 4–6: Tor' */
export const saveBrief = (save: Does<'save'>, { brief }: AbilityText): string =>
  resultWords(save, brief.saves)

function deedWords(ability: Ability, text: AbilityText): string {
  const sentence = text.deeds[deedOf(ability)]
  switch (ability.do) {
    case 'gain':
      return fill(sentence, { count: countOf(ability), kinds: kindWords(ability, text) })
    case 'draw':
      return fill(sentence, { count: ability.count })
    case 'save':
      return fill(sentence, { results: resultWords(ability, text.saves) })
    default:
      return sentence
  }
}

function briefDeed(ability: Ability, text: AbilityText): string {
  const { brief } = text
  if (ability.do === 'gain')
    return fill(brief.gain, { count: countOf(ability), kinds: briefKinds(ability, text) })
  const words = brief.deeds[deedOf(ability)]
  if (ability.do === 'draw') return fill(words, { count: ability.count })
  if (ability.do !== 'save') return words
  const { held, corner } = rolls(ability)
  return fill(words, { held: held || '–', corner: corner || '–' })
}

function deedOf(ability: Does<'gain'>): `gain/${Gain}`
function deedOf(ability: Exclude<Ability, Does<'gain'>>): Exclude<Deed, `gain/${Gain}`>
function deedOf(ability: Ability): Deed
function deedOf(ability: Ability): Deed {
  switch (ability.do) {
    case 'gain':
      return `gain/${gainOf(ability)}`
    case 'recall':
      return `recall/${ability.to}`
    case 'remove':
      return `remove/${ability.what}`
    case 'discard':
      return `discard/${ability.what}`
    default:
      return ability.do
  }
}

function gainOf(gain: Does<'gain'>): Gain {
  if (kindsOf(gain).length === 1) return 'one-kind'
  if (gain.each) return 'each'
  return countOf(gain) === 1 ? 'choice' : 'several'
}

/** One of each is one, whatever else the data say: so do the rules. */
const countOf = ({ count = 1, each }: Does<'gain'>): number => (each ? 1 : count)

/** In the order of the kinds, whatever the order of the data: the rules do not see it either. */
const kindsOf = ({ tokens }: Does<'gain'>): readonly Token[] => TOKENS.filter((kind) => tokens.includes(kind))

function kindWords(gain: Does<'gain'>, text: AbilityText): string {
  const kinds = kindsOf(gain)
  const words = kinds.map((kind, i) => text.kinds[kind][i < kinds.length - 1 ? 'stem' : 'whole'])
  return listed(words, gain.each ? text.and : text.or)
}

function briefKinds(gain: Does<'gain'>, { brief, penalties, and, or }: AbilityText): string {
  const kinds = kindsOf(gain)
  if (kinds.length === TOKENS.length) return gain.each ? brief.eachKind : brief.anyKind
  return listed(
    kinds.map((kind) => penalties.kinds[kind]),
    gain.each ? and : or,
  )
}

/** What cannot happen is not mentioned: some keepers never concede a corner. */
function resultWords(save: Does<'save'>, words: AbilityText['saves']): string {
  const ranges = rolls(save)
  const possible = SAVES.filter((result) => ranges[result] !== '')
  return possible.map((result) => fill(words[result], { range: ranges[result] })).join(', ')
}

/** §8.2 The faces of the die that come to each result: '1', '2–3', '4–6'; empty if none does. */
function rolls({ held, corner }: Does<'save'>): Readonly<Record<Save, string>> {
  const cleared = Math.max(held, corner)
  return { held: range(1, held), corner: range(held + 1, cleared), goal: range(cleared + 1, FACES) }
}

function range(first: number, last: number): string {
  if (first > last) return ''
  return first === last ? String(first) : `${first}–${last}`
}
