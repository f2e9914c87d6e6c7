import type { Chance, Seat } from '@libero/kernel'
import { TOP } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { PLACED } from '../state.ts'
import { EXTRA_ROUNDS, FIELD, HALVES, HAND, HAND_SIZE } from '../vocabulary.ts'
import { draw, handOver, Luck, listPile, put, type Told } from './common.ts'
import { fromPile } from './field.ts'
import { minute } from './minute.ts'

/** §4.1 Both draw up to four; then the match cards, if there are any (§9.3, §10.1). */
export function beginRound(s: State, chance: Chance, told: Told): void {
  s.round++
  s.rounds++
  s.stopped.fill(0)
  s.content.fill(0)
  s.drawn.fill(0)
  s.plays = 0
  s.depth = 0
  s.rerolls = 0
  s.injuries = 0
  s.kept = 0
  told?.tell({
    kind: 'round',
    seat: s.attacker as Seat,
    half: s.half,
    round: s.round,
    minute: minute(s),
    stoppage: s.stoppage,
  })
  // §10.3 The last round of a half of extra time goes on as stoppage does.
  if (s.half > HALVES && s.round === EXTRA_ROUNDS) beginStoppage(s, told)
  for (let seat = 0 as Seat; seat < 2; seat++) {
    const missing = HAND_SIZE - s.size[HAND + seat]
    if (missing > 0) draw(s, seat, missing, chance, told)
  }
  if (isMatchCardLeft(s)) {
    s.turn = 1 - s.attacker
    s.phase = Phase.Draft
  } else beginAttack(s)
}

const isMatchCardLeft = (s: State): boolean => s.size[FIELD] > 0 || s.matchLeft > 0

function beginStoppage(s: State, told: Told): void {
  s.late = 1
  told?.tell({ kind: 'stoppage', half: s.half })
}

/** §5.1 The attacker begins. */
function beginAttack(s: State): void {
  s.turn = 1 - s.attacker
  s.phase = Phase.NextTurn
}

/** §4.3 An open match card, or the top one of the pile. */
export function legalDraft(s: State, out: Int16Array): number {
  const count = listPile(s, FIELD, out, 0)
  if (s.matchLeft === 0) return count
  out[count] = TOP
  return count + 1
}

export function draft(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  if (action === TOP) {
    const card = fromPile(s, chance, Luck.Top + seat)
    put(s, card, HAND + seat)
    s.known[card] = PLACED
    told?.confide(
      seat,
      { kind: 'match-card', seat, open: false, card: s.cards.id(card) },
      { kind: 'match-card', seat, open: false },
      true,
    )
  } else {
    handOver(s, action, seat)
    told?.tell({ kind: 'match-card', seat, open: true, card: s.cards.id(action) })
  }
  if (seat !== s.attacker) {
    s.turn = s.attacker
    return
  }
  // §9.3 With the last two match cards stoppage time begins.
  if (!isMatchCardLeft(s)) beginStoppage(s, told)
  beginAttack(s)
}
