import type { Chance, Seat } from '@libero/kernel'
import { MOST_OPTIONS } from './codes.ts'
import { Phase } from './phase.ts'
import { awaiting, legal } from './questions.ts'
import { chooseAbility, oblige, settle } from './rules/ability.ts'
import { nextTurn, takeTurn } from './rules/attack.ts'
import { motivateOrNot } from './rules/bench.ts'
import { hasRoom, type Told } from './rules/common.ts'
import { beginContest, chooseAction, reroll, rollDice, spend, verdict } from './rules/contest.ts'
import { beginRound, draft } from './rules/draw.ts'
import { chooseTarget, chooseToken, isFromHand } from './rules/effect.ts'
import { cleanUp, endHalf } from './rules/half.ts'
import { askTheKeeper, judgeSave, trySave } from './rules/keeper.ts'
import { beginHalf, chooseKickOff } from './rules/setup.ts'
import { chooseSpecial, duel } from './rules/special-shot.ts'
import type { State } from './state.ts'
import { HAND } from './vocabulary.ts'

/** Carries out one decision, without what follows from it. */
function decide(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  switch (s.phase) {
    case Phase.Toss:
      chooseKickOff(s, seat, action, told)
      break
    case Phase.Draft:
      draft(s, seat, action, chance, told)
      break
    case Phase.Turn:
      takeTurn(s, seat, action, told)
      break
    case Phase.Ability:
      chooseAbility(s, seat, action, chance, told)
      break
    case Phase.Token:
      chooseToken(s, seat, action, told)
      break
    case Phase.Target:
      chooseTarget(s, seat, action, told)
      break
    case Phase.Motivate:
      motivateOrNot(s, seat, action, told)
      break
    case Phase.Action:
      chooseAction(s, seat, action, told)
      break
    case Phase.Spend:
      spend(s, seat, action, told)
      break
    case Phase.Reroll:
      reroll(s, seat, action, chance, told)
      break
    case Phase.Save:
      trySave(s, seat, action, chance, told)
      break
    case Phase.Special:
      chooseSpecial(s, seat, action, told)
      break
  }
}

/** Plays on until a coach has a real choice: whatever follows by rule, and choices with one option (§17.1). */
export function playOn(s: State, chance: Chance, told: Told): void {
  for (;;) {
    switch (s.phase) {
      case Phase.HalfBegins:
        beginHalf(s, chance, told)
        break
      case Phase.RoundBegins:
        beginRound(s, chance, told)
        break
      case Phase.NextTurn:
        nextTurn(s, told)
        break
      case Phase.Compulsory:
        oblige(s, told)
        break
      case Phase.Settle:
        settle(s)
        break
      case Phase.Contest:
        beginContest(s)
        break
      case Phase.Dice:
        rollDice(s, chance, told)
        break
      case Phase.Verdict:
        verdict(s, told)
        break
      case Phase.KeeperRolls:
        askTheKeeper(s, told)
        break
      case Phase.KeeperVerdict:
        judgeSave(s, told)
        break
      case Phase.Duel:
        duel(s, told)
        break
      case Phase.CleanUp:
        cleanUp(s, chance, told)
        break
      case Phase.HalfEnds:
        endHalf(s, told)
        break
      case Phase.Over:
        return
      default:
        if (!takeForcedChoice(s, chance, told)) return
    }
  }
}

const scratch = new Int16Array(MOST_OPTIONS)

/** §17.1 A choice with one option is made without asking. */
function takeForcedChoice(s: State, chance: Chance, told: Told): boolean {
  if (hasChoice(s)) return false
  const seat = (awaiting(s) - 1) as Seat
  if (legal(s, seat, scratch) > 1) return false
  decide(s, seat, scratch[0], chance, told)
  return true
}

/** Whether there is a choice, without listing it where that can be told sooner. */
function hasChoice(s: State): boolean {
  switch (s.phase) {
    case Phase.Turn:
      return s.size[HAND + s.turn] > 0 && hasRoom(s)
    case Phase.Target:
      // Cards alike are no choice, but taking one without asking would tell the other coach that they are alike.
      return isFromHand(s) && s.size[HAND + s.actor] > 1
    case Phase.Draft:
    case Phase.Token:
    case Phase.Spend:
      return false
    default:
      return true
  }
}

export function apply(s: State, seat: Seat, action: number, chance: Chance, told?: Told): void {
  decide(s, seat, action, chance, told)
  playOn(s, chance, told)
}
