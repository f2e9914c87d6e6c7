import type { MatchEvent } from '@libero/kernel'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import type { BoardProps, Face, Moment } from '../face.ts'
import { GoalResult } from '../parts/contest.tsx'

/** What led to a line of the story: its sum with its reason, as it was told. */
export interface Why {
  /** Whether there is one to be shown. */
  has(event: number): boolean
  of(event: number): ReactNode
}

/** So far back lies whatever a result is made of. */
const REMEMBERED = 40

export function useWhy(face: Face, board: BoardProps): Why {
  const known = useMemo(() => ({ of: face, results: new WeakMap<MatchEvent, boolean>() }), [face])
  return useMemo(() => {
    const { heard = [] } = board
    const momentOf = (event: number): Moment | undefined => {
      const told = heard[event]
      return told && face.moment(told, board.view, board, heard.slice(Math.max(0, event - REMEMBERED), event))
    }
    const isResult = (event: number): boolean => {
      const moment = momentOf(event)
      return moment?.isResult === true || moment?.scene !== undefined
    }
    return {
      has: (event) => {
        const told = heard[event]
        if (!told) return false
        const before = known.results.get(told)
        if (before !== undefined) return before
        const now = isResult(event)
        known.results.set(told, now)
        return now
      },
      of: (event) => {
        const moment = momentOf(event)
        return moment?.scene ? <GoalResult goal={moment.scene} {...board} /> : moment?.picture
      },
    }
  }, [face, board, known])
}
