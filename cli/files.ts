import { open } from 'node:fs/promises'
import type { Checked } from '@libero/kernel'
import { accepted, readJson, refused } from '@libero/kernel'
import type { Said } from './arguments.ts'
import { misuse } from './arguments.ts'
import type { CliText } from './text/text.ts'

/** A card set is some 30 KB, a long match some 20 KB: whatever is larger than this is something else. */
export const MOST_BYTES = 4_000_000

/** The text of a file, or nothing if it is too long to be looked at. */
export async function readText(path: string, text: CliText): Promise<string | undefined> {
  try {
    const file = await open(path)
    try {
      // Read by what is there and not by what the size claims: a pipe has none.
      const bytes = new Uint8Array(MOST_BYTES + 1)
      let length = 0
      for (;;) {
        const { bytesRead } = await file.read(bytes, length, bytes.length - length)
        length += bytesRead
        if (length > MOST_BYTES) return undefined
        if (bytesRead === 0) return new TextDecoder().decode(bytes.subarray(0, length))
      }
    } finally {
      await file.close()
    }
  } catch {
    return misuse(text, 'file-unreadable', { file: path })
  }
}

/** What `--cards` brought, not yet checked. */
export async function cardsSaid(line: Said, text: CliText): Promise<Checked<unknown>> {
  const path = line.word('cards')
  if (path === undefined) return accepted(undefined)
  const source = await readText(path, text)
  if (source === undefined) return refused({ code: 'file-too-long', rule: '13.5' })
  const read = readJson(source)
  return 'line' in read ? refused({ code: 'file-not-json', rule: '13.5', about: read }) : accepted(read.value)
}
