import { OUR_EXPANSION } from '@libero/hat-trick'
import { PLANTED, PLANTED_TEXTS } from '@libero/hat-trick/testing'
import { TEXTS } from '@libero/hat-trick/text'
import { sampled } from '@libero/kernel/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Telling } from '../../../face.ts'
import { EMPTY } from '../builder/draft.ts'
import { Picker } from '../builder/picker.tsx'
import { hatTrickFace } from '../face.tsx'
import { skillText, styleCardWords } from '../table/wording.ts'
import { toldSkill } from '../workshop/skill.ts'

test.each(sampled(PLANTED_TEXTS))('a skill that is planted as data is told on the page in %s', (language) => {
  const options = { cards: PLANTED, expansion: 'players' }
  const at: Telling = { language, words: hatTrickFace.wording(language, options) }
  const nutmeg = styleCardWords(language, 'nutmeg', at)
  expect({
    silver: skillText('playmaker', 'silver', at),
    gold: skillText('playmaker', 'gold', at),
    nutmeg: nutmeg.text,
  }).toEqual(PLANTED_TEXTS[language])
  expect(nutmeg.name).toBe(TEXTS[language].expansion.styleCards.nutmeg.name)
  // The others say what they always said.
  const usual: Telling = { language, words: hatTrickFace.wording(language, { expansion: 'players' }) }
  for (const { id } of OUR_EXPANSION.types.filter((type) => type.id !== 'playmaker'))
    expect(skillText(id, 'gold', at)).toBe(skillText(id, 'gold', usual))
})

test.each(sampled(PLANTED_TEXTS))('the workshop tells it as it is typed, in %s', (language) => {
  const playmaker = PLANTED.expansion?.types.find(({ id }) => id === 'playmaker')
  const nutmeg = PLANTED.expansion?.styles.find(({ id }) => id === 'nutmeg')
  expect({
    silver: toldSkill(playmaker?.silver.skill, 'player', language),
    gold: toldSkill(playmaker?.gold.skill, 'player', language),
    nutmeg: toldSkill(nutmeg, 'style-card', language),
  }).toEqual(PLANTED_TEXTS[language])
})

test.each(sampled(PLANTED_TEXTS))('whoever picks a man for a squad reads it, in %s', (language) => {
  const set = PLANTED.expansion
  if (!set) return expect.unreachable()
  const number = set.types.find(({ id }) => id === 'playmaker')?.numbers[0] ?? 0
  const still = () => undefined
  const html = renderToStaticMarkup(
    createElement(Picker, { language, set, draft: EMPTY, place: number, pick: still, close: still }),
  )
  for (const side of ['silver', 'gold'] as const) expect(html).toContain(PLANTED_TEXTS[language][side])
})
