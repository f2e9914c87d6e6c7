import type { Chance, Fields, Seat } from '@libero/kernel'
import { A_CHOICE, other } from '@libero/kernel'
import { Does, MOST_ABILITIES, MUSTS } from '../cards/abilities.ts'
import { REROLL, REROLL_BY, SKIP, SPECIAL } from '../codes.ts'
import { ROLLS } from '../options.ts'
import { Phase } from '../phase.ts'
import { checkAfterDice, checkAfterDice2, checkRolls } from '../position/check-contest.ts'
import { canBeObliged, meet } from '../rules/ability.ts'
import { nextAfterDice, wantsMore } from '../rules/after-dice.ts'
import { isOnBench } from '../rules/bench.ts'
import type { Listener } from '../rules/common.ts'
import { abilityToDo, Luck, luckKey } from '../rules/common.ts'
import { attackOf, defenceOf, isSure, mustOfReroll, nextToReroll, rerollCard } from '../rules/contest.ts'
import { lookAgain } from '../rules/resume.ts'
import { oddsOfReroll, oddsOfTurning, rollMeant } from '../sense.ts'
import type { State } from '../state.ts'
import { AREA, DIE, FACES, SHOT } from '../vocabulary.ts'
import { atAnyTime } from './at-any-time.ts'
import { nothing } from './in-time.ts'
import { question, roleOf, whoseTurn } from './question.ts'

/** §7.5 A roll made again, or the rolls as they lie; §8.3 once the keeper has rolled, only his. */
export const reroll = question({
  phase: Phase.Reroll,
  rule: '7.5',
  asks: whoseTurn,
  options(s, _seat, out) {
    if (s.keeperDie > 0) {
      out[0] = REROLL + 2
      out[1] = SKIP
      return 2
    }
    out[0] = REROLL
    out[1] = REROLL + 1
    out[2] = SKIP
    return 3
  },
  forced: () => A_CHOICE,
  decide(s, seat, action, chance, told) {
    lookAgain(s)
    if (action === SKIP) {
      s.content[seat] = 1
      return
    }
    rollAgain(s, seat, rerollCard(s, seat), action - REROLL, chance, told)
  },
  inTime: nothing,
  prompt(s, seat) {
    if (s.keeperDie > 0) return { key: 'reroll-keeper', about: { die: s.keeperDie } }
    return {
      key: `reroll/${roleOf(s, seat)}`,
      about: {
        own: s.die[seat],
        other: s.die[1 - seat],
        attack: attackOf(s) + s.die[s.attacker],
        defence: defenceOf(s) + s.die[1 - s.attacker],
        ...sureFor(s, seat),
      },
    }
  },
  about: (_s, _seat, action) =>
    action === SKIP ? { kind: 'skip' } : { kind: 'reroll', about: { whose: ROLLS[action - REROLL] } },
  whyNotWord(s, _seat, action) {
    if (action < REROLL || action >= SPECIAL) return undefined
    return s.keeperDie > 0
      ? { code: 'keeper-has-rolled', rule: '7.5' }
      : { code: 'keeper-has-not-rolled', rule: '8.3' }
  },
  odds: oddsOfReroll,
  check(s, fields) {
    checkAfterDice(s, fields)
    if (s.keeper < 0 !== (s.keeperDie === 0)) fields.wrong('contest.keeper')
    if (nextToReroll(s) !== s.turn) fields.wrong('turn')
    if (s.keeper >= 0) checkKeeper(s, fields)
  },
})

/** §13.1 Or somebody motivated, also by whoever has no roll to make again but could turn the contest by it, or keep it as it lies. */
export const reroll2 = atAnyTime(
  {
    ...reroll,
    options(s, seat, out) {
      let count = 0
      const first = rerollCard(s, seat)
      if (first >= 0) {
        count = reroll.options(s, seat, out) - 1
        count = othersToUse(s, seat, mustOfReroll(s, first), out, count)
      }
      out[count] = SKIP
      return count + 1
    },
    decide(s, seat, action, chance, told) {
      if (action < REROLL_BY) {
        reroll.decide(s, seat, action, chance, told)
        return
      }
      lookAgain(s)
      rollAgain(s, seat, cardToUse(s, seat, action), rollMeant(action), chance, told)
    },
    about(s, seat, action) {
      if (action === SKIP) return { kind: 'skip' }
      const whose = ROLLS[rollMeant(action)] ?? 'own'
      const card = s.cards.id(cardToUse(s, seat, action))
      return { kind: 'reroll', about: isOneOfSeveral(s, seat) ? { whose, card } : { whose } }
    },
    whyNot: (s, seat, action) =>
      action >= REROLL && action < SPECIAL && rerollCard(s, seat) < 0
        ? { code: 'no-reroll', rule: '7.5' }
        : reroll.whyNot(s, seat, action),
  },
  {
    odds: (s, seat, action) =>
      isOnBench(s, action) ? oddsOfTurning(s, seat, action) : oddsOfReroll(s, seat, action),
    rule: (s, seat) => (rerollCard(s, seat) >= 0 ? '7.5' : '13.1'),
    prompt(s, seat) {
      const { key, about } = reroll.prompt(s, seat)
      if (rerollCard(s, seat) >= 0) return { key, about }
      // It goes his way, but may still be undone.
      if (!wantsMore(s, seat)) return { key: 'after-dice/ahead', about: {} }
      return { key: key.replace('reroll', 'after-dice'), about }
    },
    check(s, fields) {
      checkAfterDice2(s, fields)
      checkRolls(s, fields)
      if (fields.sound && nextAfterDice(s) !== s.turn) fields.wrong('turn')
    },
  },
)

/** §7.5 The die is thrown again: one's own, the other coach's, or the keeper's. */
function rollAgain(s: State, seat: Seat, card: number, roll: number, chance: Chance, told: Listener): void {
  const k = abilityToDo(s, card, Does.reroll)
  s.used[card] |= 1 << k
  const die = chance.take(DIE, FACES, luckKey(s, Luck.Reroll + s.rerolls)) + 1
  s.rerolls++
  const keeper = roll === 2
  const whose = keeper ? other(s.attacker as Seat) : roll === 0 ? seat : other(seat)
  if (keeper) s.keeperDie = die
  else s.die[whose] = die
  s.content.fill(0)
  told?.reveal({ kind: 'rerolled', seat, card: s.cards.id(card), whose, keeper, die })
  // §6.2 What the roll obliges to.
  meet(s, seat, card * MOST_ABILITIES + k, told)
}

/** §7.5 The same rolls once more for every card that obliges to something else than the first. */
function othersToUse(s: State, seat: Seat, own: number, out: Int16Array, count: number): number {
  let n = count
  for (let must = 0; must < MUSTS.length; must++) {
    if (must === own || rerollCard(s, seat, must) < 0) continue
    for (let i = 0; i < count; i++) out[n++] = REROLL_BY + must * ROLLS.length + out[i] - REROLL
  }
  return n
}

const cardToUse = (s: State, seat: Seat, action: number): number =>
  action < REROLL_BY
    ? rerollCard(s, seat)
    : rerollCard(s, seat, Math.floor((action - REROLL_BY) / ROLLS.length))

/** Whether cards of his oblige to different things, so that he has to say which he uses. */
function isOneOfSeveral(s: State, seat: Seat): boolean {
  const own = mustOfReroll(s, rerollCard(s, seat))
  for (let must = 0; must < MUSTS.length; must++)
    if (must !== own && rerollCard(s, seat, must) >= 0) return true
  return false
}

/** §14.1 For whom a six against a one decides, whatever the totals are. */
function sureFor(s: State, seat: Seat): { readonly sure?: 'own' | 'other' } {
  if (isSure(s, s.die[seat], s.die[1 - seat])) return { sure: 'own' }
  return isSure(s, s.die[1 - seat], s.die[seat]) ? { sure: 'other' } : {}
}

/** §8.1, §8.3 A keeper who has rolled could be called upon. */
function checkKeeper(s: State, fields: Fields): void {
  const defender = (1 - s.attacker) as Seat
  const k = abilityToDo(s, s.keeper, Does.save)
  const canSave =
    s.where[s.keeper] === AREA + defender &&
    k >= 0 &&
    canBeObliged(s, defender, s.keeper * MOST_ABILITIES + k)
  if (!canSave) fields.wrong('contest.keeper')
  if (s.action !== SHOT) fields.wrong('contest.action')
}
