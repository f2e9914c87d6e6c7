import type { Chance, Pair, Seat } from '@libero/kernel'
import type { HatTrickConfig } from '../build.ts'
import type { LineUp } from '../cards/expansion.ts'
import { Phase } from '../phase.ts'
import { EMPTY, PLAYERS, SCALARS, type State } from '../state.ts'
import { BENCH, CARDS, COIN, FIELDS, MOST_SUBS, NOWHERE, OUTFIELD } from '../vocabulary.ts'
import { stoppage } from './bench.ts'
import type { Told } from './common.ts'
import { drawHand, giveBall, Luck, luckKey, numberOf, place, playerOf } from './common.ts'
import { dress, readSkills } from './skill.ts'
import { endRow, exchangeStyleCards } from './style.ts'

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
  s.kick = -1
  s.fouler = -1
  s.declared = -1
  s.passer = -1
  for (let player = 0; player < PLAYERS; player++) {
    const seat = player < OUTFIELD ? 0 : 1
    const at = (player % OUTFIELD) + (config.stars[seat].has(numberOf(player)) ? OUTFIELD : 0)
    s.attack[player] = s.cards.attack[at]
    s.defence[player] = s.cards.defence[at]
    s.field[player] = 0
    s.low[player] = numberOf(player)
    s.high[player] = numberOf(player)
    s.foot[player] = numberOf(player) & 1
  }
  s.starKeeper[0] = config.stars[0].has(1) ? 1 : 0
  s.starKeeper[1] = config.stars[1].has(1) ? 1 : 0
  if (config.lineUps) takeTheField(s, config.lineUps)
  s.first = chance.take(COIN, 2, luckKey(s, Luck.Coin, 0))
  beginHalf(s, s.first as Seat, chance, told)
}

/** §13.3 Both teams as their coaches named them. */
function takeTheField(s: State, lineUps: Pair<LineUp>): void {
  for (const [seat, lineUp] of lineUps.entries()) {
    for (let i = 0; i < OUTFIELD; i++) dress(s, seat * OUTFIELD + i, lineUp.types[i], lineUp.gold[i])
    readSkills(s, seat)
    s.starKeeper[seat] = lineUp.starKeeper ? 1 : 0
    s.style[seat] = lineUp.style
    s.rowKind[seat] = -1
    s.captain[seat] = s.terms.events.captain ? playerOf(seat, lineUp.captain) : -1
    s.appeals[seat] = s.terms.events.captain ? 1 : 0
    s.subsLeft[seat] = s.terms.events.subs ? MOST_SUBS : 0
    s.benchType[seat].fill(EMPTY)
    s.benchType[seat].set(lineUp.benchTypes)
    s.benchGold[seat].set(lineUp.benchGold)
    for (let bench = lineUp.benchTypes.length; bench < BENCH; bench++) s.benchGone[seat] |= 1 << bench
  }
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
  if (!s.terms.players) return
  // §19.2, §19.4 A row does not outlast the half; used style cards are exchanged.
  endRow(s, 0)
  endRow(s, 1)
  if (s.half > 1) exchangeStyleCards(s, chance, told)
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
  s.jumper.fill(0)
  s.phase = Phase.TurnBegins
  // §20.3 Nobody comes on before the match has begun.
  if (s.half > 1 || s.goals[0] + s.goals[1] > 0) stoppage(s, Phase.TurnBegins)
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
