import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beginnersBuild, finale } from '@libero/finale'
import type { MatchConfig, MatchRecord, RecordedChance, Refusal } from '@libero/kernel'
import { seedFrom, seedText, writeRecord } from '@libero/kernel'
import { Table } from '@libero/table'
import { expect } from 'vitest'
import { libero } from '../libero.ts'

export interface Said {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** Runs the command in this process, as if typed, with `input` on its standard input. */
export async function run(
  args: readonly string[],
  input: Iterable<Uint8Array | string> = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Said> {
  let out = ''
  let err = ''
  async function* bytes() {
    for (const part of input) yield typeof part === 'string' ? new TextEncoder().encode(part) : part
  }
  const code = await libero(args, {
    input: bytes(),
    out: async (text) => {
      out += text
    },
    err: async (text) => {
      err += text
    },
    env,
  })
  return { code, out, err }
}

export const BEGINNERS: MatchConfig = { builds: [beginnersBuild('acker'), beginnersBuild('stollen')] }

export const seeded = (text: string): RecordedChance => ({ seed: seedText(seedFrom(text)) })

/** A match in which both coaches let their time run out, for as many decisions as wanted. */
export function playedMatch(
  seed = 'record',
  config: MatchConfig = BEGINNERS,
  most = Number.POSITIVE_INFINITY,
): MatchRecord {
  const opened = Table.open(finale, { config }, seeded(seed))
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusals))
  const table = opened.value
  while (!table.outcome && table.decisions < most) table.timeOut(table.isAwaited(0) ? 0 : 1)
  return table.record()
}

const folder = mkdtempSync(join(tmpdir(), 'libero-'))

/** A file with this text, for as long as the test runs. */
export function file(name: string, text: string): string {
  const path = join(folder, name)
  writeFileSync(path, text)
  return path
}

export const recordFile = (name: string, record: MatchRecord): string => file(name, writeRecord(record))

/** A refusal for programs and for people: a code, a paragraph, and a sentence with all its blanks filled. */
export function isReason({ code, rule, about = {}, text }: Refusal & { readonly text: string }): void {
  expect(code).toMatch(/^[a-z-]+$/)
  expect(rule).toMatch(/^([TP]\d|\d+\.\d+)$/)
  expect(text).toMatch(/\S \S/)
  // What a stranger wrote may look like a blank itself.
  if (!JSON.stringify(Object.values(about)).includes('{')) expect(text).not.toMatch(/\{\w+\}/)
}
