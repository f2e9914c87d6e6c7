import type { Language } from '@libero/kernel/words'
import { fill, inEveryLanguage, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { Ability } from '../cards/abilities.ts'
import { DISCARDS, DOES, MUSTS, RECALLS, REMOVES, WHENS } from '../cards/abilities.ts'
import { OUR_BOOKINGS } from '../cards/bookings.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import { abilityBrief, abilityWords, penaltyWords } from '../text/abilities.ts'
import { TEXTS } from '../text/index.ts'
import { Names } from '../text/names.ts'
import { EXHAUSTION_ID, FACES, KINDS, TEAMS, TOKENS } from '../vocabulary.ts'

const ABILITIES = inEveryLanguage((language) => TEXTS[language].abilities)
const NAMES = inEveryLanguage((language) => TEXTS[language].names)

/** A line of a terminal has room for a card and this; combinations that no card of ours has may be a little longer. */
const BRIEF = 48
const LONGEST_BRIEF = 66

const cards = [OUR_CARDS.starting, OUR_CARDS.match, OUR_CARDS.motivation, OUR_CARDS.transfers].flat()
const specials = [...OUR_CARDS.shots, ...OUR_CARDS.defences]
const printed = cards.flatMap((card) => card.abilities)

/** Every set of kinds, none left out. */
const mixes = [1, 2, 3, 4, 5, 6, 7].map((bits) => TOKENS.filter((_, i) => bits & (1 << i)))
const counts = [1, 2, 3]

/** Everything a word of the vocabulary can mean, without condition and compulsory part. */
function meanings(does: (typeof DOES)[number]): readonly Ability[] {
  switch (does) {
    case 'none':
      return []
    case 'gain':
      return [
        ...mixes.flatMap((tokens) => counts.map((count): Ability => ({ do: does, tokens, count }))),
        ...mixes
          .filter((tokens) => tokens.length > 1)
          .map((tokens): Ability => ({ do: does, tokens, each: true })),
      ]
    case 'draw':
      return counts.map((count) => ({ do: does, count }))
    case 'recall':
      return RECALLS.map((to) => ({ do: does, to }))
    case 'remove':
      return REMOVES.map((what) => ({ do: does, what }))
    case 'discard':
      return DISCARDS.map((what) => ({ do: does, what }))
    case 'save':
      return [0, 1, 2, 3, 6].flatMap((held) =>
        [0, 1, 2, 3].map((more) => ({ do: does, held, corner: Math.min(held + more, FACES) })),
      )
    default:
      return [{ do: does }]
  }
}

/** Every ability there could be. */
const possible = DOES.flatMap(meanings).flatMap((ability) =>
  WHENS.flatMap((when) =>
    MUSTS.map(
      (must): Ability => ({
        ...ability,
        ...(when !== 'always' && { when }),
        ...(must !== 'nothing' && { must }),
      }),
    ),
  ),
)

/** Abilities that mean the same have the same key. */
function meaning(ability: Ability): string {
  const facts = ability.do === 'gain' ? { ...ability, count: ability.count ?? 1 } : ability
  return JSON.stringify(Object.entries(facts).sort(([a], [b]) => a.localeCompare(b)))
}

/** What a reader must be told in figures: how many, if several, and what the faces of the keeper's die mean. */
function figures(ability: Ability): readonly string[] {
  if (ability.do === 'gain' || ability.do === 'draw')
    return (ability.count ?? 1) > 1 ? [String(ability.count)] : []
  if (ability.do !== 'save') return []
  const { held, corner } = ability
  return [span(1, held), span(held + 1, corner), span(corner + 1, FACES)].filter((faces) => faces !== '')
}

const span = (first: number, last: number) =>
  first > last ? '' : first === last ? `${first}` : `${first}–${last}`

/** The figures of a sentence, ranges as one. */
const figuresIn = (sentence: string) => sentence.match(/\d+(?:–\d+)?/g) ?? []

describe.each(LANGUAGES)('abilities in words (%s)', (language) => {
  const text = ABILITIES[language]

  test.each([
    ['our cards', printed],
    ['the whole vocabulary', possible],
  ])('%s: whole sentences, nothing left blank', (_, abilities) => {
    expect(abilities.length).toBeGreaterThan(0)
    for (const ability of abilities) {
      const words = abilityWords(ability, text)
      expect(words).toMatch(/^\p{Lu}[^{}]+\.$/u)
      expect(words).not.toMatch(/undefined| {2}|\.\.| [.,:]/)
      expect(figuresIn(words)).toEqual(expect.arrayContaining([...figures(ability)]))
    }
  })

  test('different abilities have different sentences and different short forms', () => {
    const different = new Map([...printed, ...possible].map((ability) => [meaning(ability), ability]))
    for (const say of [abilityWords, abilityBrief]) {
      const said = new Map<string, string>()
      for (const [key, ability] of different) {
        const words = say(ability, text)
        expect(said.get(words) ?? key, words).toBe(key)
        said.set(words, key)
      }
    }
  })

  test('the compulsory part is a sentence of its own, at the end', () => {
    for (const { must, ...optional } of printed) {
      if (!must) continue
      const words = abilityWords({ ...optional, must } as Ability, text)
      expect(words).toBe(
        `${abilityWords(optional as Ability, text)} ${fill(text.musts[must], { penalty: penaltyWords(OUR_BOOKINGS.yellow, text) })}`,
      )
    }
  })

  test('short forms are words too: no signs to be learnt, nothing cut off', () => {
    for (const ability of [...printed, ...possible])
      expect(abilityBrief(ability, text)).not.toMatch(/[!/·]|\b(?:att|def|Ang|Vert|tám|véd)\b|−1/u)
  })

  test('short forms are short', () => {
    const longest = (abilities: readonly Ability[]) =>
      Math.max(...abilities.map((ability) => abilityBrief(ability, text).length))
    for (const ability of possible) expect(abilityBrief(ability, text)).toMatch(/^[^{}]+$/)
    expect(longest(printed)).toBeLessThanOrEqual(BRIEF)
    expect(longest(possible)).toBeLessThanOrEqual(LONGEST_BRIEF)
  })

  test('what the rules do not see does not show: the order of kinds, a count of one of each', () => {
    const one: Ability = { do: 'gain', tokens: ['shot', 'pass', 'defence'], count: 2 }
    const same: Ability = { ...one, tokens: ['defence', 'shot', 'pass'] }
    const each: Ability = { do: 'gain', tokens: TOKENS, each: true }
    for (const say of [abilityWords, abilityBrief]) {
      expect(say(same, text)).toBe(say(one, text))
      expect(say({ ...each, count: 3 }, text)).toBe(say(each, text))
    }
  })
})

describe('sentences as they are read', () => {
  const save: Ability = { do: 'save', held: 1, corner: 3 }
  const either: Ability = { do: 'gain', tokens: ['shot', 'pass'] }
  const tackle: Ability = { do: 'discard', what: 'rival-card', when: 'defending', must: 'book' }
  const draw: Ability = { do: 'draw', count: 2, must: 'discard' }

  test.each<[Language, Ability, string, string]>([
    ['en', either, 'You may gain 1 shot or pass token.', '1 token: shot or pass'],
    ['de', either, 'Du darfst 1 Schuss- oder Passtoken erhalten.', '1 Token: Schuss oder Pass'],
    ['hu', either, 'Szerezhetsz 1 lövés- vagy passz-zsetont.', '1 zseton: lövés vagy passz'],
    [
      'en',
      draw,
      'You may draw 2 cards. Then you must discard a card from your hand.',
      'draw 2, then discard a hand card',
    ],
    [
      'de',
      tackle,
      'Nur in der Verteidigung darfst du eine Karte aus dem gegnerischen Spielbereich ablegen. Danach musst du eine Gelbe Karte hinnehmen (−2 bei Schuss und Pass bis zum Ende des Spiels; eine zweite macht daraus Rot).',
      'Abwehr: Gegnerkarte ablegen, dann selbst Gelb',
    ],
    [
      'hu',
      save,
      'Dobhatsz a kapusodért, ha egy lövés túljutott a védelmeden: 1 esetén a kapus fogja a labdát, 2–3 esetén szöglet, 4–6 esetén gól.',
      'fogja: 1, szöglet: 2–3',
    ],
  ])('%s: %j', (language, ability, words, brief) => {
    expect(abilityWords(ability, ABILITIES[language])).toBe(words)
    expect(abilityBrief(ability, ABILITIES[language])).toBe(brief)
  })
})

describe.each(LANGUAGES)('names (%s)', (language) => {
  const text = NAMES[language]
  const names = new Names(text, OUR_CARDS)
  const ids = [...cards, ...specials].map((card) => card.id).concat(EXHAUSTION_ID)

  test('every card has a name, and only cards that are no footballers are named here', () => {
    for (const id of ids) {
      expect(names.card(id)).not.toBe(id)
      expect(names.card(id)).toMatch(/^[^{}]+$/)
      expect(names.of(id)).toBe(names.card(id))
    }
    const people = cards.filter((card) => card.name !== undefined).map((card) => card.id)
    expect(Object.keys(text.cards).sort()).toEqual(ids.filter((id) => !people.includes(id)).sort())
  })

  test('a name belongs to one card; only Ball Control and Advance comes in both halves', () => {
    const called = new Set(ids.map((id) => names.card(id)))
    expect(called.size).toBe(ids.length - 1)
    expect(names.card('advance-1')).toBe(names.card('advance-2'))
  })

  test('a footballer keeps his name, motivated or not', () => {
    expect(names.of('tsubasa')).toBe('Tsubasa Ozora')
    expect(names.of('tsubasa-motivated')).toMatch(/^Tsubasa Ozora \(.+\)$/)
    expect(names.of('misaki')).toBe('Taro Misaki')
  })

  test('teams, kinds of tokens and kinds of cards have words; what is unknown keeps its id', () => {
    const words = [
      ...TEAMS.map((team) => names.of(team)),
      ...TOKENS.map((token) => names.of(token)),
      ...KINDS.map((kind) => text.kinds[kind]),
    ]
    for (const word of words) expect(word).toMatch(/^[^{}]+$/)
    expect(new Set(words).size).toBe(words.length)
    expect(names.of('nobody')).toBe('nobody')
    expect(names.of('constructor')).toBe('constructor')
  })
})
