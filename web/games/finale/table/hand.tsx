import type { Seen } from '@libero/finale/view'
import { handOf } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import type { HandCard, Telling } from '../../../face.ts'
import { TACTIC, TacticCard } from '../cards/tactic.tsx'
import { printOf } from '../print.ts'
import { cardsToPack } from './packing.tsx'
import { tacticWords } from './words.ts'

/** A coach's tactic cards. The one he has laid lies on the pitch. */
export function finaleHand(s: Seen, near: Seat, at: Telling): readonly HandCard[] {
  const side = s.sides[near]
  if (s.phase === 'packing') return cardsToPack(s, near, at)
  return handOf(side)
    .filter((id) => id !== side.laid)
    .flatMap((id) => {
      const tactic = printOf(at.words).tactic(id)
      if (!tactic) return []
      return {
        target: `hand/${near}/${id}`,
        label: tacticWords(id, at),
        aspect: TACTIC,
        fits: true,
        picture: <TacticCard tactic={tactic} name={at.words.nameOf(id)} language={at.language} />,
      }
    })
}
