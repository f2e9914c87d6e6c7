import { type FinaleConfig, finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { STRANGE_CARDS } from '@libero/finale/testing'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import { times } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { finaleBots } from '../finale/index.ts'
import { BotMatch } from '../match.ts'

/** Cards typed in from a box that differ from ours in everything the checks allow. */
const AGREED = [
  { cards: STRANGE_CARDS, extraTime: true },
  { cards: STRANGE_CARDS, tactics: 'free', hazardOrder: 'squad' },
  { cards: STRANGE_CARDS, keeperChanges: true },
  { cards: STRANGE_CARDS, tactics: 'any', benchTakers: true, extraTime: true },
] as const

/** Whole matches between two of a kind, with a few squads of each agreement; a refused squad or decision fails. */
function play(bot: Bot<State>, matches: number): void {
  const match = new BotMatch(finale, [bot, bot])
  const chance = new KeyedChance()
  const whim = new SampledChance(3)
  const configs = Array.from({ length: Math.min(matches, 4 * AGREED.length) }, (_, n) => {
    const options = AGREED[n % AGREED.length]
    const builds = [bot.build(0, options, whim), bot.build(1, options, whim)] as const
    const config = finale.prepare({ options, builds })
    if (!config.ok) throw new Error(JSON.stringify(config.refusals))
    return config.value
  })
  for (let n = 0; n < matches; n++) {
    chance.become(seedFrom('box'), n)
    const { state } = match.play(configs[n % configs.length] as FinaleConfig, chance, n)
    expect(finale.outcome(state)).toBeDefined()
  }
}

const botOf = (id: string): Bot<State> => {
  const bot = finaleBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot.within?.({ ms: 1e9, iterations: 24 }) ?? bot
}

test.each([
  ['random', 1000],
  ['beginner', 50],
  ['heuristic', 1000],
  ['montecarlo', 3],
  ['search', 3],
])('%s plays a box of other cards to the end, %i times', (id, matches) => {
  play(botOf(id), times(matches))
})
