/**
 * How far off a coach is who errs, about one option in one position: nearly normal around 0 with deviation 1. It is
 * always the same there, so that he is wrong in the same way twice and can be learned from.
 */
export function noiseAt(position: number, action: number): number {
  let x = Math.imul(position | 0, 0x9e3779b1) ^ Math.imul((position / 0x1_0000_0000) | 0, 0x85ebca6b)
  let sum = 0
  for (let n = 0; n < 4; n++) {
    x = Math.imul(x ^ (action + 1) ^ (x >>> 15), 0x2c1b3c6d) + n
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39)
    sum += (x ^ (x >>> 15)) >>> 0
  }
  // Four even spreads: their sum has a standard deviation of √(4/12).
  return (sum / 0x1_0000_0000 - 2) * Math.sqrt(3)
}
