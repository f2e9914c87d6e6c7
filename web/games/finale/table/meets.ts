import { arrowsOf, hasBuildUp } from '@libero/finale'
import type { Seen } from '@libero/finale/view'
import { handOf, onPitch } from '@libero/finale/view'
import type { BoardProps } from '../../../face.ts'
import { printOf } from '../print.ts'

/** What a tactic card says beside its power, in hand or open, and risks that show. */
export function meets({ view: s, near, words }: BoardProps<Seen>): readonly string[] {
  const open = s.sides.flatMap(({ faceUp }) => printOf(words).tactic(faceUp ?? '') ?? [])
  const own = handOf(s.sides[near]).flatMap((id) => printOf(words).tactic(id) ?? [])
  const isAtRisk = s.sides.some((side) => onPitch(side).some(({ hazard }) => hazard !== undefined))
  return [
    ...([...open, ...own].some((tactic) => arrowsOf(tactic).length > 0) ? ['mark/arrow'] : []),
    ...([...open, ...own].some((tactic) => !hasBuildUp(tactic)) ? ['mark/no-build-up'] : []),
    ...(isAtRisk ? ['mark/hazard'] : []),
    ...(open.length > 0 ? ['card/places'] : []),
  ]
}
