import { seatOf } from '@libero/kernel'
import type { CaptainTsubasaEvent } from './events.ts'
import type { Seen } from './seen.ts'

/**
 * What whoever tells a match must have heard where it began in a position: who plays, when, and what lies there. None
 * of it is told, it only goes before what is.
 */
export function recap(seen: Seen): readonly CaptainTsubasaEvent[] {
  const { sides, half, minute, round, stoppage, attacker, late } = seen
  const seat = (attacker && seatOf(attacker)) ?? 0
  const said: CaptainTsubasaEvent[] = [
    { kind: 'teams', teams: [sides[0].team, sides[1].team] },
    { kind: 'toss', seat },
  ]
  if (attacker === null) return said
  for (const [i, { booking }] of sides.entries())
    if (booking !== 'none') said.push({ kind: 'booked', seat: i === 0 ? 0 : 1, colour: booking })
  said.push(
    { kind: 'kick-off', seat, half, minute },
    { kind: 'round', seat, half, round, minute, stoppage: late ? stoppage : 0 },
  )
  for (const i of [0, 1] as const)
    for (const card of sides[i].area)
      said.push({ kind: 'played', seat: i, card, from: 'hand', cards: sides[i].area.length })
  return said
}
