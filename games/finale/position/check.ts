import type { Fields } from '@libero/kernel'
import { bits, deckMask, firstMan, hazardOf, seatOfMan } from '../rules/common.ts'
import { goalIsBeingFilled, hazardsAreRolled } from '../rules/hazards.ts'
import { mayShoot } from '../rules/shoot-out.ts'
import { changesArePrepared } from '../rules/substitutions.ts'
import { chosenOrder, chosenOrderCounts, tacticsAreLaid, tacticsArePacked } from '../rules/tactics.ts'
import type { State } from '../state.ts'
import { MOST_TAKERS } from '../state.ts'
import { BENCH, CHANGES, ELEVEN, FREE, HAND, KEEPER, PITCH, SQUAD } from '../vocabulary.ts'
import { checkEnd } from './check-end.ts'

/** What only the whole can show: cards in two places, men who cannot be there, a question without an answer. */
export function checkPosition(s: State, r: Fields): void {
  if (new Set(s.card).size !== 2 * SQUAD) r.wrong('sides.men')
  checkEnd(s, r)
  checkAtRisk(s, r)
  for (const seat of [0, 1] as const) {
    checkCards(s, seat, r)
    checkMen(s, seat, r)
    checkChanges(s, seat, r)
    checkTakers(s, seat, r)
  }
  s.rules.checkPosition(s, r)
}

/** §4 Every card is in one place, and a hand is full while the deck lasts. */
function checkCards(s: State, seat: 0 | 1, r: Fields): void {
  const at = (field: string) => `sides.${seat}.${field}`
  const deck = deckMask(s, seat)
  const piles = [s.hand[seat], s.shown[seat], s.exchanged[seat], deck]
  const cards = piles.reduce((sum, pile) => sum + bits(pile), 0)
  if (cards !== bits(s.packed[seat])) r.wrong(at('hand'))
  const inHand = bits(s.hand[seat])
  const isFull = s.deckLeft[seat] === 0 || tacticsArePacked(s) ? inHand <= HAND : inHand === HAND
  if (!isFull) r.wrong(at('hand'))
  const laid = s.laid[seat]
  if (laid >= 0) {
    const mayLie = inHand === 0 ? laid === s.cards.closing : (s.hand[seat] >>> laid) & 1
    if (!tacticsAreLaid(s) || !mayLie) r.wrong(at('laid'))
  }
  if (!chosenOrderCounts(s)) return
  const order = chosenOrder(s, seat).map((id) => s.cards.tactic(id))
  if (new Set(order).size !== order.length || order.some((card) => !((deck >>> card) & 1)))
    r.wrong(at('order'))
}

/** §3, §8.9 One club, at most eleven on the pitch, one of them in goal, everybody else in his own line. */
function checkMen(s: State, seat: 0 | 1, r: Fields): void {
  const from = firstMan(seat)
  const club = s.cards.club[s.card[from]]
  let pitch = 0
  let keepers = 0
  let wrong = false
  for (let man = from; man < from + SQUAD; man++) {
    if (s.cards.club[s.card[man]] !== club) wrong = true
    if (s.line[man] !== KEEPER && s.line[man] !== s.cards.line[s.card[man]]) wrong = true
    if (s.where[man] === BENCH && s.line[man] !== s.cards.line[s.card[man]]) wrong = true
    if (s.where[man] !== PITCH) continue
    pitch++
    if (s.line[man] === KEEPER) keepers++
  }
  const isEmpty = keepers === 0 && pitch > 0
  if (wrong || pitch > ELEVEN || keepers > 1 || (isEmpty && !goalIsBeingFilled(s, seat)))
    r.wrong(`sides.${seat}.men`)
}

/** §8.1 Whoever is to be rolled for was used in this action and shows a hazard. */
function checkAtRisk(s: State, r: Fields): void {
  for (let man = 0; man < 2 * SQUAD; man++) {
    if (((s.atRisk[seatOfMan(man)] >>> (man % SQUAD)) & 1) === 0) continue
    const isAtRisk = s.where[man] === PITCH && s.chip[man] === s.action && hazardOf(s, man) !== 0
    if (!isAtRisk || s.action === FREE || !hazardsAreRolled(s)) r.wrong('atRisk')
  }
}

/** §9 Prepared changes: men from the pitch for men from the bench, a keeper only for a keeper, nobody twice. */
function checkChanges(s: State, seat: 0 | 1, r: Fields): void {
  const at = (field: string) => `sides.${seat}.${field}`
  const planned = s.changes[seat]
  if (planned > s.changesLeft[seat] || (planned > 0 && !changesArePrepared(s))) r.wrong(at('changes'))
  const named = new Set<number>()
  const fitsIn = (man: number, where: number) =>
    s.where[man] === where &&
    (s.line[man] !== KEEPER || s.terms.keeperChanges) &&
    !named.has(man) &&
    named.add(man)
  const isAlike = (off: number, on: number) => (s.line[off] === KEEPER) === (s.line[on] === KEEPER)
  for (let c = 0; c < planned; c++) {
    const row = seat * 2 * CHANGES + 2 * c
    const [off, on] = [s.change[row], s.change[row + 1]]
    if (!fitsIn(off, PITCH) || !fitsIn(on, BENCH) || !isAlike(off, on)) r.wrong(at('changes'))
  }
  const leaving = s.leaving[seat]
  if (leaving < 0) return
  if (!changesArePrepared(s) || s.ready[seat] || planned >= s.changesLeft[seat]) r.wrong(at('leaving'))
  else if (!fitsIn(leaving, PITCH)) r.wrong(at('leaving'))
}

/** §11 Takers are men who may shoot, each named once. */
function checkTakers(s: State, seat: 0 | 1, r: Fields): void {
  const all = Array.from(s.taker.subarray(seat * MOST_TAKERS, seat * MOST_TAKERS + s.named[seat]))
  if (new Set(all).size !== all.length || !all.every((man) => mayShoot(s, man)))
    r.wrong(`sides.${seat}.takers`)
}
