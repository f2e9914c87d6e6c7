import type { Fields, Seat } from '@libero/kernel'
import { A_CHOICE, other } from '@libero/kernel'
import { Does, MOST_ABILITIES } from '../cards/abilities.ts'
import { REROLL, SKIP, SPECIAL } from '../codes.ts'
import { ROLLS } from '../options.ts'
import { Phase } from '../phase.ts'
import { checkAfterDice, checkAfterDice2, checkRolls } from '../position/check-contest.ts'
import { canBeObliged, meet } from '../rules/ability.ts'
import { nextAfterDice } from '../rules/after-dice.ts'
import { isOnBench } from '../rules/bench.ts'
import { abilityToDo, Luck, luckKey } from '../rules/common.ts'
import { attackOf, defenceOf, isSure, nextToReroll, rerollCard } from '../rules/contest.ts'
import { lookAgain } from '../rules/resume.ts'
import { oddsOfReroll, oddsOfTurning } from '../sense.ts'
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
    const card = rerollCard(s, seat)
    const k = abilityToDo(s, card, Does.reroll)
    s.used[card] |= 1 << k
    const die = chance.take(DIE, FACES, luckKey(s, Luck.Reroll + s.rerolls)) + 1
    s.rerolls++
    const keeper = action === REROLL + 2
    const whose = keeper ? other(s.attacker as Seat) : action === REROLL ? seat : other(seat)
    if (keeper) s.keeperDie = die
    else s.die[whose] = die
    s.content.fill(0)
    told?.reveal({ kind: 'rerolled', seat, card: s.cards.id(card), whose, keeper, die })
    // §6.2 What the roll obliges to.
    meet(s, seat, card * MOST_ABILITIES + k, told)
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

/** §13.1 Or somebody motivated, also by whoever has no roll to make again but could turn the contest by it. */
export const reroll2 = atAnyTime(
  {
    ...reroll,
    options(s, seat, out) {
      if (rerollCard(s, seat) >= 0) return reroll.options(s, seat, out)
      out[0] = SKIP
      return 1
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
      return { key: rerollCard(s, seat) >= 0 ? key : key.replace('reroll', 'after-dice'), about }
    },
    check(s, fields) {
      checkAfterDice2(s, fields)
      checkRolls(s, fields)
      if (fields.sound && nextAfterDice(s) !== s.turn) fields.wrong('turn')
    },
  },
)

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
