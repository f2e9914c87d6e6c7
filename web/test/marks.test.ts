import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { CardMark } from '../parts/marks.tsx'

test('a mark says its words, or is passed over where they stand beside it; it is never a picture without a name', () => {
  const drawn = (words?: string) =>
    renderToStaticMarkup(createElement(CardMark, { mark: 'red', ...(words !== undefined && { words }) }))
  expect(drawn('red card')).toContain('role="img" aria-label="red card"')
  expect(drawn()).toContain('aria-hidden="true"')
  expect(drawn()).not.toContain('role=')
})
