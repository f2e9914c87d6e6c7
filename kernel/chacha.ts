/**
 * ChaCha with eight rounds: the shortest member of the family that is still considered unpredictable, written out
 * in local variables because every die and every card of every match comes from here.
 */
const C0 = 0x61707865
const C1 = 0x3320646e
const C2 = 0x79622d32
const C3 = 0x6b206574
const ROUNDS = 8

function block(key: Uint32Array, counter: number, purpose: number, out: Uint32Array): void {
  let a0 = C0
  let a1 = C1
  let a2 = C2
  let a3 = C3
  let b0 = key[0] | 0
  let b1 = key[1] | 0
  let b2 = key[2] | 0
  let b3 = key[3] | 0
  let c0 = key[4] | 0
  let c1 = key[5] | 0
  let c2 = key[6] | 0
  let c3 = key[7] | 0
  let d0 = counter | 0
  let d1 = purpose | 0
  let d2 = 0
  let d3 = 0
  for (let round = 0; round < ROUNDS; round += 2) {
    // columns
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 16) | (d0 >>> 16)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 12) | (b0 >>> 20)
    a0 = (a0 + b0) | 0
    d0 ^= a0
    d0 = (d0 << 8) | (d0 >>> 24)
    c0 = (c0 + d0) | 0
    b0 ^= c0
    b0 = (b0 << 7) | (b0 >>> 25)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 16) | (d1 >>> 16)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 12) | (b1 >>> 20)
    a1 = (a1 + b1) | 0
    d1 ^= a1
    d1 = (d1 << 8) | (d1 >>> 24)
    c1 = (c1 + d1) | 0
    b1 ^= c1
    b1 = (b1 << 7) | (b1 >>> 25)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 16) | (d2 >>> 16)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 12) | (b2 >>> 20)
    a2 = (a2 + b2) | 0
    d2 ^= a2
    d2 = (d2 << 8) | (d2 >>> 24)
    c2 = (c2 + d2) | 0
    b2 ^= c2
    b2 = (b2 << 7) | (b2 >>> 25)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 16) | (d3 >>> 16)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 12) | (b3 >>> 20)
    a3 = (a3 + b3) | 0
    d3 ^= a3
    d3 = (d3 << 8) | (d3 >>> 24)
    c3 = (c3 + d3) | 0
    b3 ^= c3
    b3 = (b3 << 7) | (b3 >>> 25)
    // diagonals
    a0 = (a0 + b1) | 0
    d3 ^= a0
    d3 = (d3 << 16) | (d3 >>> 16)
    c2 = (c2 + d3) | 0
    b1 ^= c2
    b1 = (b1 << 12) | (b1 >>> 20)
    a0 = (a0 + b1) | 0
    d3 ^= a0
    d3 = (d3 << 8) | (d3 >>> 24)
    c2 = (c2 + d3) | 0
    b1 ^= c2
    b1 = (b1 << 7) | (b1 >>> 25)
    a1 = (a1 + b2) | 0
    d0 ^= a1
    d0 = (d0 << 16) | (d0 >>> 16)
    c3 = (c3 + d0) | 0
    b2 ^= c3
    b2 = (b2 << 12) | (b2 >>> 20)
    a1 = (a1 + b2) | 0
    d0 ^= a1
    d0 = (d0 << 8) | (d0 >>> 24)
    c3 = (c3 + d0) | 0
    b2 ^= c3
    b2 = (b2 << 7) | (b2 >>> 25)
    a2 = (a2 + b3) | 0
    d1 ^= a2
    d1 = (d1 << 16) | (d1 >>> 16)
    c0 = (c0 + d1) | 0
    b3 ^= c0
    b3 = (b3 << 12) | (b3 >>> 20)
    a2 = (a2 + b3) | 0
    d1 ^= a2
    d1 = (d1 << 8) | (d1 >>> 24)
    c0 = (c0 + d1) | 0
    b3 ^= c0
    b3 = (b3 << 7) | (b3 >>> 25)
    a3 = (a3 + b0) | 0
    d2 ^= a3
    d2 = (d2 << 16) | (d2 >>> 16)
    c1 = (c1 + d2) | 0
    b0 ^= c1
    b0 = (b0 << 12) | (b0 >>> 20)
    a3 = (a3 + b0) | 0
    d2 ^= a3
    d2 = (d2 << 8) | (d2 >>> 24)
    c1 = (c1 + d2) | 0
    b0 ^= c1
    b0 = (b0 << 7) | (b0 >>> 25)
  }
  out[0] = a0 + C0
  out[1] = a1 + C1
  out[2] = a2 + C2
  out[3] = a3 + C3
  out[4] = b0 + key[0]
  out[5] = b1 + key[1]
  out[6] = b2 + key[2]
  out[7] = b3 + key[3]
  out[8] = c0 + key[4]
  out[9] = c1 + key[5]
  out[10] = c2 + key[6]
  out[11] = c3 + key[7]
  out[12] = d0 + counter
  out[13] = d1 + purpose
  out[14] = d2
  out[15] = d3
}

/** What a block is for; kept apart so that no event of a match can meet the seed of another match. */
const EVENT = 0
const MATCH_SEED = 1

/** Sixteen unpredictable words for a counter under a 256-bit seed. */
export function fillBlock(seed: Uint32Array, counter: number, into: Uint32Array): void {
  block(seed, counter, EVENT, into)
}

const derived = new Uint32Array(16)

/** The seed of match number `match` under a master seed. */
export function expandSeed(master: Uint32Array, match: number, into: Uint32Array): void {
  block(master, match, MATCH_SEED, derived)
  for (let i = 0; i < 8; i++) into[i] = derived[i]
}
