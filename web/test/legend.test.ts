import { LANGUAGES } from '@libero/kernel/words'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { captainTsubasaFace } from '../games/captain-tsubasa/face.tsx'
import { finaleFace } from '../games/finale/face.tsx'
import { hatTrickFace } from '../games/hat-trick/face.tsx'

const FACES = [hatTrickFace, finaleFace, captainTsubasaFace].map((face) => [face.game.id, face] as const)

describe.each(FACES)('the legend of %s', (_, face) => {
  test.each(LANGUAGES)('every symbol has a picture, a name of its own and a sentence, in %s', (language) => {
    const entries = face.legend(language)
    expect(entries.length).toBeGreaterThan(15)
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
    for (const { picture, name, words } of entries) {
      const drawn = renderToStaticMarkup(createElement(Fragment, null, picture))
      expect(drawn, name).toMatch(/<(svg|span|i|img)[ >]/)
      expect(name).toMatch(/^[\p{Lu}\d+]/u)
      expect(words, name).toMatch(/^[\p{Lu}].{10,}[.!]$/u)
    }
  })

  test('each language says it in its own words', () => {
    const said = LANGUAGES.map((language) => face.legend(language).map(({ words }) => words))
    const [first = [], ...others] = said
    for (const other of others) {
      expect(other.length).toBe(first.length)
      expect(other.filter((words, i) => words === first[i])).toEqual([])
    }
  })
})
