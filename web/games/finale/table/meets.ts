import { arrowsOf } from '@libero/finale'
import type { Seen } from '@libero/finale/view'
import { onPitch } from '@libero/finale/view'
import type { BoardProps } from '../../../face.ts'
import { printOf } from '../print.ts'

/** What an open tactic card says beside its power, and risks that show. */
export function meets({ view: s, words }: BoardProps<Seen>): readonly string[] {
  const open = s.sides.flatMap(({ faceUp }) => printOf(words).tactic(faceUp ?? '') ?? [])
  const isAtRisk = s.sides.some((side) => onPitch(side).some(({ hazard }) => hazard !== undefined))
  return [
    ...(open.some((tactic) => arrowsOf(tactic).length > 0) ? ['mark/arrow'] : []),
    ...(isAtRisk ? ['mark/hazard'] : []),
    ...(open.length > 0 ? ['card/places'] : []),
  ]
}
