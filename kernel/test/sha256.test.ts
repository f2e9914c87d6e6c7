import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { SampledChance } from '../chance.ts'
import { commitmentTo, isSeed, seedFrom, seedText } from '../seed.ts'
import { hex, sha256, sha256Words } from '../sha256.ts'

describe('the published vectors of SHA-256', () => {
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('%#', (text, digest) => {
    expect(sha256(text)).toBe(digest)
  })
})

const nodes = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

test('every length up to four blocks, where the padding changes its form', () => {
  const whim = new SampledChance(3)
  for (let length = 0; length <= 260; length++) {
    const bytes = Uint8Array.from({ length }, () => whim.below(256))
    expect(hex(sha256Words(bytes))).toBe(nodes(bytes))
  }
})

test('a record as long as one may be', () => {
  const bytes = new Uint8Array(4_000_000).map((_, i) => i * 31)
  expect(hex(sha256Words(bytes))).toBe(nodes(bytes))
})

test('texts are digested as UTF-8', () => {
  for (const text of ['Grätsche', 'őszi döntő', '⚽', '\ud800'])
    expect(sha256(text)).toBe(nodes(Buffer.from(text, 'utf8')))
})

describe('seeds', () => {
  const written = '00112233445566778899aabbccddeeff0123456789abcdeffedcba9876543210'

  test('64 hexadecimal digits are the seed itself', () => {
    expect(isSeed(written)).toBe(true)
    expect(seedText(seedFrom(written))).toBe(written)
    expect(seedFrom(written)[0]).toBe(0x00112233)
  })

  test('any other text is digested', () => {
    for (const text of [
      '',
      'Wembley',
      written.toUpperCase(),
      written.slice(1),
      `${written}0`,
      ` ${written}`,
    ]) {
      expect(isSeed(text)).toBe(false)
      expect(seedText(seedFrom(text))).toBe(sha256(text))
    }
  })

  test('a commitment fits its seed, and does not give it away as the digest of a text would', () => {
    expect(commitmentTo(written)).toBe(sha256(`libero seed ${written}`))
    expect(commitmentTo(written)).not.toBe(commitmentTo(sha256(written)))
    expect(commitmentTo(written)).not.toBe(seedText(seedFrom(written)))
  })
})
