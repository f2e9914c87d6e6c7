import { CARDS, DEFENCE, FIRST_TRANSFER, PASS, SHOT } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { HEURISTIC_WEIGHTS } from './evaluation.ts'
import { tokenWorth } from './quick-contest.ts'
import type { Scouting } from './scouting.ts'
import { ATTACK } from './scouting.ts'
import { contest, sight } from './sight.ts'
import { stakes } from './stakes.ts'

/** §13, §15 What somebody from the bench brings over what he costs, as likelihood to win; the round has been looked at. */
export function bought(s: State, seat: number, card: number, scouting: Scouting): number {
  const { value, price, replaces } = s.cards
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
  let cost = 0
  for (let token = 0; token < 3; token++)
    if (price[own + token] > 0) cost += price[own + token] * tokenWorth(s, seat, token)
  return after - contest(0, 0, 0) + (lasting - cost + bonus[sight.role * CARDS + card]) * stakes.perGoal
}

/** The best of those on offer who is worth it, −1 if nobody is. */
export function bestBought(
  s: State,
  seat: number,
  options: Int16Array,
  count: number,
  scouting: Scouting,
  isOffer: (card: number) => boolean,
): number {
  let choice = -1
  let most = 0
  for (let i = 0; i < count; i++) {
    if (!isOffer(options[i])) continue
    const worth = bought(s, seat, options[i], scouting)
    if (worth <= most) continue
    most = worth
    choice = options[i]
  }
  return choice
}
