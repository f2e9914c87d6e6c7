import type { Pair, Seat, Viewer } from '@libero/kernel'
import { other, seatOf } from '@libero/kernel'
import type { GoalScene, Moment, Sound } from '../face.ts'

/** How long a goal is looked at, in milliseconds at normal speed: by who scored it, by who did not. */
const CHEER = 2000
const SIGH = 1400

type GoalSaid = Omit<GoalScene, 'before' | 'isConceded'>

/** A goal as every game tells it. */
export function goalMoment(goal: GoalSaid, viewer: Viewer): Moment {
  const { seat, after } = goal
  const before: Pair<number> = seat === 0 ? [after[0] - 1, after[1]] : [after[0], after[1] - 1]
  const isConceded = seatOf(viewer) === other(seat)
  return {
    picture: null,
    hold: isConceded ? SIGH : CHEER,
    scene: { ...goal, before, isConceded },
  }
}

/** A goal as it is heard: the stands are whoever looks on, and neutral where he has no side. */
export const goalSound = (seat: Seat, viewer: Viewer): Sound =>
  seatOf(viewer) === other(seat) ? 'conceded' : 'goal'
