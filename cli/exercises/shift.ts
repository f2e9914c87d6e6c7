import { type Examined, Examiner, Miner, type Quarry, Spread } from '@libero/bots/mining'
import type { Checked, MatchEvent } from '@libero/kernel'
import { accepted, refused } from '@libero/kernel'
import type { Exercise } from '@libero/kernel/exercise'
import { findGame } from '../catalogue.ts'

interface Where {
  readonly game: string
  readonly sheet: string
  readonly seed: string
}

/** What one of a crew does: looks through one match for what a sheet still wants, or looks at an exercise again. */
export type Shift =
  | (Where & {
      readonly match: number
      readonly size: number
      readonly motifs: number
      /** The chapters that are looked for, if not all. */
      readonly only?: readonly string[]
      /** What the sheet has. */
      readonly kept: readonly Pick<Exercise, 'motif' | 'difficulty'>[]
    })
  | (Where & { readonly examine: Exercise; readonly harder?: number })

export interface Worked {
  readonly found: readonly Exercise[]
  readonly examined?: Examined
}

/** Whoever works keeps his tools from one shift to the next. */
export const shiftWorker = (): ((shift: Shift) => Checked<Worked>) => {
  const kept = new Map<string, (shift: Shift) => Checked<Worked>>()
  return (shift) => {
    const { game, sheet, seed } = shift
    const key = JSON.stringify([game, sheet, seed])
    const worker =
      kept.get(key) ??
      findGame(game)?.open(({ quarry }) => (quarry ? workerIn(quarry, sheet, seed) : undefined))
    if (!worker) return refused({ code: 'host-fault', rule: 'T1' })
    kept.set(key, worker)
    return worker(shift)
  }
}

function workerIn<S, C, E extends MatchEvent>(quarry: Quarry<S, C, E>, sheet: string, seed: string) {
  const miner = new Miner(quarry, sheet, seed)
  return (shift: Shift): Checked<Worked> => {
    if ('match' in shift) {
      const { match, size, motifs, kept, only } = shift
      return accepted({ found: miner.match(match, new Spread(size, motifs, kept), only) })
    }
    const examined = new Examiner(quarry, shift.harder).examine(shift.examine, seed)
    return examined.ok ? accepted({ found: [], examined: examined.value }) : examined
  }
}
