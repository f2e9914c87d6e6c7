import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { captainTsubasa } from '@libero/captain-tsubasa'
import { anyConfig as anyCaptainTsubasa } from '@libero/captain-tsubasa/testing'
import { finale } from '@libero/finale'
import { anyConfig as anyFinale } from '@libero/finale/testing'
import { hatTrick } from '@libero/hat-trick'
import { anyConfig as anyHatTrick, anyPlayersConfig } from '@libero/hat-trick/testing'
import type { Game, MatchEvent, Position } from '@libero/kernel'
import { canonical, isNameAlone, Log, readRecord, replay, sha256, VIEWERS, writeRecord } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'

/**
 * Matches of the past, replayed for ever: a rule, a card or an event that changes without a new version shows here.
 * `GOLDEN=write npx vitest run test/golden.test.ts` adds what is missing and never touches what is there.
 */
const folder = new URL('../golden/', import.meta.url)
const MATCHES = 16

/** A position as it was written while its cards were the newest, and did not have to be named. */
function unnamed(position: Position): Position {
  const { cards, ...options } = position.options as Record<string, unknown>
  return isNameAlone(cards) ? { ...position, options } : position
}

/** What everybody heard, and how it stood after every decision. */
function fingerprint<S, C, E extends MatchEvent>(game: Game<S, C, E>, text: string): string {
  const record = readRecord(text)
  if (!record.ok) return JSON.stringify(record.refusals)
  const log = new Log<E>()
  const positions: string[] = []
  const replayed = replay(game, record.value, {
    told: log,
    each: (state) => {
      positions.push(sha256(canonical(unnamed(game.position(state)))))
    },
  })
  if (!replayed.ok) return JSON.stringify(replayed.refusals)
  return sha256(JSON.stringify([VIEWERS.map((viewer) => log.heardBy(viewer)), positions]))
}

function goldenOf<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: (seed: number) => C,
  named = game.id,
): void {
  const own = new URL(`${named}/`, folder)
  const list = new URL('fingerprints.json', own)
  if (process.env.GOLDEN === 'write') {
    mkdirSync(own, { recursive: true })
    const known = existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}
    for (let seed = 1; seed <= MATCHES; seed++) {
      const name = `${game.rules}-${String(seed).padStart(2, '0')}.json`
      if (name in known) continue
      const text = writeRecord(randomMatch(game, config(seed), seed).record)
      writeFileSync(new URL(name, own), text)
      known[name] = fingerprint(game, text)
    }
    writeFileSync(list, `${JSON.stringify(known, null, 2)}\n`)
  }
  const known = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>

  test('as many as were put down', () => {
    const files = readdirSync(own).filter((name) => name !== 'fingerprints.json')
    expect(files.sort()).toEqual(Object.keys(known).sort())
    expect(files.length).toBeGreaterThanOrEqual(MATCHES)
  })

  test.each(Object.entries(known))('%s', (name, expected) => {
    expect(fingerprint(game, readFileSync(new URL(name, own), 'utf8'))).toBe(expected)
  })
}

describe('golden records of Finale', () => goldenOf(finale, anyFinale))
describe('golden records of Hat-Trick', () => goldenOf(hatTrick, anyHatTrick))
describe('golden records of Hat-Trick with the Players expansion', () =>
  goldenOf(hatTrick, anyPlayersConfig, 'hat-trick-players'))
describe('golden records of Captain Tsubasa', () => goldenOf(captainTsubasa, anyCaptainTsubasa))
