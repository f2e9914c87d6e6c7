import type { Seen } from '@libero/hat-trick/view'
import { onTheBall, partsOf } from '@libero/hat-trick/view'
import type { Course, Telling } from '../../../face.ts'
import { helpTexts } from './help-text.ts'

/** §4.1 to §4.6 Which step of the turn a question belongs to, and what is told between two questions. */
const STEPS: Readonly<Record<string, number>> = {
  'turn-begins': 0,
  'round-begins': 0,
  'play-card': 0,
  reveal: 0,
  'attack-move': 1,
  'sideways-pass': 2,
  'defence-move': 3,
  'long-ball': 4,
  'opportunity-pass': 4,
  'shoot-or-not': 4,
  duel: 4,
  save: 4,
  action: 4,
  'carry-out': 4,
  verdict: 4,
  complete: 4,
  'pass-arrives': 4,
  'opportunity-pass-arrives': 4,
  'shot-begins': 4,
  'duel-begins': 4,
  'save-ends': 4,
  'parry-arrives': 4,
}

/** What a shot comes to is told when it is no opportunity any more. */
const SHOT: readonly string[] = ['save-ends', 'parry-arrives']

/** §15.10 The moments of the expansion lie between them. */
const MOMENTS: Readonly<Record<string, number>> = { moved: 1, sideways: 2, compare: 4, shot: 4 }

/** The steps of a turn as the near coach has them: his own move comes second or fourth. */
export function course(s: Seen, { language, near = 0 }: Telling): Course | undefined {
  const now = STEPS[s.phase] ?? (s.play && s.phase === 'skill' ? MOMENTS[s.play.moment] : undefined)
  if (now === undefined || s.shootOut || s.shot?.penalty) return undefined
  const names = helpTexts[language].course
  const attacker = onTheBall(s)
  const { faceUp } = s.sides[attacker]
  const action =
    s.opportunity || s.shot || SHOT.includes(s.phase)
      ? 'shot'
      : faceUp === undefined
        ? 'action'
        : partsOf(faceUp).kind
  const [first, second] =
    attacker === near ? (['move', 'theirMove'] as const) : (['theirMove', 'move'] as const)
  return {
    names: [names.card, names[first], names.sideways, names[second], names[action]],
    now,
  }
}
