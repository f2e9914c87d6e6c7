import type { Seat } from '@libero/kernel'
import { Does, MOST_ABILITIES, RIVAL_CARD } from '../cards/abilities.ts'
import { MOST_OPTIONS } from '../codes.ts'
import type { State } from '../state.ts'
import {
  AREA,
  BENCH,
  CARDS,
  CONCEDED,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HELD,
  SHOT,
  YELLOW,
} from '../vocabulary.ts'
import { canBeObliged, canGain, isForRole } from './ability.ts'
import { canMotivate, canPay } from './bench.ts'
import { abilityToDo } from './common.ts'
import {
  asksAboutRolls,
  attackerWins,
  attackOf,
  defenceOf,
  helpfulToken,
  isSure,
  rerollCard,
} from './contest.ts'
import { legalSaves, saveBy } from './keeper.ts'

// §13.1 A player can be motivated at any time: whoever could still turn the contest by it is asked after the dice.
// Areas, pools and motivation cards lie open, so that a question tells the other coach nothing he could not see.

/** §7.5, §13.1 Who is asked next once the dice lie, the attacker before the defender; −1 when both are content. */
export function nextAfterDice(s: State): number {
  for (let n = 0; n < 2; n++) {
    const seat = (n === 0 ? s.attacker : 1 - s.attacker) as Seat
    if (!s.content[seat] && (rerollCard(s, seat) >= 0 || couldTurn(s, seat))) return seat
  }
  return -1
}

/** Both are asked until they leave everything as it lies. */
export const asksAfterDice = (s: State): boolean => asksAboutRolls(s, nextAfterDice(s))

/** Whether a coach who would like it otherwise could bring that about by motivating somebody, or else keep it so. */
function couldTurn(s: State, seat: Seat): boolean {
  if (!s.terms.motivation || !canMotivate(s, seat)) return false
  if (!wantsMore(s, seat)) return couldTackle(s, seat) && isInDanger(s, seat)
  const payable = paysForOthers(s, seat)
  let points = 0
  for (let card = FIRST_MOTIVATION; card < FIRST_TRANSFER; card++) {
    if (!isCalled(s, seat, card) || !(payable || canPay(s, seat, card))) continue
    if (canReroll(s, seat, card)) return true
    points += pointsBy(s, seat, card)
  }
  // §8.1 Once the keeper has rolled the contest is settled.
  return s.keeperDie === 0 && !isBeatenForSure(s, seat) && points >= missing(s, seat)
}

/** §6.9 Whether somebody whom he could motivate would take a card off the rival's area. */
function couldTackle(s: State, seat: Seat): boolean {
  const { does, what } = s.cards
  for (let card = FIRST_MOTIVATION; card < FIRST_TRANSFER; card++) {
    if (!isCalled(s, seat, card) || !canPay(s, seat, card)) continue
    for (let k = 0; k < MOST_ABILITIES; k++) {
      const at = card * MOST_ABILITIES + k
      if (does[at] !== Does.discard || what[at] !== RIVAL_CARD) continue
      if (isForRole(s, seat, at) && canBeObliged(s, seat, at)) return true
    }
  }
  return false
}

/** §7.5, §8.1 Whether what lies in the rival's area may still undo what goes this coach's way. */
function isInDanger(s: State, seat: Seat): boolean {
  const rival = (1 - seat) as Seat
  if (!s.content[rival] && (rerollCard(s, rival) >= 0 || couldTurn(s, rival))) return true
  if (seat !== s.attacker || s.action !== SHOT || s.keeperDie > 0) return false
  return legalSaves(s, rival, scratch) > 1 || couldSave(s, rival)
}

const scratch = new Int16Array(MOST_OPTIONS)

/** His player of this motivation card lies in his area. */
const isCalled = (s: State, seat: number, card: number): boolean =>
  s.where[card] === BENCH && s.where[s.cards.replaces[card]] === AREA + seat

/** Whether tokens that somebody brings might pay for somebody else. */
function paysForOthers(s: State, seat: number): boolean {
  for (let card = FIRST_MOTIVATION; card < FIRST_TRANSFER; card++)
    if (isCalled(s, seat, card) && canPay(s, seat, card) && brings(s, seat, card)) return true
  return false
}

/** §2.4 Whether he could bring tokens: what he costs has not come back to the reserve yet. */
function brings(s: State, seat: number, card: number): boolean {
  for (let k = 0; k < MOST_ABILITIES; k++) {
    const at = card * MOST_ABILITIES + k
    if (s.cards.does[at] === Does.gain && canGain(s, seat as Seat, at)) return true
  }
  return false
}

/** As things lie this coach has not got all he could have of the round. */
export function wantsMore(s: State, seat: number): boolean {
  const attacking = seat === s.attacker
  if (s.keeperDie > 0) {
    const result = saveBy(s, s.keeper, s.keeperDie)
    return result !== (attacking ? CONCEDED : HELD)
  }
  return attackerWins(s, s.die[s.attacker], s.die[1 - s.attacker]) !== attacking
}

/** §14.1 No sum helps against a guaranteed success. */
const isBeatenForSure = (s: State, seat: number): boolean => isSure(s, s.die[1 - seat], s.die[seat])

/** §7.4 Points that this coach is short of; level is enough for the attacker. */
function missing(s: State, seat: number): number {
  const lead = attackOf(s) + s.die[s.attacker] - defenceOf(s) - s.die[1 - s.attacker]
  return seat === s.attacker ? -lead : lead + 1
}

/** The most that a motivated player could bring in this contest: his values, and what his abilities do to the sums. */
function pointsBy(s: State, seat: Seat, card: number): number {
  const { value, replaces, does, what } = s.cards
  const token = helpfulToken(s, seat)
  let points = Math.max(0, value[card * 3 + token] - value[replaces[card] * 3 + token])
  for (let k = 0; k < MOST_ABILITIES; k++) {
    const at = card * MOST_ABILITIES + k
    if (!isForRole(s, seat, at) || !canBeObliged(s, seat, at)) continue
    if (does[at] === Does.discard && what[at] === RIVAL_CARD) points += bestOfRival(s, seat)
    else if (does[at] === Does.pardon && s.booking[seat] === YELLOW)
      points += s.cards.less[YELLOW * 3 + token]
  }
  return points
}

/** §6.9 What the rival would miss most. */
function bestOfRival(s: State, seat: number): number {
  const rival = 1 - seat
  const token = helpfulToken(s, rival)
  let most = 0
  for (let card = 0; card < CARDS; card++)
    if (s.where[card] === AREA + rival) most = Math.max(most, s.cards.value[card * 3 + token])
  return most
}

/** §7.5 Whoever comes has not had a roll made again yet. */
function canReroll(s: State, seat: Seat, card: number): boolean {
  const k = abilityToDo(s, card, Does.reroll)
  const at = card * MOST_ABILITIES + k
  return k >= 0 && isForRole(s, seat, at) && canBeObliged(s, seat, at)
}

/** §8.1 Whether somebody whom this coach could motivate would save. */
export function couldSave(s: State, seat: Seat): boolean {
  if (!s.terms.motivation) return false
  for (let card = FIRST_MOTIVATION; card < FIRST_TRANSFER; card++) {
    const k = abilityToDo(s, card, Does.save)
    if (k < 0 || !isCalled(s, seat, card) || !canPay(s, seat, card)) continue
    if (canBeObliged(s, seat, card * MOST_ABILITIES + k)) return true
  }
  return false
}
