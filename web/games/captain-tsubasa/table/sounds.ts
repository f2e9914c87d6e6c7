import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, isOver } from '@libero/captain-tsubasa/view'
import type { Viewer } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Sound } from '../../../face.ts'
import { goalSound } from '../../../parts/goal-moment.ts'

const HEARD: Partial<Record<CaptainTsubasaEvent['kind'], Sound>> = {
  'kick-off': 'kick-off',
  field: 'card-turned',
  'match-card': 'card',
  played: 'card',
  recalled: 'card',
  motivated: 'card-turned',
  signed: 'card-turned',
  action: 'ball',
  dice: 'dice',
  rerolled: 'dice',
  keeper: 'ball',
  advance: 'ball',
  'special-shot': 'ball',
  'extra-time': 'kick-off',
  'full-time': 'full-time',
}

/** What is heard of an attack. */
export function sound(event: CaptainTsubasaEvent, viewer: Viewer): Sound | undefined {
  switch (event.kind) {
    case 'goal':
      return goalSound(event.seat, viewer)
    case 'booked':
      return event.colour
    case 'save':
      return event.result === 'goal' ? undefined : 'save'
    case 'special-duel':
      return event.stopped ? 'save' : 'ball'
    case 'contest':
      return event.won === 'defence' ? 'block' : 'ball'
    // The last half ends with the match.
    case 'half-over':
      return event.half % 2 === 1 ? 'half-time' : undefined
    default:
      return HEARD[event.kind]
  }
}

/** How the stands hold their breath while something is told. */
const TELLING: Partial<Record<CaptainTsubasaEvent['kind'], number>> = {
  'special-shot': 0.9,
  'special-duel': 1,
  keeper: 1,
  advance: 0.6,
}

/** So far apart sums are when nobody in the stands doubts what comes of them. */
const WIDE = 10

/** How near a goal is: the further an attack has come, and the better its shot against the defence. */
export function danger(s: Seen, telling: CaptainTsubasaEvent | undefined): number {
  const attacker = attackerOf(s)
  if (attacker === undefined || isOver(s) || s.phase === 'draft') return 0.05
  const told = telling && TELLING[telling.kind]
  if (told !== undefined) return told
  if (s.phase === 'special' || s.phase === 'save') return 1
  const shot = s.contest?.action === 'pass' ? 0 : s.sides[attacker].sums.shot
  const lead = (s.contest?.attack ?? shot) - (s.contest?.defence ?? s.sides[other(attacker)].sums.defence)
  const hope = Math.min(1, Math.max(0, 0.5 + lead / (2 * WIDE)))
  if (s.contest) return s.contest.action === 'shot' ? 0.55 + 0.35 * hope : 0.4
  return 0.15 + 0.4 * hope
}
