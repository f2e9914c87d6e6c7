import { AREA, CARDS, DECK, DEFENCE, HAND, PASS, SHOT } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { limitOf, NAMED } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'
import type { Scouting } from './scouting.ts'
import { ATTACK, DEFEND } from './scouting.ts'
import { behold, oddsAt, stakes } from './stakes.ts'

/** A round at one sweep over the cards, as one coach sees it. */
export const sight = {
  /** Sums as they lie, a share of the pools included, the attacker's and the defender's. */
  shot: 0,
  pass: 0,
  defence: 0,
  /** What a won shot and a won pass bring the attacker over a lost ball, the keeper considered. */
  shotStake: 0,
  passStake: 0,
  /** This coach's role, his hand (the most useful first), and what a card of the rival's adds on average. */
  role: 0,
  held: 0,
  rivals: 0,
  /** Cards that fit into the areas, and how many the rival may still play. */
  room: 0,
  rivalHolds: 0,
  sure: false,
}
export const hand = new Int16Array(CARDS)
const useful = new Float64Array(CARDS)

/** Looks at everything a coach may know of a round. */
export function look(s: State, seat: Seat, scouting: Scouting): void {
  const { where, known, pool, booking, size, attacker } = s
  const { less } = s.cards
  const { value } = s.cards
  const { now, later, average, saves, holds } = scouting
  const defender = 1 - attacker
  const rival = 1 - seat
  const role = seat === attacker ? ATTACK : DEFEND
  const rivalRole = (1 - role) * CARDS
  let shot = 0
  let pass = 0
  let defence = 0
  let saved = 0
  let heldBall = 0
  let sum = 0
  let count = 0
  let held = 0
  for (let card = 0; card < CARDS; card++) {
    const pile = where[card]
    if (pile < HAND) continue
    if (pile === HAND + seat) {
      const worth = now[role * CARDS + card] - 0.5 * Math.max(0, later[card] - average)
      let at = held++
      for (; at > 0 && useful[at - 1] < worth; at--) {
        useful[at] = useful[at - 1]
        hand[at] = hand[at - 1]
      }
      useful[at] = worth
      hand[at] = card
    } else if (pile === HAND + rival || pile === DECK + rival) {
      // What he took unseen may be anything.
      if ((known[card] & NAMED) === 0) continue
      sum += Math.max(0, now[rivalRole + card])
      count++
    } else if (pile === AREA + attacker) {
      shot += value[card * 3 + SHOT]
      pass += value[card * 3 + PASS]
    } else if (pile === AREA + defender) {
      defence += value[card * 3 + DEFENCE]
      if (saves[card] > saved) {
        saved = saves[card]
        heldBall = holds[card]
      }
    }
  }
  const spends = HEURISTIC_WEIGHTS.pool
  sight.shot = shot - less[booking[attacker] * 3 + SHOT] + spends * pool[attacker * 3 + SHOT]
  sight.pass = pass - less[booking[attacker] * 3 + PASS] + spends * pool[attacker * 3 + PASS]
  sight.defence = defence - less[booking[defender] * 3 + DEFENCE] + spends * pool[defender * 3 + DEFENCE]
  sight.role = role
  sight.held = held
  // He plays his better ones first.
  sight.rivals = count === 0 ? 0 : (1.25 * sum) / count
  sight.sure = s.terms.guaranteedSuccess
  behold(s)
  sight.passStake = stakes.kept - stakes.lost
  sight.shotStake = (1 - saved) * (stakes.goal - stakes.lost) + (saved - heldBall) * sight.passStake
  sight.room = limitOf(s) - size[AREA] - size[AREA + 1]
  sight.rivalHolds = s.stopped[rival] ? 0 : size[HAND + rival]
}

/** This coach's likelihood to win if so many points come to the attack and the defence before the dice. */
export function contest(shot: number, pass: number, defence: number): number {
  const against = sight.defence + defence
  const won = Math.max(
    oddsAt(sight.shot + shot - against, sight.sure) * sight.shotStake,
    oddsAt(sight.pass + pass - against, sight.sure) * sight.passStake,
    0,
  )
  const value = stakes.lost + won
  return sight.role === ATTACK ? value : 1 - value
}

/** What holding a card for the next round is worth over drawing another, in goals; below zero for a poor one. */
const keeping = (s: State, scouting: Scouting, card: number): number =>
  HEURISTIC_WEIGHTS.point *
  (s.late ? HEURISTIC_WEIGHTS.late : 1) *
  (scouting.later[card] + scouting.special[card] - scouting.average)

/** The rest of the round if this coach plays `card` (−1: none) and goes on or not, as his likelihood to win. */
export function ahead(s: State, scouting: Scouting, card: number, goesOn: boolean): number {
  const { value } = s.cards
  const room = Math.max(0, sight.room - (card >= 0 ? 1 : 0))
  const rivalPlays = Math.min(sight.rivalHolds, goesOn ? (room + 1) >> 1 : room)
  let plays = goesOn ? Math.min(room - rivalPlays, 5) : 0
  let shot = 0
  let pass = 0
  let defence = 0
  let cost = 0
  if (card >= 0) {
    shot = value[card * 3 + SHOT]
    pass = value[card * 3 + PASS]
    defence = value[card * 3 + DEFENCE]
    cost = keeping(s, scouting, card)
  }
  for (let i = 0; i < sight.held && plays > 0; i++) {
    const next = hand[i]
    if (next === card) continue
    if (useful[i] <= 0) break
    plays--
    shot += value[next * 3 + SHOT]
    pass += value[next * 3 + PASS]
    defence += value[next * 3 + DEFENCE]
    cost += keeping(s, scouting, next)
  }
  const theirs = rivalPlays * sight.rivals
  const win = sight.role === ATTACK ? contest(shot, pass, theirs) : contest(theirs, theirs, defence)
  return win - cost * stakes.perGoal
}
