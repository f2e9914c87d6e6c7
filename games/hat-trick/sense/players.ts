import type { Chance, Odds, Seat } from '@libero/kernel'
import { Does, Moment } from '../cards/skills.ts'
import { GO, NONE, SKILL } from '../codes.ts'
import { isCompared, totalOf, verdict } from '../rules/action.ts'
import { reusable } from '../rules/common.ts'
import { useSkill } from '../rules/effect.ts'
import { ownerOf, skillOf, sourceOf, userOf } from '../rules/skill.ts'
import { playStyleCard } from '../rules/style.ts'
import { copy, State } from '../state.ts'
import { CARDS, DRIBBLE, kindOf, powerOf } from '../vocabulary.ts'

/** Nothing that is used before a comparison asks luck. */
const noLuck: Chance = {
  take: () => {
    throw new Error('no luck in a comparison')
  },
}

/** §20.4 An appeal: a card of 3 or 4 and the booking is taken back. */
export const appealOdds = (s: State, seat: Seat, action: number): Odds | undefined =>
  action === GO ? { of: 'appeal', likelihood: shareOfDeck(s, seat, 3, 4) } : undefined

/** §16.2 Whether a step onto the carrier is no foul. */
export function cleanOdds(s: State, seat: Seat, action: number): Odds | undefined {
  if (!s.terms.players || action < SKILL) return undefined
  const { skills } = s.cards.expansion
  const row = skillOf(s, ownerOf(s, userOf(seat, action), sourceOf(action)))
  if (skills.does[row] !== Does['displace-carrier']) return undefined
  return { of: 'clean', likelihood: 1 - shareOfDeck(s, seat, 1, skills.amount[row]) }
}

/** How a comparison would end if nobody used anything more; a foul goes on for the attacker (§5.6). */
export function comparisonOdds(s: State, seat: Seat, action: number): Odds | undefined {
  if (s.moment !== Moment.Compare) return undefined
  const wins = attackerWins(after(s, seat, action))
  if (seat !== s.attacker) return { of: 'stop', likelihood: wins ? 0 : 1 }
  return { of: kindOf(s.faceUp[seat]) === DRIBBLE ? 'dribble' : 'pass', likelihood: wins ? 1 : 0 }
}

/** The match as it would be with this used. */
function after(s: State, seat: Seat, action: number): State {
  const world = new State(s.cards, s.terms, s.rules)
  copy(s, world)
  if (action >= SKILL) useSkill(world, seat, action, noLuck, undefined)
  else if (action !== NONE) playStyleCard(world, seat, action, noLuck, undefined)
  return world
}

/** What a coach would have in the comparison with this used: the flip may change more than the skill adds (§15.5). */
export const totalAfter = (s: State, seat: Seat, action: number): number =>
  totalOf(after(s, seat, action), seat)

function attackerWins(s: State): boolean {
  if (!isCompared(s)) return false
  const card = powerOf(s.faceUp[s.attacker])
  const answer = powerOf(s.faceUp[1 - s.attacker])
  return verdict(totalOf(s, s.attacker), totalOf(s, 1 - s.attacker), card, answer) >= 0
}

/** The share of cards with a power from `least` to `most` among those a coach may draw next. */
function shareOfDeck(s: State, seat: Seat, least: number, most: number): number {
  let of = 0
  let all = 0
  for (let card = 0; card < CARDS; card++) {
    const count = s.deckLeft[seat] > 0 ? s.deck[seat][card] : reusable(s, seat, card)
    all += count
    if (powerOf(card) >= least && powerOf(card) <= most) of += count
  }
  return all > 0 ? of / all : 0
}
