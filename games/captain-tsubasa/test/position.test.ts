import type { Checked } from '@libero/kernel'
import { awaits, SampledChance, VIEWERS } from '@libero/kernel'
import { edited, edits, everyNuisance, nuisance } from '@libero/kernel/mutations'
import { checkPosition, luckOf, playOut, randomMatch, times } from '@libero/kernel/testing'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import { captainTsubasa } from '../game.ts'
import { PHASES, Phase } from '../phase.ts'
import { inAreas, limitOf } from '../rules/common.ts'
import type { State } from '../state.ts'
import { PARAGRAPHS } from '../text/paragraphs.ts'
import { CARDS, PILES, POOL } from '../vocabulary.ts'
import { mortal } from './answers.ts'
import { anyConfig } from './any-build.ts'
import { expectOk, match, positionOf } from './match.ts'
import { nearby, type PlainPosition, type PlainSide } from './near-positions.ts'

const plain = <T>(data: unknown): T => JSON.parse(JSON.stringify(data)) as T

const PARAGRAPH: ReadonlySet<string> = new Set([...PARAGRAPHS, 'T3'])

/** Every reason has a code and rests on a paragraph that exists. */
function checkAnswer(answer: Checked<unknown>): void {
  if (answer.ok) return
  expect(answer.refusals.length).toBeGreaterThan(0)
  if (answer.refusals.every(({ code, rule }) => code && PARAGRAPH.has(rule))) return
  expect(answer.refusals).toEqual('reasons with a code and a paragraph')
}

/** The fields a position is refused for. */
function wrongIn(data: unknown): readonly unknown[] {
  const read = captainTsubasa.plainPosition(data)
  return read.ok ? [] : read.refusals.map(({ code, about }) => about?.field ?? code)
}

test('§17.5: a position read again is the same match and goes on to the same end', () => {
  for (let seed = 1; seed <= 15; seed++) checkPosition(captainTsubasa, anyConfig(seed), seed)
})

test('§17.5: what a position does not consist of is dropped', () => {
  const position = plain<PlainPosition>(positionOf({ hands: [['tsubasa'], ['hyuga']] }))
  const [home, away] = position.sides
  const more = { ...position, colour: 'blue', sides: [{ ...home, luck: 7 }, away] }
  expect(captainTsubasa.plainPosition(more)).toEqual(captainTsubasa.plainPosition(position))
  expect(expectOk(captainTsubasa.plainPosition(more))).not.toHaveProperty('colour')
})

test('§17.5: cards in any order are the same position, but in an area the order is that of play', () => {
  const position = plain<PlainPosition>(positionOf({ areas: [['tsubasa', 'oda'], ['hyuga']] }))
  const turned = structuredClone(position)
  for (const pile of [turned.pile, turned.out, ...turned.sides.map((side) => side.deck)]) pile.reverse()
  expect(captainTsubasa.plainPosition(turned)).toEqual(captainTsubasa.plainPosition(position))
  expect(match({ areas: [['tsubasa', 'oda'], []], hands: [['taki'], []] }).area('home')).toEqual([
    'tsubasa',
    'oda',
  ])
})

test('§17.5: a position of another game is foreign', () => {
  for (const data of [{}, null, 7, { format: 'hat-trick-position/1' }])
    expect(wrongIn(data)).toEqual(['position-foreign'])
})

test('§17.5: every wrong field is told at once', () => {
  const position = plain<PlainPosition>(positionOf({ hands: [['tsubasa'], ['hyuga']] }))
  const [home, away] = position.sides
  const wrong = {
    ...position,
    phase: 'tea',
    half: 5,
    attacker: 'referee',
    plays: -1,
    field: ['nobody'],
    sides: [
      { ...home, pool: { shot: 6, pass: 0, defence: 0 }, booking: 'blue' },
      { ...away, goals: 0.5 },
    ],
  }
  expect(wrongIn(wrong)).toEqual(
    expect.arrayContaining([
      'phase',
      'half',
      'attacker',
      'plays',
      'field',
      'sides.0.pool.shot',
      'sides.0.booking',
      'sides.1.goals',
    ]),
  )
})

describe('§17.5: a story can begin', () => {
  const HALVES = { turn: 4, action: 4, spend: 4, reroll: 4, save: 4, special: 4, draft: 2 }
  test.each(Object.entries(HALVES))('in %s', (phase, halves) => {
    for (let half = 1; half <= halves; half++) {
      const isRolled = phase === 'reroll' || phase === 'save'
      const m = match({
        phase,
        half,
        hands: [
          ['taki', 'oda'],
          ['hyuga', 'exhaustion'],
        ],
        pool: [{ shot: 3 }, { defence: 1 }],
        areas: isRolled ? [['kisugi'], ['wakashimazu']] : [[], []],
      })
      expect([m.phase, m.half]).toEqual([phase, half])
    }
  })

  test('before a round: hands are filled up, from the discard pile if need be (§4.2)', () => {
    const m = match(
      { phase: 'round-begins', decks: [['taki'], ['imai']], discards: [['oda', 'tsubasa'], []] },
      ...['taki', 'oda', 'tsubasa', 'imai'],
    )
    expect([m.phase, m.round]).toEqual(['draft', 1])
    expect(m.hand('home').toSorted()).toEqual(['oda', 'taki', 'tsubasa'])
    expect(m.hand('away')).toEqual(['imai'])
  })

  test('before a half: all cards are shuffled, the other coach kicks off (§9.4, §9.5)', () => {
    const m = match({ phase: 'half-begins', half: 2, discards: [['oda'], []] }, ...HALF_TIME)
    expect([m.phase, m.half, m.attacker]).toEqual(['draft', 2, 'away'])
    expect(m.discard('home')).toEqual([])
  })
})

/** Four match cards, then four cards each. */
const HALF_TIME = [
  ...['injury', 'header', 'pressing', 'foul'],
  ...['oda', 'taki', 'tsubasa', 'kisugi'],
  ...['hyuga', 'koike', 'imai', 'sawada'],
]

/** What a state must be like that a match goes on from. */
function checkSound(s: State): void {
  const sizes = PILES.map((_, pile) => s.where.reduce((count, where) => count + Number(where === pile), 0))
  if (sizes.join() !== Array.from(s.size).join()) throw new Error('a card is lost or doubled')
  if (sizes.reduce((all, size) => all + size, 0) !== CARDS) throw new Error('a card lies nowhere')
  if (inAreas(s) > limitOf(s)) throw new Error('too many cards in the areas')
  if (s.pool.some((tokens, at) => tokens + (s.aside[at] ?? 0) > POOL)) throw new Error('too many tokens')
  if (s.drawn.some((drawn) => drawn < 0) || s.matchLeft < 0) throw new Error('cards are owed')
  const options = new Int16Array(captainTsubasa.mostOptions)
  for (const seat of [0, 1] as const) {
    if (!awaits(captainTsubasa.awaiting(s), seat)) continue
    const least = s.phase === Phase.Target || s.phase === Phase.Turn ? 1 : 2
    const count = captainTsubasa.legal(s, seat, options)
    if (count < least) throw new Error(`${PHASES[s.phase]}: a question with ${count} answers`)
    captainTsubasa.request(s, seat)
  }
  for (const viewer of VIEWERS) captainTsubasa.view(s, viewer)
  if (captainTsubasa.awaiting(s) === 0 && !captainTsubasa.outcome(s))
    throw new Error('nobody is asked, but it is not over')
}

/** Reads a position; if it is accepted it must be sound, and stay so to the end of the match. */
function checkPlayable(data: unknown, seed: number): boolean {
  const tidy = captainTsubasa.plainPosition(data)
  checkAnswer(tidy)
  const read = captainTsubasa.fromPosition(data, mortal(seed))
  expect(read.ok).toBe(tidy.ok)
  if (!read.ok || !tidy.ok) return false
  expect(captainTsubasa.plainPosition(plain(tidy.value))).toEqual(tidy)
  checkSound(read.value)
  const whim = new SampledChance(seed)
  const chance = mortal(seed)
  for (let played = 0; played < 3000 && !captainTsubasa.outcome(read.value); played += 5) {
    playOut(captainTsubasa, read.value, whim, chance, undefined, 5)
    checkSound(read.value)
    if (played % 20 === 0) expect(wrongIn(plain(captainTsubasa.position(read.value)))).toEqual([])
  }
  expect(captainTsubasa.outcome(read.value), 'an end').toBeDefined()
  return true
}

const some = <T>(value: T | null): T => {
  if (value === null) throw new Error('nothing there')
  return value
}
const otherThan = (seat: string) => (seat === 'home' ? 'away' : 'home')
const inBoth = (sides: readonly PlainSide[]) => sides.reduce((count, { area }) => count + area.length, 0)
const NO_CONTEST: PlainPosition['contest'] = {
  action: 'shot',
  spent: [0, 0],
  dice: null,
  content: [false, false],
  keeper: null,
  keeperDie: null,
}

describe('whatever stands in a position gets an answer, and what is accepted can be played to its end', () => {
  const positions: PlainPosition[] = []
  const of = (n: number, phase?: string, fits: (position: PlainPosition) => boolean = () => true) => {
    const found = positions.filter((position) => (!phase || position.phase === phase) && fits(position))
    if (found.length === 0) throw new Error(`no position of ${phase}`)
    return structuredClone(found[n % found.length]) as PlainPosition
  }

  /** Some of every phase, and of what follows an ability. */
  beforeAll(() => {
    const found = new Map<string, number>()
    const kindOf = (s: State) => {
      const isAbility = s.phase === Phase.Ability || s.phase === Phase.Token || s.phase === Phase.Target
      return isAbility ? `${s.phase} ${s.resume} ${s.phase === Phase.Target ? s.step : ''}` : `${s.phase}`
    }
    const enough = () =>
      PHASES.slice(0, Phase.Over).every((phase) => positions.filter((p) => p.phase === phase).length >= 20)
    for (let seed = 1; seed < 400 && !enough(); seed++)
      randomMatch(captainTsubasa, anyConfig(seed), seed, {
        told: 'nobody',
        each(s, { number }) {
          const kind = kindOf(s)
          const count = found.get(kind) ?? 0
          if (count >= 40 || (s.phase <= Phase.Turn && (number + seed) % 10 > 0)) return
          found.set(kind, count + 1)
          positions.push(plain(captainTsubasa.position(s)))
        },
      })
  })

  test('a position of every phase is at hand', () => {
    for (const phase of PHASES.slice(0, Phase.Over)) expect(of(0, phase).phase).toBe(phase)
  })

  test('anything', () => {
    fc.assert(
      fc.property(nuisance, (data) => {
        const read = captainTsubasa.fromPosition(data, luckOf(1))
        expect(read.ok).toBe(false)
        checkAnswer(read)
      }),
      { seed: 4, numRuns: times(1000) },
    )
  })

  test('every field of a position taken by every nuisance', () => {
    for (const phase of ['turn', 'target', 'reroll'])
      for (const position of everyNuisance(of(1, phase)))
        checkAnswer(captainTsubasa.fromPosition(position, mortal(1)))
  })

  test('positions with fields lost, retyped or filled with garbage', () => {
    fc.assert(
      fc.property(fc.nat(), edits(3), (n, changes) => {
        checkPlayable(edited(of(n), changes), n)
      }),
      { seed: 5, numRuns: times(1000) },
    )
  })

  test('positions that are nearly right', () => {
    let accepted = 0
    fc.assert(
      fc.property(fc.nat(), fc.integer(), fc.integer({ min: 1, max: 3 }), (n, seed, count) => {
        const whim = new SampledChance(seed)
        const position = of(n)
        for (let change = 0; change < count; change++) nearby(position, whim)
        accepted += Number(checkPlayable(position, n))
      }),
      { seed: 6, numRuns: times(2000) },
    )
    expect(accepted).toBeGreaterThan(times(500))
  })

  /** What no match can come to, though every single field could stand there; done to both sides. */
  const IMPOSSIBLE: readonly [
    string,
    string,
    Partial<PlainPosition> | ((position: PlainPosition) => Partial<PlainPosition>),
    ((side: PlainSide) => Partial<PlainSide>)?,
  ][] = [
    ['a phase that runs by itself', 'turn', { phase: 'settle' }],
    ['a toss in the second half', 'toss', { half: 2 }],
    ['a card twice', 'turn', {}, ({ deck, hand }) => ({ hand: [...hand, ...deck.slice(0, 1)] })],
    ['a card nowhere', 'turn', ({ out }) => ({ out: out.slice(1) })],
    ['nine exhaustion cards', 'turn', ({ out }) => ({ out: [...out, ...new Array(9).fill('exhaustion')] })],
    ['match cards in a round too late', 'draft', { round: 7 }],
    ['an odd number of match cards', 'turn', ({ matchLeft }) => ({ matchLeft: matchLeft + 1 })],
    ['the defender drafts again', 'draft', ({ turn }) => ({ turn: turn === 'home' ? 'away' : 'home' })],
    ['a turn of somebody who has passed', 'turn', {}, () => ({ stopped: true })],
    ['a draft of somebody who has passed', 'draft', {}, () => ({ stopped: true })],
    ['fewer cards played than lie there', 'action', ({ sides }) => ({ plays: inBoth(sides) - 1 })],
    ['more cards played than a round allows', 'turn', { plays: 60 }],
    [
      'abilities without a card',
      'ability',
      ({ playing }) => ({ playing: { ...some(playing), waiting: [] } }),
    ],
    ['abilities of nobody', 'ability', { playing: null }],
    ['a card played in a turn', 'turn', { playing: { waiting: ['oda'], resume: 'turn', ability: null } }],
    [
      'abilities that lead nowhere',
      'ability',
      ({ playing }) => ({ playing: { ...some(playing), resume: 'duel' } }),
    ],
    ['no tokens to choose', 'token', {}, () => ({ pool: { shot: 5, pass: 5, defence: 5 } })],
    ['an ability that was not used', 'token', { used: [] }],
    ['no card to choose', 'target', {}, () => ({ hand: [], discard: [], area: [] })],
    ['a contest before the choice', 'action', { contest: NO_CONTEST }],
    ['the defender chooses shot or pass', 'action', ({ attacker }) => ({ turn: otherThan(attacker) })],
    ['dice before the tokens', 'spend', ({ contest }) => ({ contest: { ...some(contest), dice: [1, 2] } })],
    [
      'tokens spent of an own question',
      'spend',
      ({ contest }) => ({ contest: { ...some(contest), spent: [5, 5] } }),
    ],
    ['no dice to roll again', 'reroll', ({ contest }) => ({ contest: { ...some(contest), dice: null } })],
    ['both content', 'reroll', ({ contest }) => ({ contest: { ...some(contest), content: [true, true] } })],
    [
      'a keeper without a roll',
      'save',
      ({ contest }) => ({ contest: { ...some(contest), keeper: 'morisaki' } }),
    ],
    ['a save from a pass', 'save', ({ contest }) => ({ contest: { ...some(contest), action: 'pass' } })],
    ['the attacker saves', 'save', ({ attacker }) => ({ turn: attacker })],
    [
      'cards beside a special shot',
      'special',
      {},
      ({ deck }) => ({ deck: deck.slice(1), area: deck.slice(0, 1) }),
    ],
    ['a special card in a turn', 'turn', {}, () => ({ special: 'drive-shot' })],
    ['a winner before the end', 'turn', { winner: 'home' }],
    ['two teams alike', 'turn', {}, () => ({ team: 'toho' })],
  ]
  test.each(IMPOSSIBLE)('%s: refused', (_, phase, change, toSide) => {
    for (let n = 0; n < 10; n++) {
      const position = of(n, phase)
      Object.assign(position, typeof change === 'function' ? change(position) : change)
      for (const side of position.sides) Object.assign(side, toSide?.(side))
      expect(captainTsubasa.fromPosition(position, mortal(n)).ok).toBe(false)
    }
  })

  test('both special cards chosen: refused', () => {
    const position = of(0, 'special', ({ sides }) => sides.every(({ special }) => special === null))
    for (const side of position.sides) {
      const isAttacker = side === position.sides[position.attacker === 'home' ? 0 : 1]
      const specials = isAttacker ? OUR_CARDS.shots : OUR_CARDS.defences
      side.special = specials.find(({ team }) => team === side.team)?.id ?? null
    }
    expect(wrongIn(position)).toEqual(['phase'])
  })

  test('the end of a match is the one its goals tell', () => {
    const { state } = randomMatch(captainTsubasa, anyConfig(1), 1)
    const position = plain<PlainPosition>(captainTsubasa.position(state))
    expect(wrongIn(position)).toEqual([])
    expect(wrongIn({ ...position, half: 1 })).not.toEqual([])
    expect(wrongIn({ ...position, winner: position.winner === 'home' ? 'away' : 'home' })).toContain('winner')
  })
})

test('§17.6: a card set of another make is kept whole', () => {
  const cards = plain<typeof OUR_CARDS>({ ...OUR_CARDS, name: 'box', version: '7' })
  const config = expectOk(
    captainTsubasa.prepare({ options: { cards }, builds: [{ team: 'toho' }, { team: 'nankatsu' }] }),
  )
  const { state } = randomMatch(captainTsubasa, config, 1, { stopAfter: 20 })
  const read = captainTsubasa.fromPosition(plain(captainTsubasa.position(state)), mortal(1))
  expect(read.ok && captainTsubasa.cardSet(read.value)).toEqual({ name: 'box', version: '7' })
})
