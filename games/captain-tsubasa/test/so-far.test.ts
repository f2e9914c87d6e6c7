import type { Seat } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { captainTsubasa } from '../game.ts'
import { SoFar } from '../text/so-far.ts'
import { view } from '../view.ts'

/** Questions of the attack phase and of the contest: there are sums to tell. */
const DURING: readonly string[] = [
  'turn',
  'ability',
  'token',
  'target',
  'motivate',
  'action',
  'spend',
  'reroll',
]

test('§7.1 whoever hears a match from its beginning knows what the cards in play come to', () => {
  let compared = 0
  for (let seed = 0; seed < 24; seed++) {
    const on = (bit: number) => ((seed >> bit) & 1) === 0
    const prepared = captainTsubasa.prepare({
      options: { motivation: on(0), transfers: on(1), firstGame: !on(2) },
      builds: [{ team: 'nankatsu' }, { team: 'toho' }],
    })
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
    const soFar = new SoFar(OUR_CARDS)
    const hear = (event: CaptainTsubasaEvent) => soFar.hear(event)
    randomMatch(captainTsubasa, prepared.value, seed, {
      told: { tell: hear, reveal: hear, confide: (_: Seat, own: CaptainTsubasaEvent) => hear(own) },
      each(state, { number }) {
        const seen = view(state, 'omniscient')
        if (!DURING.includes(seen.phase)) return
        compared++
        const told = seen.sides.map((_, seat) => soFar.sums(seat as Seat))
        expect([seed, number, told]).toEqual([seed, number, seen.sides.map(({ sums }) => sums)])
      },
    })
  }
  expect(compared).toBeGreaterThan(1000)
})
