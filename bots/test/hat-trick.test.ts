import {
  CORNERS,
  cardCode,
  EDITIONS,
  type Edition,
  type HatTrickConfig,
  type HatTrickOptions,
  hatTrick,
  KINDS,
  MATCH_EVENTS,
  ourCards,
} from '@libero/hat-trick'
import { printedDuel, type State } from '@libero/hat-trick/opponents'
import { canonical, KeyedChance, SampledChance, type Seat, seedFrom } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { emptySolution, solveDuel } from '../duel.ts'
import { hatTrickBots } from '../hat-trick/index.ts'
import { BotMatch } from '../match.ts'

const edition = (name: Edition): HatTrickOptions =>
  Object.fromEntries(EDITIONS[name].map((each) => [each, true]))

/** The base game, and the Players expansion with everything that can be agreed on. */
const GAMES: readonly (readonly [string, HatTrickOptions, readonly [string, string]])[] = [
  ['base game', { extraTime: true, shootOut: true }, ['BRA', 'GER']],
  [
    'Players',
    { extraTime: true, shootOut: true, expansion: 'players', events: MATCH_EVENTS },
    ['ITA', 'JAM'],
  ],
  ['German edition', { shootOut: true, ...edition('german') }, ['BRA', 'GER']],
  ['Hungarian edition', { shootOut: true, ...edition('hungarian') }, ['BRA', 'GER']],
]

function prepared(options: HatTrickOptions, home: string, away: string): HatTrickConfig {
  const config = hatTrick.prepare({ options, builds: [{ team: home }, { team: away }] })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

function botOf(id: string): Bot<State> {
  const bot = hatTrickBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot
}

describe('opponents of Hat-Trick', () => {
  test.each(GAMES)('%s: the heuristic is far better than chance', (_, options, [team]) => {
    const chance = new KeyedChance()
    const match = new BotMatch(hatTrick, [botOf('heuristic'), botOf('random')])
    let wins = 0
    for (let n = 0; n < 20; n++) {
      chance.become(seedFrom('bots'), n)
      const { state } = match.play(prepared(options, team, team), chance, n)
      if (hatTrick.outcome(state)?.winner === 0) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(18)
  })

  test.each(GAMES)(
    '%s: whatever the other really holds, the bot is given the same world and chooses the same',
    (_, agreed, [home, away]) => {
      const heuristic = botOf('heuristic')
      const match = new BotMatch(hatTrick, [heuristic, botOf('random')])
      const chance = new KeyedChance()
      const options = new Int16Array(hatTrick.mostOptions)
      const dreamOf = (state: State, seat: Seat, dice: number): State => {
        const world = hatTrick.blank(state)
        hatTrick.copy(state, world)
        hatTrick.reimagine(world, seat, new SampledChance(dice))
        return world
      }
      const choose = (world: State, seat: Seat) => {
        const count = hatTrick.legal(world, seat, options)
        return heuristic.choose(world, seat, options, count, new SampledChance(5))
      }
      let decisions = 0
      for (let n = 0; n < 2; n++) {
        chance.become(seedFrom('honesty'), n)
        match.play(prepared(agreed, home, away), chance, n, undefined, (state, seat) => {
          decisions++
          const world = dreamOf(state, seat, decisions)
          const same = dreamOf(dreamOf(state, seat, 1000 + decisions), seat, decisions)
          expect(canonical(hatTrick.position(same))).toBe(canonical(hatTrick.position(world)))
          expect(choose(same, seat)).toBe(choose(world, seat))
        })
      }
      expect(decisions).toBeGreaterThan(400)
    },
  )

  test.each(hatTrickBots.map((bot) => bot.id))('%s brings a legal team, whatever is agreed', (id) => {
    const whim = new SampledChance(1)
    for (const [, options] of GAMES) {
      const build = botOf(id).build(0, options, whim)
      expect(hatTrick.checkBuild(0, build, options)).toEqual([])
    }
  })
})

describe('face-down duels', () => {
  test('the solver finds the value of games everybody knows', () => {
    const solution = emptySolution()
    solveDuel(Float64Array.of(0, -1, 1, 1, 0, -1, -1, 1, 0), solution)
    expect(solution.value).toBeCloseTo(0, 12)
    for (const weight of [...solution.rows, ...solution.columns]) expect(weight).toBeCloseTo(1 / 3, 12)
    solveDuel(Float64Array.of(3, 4, 5, 2, 1, 6, 0, 7, 1), solution)
    const gain = (row: number) =>
      [0, 1, 2].reduce(
        (sum, c) => sum + (solution.columns[c] ?? 0) * ([3, 4, 5, 2, 1, 6, 0, 7, 1][row * 3 + c] ?? 0),
        0,
      )
    expect(Math.max(gain(0), gain(1), gain(2))).toBeCloseTo(solution.value, 9)
  })

  test.each(KINDS)('no corner and no dive of a %s is played less than one time in twenty', (kind) => {
    const solution = emptySolution()
    const matrix = new Float64Array(9)
    for (const star of [false, true]) {
      const weights = new Float64Array(6)
      for (const power of [1, 2, 3, 4]) {
        printedDuel(ourCards, cardCode(KINDS.indexOf(kind), power, 0), star, matrix)
        solveDuel(matrix, solution)
        for (let i = 0; i < CORNERS.length; i++) {
          weights[i] = (weights[i] ?? 0) + (solution.rows[i] ?? 0) / 4
          weights[3 + i] = (weights[3 + i] ?? 0) + (solution.columns[i] ?? 0) / 4
        }
      }
      for (const weight of weights) expect(weight).toBeGreaterThan(0.05)
    }
  })
})
