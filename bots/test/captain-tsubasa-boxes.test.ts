import { captainTsubasa } from '@libero/captain-tsubasa'
import { Phase, type State } from '@libero/captain-tsubasa/opponents'
import { agreed, anySpecials, match, otherBox, type Setting } from '@libero/captain-tsubasa/testing'
import { KeyedChance, SampledChance, type Seat, seedFrom } from '@libero/kernel'
import { LONG, times } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { captainTsubasaBots, insight } from '../captain-tsubasa/index.ts'
import { BotMatch } from '../match.ts'

function botOf(id: string): Bot<State> {
  const bot = captainTsubasaBots.find((known) => known.id === id)
  if (!bot) throw new Error(`no ${id}`)
  return bot.within?.({ ms: 1e9, iterations: 2 }) ?? bot
}

describe('cards typed in from a box', () => {
  test(
    '§17.6 a set that differs from ours in everything the checks leave free is played to the end (1,000 matches)',
    LONG,
    () => {
      const heuristic = botOf('heuristic')
      const pair = new BotMatch(captainTsubasa, [heuristic, heuristic])
      const chance = new KeyedChance()
      for (let seed = 1; seed <= times(1000); seed++) {
        const bit = (n: number) => ((seed >> n) & 1) === 1
        const options = {
          motivation: !bit(0),
          transfers: !bit(1),
          guaranteedSuccess: bit(2),
          firstGame: bit(3),
        }
        chance.become(seedFrom('boxes'), seed)
        const config = agreed({ ...options, cards: otherBox(seed) }, seed & 1)
        const { state } = pair.play(config, chance, seed, undefined, (_s, _seat, action, listed, count) => {
          if (!listed.subarray(0, count).includes(action))
            throw new Error(`seed ${seed}: no option: ${action}`)
        })
        expect(captainTsubasa.outcome(state)).toBeDefined()
      }
    },
  )

  test.each(captainTsubasaBots.map(({ id }) => id))('%s plays them at once', (id) => {
    const pair = new BotMatch(captainTsubasa, [botOf(id), botOf('random')])
    const chance = new KeyedChance()
    for (let seed = 1; seed <= 2; seed++) {
      chance.become(seedFrom('at once'), seed)
      const config = agreed({ motivation: true, transfers: true, cards: otherBox(seed) })
      expect(captainTsubasa.outcome(pair.play(config, chance, seed).state)).toBeDefined()
    }
  })

  test('special cards that do not pair off are mixed so that no single answer gains much', () => {
    const mixes = [new Float64Array(82), new Float64Array(82)] as const
    const options = new Int16Array(captainTsubasa.mostOptions)
    let looked = 0
    for (let seed = 1; seed <= 40; seed++) {
      const { cards } = agreed({ cards: { ...otherBox(seed), ...anySpecials(new SampledChance(seed)) } })
      const m = match({ half: 2, hands: [['special-shot-nankatsu'], []] }).freely()
      m.play('home: special-shot-nankatsu', 'home: use-1')
      const { state } = m
      state.cards = cards
      const shots = cards.specials(0, false).length
      const defences = cards.specials(1, true).length
      if (shots === 0 || defences === 0) continue
      looked++
      for (const seat of [0, 1] as const) {
        const count = captainTsubasa.legal(state, seat, options)
        expect([state.phase, count]).toEqual([Phase.Special, seat === 0 ? shots : defences])
        expect(insight.duel?.(state, seat, options, count, mixes[seat])).toBe(true)
      }
      const goal = (shot: number, defence: number) => Number(!cards.isStopped(1, defence, shot))
      const sum = (count: number, of: (at: number) => number) =>
        Array.from({ length: count }, (_, at) => of(at)).reduce((all, one) => all + one, 0)
      const most = Math.max(
        ...Array.from({ length: shots }, (_, i) => sum(defences, (j) => (mixes[1][j] ?? 0) * goal(i, j))),
      )
      const least = Math.min(
        ...Array.from({ length: defences }, (_, j) => sum(shots, (i) => (mixes[0][i] ?? 0) * goal(i, j))),
      )
      expect(most - least).toBeLessThan(0.02)
    }
    expect(looked).toBeGreaterThan(10)
  })
})

describe('motivation after the dice', () => {
  const options = new Int16Array(captainTsubasa.mostOptions)
  const chosen = (bot: Bot<State>, s: State, seat: Seat): string => {
    const world = captainTsubasa.blank(s)
    captainTsubasa.copy(s, world)
    const count = captainTsubasa.legal(world, seat, options)
    return captainTsubasa.write(s, seat, bot.choose(world, seat, options, count, new SampledChance(5)))
  }
  const quickBot: Bot<State> = { ...botOf('heuristic'), id: 'quick', choose: insight.quick }
  const CARDS = {
    taki: { shot: 3, abilities: [] },
    tsubasa: { shot: 1, abilities: [] },
    imai: { defence: 4, abilities: [] },
    wakashimazu: { defence: 0 },
    'tsubasa-motivated': { shot: 5, abilities: [], price: { shot: 1 } },
  } as const satisfies Setting['cards']
  const setting = {
    options: { motivation: true },
    phase: 'action',
    cards: CARDS,
    areas: [['taki', 'tsubasa'], ['imai']],
    pool: [{ shot: 1 }, {}],
  } as const satisfies Setting
  const shot = (more: Setting, home: number, away: number) =>
    match({ ...setting, ...more })
      .rolls(home, away)
      .freely()
      .play('home: shot')
      .byDefault('spend')

  test.each([botOf('heuristic'), quickBot])('$id turns a lost shot for a token', (bot) => {
    const m = shot({}, 1, 3)
    expect(chosen(bot, m.state, 0)).toBe('tsubasa-motivated')
    expect(m.play('home: tsubasa-motivated').goals).toEqual([1, 0])
  })

  test.each([botOf('heuristic'), quickBot])(
    '$id leaves alone what is won, and buys nobody for nothing',
    (bot) => {
      // A reroll of his own keeps him asked, though the shot is won.
      const cards = { ...CARDS, taki: { shot: 9, abilities: [{ do: 'reroll' }] } } as const
      expect(chosen(bot, shot({ cards }, 6, 1).state, 0)).toBe('skip')
    },
  )

  test.each([botOf('heuristic'), quickBot])('$id has a much better keeper come for a lost shot', (bot) => {
    const cards = {
      ...CARDS,
      wakashimazu: { defence: 0, abilities: [{ do: 'save', held: 0, corner: 1 }] },
      'wakashimazu-motivated': {
        abilities: [{ do: 'save', held: 5, corner: 6 }],
        price: { defence: 1 },
      },
    } as const
    const areas = [['taki'], ['wakashimazu']] as const
    const m = shot({ cards, areas, pool: [{}, { defence: 1 }] }, 6, 1)
    expect(m.phase).toBe('save')
    expect(chosen(bot, m.state, 1)).toBe('wakashimazu-motivated')
  })

  test('nobody is thought of while abilities are open: what they bring comes first', () => {
    const m = match({
      options: { motivation: true },
      hands: [['tsubasa', 'oda'], ['koike']],
      pool: [{ shot: 5, pass: 4 }, {}],
    }).play('home: tsubasa')
    expect(m.options('home')).toContain('tsubasa-motivated')
    const count = insight.rules.legal(m.state, 0, options)
    const written = Array.from(options.subarray(0, count), (action) =>
      captainTsubasa.write(m.state, 0, action),
    )
    expect(written).toEqual(['use-1', 'use-2', 'skip'])
    for (const bot of [botOf('heuristic'), quickBot])
      expect(chosen(bot, m.state, 0)).not.toBe('tsubasa-motivated')
  })
})
