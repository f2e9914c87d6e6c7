import { createCipheriv } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { expandSeed, fillBlock } from '../chacha.ts'
import { SampledChance } from '../chance.ts'

const wholeBlock = (key: Uint32Array, counter: number): Uint32Array => {
  const block = new Uint32Array(16)
  fillBlock(key, counter, block)
  return block
}

/** The published form: words as bytes, lowest first. */
const bytesOf = (words: Uint32Array): Uint8Array => {
  const bytes = new DataView(new ArrayBuffer(words.length * 4))
  words.forEach((word, i) => {
    bytes.setUint32(i * 4, word, true)
  })
  return new Uint8Array(bytes.buffer)
}
const hexOf = (words: Uint32Array): string => Buffer.from(bytesOf(words)).toString('hex')

/** ChaCha as it is described, slow and with any number of rounds, to hold the written-out one against. */
function described(key: Uint32Array, tail: readonly number[], rounds: number): Uint32Array {
  const start = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, ...tail)
  const x = start.slice()
  const at = (i: number) => x[i] ?? 0
  const mix = (a: number, b: number, d: number, left: number) => {
    x[a] = at(a) + at(b)
    const turned = at(d) ^ at(a)
    x[d] = (turned << left) | (turned >>> (32 - left))
  }
  const quarter = (a: number, b: number, c: number, d: number) => {
    mix(a, b, d, 16)
    mix(c, d, b, 12)
    mix(a, b, d, 8)
    mix(c, d, b, 7)
  }
  for (let round = 0; round < rounds; round += 2) {
    for (let i = 0; i < 4; i++) quarter(i, 4 + i, 8 + i, 12 + i)
    for (let i = 0; i < 4; i++) quarter(i, 4 + ((i + 1) & 3), 8 + ((i + 2) & 3), 12 + ((i + 3) & 3))
  }
  return x.map((word, i) => word + (start[i] ?? 0))
}

const anyKey = (seed: number): Uint32Array => {
  const whim = new SampledChance(seed)
  return Uint32Array.from({ length: 8 }, () => whim.word())
}

describe('the published vectors of ChaCha8 with a key of 256 bits', () => {
  test('key and nonce all zero, first and second block', () => {
    const key = new Uint32Array(8)
    expect(hexOf(wholeBlock(key, 0))).toBe(
      '3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e' +
        '984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42',
    )
    expect(hexOf(wholeBlock(key, 1))).toBe(
      'd2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b' +
        '5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa',
    )
  })

  test('one bit of the key set', () => {
    expect(hexOf(wholeBlock(Uint32Array.of(1, 0, 0, 0, 0, 0, 0, 0), 0))).toBe(
      'cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea' +
        '289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8',
    )
  })
})

test('the description used here is the ChaCha everybody has', () => {
  for (let n = 0; n < 20; n++) {
    const key = anyKey(n)
    const tail = Array.from(anyKey(n + 100).subarray(0, 4))
    const cipher = createCipheriv('chacha20', bytesOf(key), bytesOf(Uint32Array.from(tail)))
    expect(hexOf(described(key, tail, 20))).toBe(cipher.update(Buffer.alloc(64)).toString('hex'))
  }
})

test('any key and any event: as described', () => {
  const whim = new SampledChance(5)
  for (let n = 0; n < 500; n++) {
    const key = anyKey(n)
    const event = whim.word()
    const block = described(key, [event, 0, 0, 0], 8)
    expect(wholeBlock(key, event)).toEqual(block)
  }
})

test('the seed of a match never meets an event of another', () => {
  const master = anyKey(1)
  const seed = new Uint32Array(8)
  for (const match of [0, 1, 77, 0xffff_ffff]) {
    expandSeed(master, match, seed)
    expect(seed).toEqual(described(master, [match, 1, 0, 0], 8).slice(0, 8))
  }
})

test('a block stays as it is when another is made', () => {
  const first = wholeBlock(anyKey(1), 0)
  const kept = first.slice()
  wholeBlock(anyKey(2), 0)
  expect(first).toEqual(kept)
})
