import { LANGUAGES } from '@libero/kernel/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { settings } from '../../app/settings.ts'
import { stillOf } from '../../diagram.ts'
import { DiagramFigure } from '../../pages/rules/diagram.tsx'
import { bookOf, diagramsOf, faceOf, GAMES } from '../register.ts'

describe.each(GAMES)('the pictures of the rules of %s', (game) => {
  test('every one is a position the rules still allow, drawn by the table in every language beside a paragraph', async () => {
    const [face, book, diagrams] = await Promise.all([faceOf(game), bookOf(game), diagramsOf(game)])
    expect(diagrams.length).toBeGreaterThanOrEqual(20)
    expect(new Set(diagrams.map(({ id }) => id)).size).toBe(diagrams.length)
    for (const diagram of diagrams) {
      expect(stillOf(face, diagram), `${diagram.id} is no longer legal`).toBeDefined()
      for (const language of LANGUAGES) {
        expect(book[language].rules.paragraphs, diagram.id).toHaveProperty([diagram.rule])
        settings.change({ language })
        const drawn = renderToStaticMarkup(createElement(DiagramFigure, { face, diagram }))
        expect(drawn).toContain('role="img"')
        expect(drawn).toContain(renderToStaticMarkup(diagram.caption[language]))
        expect(drawn.includes('beside-last'), diagram.id).toBe(diagram.told !== undefined)
      }
      settings.change({ language: 'en' })
    }
  })
})
