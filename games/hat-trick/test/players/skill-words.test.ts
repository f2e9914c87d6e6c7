import { blanks, LANGUAGES, type Language } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import type { Bearer } from '../../cards/check-skill.ts'
import { amountOf, conditionsAt, isSkill, momentsOf } from '../../cards/check-skill.ts'
import { OUR_EXPANSION, PUBLISHED_EXPANSIONS } from '../../cards/our-expansion.ts'
import type { Skill } from '../../cards/skills.ts'
import { DOES, IFS, WHENS } from '../../cards/skills.ts'
import { TEXTS } from '../../text/index.ts'
import { aimWords, BALLS, skillWords, styleCardText } from '../../text/players/skills.ts'
import { unfilled } from '../lines.ts'

const BEARERS: readonly Bearer[] = ['player', 'style-card']
const skillsOf = (language: Language) => TEXTS[language].expansion.skills

/** Every use of our cards, old and new, with who bears it; [id, skill]. */
const PLAYERS = OUR_EXPANSION.types.flatMap(({ id, silver, gold }): [string, Skill][] => [
  [`${id}, silver`, silver.skill],
  [`${id}, gold`, gold.skill],
])
const STYLE_CARDS = PUBLISHED_EXPANSIONS.flatMap(({ styles }) =>
  styles.map((card): [string, Skill] => [card.id, card]),
)

/** Whatever can be typed of these words with at most two conditions beside those a deed demands. */
function typeable(bearer: Bearer): Skill[] {
  const found: Skill[] = []
  for (const deed of DOES)
    for (const when of momentsOf(deed, bearer)) {
      const own = conditionsAt(when, bearer)
      const lists = own.flatMap((one, i) => [[one], ...own.slice(i + 1).map((other) => [one, other])])
      const amounts = amountOf(deed) ? [1, 2, ...(deed === 'draws' ? [-1, -3] : [])] : [undefined]
      for (const conditions of [[], ...lists, own])
        for (const amount of amounts) {
          const skill = { when, if: conditions, do: deed, ...(amount !== undefined && { amount }) }
          if (isSkill(skill, bearer)) found.push(skill)
        }
    }
  return found
}

const isSentence = (said: string): boolean =>
  /^[\p{Lu}].*\.$/su.test(said) && !/ {2}|,,|\.\.|, \.| ,|undefined/.test(said) && !unfilled(said)

describe('the vocabulary', () => {
  test.each(LANGUAGES)('every word is there in %s, and something fits whatever else is asked', (language) => {
    const { whens, ifs, deeds, aims, choices } = skillsOf(language)
    expect(Object.keys(ifs).sort()).toEqual([...IFS].sort())
    expect(Object.keys(choices.whens).sort()).toEqual([...WHENS].sort())
    expect(Object.keys(choices.deeds).sort()).toEqual([...DOES].sort())
    const told = DOES.flatMap((deed) => (deed === 'draws' ? ['draws/more', 'draws/fewer'] : [deed]))
    expect(Object.keys(deeds).sort()).toEqual([...told].sort())
    expect(Object.keys(aims).sort()).toEqual([...told].sort())
    expect(Object.keys(whens).sort()).toEqual([...WHENS].sort())
    for (const list of [...Object.values(whens), ...Object.values(deeds)]) {
      const last = list.at(-1)
      expect([last?.says, last?.if, last?.of]).toEqual([last?.says, undefined, undefined])
    }
  })

  test.each(LANGUAGES)('an amount is named wherever one is taken, and nowhere else, in %s', (language) => {
    const { deeds, choices } = skillsOf(language)
    for (const deed of DOES) {
      const asked = amountOf(deed) ? ['amount'] : []
      expect([deed, ...blanks(choices.deeds[deed])]).toEqual([deed, ...asked])
      const keys = deed === 'draws' ? (['draws/more', 'draws/fewer'] as const) : [deed]
      for (const key of keys)
        for (const { says } of deeds[key]) expect([says, ...blanks(says)]).toEqual([says, ...asked])
    }
  })

  test.each(LANGUAGES)('kinds of ball have words as subject and as object in %s', (language) => {
    const { balls, ballObjects } = skillsOf(language)
    for (const table of [balls, ballObjects])
      for (const whose of ['own', 'team', 'theirs', 'any'] as const)
        for (const ball of BALLS) expect(table[whose][ball]).toMatch(/\S/)
  })
})

describe.each(LANGUAGES)('every skill and style card of our sets in %s', (language) => {
  const text = skillsOf(language)

  test.each([...PLAYERS, ...STYLE_CARDS])('%s is told in full, with its figure', (_, skill) => {
    const bearer: Bearer = 'style' in skill ? 'style-card' : 'player'
    for (const said of [skillWords(skill, text, bearer), aimWords(skill, text)]) {
      expect(unfilled(said)).toBe(false)
      if (skill.amount !== undefined && amountOf(skill.do) && skill.do !== 'displace-carrier')
        expect(said).toContain(String(Math.abs(skill.amount)))
    }
    expect(skillWords(skill, text, bearer)).toSatisfy(isSentence)
    // Another figure is another text: none stands in the words themselves.
    const { amount } = skill
    if (amount !== undefined)
      expect(skillWords({ ...skill, amount: amount < 0 ? -7 : 7 }, text, bearer)).toContain('7')
  })
})

describe.each(BEARERS)('whatever can be typed on the card of a %s', (bearer) => {
  const skills = typeable(bearer)

  test('is many', () => expect(skills.length).toBeGreaterThan(200))

  test.each(LANGUAGES)('is a sentence in %s, and tells its amount', (language) => {
    const text = skillsOf(language)
    for (const skill of skills) {
      const said = skillWords(skill, text, bearer)
      if (!isSentence(said)) expect.unreachable(`${JSON.stringify(skill)}: ${said}`)
      if (skill.amount !== undefined && !said.includes(String(Math.abs(skill.amount))))
        expect.unreachable(`${JSON.stringify(skill)}: no figure in ${said}`)
    }
  })

  test.each(LANGUAGES)('says otherwise in %s what is another skill: no condition is left out', (language) => {
    const text = skillsOf(language)
    for (const skill of skills) {
      const { if: conditions = [] } = skill
      const said = skillWords(skill, text, bearer)
      for (const one of conditions) {
        if (isAlwaysSo(skill, one) || conditions.length > 6) continue
        const rest = { ...skill, if: conditions.filter((other) => other !== one) }
        if (skillWords(rest, text, bearer) === said)
          expect.unreachable(`${language}: ${one} is not told in ${said} of ${JSON.stringify(skill)}`)
      }
    }
  })
})

/** What a moment brings with it needs no words of its own. */
function isAlwaysSo({ when }: Skill, condition: string): boolean {
  if (when === 'arrival' || when === 'opportunity-pass') return condition === 'pass'
  return when === 'parry' && condition === 'attacking'
}

describe('in a sentence', () => {
  const said = (skill: Skill, bearer?: Bearer) =>
    LANGUAGES.map((language) => skillWords(skill, skillsOf(language), bearer))

  test('on a player card', () => {
    const skill = {
      when: 'compare',
      if: ['defending', 'in-line', 'long'],
      do: 'footballs',
      amount: 3,
    } as const
    expect(said(skill).slice(0, 3)).toEqual([
      'When their long ball is compared in your line, you have 3 footballs more.',
      'Wenn ein langer Pass des Gegners in deiner Reihe verglichen wird, hast du 3 Bälle mehr.',
      'Ha az ellenfél hosszú passzát a sorodban vetjük össze, +3 labdád van.',
    ])
  })

  test('with conditions that no phrase has told', () => {
    const skill = { when: 'their-sideways', if: ['near', 'wing'], do: 'step-back' } as const
    expect(said(skill).slice(0, 3)).toEqual([
      'After their sideways pass, if you stand in the line of the ball or in one next to it and you stand on a wing, you take one step back.',
      'Nach dem Querpass des Gegners, wenn du in der Reihe des Balls oder in einer daneben stehst und du auf dem Flügel stehst, gehst du einen Schritt zurück.',
      'Az ellenfél keresztpassza után, ha a labda sorában vagy egy mellette lévő sorban állsz, és szélső mezőn állsz, egyet hátralépsz.',
    ])
  })

  test('on a style card it speaks to the coach', () => {
    const card = { when: 'shot', if: ['defending'], do: 'draws', amount: -2 } as const
    expect(styleCardText(card, skillsOf('en'))).toBe('When they shoot, your keeper draws 2 cards fewer.')
    const moved = { when: 'moved', do: 'send-forward' } as const
    expect(skillWords(moved, skillsOf('en'))).toBe(
      'After your team’s move, or if it stays, any one player of your team takes one step forward.',
    )
    expect(styleCardText(moved, skillsOf('en'))).toBe(
      'After your move, or if you stay, any one player of yours takes one step forward.',
    )
  })
})

test('what goes with what is what our own cards say', () => {
  for (const [bearer, all] of [
    ['player', PLAYERS],
    ['style-card', OUR_EXPANSION.styles.map((card): [string, Skill] => [card.id, card])],
  ] as const)
    for (const [, { do: does, when, if: conditions = [] }] of all) {
      expect(momentsOf(does, bearer)).toContain(when)
      for (const condition of conditions) expect(conditionsAt(when, bearer)).toContain(condition)
    }
  expect(momentsOf('exchange', 'player')).toEqual([])
  expect(momentsOf('send', 'style-card')).toEqual([])
})
