import type { FinaleEvent } from '@libero/finale'
import { type FinaleConfig, finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { anyConfig } from '@libero/finale/testing'
import type { Checked, MatchEvent, MatchRecord, Seat } from '@libero/kernel'
import { SampledChance, sha256 } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { Table } from '../table.ts'

export type FinaleTable = Table<State, FinaleConfig, FinaleEvent>

export const seats = [0, 1] as const
export const configOf = (seed: number) => finale.plain(anyConfig(seed))

export function expectOpen<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals))
  return checked.value
}

/** A table for match number `seed`, with whatever coaches can agree on in turn. */
export const openTable = (seed: number): FinaleTable =>
  expectOpen(Table.open(finale, { config: configOf(seed) }, { seed: sha256(`table ${seed}`) }))

export const refusalOf = (checked: Checked<unknown>): string =>
  checked.ok ? 'accepted' : checked.refusals.map(({ rule, code }) => `${rule} ${code}`).join(', ')

/** Everything a table shows to anybody, in one text: equal tables have equal texts. */
export function whole<S, C, E extends MatchEvent>(table: Table<S, C, E>): string {
  return JSON.stringify({
    position: table.position,
    record: table.record(),
    heard: (['home', 'away', 'spectator'] as const).map((viewer) => expectOpen(table.heard(viewer))),
    views: (['home', 'away', 'spectator'] as const).map((viewer) => expectOpen(table.view(viewer))),
    requests: seats.map((seat) => table.request(seat) ?? null),
    canUndo: seats.map((seat) => table.canUndo(seat)),
    decisions: table.decisions,
    logLength: table.logLength,
    outcome: table.outcome ?? null,
  })
}

export interface Move {
  readonly seat: Seat
  readonly text: string
}

/** Any decision one of the awaited coaches could make. */
export function anyMove<S, C, E extends MatchEvent>(
  table: Table<S, C, E>,
  whim: SampledChance,
): Move | undefined {
  const asked = seats.filter((seat) => table.isAwaited(seat))
  const seat = asked[whim.below(asked.length)]
  if (seat === undefined) return undefined
  const options = table.request(seat)?.options ?? []
  return { seat, text: options[whim.below(options.length)]?.action ?? '' }
}

/** Plays to the end by random decisions; `each` comes before every one of them. */
export function playAll<S, C, E extends MatchEvent>(
  table: Table<S, C, E>,
  seed: number,
  each?: (move: Move) => void,
): void {
  const whim = new SampledChance(seed)
  for (let move = anyMove(table, whim); move; move = anyMove(table, whim)) {
    each?.(move)
    expectOpen(table.act(move.seat, move.text))
  }
}

/** A whole random match whose luck is listed entry by entry instead of seeded. */
export function listedRecord(seed: number): MatchRecord & { readonly chance: { readonly list: number[] } } {
  const list: number[] = []
  const whim = new SampledChance(seed)
  const { record } = randomMatch(finale, anyConfig(seed), seed, {
    chance: {
      take(weights, total, key) {
        const answer = whim.take(weights, total, key)
        list.push(answer)
        return answer
      },
    },
  })
  return { ...record, chance: { list } }
}
