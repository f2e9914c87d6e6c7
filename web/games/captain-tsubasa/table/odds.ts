import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf } from '@libero/captain-tsubasa/view'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { BoardProps } from '../../../face.ts'
import type { Print } from '../print.ts'
import { printOf } from '../print.ts'

/** What the odds leave out: §7.3 tokens the defender may still add, §8.1 his keeper. */
export function oddsNotes(board: BoardProps<Seen>): readonly string[] {
  const { request, view: s } = board
  const attacker = attackerOf(s)
  if (attacker === undefined || (request?.kind !== 'action' && request?.kind !== 'spend')) return []
  const print = printOf(board)
  const { keeperToCome, beforeTokens } = print.game.oddsInPlay
  const isPass = s.contest?.action === 'pass'
  const count = attacker === request.seat ? s.sides[other(attacker)].pool.defence : 0
  return [
    ...(!isPass && hasKeeper(print, s) ? [keeperToCome] : []),
    ...(count > 0 ? [fill(beforeTokens, { count })] : []),
  ]
}

/** §8.1 Whether the defender has a card that saves. */
function hasKeeper(print: Print, s: Seen): boolean {
  const attacker = attackerOf(s)
  return attacker !== undefined && s.sides[other(attacker)].area.some((id) => print.saves(id))
}
