import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { GoalScene } from '../face.ts'
import { tableTexts } from '../table/text.ts'
import './contest.css'
import { Die } from './dice.tsx'

/** One side of a comparison: what it is made of and what it comes to. */
export interface Contender {
  readonly seat: Seat
  /** Whose colours he wears, where clubs keep theirs wherever they play. */
  readonly kit?: Seat
  readonly name: string
  /** '5', '+ 2': each with what it is. */
  readonly parts: readonly { readonly amount: number; readonly of: string; readonly die?: boolean }[]
  readonly total: number
}

interface ContestProps {
  readonly heading: string
  readonly sides: readonly [Contender, Contender]
  /** Who has won it; nobody where neither has. */
  readonly won?: Seat | undefined
  readonly verdict: string
  /** Why that decides it. */
  readonly why?: string | undefined
}

/** How long words and a sum are read, in milliseconds at normal speed. */
export const readingTime = (words: string): number => Math.min(700 + 40 * words.length, 4000)

/** Two totals against each other, as every one of the games decides things. */
export function Contest({ heading, sides, won, verdict, why }: ContestProps) {
  return (
    <div className="contest">
      <p className="contest-heading dim">{heading}</p>
      <div className="grid contest-sides">
        {sides.map((side) => (
          <div
            key={side.seat}
            className={`rounded contest-side kit-${side.kit ?? side.seat}`}
            data-won={won === side.seat || undefined}
          >
            <p className="contest-name dim">{side.name}</p>
            <p className="contest-total">{side.total}</p>
            <ul className="plain flex contest-parts amid">
              {side.parts.map(({ amount, of, die }) => (
                <li key={of}>
                  {die ? (
                    <Die value={amount} seat={side.kit ?? side.seat} />
                  ) : (
                    <span className="contest-amount">{amount}</span>
                  )}
                  <span>{of}</span>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="contest-verdict">{verdict}</p>
      {why && <p className="contest-name dim">{why}</p>}
    </div>
  )
}

/** A word or two in the middle of the pitch: half-time, extra time. */
export function Announcement({ words, children }: { readonly words: string; readonly children?: ReactNode }) {
  return (
    <div className="announcement">
      <p>{words}</p>
      {children}
    </div>
  )
}

interface GoalResultProps {
  readonly goal: GoalScene
  readonly near: Seat
  readonly language: Language
}

/** A goal that has been seen: the score, who scored it, and what it came of. */
export const GoalResult = ({ goal, near, language }: GoalResultProps) => (
  <div className="contest">
    <p className="contest-heading dim">{tableTexts[language].goal}</p>
    <p className="contest-total">
      {goal.after[near]} : {goal.after[other(near)]}
    </p>
    <p className="contest-verdict">{goal.scorer}</p>
    <p className="contest-name dim">{goal.words}</p>
  </div>
)
