import { Moment } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { DEFENDERS, openMoment } from '../rules/course.ts'
import type { HatTrickStep } from './step.ts'

/** §4.5 Skills may be prevented before the defender moves; without the expansion he is asked at once. */
export const defenceMoveBeginsAtFirst: HatTrickStep = {
  phase: Phase.DefenceMoveBegins,
  play: (s) => openMoment(s, Moment.Move, DEFENDERS),
}

/**
 * §4.3 He may undo the attacker's step, however the ball came to who has it. By the first rules he could not where the
 * carrier had kept it by a skill (§16.19): only the sideways pass forgot who had moved.
 */
export const defenceMoveBegins: HatTrickStep = {
  phase: Phase.DefenceMoveBegins,
  play(s, chance, told) {
    s.moved = -1
    defenceMoveBeginsAtFirst.play(s, chance, told)
  },
}
