import { describe, expect, test } from 'vitest'
import { hatTrick } from '../../game.ts'
import type { Setting } from '../match.ts'
import { match } from '../match.ts'
import { IN_FRONT_OF_GOAL } from '../rules/stories.ts'

/** The keeper stops drawing, and number 10's shot is a goal; then both draw a card. */
const GOAL = {
  ...IN_FRONT_OF_GOAL,
  phase: 'save',
  faceUp: ['dribble-3-left', 'short-1-left'],
  shot: { power: 6, draws: 1, drawn: 0 },
  // The forward has used his silver skill, the winger his gold one, and the wingback has changed wings.
  players: [{ 4: 'wingback*', 10: 'forward*', 8: 'pressing-winger' }, { 6: 'playmaker*' }],
  otherWing: ['h4'],
  starKeeper: [false, true],
} as const satisfies Setting

const ANEW = {
  options: { expansion: 'players', sidesAnew: true },
  beganGold: [[4, 8], []],
} as const satisfies Setting

const shown = (m: ReturnType<typeof match>) => ({
  gold: ['h4', 'h8', 'h10', 'a6'].filter((player) => m.gold(player)),
  wing: m.side('h4'),
  star: m.view('spectator').sides.map(({ starKeeper }) => starKeeper),
})

const scored = (setting: Setting) => {
  const m = match({ ...GOAL, ...setting })
    .rolls('long-1-left', 'long-1-left')
    .play('a stop')
  expect([m.goals, m.last('kick-off').seat]).toEqual([[1, 0], 1])
  // Places are set anew in any case.
  expect([m.field('h10'), m.field('h4')]).toEqual(['b5', 'a2'])
  return m
}

/** Both decks are gone and the ball is in midfield: this turn is the last of the half. */
const LAST_TURN = {
  players: GOAL.players,
  otherWing: ['h4'],
  starKeeper: [false, true],
  ball: 'h7',
  off: ['a7'],
  styles: ['physical', 'physical'],
  faceUp: ['dribble-2-left', 'short-1-left'],
  decks: [[], []],
} as const satisfies Setting

const THREE = ['short-3-left', 'short-3-right', 'short-4-right']
const DEAL = [...THREE, ...THREE]

const halfTime = (setting: Setting) => {
  const m = match({ ...LAST_TURN, ...setting })
    .rolls(...DEAL)
    .standStill()
  expect(m.last('kick-off').half).toBe(2)
  return m
}

describe('P34 A kick-off sets places', () => {
  const kept = { gold: ['h4', 'h10', 'a6'], wing: 'right', star: [false, true] }

  test('P34 §13.5 after a goal everybody keeps the side he shows, by both versions of the rules', () => {
    for (const rules of ['hat-trick-1', 'hat-trick-2']) expect(shown(scored({ rules }))).toEqual(kept)
  })

  test('P34 §13.5 at the beginning of a half, too', () => {
    for (const rules of ['hat-trick-1', 'hat-trick-2']) expect(shown(halfTime({ rules }))).toEqual(kept)
  })

  const anew = { gold: ['h4', 'h8'], wing: 'left', star: [false, true] }

  test('P34 §13.5 agreed on, everybody shows the side he began with and plays on his own wing; keepers stay', () => {
    const m = scored(ANEW)
    expect(shown(m)).toEqual(anew)
    expect(shown(halfTime(ANEW))).toEqual(anew)
    // With the side come its footballs and its skill.
    expect(
      match({ ...GOAL, ...ANEW, players: [{ 10: 'forward' }, {}], otherWing: [] }).footballs('h10'),
    ).toEqual(m.footballs('h10'))
    expect(hatTrick.position(m.state)).toMatchObject({
      options: { sidesAnew: true },
      sides: [{ beganGold: [4, 8] }, {}],
    })
    expect(
      m
        .view('away')
        .sides[0].players.filter(({ beganGold }) => beganGold)
        .map(({ number }) => number),
    ).toEqual([4, 8])
  })

  test('§13.5 a substitute goes back to the side he came on with', () => {
    const m = scored({
      ...ANEW,
      options: { ...ANEW.options, events: ['subs'] },
      bench: [['forward*'], []],
    })
    expect([m.phase, m.awaiting, m.gold('h10')]).toEqual(['substitution', ['home'], false])
    m.play('h sub-1:10')
    expect([m.gold('h10'), m.view('home').sides[0].players[8]]).toEqual([
      true,
      expect.objectContaining({ number: 10, beganGold: true }),
    ])
  })

  const codes = (options: object, rules?: string) => {
    const prepared = hatTrick.prepare(
      { options, builds: [{ team: 'ITA' }, { team: 'BRA' }] },
      rules ? { rules } : {},
    )
    return prepared.ok ? [] : prepared.refusals.map(({ code, rule }) => `${code} §${rule}`)
  }

  test('P34 §13.5 it is agreed on with the expansion, yes or no, and hat-trick-1 does not know it', () => {
    expect(codes({ expansion: 'players', sidesAnew: true })).toEqual([])
    expect(codes({ sidesAnew: true })).toEqual(['option-without-expansion §13.5'])
    expect(codes({ expansion: 'players', sidesAnew: 'perhaps' })).toEqual(['option-unknown-value §13.5'])
    expect(codes({ expansion: 'players', sidesAnew: true }, 'hat-trick-1')).toEqual(['option-unknown §12.5'])
    const agreed = hatTrick.prepare({
      options: { expansion: 'players', sidesAnew: true },
      builds: [{ team: 'ITA' }, { team: 'BRA' }],
    })
    expect(agreed.ok && hatTrick.plain(agreed.value).options).toEqual({
      expansion: 'players',
      sidesAnew: true,
    })
  })
})
