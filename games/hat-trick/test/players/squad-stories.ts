import type { Checked, Refusal } from '@libero/kernel'
import type { ExpansionSet } from '../../cards/expansion.ts'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import type { SquadPlayer } from '../../squad/check.ts'
import { checkSquad } from '../../squad/check.ts'
import { priceOf } from '../../squad/purse.ts'

export const set: ExpansionSet = { ...OUR_EXPANSION, name: 'test' }
export const SUBS = { subs: true }
export const NO_SUBS = { subs: false }

export type Players = Readonly<Record<string, SquadPlayer>>

const lineUp = (...ids: readonly string[]): Players =>
  Object.fromEntries(
    ids.map((id, i) => [i + 2, id.endsWith('*') ? { type: id.slice(0, -1), gold: true } : { type: id }]),
  )

/** 4 + 4 + 6 + 6 + 6 stars, all silver. */
export const TEN = lineUp(
  ...['solid-cb', 'sweeper', 'wingback', 'inverted-fb', 'defensive-mid', 'box-to-box'],
  ...['pressing-winger', 'touchline-winger', 'forward', 'runner'],
)
export const squad = {
  rank: 'II',
  mentality: 'attacking',
  keeper: 'silver',
  players: TEN,
  bench: [],
  captain: 3,
} as const
/** What the ten cost. */
export const stars = Object.values(TEN).reduce(
  (sum, { type, gold }) => sum + priceOf(type, gold === true, set),
  0,
)
export const withPlayer = (number: number, player: unknown) => ({
  ...squad,
  players: { ...TEN, [number]: player },
})

export function value<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals))
  return checked.value
}
export const reasons = (checked: Checked<unknown>): readonly string[] =>
  checked.ok ? [] : checked.refusals.map(({ code, rule }) => `${code} §${rule}`)
export const about = (checked: Checked<unknown>, code: string): readonly Refusal['about'][] =>
  checked.ok ? [] : checked.refusals.filter((refusal) => refusal.code === code).map((r) => r.about)
export const check = (raw: unknown, terms = SUBS) => checkSquad(raw, set, terms)
