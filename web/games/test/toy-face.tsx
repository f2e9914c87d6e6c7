import { type TossEvent, type TossSeen, tossGame, tossWording } from '@libero/kernel/testing'
import { type Face, faceFor } from '../../face.ts'
import { Target } from '../../table/target.tsx'

export const SIDES = ['heads', 'tails'] as const

/** A plain face of the toy game: two sides of a coin lie on the pitch, nobody has a hand. */
export const tossFace: Face = faceFor<TossEvent, TossSeen>({
  game: tossGame as unknown as Face<TossEvent, TossSeen>['game'],
  wording: tossWording,
  clock: () => {
    let minute = 0
    return () => ++minute
  },
  headline: ({ goals: [home = 0, away = 0], minute, turn }) => ({
    sides: [
      { name: 'Obverse', short: 'OBV' },
      { name: 'Reverse', short: 'REV' },
    ],
    goals: [home, away],
    minute,
    period: `Toss ${turn + 1}`,
  }),
  Pitch: () => SIDES.map((side) => <Target key={side} id={side} label={`The side ${side}`} />),
  hand: () => [],
  detail: (target) => <p>{target}</p>,
  targetOf: ({ action }) => action,
  moment: () => undefined,
  shotBegins: ({ seat }) => seat,
  report: () => ({ rows: [], goals: [], marks: [] }),
  legend: () => [],
})
