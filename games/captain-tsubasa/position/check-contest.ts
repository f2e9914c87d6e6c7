import type { Fields } from '@libero/kernel'
import { Does } from '../cards/abilities.ts'
import { abilityToDo } from '../rules/common.ts'
import { helpfulToken } from '../rules/contest.ts'
import type { State } from '../state.ts'
import { HAND, OUT, POOL, SHOT, TOKENS } from '../vocabulary.ts'

// §7, §8 Dice once both have spent their tokens, and tokens only of those who have been asked.

/** How many tokens a coach can have spent on this contest. */
type MostSpent = (s: State, seat: number) => number

/** §2.4 What is spent has left a pool that holds no more than five. */
const mostSpent: MostSpent = (s, seat) => POOL - s.pool[seat * TOKENS.length + helpfulToken(s, seat)]

/** §2.4 The same where it lies beside the play areas. */
const mostAside: MostSpent = (s, seat) => s.aside[seat * TOKENS.length + helpfulToken(s, seat)]

/** §7.3 The attacker may have spent tokens once the defender is asked; nothing else has happened yet. */
const beforeDice = (most: MostSpent) => (s: State, r: Fields) => {
  if (s.die[0] > 0) r.wrong('contest.dice')
  for (let seat = 0; seat < 2; seat++) {
    const isStillAsked = seat === s.turn || seat !== s.attacker
    if (s.spent[seat] > (isStillAsked ? 0 : most(s, seat))) r.wrong('contest.spent')
  }
  checkNobodySaves(s, r)
}

/** §7.4 Both have spent what they liked, and rolled. */
const afterDice = (most: MostSpent) => (s: State, r: Fields) => {
  if (s.die[0] === 0) r.wrong('contest.dice')
  for (let seat = 0; seat < 2; seat++) if (s.spent[seat] > most(s, seat)) r.wrong('contest.spent')
}

export const checkBeforeDice = beforeDice(mostSpent)
export const checkAfterDice = afterDice(mostSpent)
export const checkBeforeDice2 = beforeDice(mostAside)
export const checkAfterDice2 = afterDice(mostAside)

/** §8.1, §8.3 A keeper who has rolled: a card of the defender's that saves, wherever it has gone since. */
export function checkRolls(s: State, r: Fields): void {
  if (s.keeper < 0 !== (s.keeperDie === 0)) r.wrong('contest.keeper')
  if (s.keeper < 0) return
  const isTheirs = s.where[s.keeper] >= HAND && (s.where[s.keeper] & 1) === 1 - s.attacker
  if (abilityToDo(s, s.keeper, Does.save) < 0 || !(isTheirs || s.where[s.keeper] === OUT))
    r.wrong('contest.keeper')
  if (s.action !== SHOT) r.wrong('contest.action')
}

/** §8.1 The defender is asked after a shot that he has lost. */
export function checkLostShot(s: State, r: Fields): void {
  checkNobodySaves(s, r)
  if (s.action !== SHOT) r.wrong('contest.action')
  if (s.turn === s.attacker) r.wrong('turn')
}

/** §7.5, §8.1 No keeper has rolled, and nobody has been asked for a reroll since the last roll. */
export function checkNobodySaves(s: State, r: Fields): void {
  if (s.content[0] || s.content[1]) r.wrong('contest.content')
  if (s.keeper >= 0 || s.keeperDie > 0) r.wrong('contest.keeper')
}
