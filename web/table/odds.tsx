import type { Odds } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { useTexts } from '../app/hooks.ts'
import { tableTexts } from './text.ts'

/** A likelihood as people read it: never 0 % for what can happen, never 100 % for what can fail. */
export function percentOf(likelihood: number): number {
  const rounded = Math.round(likelihood * 100)
  if (rounded === 0 && likelihood > 0) return 1
  return rounded === 100 && likelihood < 1 ? 99 : rounded
}

/** Exact odds of what somebody points at, as a number and a bar. */
export function OddsBar({ odds, words }: { readonly odds: Odds; readonly words: string }) {
  const text = useTexts(tableTexts)
  const percent = percentOf(odds.likelihood)
  return (
    <p className="odds">
      <span className="odds-words">
        {words} <strong>{fill(text.percent, { percent })}</strong>
      </span>
      <span className="odds-bar" aria-hidden="true">
        <span className="odds-fill" style={{ transform: `scaleX(${odds.likelihood})` }} />
      </span>
    </p>
  )
}
