import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { BotClient, sameRoom } from '@libero/bots/remote'
import { BotHost, opponentsOf } from '@libero/bots/remote/host'
import { hatTrick } from '@libero/hat-trick'
import type { MatchRecord, Pair } from '@libero/kernel'
import { readRecord, SampledChance, seedFrom, seedText, writeRecord } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import { describe, expect, test } from 'vitest'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { bare } from '../play/ink.ts'
import { roomWords, tableOrder } from '../play/order-words.ts'
import { Terminal } from '../play/terminal.ts'
import { playText } from '../play/text.ts'
import { emptyFolder, enter, fileIn, playWith } from './play-ground.ts'
import { file, playedMatch, recordFile, run } from './stage.ts'

const HOME = '\u001b[H'
const quitAfter = (decisions: number) => (_: string, nth: number) => (nth < decisions ? '' : 'q')

describe('a match that cannot be saved', () => {
  test('is said so, played all the same, and nothing is left waiting', async () => {
    let closed = 0
    class Counted extends BotClient {
      override close(): void {
        closed++
        super.close()
      }
    }
    const bench = () => new Counted(() => sameRoom(new BotHost(opponentsOf)))
    const folder = file('no-folder', 'a file where a folder should be')
    const { code, output, errors, turns } = await playWith(['finale', '--plain'], quitAfter(3), {
      folder,
      bench,
    })
    expect(turns[0]).toContain('could not be saved')
    expect(turns[0]).toContain('ENOTDIR')
    expect(turns.slice(1).join('')).not.toContain('could not be saved')
    expect(turns).toHaveLength(5)
    expect(errors).toMatch(/^The match as it stands could not be saved in .*: ENOTDIR\.\n$/)
    expect(output).not.toContain('--resume')
    expect(code).toBe(1)
    expect(closed).toBe(1)
  })

  test('because the folder is gone in mid-match is said then', async () => {
    const folder = emptyFolder()
    const { code, turns, errors } = await playWith(
      ['finale', '--plain'],
      (_, nth) => {
        if (nth === 2) {
          rmSync(join(folder, 'libero'), { recursive: true })
          writeFileSync(join(folder, 'libero'), '')
        }
        return nth < 4 ? '' : undefined
      },
      { folder },
    )
    expect(turns[2]).not.toContain('could not be saved')
    expect(turns[3]).toContain('could not be saved')
    expect(errors).toContain('could not be saved')
    expect(code).toBe(1)
  })

  test.each(LANGUAGES)('in %s', async (language) => {
    const folder = file('no-folder', '')
    const { errors } = await playWith(['finale', '--plain', '--lang', language], () => undefined, { folder })
    expect(errors.split('\n')).toHaveLength(2)
    expect(errors).toContain('ENOTDIR')
  })

  test('a refused squad ends too', async () => {
    let closed = 0
    class Counted extends BotClient {
      override close(): void {
        closed++
        super.close()
      }
    }
    const squad = file('squad.json', '{}')
    const { code } = await playWith(['finale', '--squad', squad], enter, {
      bench: () => new Counted(() => sameRoom(new BotHost(opponentsOf))),
    })
    expect(code).toBe(1)
    expect(closed).toBe(1)
  })
})

describe('whoever waits', () => {
  const seat = (screen: boolean) => {
    const input = Object.assign(new PassThrough(), screen && { isTTY: true, setRawMode: () => input })
    const output = Object.assign(new PassThrough(), screen && { isTTY: true, columns: 80, rows: 24 })
    output.resume()
    const errors = new PassThrough()
    const terminal = new Terminal(
      { input, output, errors, env: {}, bench: () => new BotClient(never) },
      false,
    )
    return { input, output, terminal }
  }
  const never = () => {
    throw new Error('nobody thinks here')
  }

  test('for an opponent waits no longer than there is somebody to play', async () => {
    const { input, terminal } = seat(false)
    const waiting = terminal.meanwhile(new Promise<string>(() => {}))
    input.end()
    expect(await waiting).toBeUndefined()
    expect(terminal.isLeft).toBe(true)
  })

  test('for a reader who has gone waits no longer', async () => {
    const { output, terminal } = seat(false)
    const asked = terminal.ask('? ')
    output.destroy(new Error('EPIPE'))
    expect(await asked).toBeUndefined()
  })

  test('for the end of an endless line does not gather it', async () => {
    const { input, terminal } = seat(false)
    const asked = terminal.ask('? ')
    for (let i = 0; i < 40; i++) input.write('\0'.repeat(65_536))
    expect(await asked).toBeUndefined()
  })

  test('what is typed while the story is told is the answer to the next question', async () => {
    const { input, terminal } = seat(true)
    const paused = terminal.pause(600_000)
    input.write('3\n')
    await paused
    expect(await terminal.ask('? ')).toBe('3')
    const thinking = terminal.meanwhile(new Promise((resolve) => setImmediate(() => setImmediate(resolve))))
    input.write('schwindlig\n')
    await thinking
    expect(await terminal.ask('? ')).toBe('schwindlig')
  })

  test('Enter alone hurries and decides nothing', async () => {
    const { input, terminal } = seat(true)
    const paused = terminal.pause(600_000)
    input.write('\n')
    await paused
    const asked = terminal.ask('? ')
    input.write('5\n')
    expect(await asked).toBe('5')
  })
})

describe('files that are no files', () => {
  const folder = emptyFolder()
  const directory = join(folder, 'folder.json')
  mkdirSync(directory)
  const pipe = join(folder, 'pipe.json')
  execFileSync('mkfifo', [pipe])
  const hostile = [directory, pipe, '/dev/zero']

  test.each(hostile)('%s is no match and no squad', async (path) => {
    for (const args of [
      ['finale', '--resume', path],
      ['finale', '--squad', path],
      ['hat-trick', '--expansion', 'players', '--squad', path],
      ['finale', '--cards', path],
    ]) {
      const { code, errors, output } = await playWith(args, enter)
      expect(code, args.join(' ')).toBeGreaterThan(0)
      expect(errors.trim().split('\n')).toHaveLength(1)
      expect(errors).not.toMatch(/\{\w+\}/)
      expect(output).toBe('')
    }
  })

  test.each(hostile)('%s is refused by every command that reads', async (path) => {
    for (const args of [
      ['replay', path],
      ['cards', 'finale', '--check', path],
      ['squad', path],
      ['train', 'finale', '--from', path, '--out', join(folder, 'out.json')],
      ['arena', 'finale', '--pairs', '1', '--workers', '1', '--resume', path],
      ['sim', 'finale', '--matches', '1', '--cards', path],
    ]) {
      const { code, out, err } = await run(args, [], { XDG_CACHE_HOME: folder })
      expect(code, args.join(' ')).toBeGreaterThan(0)
      expect(out + err).not.toMatch(/\{\w+\}/)
    }
  })

  test('among the kept matches they are passed over', async () => {
    const home = emptyFolder()
    const left = await playWith(['finale', '--plain'], quitAfter(2), { folder: home })
    mkdirSync(join(home, 'libero', 'matches', 'newer.json'))
    execFileSync('mkfifo', [join(home, 'libero', 'matches', 'newest.json')])
    const { output } = await playWith(['finale', '--plain', '--resume'], () => undefined, { folder: home })
    expect(output).toContain(fileIn(left.output))
  })
})

describe('T5 the seat of a running match', () => {
  const begun = (name: string, coaches?: Pair<string>): string =>
    recordFile(name, { ...playedMatch('seats', undefined, 4), ...(coaches && { coaches }) })

  test.each(LANGUAGES)('that was the opponent’s is not taken, in %s', async (language) => {
    const path = begun('mine.json', ['person', 'heuristic'])
    const before = readFileSync(path, 'utf8')
    const away = await playWith(
      ['finale', '--plain', '--resume', path, '--seat', 'away', '--lang', language],
      () => undefined,
    )
    expect(away.code).toBe(1)
    expect(away.output).toBe('')
    expect(away.errors).toContain('(T5)')
    expect(away.errors).not.toContain('seat-not-yours')
    expect(readFileSync(path, 'utf8')).toBe(before)
  })

  test('that was one’s own is taken up again', async () => {
    const path = begun('own.json', ['heuristic', 'person'])
    expect((await playWith(['finale', '--plain', '--resume', path], () => undefined)).code).toBe(0)
    expect(
      (await playWith(['finale', '--plain', '--resume', path, '--seat', 'home'], () => undefined)).code,
    ).toBe(1)
  })

  test.each<[string, Pair<string> | undefined]>([
    ['two persons shared', ['person', 'person']],
    ['two opponents played', ['random', 'heuristic']],
    ['nobody is named in', undefined],
  ])('may be either where %s it, and is one’s own from then on', async (_, coaches) => {
    const path = begun('open.json', coaches)
    const resumed = (seat: string) =>
      playWith(['finale', '--plain', '--resume', path, '--seat', seat], () => undefined)
    expect((await resumed('away')).code).toBe(0)
    expect((await resumed('home')).code).toBe(1)
  })
})

test('while a goal is told the score stands as it was told', async () => {
  const args = ['finale', '--seed', 'goals', '--speed', '0', '--lang', 'en']
  const { output } = await playWith(args, enter, { screen: { columns: 80, rows: 24 } })
  const frames = output.split(HOME).slice(1).map(bare)
  const scores = frames.map((frame) => /\d+ : \d+/.exec(frame)?.[0])
  const changes = frames.filter((_, i) => i > 0 && scores[i] !== scores[i - 1])
  expect(changes.length).toBeGreaterThan(0)
  for (const frame of changes) expect(frame).toContain('★ ★ ★')
})

describe('words in three languages', () => {
  test.each([
    ['help', ['help', 'hilfe', 'Hilfe', 'segítség', 'segitseg', 'SÚGÓ']],
    ['undo', ['u', 'undo', 'zurück', 'zurueck', 'vissza']],
    ['hint', ['h', 'hint', 'tipp', 'Rat', 'tanács', 'tanacs']],
    ['quit', ['q', 'quit', 'ende', 'kilépés', 'kilepes']],
    ['rule', ['?', 'rule', 'Regel', 'szabály', 'szabaly']],
    ['log', ['l', 'log', 'verlauf', 'napló', 'naplo']],
    ['save', ['s', 'save', 'speichern', 'mentés']],
  ])('%s', (order, words) => {
    for (const word of words) expect(tableOrder(word), word).toBe(order)
  })

  test('the rooms before the match', () => {
    expect(roomWords('Farbe rot')).toEqual(['colour', 'red'])
    expect(roomWords('szín piros')).toEqual(['colour', 'red'])
    expect(roomWords('mentés rot')).toEqual(['save', 'rot'])
    expect(roomWords('Zufall')).toEqual(['random'])
    expect(roomWords('1, 5 7')).toEqual(['1', '5', '7'])
  })

  test.each(LANGUAGES)('every order a room names in %s can be typed there', (language) => {
    const { builder } = playText(language)
    const { ask, askReady, freeAsk, freeAskReady, deckAsk, deckAskReady } = builder
    const asked = [ask, askReady, freeAsk, freeAskReady, deckAsk, deckAskReady]
    // The first of what can be typed is a number.
    const words = asked.flatMap((line) => line.split(', ').slice(1))
    const named = [...builder.help, ...builder.deckHelp].flatMap(
      (line) => /^(\S+).* {2}/.exec(line)?.[1] ?? [],
    )
    expect(named).toHaveLength(14)
    const orders = [
      'beginner',
      'random',
      'empty',
      'colour',
      'save',
      'ok',
      'q',
      'first',
      'shuffle',
      'white',
      'help',
    ]
    for (const word of [...words, ...named]) expect(orders, word).toContain(roomWords(word)[0])
    const colours = [...builder.help, ...builder.deckHelp]
      .join(' ')
      .match(/(\S+), (\S+), (\S+) \S+ (\S+)/)
      ?.slice(1)
    expect(roomWords(`colour ${colours?.join(' ')}`)).toEqual(['colour', 'purple', 'yellow', 'blue', 'red'])
  })

  test('whatever language is set', async () => {
    const typed = ['hilfe', 'segitseg', 'szabály 6.5', 'napló', 'kilépés']
    const { turns, code } = await playWith(['finale', '--plain', '--lang', 'en'], (_, nth) => typed[nth])
    expect(turns[1]).toContain('take back')
    expect(turns[2]).toContain('take back')
    expect(turns[3]).toContain('§6.5')
    expect(turns[4]).toContain('The match so far')
    expect(turns).toHaveLength(6)
    expect(code).toBe(0)
  })
})

describe('§12.1 a single option', () => {
  /** A match in which the rules leave home one option, as it is asked to hide that. */
  function cornered(): { readonly record: MatchRecord; readonly sole: string } {
    for (let n = 0; n < 60; n++) {
      const config = { builds: [hatTrickEntry.beginner(0, {}), hatTrickEntry.beginner(1, {})] as const }
      const opened = Table.open(hatTrick, { config }, { seed: seedText(seedFrom(`m${n}`)) })
      if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
      const table = opened.value
      const whim = new SampledChance(n + 1)
      while (!table.outcome) {
        const sole = table.soleOption(0)
        if (sole !== undefined) return { record: table.record(), sole }
        const seat = table.isAwaited(0) ? 0 : 1
        const options = table.request(seat)?.options ?? []
        table.act(seat, options[whim.below(options.length)]?.action ?? '')
      }
    }
    throw new Error('nobody was left without a choice')
  }

  test('is taken without asking, and taken back with what was chosen before it', async () => {
    const { record, sole } = cornered()
    const path = file('cornered.json', writeRecord({ ...record, coaches: ['person', 'heuristic'] }))
    const { turns } = await playWith(['hat-trick', '--plain', '--resume', path], () => undefined)
    const after = readRecord(readFileSync(path, 'utf8'))
    const inputs = after.ok ? after.value.inputs : []
    expect(inputs.slice(record.inputs.length)).toContain(`h ${sole}`)
    expect(turns[0]).not.toContain(`Enter: 1 ${sole}`)

    const table = Table.resume(hatTrick, record)
    if (!table.ok) throw new Error('no match')
    table.value.act(0, sole)
    const undone = table.value.undoChosen(0)
    // Either it goes back beyond what was taken for the coach, or nothing changes.
    if (undone.ok) expect(table.value.soleOption(0)).toBeUndefined()
    else expect(table.value.record().inputs).toContain(`h ${sole}`)
  })
})
