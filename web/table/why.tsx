import type { MatchEvent } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { useMemo } from 'react'
import { useTexts } from '../app/hooks.ts'
import { appTexts } from '../app/text.ts'
import type { BoardProps, Face, Moment } from '../face.ts'
import { GoalResult } from '../parts/contest.tsx'
import { RuleText } from '../parts/rule.tsx'

/** What led to a line of the story: its sum with its reason, as it was told, and the rule. */
export interface Why {
  /** Whether there is one to be shown. */
  has(event: number): boolean
  of(event: number): ReactNode
}

/** So far back lies whatever a result is made of. */
const REMEMBERED = 40

/** What was drawn of it and can be read again: a sum, or a card with its words. */
const isKept = (moment: Moment | undefined): boolean =>
  moment?.isResult !== undefined || moment?.stays === true || moment?.scene !== undefined

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
    const rulesOf = (event: number): readonly string[] => {
      const told = heard[event]
      return (told && face.because?.(told)) ?? []
    }
    return {
      has: (event) => {
        const told = heard[event]
        if (!told) return false
        const before = known.results.get(told)
        if (before !== undefined) return before
        const now = rulesOf(event).length > 0 || isResult(event)
        known.results.set(told, now)
        return now
      },
      of: (event) => {
        const moment = momentOf(event)
        return (
          <>
            {moment?.scene ? (
              <GoalResult goal={moment.scene} {...board} />
            ) : (
              isKept(moment) && moment?.picture
            )}
            {rulesOf(event).map((rule) => (
              <Cause key={rule} game={face.game.id} rule={rule} board={board} />
            ))}
          </>
        )
      },
    }
  }, [face, board, known])
}

/** The rule by which it came about. */
function Cause({
  game,
  rule,
  board,
}: {
  readonly game: string
  readonly rule: string
  readonly board: BoardProps
}) {
  const text = useTexts(appTexts)
  return (
    <section>
      <h3>{fill(text.rule, { rule })}</h3>
      <RuleText game={game} rule={rule} words={board.words} />
    </section>
  )
}
