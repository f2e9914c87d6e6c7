import type { State } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { blur } from '../blur.ts'
import { mark } from './mark.ts'

/** How far off a coach is about one option; the same position always gets the same error. */
export type Eye = (s: State, seat: Seat, action: number) => number

export const seesClearly: Eye = () => 0

/** Errors of this width. */
export const misjudges =
  (width: number): Eye =>
  (s, seat, action) =>
    width * blur(mark(s, seat), action)
