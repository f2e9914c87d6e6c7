import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import { hatTrick } from '../game.ts'
import { beginner, counterpart } from '../presets.ts'
import { rulings } from '../text/book.ts'
import { PARAGRAPHS } from '../text/paragraphs.ts'
import { CARD_IDS } from '../vocabulary.ts'
import type { Setting } from './match.ts'
import { match, positionOf } from './match.ts'
import { ACTS_H6, FOUL_BY_A7, GOAL_KICK, IN_FRONT_OF_GOAL, PENALTY_BY_A3 } from './rules/stories.ts'

const { players, teams } = OUR_CARDS

describe('every ruling', () => {
  const titles = ['.', 'players/'].flatMap((folder) => {
    const there = new URL(folder, import.meta.url)
    const files = readdirSync(there).filter((name) => name.endsWith('.test.ts'))
    return files.flatMap((name) =>
      Array.from(
        readFileSync(new URL(name, there), 'utf8').matchAll(
          /^ *test(?:\.each\([^)]*\))?\(\s*['`]([RP]\d+[a-z]?) /gm,
        ),
        (found) => found[1],
      ),
    )
  })

  test('has a test named by its id', () => {
    expect([...new Set(titles)].sort()).toEqual(rulings.map((ruling) => ruling.id).sort())
    expect(new Set(rulings.map((ruling) => ruling.id)).size).toBe(rulings.length)
  })

  test('rests on paragraphs that exist', () => {
    for (const { id, on } of rulings) {
      expect(on.length, id).toBeGreaterThan(0)
      for (const paragraph of on) expect(PARAGRAPHS, id).toContain(paragraph)
    }
  })
})

describe('pitch, cards and teams', () => {
  test('R1a the outer fields of the first and the last line are free at the start', () => {
    const { sides } = match().view('spectator')
    const taken = new Set(sides.flatMap((side) => side.players.map(({ field }) => field)))
    const all = ['a', 'b', 'c', 'd'].flatMap((column) => [1, 2, 3, 4, 5, 6].map((line) => column + line))
    expect(all.filter((field) => !taken.has(field))).toEqual(['a1', 'a6', 'd1', 'd6'])
  })

  test('R1b even numbers on the left, odd ones on the right, for both seats alike', () => {
    const m = match({ ...ACTS_H6, faceUp: ['short-1-left', 'short-1-right'] }).play('h none')
    expect(
      m
        .options(1)
        .slice(1)
        .every((option) => Number.parseInt(option, 10) % 2 === 1),
    ).toBe(true)
  })

  test('R2 two short passes, one long ball and one dribble for each of four powers and two sides', () => {
    const { copies } = OUR_CARDS.actions
    expect(copies).toEqual({ short: 2, long: 1, dribble: 1 })
    expect(CARD_IDS).toHaveLength(24)
  })

  test('R3a defenders have more in defence, strikers more in attack; the sums of the examples are there', () => {
    for (const { number, regular } of players) {
      if (number <= 5) expect(regular.defence, `${number}`).toBeGreaterThan(regular.attack)
      if (number >= 8) expect(regular.attack, `${number}`).toBeGreaterThan(regular.defence)
    }
    // A line of attackers worth 7, a lone defender of 1, a defending line worth 3, a dribbler of 3 against 3.
    expect(players.some(({ regular }) => regular.defence === 1)).toBe(true)
    const sums = players.flatMap((one) =>
      players.map((two) => one !== two && one.regular.attack + two.regular.attack),
    )
    expect(sums).toContain(7)
    expect(players.some(({ regular }) => regular.defence === 3)).toBe(true)
    // One defender has the 3; no two share it.
    const shared = players.flatMap((one) =>
      players.map((two) => one !== two && one.regular.defence + two.regular.defence),
    )
    expect(shared).not.toContain(3)
    expect(players.some(({ regular }) => regular.attack === 3)).toBe(true)
  })

  test('R3b the star side raises attack or defence, not both', () => {
    const more = players.map(({ regular, star }) => [
      star.attack - regular.attack,
      star.defence - regular.defence,
    ])
    for (const [attack = 0, defence = 0] of more) {
      expect(Math.min(attack, defence)).toBe(0)
      expect(attack + defence).toBeGreaterThan(0)
      expect(attack + defence).toBeLessThanOrEqual(2)
    }
    expect(more.filter(([attack = 0, defence = 0]) => attack + defence > 1).length).toBeLessThanOrEqual(3)
  })

  test('R13a a star under number 1 is a star keeper', () => {
    const keepers = teams.filter(({ id }) => match({ teams: [id, id] }).view('home').sides[1].starKeeper)
    expect(keepers.map(({ id }) => id)).toEqual(
      teams.filter(({ stars }) => stars.includes(1)).map(({ id }) => id),
    )
  })

  test('R13b both may choose the same team, or regulars', () => {
    for (const team of ['BRA', 'regulars'])
      expect(hatTrick.prepare({ builds: [{ team }, { team }] }).ok).toBe(true)
  })

  test('R13c two of six stars with their keepers meet first, regulars whoever brings regulars', () => {
    const first = ([0, 1] as const).map((nth) => counterpart(undefined, {}, nth))
    expect(first).toEqual([{ team: 'GER' }, { team: 'ITA' }])
    for (const id of ['GER', 'ITA']) {
      const stars = teams.find((team) => team.id === id)?.stars ?? []
      expect([stars.length, stars.includes(1)], id).toEqual([6, true])
    }
    expect(counterpart({ team: 'regulars' }, {}, 1)).toEqual({ team: 'regulars' })
    for (const seat of [0, 1] as const) expect(beginner(seat, {})).toEqual({ team: 'regulars' })
  })
})

describe('moves and the sideways pass', () => {
  const PLAIN = ['short-1-left', 'short-1-left'] as const

  test('R4a every move is optional', () => {
    const turn = match({ ...ACTS_H6, faceUp: PLAIN })
    expect(turn.options(0)[0]).toBe('none')
    expect(turn.play('h none').options(1)[0]).toBe('none')
    const kick = match(GOAL_KICK)
    expect(kick.options(1)[0]).toBe('none')
    expect(kick.play('a none').options(0)[0]).toBe('none')
    const free = match(FOUL_BY_A7).standStill()
    expect(free.options(1)[0]).toBe('none')
    expect(free.play('a none').options(0)[0]).toBe('none')
  })

  test('R4b anybody but the carrier may be displaced; undoing the move of this turn is legal', () => {
    const m = match({ ...ACTS_H6, faceUp: PLAIN }).play('h 10+')
    expect([m.field('h10'), m.field('a3')]).toEqual(['b6', 'b5'])
    const undone = match({ ...ACTS_H6, faceUp: ['short-1-left', 'short-1-right'] }).play('h 10+', 'a 3-')
    expect([undone.field('h10'), undone.field('a3')]).toEqual(['b5', 'b6'])
  })

  test('R4c only the defender displaces the carrier of an opportunity, and only in his move', () => {
    const m = match({ ...IN_FRONT_OF_GOAL, on: { h10: 'b6', h6: 'b5' }, faceUp: PLAIN })
    expect(m.refusal('h 6+')).toBe('carrier-is-not-displaced §4.3')
    const answered = match({ ...IN_FRONT_OF_GOAL, faceUp: ['short-1-left', 'short-1-right'] }).play('h none')
    expect(answered.refusal('a 3-')).toBe('legal')
  })

  test('R5 fewest columns away, whoever stands between; of two equally near the coach chooses', () => {
    const between = match({ ball: 'h4', faceUp: PLAIN }).play('h none')
    expect(between.last('sideways')).toMatchObject({ from: 4, to: 5 })
    const two = match({ ball: 'h7', on: { h9: 'd3' }, faceUp: PLAIN }).play('h none')
    expect([...two.options(0)].sort()).toEqual(['6', '9'])
    const alone = match({ ball: 'h4', off: ['h5'], faceUp: PLAIN }).play('h none')
    expect(alone.last('no-team-mate')).toMatchObject({ number: 4 })
  })

  test('R25 the sideways pass is compulsory in an opportunity, too', () => {
    const m = match({
      ...IN_FRONT_OF_GOAL,
      on: { h10: 'b6', h11: 'c6' },
      faceUp: ['dribble-1-left', PLAIN[1]],
    })
    m.play('h none')
    expect(m.order('sideways', 'moved', 'stayed')).toEqual(['stayed', 'sideways'])
    expect([m.ball, m.phase]).toEqual(['h11', 'defence-move'])
  })

  test('R30 the kind of the defender’s card does not matter', () => {
    const results = ['short', 'long', 'dribble'].map((kind) => {
      const m = match({ ...ACTS_H6, faceUp: ['short-2-left', `${kind}-2-right`] }).play('h none')
      const moves = m.options(1)
      return [moves, m.play('a none').last('comparison')]
    })
    expect(results[1]).toEqual(results[0])
    expect(results[2]).toEqual(results[0])
  })

  test('R31 at a goal kick anybody may be displaced but the one who has just moved', () => {
    const m = match({ ...GOAL_KICK, on: { h10: 'b6' } })
    expect(m.refusal('a 3-')).toBe('legal')
    m.play('a 6+')
    expect(m.refusal('h 7-')).toBe('has-just-moved §8.2')
    expect(m.options(0)).toContain('6+')
    // Nor must the displaced one stay, unless it was agreed: he may go on, away from the mover.
    expect(m.options(0)).toContain('7+')
  })
})

describe('passes', () => {
  const EMPTY_AHEAD = { h10: 'b2', h11: 'c2', h8: 'a1', h9: 'd1' }
  const longBall = (setting: Setting = {}) =>
    match({ ...ACTS_H6, faceUp: ['long-1-left', 'short-1-left'], ...setting }).standStill()

  test('R6a a line with an own player must be chosen if there is one, else any within the pitch', () => {
    expect(longBall().options(0)).toEqual(['1-lines', '2-lines'])
    expect(longBall({ on: EMPTY_AHEAD }).options(0)).toEqual(['1-lines', '2-lines', '3-lines'])
  })

  const WEAK = { a4: { defence: 1 }, a5: { defence: 1 }, a10: { defence: 0 }, a11: { defence: 0 } }
  /** A long ball of h7, two lines ahead, where only a4, a5, a10 and a11 stand. */
  const toNobody = (own: number, theirs: number, setting: Setting = {}) =>
    match({
      ball: 'h6',
      on: EMPTY_AHEAD,
      faceUp: [`long-${own}-left`, `short-${theirs}-left`],
      footballs: WEAK,
      ...setting,
    })
      .standStill()
      .play('h 2-lines')

  test('R6b where the attacker has nobody it is compared: won, it goes to his lowest number in the passer’s line', () => {
    const won = toNobody(4, 1)
    expect(won.last('comparison')).toMatchObject({ line: 5, players: [0, 2], totals: [4, 3], result: 'won' })
    expect(won.last('passed')).toEqual({ kind: 'passed', seat: 0, from: 7, to: 6, line: 3 })
    expect([won.ball, won.all('intercepted')]).toEqual(['h6', []])
    const lost = toNobody(3, 2)
    expect([lost.last('comparison').result, lost.last('intercepted')]).toEqual([
      'lost',
      { kind: 'intercepted', seat: 1, number: 4, line: 5 },
    ])
  })

  test('R6b level in everything it is a foul in that line, and the free kick is where the ball is then', () => {
    const m = toNobody(2, 2, { footballs: { ...WEAK, a4: { defence: 0 }, a5: { defence: 0 } } })
    expect([m.last('foul').number, m.last('passed').to, m.last('free-kick').number]).toEqual([4, 6, 6])
    const far: Setting = {
      footballs: { a2: { defence: 0 }, a3: { defence: 0 } },
      ball: 'h6',
      on: EMPTY_AHEAD,
    }
    const final = match({ ...far, faceUp: ['long-2-left', 'short-2-left'] }).standStill()
    expect(final.play('h 3-lines').last('foul').number).toBe(2)
    expect([final.all('penalty'), final.last('free-kick').number]).toEqual([[], 6])
  })

  test('R6b by the first version it is lost without a comparison, and its odds say so', () => {
    const rules = 'hat-trick-1'
    const m = longBall({ rules, on: EMPTY_AHEAD, faceUp: ['long-4-left', 'short-1-left'] })
    const odds = (setting: Setting) => {
      const asked = longBall({ on: EMPTY_AHEAD, faceUp: ['long-4-left', 'short-1-left'], ...setting })
      return hatTrick.odds(asked.state, 0, hatTrick.read(asked.state, 0, '2-lines'))?.likelihood
    }
    expect([odds({ rules, footballs: WEAK }), odds({ footballs: WEAK })]).toEqual([0, 1])
    m.play('h 2-lines')
    expect(m.all('comparison')).toEqual([])
    expect(m.last('intercepted')).toEqual({ kind: 'intercepted', seat: 1, number: 4, line: 5 })
  })

  test('R6c with nobody at all there the two cards decide: won or level, it stays in the passer’s line, lost, with him', () => {
    const off = ['a4', 'a5', 'a10', 'a11'] as const
    for (const [own, theirs] of [
      [2, 1],
      [2, 2],
    ] as const) {
      const won = toNobody(own, theirs, { off, footballs: {} })
      expect([won.last('comparison').totals, won.last('passed').to, won.all('foul')]).toEqual([
        [own, theirs],
        6,
        [],
      ])
    }
    const lost = toNobody(1, 2, { off, footballs: {} })
    expect([lost.last('comparison').result, lost.last('nobody-there').line, lost.ball]).toEqual([
      'lost',
      5,
      'h7',
    ])
    const first = toNobody(2, 1, { off, footballs: {}, rules: 'hat-trick-1' })
    expect([first.all('comparison'), first.last('nobody-there').line, first.ball]).toEqual([[], 5, 'h7'])
  })

  test('R7 a completed short pass with nobody ahead goes to the lowest number of the line', () => {
    const m = match({
      ball: 'h6',
      off: ['h8', 'h9'],
      faceUp: ['short-4-left', 'short-1-left'],
      footballs: { h6: { attack: 5 } },
    }).standStill()
    expect(m.last('passed')).toMatchObject({ from: 7, to: 6, line: 3 })
  })

  test('R14 a lost short pass where the defender has nobody stays with the carrier', () => {
    const m = match({
      ...ACTS_H6,
      off: ['a8', 'a9'],
      faceUp: ['short-1-left', 'short-4-left'],
      footballs: { h6: { attack: 1 }, h7: { attack: 1 } },
    }).standStill()
    expect(m.last('comparison').result).toBe('lost')
    expect([m.all('nobody-there').length, m.ball]).toEqual([1, 'h6'])
  })

  test('R15 level in everything with no defender to foul counts as won, without a foul', () => {
    const m = match({
      ...ACTS_H6,
      off: ['a8', 'a9'],
      faceUp: ['short-1-left', 'short-1-left'],
      footballs: { h6: { attack: 0 }, h7: { attack: 0 } },
    }).standStill()
    expect(m.all('foul')).toEqual([])
    expect(m.last('passed')).toMatchObject({ to: 8, line: 4 })
    expect(m.last('comparison').result).toBe('won')
  })

  test('R10a a penalty after a dribble, a short pass and a long ball alike; from the wing never', () => {
    expect(match(PENALTY_BY_A3).standStill().all('penalty')).toHaveLength(1)
    const level = { h8: { attack: 0 }, h11: { attack: 1 }, a5: { defence: 1 }, a4: { defence: 0 } }
    const short: Setting = { ball: 'h11', on: { h10: 'b6' }, footballs: { ...level, a3: { defence: 0 } } }
    const pass = match({ ...short, faceUp: ['short-2-left', 'short-2-left'] }).standStill()
    expect(pass.last('foul')).toMatchObject({ number: 3 })
    expect(pass.last('penalty')).toMatchObject({ number: 10 })
    const far = { h10: { attack: 3 }, a2: { defence: 3 } }
    const long: Setting = { ...ACTS_H6, on: { h10: 'b6' }, footballs: far }
    const ball = match({ ...long, faceUp: ['long-2-left', 'short-2-left'] })
      .standStill()
      .play('h 3-lines')
    expect([ball.last('foul').number, ball.last('penalty').number]).toEqual([2, 10])
    const wing = match({
      ...long,
      on: { h8: 'a6' },
      footballs: { h8: { attack: 3 }, a2: { defence: 3 }, a3: { defence: 0 } },
      faceUp: ['long-2-left', 'short-2-left'],
    })
    wing.standStill().play('h 3-lines')
    expect([wing.last('foul').number, wing.all('penalty').length, wing.phase]).toEqual([
      2,
      0,
      'free-kick-defence',
    ])
  })

  test('R10b after a red card the next foul is a yellow one again', () => {
    const red = match({ ...FOUL_BY_A7, yellow: [false, true] }).standStill()
    expect([red.last('foul').card, red.view('spectator').sides[1].yellow]).toEqual(['red', false])
    expect(
      match({ ...FOUL_BY_A7, yellow: [false, false] })
        .standStill()
        .last('foul').card,
    ).toBe('yellow')
  })

  test('R27 the fouler leaves after the action: a dribbler has changed places with him first', () => {
    const m = match({ ...FOUL_BY_A7, yellow: [false, true] }).standStill()
    expect(m.last('dribbled')).toMatchObject({ number: 6, past: 7, to: 'b4' })
    expect(m.field('a7')).toBeNull()
    const { players: own } = m.view('spectator').sides[0]
    expect(own.every(({ field }) => field !== 'b3')).toBe(true)
    expect(hatTrick.fromPosition(positionOf({ off: ['a7'] }), { take: () => 0 }).ok).toBe(true)
  })
})
