import type { Seen } from '@libero/hat-trick/view'
import { onTheBall, partsOf } from '@libero/hat-trick/view'
import type { Course, Telling } from '../../../face.ts'
import { helpTexts } from './help-text.ts'

/** §4.1 to §4.6 Which step of the turn a question belongs to. */
const STEPS: Readonly<Record<string, number>> = {
  'play-card': 0,
  'attack-move': 1,
  'sideways-pass': 2,
  'defence-move': 3,
  'long-ball': 4,
  'opportunity-pass': 4,
  'shoot-or-not': 4,
  duel: 4,
  save: 4,
}

/** §15.10 The moments of the expansion lie between them. */
const MOMENTS: Readonly<Record<string, number>> = { moved: 1, sideways: 2, compare: 4, shot: 4 }

/** The steps of a turn as the near coach has them: his own move comes second or fourth. */
export function course(s: Seen, { language, near = 0 }: Telling): Course | undefined {
  const now = STEPS[s.phase] ?? (s.play && s.phase === 'skill' ? MOMENTS[s.play.moment] : undefined)
  if (now === undefined || s.shootOut || s.shot?.penalty) return undefined
  const names = helpTexts[language].course
  const attacker = onTheBall(s)
  const { faceUp } = s.sides[attacker]
  const action = s.opportunity ? 'shot' : faceUp === undefined ? 'action' : partsOf(faceUp).kind
  const [first, second] =
    attacker === near ? (['move', 'theirMove'] as const) : (['theirMove', 'move'] as const)
  return {
    names: [names.card, names[first], names.sideways, names[second], names[action]],
    now,
  }
}
