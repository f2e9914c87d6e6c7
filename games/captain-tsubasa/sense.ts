import type { Odds, Seat } from '@libero/kernel'
import { ACTION, REROLL, SKIP, SPECIAL, SPEND } from './codes.ts'
import { Phase } from './phase.ts'
import { sumOf } from './rules/common.ts'
import { attackerWins, attackOf, defenceOf } from './rules/contest.ts'
import { saveBy } from './rules/keeper.ts'
import type { State } from './state.ts'
import { CONCEDED, DEFENCE, FACES, SHOT, SPECIALS } from './vocabulary.ts'

/** Pairs of dice by which the attacker wins with this lead before the dice; the difference runs from −5 to 5. */
const PAIRS_AT_LEAST = Array.from({ length: 2 * FACES - 1 }, (_, i) => {
  const least = FACES - 1 - i
  let pairs = 0
  for (let a = 1; a <= FACES; a++) for (let d = 1; d <= FACES; d++) pairs += Number(a - d >= least)
  return pairs
})

/** §7.4 How likely an attacker who leads by so much before the dice wins; level goes to him. */
export function oddsOfLead(lead: number, sure: boolean): number {
  const pairs = lead < -(FACES - 1) ? 0 : lead >= FACES - 1 ? FACES * FACES : PAIRS_AT_LEAST[lead + FACES - 1]
  if (!sure) return pairs / (FACES * FACES)
  // §14.1 Six against one wins for its coach whatever the sums.
  const sixOne = Number(lead < -(FACES - 1))
  const oneSix = Number(lead >= FACES - 1)
  return (pairs + sixOne - oneSix) / (FACES * FACES)
}

/** How likely a decision succeeds as things stand, from what this coach can see. */
export function odds(s: State, seat: Seat, action: number): Odds | undefined {
  const attacking = seat === s.attacker
  const of = (likelihood: number, what: string): Odds => ({ of: what, likelihood })
  const contest = (likelihood: number): Odds =>
    attacking ? of(likelihood, s.action === SHOT ? 'shot' : 'pass') : of(1 - likelihood, 'defence')
  const sure = s.terms.guaranteedSuccess
  switch (s.phase) {
    case Phase.Action: {
      if (action < ACTION) return undefined
      const chosen = action - ACTION
      const lead = sumOf(s, s.attacker, chosen) - sumOf(s, 1 - s.attacker, DEFENCE)
      return of(oddsOfLead(lead, sure), chosen === SHOT ? 'shot' : 'pass')
    }
    case Phase.Spend: {
      if (action < SPEND) return undefined
      const count = action - SPEND
      return contest(oddsOfLead(attackOf(s) - defenceOf(s) + (attacking ? count : -count), sure))
    }
    case Phase.Reroll:
      return rerollOdds(s, seat, action, contest)
    case Phase.Save:
      return action === SKIP ? of(0, 'save') : of(saves(s, action), 'save')
    case Phase.Special:
      return action >= SPECIAL
        ? of(attacking ? 1 - 1 / SPECIALS : 1 / SPECIALS, attacking ? 'goal' : 'save')
        : undefined
    default:
      return undefined
  }
}

/** §8.2 Rolls out of six by which this card prevents the goal. */
function saves(s: State, card: number): number {
  let count = 0
  for (let die = 1; die <= FACES; die++) count += Number(saveBy(s, card, die) < CONCEDED)
  return count / FACES
}

/** §7.5 One die is thrown again, the other stays. */
function rerollOdds(s: State, seat: Seat, action: number, contest: (likelihood: number) => Odds): Odds {
  if (s.keeperDie > 0) {
    const saved = action === SKIP ? Number(saveBy(s, s.keeper, s.keeperDie) < CONCEDED) : saves(s, s.keeper)
    return seat === s.attacker ? { of: 'goal', likelihood: 1 - saved } : { of: 'save', likelihood: saved }
  }
  const { attacker } = s
  let won = 0
  for (let die = 1; die <= FACES; die++) {
    const rolled = (whose: number) => (whose === thrownAgain(seat, action) ? die : s.die[whose])
    won += Number(attackerWins(s, rolled(attacker), rolled(1 - attacker)))
  }
  return contest(won / FACES)
}

/** Whose die is thrown again, −1 if nobody's. */
const thrownAgain = (seat: Seat, action: number): number =>
  action === SKIP ? -1 : action === REROLL ? seat : 1 - seat
