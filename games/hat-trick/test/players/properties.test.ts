import { LONG, randomMatch, times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { STYLES } from '../../cards/skills.ts'
import type { HatTrickEvent } from '../../events.ts'
import { hatTrick } from '../../game.ts'
import { PHASES, Phase } from '../../phase.ts'
import { Why } from '../../rules/deliver.ts'
import type { State } from '../../state.ts'
import { CARD_IDS } from '../../vocabulary.ts'
import { anyPlayersConfig } from '../any-build.ts'
import { checkBooks, checkTallies, checkTold, countOf, describeEveryMatch } from '../every-match.ts'

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

describeEveryMatch('in every match of the Players expansion, whatever was agreed and whoever plays', {
  configOf: anyPlayersConfig,
  texts: TEXTS,
  matches: {
    'the same seed, the same match': 70,
    'a record replays to every position': 25,
    'nobody learns what he may not know': 16,
    'listed is legal, the rest explained': 30,
    'asked at once, answered in any order': 64,
    'no luck is used twice': 150,
    'a copy is a match of its own': 14,
    'a position is the whole match': 14,
  },
})

const seats = [0, 1] as const

describe('in every match of the Players expansion the books are right', () => {
  test(
    'players, ball, cards, flips and style cards are conserved, goals never fall (300 matches)',
    LONG,
    () => {
      checkBooks(anyPlayersConfig, 300, (s) => {
        checkExpansion(s)
        checkBetweenShots(s)
      })
    },
  )

  test('what the events tell is what the state holds (120 matches)', LONG, () => {
    checkTold(anyPlayersConfig, 120)
  })

  test('the tallies are the events (120 matches)', LONG, () => {
    for (let seed = 1; seed <= times(120); seed++) {
      const { state, log } = randomMatch(hatTrick, anyPlayersConfig(seed), seed)
      const events = log.heardBy('omniscient')
      checkTallies(state, events)
      expect(countOf(events, ({ kind }) => kind === 'substituted').every((subs) => subs <= 3)).toBe(true)
      expect(countOf(events, ({ kind }) => kind === 'appealed').every((appeals) => appeals <= 1)).toBe(true)
      checkEvents(events, hatTrick.plain(anyPlayersConfig(seed)).options)
    }
  })

  test('a view names a kick while it is asked who gets a goal kick, and only then (60 matches)', LONG, () => {
    let kicks = 0
    for (let seed = 1; seed <= times(60); seed++)
      randomMatch(hatTrick, anyPlayersConfig(seed), seed, {
        told: 'nobody',
        each(s) {
          const { play } = hatTrick.view(s, 'spectator')
          const isKick = s.phase === Phase.Receiver && s.ballGoesBy === Why.GoalKick
          if (isKick) kicks++
          if ((play?.kick !== undefined) === isKick && (!isKick || CARD_IDS.includes(play?.kick ?? '')))
            return
          expect.unreachable(`seed ${seed}, ${PHASES[s.phase]}: kick ${play?.kick}`)
        },
      })
    expect(kicks).toBeGreaterThan(0)
  })
})

/** §16 What skills and style cards add to a shot is gone before the next card or the next shot is thought of. */
function checkBetweenShots(s: State): void {
  if (s.phase !== Phase.PlayCard && s.phase !== Phase.ShootOrNot) return
  if (s.plusPower !== 0 || s.plusDraws !== 0)
    throw new Error(`${PHASES[s.phase]}: power ${s.plusPower}, draws ${s.plusDraws} left of a shot`)
}

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
    // An opportunity is one turn, however many rounds it has.
    if (event.kind === 'turn' || event.kind === 'opportunity') styled.clear()
    if (event.kind === 'style-played') {
      expect(styled.has(event.seat)).toBe(false)
      styled.add(event.seat)
    }
  }
}
