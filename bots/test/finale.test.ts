import { beginnersBuild, COLOURS, type FinaleConfig, finale, OUR_CARDS } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { Phase } from '@libero/finale/opponents'
import { canonical, KeyedChance, SampledChance, type Seat, seedFrom } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { finaleBots } from '../finale/index.ts'
import { BotMatch } from '../match.ts'

const OPTIONS = [
  {},
  { extraTime: true },
  { tactics: 'free' },
  { budget: [46, 60] },
  { tactics: 'any', benchTakers: true, extraTime: true },
  { tactics: 'any', sealed: true },
] as const

function prepared(options: unknown, builds: readonly [unknown, unknown]): FinaleConfig {
  const config = finale.prepare({ options, builds })
  if (!config.ok) throw new Error(JSON.stringify(config.refusals))
  return config.value
}

const beginners = prepared({}, [beginnersBuild('acker'), beginnersBuild('stollen')])

function botOf(id: string): Bot<State> {
  const bot = finaleBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot.within?.({ ms: 1e9, iterations: 24 }) ?? bot
}

/** Points of the first bot in percent, every match played twice with seats changed. */
function share(first: Bot<State>, second: Bot<State>, matches: number, config = beginners): number {
  const master = seedFrom('bots')
  const chance = new KeyedChance()
  const matchups = [new BotMatch(finale, [first, second]), new BotMatch(finale, [second, first])] as const
  let points = 0
  for (let n = 0; n < matches; n++) {
    for (const seat of [0, 1] as const) {
      chance.become(master, n)
      const { state } = matchups[seat].play(config, chance, n)
      const winner = finale.outcome(state)?.winner
      points += winner === undefined ? 0.5 : winner === seat ? 1 : 0
    }
  }
  return (100 * points) / (2 * matches)
}

describe('opponents of Finale', () => {
  test.each(finaleBots.map((bot) => bot.id))('%s brings a legal squad and deck, whatever is agreed', (id) => {
    const whim = new SampledChance(1)
    for (const options of OPTIONS) {
      for (let n = 0; n < 20; n++) {
        for (const seat of [0, 1] as const) {
          expect(finale.checkBuild(seat, botOf(id).build(seat, options, whim), options)).toEqual([])
        }
      }
    }
  })

  test.each(finaleBots.map((bot) => bot.id))('%s chooses nothing but options', (id) => {
    const chance = new KeyedChance()
    const match = new BotMatch(finale, [botOf(id), botOf('random')])
    const whim = new SampledChance(2)
    for (const [n, options] of OPTIONS.entries()) {
      chance.become(seedFrom('options'), n)
      const builds = [botOf(id).build(0, options, whim), botOf('random').build(1, options, whim)] as const
      match.play(prepared(options, builds), chance, n, undefined, (_state, _seat, action, listed, count) => {
        expect(listed.subarray(0, count)).toContain(action)
      })
    }
  })

  test('the heuristic is far better than chance', () => {
    expect(share(botOf('heuristic'), botOf('random'), 100)).toBeGreaterThan(80)
  })

  test('the same whims, the same match', () => {
    const goals = () => {
      const chance = new KeyedChance(seedFrom('again'))
      const { state, decisions } = new BotMatch(finale, [botOf('heuristic'), botOf('heuristic')]).play(
        beginners,
        chance,
        7,
      )
      return [decisions, ...state.goals, finale.minute(state)]
    }
    expect(goals()).toEqual(goals())
  })
})

describe('§4.8 tactic cards are chosen knowing both line-ups', () => {
  /** A squad that can do without points: the strongest men of one line and the weakest of all others. */
  function squad(club: 'acker' | 'stollen', strong: string) {
    const men = OUR_CARDS.footballers.filter((man) => man.club === club)
    const sum = ({ strengths }: { strengths: readonly number[] }) => strengths.reduce((a, b) => a + b, 0)
    const pick = (line: string, count: number) =>
      men
        .filter((man) => man.line === line)
        .sort((a, b) => (line === strong ? sum(b) - sum(a) : sum(a) - sum(b)))
        .slice(0, count)
        .map(({ id }) => id)
    const pitch = [...pick('keeper', 1), ...pick('defence', 4), ...pick('midfield', 3), ...pick('attack', 3)]
    const bench = men
      .map(({ id }) => id)
      .filter((id) => !pitch.includes(id))
      .slice(0, 4)
    return { club, pitch, bench }
  }
  const OPEN = { budget: [1000, 1000] }

  /** How often each colour is chosen by a bot whose strong line this is, against a level side. */
  function colours(bot: Bot<State>, strong: string): Map<string, number> {
    const config = prepared(OPEN, [squad('acker', strong), squad('stollen', 'none')])
    const options = new Int16Array(finale.mostOptions)
    const chosen = new Map<string, number>()
    for (let n = 0; n < 5; n++) {
      const state = finale.start(config, new SampledChance(n))
      const world = finale.blank(state)
      finale.copy(state, world)
      finale.reimagine(world, 0, new SampledChance(n))
      const count = finale.legal(world, 0, options)
      const action = finale.write(state, 0, bot.choose(world, 0, options, count, new SampledChance(n)))
      chosen.set(action, (chosen.get(action) ?? 0) + 1)
    }
    return chosen
  }

  test('the heuristic packs the colour its line-up favours against theirs', () => {
    const heuristic = botOf('heuristic')
    expect([...colours(heuristic, 'defence').keys()]).toEqual(['yellow'])
    expect([...colours(heuristic, 'midfield').keys()]).toEqual(['blue'])
    expect([...colours(heuristic, 'none').keys()]).toEqual(['purple'])
  })

  test.each(['montecarlo', 'search'])(
    '%s thinks it over within its budget, and chooses among all colours',
    (id) => {
      const bot = finaleBots.find((known) => known.id === id)?.within?.({ ms: 1e9, iterations: 400 })
      if (!bot) throw new Error(`no ${id}`)
      for (const strong of ['attack', 'defence'])
        for (const colour of colours(bot, strong).keys()) expect(COLOURS.slice(1)).toContain(colour)
    },
  )

  test.each([
    ['free', 53],
    ['any', 65],
  ])('chosen decks (%s) are worth more than random ones', (tactics, least) => {
    const any: Bot<State> = {
      ...botOf('heuristic'),
      id: 'any deck',
      choose: (s, seat, options, count, whim) =>
        s.phase === Phase.Packing
          ? options[whim.below(count)]
          : botOf('heuristic').choose(s, seat, options, count, whim),
    }
    const options = { tactics }
    const whim = new SampledChance(8)
    const build = (seat: Seat) => botOf('heuristic').build(seat, options, whim)
    expect(share(botOf('heuristic'), any, 150, prepared(options, [build(0), build(1)]))).toBeGreaterThan(
      least,
    )
  })
})

describe('honesty', () => {
  /** The world a bot is given: everything it cannot know redrawn by the same dice. */
  function dreamOf(state: State, seat: Seat, dice: number): State {
    const world = finale.blank(state)
    finale.copy(state, world)
    finale.reimagine(world, seat, new SampledChance(dice))
    return world
  }

  test('whatever the other really holds, the bot is given the same world and chooses the same', () => {
    const heuristic = botOf('heuristic')
    const match = new BotMatch(finale, [heuristic, botOf('random')])
    const chance = new KeyedChance()
    const whim = new SampledChance(3)
    const options = new Int16Array(finale.mostOptions)
    const choose = (world: State, seat: Seat) => {
      const count = finale.legal(world, seat, options)
      return heuristic.choose(world, seat, options, count, new SampledChance(5))
    }
    let decisions = 0
    for (const [n, agreed] of [...OPTIONS, ...OPTIONS].entries()) {
      chance.become(seedFrom('honesty'), n)
      const builds = [heuristic.build(0, agreed, whim), heuristic.build(1, agreed, whim)] as const
      match.play(prepared(agreed, builds), chance, n, undefined, (state, seat) => {
        decisions++
        // Another truth that looks the same from this seat.
        const elsewhere = dreamOf(state, seat, 1000 + decisions)
        const world = dreamOf(state, seat, decisions)
        const same = dreamOf(elsewhere, seat, decisions)
        expect(canonical(finale.position(same))).toBe(canonical(finale.position(world)))
        expect(choose(same, seat)).toBe(choose(world, seat))
      })
    }
    expect(decisions).toBeGreaterThan(400)
  })
})

test('a bot asked for a squad that no points can buy brings one all the same, and the game refuses it', () => {
  for (const bot of finaleBots)
    for (const budget of [0, 1, 30, 35, 36, 40, 50]) {
      const options = { budget: [budget, budget] }
      const build = bot.build(0, options, new SampledChance(budget + 1))
      const refusals = finale.checkBuild(0, build, options)
      if (budget >= 40) expect(refusals).toEqual([])
      if (budget < 36) expect(refusals.map(({ code }) => code)).toContain('over-budget')
    }
})
