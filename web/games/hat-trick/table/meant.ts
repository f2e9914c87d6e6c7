import type { SumsOfWays } from '@libero/hat-trick/sums'
import { byNoWay, stepFor, sumsByWay, sumsIf } from '@libero/hat-trick/sums'
import type { Seen } from '@libero/hat-trick/view'
import { hatTrickOption } from '@libero/hat-trick/view'
import type { BoardProps } from '../../../face.ts'
import { useAttention, useChoices } from '../../../table/choices.ts'
import { aimOf } from './places.ts'

/** What the table would come to by the option somebody points at, or has picked. */
export interface Meant {
  readonly sums: readonly SumsOfWays[]
  /** The field it leads to. */
  readonly aim?: string | undefined
  /** The step that would help a card most: who would go which way. */
  readonly step?: { readonly from: string; readonly way: 'forward' | 'back' }
}

/**
 * Of several options at a place the one whose button is pointed at. While none is, nobody knows which is meant: of a
 * man who can go forward and back both are shown, of anything else nothing.
 */
export function useMeant({ view: s, near, request }: BoardProps<Seen>): Meant | undefined {
  const { at, picked } = useChoices()
  const { pointed, weighed } = useAttention()
  const looked = picked ?? pointed
  if (!request || request.seat !== near) return undefined
  const there = looked === undefined ? [] : at(looked)
  const only = there.length === 1 ? there[0] : undefined
  const option = request.options.find(({ action }) => action === weighed) ?? only
  if (!option) {
    const steps = there.filter(({ kind }) => kind === 'move')
    return steps.length > 1 ? { sums: sumsByWay(s, near, steps) } : undefined
  }
  const chosen = hatTrickOption(option)
  const step = chosen.kind === 'card' ? stepFor(s, near, chosen.card) : undefined
  const sums = sumsIf(s, near, option)
  if (!step) return { sums: byNoWay(sums), aim: aimOf(chosen, near, s) }
  const others = sums.filter(({ line }) => !step.sums.some((each) => each.line === line))
  return { sums: byNoWay([...step.sums, ...others]), aim: step.to, step }
}
