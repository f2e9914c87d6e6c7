import type { Odds, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Does } from './cards/abilities.ts'
import { ACTION, REROLL, REROLL_BY, SKIP, SPECIAL, SPEND } from './codes.ts'
import { ROLLS } from './options.ts'
import { abilityToDo, sumOf, teamOf } from './rules/common.ts'
import { attackerWins, attackOf, defenceOf, helpfulToken } from './rules/contest.ts'
import { saveBy } from './rules/keeper.ts'
import { specialsOf } from './rules/special-shot.ts'
import type { State } from './state.ts'
import { CONCEDED, DEFENCE, FACES, SHOT } from './vocabulary.ts'

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

// How likely a decision succeeds as things stand, from what its coach can see.

/** §7.2 Before any tokens. */
export function oddsOfAction(s: State, _seat: Seat, action: number): Odds | undefined {
  if (action < ACTION) return undefined
  const chosen = action - ACTION
  const lead = sumOf(s, s.attacker, chosen) - sumOf(s, 1 - s.attacker, DEFENCE)
  return { of: chosen === SHOT ? 'shot' : 'pass', likelihood: oddsOfLead(lead, s.terms.guaranteedSuccess) }
}

/** §7.3 With so many tokens, and none of the other coach's. */
export function oddsOfTokens(s: State, seat: Seat, action: number): Odds | undefined {
  if (action < SPEND) return undefined
  const count = action - SPEND
  const lead = attackOf(s) - defenceOf(s) + (seat === s.attacker ? count : -count)
  return inContest(s, seat, oddsOfLead(lead, s.terms.guaranteedSuccess))
}

/** What a likelihood for the attacker means to this coach. */
function inContest(s: State, seat: Seat, likelihood: number): Odds {
  if (seat !== s.attacker) return { of: 'defence', likelihood: 1 - likelihood }
  return { of: s.action === SHOT ? 'shot' : 'pass', likelihood }
}

/** §8.2 */
export const oddsOfSave = (s: State, _seat: Seat, action: number): Odds => ({
  of: 'save',
  likelihood: action === SKIP ? 0 : saves(s, action),
})

/** §12.3 If the other coach chooses any of his cards alike. */
export function oddsOfSpecial(s: State, seat: Seat, action: number): Odds | undefined {
  if (action < SPECIAL) return undefined
  const own = action - SPECIAL
  const rival = other(seat)
  const count = specialsOf(s, rival)
  let stopped = 0
  for (let n = 0; n < count; n++) stopped += Number(isSpecialStopped(s, seat, own, n))
  const likelihood = count === 0 ? 0 : stopped / count
  return seat === s.attacker ? { of: 'goal', likelihood: 1 - likelihood } : { of: 'save', likelihood }
}

/** §12.3 Whether this coach's special card and that of the other come to no goal. */
function isSpecialStopped(s: State, seat: Seat, own: number, others: number): boolean {
  const [shot, defence] = seat === s.attacker ? [own, others] : [others, own]
  return s.cards.isStopped(teamOf(s, 1 - s.attacker), defence, shot)
}

/** §8.2 Rolls out of six by which this card prevents the goal. */
function saves(s: State, card: number): number {
  let count = 0
  for (let die = 1; die <= FACES; die++) count += Number(saveBy(s, card, die) < CONCEDED)
  return count / FACES
}

/** §7.5 One die is thrown again, the other stays. */
export function oddsOfReroll(s: State, seat: Seat, action: number): Odds {
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
  return inContest(s, seat, won / FACES)
}

/** Whose die is thrown again, −1 if nobody's. */
const thrownAgain = (seat: Seat, action: number): number =>
  action === SKIP ? -1 : rollMeant(action) === 0 ? seat : 1 - seat

/** §7.5 Which roll an answer means, as an index of `ROLLS`, whichever card it names. */
export const rollMeant = (action: number): number =>
  action < REROLL_BY ? action - REROLL : (action - REROLL_BY) % ROLLS.length

/** §13.1 With somebody motivated after the dice, before his abilities. */
export function oddsOfTurning(s: State, seat: Seat, card: number): Odds | undefined {
  if (s.keeperDie > 0) return undefined
  const { value, replaces } = s.cards
  const token = helpfulToken(s, seat)
  const points = value[card * 3 + token] - value[replaces[card] * 3 + token]
  const { attacker } = s
  const more = seat === attacker ? points : -points
  return inContest(s, seat, Number(attackerWins(s, s.die[attacker], s.die[1 - attacker], more)))
}

/** §8.2, §13.1 What somebody would save once he is motivated. */
export const oddsOfKeeper = (s: State, card: number): Odds | undefined =>
  abilityToDo(s, card, Does.save) < 0 ? undefined : { of: 'save', likelihood: saves(s, card) }
