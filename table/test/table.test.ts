import { finale, OUR_CARDS } from '@libero/finale'
import { Phase } from '@libero/finale/opponents'
import {
  commitmentTo,
  readInput,
  readRecord,
  replay,
  SampledChance,
  sha256,
  VIEWERS,
  writeRecord,
} from '@libero/kernel'
import { times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Table } from '../table.ts'
import {
  anyMove,
  configOf,
  expectOpen,
  listedRecord,
  openTable,
  playAll,
  refusalOf,
  seats,
  whole,
} from './random-table.ts'

/** Everything a coach could name, and some of what he could not. */
const TEXTS = [
  ...OUR_CARDS.footballers.map((man) => man.id),
  ...OUR_CARDS.tactics.map((card) => card.id),
  ...['', 'done', 'Done', 'done ', 'constructor', '__proto__', 'x'.repeat(100_000), '\ud800', '0'],
]

describe('opening', () => {
  test('an agreement the game refuses is refused with all its reasons', () => {
    const config = { options: { sealed: true }, builds: [{}, {}] } as const
    const opened = Table.open(finale, { config }, { seed: sha256('x') })
    expect(opened.ok).toBe(false)
    expect(!opened.ok && opened.refusals.length).toBeGreaterThan(4)
  })

  test('a position the game refuses is refused', () => {
    expect(refusalOf(Table.open(finale, { from: {} }, { seed: sha256('x') }))).toBe('13.5 position-foreign')
  })

  test('T6 luck that ends before the first decision', () => {
    const opened = Table.open(finale, { config: configOf(0) }, { list: [0] })
    expect(refusalOf(opened)).toMatch(/^T6 chance-(exhausted|impossible)$/)
  })

  test('the table keeps to what was agreed, whatever becomes of the data it was handed', () => {
    const config = JSON.parse(JSON.stringify(configOf(0)))
    const position = JSON.parse(JSON.stringify(openTable(1).position))
    const chance = { seed: sha256('x') }
    const tables = [
      expectOpen(Table.open(finale, { config }, chance)),
      expectOpen(Table.open(finale, { from: position }, chance)),
    ]
    const before = tables.map(whole)
    config.builds[0].pitch.reverse()
    config.options = { extraTime: true }
    position.sides[0].goals = 9
    chance.seed = sha256('y')
    expect(tables.map(whole)).toEqual(before)
    for (const table of tables) {
      const move = anyMove(table, new SampledChance(1))
      expectOpen(table.act(move?.seat ?? 0, move?.text ?? ''))
      expectOpen(table.undo(move?.seat ?? 0))
    }
    expect(tables.map(whole)).toEqual(before)
  })
})

describe('deciding', () => {
  test('T1, T2 what is not an option is refused with a reason at every decision, and changes nothing', () => {
    const codes = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const table = openTable(seed)
      playAll(table, seed, () => {
        const before = JSON.stringify([table.position, table.decisions, table.logLength])
        for (const seat of seats) {
          const options = table.request(seat)?.options.map((option) => option.action) ?? []
          for (const text of TEXTS) {
            if (options.includes(text)) continue
            const answer = table.act(seat, text)
            if (answer.ok) throw new Error(`seed ${seed}: '${text}' was accepted from seat ${seat}`)
            for (const { code, rule } of answer.refusals) {
              if (!code || !/^(T[1-7]|\d+\.\d+)$/.test(rule)) throw new Error(`${text}: ${code} by ${rule}`)
              if (!table.isAwaited(seat) && code !== 'not-your-turn') throw new Error(`${code} out of turn`)
              codes.add(code)
            }
          }
        }
        expect(JSON.stringify([table.position, table.decisions, table.logLength])).toBe(before)
      })
    }
    expect(codes).toContain('decision-unknown')
    expect(codes).toContain('not-in-hand')
    expect(codes).toContain('man-used-in-build-up')
    expect(codes).toContain('keepers-do-not-change')
  })

  test('any text at all gets an answer', () => {
    const table = openTable(3)
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.constantFrom(0, 1), (text, seat) => {
        expect(refusalOf(table.act(seat as 0 | 1, text))).toMatch(/^T\d |^\d+\.\d+ /)
      }),
      { seed: 1, numRuns: times(2000) },
    )
  })

  test('T1 after the final whistle nobody decides', () => {
    const table = openTable(4)
    playAll(table, 4)
    const end = whole(table)
    for (const seat of seats) {
      expect(refusalOf(table.act(seat, 'done'))).toBe('T1 match-is-over')
      expect(refusalOf(table.timeOut(seat))).toBe('T1 match-is-over')
      expect(table.request(seat)).toBeUndefined()
      expect(table.isAwaited(seat)).toBe(false)
    }
    expect(whole(table)).toBe(end)
  })

  test('accepted, it says from where the news can be heard', () => {
    const table = openTable(5)
    playAll(table, 5, ({ seat }) => {
      expect(table.isAwaited(seat)).toBe(true)
    })
    const again = openTable(5)
    for (const text of table.record().inputs) {
      const input = readInput(text)
      const length = again.logLength
      expect(expectOpen(again.act(input?.seat ?? 0, input?.action ?? ''))).toBe(length)
      expect(expectOpen(again.heard('home', length))).toEqual(expectOpen(again.heard('home')).slice(length))
    }
    expect(whole(again)).toBe(whole(table))
  })
})

describe('when time runs out', () => {
  test('the default is always an option, and taken', () => {
    for (let seed = 0; seed < 60; seed++) {
      const table = openTable(seed)
      const whim = new SampledChance(seed)
      while (!table.outcome) {
        const seat = table.isAwaited(0) && (!table.isAwaited(1) || whim.below(2)) ? 0 : 1
        const request = table.request(seat)
        expect(request?.options.map((option) => option.action)).toContain(request?.default)
        const other = seat === 0 ? 1 : 0
        if (!table.isAwaited(other)) expect(refusalOf(table.timeOut(other))).toBe('T1 not-your-turn')
        expectOpen(table.timeOut(seat))
        expect(table.record().inputs.at(-1)).toBe(`${'ha'[seat]} ${request?.default}`)
        const move = anyMove(table, whim)
        if (move && whim.below(2)) expectOpen(table.act(move.seat, move.text))
      }
    }
  })
})

describe('watching', () => {
  test('T5 everything is seen and heard only after the final whistle', () => {
    const table = openTable(6)
    playAll(table, 6, () => {
      expect(refusalOf(table.view('omniscient'))).toBe('T5 match-still-running')
      expect(refusalOf(table.heard('omniscient'))).toBe('T5 match-still-running')
    })
    expect(table.view('omniscient').ok && table.heard('omniscient').ok).toBe(true)
  })

  test('each viewer gets his own view and his own form of every event', () => {
    const table = openTable(7)
    playAll(table, 7)
    for (const viewer of VIEWERS) {
      expect(expectOpen(table.view(viewer))).toEqual(table.peek((state) => finale.view(state, viewer)))
      if (viewer !== 'omniscient') expect(table.seenBy(viewer)).toEqual(expectOpen(table.view(viewer)))
      const kinds = expectOpen(table.heard(viewer)).map((event) => event.kind)
      expect(kinds).toHaveLength(table.logLength)
      expect(kinds.includes('tactic-laid')).toBe(viewer !== 'spectator')
      expect(kinds.includes('tactic-laid-unseen')).toBe(viewer !== 'omniscient')
    }
    const laidBy = (viewer: 'home' | 'away') =>
      expectOpen(table.heard(viewer)).flatMap((event) => (event.kind === 'tactic-laid' ? [event.seat] : []))
    expect(new Set(laidBy('home'))).toEqual(new Set([0]))
    expect(new Set(laidBy('away'))).toEqual(new Set([1]))
  })

  test('the commitment fits the seed, and luck that is listed has none', () => {
    expect(openTable(8).commitment).toBe(commitmentTo(sha256('table 8')))
    const { config, chance } = listedRecord(8)
    expect(
      expectOpen(Table.open(finale, { config: config ?? { builds: [0, 0] } }, chance)).commitment,
    ).toBeUndefined()
  })
})

describe('the record', () => {
  test('is whole at every moment: written, read and resumed it is the same table', () => {
    for (let seed = 0; seed < 12; seed++) {
      const table = openTable(seed)
      const snapshots: string[] = []
      playAll(table, seed, () => snapshots.push(whole(table)))
      snapshots.push(whole(table))
      const record = expectOpen(readRecord(writeRecord(table.record())))
      expect(replay(finale, record).ok).toBe(true)
      for (let upTo = seed % 7; upTo < snapshots.length; upTo += 7)
        expect(whole(expectOpen(Table.resume(finale, record, upTo)))).toBe(snapshots[upTo])
      expect(whole(expectOpen(Table.resume(finale, record)))).toBe(snapshots.at(-1))
    }
  })

  test('a match may begin from any position, and its record remembers that', () => {
    for (let seed = 0; seed < 8; seed++) {
      const table = openTable(seed)
      let middle: FinaleTablePosition | undefined
      playAll(table, seed, () => {
        if (table.decisions === 30) middle = table.position
      })
      const begun = expectOpen(Table.open(finale, { from: middle ?? table.position }, { seed: sha256('z') }))
      expect(begun.position).toEqual(middle ?? table.position)
      playAll(begun, seed)
      const record = expectOpen(readRecord(writeRecord(begun.record())))
      expect(record.config).toBeUndefined()
      expect(whole(expectOpen(Table.resume(finale, record)))).toBe(whole(begun))
    }
  })

  test('a bad record is not resumed', () => {
    const record = openTable(9).record()
    expect(refusalOf(Table.resume(finale, { ...record, rules: 'finale-0' }))).toBe('T3 record-other-rules')
    expect(refusalOf(Table.resume(finale, { ...record, inputs: ['h done'] }))).toBe(
      'T3 record-illegal-decision',
    )
  })

  test('keeps only what the game reads of an agreement', () => {
    const config = configOf(0)
    const builds = config.builds.map((build) => ({ ...(build as object), slogan: 'Allez!' }))
    const opened = Table.open(
      finale,
      { config: { options: config.options, builds: [builds[0], builds[1]], note: 1 } as typeof config },
      { seed: sha256('x') },
    )
    expect(expectOpen(opened).record().config).toEqual(config)
  })
})

type FinaleTablePosition = ReturnType<typeof openTable>['position']

describe('T6 listed luck', () => {
  test('gives the same match as long as it lasts', () => {
    const record = listedRecord(10)
    const table = expectOpen(Table.resume(finale, record))
    expect(table.outcome).toEqual(record.outcome)
    expect(table.record()).toEqual(record)
  })

  test('that runs out or cannot fall leaves the match as it was, and the coach may decide otherwise', () => {
    let stopped = 0
    for (let seed = 0; seed < 30; seed++) {
      const record = listedRecord(seed)
      const { list } = record.chance
      const cut = 6 + new SampledChance(seed).below(list.length - 6)
      const chance = { list: seed % 2 ? list.slice(0, cut) : [...list.slice(0, cut), 250] }
      const opened = Table.open(finale, { config: record.config ?? { builds: [0, 0] } }, chance)
      if (!opened.ok) continue
      const table = opened.value
      for (const text of record.inputs) {
        const { seat, action } = readInput(text) ?? { seat: 0, action: '' }
        const before = whole(table)
        const answer = table.act(seat, action)
        if (answer.ok) continue
        stopped++
        expect(answer.refusals).toEqual([
          {
            rule: 'T6',
            code: seed % 2 ? 'chance-exhausted' : 'chance-impossible',
            about: { entry: cut + 1 },
          },
        ])
        expect(whole(table)).toBe(before)
        expect(table.act(seat, action).ok).toBe(false)
        expect(whole(table)).toBe(before)
        break
      }
      expect(whole(expectOpen(Table.resume(finale, table.record())))).toBe(whole(table))
    }
    expect(stopped).toBeGreaterThan(20)
  })
})

test('peek hands out the state as it is', () => {
  expect(openTable(0).peek((state) => state.phase)).toBe(Phase.Tactics)
})
