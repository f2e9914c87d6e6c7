import type { Chance, Seat } from '@libero/kernel'
import type { HatTrickConfig } from '../build.ts'
import { Phase } from '../phase.ts'
import { PLAYERS, SCALARS, type State } from '../state.ts'
import { CARDS, COIN, FIELDS, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import type { Told } from './common.ts'
import { drawHand, giveBall, Luck, luckKey, numberOf, place, playerOf } from './common.ts'

/** §2.2 Where numbers 2 to 11 stand, as the team itself sees the pitch. */
const HOME_FIELDS = [1, 2, 4, 7, 9, 10, 12, 15, 17, 18] as const

/** The starting field of a player; away's is home's turned around. */
const startingField = (player: number): number => {
  const field = HOME_FIELDS[player % OUTFIELD]
  return player < OUTFIELD ? field : FIELDS - 1 - field
}

/** §1.3, §2.5 Teams as agreed, a coin for the kick-off. */
export function beginMatch(s: State, config: HatTrickConfig, chance: Chance, told: Told): void {
  s.cards = config.cards
  s.terms = config.terms
  s.teams = config.teams
  s.bytes.fill(0)
  for (const scalar of SCALARS) s[scalar] = 0
  s.winner = 2
  for (let player = 0; player < PLAYERS; player++) {
    const seat = player < OUTFIELD ? 0 : 1
    const at = (player % OUTFIELD) + (config.stars[seat].has(numberOf(player)) ? OUTFIELD : 0)
    s.attack[player] = s.cards.attack[at]
    s.defence[player] = s.cards.defence[at]
    s.field[player] = 0
  }
  s.starKeeper[0] = config.stars[0].has(1) ? 1 : 0
  s.starKeeper[1] = config.stars[1].has(1) ? 1 : 0
  s.first = chance.take(COIN, 2, luckKey(s, Luck.Coin, 0))
  beginHalf(s, s.first as Seat, chance, told)
}

/** §10.4 Everybody to his place, both decks whole again, three cards each. */
export function beginHalf(s: State, seat: Seat, chance: Chance, told: Told): void {
  s.half++
  s.turn++
  s.late = 0
  s.deckGone.fill(0)
  s.temporary.fill(0)
  s.handLeft.fill(0)
  for (const row of [0, 1] as const) {
    s.deckLeft[row] = s.cards.deckSize
    for (let card = 0; card < CARDS; card++) {
      s.deck[row][card] = s.cards.deck[card]
      s.hand[row][card] = 0
      s.used[row][card] = 0
    }
  }
  kickOff(s, seat, told)
  drawHand(s, 0, chance, 0, told)
  drawHand(s, 1, chance, 0, told)
}

/** §1.3, §7.7 The line-up of the start, without those sent off; number 6 has the ball, or who is next to him. */
export function kickOff(s: State, seat: Seat, told: Told): void {
  s.on.fill(0)
  for (let player = 0; player < PLAYERS; player++) {
    if (s.field[player] !== NOWHERE) place(s, player, startingField(player))
  }
  s.opportunity = 0
  s.penalty = 0
  s.moved = -1
  s.laid.fill(-1)
  s.faceUp.fill(-1)
  s.corner.fill(-1)
  giveBall(s, starter(s, seat))
  told?.tell({ kind: 'kick-off', teams: s.teams, half: s.half, seat, number: numberOf(s.ball) })
  s.phase = Phase.TurnBegins
}

/** Number 6; has he been sent off, the next higher number, then the next lower. */
function starter(s: State, seat: Seat): number {
  for (let number = 6; number <= 11; number++) {
    if (s.field[playerOf(seat, number)] !== NOWHERE) return playerOf(seat, number)
  }
  for (let number = 5; number > 2; number--) {
    if (s.field[playerOf(seat, number)] !== NOWHERE) return playerOf(seat, number)
  }
  return playerOf(seat, 2)
}
