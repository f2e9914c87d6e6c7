import type { Setting } from '@libero/captain-tsubasa/testing'
import { match } from '@libero/captain-tsubasa/testing'
import type { Language } from '@libero/kernel/words'
import { LANGUAGES } from '@libero/kernel/words'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { captainTsubasaFace as face } from '../face.tsx'

/** Home has spent three shot tokens of five, and away is asked for its own. */
const SPENT = { phase: 'action', pool: [{ shot: 5 }, { defence: 2 }] } as const satisfies Setting

function drawn(language: Language, setting: Setting): string {
  const m = match(setting).play('home: shot', 'home: spend-3')
  const board = { view: m.view('spectator'), near: 1, language, words: face.wording(language, {}) } as const
  return renderToStaticMarkup(createElement(face.Pitch, board))
}

const SAID = {
  en: 'Nankatsu, shot tokens: 2 of 5; spent until the clean-up: 3',
  de: 'Nankatsu, Token für Schuss: 2 von 5; bis zur Aufräumphase ausgegeben: 3',
  hu: 'Nankatsu, zsetonok (lövés): 2, legfeljebb 5; a rendrakásig elköltve: 3',
} as const

test.each(LANGUAGES)(
  'tokens spent in this round are marked beside the others and read aloud, in %s',
  (language) => {
    const page = drawn(language, SPENT)
    expect(page).toContain(`aria-label="${SAID[language]}"`)
    expect(page.match(/<s class="ct-aside">\d<\/s>/g)).toEqual(['<s class="ct-aside">3</s>'])
  },
)

test.each(LANGUAGES)('by the first rules none are, in %s', (language) => {
  const page = drawn(language, { ...SPENT, rules: 'captain-tsubasa-1' })
  expect(page).toContain(`aria-label="${SAID[language].split(';')[0]}"`)
  expect(page).not.toContain('ct-aside')
})
