import type { Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { MOST_OPTIONS, SKIP } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkAfterDice, checkAfterDice2, checkLostShot } from '../position/check-contest.ts'
import { couldSave } from '../rules/after-dice.ts'
import { scoreGoal } from '../rules/ball.ts'
import { isOnBench } from '../rules/bench.ts'
import { Luck, luckKey } from '../rules/common.ts'
import { legalSaves } from '../rules/keeper.ts'
import { oddsOfKeeper, oddsOfSave } from '../sense.ts'
import { AREA, DIE, FACES } from '../vocabulary.ts'
import { atAnyTime } from './at-any-time.ts'
import { firstOffered } from './in-time.ts'
import { question, refuseCard, whoseTurn } from './question.ts'

const scratch = new Int16Array(MOST_OPTIONS)

/** §8.1 Who tries to save a lost shot, or nobody. */
export const save = question({
  phase: Phase.Save,
  rule: '8.1',
  wantsCardInPlay: true,
  asks: whoseTurn,
  options: legalSaves,
  forced: () => A_CHOICE,
  decide(s, seat, action, chance, told) {
    if (action === SKIP) {
      scoreGoal(s, 'shot', told)
      return
    }
    s.keeper = action
    s.keeperDie = chance.take(DIE, FACES, luckKey(s, Luck.Keeper)) + 1
    told?.reveal({ kind: 'keeper', seat, card: s.cards.id(action), die: s.keeperDie })
    s.phase = Phase.KeeperVerdict
  },
  inTime: firstOffered,
  prompt: () => ({ key: 'save', about: {} }),
  about: (s, _seat, action) =>
    action === SKIP ? { kind: 'skip' } : { kind: 'save', card: s.cards.id(action) },
  whyNotCard: (s, seat, card, rule) =>
    refuseCard(s, card, s.where[card] === AREA + seat ? 'does-not-save' : 'not-in-area', rule),
  odds: oddsOfSave,
  check(s, fields) {
    checkAfterDice(s, fields)
    checkLostShot(s, fields)
    // Not to try is always possible; whoever is asked can try.
    if (fields.sound && legalSaves(s, s.turn as Seat, scratch) < 2) fields.wrong(`sides.${s.turn}`)
  },
})

/** §13.1 The keeper may be motivated first; whoever has nobody else for it is asked for that alone. */
export const save2 = atAnyTime(save, {
  odds: (s, seat, action) => (isOnBench(s, action) ? oddsOfKeeper(s, action) : oddsOfSave(s, seat, action)),
  prompt: (s, seat) => ({ key: legalSaves(s, seat, scratch) > 1 ? 'save' : 'save/motivate', about: {} }),
  check(s, fields) {
    checkAfterDice2(s, fields)
    checkLostShot(s, fields)
    const seat = s.turn as Seat
    if (fields.sound && legalSaves(s, seat, scratch) < 2 && !couldSave(s, seat)) fields.wrong(`sides.${seat}`)
  },
})
