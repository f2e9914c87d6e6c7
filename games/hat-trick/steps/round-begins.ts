import type { Seat } from '@libero/kernel'
import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import type { Listener } from '../rules/common.ts'
import { lineFor } from '../rules/common.ts'
import { layCards, openMoment } from '../rules/course.ts'
import { contested, contestedLimit, deliver, Why } from '../rules/deliver.ts'
import { jumpersReturn } from '../rules/effect.ts'
import { beginPlay } from '../rules/skill.ts'
import { endRow } from '../rules/style.ts'
import type { State } from '../state.ts'
import type { HatTrickStep } from './step.ts'

/** §4.1, §6.8 Both lay a card; in an opportunity the hands run out, for nobody draws. */
export const roundBegins: HatTrickStep = {
  phase: Phase.RoundBegins,
  play(s, _chance, told) {
    s.turn++
    s.laid.fill(-1)
    s.faceUp.fill(-1)
    s.moved = -1
    if (s.terms.players) beginRound(s, told)
    s.attacker = s.side
    s.fouler = -1
    if (s.handLeft[s.side] === 0) runOutOfCards(s)
    else if (s.opportunity) openMoment(s, Moment.Opportunity)
    else layCards(s)
  },
}

/** §15.6 What skills and style cards have done is over. A round is a play of its own, unless it is agreed otherwise. */
function beginRound(s: State, told: Listener): void {
  jumpersReturn(s, told)
  if (!s.terms.onePlay) beginPlay(s)
  s.helped.fill(0)
  s.changed.fill(0)
  s.bonus.fill(0)
  s.won = 0
  s.passer = -1
  s.snapshot = 0
  s.plusPower = 0
  s.plusDraws = 0
  s.declared = -1
  if (s.side === s.attacker) return
  // §19.2 Who has lost the ball begins his row anew.
  endRow(s, 1 - s.side)
}

/** §6.8 No card left and no shot: the lowest number of the line gets the ball, the defender's among equals. */
function runOutOfCards(s: State): void {
  const attacker = s.side as Seat
  const line = lineFor(attacker, s.field[s.ball])
  deliver(s, Why.OutOfCards, contested(s, attacker, line), contestedLimit(s, attacker, line))
}
