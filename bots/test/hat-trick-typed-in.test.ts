import {
  type HatTrickConfig,
  type HatTrickOptions,
  hatTrick,
  MATCH_EVENTS,
  OUR_CARDS,
} from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { BOX, positionOf } from '@libero/hat-trick/testing'
import { KeyedChance, SampledChance, type Seat, seedFrom } from '@libero/kernel'
import { LONG, times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { hatTrickBots } from '../hat-trick/index.ts'
import { rowOfThisShot, shotTable } from '../hat-trick/shots.ts'
import { BotMatch } from '../match.ts'

/** What coaches may agree on with the cards of a box that differs from ours in everything. */
const GAMES: readonly (readonly [string, HatTrickOptions])[] = [
  ['base game', { cards: BOX, extraTime: true }],
  ['Players', { cards: BOX, extraTime: true, expansion: 'players', events: MATCH_EVENTS }],
]

/** What a bot brings to match number `n`, on both sides. */
function configOf(bot: Bot<State>, options: HatTrickOptions, n: number): HatTrickConfig {
  const whim = new SampledChance(n)
  const brings = (seat: Seat) => bot.build?.(seat, options, whim) ?? { team: 'regulars' }
  const config = hatTrick.prepare({ options, builds: [brings(0), brings(1)] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

/** So many matches of a bot against itself, each with the teams it brings; how many of them went to their end. */
function played(bot: Bot<State>, options: HatTrickOptions, matches: number): number {
  const match = new BotMatch(hatTrick, [bot, bot])
  const chance = new KeyedChance()
  let ended = 0
  for (let n = 1; n <= matches; n++) {
    chance.become(seedFrom('box'), n)
    if (hatTrick.outcome(match.play(configOf(bot, options, n), chance, n).state)) ended++
  }
  return ended
}

const botOf = (id: string): Bot<State> => {
  const bot = hatTrickBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot
}

describe.each(GAMES)('a box that differs from ours in everything, %s', (_, options) => {
  test.each(['random', 'beginner', 'heuristic'])('is played to the end by %s (100 matches)', LONG, (id) => {
    expect(played(botOf(id), options, times(100))).toBe(times(100))
  })

  test.each(['montecarlo', 'search'])('%s knows what to do in it (10 questions)', LONG, (id) => {
    const bot = botOf(id)
    const questions = times(10)
    let asked = 0
    new BotMatch(hatTrick, [botOf('heuristic'), botOf('heuristic')]).play(
      configOf(botOf('heuristic'), options, 1),
      new KeyedChance(seedFrom('thinking')),
      1,
      undefined,
      (state, seat, _, among, count) => {
        if (count < 2 || asked >= questions) return
        asked++
        const world = hatTrick.blank(state)
        hatTrick.copy(state, world)
        bot.begin?.(seat)
        const choice = bot.choose(world, seat, among, count, new SampledChance(asked))
        expect(Array.from(among.subarray(0, count))).toContain(choice)
      },
    )
    expect(asked).toBe(questions)
  })
})

test('R10c against keeper cards whose halves differ a penalty is worth what its field makes it', () => {
  const { keeping } = OUR_CARDS
  const final = { middle: 2, wing: 3, right: { middle: 5, wing: 5 } }
  const cards = { ...OUR_CARDS, name: 'lopsided', keeping: { ...keeping, final } }
  const worth = (on: Readonly<Record<string, string>>, ball: string, rules: string) => {
    const faceUp = ['dribble-2-left', 'short-2-left'] as const
    const setting = { options: { cards }, phase: 'duel', ball, on, faceUp, penalty: true, rules }
    const read = hatTrick.fromPosition(positionOf(setting), new SampledChance(1))
    if (!read.ok) throw new Error(JSON.stringify(read.refusals))
    const { value: s } = read
    return shotTable(s.cards).goal[rowOfThisShot(s, s.faceUp[0])] ?? 0
  }
  const left = (rules: string) => worth({ h10: 'b6' }, 'h10', rules)
  const right = (rules: string) => worth({ h11: 'c6' }, 'h11', rules)
  expect(right('hat-trick-2')).toBeLessThan(left('hat-trick-2'))
  expect(right('hat-trick-1')).toBe(left('hat-trick-1'))
})
