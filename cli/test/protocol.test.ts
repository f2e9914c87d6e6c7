import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BotMatch } from '@libero/bots'
import {
  PHASES as CAPTAIN_TSUBASA_PHASES,
  Phase as CaptainTsubasaPhase,
  STEPS,
} from '@libero/captain-tsubasa/opponents'
import { PROMPTS } from '@libero/captain-tsubasa/text'
import { MATCH_EVENTS } from '@libero/hat-trick'
import { PHASES, Phase } from '@libero/hat-trick/opponents'
import type { MatchEvent, Pair } from '@libero/kernel'
import { heardBy, KeyedChance, Log, SampledChance, seedFrom, VIEWERS } from '@libero/kernel'
import { LANGUAGES } from '@libero/kernel/words'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Entry } from '../catalogue.ts'
import { CATALOGUE } from '../catalogue.ts'
import { pathsOf, viewShapes } from '../docs/fields.ts'
import { findHouse } from '../docs/house.ts'
import { captainTsubasaEntry } from '../games/captain-tsubasa/entry.ts'
import { finaleEntry } from '../games/finale/entry.ts'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { ASKS } from '../host/ask.ts'

const read = (path: string) => readFileSync(join(findHouse() ?? '', path), 'utf8')
const page = read('docs/protocol.md')

/** A chapter of the page, without its transcripts. */
function chapter(heading: string): string {
  const [, rest] = page.split(`## ${heading}\n`)
  expect(rest, heading).toBeDefined()
  return (rest?.split('\n## ')[0] ?? '').replace(/```[\s\S]*?```/g, '')
}

/** Every name of a field inside, lists and objects opened. Millions are looked at: no lists are made on the way. */
function fieldsOf(data: unknown, found: Set<string>): void {
  if (data === null || typeof data !== 'object') return
  if (Array.isArray(data)) for (const item of data) fieldsOf(item, found)
  else
    for (const name in data) {
      found.add(name)
      fieldsOf((data as Readonly<Record<string, unknown>>)[name], found)
    }
}

/** What was met in plain data, by name; the items of a list count as one. */
interface Met {
  readonly inside: Map<string, Met>
  isList: boolean
}

const nothingYet = (): Met => ({ inside: new Map(), isList: false })

function meet(data: unknown, met: Met): void {
  if (data === null || typeof data !== 'object') return
  if (Array.isArray(data)) {
    met.isList = true
    for (const item of data) meet(item, met)
    return
  }
  for (const name in data) {
    const field = met.inside.get(name) ?? nothingYet()
    met.inside.set(name, field)
    meet((data as Readonly<Record<string, unknown>>)[name], field)
  }
}

/** The way to everything that was met: `sides[].men[].id`. */
const pathsTo = ({ inside, isList }: Met, path = ''): string[] =>
  Array.from(inside, ([name, field]) => {
    const whole = path === '' ? name : `${path}${isList ? '[]' : ''}.${name}`
    return [whole, ...pathsTo(field, whole)]
  }).flat()

/** Names as they stand in a chapter, `men[].id` being `id`. */
const named = (text: string): Set<string> =>
  new Set([...text.matchAll(/`([^`]+)`/g)].map((match) => (match[1] ?? '').replace(/^.*\[\]\./, '')))

/** How a game's chapters are headed, and matches of every kind, so that every field and event comes up. */
interface Described<S, C, E extends MatchEvent> {
  readonly entry: Entry<S, C, E>
  readonly heading: (of: 'View' | 'Position' | 'Request' | 'Events') => string
  readonly agreed: string
  readonly matches: readonly {
    readonly options: unknown
    readonly builds?: Pair<unknown>
    /** How many; 60 unless said. */
    readonly count?: number
  }[]
  /** Fields of the agreement, which are described where it is made. */
  readonly elsewhere: readonly string[]
  readonly requestKinds: number
}

function describeGame<S, C, E extends MatchEvent>(described: Described<S, C, E>): void {
  const { entry, heading, agreed, matches, elsewhere, requestKinds } = described
  const { game } = entry

  const viewed = nothingYet()
  const placed = new Set<string>()
  const kinds = new Set<string>()
  const prompts = new Set<string>()
  const optionKinds = new Set<string>()
  const asked = new Set<string>()
  const told = new Map<string, Set<string>>()

  let looked = 0
  function look(state: S): void {
    // What is seen changes little from one decision to the next; what is asked does.
    if (looked++ % 3 === 0) {
      for (const viewer of VIEWERS) meet(game.view(state, viewer), viewed)
      fieldsOf(game.position(state), placed)
    }
    for (const seat of [0, 1] as const) {
      const request = game.request(state, seat)
      if (!request) continue
      kinds.add(request.kind)
      prompts.add(request.prompt.key)
      for (const option of request.options) optionKinds.add(option.kind)
      for (const field of Object.keys(request)) asked.add(field)
      fieldsOf(request.options, asked)
    }
  }

  function listen(log: Log<E>): void {
    for (const entry of log.entries)
      for (const event of [heardBy(entry, 'spectator'), heardBy(entry, 'omniscient')]) {
        const fields = told.get(event.kind) ?? new Set<string>()
        for (const field of Object.keys(event)) fields.add(field)
        told.set(event.kind, fields)
      }
  }

  /** All matches are played once, and looked at for every chapter. */
  beforeAll(() => {
    const chance = new KeyedChance()
    const master = seedFrom('every field')
    const [bot] = entry.bots
    if (!bot) throw new Error('no opponent')
    for (const [kind, { options, builds, count = 60 }] of matches.entries()) {
      const match = new BotMatch(game, [bot, bot])
      for (let i = 0; i < count; i++) {
        const whim = new SampledChance(100 * kind + i)
        const brought = builds ?? ([bot.build(0, options, whim), bot.build(1, options, whim)] as const)
        const prepared = game.prepare({ options, builds: brought })
        if (!prepared.ok) throw new Error('no match')
        chance.become(master, i)
        const log = new Log<E>()
        look(match.play(prepared.value, chance, i, log, look).state)
        listen(log)
      }
    }
  }, 120_000)

  test('every field of a view, which its type has, and which has no other', () => {
    const text = chapter(heading('View'))
    expect(text).toContain(`<!-- fields of a view: ${game.id} -->`)
    const paths = pathsTo(viewed)
    const typed = pathsOf(viewShapes(game.id, read), 'Seen')
    expect(paths.filter((path) => !typed.includes(path))).toEqual([])
    // Not every game knows every way to end.
    expect(typed.filter((path) => !paths.includes(path) && !path.startsWith('outcome.'))).toEqual([])
    const known = named(text)
    expect(paths.filter((path) => !known.has(path.split('.').at(-1) ?? ''))).toEqual([])
  })

  test('every field of a position', () => {
    const known = named(chapter(heading('Position')) + chapter(agreed))
    expect([...placed].filter((field) => !known.has(field) && !elsewhere.includes(field))).toEqual([])
  })

  test('every kind of request, and its fields', () => {
    const text = chapter(heading('Request'))
    const known = named(text)
    expect([...optionKinds, ...asked].filter((name) => !known.has(name))).toEqual([])
    expect(kinds.size).toBe(requestKinds)
    for (const kind of kinds) expect(text).toContain(`| \`${kind}\` |`)
    for (const key of prompts) expect(known.has(key), key).toBe(true)
  })

  test('every kind of event, and its fields', () => {
    const rows = chapter(heading('Events'))
      .split('\n')
      .filter((line) => line.startsWith('|'))
    for (const [kind, names] of told) {
      const row = rows.find((line) => named(line.split('|')[1] ?? '').has(kind))
      expect(row, kind).toBeDefined()
      for (const field of names)
        if (field !== 'kind') expect(named(row ?? '').has(field), `${kind}.${field}`).toBe(true)
    }
  })
}

describe('docs/protocol.md describes of Finale', () => {
  describeGame({
    entry: finaleEntry,
    heading: (of) => of,
    agreed: 'What can be asked',
    matches: [
      { options: { extraTime: true }, count: 150 },
      { options: { tactics: 'free', extraTime: true } },
      { options: { tie: { leg: 2, firstLeg: [1, 1] } } },
    ],
    elsewhere: ['leg', 'firstLeg', 'awayGoals'],
    requestKinds: 14,
  })
})

describe('docs/protocol.md describes of Hat-Trick', () => {
  describeGame({
    entry: hatTrickEntry,
    heading: (of) => `Hat-Trick: ${of.toLowerCase()}`,
    agreed: 'Hat-Trick: what is agreed',
    matches: [
      { options: { extraTime: true, shootOut: true } },
      { options: { shootOut: true, fiveCards: true, compulsoryMoves: true, usualTurn: true } },
      { options: {}, builds: [{ team: 'BRA' }, { team: 'GER' }] },
      { options: { expansion: 'players', events: MATCH_EVENTS, sidesAnew: true, onePlay: true }, count: 40 },
      {
        options: { expansion: 'players', events: MATCH_EVENTS },
        builds: [{ team: 'ITA' }, { code: 'HT1-2as3BDEHIKNPRU-WTA6' }],
        count: 20,
      },
    ],
    elsewhere: [],
    // And the card of a penalty, which came later.
    requestKinds: PHASES.slice(0, Phase.Over).length + 1,
  })
})

describe('docs/protocol.md describes of Captain Tsubasa', () => {
  describeGame({
    entry: captainTsubasaEntry,
    heading: (of) => `Captain Tsubasa: ${of.toLowerCase()}`,
    agreed: 'Captain Tsubasa: what is agreed',
    matches: [
      { options: {}, count: 40 },
      { options: { motivation: true, transfers: true, guaranteedSuccess: true }, count: 60 },
      { options: { firstGame: true }, count: 20 },
    ],
    elsewhere: [],
    requestKinds: CaptainTsubasaPhase.Over,
  })

  test('every prompt, every phase in which a coach is asked, every step of an ability', () => {
    const request = named(chapter('Captain Tsubasa: request'))
    const view = named(chapter('Captain Tsubasa: view'))
    const position = named(chapter('Captain Tsubasa: position'))
    // Some questions are worded by how many there are, or are left; the protocol has one key for them.
    const asked = (key: string) => key.replace(/\/(open|several|short)$/, '')
    expect(PROMPTS.filter((key) => !request.has(asked(key)))).toEqual([])
    const phases = CAPTAIN_TSUBASA_PHASES.slice(0, CaptainTsubasaPhase.Over + 1)
    expect(phases.filter((phase) => !view.has(phase))).toEqual([])
    expect(STEPS.filter((step) => !position.has(step))).toEqual([])
  })
})

test('docs/protocol.md describes everything that can be asked, and every language', () => {
  const text = chapter('What can be asked')
  for (const ask of ASKS) expect(text).toContain(`| \`${ask}\` |`)
  expect(page).toContain(`--lang ${LANGUAGES.join('|')}`)
  for (const { id } of CATALOGUE) expect(page).toContain(`libero host ${id}`)
})
