import type { FinaleBuild, Footballer } from '@libero/finale'
import { ELEVEN, SQUAD } from '@libero/finale'
import { fill } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { Sign } from '../../../parts/marks.tsx'
import type { FinaleTerms } from './squad.ts'
import { formationOf, pointsOf } from './squad.ts'
import { finaleSetupTexts } from './text.ts'

interface BudgetProps extends Telling {
  readonly build: FinaleBuild
  readonly men: readonly Footballer[]
  readonly terms: FinaleTerms
}

/** §3.1, §3.2, §3.4 What the squad costs and how many it has, while it is put together. */
export function SquadBudget({ build, men, terms, language }: BudgetProps) {
  const text = finaleSetupTexts[language]
  const { budget } = terms
  const points = pointsOf(terms.set, build)
  const { pitch, bench } = build
  const squad = pitch.length + bench.length
  const counts = [
    { words: fill(text.inSquad, { count: squad, want: SQUAD }), right: squad === SQUAD },
    { words: fill(text.onPitch, { count: pitch.length, want: ELEVEN }), right: pitch.length === ELEVEN },
  ]
  const over = points > budget
  return (
    <div className="fb-budget rounded" data-over={over || undefined}>
      <div className="spread">
        <b>{fill(text.points, { points, budget })}</b>
        <span>
          {over ? fill(text.over, { over: points - budget }) : fill(text.left, { left: budget - points })}
        </span>
      </div>
      <div className="meter fb-budget-bar" aria-hidden="true">
        <span style={{ transform: `scaleX(${Math.min(1, points / Math.max(1, budget))})` }} />
      </div>
      <p className="row quiet">
        {counts.map(({ words, right }) => (
          <span key={words} className={right ? 'well' : 'lit'}>
            <Sign is={right ? 'tick' : 'dot'} /> {words}
          </span>
        ))}
        <span>{fill(text.formation, { formation: formationOf(build, men) })}</span>
      </p>
    </div>
  )
}
