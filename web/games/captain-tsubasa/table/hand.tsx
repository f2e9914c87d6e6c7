import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, counted } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import type { HandCard, Telling } from '../../../face.ts'
import { MangaCard } from '../cards/cards.tsx'
import { kitOf, printOf } from '../print.ts'

/** The hand of the coach who sits near; exhaustion cards are all alike and lie on one another. */
export function hand(s: Seen, near: Seat, at: Telling): readonly HandCard[] {
  const print = printOf(at)
  const attacker = attackerOf(s)
  const isAttackPhase = !OUTSIDE.includes(s.phase)
  return counted(s.sides[near].hand ?? []).map(([id, count]) => ({
    target: id,
    label: count > 1 ? `${print.spoken(id)} (×${count})` : print.spoken(id),
    aspect: 5 / 7,
    fits: true,
    picture: (
      <MangaCard
        print={print}
        id={id}
        kit={kitOf(print, s, id)}
        count={count}
        attacks={isAttackPhase && attacker !== undefined ? attacker === near : undefined}
      />
    ),
  }))
}

/** While match cards are taken all values are of interest. */
const OUTSIDE: readonly string[] = ['toss', 'draft', 'over']
