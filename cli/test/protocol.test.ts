import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BotMatch, finaleBots } from '@libero/bots'
import type { FinaleEvent } from '@libero/finale'
import { finale } from '@libero/finale'
import { heardBy, KeyedChance, LANGUAGES, Log, SampledChance, seedFrom, VIEWERS } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { findHouse } from '../docs/house.ts'
import { finaleEntry } from '../finale/entry.ts'
import { ASKS } from '../host/ask.ts'

const page = readFileSync(join(findHouse() ?? '', 'docs/protocol.md'), 'utf8')

/** A chapter of the page, without its transcripts. */
function chapter(heading: string): string {
  const [, rest = ''] = page.split(`## ${heading}\n`)
  return (rest.split('\n## ')[0] ?? '').replace(/```[\s\S]*?```/g, '')
}

/** Every name of a field inside, lists and objects opened. */
function fieldsOf(data: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(data)) for (const item of data) fieldsOf(item, found)
  else if (data !== null && typeof data === 'object')
    for (const [name, value] of Object.entries(data)) fieldsOf(value, found.add(name))
  return found
}

/** Names as they stand in a chapter, `men[].id` being `id`. */
const named = (text: string): Set<string> =>
  new Set([...text.matchAll(/`([^`]+)`/g)].map((match) => (match[1] ?? '').replace(/^.*\[\]\./, '')))

/** Matches of every kind, so that every field and event comes up. */
const matches = [0, 1, 2].map((kind) => {
  const whim = new SampledChance(kind)
  const options = [
    { extraTime: true },
    { tactics: 'free', extraTime: true },
    { tie: { leg: 2, firstLeg: [1, 1] } },
  ][kind]
  const [bot] = finaleBots
  const builds = [bot?.build(0, options, whim), bot?.build(1, options, whim)] as const
  const prepared = finale.prepare({ options, builds })
  if (!bot || !prepared.ok) throw new Error('no match')
  return { bot, config: prepared.value }
})

function playAll(each: (state: Parameters<typeof finale.position>[0]) => void, log?: Log<FinaleEvent>): void {
  const chance = new KeyedChance()
  const master = seedFrom('every field')
  for (const { bot, config } of matches) {
    const match = new BotMatch(finale, [bot, bot])
    for (let i = 0; i < 25; i++) {
      chance.become(master, i)
      each(match.play(config, chance, i, log, each).state)
    }
  }
}

describe('docs/protocol.md describes', () => {
  test('every field of a view', () => {
    const known = named(chapter('View'))
    const seen = new Set<string>()
    playAll((state) => {
      for (const viewer of VIEWERS) fieldsOf(finale.view(state, viewer), seen)
    })
    expect([...seen].filter((field) => !known.has(field))).toEqual([])
  })

  test('every field of a position', () => {
    const known = named(chapter('Position') + chapter('What can be asked'))
    const seen = new Set<string>()
    playAll((state) => void fieldsOf(finale.position(state), seen))
    // Fields of the agreement are described where it is made.
    const agreed = ['leg', 'firstLeg', 'awayGoals']
    expect([...seen].filter((field) => !known.has(field) && !agreed.includes(field))).toEqual([])
  })

  test('every kind of request, and its fields', () => {
    const text = chapter('Request')
    const known = named(text)
    const kinds = new Set<string>()
    const prompts = new Set<string>()
    playAll((state) => {
      for (const seat of [0, 1] as const) {
        const request = finale.request(state, seat)
        if (!request) continue
        kinds.add(request.kind)
        prompts.add(request.prompt.key)
        for (const field of [...Object.keys(request), ...fieldsOf(request.options)])
          expect(known.has(field), field).toBe(true)
      }
    })
    expect(kinds.size).toBe(12)
    for (const kind of kinds) expect(text).toContain(`| \`${kind}\` |`)
    for (const key of prompts) expect(known.has(key), key).toBe(true)
  })

  test('every kind of event, and its fields', () => {
    const rows = chapter('Events')
      .split('\n')
      .filter((line) => line.startsWith('|'))
    const log = new Log<FinaleEvent>()
    playAll(() => {}, log)
    const told = log.entries.flatMap((entry) => [heardBy(entry, 'spectator'), heardBy(entry, 'omniscient')])
    for (const event of new Map(told.map((each) => [each.kind, each])).values()) {
      const row = rows.find((line) => named(line.split('|')[1] ?? '').has(event.kind))
      expect(row, event.kind).toBeDefined()
      for (const field of Object.keys(event))
        if (field !== 'kind') expect(named(row ?? '').has(field), `${event.kind}.${field}`).toBe(true)
    }
  })

  test('everything that can be asked, and every language', () => {
    const text = chapter('What can be asked')
    for (const ask of ASKS) expect(text).toContain(`| \`${ask}\` |`)
    expect(page).toContain(`--lang ${LANGUAGES.join('|')}`)
    expect(page).toContain(`libero host ${finaleEntry.game.id}`)
  })
})
