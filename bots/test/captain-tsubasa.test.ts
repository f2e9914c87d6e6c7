import {
  type CaptainTsubasaConfig,
  type CaptainTsubasaOptions,
  captainTsubasa,
  OUR_CARDS,
} from '@libero/captain-tsubasa'
import { PHASES, type State } from '@libero/captain-tsubasa/opponents'
import { agreed, match, type Setting } from '@libero/captain-tsubasa/testing'
import { canonical, KeyedChance, SampledChance, type Seat, type SeatName, seedFrom } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { captainTsubasaBots } from '../captain-tsubasa/index.ts'
import { BotMatch } from '../match.ts'

/** The bare game, the first game, and everything that can be added. */
const GAMES: readonly (readonly [string, CaptainTsubasaOptions])[] = [
  ['bare', {}],
  ['a first game', { firstGame: true }],
  ['with everything', { motivation: true, guaranteedSuccess: true, transfers: true }],
]

/** Those who think ahead do so only a little here: whatever they think, it must be a match. */
function botOf(id: string): Bot<State> {
  const bot = captainTsubasaBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot.within?.({ ms: 1e9, iterations: 2 }) ?? bot
}

/** What a bot is given: everything it cannot know redrawn by these dice. */
function dreamOf(state: State, seat: Seat, dice: number): State {
  const world = captainTsubasa.blank(state)
  captainTsubasa.copy(state, world)
  captainTsubasa.reimagine(world, seat, new SampledChance(dice))
  return world
}

const options = new Int16Array(captainTsubasa.mostOptions)

function choose(bot: Bot<State>, world: State, seat: Seat): number {
  const count = captainTsubasa.legal(world, seat, options)
  return bot.choose(world, seat, options, count, new SampledChance(5))
}

describe('opponents of Captain Tsubasa', () => {
  test.each(GAMES)('%s: the heuristic wins nine of ten matches against chance', (_, agreement) => {
    const chance = new KeyedChance()
    const [heuristic, random] = [botOf('heuristic'), botOf('random')]
    const matchups = [
      new BotMatch(captainTsubasa, [heuristic, random]),
      new BotMatch(captainTsubasa, [random, heuristic]),
    ] as const
    let wins = 0
    // Either seat, either team.
    for (let n = 0; n < 40; n++) {
      const seat = (n & 1) as Seat
      chance.become(seedFrom('bots'), n)
      const { state } = matchups[seat].play(agreed(agreement, (n >> 1) & 1), chance, n)
      if (captainTsubasa.outcome(state)?.winner === seat) wins++
    }
    expect(wins).toBeGreaterThanOrEqual(36)
  })

  test.each(captainTsubasaBots.map((bot) => bot.id))('%s chooses nothing but options', (id) => {
    const chance = new KeyedChance()
    const bots = [new BotMatch(captainTsubasa, [botOf(id), botOf('random')])]
    bots.push(new BotMatch(captainTsubasa, [botOf(id), botOf(id)]))
    const asked = new Set<string>()
    // Those who think ahead take their time.
    const matches = GAMES.flatMap(([, agreement]) =>
      botOf(id).within ? [agreement] : [agreement, agreement, agreement],
    )
    for (const [n, agreement] of matches.entries())
      for (const [m, bot] of bots.entries()) {
        chance.become(seedFrom('options'), 2 * n + m)
        const config: CaptainTsubasaConfig = agreed(agreement, n & 1)
        bot.play(config, chance, n, undefined, (state, _seat, action, listed, count) => {
          asked.add(PHASES[state.phase] ?? '')
          expect(listed.subarray(0, count)).toContain(action)
        })
      }
    for (const phase of ['draft', 'turn', 'ability', 'token', 'target', 'action', 'spend', 'reroll', 'save'])
      expect(asked, phase).toContain(phase)
  })

  test.each(captainTsubasaBots.map((bot) => bot.id))('%s brings a team, whatever is agreed', (id) => {
    const whim = new SampledChance(1)
    for (const [, agreement] of GAMES) {
      const builds = [botOf(id).build(0, agreement, whim), botOf(id).build(1, agreement, whim)] as const
      for (const seat of [0, 1] as const)
        expect(captainTsubasa.checkBuild(seat, builds[seat], agreement)).toEqual([])
      expect(captainTsubasa.prepare({ options: agreement, builds }).ok).toBe(true)
    }
  })

  test('the same whims, the same match', () => {
    const score = () => {
      const [heuristic, config] = [botOf('heuristic'), agreed({ motivation: true, transfers: true })]
      const pair = new BotMatch(captainTsubasa, [heuristic, heuristic])
      const { state, decisions } = pair.play(config, new KeyedChance(seedFrom('again')), 7)
      return [decisions, captainTsubasa.outcome(state)]
    }
    expect(score()).toEqual(score())
  })
})

describe('honesty', () => {
  test.each(GAMES)('%s: whatever the other really holds, the bot chooses the same', (_, agreement) => {
    const heuristic = botOf('heuristic')
    const pair = new BotMatch(captainTsubasa, [heuristic, heuristic])
    const chance = new KeyedChance()
    let decisions = 0
    for (let n = 0; n < 4; n++) {
      chance.become(seedFrom('honesty'), n)
      pair.play(agreed(agreement, n & 1), chance, n, undefined, (state, seat) => {
        decisions++
        const world = dreamOf(state, seat, decisions)
        const same = dreamOf(dreamOf(state, seat, 1000 + decisions), seat, decisions)
        expect(canonical(captainTsubasa.position(same))).toBe(canonical(captainTsubasa.position(world)))
        expect(choose(heuristic, same, seat)).toBe(choose(heuristic, world, seat))
      })
    }
    expect(decisions).toBeGreaterThan(200)
  })
})

/** What the heuristic decides in a situation; several dreams of what it cannot see must agree. */
function decides(setting: Setting, coach: SeatName = 'home'): string {
  const seat: Seat = coach === 'home' ? 0 : 1
  const { state } = match(setting)
  const decisions = new Set<string>()
  for (let dice = 1; dice <= 5; dice++) {
    const world = dreamOf(state, seat, dice)
    const action = choose(botOf('heuristic'), world, seat)
    decisions.add(captainTsubasa.write(state, seat, action))
  }
  expect([...decisions]).toHaveLength(1)
  return [...decisions].join()
}

/** Cards as these stories print them, so that they do not depend on what is printed on ours. */
const print = (ids: readonly string[], [shot, pass, defence]: readonly [number, number, number]) =>
  Object.fromEntries(ids.map((id) => [id, { shot, pass, defence, abilities: [] }]))
const STRONG = ['tsubasa', 'kisugi', 'nagano', 'taki', 'izawa', 'header', 'counter-attack', 'quick-free-kick']
const POOR = ['oda', 'iwami', 'nakazato', 'ishizaki', 'takasugi', 'sliding-tackle']
const DEFENDERS = ['furuta', 'imai', 'takashima', 'koike', 'kawabe', 'matsuki']
const FORWARDS = ['sorimachi', 'hyuga', 'sawada', 'shimano']
const CARDS: Setting['cards'] = {
  ...print([...STRONG, ...FORWARDS], [3, 2, 1]),
  ...print(POOR, [0, 1, 1]),
  ...print(DEFENDERS, [0, 0, 3]),
}
const TIRED = new Array<string>(4).fill('exhaustion')

describe('what the heuristic knows about the game', () => {
  /** Home leads clearly, and one good card is left; its draw pile is nothing special. */
  const AHEAD: Setting = {
    cards: CARDS,
    half: 2,
    round: 3,
    areas: [['tsubasa', 'kisugi', 'nagano'], ['sorimachi']],
    hands: [['header'], DEFENDERS.slice(0, 4)],
    decks: [['oda', 'iwami', 'nakazato'], []],
    discards: [
      ['ishizaki', 'takasugi'],
      ['hyuga', 'sawada'],
    ],
  }

  test('it counts the other’s deck: a good card is played only if there is an answer to fear', () => {
    expect(decides(AHEAD)).toBe('header')
    expect(decides({ ...AHEAD, hands: [['header'], TIRED] })).toBe('stop')
  })

  test('it counts its own deck: a card is kept if what would follow it is worse', () => {
    const setting: Setting = {
      ...AHEAD,
      hands: [['sliding-tackle'], DEFENDERS.slice(0, 4)],
      stopped: [false, true],
      discards: [[], []],
    }
    const strong = ['taki', 'izawa', 'header', 'counter-attack', 'quick-free-kick']
    expect(decides({ ...setting, decks: [TIRED, []] })).toBe('stop')
    expect(decides({ ...setting, decks: [strong, []] })).toBe('sliding-tackle')
  })

  /** Of the first half's match cards none is worth much but Toho's special shot. */
  const DRAFT: Setting = {
    cards: print(
      OUR_CARDS.match.filter((card) => card.half === 1 && !card.team).map(({ id }) => id),
      [0, 1, 1],
    ),
    phase: 'draft',
    turn: 'home',
    round: 1,
    field: ['special-shot-toho', 'sliding-tackle', 'man-marking'],
  }

  test('it takes the other’s special shot away where there is nothing better', () => {
    expect(decides(DRAFT)).toBe('special-shot-toho')
  })

  test('it takes its own special shot before other cards', () => {
    expect(decides({ ...DRAFT, teams: ['toho', 'nankatsu'] })).toBe('special-shot-toho')
  })

  test.each([1, 4, 6])('it spends no tokens in round %d on a contest that is decided anyway', (round) => {
    const spend: Setting = { cards: CARDS, phase: 'spend', round, pool: [{ shot: 3 }, {}] }
    const sure: Setting['areas'] = [['tsubasa', 'kisugi', 'nagano', 'taki'], ['sorimachi']]
    expect(decides({ ...spend, areas: sure })).toBe('spend-0')
    expect(decides({ ...spend, areas: [['oda'], DEFENDERS] })).toBe('spend-0')
  })

  test('it spends what it has in the last round that decides the match', () => {
    const last: Setting = { cards: CARDS, phase: 'spend', half: 2, round: 6, goals: [1, 1] }
    const attack: Setting = { areas: [['tsubasa'], ['furuta']], pool: [{ shot: 3 }, {}] }
    expect(decides({ ...last, ...attack })).toBe('spend-3')
    const areas: Setting['areas'] = [
      ['tsubasa', 'kisugi'],
      ['furuta', 'imai'],
    ]
    expect(decides({ ...last, turn: 'away', areas, pool: [{}, { defence: 3 }] }, 'away')).toBe('spend-3')
  })

  test('it stops when more cards would only be wasted, and plays on when they are needed', () => {
    const alone: Setting = { ...AHEAD, stopped: [false, true] }
    expect(decides(alone)).toBe('stop')
    const areas: Setting['areas'] = [
      ['tsubasa', 'kisugi'],
      ['kawabe', 'matsuki'],
    ]
    expect(decides({ ...alone, areas })).toBe('header')
  })
})
