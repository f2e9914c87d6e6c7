import {
  checkAtOnceOrder,
  checkBlindness,
  checkCopy,
  checkDeterminism,
  checkKeysUnique,
  checkLegality,
  checkPosition,
  checkReplay,
  randomMatch,
} from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../cards/our-expansion.ts'
import { STYLES } from '../cards/skills.ts'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import type { State } from '../state.ts'
import { CARD_IDS } from '../vocabulary.ts'
import { anyPlayersConfig } from './any-build.ts'
import { booksOf, checkConserved, Ledger } from './ledger.ts'

/** What a coach could name beside the base game's words, and some of what he could not. */
const TEXTS = [
  ...[CARD_IDS[0] ?? '', '2', '11', '12', '2+', '11-', '1-lines', 'left', 'regular-left', 'regular-up'],
  ...['shoot', 'wait', 'draw', 'stop', 'opportunity', 'play-on', 'yes', 'none', 'snapshot', 'action'],
  ...['appeal', 'accept', 'sub-1:6', 'sub-4:6', 'sub-1:12', '6&7', '6&6', '2&11', '8~', '1~', '6x9', '6x12'],
  ...STYLES.map((style) => `take-${style}`),
  ...['take-', 'take-constructor', '6!', '6!+', '6!-', '6!<', '6!>', '6!~', '6!.', '6!7', '6!12', '6!8+'],
  ...['6=7!', '6=x7!', '6=7!+', '6=12!', '6=6!', '12!', '6!!', '6!8+-', '=7!', '6='],
  ...OUR_EXPANSION.styles.flatMap(({ id }) => [
    id,
    `${id}:7`,
    `${id}:7+`,
    `${id}:6&7`,
    `${id}:`,
    `${id}:x:y`,
  ]),
  ...['', 'constructor', '__proto__', '6! ', '⚽'],
]

/** `npm run test:long` plays ten times as many. */
const LONGER = Number(process.env.LIBERO_LONGER ?? 1)
const LONG = { timeout: 60_000 * LONGER }

type Config = ReturnType<typeof anyPlayersConfig>
const CHECKS: readonly [string, number, (config: Config, seed: number) => void][] = [
  ['the same seed, the same match', 70, (config, seed) => checkDeterminism(hatTrick, config, seed)],
  ['a record replays to every position', 25, (config, seed) => checkReplay(hatTrick, config, seed)],
  ['nobody learns what he may not know', 6, (config, seed) => checkBlindness(hatTrick, config, seed, true)],
  [
    'listed is legal, the rest explained',
    30,
    (config, seed) => checkLegality(hatTrick, config, seed, TEXTS, true),
  ],
  ['asked at once, answered in any order', 64, (config, seed) => checkAtOnceOrder(hatTrick, config, seed)],
  ['no luck is used twice', 150, (config, seed) => checkKeysUnique(hatTrick, config, seed)],
  ['a copy is a match of its own', 14, (config, seed) => checkCopy(hatTrick, config, seed)],
  ['a position is the whole match', 14, (config, seed) => checkPosition(hatTrick, config, seed)],
]

describe('in every match of the Players expansion, whatever was agreed and whoever plays', () => {
  test.each(CHECKS)('%s (%d matches)', LONG, (_, matches, check) => {
    for (let seed = 1; seed <= matches * LONGER; seed++) check(anyPlayersConfig(seed), seed)
  })
})

const seats = [0, 1] as const

describe('in every match of the Players expansion the books are right', () => {
  test(
    'players, ball, cards, flips and style cards are conserved, goals never fall (300 matches)',
    LONG,
    () => {
      for (let seed = 1; seed <= 300 * LONGER; seed++) {
        let goals = 0
        const check = (s: State) => {
          checkConserved(s)
          checkExpansion(s)
          const now = (s.goals[0] ?? 0) + (s.goals[1] ?? 0)
          if (now < goals || now > goals + 1) throw new Error(`seed ${seed}: ${goals} goals became ${now}`)
          goals = now
        }
        check(randomMatch(hatTrick, anyPlayersConfig(seed), seed, { told: 'nobody', each: check }).state)
      }
    },
  )

  test('what the events tell is what the state holds (120 matches)', LONG, () => {
    for (let seed = 1; seed <= 120 * LONGER; seed++) {
      const config = anyPlayersConfig(seed)
      const ledger = new Ledger(config.cards.deckSize)
      const check = (s: State) => {
        const have = booksOf(s)
        // The slow comparison only where there is something to show.
        if (JSON.stringify(have) !== JSON.stringify(ledger.books))
          expect({ seed, turn: s.turn, ...have }).toEqual({ seed, turn: s.turn, ...ledger.books })
      }
      check(randomMatch(hatTrick, config, seed, { told: ledger, each: check }).state)
    }
  })

  test('the tallies are the events (120 matches)', LONG, () => {
    for (let seed = 1; seed <= 120 * LONGER; seed++) {
      const { state, log } = randomMatch(hatTrick, anyPlayersConfig(seed), seed)
      const events = log.heardBy('omniscient')
      const count = (of: (event: HatTrickEvent) => boolean) =>
        seats.map(
          (seat) => events.filter((event) => 'seat' in event && event.seat === seat && of(event)).length,
        )
      const withdrawn = count((event) => event.kind === 'appealed' && event.result === 'withdrawn')
      expect(count(({ kind }) => kind === 'goal')).toEqual(Array.from(state.goals))
      expect(
        count(({ kind }) => kind === 'foul').map((fouls, seat) => fouls - (withdrawn[seat] ?? 0)),
      ).toEqual(Array.from(state.yellows))
      expect(count(({ kind }) => kind === 'penalty')).toEqual(Array.from(state.penalties))
      expect(count((event) => event.kind === 'shot-begins' && event.number > 0)).toEqual(
        Array.from(state.shots),
      )
      expect(count(({ kind }) => kind === 'penalty-result')).toEqual(Array.from(state.taken))
      expect(count(({ kind }) => kind === 'substituted').every((subs) => subs <= 3)).toBe(true)
      expect(count(({ kind }) => kind === 'appealed').every((appeals) => appeals <= 1)).toBe(true)
      checkEvents(events, hatTrick.plain(anyPlayersConfig(seed)).options)
    }
  })
})

/** §15, §18, §19, §20 What must hold of both teams' cards whatever happens; throws where it does not. */
function checkExpansion(s: State): void {
  const wrong = (what: string) => new Error(`${what} (phase ${s.phase}, half ${s.half}, turn ${s.turn})`)
  const { expansion } = s.cards
  const [held = 0, heldAway = 0] = s.held
  const [spent = 0, spentAway = 0] = s.spent
  if (held & heldAway || spent & spentAway || (held | heldAway) & (spent | spentAway))
    throw wrong('a style card is in two places')
  for (const seat of seats) {
    const hand = (s.held[seat] ?? 0) | (s.spent[seat] ?? 0)
    for (const [card, style] of expansion.styleOf.entries())
      if ((hand >> card) & 1 && style !== s.style[seat]) throw wrong(`style card ${card} of another style`)
    if (((s.fresh[seat] ?? 0) & ~(s.held[seat] ?? 0)) !== 0) throw wrong('a card just won is not held')
  }
  for (const [player, type] of s.type.entries()) {
    const side = type * 2 + (s.gold[player] ?? 0)
    if (s.attack[player] !== expansion.attack[side] || s.defence[player] !== expansion.defence[side])
      throw wrong(`player ${player} shows other footballs than his card`)
    if ((s.flips[player] ?? 0) > 2) throw wrong(`player ${player} has flipped more than twice`)
    if (!expansion.plays(type, 2 + (player % 10))) throw wrong(`player ${player} may not play there`)
  }
}

/** §20 Only what was agreed on happens, and no coach plays two style cards in a turn (§18.5). */
function checkEvents(events: readonly HatTrickEvent[], options: unknown): void {
  const agreed: readonly string[] = (options as { events?: readonly string[] }).events ?? []
  const styled = new Set<number>()
  for (const event of events) {
    if (event.kind === 'snapshot') expect(agreed).toContain('snapshot')
    if (event.kind === 'corner') expect(agreed).toContain('corners')
    if (event.kind === 'substituted') expect(agreed).toContain('subs')
    if (event.kind === 'appealed') expect(agreed).toContain('captain')
    // A new play: a turn, in an opportunity a round.
    if (event.kind === 'revealed' || event.kind === 'turn' || event.kind === 'opportunity') styled.clear()
    if (event.kind === 'style-played') {
      expect(styled.has(event.seat)).toBe(false)
      styled.add(event.seat)
    }
  }
}
