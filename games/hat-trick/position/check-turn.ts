import type { Fields } from '@libero/kernel'
import { lineFor } from '../rules/common.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { FINAL_LINE } from '../vocabulary.ts'

// What must fit several questions of a turn.

/** §4.1, §7.2 What coaches choose unseen lies there only while both are asked for it. */
export function checkUnseen(s: State, unseen: 'laid' | 'corner' | undefined, r: Fields): void {
  for (const seat of [0, 1] as const) {
    if (s.laid[seat] >= 0 && unseen !== 'laid') r.wrong(`sides.${seat}.laid`)
    if (s.corner[seat] >= 0 && unseen !== 'corner') r.wrong(`sides.${seat}.corner`)
  }
}

/** Both cards of the turn lie open; of a shoot-out only the shooter's. */
export function checkShown(s: State, r: Fields): void {
  if (s.faceUp[s.side] < 0 || (s.faceUp[1 - s.side] < 0 && !inShootOut(s))) r.wrong('sides.faceUp')
}

export const checkOpportunity = (s: State, r: Fields): void => {
  if (!s.opportunity) r.wrong('opportunity')
}

export const checkNoOpportunity = (s: State, r: Fields): void => {
  if (s.opportunity) r.wrong('opportunity')
}

/** §6.1 With the ball in the final line a turn is an opportunity, unless a usual turn may follow one (§6.8). */
export function checkFinalLine(s: State, r: Fields): void {
  if (s.ball < 0 || !r.sound || s.terms.usualTurn) return
  if (lineFor(s.side, s.field[s.ball]) === FINAL_LINE) checkOpportunity(s, r)
}

/** The same once somebody has moved: a skill may bring the ball to the final line in the middle of a turn (§16). */
export function checkFinalLineLater(s: State, r: Fields): void {
  if (!s.terms.players) checkFinalLine(s, r)
}
