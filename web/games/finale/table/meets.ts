import type { Tactic } from '@libero/finale'
import { arrowsOf, hasBuildUp } from '@libero/finale'
import type { Seen } from '@libero/finale/view'
import { handOf, inAction, onPitch } from '@libero/finale/view'
import { seatOf } from '@libero/kernel'
import type { BoardProps } from '../../../face.ts'
import { printOf } from '../print.ts'
import { riskOf } from './words.ts'

/** What a tactic card says beside its power, in hand or open, and risks that show. */
export function meets({ view: s, near, words }: BoardProps<Seen>): readonly string[] {
  const open = s.sides.flatMap(({ faceUp }) => printOf(words).tactic(faceUp ?? '') ?? [])
  const own = handOf(s.sides[near]).flatMap((id) => printOf(words).tactic(id) ?? [])
  const isAtRisk = s.sides.some((side) => onPitch(side).some(({ hazard }) => hazard !== undefined))
  return [
    ...marksOf([...open, ...own]),
    ...(isAtRisk ? ['mark/hazard'] : []),
    ...(open.length > 0 ? ['card/places'] : []),
  ]
}

/** The signs of the cards to choose from or of the card in play, and the risks of the men to choose from. */
export function concerns({ view: s, near, words, request }: BoardProps<Seen>): readonly string[] {
  const print = printOf(words)
  const asked = (request?.options ?? []).flatMap(({ card }) => card ?? [])
  const laid = ['tactics', 'further-tactic'].includes(s.phase) ? asked : []
  const ball = s.action && seatOf(s.action.onTheBall)
  const inPlay = ball === undefined ? [] : [s.sides[ball].faceUp ?? '']
  const men = [...s.sides[near].men.filter(({ id }) => asked.includes(id)), ...inAction(s, near)]
  return [
    ...marksOf([...laid, ...inPlay].flatMap((id) => print.tactic(id) ?? [])),
    ...(men.some((man) => riskOf(s, man) !== undefined) ? ['mark/hazard'] : []),
  ]
}

const marksOf = (tactics: readonly Tactic[]): readonly string[] => [
  ...(tactics.some((tactic) => arrowsOf(tactic).length > 0) ? ['mark/arrow'] : []),
  ...(tactics.some((tactic) => !hasBuildUp(tactic)) ? ['mark/no-build-up'] : []),
]
