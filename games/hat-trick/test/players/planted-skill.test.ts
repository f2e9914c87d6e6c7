import type { Option, Request } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { randomMatch, sampled } from '@libero/kernel/testing'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { checkCardSet } from '../../cards/check.ts'
import { tidySkill } from '../../cards/check-skill.ts'
import { PUBLISHED_EXPANSIONS, skillIn, styleCardIn } from '../../cards/our-expansion.ts'
import { hatTrick } from '../../game.ts'
import { TEXTS, wording } from '../../text/index.ts'
import { skillWords, styleCardText } from '../../text/players/skills.ts'
import { playersConfig } from '../any-build.ts'
import { unfilled } from '../lines.ts'
import { PLANTED, PLANTED_TEXTS } from '../planted.ts'

type Offer = readonly [Request, Option]

/** Random matches with the planted cards: who offered what of them, by side or card. */
function offers(matches: number): ReadonlyMap<string, Offer> {
  const found = new Map<string, Offer>()
  for (let seed = 0; seed < matches; seed++)
    randomMatch(hatTrick, playersConfig([], new SampledChance(seed), OFTEN), seed, {
      told: 'nobody',
      each: (state, turn) => {
        const request = hatTrick.request(state, turn.seat)
        for (const option of request?.options ?? []) {
          const { kind, about = {} } = option
          const isOwn = kind === 'skill' && about.type === 'playmaker' && about.from === undefined
          if (request && (isOwn || (kind === 'style-card' && about.card === 'nutmeg')))
            found.set(String(about.card ?? about.side), [request, option])
        }
      },
    })
  return found
}

/** Style cards are won by every success, so that the planted one comes in few matches. */
const OFTEN = PLANTED.expansion && {
  ...PLANTED.expansion,
  conditions: PLANTED.expansion.conditions.map((condition) => ({ ...condition, times: 1 })),
}

test('the planted skills are none of ours, and can be typed in', () => {
  const ours = PUBLISHED_EXPANSIONS.flatMap(({ types, styles }) => [
    ...types.flatMap(({ silver, gold }) => [silver.skill, gold.skill]),
    ...styles,
  ]).map((skill) => JSON.stringify(tidySkill(skill)))
  const { expansion } = PLANTED
  for (const skill of [
    skillIn(expansion, 'playmaker', 'silver'),
    skillIn(expansion, 'playmaker', 'gold'),
    styleCardIn(expansion, 'nutmeg'),
  ]) {
    if (!skill) return expect.unreachable()
    expect(ours).not.toContain(JSON.stringify(tidySkill(skill)))
  }
  expect(checkCardSet(PLANTED).ok).toBe(true)
})

describe.each(sampled(PLANTED_TEXTS))('a skill that is planted as data is told in %s', (language) => {
  const { skills } = TEXTS[language].expansion
  const { expansion } = PLANTED

  test('on its card', () => {
    const side = (which: 'silver' | 'gold') => {
      const skill = skillIn(expansion, 'playmaker', which)
      return skill && skillWords(skill, skills)
    }
    const card = styleCardIn(expansion, 'nutmeg')
    expect({
      silver: side('silver'),
      gold: side('gold'),
      nutmeg: card && styleCardText(card, skills),
    }).toEqual(PLANTED_TEXTS[language])
  })

  test('by the commentator, with its figure', () => {
    const told = wording(language, PLANTED).commentator()
    const [other = ''] = TEXTS[language].commentary['aim/other']
    for (const [event, figure] of [
      [{ kind: 'skill', seat: 0, number: 7, type: 'playmaker', side: 'silver' }, '5'],
      [{ kind: 'skill', seat: 0, number: 7, type: 'playmaker', side: 'gold' }, '4'],
      [{ kind: 'style-played', seat: 0, card: 'nutmeg' }, '6'],
    ] as const) {
      const line = told(event) ?? ''
      expect(unfilled(line)).toBe(false)
      expect(line).not.toContain(other)
      expect(line).toContain(figure)
    }
  })
})

test('where it is offered in a match, in every language, with its figure', () => {
  const offered = offers(40)
  expect([...offered.keys()].sort()).toEqual(['gold', 'nutmeg', 'silver'])
  for (const language of LANGUAGES) {
    const words = wording(language, PLANTED)
    for (const [side, figure] of [
      ['silver', '5'],
      ['gold', '4'],
      ['nutmeg', '6'],
    ] as const) {
      const [request, option] = offered.get(side) ?? []
      if (!request || !option) return expect.unreachable()
      const said = words.option(request, option)
      expect([said, unfilled(said)]).toEqual([said, false])
      expect(said).toContain(figure)
    }
  }
})
