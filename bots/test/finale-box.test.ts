import { type FinaleConfig, finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { match, STRANGE_CARDS, withMen, withTactics } from '@libero/finale/testing'
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

test.each(['heuristic', 'montecarlo', 'search'])(
  '%s fears an injury only with a die that can bring it',
  (id) => {
    const midfield = ['hugo-schwindlig', 'gregor-graser', 'alfredo-wuehler', 'lars-laessig']
    const alike = { strengths: [3, 3, 3, 3] } as const
    /** How often of six times the man is chosen although something threatens him, all else being equal. */
    const timesChosen = (faces: readonly number[], threatened: string): number => {
      const men = Object.fromEntries(
        midfield.map((man) => [man, man === threatened ? { ...alike, hazard: 'injury' as const } : alike]),
      )
      const cards = { ...withMen(men, withTactics()), die: { faces } }
      const { state } = match({ cards, men, faceUp: ['white-2a', 'purple-1'] })
      const options = new Int16Array(finale.mostOptions)
      const count = finale.legal(state, 0, options)
      const chosen = [1, 2, 3, 4, 5, 6].map((seed) =>
        finale.write(state, 0, botOf(id).choose(state, 0, options, count, new SampledChance(seed))),
      )
      return chosen.filter((man) => man === threatened).length
    }
    const inAll = (faces: readonly number[]) =>
      midfield.reduce((sum, man) => sum + timesChosen(faces, man), 0)
    expect(inAll([2, 2, 2, 2, 2, 3])).toBe(0)
    expect(inAll([0, 0, 1, 1, 3, 3])).toBeGreaterThan(0)
  },
)
