import { OUR_CARDS as CAPTAIN_TSUBASA_CARDS } from '@libero/captain-tsubasa'
import { OUR_CARDS as FINALE_CARDS } from '@libero/finale'
import { CARD_IDS, OUR_CARDS as HAT_TRICK_CARDS } from '@libero/hat-trick'
import type { MatchEvent } from '@libero/kernel'
import { times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Entry } from '../catalogue.ts'
import { captainTsubasaEntry } from '../games/captain-tsubasa/entry.ts'
import { finaleEntry } from '../games/finale/entry.ts'
import { hatTrickEntry } from '../games/hat-trick/entry.ts'
import { ASKS } from '../host/ask.ts'
import { Host } from '../host/host.ts'
import { cliText } from '../text/index.ts'
import { isReason } from './stage.ts'

const WORDS = ['home', 'away', 'spectator', 'omniscient', '', 'h', 'beginner', '__proto__']

/** What a game's lines are made of: ids and decisions, words of its positions, a decision that may be right. */
interface Nuisance<S, C, E extends MatchEvent> {
  readonly entry: Entry<S, C, E>
  readonly options: object
  readonly ids: readonly string[]
  readonly states: readonly unknown[]
  readonly action: string
}

/** A position with one value somewhere in it replaced. */
function edited(data: unknown, path: number, by: unknown): unknown {
  if (data === null || typeof data !== 'object') return by
  const keys = Object.keys(data)
  if (keys.length === 0) return by
  const key = keys[path % keys.length] ?? ''
  const inside = edited((data as Record<string, unknown>)[key], Math.floor(path / keys.length), by)
  if (Array.isArray(data)) return data.map((item, i) => (String(i) === key ? inside : item))
  return { ...data, [key]: inside }
}

function fuzz<S, C, E extends MatchEvent>({ entry, options, ids, states, action }: Nuisance<S, C, E>): void {
  const host = new Host(entry, 'en', cliText('en'))
  const ask = (fields: object) => JSON.parse(host.answer(JSON.stringify(fields)))

  const NEW = { do: 'new', config: { preset: 'beginner', options }, seed: 'fuzz' }

  /** Whatever came: an answer with code, rule and sentence, and if it was refused the match is as it was. */
  function isAnswered(line: string): boolean {
    const before = host.answer('{"do":"record"}')
    const position = host.answer('{"do":"position"}')
    const answer = JSON.parse(host.answer(line))
    expect(typeof answer.ok).toBe('boolean')
    if (answer.ok) return true
    expect(answer.refusals.length).toBeGreaterThan(0)
    for (const refusal of answer.refusals) {
      isReason(refusal)
      expect(refusal.code).not.toBe('host-fault')
    }
    expect(host.answer('{"do":"record"}')).toBe(before)
    expect(host.answer('{"do":"position"}')).toBe(position)
    return false
  }

  const word = fc.constantFrom(...WORDS, ...ids)
  const value = fc.oneof(word, fc.jsonValue({ maxDepth: 3 }), fc.integer({ min: -2, max: 300 }))

  test('any line', () => {
    ask(NEW)
    const line = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .record(
          {
            do: fc.oneof(fc.constantFrom(...ASKS.filter((name) => name !== 'new' && name !== 'quit')), value),
            seat: value,
            as: value,
            action: value,
            from: value,
            build: value,
            options: value,
            position: value,
            seed: value,
            list: value,
            chance: value,
            id: value,
          },
          { requiredKeys: [] },
        )
        .map((fields) => JSON.stringify(fields)),
    )
    fc.assert(
      fc.property(line, (text) => void isAnswered(text)),
      { numRuns: times(1500) },
    )
  })

  test('valid lines with letters changed', () => {
    ask(NEW)
    const valid = [
      JSON.stringify({ ...NEW, id: 1 }),
      JSON.stringify({ do: 'act', seat: 'home', action }),
      '{"do":"request","seat":"away"}',
      '{"do":"log","as":"spectator","from":3}',
      '{"do":"undo","seat":"home"}',
      '{"do":"timeout","seat":"away"}',
      JSON.stringify({ ...NEW, seed: undefined, list: [0, 1, 2, 0, 1, 2, action] }),
    ]
    fc.assert(
      fc.property(
        fc.constantFrom(...valid),
        fc.nat(),
        fc.string({ maxLength: 2 }),
        (text, place, letters) => {
          const at = place % text.length
          isAnswered(text.slice(0, at) + letters + text.slice(at + 1))
        },
      ),
      { numRuns: times(500) },
    )
  })

  /** Plays on by itself, so that fuzzing meets matches at every stage. */
  function playSome(decisions: number): void {
    for (let i = 0; i < decisions; i++) {
      const seat = ask({ do: 'request', seat: 'home' }).request ? 'home' : 'away'
      ask({ do: 'timeout', seat })
    }
  }

  test('actions of every kind at every stage', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.nat(120),
        fc.array(fc.tuple(fc.nat(1), word), { maxLength: 20 }),
        (seed, deep, acts) => {
          ask({ ...NEW, seed })
          playSome(deep)
          for (const [seat, act] of acts) isAnswered(JSON.stringify({ do: 'act', seat, action: act }))
        },
      ),
      { numRuns: 40 },
    )
  })

  test('positions with values changed are refused or can be played to the end', () => {
    const by = fc.oneof(value, fc.constantFrom(...states))
    const edits = fc.array(fc.tuple(fc.nat(10_000_000), by), { minLength: 1, maxLength: 3 })
    fc.assert(
      fc.property(fc.string(), fc.nat(200), edits, (seed, deep, changes) => {
        ask({ ...NEW, seed })
        playSome(deep)
        const position = changes.reduce<unknown>(
          (data, [path, to]) => edited(data, path, to),
          ask({ do: 'position' }).position,
        )
        if (!isAnswered(JSON.stringify({ do: 'position', position, seed }))) return
        const isOver = () => ask({ do: 'view', as: 'spectator' }).view.phase === 'over'
        for (let i = 0; i < 3000 && !isOver(); i++) playSome(1)
        expect(isOver()).toBe(true)
      }),
      { numRuns: 150 },
    )
  })
}

describe('Finale', () => {
  fuzz({
    entry: finaleEntry,
    options: { extraTime: true },
    ids: ['done', ...[...FINALE_CARDS.tactics, ...FINALE_CARDS.footballers].map(({ id }) => id)],
    states: [
      'changes',
      'tactics',
      'takers',
      'attackers-men',
      'shoot-out',
      'pitch',
      'bench',
      'off',
      'finish',
      true,
      false,
    ],
    action: 'white-5',
  })
})

describe('Hat-Trick', () => {
  const moves = Array.from({ length: 10 }, (_, i) => [`${i + 2}`, `${i + 2}+`, `${i + 2}-`]).flat()
  const yesAndNo = ['none', 'shoot', 'wait', 'draw', 'stop', 'opportunity', 'play-on']
  fuzz({
    entry: hatTrickEntry,
    options: { extraTime: true },
    ids: [
      ...CARD_IDS,
      ...moves,
      ...yesAndNo,
      ...['1-lines', '2-lines', '3-lines', 'left', 'centre', 'right', 'regulars'],
      ...HAT_TRICK_CARDS.teams.map(({ id }) => id),
    ],
    states: [
      'play-card',
      'attack-move',
      'long-ball',
      'duel',
      'save',
      'goal-kick-card',
      'over',
      'b3',
      'a6',
      true,
      false,
      null,
    ],
    action: 'short-2-left',
  })
})

describe('Captain Tsubasa', () => {
  const { starting, match, motivation, transfers, shots, defences } = CAPTAIN_TSUBASA_CARDS
  const cards = [...starting, ...match, ...motivation, ...transfers, ...shots, ...defences]
  const words = ['start', 'top', 'stop', 'skip', 'use-1', 'use-2', 'token-shot', 'shot', 'pass', 'spend-1']
  fuzz({
    entry: captainTsubasaEntry,
    options: { motivation: true, transfers: true, guaranteedSuccess: true },
    ids: [...cards.map(({ id }) => id), ...words, 'reroll-own', 'exhaustion', 'nankatsu', 'toho'],
    states: [
      'toss',
      'draft',
      'turn',
      'ability',
      'token',
      'target',
      'spend',
      'save',
      'special',
      'over',
      'red',
      true,
      false,
      null,
    ],
    action: 'start',
  })
})
