import type { State } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { noiseAt } from '../noise.ts'
import { informationKey } from './information-key.ts'

/** How far off a coach is about one option; the same position always gets the same error. */
export type Noise = (s: State, seat: Seat, action: number) => number

export const noNoise: Noise = () => 0

/** Errors of this width. */
export const noiseOf =
  (width: number): Noise =>
  (s, seat, action) =>
    width * noiseAt(informationKey(s, seat), action)
