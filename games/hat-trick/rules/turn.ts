import type { Chance, Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CARD_IDS, CARDS, FINAL_LINE } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { drawHand, leaveHand, lineFor, numberOf } from './common.ts'
import { jumpersReturn } from './effect.ts'
import { maySoundTheWhistle, timeIsUp } from './half.ts'
import { openMoment } from './moment.ts'
import { runOutOfCards } from './opportunity.ts'
import { endRow } from './style.ts'

/** §4, §6.1 A new turn: the half may be over, or the carrier stands in his final line. */
export function beginTurn(s: State, told: Told): void {
  s.moved = -1
  s.penalty = 0
  if (s.terms.players) {
    jumpersReturn(s, told)
    // §16.15 New cards have been drawn: what was to last through an opportunity is over.
    s.lasting.fill(0)
    // §18.1, §18.5 An opportunity is one turn, however many rounds it has.
    s.fresh.fill(0)
    s.styled.fill(0)
  }
  if (!s.opportunity && timeIsUp(s)) {
    if (maySoundTheWhistle(s)) {
      s.phase = Phase.HalfEnds
      return
    }
    s.late++
  }
  const seat = s.side as Seat
  const line = lineFor(seat, s.field[s.ball])
  if (line === FINAL_LINE) s.opportunity = 1
  if (s.opportunity) told?.tell({ kind: 'opportunity', seat, number: numberOf(s.ball) })
  else told?.tell({ kind: 'turn', seat, number: numberOf(s.ball), line })
  s.phase = Phase.RoundBegins
}

/** §4.1, §6.8 Both lay a card; in an opportunity the hands run out, for nobody draws. */
export function beginRound(s: State, chance: Chance, told: Told): void {
  s.turn++
  s.laid.fill(-1)
  s.faceUp.fill(-1)
  s.moved = -1
  if (s.terms.players) beginPlay(s, told)
  s.attacker = s.side
  s.fouler = -1
  if (s.handLeft[s.side] === 0) runOutOfCards(s, chance, told)
  else if (s.opportunity) openMoment(s, Moment.Opportunity, Phase.PlayCard)
  else s.phase = Phase.PlayCard
}

/** §15.6 A new play: everybody may flip twice again, and no skill is prevented any more. */
function beginPlay(s: State, told: Told): void {
  jumpersReturn(s, told)
  s.flips.fill(0)
  s.barred.fill(0)
  s.goldUsed.fill(0)
  s.helped.fill(0)
  s.changed.fill(0)
  s.bonus.fill(0)
  s.won = 0
  s.passer = -1
  s.snapshot = 0
  s.plusPower = 0
  s.plusDraws = 0
  s.declared = -1
  if (s.side === s.attacker) return
  // §19.2 Who has lost the ball begins his row anew.
  endRow(s, 1 - s.side)
}

export function legalCards(s: State, seat: Seat, out: Int16Array): number {
  const hand = s.hand[seat]
  let count = 0
  for (let card = 0; card < CARDS; card++) if (hand[card] > 0) out[count++] = card
  return count
}

/** §4.1 Laid face down; shown when both have laid and drawn. */
export function layCard(s: State, seat: Seat, card: number, told: Told): void {
  s.laid[seat] = card
  told?.confide(seat, { kind: 'card-laid', seat, card: CARD_IDS[card] }, { kind: 'card-laid-unseen', seat })
  if (s.laid[0] >= 0 && s.laid[1] >= 0) s.phase = Phase.Reveal
}

/** §4.1, §6.2 Both draw (not in an opportunity), then the cards are shown. */
export function reveal(s: State, chance: Chance, told: Told): void {
  for (const seat of [0, 1] as const) {
    s.faceUp[seat] = s.laid[seat]
    leaveHand(s, seat, s.laid[seat])
    s.laid[seat] = -1
  }
  if (!s.opportunity) {
    drawHand(s, 0, chance, 0, told)
    drawHand(s, 1, chance, 0, told)
  }
  // Only now they lie with the used ones: a temporary deck made while drawing cannot bring them back at once.
  s.used[0][s.faceUp[0]]++
  s.used[1][s.faceUp[1]]++
  told?.reveal({ kind: 'revealed', cards: [CARD_IDS[s.faceUp[0]], CARD_IDS[s.faceUp[1]]] })
  openMoment(s, Moment.Revealed, Phase.AttackMoveBegins)
}
