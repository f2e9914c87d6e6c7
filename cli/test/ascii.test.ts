import { LANGUAGES } from '@libero/kernel/words'
import { describe, expect, test } from 'vitest'
import { asciiOf, isAscii, speaksAscii } from '../ascii.ts'
import { widthOf } from '../play/ink.ts'
import { playWith } from './play-ground.ts'
import { playedMatch, recordFile, run } from './stage.ts'

describe('ASCII', () => {
  test.each([
    [{ LC_ALL: 'C' }, true],
    [{ LC_ALL: 'POSIX' }, true],
    [{ LC_ALL: 'C.UTF-8' }, false],
    [{ LANG: 'de_DE.ISO-8859-1' }, true],
    [{ LANG: 'de_DE@euro' }, true],
    [{ LANG: 'hu_HU.utf8' }, false],
    [{ LC_ALL: '', LC_CTYPE: 'C', LANG: 'hu_HU.UTF-8' }, true],
    [{ LC_ALL: 'en_GB.UTF-8', LANG: 'C' }, false],
    [{ LANG: 'de' }, false],
    [{}, false],
  ])('is what %j can show: %s', (env, ascii) => expect(speaksAscii(env)).toBe(ascii))

  test('reads well where there is room', () => {
    expect(asciiOf('„Ärger“ für Günter Eisenfuß – §6.5 …', 'de')).toBe(
      '"Aerger" fuer Guenter Eisenfuss - par. 6.5 ...',
    )
    expect(asciiOf('Őrült kőműves: „jó”', 'hu')).toBe('Orult komuves: "jo"')
    expect(asciiOf('漢字', 'en')).toBe('??')
  })

  test('what is in columns stays in them, styles and all', () => {
    const rows = ['Günter   5', 'Müßig  7 ', 'Fuß    12', 'ÄÖÜ  x']
    for (const row of rows) {
      const plain = asciiOf(row, 'de', row.length)
      expect(isAscii(plain)).toBe(true)
      expect(plain.search(/\d|x$/)).toBe(row.search(/\d|x$/))
    }
    const styled = `\u001b[1mGünter\u001b[0m   5`
    expect(asciiOf(styled, 'de')).toBe('\u001b[1mGuenter\u001b[0m  5')
    expect(widthOf(asciiOf('■ Straße ◆', 'de', 10))).toBe(10)
  })

  const games = ['finale', 'hat-trick', 'captain-tsubasa']
  const orders = ['', 'm', 'c', 'b', 'help', '?', 'l', 'xyz', '', '', '']
  test.each(games.flatMap((game) => LANGUAGES.map((language) => [game, language] as const)))(
    'nothing else leaves a match of %s in %s',
    async (game, language) => {
      for (const screen of [undefined, { columns: 80, rows: 24 }]) {
        const { output, errors } = await playWith(
          [game, '--seed', 'ascii', '--speed', '0', '--lang', language, '--opponent', 'random'],
          (_, nth) => orders[nth],
          { env: { LC_ALL: 'C' }, ...(screen && { screen }) },
        )
        expect(output.length).toBeGreaterThan(2000)
        expect(isAscii(output + errors)).toBe(true)
        if (!screen) continue
        const frames = output.split('\u001b[H').slice(1)
        const drawn = frames.flatMap((frame) => (frame.split('\u001b[J')[0] ?? '').split('\n'))
        expect(drawn.length).toBeGreaterThan(100)
        expect(drawn.filter((row) => widthOf(row) > 80)).toEqual([])
      }
    },
  )

  test.each(LANGUAGES)('nor any other command in %s; data loses nothing', async (language) => {
    const record = recordFile('ascii.json', playedMatch('ascii'))
    for (const args of [
      ['help'],
      ['play', '--help'],
      ['cards', 'finale'],
      ['cards', 'hat-trick'],
      ['replay', record],
      ['squad', '--random', '--seed', 'a'],
      ['no such “command”'],
    ]) {
      if (args[0] === 'play') continue
      const { out, err } = await run([...args, '--lang', language, '--ascii'])
      expect(isAscii(out + err), args.join(' ')).toBe(true)
    }
    const plain = await run(['cards', 'finale', '--json'])
    const ascii = await run(['cards', 'finale', '--json', '--ascii'])
    expect(isAscii(ascii.out)).toBe(true)
    expect(JSON.parse(ascii.out)).toEqual(JSON.parse(plain.out))
  })

  test('a dumb terminal is told line by line', async () => {
    const { output } = await playWith(['finale'], () => undefined, {
      screen: { columns: 80, rows: 24 },
      env: { TERM: 'dumb' },
    })
    expect(output).not.toContain('\u001b[H')
  })
})
