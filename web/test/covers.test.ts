import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES } from '@libero/kernel/words'
import { expect, test } from 'vitest'
import { coverFile, coverOf } from '../app/cover.ts'
import { coverTexts } from '../app/cover-text.ts'
import { readRoute, writeRoute } from '../app/route.ts'
import { coversOf, isCover } from '../build/covers.ts'
import { GAMES, gameTexts } from '../games/register.ts'

const html = readFileSync(fileURLToPath(new URL('../index.html', import.meta.url)), 'utf8')
const namesOf = (game: (typeof GAMES)[number]) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, gameTexts[language][game]]))

const KINDS = Object.keys(coverTexts.en)

test('every page of a game that is sent to others has a cover in every language, and no two say the same', () => {
  for (const game of GAMES) {
    // The build finds what a game is called by the name of this file.
    expect(existsSync(new URL(`../games/${game}/entry-text.ts`, import.meta.url))).toBe(true)
    const covers = coversOf(game, namesOf(game), html)
    expect(covers.size).toBe(LANGUAGES.length * KINDS.length)
    expect(new Set(covers.values()).size).toBe(covers.size)
    for (const language of LANGUAGES)
      for (const kind of KINDS) {
        const address = writeRoute(kind, [game, '4.4'])
        const file = coverOf(readRoute(address), GAMES, language)
        expect(file).toBe(coverFile(kind, game, language))
        expect(isCover(file)).toBe(true)
        const cover = covers.get(file) ?? ''
        const { title, about } = coverTexts[language][kind as keyof (typeof coverTexts)['en']]
        const named = title.replace('{game}', gameTexts[language][game].name)
        expect(cover).toContain(`<title>${named} · Libero</title>`)
        expect(cover).toContain(`property="og:title" content="${named}"`)
        expect(cover.split(`content="${about}"`).length).toBe(3)
        expect(cover).toContain(`<html lang="${language}">`)
        // Nothing else is another page: the app runs under every cover.
        expect(cover.slice(cover.indexOf('<body>'))).toBe(html.slice(html.indexOf('<body>')))
        // Where links are shown titles and descriptions are cut.
        expect(named.length, named).toBeLessThanOrEqual(60)
        expect(about.length, about).toBeLessThanOrEqual(110)
      }
  }
})

test('what is nobody else’s has none, and a match by link says its game', () => {
  const [game] = GAMES
  const [language] = LANGUAGES as readonly [(typeof LANGUAGES)[number]]
  const file = (hash: string) => coverOf(readRoute(hash), GAMES, language)
  for (const hash of ['', '#/', '#/matches', '#/settings', `#/match/${game}-0a1b`, `#/replay/${game}-0a1b`])
    expect(file(hash)).toBe('')
  expect(file(`#/replay/link/${game}?r=2.x`)).toBe(coverFile('replay', game, language))
  // As links were written before: they are opened under no cover.
  expect(file('#/replay/link?r=2.x')).toBe('')
})
