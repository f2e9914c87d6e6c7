/**
 * What a link carries: plain data, compressed, in the letters an address allows. It begins with the version of the
 * form, so that a later Libero can change it and an older one can say that it is too old. The first form had no
 * check sum, so that a damaged letter could pass for another team; links of that form are still read.
 */
const FORMS: ReadonlyMap<string, CompressionFormat> = new Map([
  ['1', 'deflate-raw'],
  ['2', 'deflate'],
])
const FORM = '2'
const MOST_CHARACTERS = 2_000_000
/** What a link may unpack to: no match or team comes near it. */
const MOST_BYTES = 4_000_000

export type LinkRead =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly trouble: LinkTrouble }
const LINK_TROUBLES = ['link-newer', 'link-damaged'] as const
export type LinkTrouble = (typeof LINK_TROUBLES)[number]

/** Everything that comes out of a stream, or a fault where it is more than anybody should send. */
async function through(
  bytes: BufferSource,
  transform: CompressionStream | DecompressionStream,
): Promise<Uint8Array> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform)
  const pieces: Uint8Array[] = []
  let size = 0
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read()
    if (done) break
    pieces.push(value)
    size += value.length
    if (size > MOST_BYTES) {
      await reader.cancel()
      throw new RangeError('too long')
    }
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

const toLetters = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

const fromLetters = (letters: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(letters.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))

export async function writeLink(value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value))
  return `${FORM}.${toLetters(await through(bytes, new CompressionStream('deflate')))}`
}

export async function readLink(text: string): Promise<LinkRead> {
  const dot = text.indexOf('.')
  const form = text.slice(0, dot)
  if (dot < 1 || text.length > MOST_CHARACTERS || !/^\d+$/.test(form))
    return { ok: false, trouble: 'link-damaged' }
  const packed = FORMS.get(form)
  if (!packed) return { ok: false, trouble: 'link-newer' }
  try {
    const bytes = await through(fromLetters(text.slice(dot + 1)), new DecompressionStream(packed))
    return { ok: true, value: JSON.parse(new TextDecoder().decode(bytes)) }
  } catch {
    return { ok: false, trouble: 'link-damaged' }
  }
}
