const NEWLINE = 10

/** Stands for a line that was too long to be kept. */
export const TOO_LONG = Symbol('too long')
/** Stands for a line that is no UTF-8. */
export const GARBLED = Symbol('garbled')
export type Line = string | typeof TOO_LONG | typeof GARBLED

/**
 * The lines of a stream of bytes. A line of more than `most` bytes is not kept: its bytes are dropped as they
 * come, and when it ends it is said that there was one.
 */
export async function* linesOf(input: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Line> {
  let kept: Uint8Array[] = []
  let length = 0
  const keep = (part: Uint8Array): void => {
    length += part.length
    if (length > most) kept = []
    else kept.push(part)
  }
  const take = (): Line => {
    const line = length > most ? TOO_LONG : decoded(joined(kept, length))
    kept = []
    length = 0
    return line
  }
  for await (const chunk of input) {
    let from = 0
    for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, from)) {
      keep(chunk.subarray(from, at))
      yield take()
      from = at + 1
    }
    // A copy: the stream may use the chunk's memory again.
    if (from < chunk.length) keep(chunk.slice(from))
  }
  if (length > 0) yield take()
}

/** A letter that cannot be read is not replaced by another: an answer would call the line by a wrong id. */
function decoded(bytes: Uint8Array): Line {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return GARBLED
  }
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
