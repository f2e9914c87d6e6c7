import type { ExpansionSet } from '@libero/hat-trick'
import { readCode } from '@libero/hat-trick'
import type { Checked } from '@libero/kernel'
import { accepted, inShort, isObject } from '@libero/kernel'

/** Whatever begins like a share code is meant as one, whether or not it is whole. */
export const isCode = (text: string): boolean => /^\s*HT\d+(-|\s*$)/.test(text)

/** A file may hold a squad, a build with a squad or a code in it, or what `libero squad --json` printed. */
export function squadFrom(value: unknown, set: ExpansionSet): Checked<unknown> {
  if (!isObject(value)) return accepted(value)
  if (isObject(value.squad)) return accepted(value.squad)
  return value.code === undefined ? accepted(value) : readCode(value.code, set, { subs: true })
}

/** What stands around a squad in a build, or in what `libero squad --json` printed. */
const AROUND = ['squad', 'code', 'ok', 'players', 'purses', 'value', 'unread']
const OF_SQUAD = ['name', 'rank', 'mentality', 'keeper', 'captain', 'players', 'bench']
const OF_PLAYER = ['type', 'gold', 'purse']

/** Fields of such a file that nobody reads, 'players.8.golden': a slip of the pen must not pass unnoticed. */
export function unreadFields(value: unknown): string[] {
  if (!isObject(value)) return []
  const isAround = isObject(value.squad) || value.code !== undefined
  const squad = isObject(value.squad) ? value.squad : isAround ? {} : value
  const parts = [squad.players, squad.bench].flatMap((part, i) =>
    typeof part === 'object' && part !== null
      ? Object.entries(part).flatMap(([at, man]) =>
          strange(man, OF_PLAYER, `${i === 0 ? 'players' : 'bench'}.${at}.`),
        )
      : [],
  )
  return [...(isAround ? strange(value, AROUND) : []), ...strange(squad, OF_SQUAD), ...parts]
}

const strange = (value: unknown, known: readonly string[], before = ''): string[] =>
  isObject(value)
    ? Object.keys(value).flatMap((key) => (known.includes(key) ? [] : [inShort(before + key)]))
    : []

/** The same as a build: a team stays a team. */
export function buildFrom(value: unknown): unknown {
  if (!isObject(value) || value.team !== undefined) return value
  if (isObject(value.squad)) return { squad: value.squad }
  return value.code === undefined ? { squad: value } : { code: value.code }
}
