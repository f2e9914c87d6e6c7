import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { BOARDED } from '../games/register.ts'
import { bare } from '../play/ink.ts'
import { playText } from '../play/text.ts'
import type { Typist } from './play-ground.ts'
import { emptyFolder, playWith } from './play-ground.ts'

const GAMES = BOARDED.map(({ id }) => id)
/** What is said of something that is met for the first time. */
const sentenceOf = (game: string, of: string): string =>
  BOARDED.find(({ id }) => id === game)?.open(({ entry }) => entry.wording('en').firstTime?.(of)) ?? ''

const explainedIn = (folder: string, game: string): readonly string[] =>
  JSON.parse(readFileSync(join(folder, 'libero', 'learnt', `${game}.json`), 'utf8')).explained

const inOneRow = (text: string): string => text.replace(/\s+/g, ' ')
const times = (text: string, part: string): number => text.split(part).length - 1
const SEED = ['--seed', 'first times']

/** Takes what is proposed some thirty times, and leaves. */
const enter: Typist = (_, nth) => (nth < 30 ? '' : undefined)

describe.each(GAMES)('a first match of %s', (game) => {
  test('says once what is new, and never again in another one', async () => {
    const folder = emptyFolder()
    const { output } = await playWith([game, '--plain', ...SEED], enter, { folder })
    const explained = explainedIn(folder, game)
    expect(explained.length).toBeGreaterThan(5)
    const said = inOneRow(output)
    for (const of of explained) {
      expect(times(said, `New: ${sentenceOf(game, of)}`), of).toBe(1)
    }
    expect(times(said, 'New: ')).toBe(explained.length)
    const again = inOneRow((await playWith([game, '--plain', ...SEED], enter, { folder })).output)
    const fresh = explainedIn(folder, game).slice(explained.length)
    // What the first match did not bring another one still may; what it did is known.
    expect(times(again, 'New: ')).toBe(fresh.length)
    for (const of of explained) expect(again).not.toContain(`New: ${sentenceOf(game, of)}`)
  })

  test('on a screen, too, as long as the question stands', async () => {
    const folder = emptyFolder()
    const { turns } = await playWith(
      [game, '--speed', '0', ...SEED],
      (_, nth) => ['zzz', '', '', '', '', '', '', '', '', '', '', ''][nth],
      { folder, screen: { columns: 100, rows: 50 } },
    )
    const [first = ''] = explainedIn(folder, game)
    const sentence = `New: ${sentenceOf(game, first)}`
    const shown = turns.map((turn) => inOneRow(bare(turn)))
    expect(shown[0]).toContain(sentence)
    // Something was typed that means nothing: the question is put again with all that stood beside it.
    expect(shown[1]).toContain(sentence)
    expect(shown.at(-1)).not.toContain(sentence)
  })

  test('and nothing for who wants none', async () => {
    const { output } = await playWith([game, '--plain', '--no-explain', ...SEED], enter)
    expect(output).not.toContain('New: ')
  })
})

test('what is new is said to be so in every language', () => {
  for (const language of LANGUAGES) {
    expect(playText(language).learning.isNew).toContain('{sentence}')
    expect([...playText(language).usage, ...playText(language).usageMore].join('\n')).toContain(
      '--no-explain',
    )
  }
})
