import type { Chance, Seat } from '@libero/kernel'
import type { Uses } from '../cards/expansion.ts'
import { Does, Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { CARD_IDS, OUTFIELD, powerOf } from '../vocabulary.ts'
import { runOn } from './action.ts'
import type { Listener } from './common.ts'
import {
  changeFields,
  giveBall,
  Luck,
  lowestInLine,
  luckKey,
  numberOf,
  seatOfPlayer,
  takeFromDeck,
  useCard,
} from './common.ts'
import { ATTACKERS, DEFENDERS, isDefendersMove, openMoment, sidewaysIsOver } from './course.ts'
import { deliver, Why } from './deliver.ts'
import { foulInMove } from './foul.ts'
import { takeStep } from './move.ts'
import { neighbour } from './neighbours.ts'
import { passInOpportunityTo } from './opportunity.ts'
import { flip, ownerOf, skillOf, sourceOf, userOf, variantOf } from './skill.ts'
import { takeWing } from './turn-back.ts'
import { BACKWARD, betterValue, diagonal, FORTH, jumpTo, playersInLine, TURN_BACK } from './variant.ts'

/** §15.5 A skill is used: its player flips, its effect comes about. */
export function useSkill(s: State, seat: Seat, action: number, chance: Chance, told: Listener): void {
  const player = userOf(seat, action)
  const owner = ownerOf(s, player, sourceOf(action))
  const { set, skills } = s.cards.expansion
  const row = skillOf(s, owner)
  const variant = variantOf(action)
  told?.tell({
    kind: 'skill',
    seat,
    number: numberOf(player),
    type: set.types[s.type[player]].id,
    side: s.gold[player] ? 'gold' : 'silver',
    ...(owner !== player && {
      from: {
        seat: seatOfPlayer(owner),
        number: numberOf(owner),
        type: set.types[s.type[owner]].id,
        side: s.gold[owner] ? ('gold' as const) : ('silver' as const),
      },
    }),
  })
  s.helped[seat] = 1
  // §16.5 A wingback stays gold on the other wing, and flips when he turns back.
  if (skills.does[row] !== Does['change-wing'] || variant === TURN_BACK) flip(s, player)
  takeEffect(s, skills, row, player, seat, variant, chance, told)
}

/** What a skill or a style card does; `player` is −1 for a style card. */
export function takeEffect(
  s: State,
  uses: Uses,
  row: number,
  player: number,
  seat: Seat,
  variant: number,
  chance: Chance,
  told: Listener,
): void {
  const amount = uses.amount[row]
  const mate = seat * OUTFIELD + variant
  switch (uses.does[row]) {
    case Does.footballs:
      s.bonus[seat] += amount
      break
    case Does['footballs-each']:
      s.bonus[seat] += amount * playersInLine(s, seat, s.line)
      break
    case Does.counts:
      s.bonus[seat] += s.attack[player]
      break
    case Does['better-value']:
      s.bonus[seat] += betterValue(s, seat, -1)
      break
    case Does['step-forward']:
    case Does['step-back']:
    case Does.step:
      walk(s, player, variant === FORTH, 1, told)
      break
    case Does.send:
    case Does['send-forward']:
      walk(s, seat * OUTFIELD + (variant >> 1), (variant & 1) === FORTH, 1, told)
      break
    case Does['stride-forward']:
    case Does['stride-back']:
      walk(s, player, variant === FORTH, amount, told)
      moveIsOver(s, player)
      break
    case Does.jump:
      jump(s, player, amount, told)
      moveIsOver(s, player)
      break
    case Does.diagonal:
      changeFields(s, player, diagonal(s, player, variant), told)
      moveIsOver(s, player)
      break
    case Does['either-side']:
      walk(s, player, variant === FORTH, 1, told)
      moveIsOver(s, player)
      break
    case Does['change-wing']:
      changeWing(s, player, variant, told)
      break
    case Does['change-places']:
      changeFields(s, player, s.field[mate], told)
      moveIsOver(s, player)
      break
    case Does.exchange: {
      const one = seat * OUTFIELD + (variant >> 1)
      const other = neighbour(s, one, (variant & 1) === 0 ? 0 : 3)
      changeFields(s, one, s.field[other], told)
      break
    }
    case Does['displace-carrier']:
      displaceCarrier(s, player, seat, variant === FORTH, amount, chance, told)
      break
    case Does['take-ball']:
      takeBall(s, player, told)
      break
    case Does['win-ball']:
      deliver(s, Why.Won, lowestInLine(s, seat, s.attacker, s.line))
      break
    case Does['keep-ball']:
      told?.tell({ kind: 'kept', seat, number: numberOf(s.ball) })
      sidewaysIsOver(s)
      break
    case Does['choose-receiver']:
      layOff(s, mate, told)
      break
    case Does['lay-off']:
      layOff(s, mate, told)
      // §16.17 The pass itself has not reached him.
      s.ballGoesBy = Why.LaidOff
      break
    case Does['run-on']:
      if (variant === FORTH) runOn(s, told)
      break
    case Does['shoot-forward']:
      runOn(s, told)
      break
    case Does.power:
      s.plusPower += amount
      break
    case Does['power-lasting']:
      s.lasting[player] = (s.lasting[player] & 1) | (amount << 1)
      break
    case Does['middle-lasting']:
      s.lasting[player] |= 1
      break
    case Does.draws:
      s.plusDraws += amount
      break
    case Does.reach:
      passInOpportunityTo(s, mate)
      break
    case Does['free-kick']:
      s.phase = Phase.FreeKick
      break
  }
}

function walk(s: State, player: number, forward: boolean, steps: number, told: Listener): void {
  for (let n = 0; n < steps; n++) takeStep(s, player, forward, told)
}

/** A skill that takes the place of a move ends it. */
function moveIsOver(s: State, player: number): void {
  s.moved = player
  openMoment(s, Moment.Moved, isDefendersMove(s) ? DEFENDERS : ATTACKERS)
}

function jump(s: State, player: number, lines: number, told: Listener): void {
  s.jumper[seatOfPlayer(player)] = player + 1 + 32 * s.field[player]
  changeFields(s, player, jumpTo(s, player, lines), told)
}

/** §16.7 The play is over: who has jumped goes back, unless he has the ball or its carrier stands there. */
export function jumpersReturn(s: State, told: Listener): void {
  for (let seat = 0; seat < 2; seat++) {
    const jumper = s.jumper[seat]
    if (jumper === 0) continue
    s.jumper[seat] = 0
    const player = (jumper & 31) - 1
    const home = jumper >> 5
    if (player === s.ball || s.on[s.field[player]] - 1 !== player) continue
    if (home === s.field[player] || (s.ball >= 0 && s.on[home] - 1 === s.ball)) continue
    changeFields(s, player, home, told)
  }
}

function changeWing(s: State, player: number, variant: number, told: Listener): void {
  takeWing(s, player, 1 - s.foot[player], told)
  if (variant === TURN_BACK) return
  walk(s, player, variant !== BACKWARD, 1, told)
  moveIsOver(s, player)
}

/** §16.2 Onto the carrier's field; a drawn card up to `foulUpTo` is a foul, and everybody stays where he was. */
function displaceCarrier(
  s: State,
  player: number,
  seat: Seat,
  forward: boolean,
  foulUpTo: number,
  chance: Chance,
  told: Listener,
): void {
  const card = takeFromDeck(s, seat, chance, luckKey(s, Luck.Foul, 0), told)
  const foul = card >= 0 && powerOf(card) <= foulUpTo
  if (card >= 0) useCard(s, seat, card)
  told?.reveal({
    kind: 'foul-checked',
    seat,
    number: numberOf(player),
    card: card < 0 ? '' : CARD_IDS[card],
    foul,
  })
  if (foul) foulInMove(s, player, told)
  else {
    walk(s, player, forward, 1, told)
    moveIsOver(s, player)
  }
}

/** The ball is his; at an arrival it has reached another team, and the moment begins anew. */
export function takeBall(s: State, player: number, told: Listener): void {
  const from = s.ball
  giveBall(s, player)
  told?.tell({
    kind: 'took-ball',
    seat: seatOfPlayer(player),
    number: numberOf(player),
    from: { seat: seatOfPlayer(from), number: numberOf(from) },
  })
  if (s.moment !== Moment.Arrival || seatOfPlayer(from) === seatOfPlayer(player)) return
  // §16 The pass is no longer the passer's, nor a success; it has reached another team.
  s.passer = -1
  s.won = 0
  s.ballGoesBy = Why.Interception
  s.nthQuestion = 0
}

function layOff(s: State, mate: number, told: Listener): void {
  const from = numberOf(s.ball)
  giveBall(s, mate)
  told?.tell({ kind: 'laid-off', seat: seatOfPlayer(mate), from, to: numberOf(mate) })
}
