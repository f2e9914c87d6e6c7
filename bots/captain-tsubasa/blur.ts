import type { State } from '@libero/captain-tsubasa'
import type { Seat } from '@libero/kernel'
import { mark } from './mark.ts'

/** How far off a coach is about one option; the same position always gets the same error. */
export type Blur = (s: State, seat: Seat, action: number) => number

export const seesClearly: Blur = () => 0

/** Errors as of a bell curve, of this width: four even ones added up. */
export const misjudges =
  (width: number): Blur =>
  (s, seat, action) => {
    const place = mark(s, seat)
    let hash = Math.imul((place | 0) ^ Math.imul(action + 1, 0x9e3779b1), 0x85ebca6b)
    hash = Math.imul(hash ^ (hash >>> 15) ^ (place / 0x1_0000_0000), 0xc2b2ae35)
    hash ^= hash >>> 16
    const even = (hash & 255) + ((hash >>> 8) & 255) + ((hash >>> 16) & 255) + (hash >>> 24)
    // Four bytes: 510 on average, with a standard deviation of 147.8.
    return (width * (even - 510)) / 147.8
  }
