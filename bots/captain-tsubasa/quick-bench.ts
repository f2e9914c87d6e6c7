import { CARDS, DEFENCE, FIRST_TRANSFER, PASS, SHOT } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { REROLL, SKIP } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'
import { isOffer } from './offers.ts'
import { isWinning, rerolled, tokenWorth } from './quick-contest.ts'
import type { Scouting } from './scouting.ts'
import { ATTACK } from './scouting.ts'
import { contest, sight } from './sight.ts'
import { stakes } from './stakes.ts'

/** The tokens somebody costs, in goals. */
function priceOf(s: State, seat: number, card: number): number {
  const { price } = s.cards
  let cost = 0
  for (let token = 0; token < 3; token++)
    if (price[card * 3 + token] > 0) cost += price[card * 3 + token] * tokenWorth(s, seat, token)
  return cost
}

/** §13, §15 What somebody from the bench brings over what he costs, as likelihood to win; the round has been looked at. */
export function bought(s: State, seat: number, card: number, scouting: Scouting): number {
  const { value, replaces } = s.cards
  const { later, bonus, average } = scouting
  const from = card < FIRST_TRANSFER ? replaces[card] : -1
  const own = card * 3
  const old = from * 3
  const shot = value[own + SHOT] - (from < 0 ? 0 : value[old + SHOT])
  const pass = value[own + PASS] - (from < 0 ? 0 : value[old + PASS])
  const defence = value[own + DEFENCE] - (from < 0 ? 0 : value[old + DEFENCE])
  const after = sight.role === ATTACK ? contest(shot, pass, 0) : contest(0, 0, defence)
  const lasting =
    HEURISTIC_WEIGHTS.point *
    (later[card] - (from < 0 ? average : later[from])) *
    stakes.left *
    HEURISTIC_WEIGHTS.comeback
  const cost = priceOf(s, seat, card)
  return after - contest(0, 0, 0) + (lasting - cost + bonus[sight.role * CARDS + card]) * stakes.perGoal
}

/** The best of those on offer who is worth it, −1 if nobody is. */
export function bestBought(
  s: State,
  seat: number,
  options: Int16Array,
  count: number,
  scouting: Scouting,
): number {
  let choice = -1
  let most = 0
  for (let i = 0; i < count; i++) {
    if (!isOffer(s, options[i])) continue
    const worth = bought(s, seat, options[i], scouting)
    if (worth <= most) continue
    most = worth
    choice = options[i]
  }
  return choice
}

/** §7.5, §13.1 Only whoever is losing changes anything: by somebody who turns it, else by a roll made again. */
export function afterDice(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  scouting: Scouting,
): number {
  const canReroll = options[0] >= REROLL
  const roll = canReroll ? rerolled(s, seat) : SKIP
  if (s.keeperDie === 0 && isWinning(s, seat, 0)) return SKIP
  const stake = s.action === SHOT ? sight.shotStake : sight.passStake
  let choice = -1
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < count; i++) {
    const card = options[i]
    if (!isOffer(s, card)) continue
    const turns = s.keeperDie === 0 && isWinning(s, seat, pointsMore(s, seat, card))
    // A roll made again turns it about every other time.
    const share = turns ? 1 : !canReroll && scouting.rerolls[card] ? 0.4 : 0
    const cost = priceOf(s, seat, card) * stakes.perGoal
    if (share * stake <= cost || cost >= least) continue
    least = cost
    choice = card
  }
  return choice < 0 ? roll : choice
}

/** What somebody motivated adds to what his coach does now. */
function pointsMore(s: State, seat: Seat, card: number): number {
  const { value, replaces } = s.cards
  const token = seat === s.attacker ? s.action : DEFENCE
  return value[card * 3 + token] - value[replaces[card] * 3 + token]
}
