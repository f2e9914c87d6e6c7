/** SHA-256, by hand because the kernel has no dependency and runs in browsers and on servers alike. */
// Signed words inside: those fit into small integers, which unsigned ones do not.
const K = new Int32Array(64)
const START = new Int32Array(8)

/** The constants are the first bits of the fractional parts of cube and square roots of primes. */
function fillConstants(): void {
  const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 0x1_0000_0000) | 0
  let found = 0
  for (let n = 2; found < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (found < 8) START[found] = fraction(Math.sqrt(n))
    K[found++] = fraction(Math.cbrt(n))
  }
}
fillConstants()

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n))

/** The digest of some bytes as eight words. */
export function sha256Words(bytes: Uint8Array): Uint32Array {
  const padded = new Uint8Array(((bytes.length + 8) >> 6) * 64 + 64)
  padded.set(bytes)
  padded[bytes.length] = 0x80
  const data = new DataView(padded.buffer)
  data.setUint32(padded.length - 8, Math.floor(bytes.length / 0x2000_0000))
  data.setUint32(padded.length - 4, (bytes.length << 3) >>> 0)
  const h = START.slice()
  const w = new Int32Array(64)
  for (let chunk = 0; chunk < padded.length; chunk += 64) {
    for (let i = 0; i < 16; i++) w[i] = data.getInt32(chunk + i * 4)
    for (let i = 16; i < 64; i++) {
      const x = w[i - 15]
      const y = w[i - 2]
      const s0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3)
      const s1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10)
      w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0
    }
    let a = h[0]
    let b = h[1]
    let c = h[2]
    let d = h[3]
    let e = h[4]
    let f = h[5]
    let g = h[6]
    let z = h[7]
    for (let i = 0; i < 64; i++) {
      const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25)
      const t1 = (z + s1 + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0
      const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)
      const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
      z = g
      g = f
      f = e
      e = (d + t1) | 0
      d = c
      c = b
      b = a
      a = (t1 + t2) | 0
    }
    h[0] += a
    h[1] += b
    h[2] += c
    h[3] += d
    h[4] += e
    h[5] += f
    h[6] += g
    h[7] += z
  }
  return new Uint32Array(h.buffer)
}

export const hex = (words: Uint32Array): string =>
  Array.from(words, (word) => word.toString(16).padStart(8, '0')).join('')

export const sha256 = (text: string): string => hex(sha256Words(new TextEncoder().encode(text)))
