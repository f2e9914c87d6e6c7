import type { Refusal, Seat } from '@libero/kernel'
import {
  BACK,
  CORNER,
  DISTANCE,
  FORWARD,
  INTERCHANGE,
  NONE,
  PLAYER,
  PREVENT,
  SKILL,
  STYLE_CARD,
  SUB,
  SWITCH,
  TAKE,
  VARIANTS,
} from '../codes.ts'
import { step } from '../rules/common.ts'
import { userOf } from '../rules/skill.ts'
import type { State } from '../state.ts'
import { CARD_IDS, FIRST_NUMBER, MOST_FLIPS, NOWHERE, OUTFIELD } from '../vocabulary.ts'

/** What a question asks for, so that a refusal can say what is wrong with an answer. */
export interface Wanted {
  /** The paragraph the question rests on. */
  readonly rule: string
  readonly wantsCard?: true
  readonly wantsDistance?: true
  /** Of a question for a move: the side of the card it must be made on. */
  readonly sideOfMove?: (s: State, seat: Seat) => number
  /** Of a question for a player: why it cannot be this one. */
  readonly whyNotPlayer?: (s: State, seat: Seat, number: number) => Refusal
}

/** Why a coach may not do this now, as closely as the rules tell. */
export function whyNot(wanted: Wanted): (s: State, seat: Seat, action: number) => Refusal {
  const { rule, wantsCard, wantsDistance, sideOfMove, whyNotPlayer } = wanted
  return (s, seat, action) => {
    if (action >= 0 && action < NONE)
      return { code: wantsCard ? 'not-in-hand' : 'not-a-card-now', rule, about: { card: CARD_IDS[action] } }
    if (action === NONE) return { code: sideOfMove ? 'move-required' : 'choice-required', rule }
    if (wantsDistance && action >= DISTANCE && action < CORNER) return { code: 'line-not-allowed', rule }
    if (whyNotPlayer && action >= PLAYER && action < FORWARD)
      return whyNotPlayer(s, seat, action - PLAYER + FIRST_NUMBER)
    if (sideOfMove && action >= FORWARD && action < BACK + OUTFIELD)
      return whyNotMove(s, seat, action, rule, sideOfMove(s, seat))
    if (sideOfMove && action >= INTERCHANGE && action < SWITCH)
      return { code: 'no-interchange', rule: '20.5' }
    if (sideOfMove && action >= SWITCH && action < TAKE) return { code: 'no-switch', rule: '20.6' }
    if (action >= SUB && action < PREVENT) return { code: 'no-substitution', rule: '20.3' }
    if (action >= SKILL) return whyNotSkill(s, seat, action)
    if (action >= STYLE_CARD) return whyNotStyleCard(s, seat, action)
    return { code: 'not-an-option', rule }
  }
}

/** Why a skill may not be used now: the nine rules first, then its own words. */
function whyNotSkill(s: State, seat: Seat, action: number): Refusal {
  const player = userOf(seat, action)
  const about = {
    number: (player % OUTFIELD) + FIRST_NUMBER,
    type: s.cards.expansion.set.types[s.type[player]].id,
  }
  if (s.field[player] === NOWHERE) return { code: 'player-sent-off', rule: '9.2', about }
  if (s.barred[player]) return { code: 'skill-prevented', rule: '16.10', about }
  if (s.flips[player] >= MOST_FLIPS) return { code: 'flipped-twice', rule: '15.6', about }
  return { code: 'skill-not-now', rule: '15.3', about }
}

function whyNotStyleCard(s: State, seat: Seat, action: number): Refusal {
  const card = Math.floor((action - STYLE_CARD) / VARIANTS)
  const about = { card: s.cards.expansion.set.styles[card].id }
  if (((s.held[seat] >> card) & 1) === 0) return { code: 'style-not-held', rule: '19.3', about }
  if ((s.fresh[seat] >> card) & 1) return { code: 'style-just-won', rule: '18.1', about }
  if (s.styled[seat]) return { code: 'style-already-played', rule: '18.5', about }
  return { code: 'style-not-now', rule: '19.3', about }
}

function whyNotMove(s: State, seat: Seat, action: number, rule: string, side: number): Refusal {
  const forward = action < BACK
  const player = seat * OUTFIELD + action - (forward ? FORWARD : BACK)
  const about = { number: (player % OUTFIELD) + FIRST_NUMBER }
  if (s.field[player] === NOWHERE) return { code: 'player-sent-off', rule: '9.2', about }
  if (player === s.ball) return { code: 'carrier-does-not-move', rule: '4.3', about }
  if (side >= 0 && s.foot[player] !== side) return { code: 'player-of-other-side', rule: '2.3', about }
  if (player === s.displaced) return { code: 'was-just-displaced', rule, about }
  const to = step(seat, s.field[player], forward)
  if (to < 0) return { code: 'end-of-the-pitch', rule: '4.2', about }
  if (s.on[to] - 1 === s.ball) return { code: 'carrier-is-not-displaced', rule: '4.3', about }
  const isDisplaced = s.on[to] - 1 === s.displaced
  return { code: isDisplaced ? 'displaced-there' : 'has-just-moved', rule, about }
}
