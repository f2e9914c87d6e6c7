import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OUR_CARDS } from '@libero/finale'
import type { MatchConfig, MatchRecord, Position, Seat } from '@libero/kernel'
import { chanceOf, isPlainText, other, readRecord, SEATS, writeRecord } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { Table } from '@libero/table'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CATALOGUE, findGame } from '../catalogue.ts'
import { findHouse } from '../docs/house.ts'
import { cliText } from '../text/index.ts'
import { tooWide } from './scenes.ts'
import { BEGINNERS, file, playedMatch, recordFile, run, seeded } from './stage.ts'

/** A match in which both coaches let their time run out, after some decisions. */
interface Played {
  readonly record: MatchRecord
  readonly position: Position
}

function played(game: string, most: number, options: unknown = {}): Played {
  const listed = CATALOGUE.find(({ id }) => id === game)
  if (!listed) throw new Error(game)
  return listed.open((entry) => {
    const config = { options, builds: [entry.beginner(0, options), entry.beginner(1, options)] as const }
    const opened = Table.open(entry.game, { config }, seeded(game))
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
    const table = opened.value
    while (!table.outcome && table.decisions < most) table.timeOut(table.isAwaited(0) ? 0 : 1)
    return { record: table.record(), position: table.position }
  })
}

const GAMES = [
  ['finale', {}],
  ['hat-trick', {}],
  ['hat-trick', { expansion: 'players', events: ['subs', 'corners'] }],
  ['captain-tsubasa', { motivation: true, transfers: true }],
] as const
const MOMENTS = [0, 1, 9, 30, 61, Number.POSITIVE_INFINITY]

const asText = (position: unknown): string => JSON.stringify(position)
const isClean = (text: string): boolean => text.split('\n').every(isPlainText)
/** Nothing but what a screen of 80 columns has room for, with every blank filled. */
function isReadable(out: string): void {
  expect(tooWide(out.split('\n'), 80)).toEqual([])
  expect(out).not.toMatch(/[{}]|undefined|\[object/)
  expect(isClean(out)).toBe(true)
}

describe.each(GAMES)('%s %j', (game, options) => {
  const moments = MOMENTS.map((most) => played(game, most, options))

  test('a position is shown whole, in every language and in ASCII', async () => {
    for (const { position } of moments) {
      const path = file('position.json', asText(position))
      for (const language of LANGUAGES) {
        for (const more of [[], ['--ascii']]) {
          const { code, out, err } = await run(['show', path, '--lang', language, ...more])
          expect([code, err]).toEqual([0, ''])
          isReadable(out)
          expect(out.startsWith(`${findGame(game)?.text[language].name}: `)).toBe(true)
          // A table only gives positions at a decision, or at the end.
          if (more.length === 0) expect(out).not.toContain(cliText(language).show.playedOn)
        }
      }
    }
  })

  test('a record is shown as it stands, with its decisions and its end', async () => {
    for (const { record } of moments) {
      const { code, out, err } = await run(['show', recordFile('match.json', record)])
      expect([code, err]).toEqual([0, ''])
      isReadable(out)
      const { length } = record.inputs
      expect(out).toContain(`After ${length} of ${length} decision`)
      expect(out).toContain(`Rules ${record.rules}`)
      expect(out).toContain(`${record.cards.name} ${record.cards.version}`)
      if (record.outcome) {
        expect(out).toContain(`Final score ${record.outcome.goals.join(':')}`)
        expect(out).toContain(cliText('en').show.seenBy.omniscient)
      } else {
        expect(out).toContain('still running')
        expect(out).toContain(cliText('en').show.seenBy.spectator)
        expect(out).toMatch(/decides; the question is seen only from that seat/)
      }
    }
  })

  test('the question has its paragraph, and every option a line', async () => {
    for (const { position } of moments.slice(0, -1)) {
      const { out } = await run(['show', file('position.json', asText(position))])
      expect(out).toMatch(/^[■◆] .+ decides \(§\d+\.\d+\):\n ▸ \S/m)
      expect(out.slice(out.lastIndexOf(' ▸ ')).split('\n').length).toBeGreaterThan(3)
    }
  })

  test('of a running match a coach sees his own hand, and neither he nor the stands the other’s', async () => {
    const { record, position } = played(game, 30, options)
    const path = recordFile('match.json', { ...record, coaches: ['person', 'person'] })
    const hands = handsOf(game, position)
    const stands = (await run(['show', path])).out.toLowerCase()
    expect(stands).not.toContain('(you)')
    for (const seat of [0, 1] as const) {
      const { code, out } = await run(['show', path, '--seat', SEATS[seat]])
      expect(code).toBe(0)
      isReadable(out)
      expect(out).toContain(cliText('en').show.seenBy[SEATS[seat]])
      expect(out).toContain('(you)')
      const seen = out.toLowerCase()
      for (const card of hands[seat]) expect(seen).toContain(card)
      const secret = hands[other(seat)].filter((card) => !hands[seat].includes(card))
      expect(secret.length).toBeGreaterThan(0)
      for (const card of secret) if (!stands.includes(card)) expect(seen).not.toContain(card)
    }
  })

  test('whatever a coach cannot know changes nothing of what he is shown', async () => {
    let redrawn = 0
    for (const [n, { position }] of moments.slice(1, -1).entries()) {
      for (const seat of [0, 1] as const) {
        const seenOf = async (shown: Position) =>
          (await run(['show', file('position.json', asText(shown)), '--seat', SEATS[seat]])).out
        const another = reimagined(game, position, seat, `${n}`)
        redrawn += Number(asText(another) !== asText(position))
        expect(await seenOf(another)).toBe(await seenOf(position))
      }
    }
    expect(redrawn).toBeGreaterThan(3)
  })

  test('the cards shown beside a whole position are as many as are counted', async () => {
    for (const { position } of moments) {
      const { out } = await run(['show', file('position.json', asText(position))])
      for (const [, count, cards = ''] of out.matchAll(/^ {3}(?:hand|deck|pile) (\d+): ((?:.|\n {5})+)$/gm)) {
        const times = [...cards.matchAll(/×(\d+)/g)].reduce((sum, [, n]) => sum + Number(n) - 1, 0)
        expect(cards.split(/·|\n/).length + times, cards).toBe(Number(count))
      }
      for (const [, count, rows = ''] of out.matchAll(/deck (\d+):\n((?: {5}.*\n)+)/g)) {
        const sum = [...rows.matchAll(/(\d+)[LR]/g)].reduce((so, [, n]) => so + Number(n), 0)
        expect(sum, rows).toBe(Number(count))
      }
    }
  })
})

/** Both hands of a position by the last word of each card's name, as every board writes it. */
function handsOf(game: string, { sides }: Position): readonly [string[], string[]] {
  const nameOf = CATALOGUE.find(({ id }) => id === game)?.open((entry) => entry.wording('en').nameOf)
  const called = (name: string) => (game === 'captain-tsubasa' ? (name.split(' ').at(-1) ?? name) : name)
  const names = (sides as readonly { readonly hand: readonly string[] }[]).map(({ hand }) =>
    hand.map((id) => called(nameOf?.(id) ?? id).toLowerCase()),
  )
  return [names[0] ?? [], names[1] ?? []]
}

/** The same position to one coach, with everything redrawn that he cannot know. */
function reimagined(game: string, position: Position, seat: Seat, seed: string): Position {
  const listed = CATALOGUE.find(({ id }) => id === game)
  if (!listed) throw new Error(game)
  return listed.open((entry) => {
    const chance = chanceOf(seeded(seed))
    const read = entry.game.fromPosition(position, chance)
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    entry.game.reimagine(read.value, seat, chance)
    return entry.game.position(read.value)
  })
}

describe('libero show', () => {
  const whole = playedMatch('whole')
  const half = playedMatch('half', BEGINNERS, 20)
  const position = played('finale', 20).position

  test('--at goes back in a record, and no further than it goes', async () => {
    const path = recordFile('whole.json', whole)
    const { length } = whole.inputs
    const { code, out } = await run(['show', path, '--at', '2'])
    expect(code).toBe(0)
    expect(out).toContain(`After 2 of ${length} decisions. Final score`)
    expect(out).toMatch(/period 1\/6/)
    // The match is over: whoever looks back sees everything.
    expect(out).toContain(cliText('en').show.seenBy.omniscient)
    const beyond = await run(['show', path, '--at', `${length + 1}`])
    expect([beyond.code, beyond.out]).toEqual([2, ''])
    expect(beyond.err).toContain(`0–${length}`)
  })

  test('T5: --all of a running match is refused, and so is the seat of a bot', async () => {
    const path = recordFile('half.json', { ...half, coaches: ['person', 'heuristic'] })
    for (const args of [['--all'], ['--seat', 'away'], ['--all', '--at', '3']]) {
      const { code, out, err } = await run(['show', path, ...args])
      expect([code, out]).toEqual([1, ''])
      expect(err).toMatch(/^T5: Everything is shown only after the final whistle/)
    }
    const { out } = await run(['show', path, '--seat', 'home'])
    expect(out).toContain('Coaches: a person at home, Coach Szendrei (Club coach) away.')
    expect((await run(['show', recordFile('whole.json', whole), '--all'])).code).toBe(0)
    expect((await run(['show', recordFile('whole.json', whole), '--seat', 'away'])).code).toBe(0)
  })

  test('a position may be seen from a seat, and takes --all for what it is anyway', async () => {
    const path = file('position.json', asText(position))
    expect((await run(['show', path, '--all'])).out).toBe((await run(['show', path])).out)
    const { out } = await run(['show', path, '--seat', 'away'])
    expect(out).toContain('SV Stollen (you)')
    const { code, err } = await run(['show', path, '--at', '3'])
    expect([code, err]).toEqual([2, 'The option --at makes sense only with the record of a match.\n'])
  })

  test('a position without a choice is played on, and says so, with the luck it took', async () => {
    const { position } = played('finale', 33, { sealed: true })
    expect(position.phase).toBe('attackers-men')
    const path = file('on.json', asText({ ...position, phase: 'defenders-men' }))
    const { code, out } = await run(['show', path])
    expect(code).toBe(0)
    expect(out).toContain(`${cliText('en').show.playedOn}\n${cliText('en').show.luckDrawn}\n`)
    expect((await run(['show', path])).out).toBe(out)
  })

  test('- reads standard input', async () => {
    const path = recordFile('whole.json', whole)
    const { code, out } = await run(['show', '-', '--at', '9'], [writeRecord(whole)])
    expect(code).toBe(0)
    expect(out).toBe((await run(['show', path, '--at', '9'])).out)
    expect((await run(['show', '-'], [' '.repeat(4_000_001)])).code).toBe(1)
  })

  test.each(LANGUAGES)('what cannot be shown is refused with its reason, in %s', async (language) => {
    const { show } = cliText(language)
    const refusedAs = async (source: string, rule: RegExp) => {
      const { code, out, err } = await run(['show', file('bad.json', source), '--lang', language])
      expect([code, out]).toEqual([1, ''])
      const [title, ...reasons] = err.trimEnd().split('\n')
      expect(title).toBe(show.refused)
      for (const reason of reasons) expect(reason).toMatch(rule)
      expect(err).not.toMatch(/[{}]/)
      return reasons.join('\n')
    }
    await refusedAs('{"format": ', /^T3: \S+ /)
    await refusedAs('[]', /^T3: \S+ /)
    await refusedAs('{}', /^T3: \S+ /)
    await refusedAs(' '.repeat(4_000_001), /^T3: \S+ /)
    await refusedAs(writeRecord(whole).replace('"h white', '"h whit'), /^T3: \S+ /)
    expect(await refusedAs(writeRecord({ ...whole, game: 'chess' }), /^T3: \S+ /)).toContain('chess')
    expect(await refusedAs(writeRecord({ ...whole, rules: 'finale-0' }), /^T3: \S+ /)).toContain('finale-0')
    expect(await refusedAs('{"format": "chess-position/1"}', /^T3: \S+ /)).toContain('chess-position/1')
    expect(await refusedAs('{"format": "finale-position/9"}', /^§13\.5: \S+ /)).toContain('Finale')
    await refusedAs('{"format": "hat-trick-position/1"}', /^§12\.5: \S+ /)
    await refusedAs(asText({ ...position, period: 99 }), /^§13\.5: .*period/)
  })

  test('called in a way that makes no sense', async () => {
    const path = file('position.json', asText(position))
    for (const args of [
      [],
      ['/nowhere/at/all.json'],
      [path, path],
      [path, '--seat', 'referee'],
      [path, '--at', 'x'],
      [path, '--seat', 'home', '--all'],
      [path, '--json'],
    ]) {
      const { code, out, err } = await run(['show', ...args])
      expect([code, out], JSON.stringify(args)).toEqual([2, ''])
      expect(err).toMatch(/\S \S/)
    }
  })

  test('names that speak to the terminal are shown without what they say', async () => {
    for (const hostile of ['a\u001b[31mb', 'a\nb', 'a\rb', 'a\u009b31mb', 'a\u202eb', 'a\u200bb']) {
      const men = OUR_CARDS.footballers.map((man) =>
        man.id === 'sven-fauster' ? { ...man, name: hostile } : man,
      )
      const cards = { ...OUR_CARDS, name: 'mine', version: '1', footballers: men }
      const config: MatchConfig = { ...BEGINNERS, options: { cards } }
      // As they were written before T8: nothing in them is damaged.
      const record = { ...half, config, cards: { name: 'mine', version: '1' } }
      const record2 = writeRecord({ ...record, coaches: [hostile, 'person'] })
      const shown = await run(['show', file('old.json', record2)])
      expect(shown.code).toBe(0)
      isReadable(shown.out)
      expect(shown.out).toContain('a\ufffd')
      const named = { ...position, options: { tactics: 'usual', extraTime: false, cards } }
      const whole = await run(['show', file('named.json', asText(named))])
      expect(whole.code).toBe(0)
      isReadable(whole.out)
      expect(whole.out).toContain('a\ufffd')
      const foreign = await run(['show', file('foreign.json', asText({ format: hostile }))])
      expect(foreign.code).toBe(1)
      expect(isClean(foreign.err)).toBe(true)
    }
  })

  test('whatever stands in a position is shown or refused', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('finale', 'hat-trick', 'captain-tsubasa').map((game) => played(game, 12).position),
        fc.nat(100_000),
        fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(-1, 0, 99, null, 'home', 'away')),
        async (data, path, value) => {
          const { code, out, err } = await run(['show', file('fuzz.json', asText(edited(data, path, value)))])
          expect(code === 0 ? err : out).toBe('')
          expect([0, 1]).toContain(code)
        },
      ),
      { numRuns: 150 },
    )
  })

  test('the golden matches can all be looked at, from every side', async () => {
    for (const path of GOLDEN) {
      const record = readRecord(readFileSync(path, 'utf8'))
      if (!record.ok) throw new Error(path)
      const middle = `${record.value.inputs.length >> 1}`
      for (const args of [[], ['--at', middle], ['--at', middle, '--seat', 'away']]) {
        const { code, out } = await run(['show', path, ...args])
        expect(code).toBe(0)
        isReadable(out)
      }
    }
  })
})

const house = findHouse() ?? ''
const GOLDEN = ['finale', 'hat-trick', 'hat-trick-players', 'captain-tsubasa'].flatMap((folder) =>
  readdirSync(join(house, 'golden', folder))
    .filter((name) => /\d\.json$/.test(name))
    .map((name) => join(house, 'golden', folder, name)),
)

/** Plain data with one value somewhere in it replaced. */
function edited(data: unknown, path: number, value: unknown): unknown {
  if (data === null || typeof data !== 'object') return value
  const keys = Object.keys(data)
  const key = keys[path % keys.length]
  if (key === undefined) return value
  const inside = edited((data as Record<string, unknown>)[key], Math.floor(path / keys.length), value)
  if (Array.isArray(data)) return data.map((item, i) => (String(i) === key ? inside : item))
  return { ...data, [key]: inside }
}
