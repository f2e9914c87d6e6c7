import type { Chance } from '@libero/kernel'
import { indexOfTicket } from '@libero/kernel'

/**
 * The luck of imagined matches, by event: whatever is chosen, an event that comes either way falls the same way, however
 * much luck was taken before it. So what two choices come to differs by the choices.
 */
export class Fortune implements Chance {
  private world = 0

  /** Another match, with luck of its own. */
  become(seed: number, match: number): void {
    this.world = mixed(seed ^ mixed(match + 1))
  }

  take(weights: Uint8Array, total: number, key: number): number {
    return indexOfTicket(weights, Math.floor((mixed(this.world ^ mixed(key)) / 0x1_0000_0000) * total))
  }
}

/** Thirty-two bits thrown about: neighbours have nothing in common. */
function mixed(word: number): number {
  let z = (word + 0x9e3779b9) | 0
  z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
  return (z ^ (z >>> 16)) >>> 0
}
