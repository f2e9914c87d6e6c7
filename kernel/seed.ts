import { hex, sha256, sha256Words } from './sha256.ts'

/** A seed is 256 bits; people write it as 64 hexadecimal digits or as any text, which is then digested. */
export function seedFrom(text: string): Uint32Array {
  if (!isSeed(text)) return sha256Words(new TextEncoder().encode(text))
  const words = new Uint32Array(8)
  for (let i = 0; i < 8; i++) words[i] = Number.parseInt(text.slice(i * 8, i * 8 + 8), 16)
  return words
}

export const isSeed = (text: string): boolean => /^[0-9a-f]{64}$/.test(text)

export const seedText = (seed: Uint32Array): string => hex(seed)

/** What may be shown before the match, so that nobody can doubt the dice after it. */
export const commitmentTo = (seed: string): string => sha256(`libero seed ${seed}`)
