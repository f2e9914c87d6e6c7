import type { MatchEvent } from '@libero/kernel'
import type { ReactNode } from 'react'
import { useRef } from 'react'
import type { BoardProps, Face } from '../face.ts'
import type { Line } from '../match/story.ts'
import { GoalResult } from '../parts/contest.tsx'

export interface LastResult {
  readonly event: MatchEvent
  readonly minute: number
  /** The match has gone on since: it is not of what is played now. */
  readonly isPast: boolean
  readonly picture: ReactNode
  /** Its sum and its verdict, as it was told. */
  readonly line?: string | undefined
}

/** A result that lies further back than this is no news to anybody. */
const FARTHEST = 60

/** The newest told event that was a result, as it looked when it was told: it stays in sight until the next one. */
export function useLastResult(
  face: Face,
  board: BoardProps,
  events: readonly MatchEvent[],
  told: number,
  minute: number,
  lines: readonly Line[],
): LastResult | undefined {
  const known = useRef<{ readonly words: unknown; readonly result: LastResult }>(undefined)
  for (let i = told - 1; i >= Math.max(0, told - FARTHEST); i--) {
    const event = events[i] as MatchEvent
    if (known.current?.result.event === event && known.current.words === board.words) {
      const { result } = known.current
      return { ...result, isPast: minute > result.minute }
    }
    const moment = face.moment(event, board.view, board)
    if (!moment?.isResult && !moment?.scene) continue
    const picture = moment.scene ? <GoalResult goal={moment.scene} {...board} /> : moment.picture
    known.current = {
      words: board.words,
      result: {
        event,
        minute,
        isPast: false,
        picture,
        line: moment.line ?? lines.findLast((each) => each.event <= i)?.text,
      },
    }
    return known.current.result
  }
  known.current = undefined
  return undefined
}
