import type { Chance, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Does, MOST_ABILITIES } from '../cards/abilities.ts'
import { SKIP } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { AREA, CONCEDED, CORNER, DIE, FACES, HELD, SAVES } from '../vocabulary.ts'
import { canBeObliged, meet } from './ability.ts'
import { keepTheBall, loseTheBall, scoreGoal } from './ball.ts'
import { abilityToDo, Luck, luckKey, type Told } from './common.ts'
import { asksForReroll } from './contest.ts'

/** §8.1 The cards in this area that may try to save, and not to try. */
export function legalSaves(s: State, seat: Seat, out: Int16Array): number {
  const area = AREA + seat
  let count = 0
  for (let card = 0, left = s.size[area]; left > 0; card++) {
    if (s.where[card] !== area) continue
    left--
    const k = abilityToDo(s, card, Does.save)
    if (k >= 0 && canBeObliged(s, seat, card * MOST_ABILITIES + k)) out[count++] = card
  }
  out[count] = SKIP
  return count + 1
}

const scratch = new Int16Array(16)

/** §8.1 A lost shot: whoever can still save it is asked. */
export function askTheKeeper(s: State, told: Told): void {
  const seat = other(s.attacker as Seat)
  s.turn = seat
  if (legalSaves(s, seat, scratch) > 1) s.phase = Phase.Save
  else scoreGoal(s, 'shot', told)
}

export function trySave(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  if (action === SKIP) {
    scoreGoal(s, 'shot', told)
    return
  }
  s.keeper = action
  s.keeperDie = chance.take(DIE, FACES, luckKey(s, Luck.Keeper)) + 1
  told?.reveal({ kind: 'keeper', seat, card: s.cards.id(action), die: s.keeperDie })
  s.phase = Phase.KeeperVerdict
}

/** §8.2 What a keeper's roll comes to, as an index of `SAVES`. */
export function saveBy(s: State, card: number, die: number): number {
  const at = card * MOST_ABILITIES + abilityToDo(s, card, Does.save)
  return die <= s.cards.held[at] ? HELD : die <= s.cards.corner[at] ? CORNER : CONCEDED
}

/** §8.2–§8.4 Once nobody has the roll made again. */
export function judgeSave(s: State, told: Told): void {
  if (asksForReroll(s)) return
  const seat = other(s.attacker as Seat)
  const result = saveBy(s, s.keeper, s.keeperDie)
  told?.tell({ kind: 'save', seat, card: s.cards.id(s.keeper), result: SAVES[result] })
  // §6.2 The roll was the effect; what it obliges to follows.
  meet(s, seat, s.keeper * MOST_ABILITIES + abilityToDo(s, s.keeper, Does.save), told)
  if (result === CONCEDED) scoreGoal(s, 'shot', told)
  else {
    s.saves[seat]++
    if (result === HELD) loseTheBall(s, told)
    else keepTheBall(s, told)
  }
}
