import type { Setting } from '@libero/captain-tsubasa/testing'
import { match } from '@libero/captain-tsubasa/testing'
import { sampled } from '@libero/kernel/testing'
import type { Language } from '@libero/kernel/words'
import { capital } from '@libero/kernel/words'
import { createElement, Fragment } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { captainTsubasaFace as face } from '../face.tsx'
import { askTexts } from '../table/ask-text.ts'
import { poolOf } from '../table/places.ts'

/** Home has spent three shot tokens of five, and away is asked for its own. */
const SPENT = { phase: 'action', pool: [{ shot: 5 }, { defence: 2 }] } as const satisfies Setting

/** The pitch, and what a look at home's shot tokens tells. */
function drawn(language: Language, setting: Setting): { readonly page: string; readonly detail: string } {
  const m = match(setting).play('home: shot', 'home: spend-3')
  const board = { view: m.view('spectator'), near: 1, language, words: face.wording(language, {}) } as const
  return {
    page: renderToStaticMarkup(createElement(face.Pitch, board)),
    detail: renderToStaticMarkup(createElement(Fragment, null, face.detail(poolOf('shot', 0), board))),
  }
}

const SAID = {
  en: 'Nankatsu, shot tokens: 2 of 5; spent until the clean-up: 3',
  de: 'Nankatsu, Token für Schuss: 2 von 5; bis zur Aufräumphase ausgegeben: 3',
  hu: 'Nankatsu, zsetonok (lövés): 2, legfeljebb 5; a rendrakásig elköltve: 3',
} as const

test.each(sampled(SAID))(
  'tokens spent in this round are marked beside the others and read aloud, in %s',
  (language) => {
    const { page, detail } = drawn(language, SPENT)
    const [held = '', spent = ''] = SAID[language].split('; ')
    expect(detail).toContain(
      `<h3>${held}</h3><p>${askTexts[language].tokenFor.shot}</p><p>${capital(spent)}</p>`,
    )
    expect(page).toContain(`aria-label="${SAID[language]}"`)
    expect(page.match(/<small class="dim">[^/]+<\/small>/g)).toEqual(['<small class="dim">(3)</small>'])
  },
)

test.each(sampled(SAID))('by the first rules none are, in %s', (language) => {
  const { page, detail } = drawn(language, { ...SPENT, rules: 'captain-tsubasa-1' })
  expect(page).toContain(`aria-label="${SAID[language].split(';')[0]}"`)
  expect(page).not.toContain('<small class="dim">')
  expect(detail).not.toContain(capital(SAID[language].split('; ')[1] ?? ''))
})
