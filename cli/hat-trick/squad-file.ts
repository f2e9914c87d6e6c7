import type { ExpansionSet } from '@libero/hat-trick'
import { readCode } from '@libero/hat-trick'
import type { Checked } from '@libero/kernel'
import { accepted, isObject } from '@libero/kernel'

export const isCode = (text: string): boolean => /^\s*HT\d+-/.test(text)

/** A file may hold a squad, a build with a squad or a code in it, or what `libero squad --json` printed. */
export function squadFrom(value: unknown, set: ExpansionSet): Checked<unknown> {
  if (!isObject(value)) return accepted(value)
  if (isObject(value.squad)) return accepted(value.squad)
  return value.code === undefined ? accepted(value) : readCode(value.code, set, { subs: true })
}

/** The same as a build: a team stays a team. */
export function buildFrom(value: unknown): unknown {
  if (!isObject(value) || value.team !== undefined) return value
  if (isObject(value.squad)) return { squad: value.squad }
  return value.code === undefined ? { squad: value } : { code: value.code }
}
