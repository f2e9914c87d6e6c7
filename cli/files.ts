import type { FileHandle } from 'node:fs/promises'
import { open, realpath, stat } from 'node:fs/promises'
import type { Checked } from '@libero/kernel'
import { accepted, readJson, refused } from '@libero/kernel'
import type { Said } from './arguments.ts'
import { misuse } from './arguments.ts'
import type { CliText } from './text/text.ts'

/** A card set is some 30 KB, a long match some 20 KB: whatever is larger than this is something else. */
export const MOST_BYTES = 4_000_000

/** What came of reading a file: its text, that it is too long, or the reason it cannot be read. */
export type FileRead = { readonly text: string } | { readonly tooLong: true } | { readonly reason: string }

export const reasonOf = (fault: unknown): string => {
  const code = (fault as NodeJS.ErrnoException | undefined)?.code
  return code ?? (fault instanceof Error ? fault.message : String(fault))
}

/** The text of a file of at most so many bytes, whatever the file is. */
export async function readUpTo(path: string, most: number = MOST_BYTES): Promise<FileRead> {
  try {
    if (await isNamedPipe(path)) return { reason: 'FIFO' }
    const file = await open(path)
    try {
      return await gathered(partsOf(file), most)
    } finally {
      await file.close()
    }
  } catch (fault) {
    return { reason: reasonOf(fault) }
  }
}

const PART = 1 << 16

/** Read by what is there and not by what the size claims: a pipe has none. */
async function* partsOf(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (;;) {
    const { bytesRead, buffer } = await file.read(new Uint8Array(PART), 0, PART)
    if (bytesRead === 0) return
    yield buffer.subarray(0, bytesRead)
  }
}

async function gathered(input: AsyncIterable<Uint8Array>, most: number): Promise<FileRead> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of input) {
    length += part.length
    if (length > most) return { tooLong: true }
    parts.push(part)
  }
  return { text: new TextDecoder().decode(Buffer.concat(parts)) }
}

/**
 * Whether a pipe lies in a folder like a file: opening one waits for somebody who writes, perhaps for ever. The
 * pipes a shell hands over (`<(…)`) lie in no folder and are being written to.
 */
async function isNamedPipe(path: string): Promise<boolean> {
  if (!(await stat(path)).isFIFO()) return false
  return realpath(path).then(
    () => true,
    () => false,
  )
}

/** What stands for standard input where a file is named. */
const STANDARD_INPUT = '-'

/** What comes in on standard input, of at most so many bytes. */
async function readInput(input: AsyncIterable<Uint8Array>): Promise<FileRead> {
  try {
    return await gathered(input, MOST_BYTES)
  } catch (fault) {
    return { reason: reasonOf(fault) }
  }
}

/** The text of a file, or of standard input where there is one; nothing if it is too long to be looked at. */
export async function readText(
  path: string,
  text: CliText,
  input?: AsyncIterable<Uint8Array>,
): Promise<string | undefined> {
  const read = input && path === STANDARD_INPUT ? await readInput(input) : await readUpTo(path)
  if ('reason' in read) return misuse(text, 'file-unreadable', { file: path })
  return 'text' in read ? read.text : undefined
}

/** The refusal of a file that is longer than anything read here, by the paragraph that names such files. */
export const tooLong = (rule: string) => refused({ code: 'file-too-long', rule, about: { most: MOST_BYTES } })

/** What `--cards` brought, not yet checked. */
export async function cardsSaid(line: Said, text: CliText): Promise<Checked<unknown>> {
  const path = line.word('cards')
  if (path === undefined) return accepted(undefined)
  const source = await readText(path, text)
  if (source === undefined) return tooLong('13.5')
  const read = readJson(source)
  return 'line' in read ? refused({ code: 'file-not-json', rule: '13.5', about: read }) : accepted(read.value)
}
