import { hatTrick } from '@libero/hat-trick'
import { isTurnBack, PHASES, Phase, PLAYER, type State } from '@libero/hat-trick/opponents'
import { positionOf, type Setting } from '@libero/hat-trick/testing'
import { awaits, SampledChance, type Seat } from '@libero/kernel'
import { expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { hatTrickBots } from '../hat-trick/index.ts'
import { informationKey } from '../hat-trick/information-key.ts'

function begun(setting: Setting): State {
  const read = hatTrick.fromPosition(positionOf(setting), new SampledChance(1))
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  return read.value
}

const botOf = (id: string): Bot<State> => {
  const bot = hatTrickBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot.within?.({ ms: 1000, iterations: 60 }) ?? bot
}

const options = new Int16Array(hatTrick.mostOptions)

/** A wingback of each team has changed wings. */
const TURNED = {
  players: [{ 4: 'wingback*' }, { 5: 'wingback*' }],
  otherWing: ['h4', 'a5'],
  events: ['subs', 'snapshot', 'captain', 'corners'],
} as const satisfies Setting

test.each(['beginner', 'heuristic', 'montecarlo', 'search'])(
  '%s turns back at his own moves or never',
  (id) => {
    const bot = botOf(id)
    const dice = new SampledChance(3)
    const offered = new Set<string>()
    for (let n = 0; n < 4; n++) {
      const s = begun(TURNED)
      for (let decisions = 0; decisions < 80 && !hatTrick.outcome(s); decisions++) {
        const seat: Seat = awaits(hatTrick.awaiting(s), 0) ? 0 : 1
        const count = hatTrick.legal(s, seat, options)
        const action = bot.choose(s, seat, options, count, dice)
        const isOffered = options.subarray(0, count).some((option) => isTurnBack(s, seat, option))
        if (isOffered) offered.add(PHASES[s.phase] ?? '')
        if (s.phase !== Phase.AttackMove && s.phase !== Phase.DefenceMove)
          expect([PHASES[s.phase], isTurnBack(s, seat, action)]).toEqual([PHASES[s.phase], false])
        hatTrick.apply(s, seat, action, dice)
      }
    }
    expect([...offered]).toEqual(expect.arrayContaining(['play-card', 'attack-move', 'defence-move']))
  },
)

test('who has changed wings is another situation than who has not', () => {
  const key = (otherWing: readonly string[]) => informationKey(begun({ ...TURNED, otherWing }), 0)
  expect(new Set([key([]), key(['h4']), key(['a5']), key(['h4', 'a5'])]).size).toBe(4)
})

test('the heuristic passes to nobody in an opportunity from whom a skill could take the ball', () => {
  const choice = (away: Readonly<Record<number, string>>) => {
    const s = begun({
      ball: 'h10',
      on: { h10: 'a6', h11: 'b6', h8: 'b5', a8: 'c6' },
      opportunity: true,
      hands: [['short-1-left'], ['short-1-left']],
      faceUp: ['short-4-left', 'short-1-left'],
      phase: 'opportunity-pass',
      players: [{}, away],
    })
    const count = hatTrick.legal(s, 0, options)
    return botOf('heuristic').choose(s, 0, options, count, new SampledChance(1)) - PLAYER + 2
  }
  expect([choice({}), choice({ 8: 'pressing-winger*' })]).toEqual([11, 8])
})
