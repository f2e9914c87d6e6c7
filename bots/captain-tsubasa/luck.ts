import { AREA, CARDS, CONCEDED, captainTsubasa, DIE, FACES, HELD, SHOT } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { attackerWins, attackOf, defenceOf, Luck, saveBy } from '@libero/captain-tsubasa/opponents'
import type { Chance, Seat } from '@libero/kernel'
import type { Rules } from '../thinking/index.ts'
import { answersAmong, canWait } from './offers.ts'
import { scouted } from './scouting.ts'
import { behold, oddsAt, stakes } from './stakes.ts'

/** Events of a round are told apart by these bits of their key. */
const EVENT = 1023

/**
 * Dice with an account of the luck they brought home. It is 0 on average whatever is decided, and most of what makes
 * one continuation differ from the next: what came of it is taken without it.
 */
class Account implements Chance {
  luck = 0
  source: Chance = { take: () => 0 }
  state: State | undefined

  take(weights: Uint8Array, total: number, key: number): number {
    const index = this.source.take(weights, total, key)
    if (weights === DIE && this.state) {
      const event = key & EVENT
      if (event === Luck.Dice + 1) this.rolled(this.state, index + 1)
      else if (event === Luck.Keeper) this.saved(this.state, index + 1)
    }
    return index
  }

  /** §7.4 The attacker's luck with the dice, now that away has rolled too. */
  private rolled(s: State, away: number): void {
    const { attacker } = s
    const won = attacker === 0 ? attackerWins(s, s.die[0], away) : attackerWins(s, away, s.die[0])
    const odds = oddsAt(attackOf(s) - defenceOf(s), s.terms.guaranteedSuccess)
    behold(s)
    this.enter(
      attacker,
      (Number(won) - odds) * (s.action === SHOT ? shotStake(s) : stakes.kept - stakes.lost),
    )
  }

  /** §8.2 The attacker's luck with the keeper's roll. */
  private saved(s: State, die: number): void {
    behold(s)
    let mean = 0
    for (let face = 1; face <= FACES; face++) mean += after(saveBy(s, s.keeper, face)) / FACES
    this.enter(s.attacker, after(saveBy(s, s.keeper, die)) - mean)
  }

  private enter(attacker: number, luck: number): void {
    this.luck += attacker === 0 ? luck : -luck
  }
}

/** How the attacker stands after a save. */
const after = (save: number): number =>
  save === CONCEDED ? stakes.goal : save === HELD ? stakes.lost : stakes.kept

/** What a won shot brings over a lost ball, the keeper considered. */
function shotStake(s: State): number {
  const area = AREA + 1 - s.attacker
  const { saves, holds } = scouted(s.cards)
  let keeper = -1
  for (let card = 0, left = s.size[area]; left > 0 && card < CARDS; card++) {
    if (s.where[card] !== area) continue
    left--
    if (saves[card] > 0 && (keeper < 0 || saves[card] > saves[keeper])) keeper = card
  }
  const goal = stakes.goal - stakes.lost
  if (keeper < 0) return goal
  return (1 - saves[keeper]) * goal + (saves[keeper] - holds[keeper]) * (stakes.kept - stakes.lost)
}

const account = new Account()

/** Luck that home has had since this world was copied to be played on, in shares of a match. */
export const luckOfHome = (s: State): number => (account.state === s ? account.luck : 0)

/** The rules, with the luck of the dice written down; whoever can wait is not thought of until he is due. */
export const watchedRules: Rules<State> = {
  ...captainTsubasa,
  legal: (s: State, seat: Seat, out: Int16Array) => {
    const count = captainTsubasa.legal(s, seat, out)
    return canWait(s) ? answersAmong(s, out, count, out) : count
  },
  copy: (from, to) => {
    account.luck = 0
    account.state = to
    captainTsubasa.copy(from, to)
  },
  apply: (s: State, seat: Seat, action: number, chance: Chance) => {
    account.source = chance
    captainTsubasa.apply(s, seat, action, account.state === s ? account : chance)
  },
}
