import type { Chance, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Does } from '../cards/abilities.ts'
import { ACTION, REROLL, SKIP, SPEND } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { ACTIONS, AREA, DEFENCE, DIE, FACES, FIRST_MOTIVATION, PASS, SHOT, TOKENS } from '../vocabulary.ts'
import { keepTheBall, loseTheBall } from './ball.ts'
import { buy, legalMotivations } from './bench.ts'
import { abilityToDo, Luck, luckKey, sumOf, type Told } from './common.ts'

/** §7.1 The attack phase is over: the attacker looks at the sums. */
export function beginContest(s: State): void {
  s.ability = -1
  s.turn = s.attacker
  s.phase = Phase.Action
}

/** §7.2 Shot or pass; §13.1 or somebody motivated first. */
export function legalAction(s: State, seat: Seat, out: Int16Array): number {
  out[0] = ACTION + SHOT
  out[1] = ACTION + PASS
  return legalMotivations(s, seat, out, 2)
}

export function chooseAction(s: State, seat: Seat, action: number, told: Told): void {
  if (action < ACTION) {
    buy(s, seat, action, Phase.Action, told)
    return
  }
  s.action = action - ACTION
  if (s.action === SHOT) s.shots[seat]++
  told?.tell({
    kind: 'action',
    seat,
    action: ACTIONS[s.action],
    attack: attackOf(s),
    defence: defenceOf(s),
  })
  s.phase = Phase.Spend
}

/** The sums as they stand: cards, bookings, tokens. */
export const attackOf = (s: State): number => sumOf(s, s.attacker, s.action) + s.spent[s.attacker]
export const defenceOf = (s: State): number => sumOf(s, 1 - s.attacker, DEFENCE) + s.spent[1 - s.attacker]

/** §7.3 The kind of token that helps this coach now. */
export const helpfulToken = (s: State, seat: number): number => (seat === s.attacker ? s.action : DEFENCE)

/** §7.3 As many tokens as he likes; §13.1 or somebody motivated first. */
export function legalSpend(s: State, seat: Seat, out: Int16Array): number {
  const most = s.pool[seat * 3 + helpfulToken(s, seat)]
  for (let n = 0; n <= most; n++) out[n] = SPEND + n
  return legalMotivations(s, seat, out, most + 1)
}

export function spend(s: State, seat: Seat, action: number, told: Told): void {
  if (action >= FIRST_MOTIVATION && action < SPEND) {
    buy(s, seat, action, Phase.Spend, told)
    return
  }
  const count = action - SPEND
  const token = helpfulToken(s, seat)
  s.pool[seat * 3 + token] -= count
  s.spent[seat] = count
  s.tokensSpent[seat] += count
  const total = seat === s.attacker ? attackOf(s) : defenceOf(s)
  told?.tell({ kind: 'spent', seat, token: TOKENS[token], count, total })
  if (seat === s.attacker) s.turn = other(seat)
  else s.phase = Phase.Dice
}

/** §7.4 Both roll together. */
export function rollDice(s: State, chance: Chance, told: Told): void {
  for (let seat = 0; seat < 2; seat++) s.die[seat] = chance.take(DIE, FACES, luckKey(s, Luck.Dice + seat)) + 1
  told?.reveal({
    kind: 'dice',
    seat: s.attacker as Seat,
    dice: [s.die[0], s.die[1]],
    attack: attackOf(s) + s.die[s.attacker],
    defence: defenceOf(s) + s.die[1 - s.attacker],
  })
  s.phase = Phase.Verdict
}

/** §7.5 A card in this coach's area that can still have a roll made again, or −1. */
function rerollCard(s: State, seat: number): number {
  const area = AREA + seat
  for (let card = 0, left = s.size[area]; left > 0; card++) {
    if (s.where[card] !== area) continue
    left--
    const k = abilityToDo(s, card, Does.reroll)
    if (k >= 0 && (s.used[card] & (1 << k)) === 0) return card
  }
  return -1
}

/** §7.5 The attacker is asked first, then the defender, until both leave the rolls as they lie. */
export function asksForReroll(s: State): boolean {
  for (let n = 0; n < 2; n++) {
    const seat = n === 0 ? s.attacker : 1 - s.attacker
    if (s.content[seat] || rerollCard(s, seat) < 0) continue
    s.turn = seat
    s.phase = Phase.Reroll
    return true
  }
  return false
}

/** §7.5, §8.3 Once the keeper has rolled, only his roll can be made again. */
export function legalReroll(s: State, out: Int16Array): number {
  if (s.keeperDie > 0) {
    out[0] = REROLL + 2
    out[1] = SKIP
    return 2
  }
  out[0] = REROLL
  out[1] = REROLL + 1
  out[2] = SKIP
  return 3
}

export function reroll(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  s.phase = s.keeperDie > 0 ? Phase.KeeperVerdict : Phase.Verdict
  if (action === SKIP) {
    s.content[seat] = 1
    return
  }
  const card = rerollCard(s, seat)
  s.used[card] |= 1 << abilityToDo(s, card, Does.reroll)
  const die = chance.take(DIE, FACES, luckKey(s, Luck.Reroll + s.rerolls)) + 1
  s.rerolls++
  const keeper = action === REROLL + 2
  const whose = keeper ? other(s.attacker as Seat) : action === REROLL ? seat : other(seat)
  if (keeper) s.keeperDie = die
  else s.die[whose] = die
  s.content.fill(0)
  told?.reveal({ kind: 'rerolled', seat, card: s.cards.id(card), whose, keeper, die })
}

/** §14.1 Whether a six against a one decides, for whoever has the six. */
const isSure = (s: State, own: number, others: number): boolean =>
  s.terms.guaranteedSuccess && own === FACES && others === 1

/** §7.4, §14.1 Whether these dice win the contest for the attacker. */
export function attackerWins(s: State, attack: number, defence: number): boolean {
  if (isSure(s, attack, defence)) return true
  return attackOf(s) + attack >= defenceOf(s) + defence && !isSure(s, defence, attack)
}

/** §7.4, §7.6 Who has won, once the rolls are as both leave them. */
export function verdict(s: State, told: Told): void {
  if (asksForReroll(s)) return
  const attacker = s.attacker as Seat
  const own = s.die[attacker]
  const others = s.die[1 - attacker]
  const won = attackerWins(s, own, others)
  const winner = won ? attacker : other(attacker)
  if (isSure(s, own, others) || isSure(s, others, own)) told?.tell({ kind: 'guaranteed', seat: winner })
  told?.tell({
    kind: 'contest',
    seat: winner,
    won: won ? ACTIONS[s.action] : 'defence',
    attack: attackOf(s) + own,
    defence: defenceOf(s) + others,
  })
  s.contestsWon[winner]++
  s.content.fill(0)
  if (!won) loseTheBall(s, told)
  else if (s.action === SHOT) s.phase = Phase.KeeperRolls
  else {
    s.passes[attacker]++
    keepTheBall(s, told)
  }
}
