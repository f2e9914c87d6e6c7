import type { Ability } from '@libero/captain-tsubasa'
import { OUR_CARDS } from '@libero/captain-tsubasa'
import { sampled } from '@libero/kernel/testing'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AbilitySign } from '../cards/symbols.tsx'
import { captainTsubasaWorkshop } from '../workshop/workshop.tsx'

/** What is drawn of the tokens: S, P and V as in the booklet's key, with all that stands between them. */
function drawn(ability: Ability): string {
  const page = renderToStaticMarkup(createElement(AbilitySign, { ability }))
  const letters = { shot: 'S', pass: 'P', defence: 'V' } as const
  const signs = page.matchAll(/data-shown="([^"]+)"|fill="var\(--ct-(shot|pass|defence)\)"/g)
  return [...signs].map(([, shown, token]) => shown ?? letters[token as keyof typeof letters]).join('')
}

const gain = (tokens: readonly string[], more: object = {}) => ({ do: 'gain', tokens, ...more }) as Ability
const ALL = ['shot', 'pass', 'defence']

test.each([
  ['S', gain(['shot'])],
  ['2×S', gain(['shot'], { count: 2 })],
  ['S/P', gain(['shot', 'pass'])],
  ['S/V', gain(['defence', 'shot'])],
  ['2×S/P', gain(['shot', 'pass'], { count: 2 })],
  ['SP', gain(['shot', 'pass'], { each: true })],
  ['1×S/P/V', gain(ALL)],
  ['2×S/P/V', gain(ALL, { count: 2 })],
  ['SPV', gain(ALL, { each: true })],
])('§6.4 tokens are drawn as the key of the booklet writes them: %s', (signs, ability) => {
  expect(drawn(ability)).toBe(signs)
})

test('§6.4 no two different gains of our cards are drawn alike', () => {
  const { starting, match, motivation, transfers } = OUR_CARDS
  const gains = new Map<string, Set<string>>()
  for (const { abilities } of [starting, match, motivation, transfers].flat())
    for (const ability of abilities)
      if (ability.do === 'gain') {
        const { tokens, count = 1, each = false } = ability
        const seen = gains.get(drawn(ability)) ?? new Set()
        gains.set(drawn(ability), seen.add(JSON.stringify([[...tokens].sort(), count, each])))
      }
  expect(gains.size).toBeGreaterThan(5)
  for (const [signs, different] of gains) expect([signs, different.size]).toEqual([signs, 1])
})

const HINTS = {
  en: 'As printed: two symbols with a slash are a choice; all three without a number one of each; “2x” and all three: How many 2.',
  de: 'Wie gedruckt: Zwei Symbole mit Schrägstrich sind eine Wahl, alle drei ohne Zahl einer von jeder Art; „2x“ und alle drei: Wie viele 2.',
  hu: 'Ahogy nyomtatták: két jel perjellel választás, mindhárom szám nélkül mindegyikből egy; „2x” és mindhárom: Hány 2.',
}

test.each(sampled(HINTS))(
  '§6.4 the workshop says how the symbols of the box are typed, in %s',
  (language) => {
    const [starting] = captainTsubasaWorkshop.kinds(language)
    const hint = (does: string) =>
      starting?.sections({ abilities: [{ do: does }] }, {}, 0).find(({ id }) => id === 'ability-0')?.hint
    expect([hint('gain'), hint('draw')]).toEqual([HINTS[language], undefined])
  },
)
