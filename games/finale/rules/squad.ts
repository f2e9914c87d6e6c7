import type { Chance, Seat } from '@libero/kernel'
import type { FinaleConfig } from '../build.ts'
import { SCALARS, State } from '../state.ts'
import { BENCH, CHANGES, CLUBS, DECK, ELEVEN, PITCH, SQUAD } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { firstMan, manId } from './common.ts'
import { dealHands, packDeck, packTactics } from './tactics.ts'

/** §3.6, §4.9 Both squads are opened together and stand in their lines, head up; with sealed tactics hands are dealt. */
export function lineUp(config: FinaleConfig, chance: Chance, told: Listener, into?: State): State {
  const s = into ?? new State(config.cards, config.terms, config.rules)
  clear(s, config)
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const side = config.sides[seat]
    const from = firstMan(seat)
    for (let slot = 0; slot < SQUAD; slot++) {
      s.card[from + slot] = side.men[slot]
      s.line[from + slot] = s.cards.line[side.men[slot]]
      s.where[from + slot] = slot < ELEVEN ? PITCH : BENCH
    }
    s.order.set(side.order, seat * DECK)
    s.changesLeft[seat] = CHANGES
    packDeck(s, seat, side.packed)
  }
  if (told) {
    const ids = (seat: number, first: number, last: number) =>
      Array.from({ length: last - first }, (_, i) => manId(s, firstMan(seat) + first + i))
    told.tell({
      kind: 'kick-off',
      clubs: [CLUBS[config.sides[0].club] ?? 'acker', CLUBS[config.sides[1].club] ?? 'stollen'],
      pitch: [ids(0, 0, ELEVEN), ids(1, 0, ELEVEN)],
      bench: [ids(0, ELEVEN, SQUAD), ids(1, ELEVEN, SQUAD)],
      ...(!s.terms.sealed && { packing: true as const }),
    })
  }
  if (s.terms.sealed) dealHands(s, chance, told)
  else packTactics(s)
  return s
}

function clear(s: State, config: FinaleConfig): void {
  s.cards = config.cards
  s.terms = config.terms
  s.rules = config.rules
  s.bytes.fill(0)
  for (const scalar of SCALARS) s[scalar] = 0
  s.attacker = -1
  s.first = -1
  s.winner = 2
  s.laid.fill(-1)
  s.faceUp.fill(-1)
  s.leaving.fill(-1)
}
