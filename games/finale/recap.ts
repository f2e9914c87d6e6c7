import { seatOf } from '@libero/kernel'
import type { FinaleEvent } from './events.ts'
import type { Seen } from './seen.ts'

/**
 * What whoever tells a match must have heard where it began in a position: who plays, and when. None of it is told, it
 * only goes before what is.
 */
export function recap({ sides, period, minute, attacker, attack }: Seen): readonly FinaleEvent[] {
  const [home, away] = sides
  const at = (side: Seen['sides'][number], where: 'pitch' | 'bench') =>
    side.men.filter((man) => man.where === where).map(({ id }) => id)
  const seat = attacker && seatOf(attacker)
  return [
    {
      kind: 'kick-off',
      clubs: [home.club, away.club],
      pitch: [at(home, 'pitch'), at(away, 'pitch')],
      bench: [at(home, 'bench'), at(away, 'bench')],
    },
    { kind: 'period', period, minute },
    ...(seat !== undefined && attack
      ? [
          {
            kind: 'attack',
            seat,
            attack: attack.number,
            of: attack.of,
            card: sides[seat].faceUp ?? '',
          } as const,
        ]
      : []),
  ]
}
