import { blanks, LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { amountOf, conditionsAt, momentsOf } from '../../cards/check-skill.ts'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { DOES, IFS, WHENS } from '../../cards/skills.ts'
import { SKILL_TEXTS, skillWords } from '../../text/players/skills.ts'

describe('a skill somebody typed in is told from its data', () => {
  test('every word of the vocabulary is there in every language, with an amount where one is taken', () => {
    for (const language of LANGUAGES) {
      const { whens, ifs, does } = SKILL_TEXTS[language]
      expect(Object.keys(whens).sort()).toEqual([...WHENS].sort())
      expect(Object.keys(ifs).sort()).toEqual([...IFS].sort())
      expect(Object.keys(does).sort()).toEqual([...DOES].sort())
      for (const deed of DOES)
        expect([language, deed, blanks(does[deed])]).toEqual([
          language,
          deed,
          amountOf(deed) ? ['amount'] : [],
        ])
    }
  })

  test('in a sentence', () => {
    const skill = { when: 'compare', if: ['defending', 'in-line'], do: 'footballs', amount: 2 } as const
    expect(skillWords(skill, 'en')).toBe(
      'When footballs are compared, if the others have the ball and you stand in that line: 2 footballs more.',
    )
    expect(skillWords(skill, 'de')).toBe(
      'Wenn Bälle verglichen werden, falls die anderen den Ball haben und du in dieser Linie stehst: 2 Bälle mehr.',
    )
    expect(skillWords({ when: 'moved', do: 'send' }, 'hu')).toBe(
      'A csapatod lépése után: egy szomszédos társad egyet lép előre vagy hátra.',
    )
  })

  test('what goes with what is what our own cards say', () => {
    const skills = OUR_EXPANSION.types.flatMap(({ silver, gold }) => [silver.skill, gold.skill])
    for (const [bearer, all] of [
      ['player', skills],
      ['style-card', OUR_EXPANSION.styles],
    ] as const)
      for (const { do: does, when, if: conditions = [] } of all) {
        expect(momentsOf(does, bearer)).toContain(when)
        for (const condition of conditions) expect(conditionsAt(when, bearer)).toContain(condition)
      }
    expect(momentsOf('exchange', 'player')).toEqual([])
    expect(momentsOf('send', 'style-card')).toEqual([])
  })
})
