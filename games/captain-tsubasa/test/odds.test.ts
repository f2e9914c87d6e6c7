import type { Seat } from '@libero/kernel'
import { everyOutcome, Log } from '@libero/kernel'
import { describe, expect, test } from 'vitest'
import { SKIP, SPEND } from '../codes.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { captainTsubasa } from '../game.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import type { Match, Setting } from './match.ts'
import { match } from './match.ts'
import { worth } from './rules/printed.ts'

/** The very last round, with full hands: whatever happens, the dice are the only luck. */
const LAST = {
  half: 4,
  round: 2,
  hands: [
    ['oda', 'iwami', 'nagano', 'ishizaki'],
    ['imai', 'furuta', 'kawabe', 'matsuki'],
  ],
  stopped: [true, true],
} as const satisfies Setting

const REROLL = { do: 'reroll' } as const

/** An attacker who leads by so much, with a keeper against him and a reroll for both. */
const leading = (lead: number, setting: Setting = {}): Match =>
  match({
    ...LAST,
    phase: 'action',
    areas: [['taki'], ['koike']],
    cards: { taki: worth(lead, lead - 1, 0), koike: worth(0, 0, 0) },
    ...setting,
  })

/** What comes of a decision if nobody does more than he must, in every way the dice can fall. */
function likelihoodOf(
  m: Match,
  seat: Seat,
  action: string,
  isWon: (heard: readonly CaptainTsubasaEvent[], state: State) => boolean,
): number {
  let won = 0
  for (const { likelihood, result } of everyOutcome((chance) => {
    const world = captainTsubasa.blank(m.state)
    captainTsubasa.copy(m.state, world)
    const log = new Log<CaptainTsubasaEvent>()
    captainTsubasa.apply(world, seat, captainTsubasa.read(world, seat, action), chance, log)
    const isDecided = () =>
      log.heardBy('omniscient').some(({ kind }) => kind === 'contest' || kind === 'goal')
    while (!isDecided() && (world.phase === Phase.Spend || world.phase === Phase.Reroll))
      captainTsubasa.apply(world, world.turn as Seat, world.phase === Phase.Spend ? SPEND : SKIP, chance, log)
    return isWon(log.heardBy('omniscient'), world)
  }))
    if (result) won += likelihood
  return won
}

const contestWonBy = (seat: Seat) => (heard: readonly CaptainTsubasaEvent[]) =>
  heard.some((event) => event.kind === 'contest' && event.seat === seat)
const goalPrevented = (heard: readonly CaptainTsubasaEvent[]) => !heard.some(({ kind }) => kind === 'goal')

const told = (m: Match, seat: Seat, action: string) =>
  captainTsubasa.odds(m.state, seat, captainTsubasa.read(m.state, seat, action))

const EITHER_WAY = [false, true].map((guaranteedSuccess) => ({ options: { guaranteedSuccess } }))

describe.each(EITHER_WAY)('odds as often as the dice fall, $options', (agreed) => {
  test('shot or pass, for every lead and for a booked attacker', () => {
    for (let lead = -8; lead <= 8; lead++)
      for (const booking of ['none', 'red'] as const) {
        const m = leading(lead, { ...agreed, booking: [booking, booking] })
        for (const action of ['shot', 'pass'] as const) {
          const odds = told(m, 0, action)
          expect(odds?.of).toBe(action)
          expect(odds?.likelihood, `${action} ${lead}`).toBeCloseTo(
            likelihoodOf(m, 0, action, contestWonBy(0)),
          )
        }
      }
  })

  test('tokens, of the attacker and of the defender', () => {
    for (const lead of [-7, -3, 0, 2, 6])
      for (const action of ['shot', 'pass'] as const) {
        const m = leading(lead, { ...agreed, pool: [{ shot: 5, pass: 5 }, { defence: 5 }] }).play(
          `home: ${action}`,
        )
        for (const count of [0, 1, 4]) {
          const spend = `spend-${count}`
          const odds = told(m, 0, spend)
          expect(odds?.of).toBe(action)
          expect(odds?.likelihood).toBeCloseTo(likelihoodOf(m, 0, spend, contestWonBy(0)))
        }
        m.play('home: spend-2')
        for (const count of [0, 2, 5]) {
          const odds = told(m, 1, `spend-${count}`)
          expect(odds?.of).toBe('defence')
          expect(odds?.likelihood).toBeCloseTo(likelihoodOf(m, 1, `spend-${count}`, contestWonBy(1)))
        }
      }
  })

  test('a roll made again, one’s own or the other’s, or left as it lies', () => {
    for (const turn of [0, 1] as const)
      for (const action of ['shot', 'pass'] as const)
        for (const dice of [
          [1, 6],
          [6, 1],
          [3, 4],
          [2, 2],
        ] as const)
          for (const lead of [-9, -4, 0, 3, 9]) {
            const able = { abilities: [REROLL] }
            const m = leading(lead, {
              ...agreed,
              phase: 'reroll',
              turn: turn === 0 ? 'home' : 'away',
              cards: {
                taki: { ...worth(lead, lead, 0), ...(turn === 0 && able) },
                koike: { ...worth(0, 0, 0), ...(turn === 1 && able) },
              },
              contest: { action, spent: [1, 0], dice },
            })
            for (const choice of ['reroll-own', 'reroll-other', 'skip']) {
              const odds = told(m, turn, choice)
              expect(odds?.of).toBe(turn === 0 ? action : 'defence')
              expect(odds?.likelihood).toBeCloseTo(likelihoodOf(m, turn, choice, contestWonBy(turn)))
            }
            // Asking changes nothing.
            expect(Array.from(m.state.die)).toEqual(dice)
          }
  })

  test('a keeper’s roll, made or made again', () => {
    for (const [held, corner] of [
      [1, 3],
      [2, 4],
      [0, 1],
      [3, 6],
    ] as const) {
      const cards = {
        taki: { ...worth(9, 9, 0), abilities: [REROLL] },
        koike: { ...worth(0, 0, 0), abilities: [{ do: 'save', held, corner }] },
      } as const
      const save = leading(9, { ...agreed, phase: 'save', cards })
      expect(told(save, 1, 'koike')?.of).toBe('save')
      expect(told(save, 1, 'koike')?.likelihood).toBeCloseTo(likelihoodOf(save, 1, 'koike', goalPrevented))
      expect(told(save, 1, 'skip')).toEqual({ of: 'save', likelihood: 0 })
      for (const keeperDie of [1, 2, 4, 6]) {
        const again = leading(9, {
          ...agreed,
          phase: 'reroll',
          cards,
          contest: { keeper: 'koike', keeperDie },
        })
        for (const choice of ['reroll-keeper', 'skip']) {
          const odds = told(again, 0, choice)
          expect(odds?.of).toBe('goal')
          expect(odds?.likelihood).toBeCloseTo(1 - likelihoodOf(again, 0, choice, goalPrevented))
        }
      }
    }
  })

  test('the defender who has his keeper roll again', () => {
    const cards = {
      taki: worth(9, 9, 0),
      koike: { ...worth(0, 0, 0), abilities: [{ do: 'save', held: 1, corner: 3 }, REROLL] },
    } as const
    const m = leading(9, {
      ...agreed,
      phase: 'reroll',
      turn: 'away',
      cards,
      contest: { keeper: 'koike', keeperDie: 5 },
    })
    for (const choice of ['reroll-keeper', 'skip']) {
      expect(told(m, 1, choice)?.of).toBe('save')
      expect(told(m, 1, choice)?.likelihood).toBeCloseTo(likelihoodOf(m, 1, choice, goalPrevented))
    }
  })

  test('a special shot against somebody who may have chosen any of three', () => {
    const m = match({
      ...agreed,
      ...LAST,
      stopped: [false, true],
      hands: [['special-shot-nankatsu', ...LAST.hands[0]], LAST.hands[1]],
    })
    m.play('home: special-shot-nankatsu', 'home: use-1')
    for (const seat of [0, 1] as const)
      for (const choice of m.options(seat)) {
        const rivals = m.options(seat === 0 ? 'away' : 'home')
        const goals = rivals.filter((rival) => {
          const world = captainTsubasa.blank(m.state)
          captainTsubasa.copy(m.state, world)
          const other = (1 - seat) as Seat
          captainTsubasa.apply(world, seat, captainTsubasa.read(world, seat, choice), { take: () => 0 })
          captainTsubasa.apply(world, other, captainTsubasa.read(world, other, rival), { take: () => 0 })
          return world.goals[0] === 1
        })
        const scored = goals.length / rivals.length
        expect(told(m, seat, choice)?.of).toBe(seat === 0 ? 'goal' : 'save')
        expect(told(m, seat, choice)?.likelihood).toBeCloseTo(seat === 0 ? scored : 1 - scored)
      }
  })
})

test('where no dice are to fall there are no odds', () => {
  const motivation = { options: { motivation: true }, pool: [{ shot: 5, pass: 5, defence: 5 }, {}] } as const
  const m = match({ ...motivation, hands: [['oda'], ['koike']], areas: [['tsubasa'], []] })
  expect(told(m, 0, 'oda')).toBeUndefined()
  expect(told(m, 0, 'stop')).toBeUndefined()
  m.stop()
  expect(told(m, 0, 'tsubasa-motivated')).toBeUndefined()
  m.play('home: shot')
  expect(told(m, 0, 'tsubasa-motivated')).toBeUndefined()
  const draft = match({ phase: 'draft' })
  expect(told(draft, 1, 'top')).toBeUndefined()
})
