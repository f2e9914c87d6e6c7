import type { Lesson, LessonStep } from '@libero/kernel/lesson'
import type { Snapshot } from './snapshot.ts'

/** Where a lesson is. */
export interface Guided {
  /** The present step; nothing when all are done. */
  readonly step: LessonStep | undefined
  readonly nth: number
  /** What was chosen instead of what leads on, until something else is. */
  readonly astray: string | undefined
  /** The other coach is asked, and has no more to decide in this lesson. */
  readonly isAlone: boolean
}

/** Leads whoever learns through the steps of a lesson. It draws nothing, and decides nothing. */
export class Guide {
  private now: Guided
  private readonly listeners = new Set<() => void>()

  /** Begins at step `nth`; `reached` hears of every step from then on, and of the end as the one after the last. */
  constructor(
    readonly lesson: Lesson,
    nth = 0,
    private readonly reached: (nth: number) => void = () => undefined,
  ) {
    this.now = this.at(nth)
  }

  readonly get = (): Guided => this.now

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  /** What was said is read. */
  readOn(): void {
    if (this.now.step && this.now.step.action === undefined) this.goTo(this.now.nth + 1)
  }

  /** Whether a decision leads on, and is to be taken; another one is answered. */
  hears(action: string): boolean {
    const { step, nth } = this.now
    if (step?.action === undefined) return false
    if (action === step.action) this.goTo(nth + 1)
    else this.become({ ...this.now, astray: action })
    return action === step.action
  }

  /** What is asked is said once more. */
  comeBack(): void {
    this.become({ ...this.now, astray: undefined })
  }

  /** Nobody waits for the other coach any more. */
  leaveAlone(): void {
    this.become({ ...this.now, isAlone: true })
  }

  private at(nth: number): Guided {
    return { step: this.lesson.steps[nth], nth, astray: undefined, isAlone: this.now?.isAlone ?? false }
  }

  private goTo(nth: number): void {
    this.become(this.at(nth))
    this.reached(nth)
  }

  private become(now: Guided): void {
    this.now = now
    for (const listener of this.listeners) listener()
  }
}

/** Whether all is told and nobody but the pupil can go on: then the next step comes. */
export const isDue = ({ isAlone }: Guided, { stage }: Snapshot): boolean =>
  stage === 'asking' || stage === 'over' || isAlone
