import type { Seat } from '@libero/kernel'
import { Does, Moment } from '../cards/skills.ts'
import { NONE, PREVENT } from '../codes.ts'
import type { State } from '../state.ts'
import { MOST_OPTIONS, OUTFIELD } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { numberOf } from './common.ts'
import { areNeighbours } from './neighbours.ts'
import { flip, isFree, legalSkills, skillOf, userOf } from './skill.ts'

const ANY = 1 << Moment.Any
const uses = new Int16Array(MOST_OPTIONS)
const could = new Uint8Array(OUTFIELD)

const isPreventer = (s: State, player: number): boolean =>
  isFree(s, player) && s.cards.expansion.skills.does[skillOf(s, player)] === Does.prevent

/** §16.10 Opponents beside one's own gold Combative Midfielder who could use a skill right now. */
export function legalPreventions(s: State, seat: Seat, out: Int16Array): number {
  out[0] = NONE
  if ((s.whens[seat] & ANY) === 0) return 1
  could.fill(0)
  const rival = (1 - seat) as Seat
  if (s.declared >= 0) could[userOf(rival, s.declared) % OUTFIELD] = 1
  else {
    const count = legalSkills(s, rival, uses, 1)
    for (let i = 1; i < count; i++) could[userOf(rival, uses[i]) % OUTFIELD] = 1
  }
  let count = 1
  for (let i = 0; i < OUTFIELD; i++) {
    const player = seat * OUTFIELD + i
    if (!isPreventer(s, player)) continue
    for (let j = 0; j < OUTFIELD; j++) {
      if (could[j] && areNeighbours(s, player, rival * OUTFIELD + j))
        out[count++] = PREVENT + i * OUTFIELD + j
    }
  }
  return count
}

/** Whether the other coach is to be asked about a skill that has just been declared. */
export function mayBePrevented(s: State, seat: Seat, action: number): boolean {
  const rival = 1 - seat
  if ((s.whens[rival] & ANY) === 0) return false
  const user = userOf(seat, action)
  for (let player = rival * OUTFIELD; player < (rival + 1) * OUTFIELD; player++)
    if (isPreventer(s, player) && areNeighbours(s, player, user)) return true
  return false
}

/** He flips, and the other may use no skill in this play. */
export function prevent(s: State, seat: Seat, action: number, told: Listener): void {
  const player = seat * OUTFIELD + Math.floor((action - PREVENT) / OUTFIELD)
  const of = (1 - seat) * OUTFIELD + ((action - PREVENT) % OUTFIELD)
  flip(s, player)
  s.helped[seat] = 1
  s.barred[of] = 1
  told?.tell({ kind: 'prevented', seat, number: numberOf(player), of: numberOf(of) })
}
