import type { Chance } from '@libero/kernel'
import { luckOf } from '@libero/kernel/testing'

/** Luck for as long as any match could need it; a match that asks for more would never end. */
export function mortal(seed: number): Chance {
  const luck = luckOf(seed)
  let asked = 0
  return {
    take(weights, total, key) {
      if (++asked > 5000) throw new Error('the match does not end')
      return luck.take(weights, total, key)
    },
  }
}
