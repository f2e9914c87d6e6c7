import { TEXTS } from '@libero/captain-tsubasa/texts'
import type { Request } from '@libero/kernel'
import type { Language, Values, Wording } from '@libero/kernel/words'
import { capital, entry, filled, named, refusalWords } from '@libero/kernel/words'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet } from '../cards/set.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { FACES } from '../vocabulary.ts'
import { commentator } from './commentator.ts'
import { FIRST_TIMES_ON } from './first-times-on.ts'
import { Names } from './names.ts'
import { CardWords, decisionWords, figure, optionWords } from './options.ts'
import { PROSPECTS } from './prospects.ts'
import type { CaptainTsubasaText } from './text.ts'

/** What Captain Tsubasa says in one language, for our cards or for others. */
export function wording(language: Language, set: CardSet = OUR_CARDS): Wording<CaptainTsubasaEvent> {
  const text = TEXTS[language]
  const names = new Names(text.names, set)
  const cards = new CardWords(text, names, set)
  const inWords = (about: Values) => wordsOf(text, names, cards, about)
  return {
    name: text.name,
    prompt: (request) => {
      const { key, about } = request.prompt
      const asked = entry(text.prompts, promptKey(request)) ?? [key, '']
      return filled(
        asked,
        inWords(about),
        ...rollsOf(cards, request),
        ...tooFar(text, request),
        ...beforeThat(text, request),
      )
    },
    option: (request, option) => capital(optionWords(text, names, cards, request, option)),
    nameOf: (id) => nameOf(text, names, id),
    refusal: (refusal) => refusalWords(text, refusal, inWords),
    commentator: (_, isPlain) => commentator(text.commentary, cards, set, isPlain),
    firstTime: (of) => entry(text.firstTimes, of),
    firstTimeOn: (of) => entry(FIRST_TIMES_ON, of) ?? [],
    prospects: PROSPECTS[language],
  }
}

/** The key of the sentence that asks, finer than the question's where the sentence must be. */
export function promptKey({ prompt: { key, about } }: Request): string {
  switch (key) {
    case 'draft':
      return about.left === 0 ? `draft/${about.role}/open` : `draft/${about.role}`
    case 'turn':
      return `turn/${about.role}`
    case 'token':
      if (about.owed !== undefined) return 'token/short'
      return Number(about.left) > 1 ? 'token/several' : 'token'
    case 'reroll/attack':
    case 'reroll/defence':
    case 'after-dice/attack':
    case 'after-dice/defence':
      return about.sure === undefined ? key : key.replace(/\w+$/, `sure-${about.sure}`)
    default:
      return key
  }
}

/** More keepers than these are told apart by their options alone. */
const MOST_KEEPERS = 2

/** §8.2 What their rolls would come to, where somebody is asked to let one of his cards save a shot. */
function rollsOf(cards: CardWords, { kind, options }: Request): readonly string[] {
  const keepers = kind === 'save' ? options.filter((option) => option.kind === 'save') : []
  return keepers.length > MOST_KEEPERS
    ? []
    : keepers.map(({ card = '' }) => `${capital(cards.withRolls(card))}.`)
}

/** §7.5 One die shows at most a six anew, or the other's a one. */
function tooFar(text: CaptainTsubasaText, { prompt: { key, about } }: Request): readonly string[] {
  const [attack, defence, own, other] = [about.attack, about.defence, about.own, about.other].map(Number)
  const isAttacker = key === 'reroll/attack'
  if (!(isAttacker || key === 'reroll/defence') || promptsSure(about)) return []
  const gain = Math.max(FACES - (own ?? 0), (other ?? 0) - 1)
  const lead = ((attack ?? 0) - (defence ?? 0)) * (isAttacker ? 1 : -1)
  return lead + gain < (isAttacker ? 0 : 1) ? [text.tooFar] : []
}

/** §14.1 A six against a one wins, and one of the two lies there: then sums are not all. */
const promptsSure = ({ own, other }: Values): boolean => own === FACES || other === 1

/** Questions about something else, before whose answer somebody may still come. */
const ASIDE: readonly string[] = ['ability', 'token', 'target', 'reroll', 'save']
/** Questions that are about that alone. */
const ONLY: readonly string[] = ['after-dice', 'save/motivate']

/** §13.1, §15.2 That somebody may be bought first, where the question itself does not say so. */
function beforeThat(text: CaptainTsubasaText, { kind, options, prompt }: Request): readonly string[] {
  if (!ASIDE.includes(kind) || ONLY.some((key) => prompt.key.startsWith(key))) return []
  const [motivates, signs] = ['motivate', 'sign'].map((deal) =>
    options.some((option) => option.kind === deal),
  )
  if (motivates && signs) return [text.beforeThat.either]
  if (signs) return [text.beforeThat.sign]
  return motivates ? [text.beforeThat.motivate] : []
}

/** A card, a team, a seat, an ending, a decision, … by its id. */
function nameOf(text: CaptainTsubasaText, names: Names, id: string): string {
  const word = decisionWords(text, names, id)
  if (word !== id) return word
  return entry(text.seats, id) ?? entry(text.endings, id) ?? entry(text.names.kinds, id) ?? id
}

/**
 * What questions and refusals are about, with ids turned into words. A card is there three times: as a sentence
 * calls it, as {player} if it is about a man, and as the {id} by which its card set calls it.
 */
function wordsOf(text: CaptainTsubasaText, names: Names, cards: CardWords, about: Values): Values {
  const words = named(about, text.nothing, (id, name) => {
    if (name === 'card') return cards.called(id)
    return VERBATIM.includes(name) ? id : names.of(id)
  })
  const { card, token, action } = about
  const kind = entry(text.commentary.tokens, String(token))
  return {
    ...Object.fromEntries(
      Object.entries(words).map(([name, value]) => [name, typeof value === 'number' ? figure(value) : value]),
    ),
    ...(card !== undefined && cardWords(cards, String(card), text.nothing)),
    ...(kind && { token: kind.one, tokens: kind.many }),
    ...(action !== undefined && { Action: capital(names.of(String(action))) }),
  }
}

function cardWords(cards: CardWords, card: string, nothing: string): Values {
  const price = cards.price(card)
  return {
    player: cards.player(card),
    id: card === 'undefined' ? nothing : card,
    ...(price !== undefined && { price }),
  }
}

/** Quoted as they were given. */
const VERBATIM: readonly string[] = [
  'option',
  'value',
  'field',
  'mark',
  'number',
  'of',
  'shot',
  'ability',
  'word',
  'must',
]
