import type { Arrow, PlaceDrawn, Tactic } from '@libero/finale'
import { arrowsOf, hasBuildUp, PLACES, placesDrawn } from '@libero/finale'
import type { ManSeen, Seen } from '@libero/finale/view'
import { onPitch } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'

type Field = 'buildUp' | 'finish'

/** What whoever attacks and whoever defends could bring at most. */
interface Most {
  readonly own: number
  readonly theirs: number
}

/**
 * The strengths both sides could bring for an attack with this card if each sends its strongest wherever they may play
 * (§6.2–§6.5); nothing for a finish into which an arrow calls men, for who they are is not known yet.
 */
export function strongest(s: Seen, tactic: Tactic, seat: Seat): Partial<Record<Field, Most>> {
  const [attack, defence] = [spent(s, tactic, seat, 'attack'), spent(s, tactic, other(seat), 'defence')]
  return {
    ...(hasBuildUp(tactic) && { buildUp: { own: attack.buildUp, theirs: defence.buildUp } }),
    ...(arrowsOf(tactic).length === 0 && { finish: { own: attack.finish, theirs: defence.finish } }),
  }
}

function spent(s: Seen, tactic: Tactic, seat: Seat, side: Arrow['side']): Record<Field, number> {
  const free = onPitch(s.sides[seat]).toSorted((a, b) => b.strength - a.strength)
  const sum = (field: Field) =>
    placesDrawn(tactic, field, side)
      .toSorted((a, b) => PLACES.indexOf(a.place) - PLACES.indexOf(b.place))
      .reduce((total, place) => total + (takeFrom(free, place)?.strength ?? 0), 0)
  const buildUp = sum('buildUp')
  return { buildUp, finish: sum('finish') }
}

/** §6.3, §6.4 The strongest of the line; for a question mark, and where a line has nobody, of all outfielders. */
function takeFrom(free: ManSeen[], { place }: PlaceDrawn): ManSeen | undefined {
  const ofLine = free.findIndex(({ line }) => line === place)
  const at = ofLine >= 0 || place === 'keeper' ? ofLine : free.findIndex(({ line }) => line !== 'keeper')
  return at < 0 ? undefined : free.splice(at, 1)[0]
}
