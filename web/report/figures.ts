import type { MatchEvent, Odds, Pair, Seat } from '@libero/kernel'
import type { Face, Report, Telling } from '../face.ts'
import type { Replay } from '../match/replay.ts'

/** A shot at goal, and how likely it was to go in. */
export interface Attempt {
  readonly seat: Seat
  readonly minute: number
  /** The step in which it was over. */
  readonly step: number
  /**
   * What the coach who attacked was shown when he first decided in it; where he had nothing to decide, what the
   * other was shown. Missing where nobody could know it.
   */
  readonly likelihood?: number
  /** Of what that is the likelihood: a goal, or (Captain Tsubasa) only that the shot beats the defence. */
  readonly of?: 'goal' | 'shot'
  readonly scored: boolean
}

/** A goal or a mark of the report, with the step it came in. */
export type Placed<T> = T & { readonly step: number }

export interface Figures {
  /** Football minutes of the whole match. */
  readonly minutes: number
  /** Decisions made while each side had the ball. */
  readonly possession: Pair<number>
  readonly attempts: readonly Attempt[]
  /** The sum of the likelihoods that are known; missing where they are not those of a goal. */
  readonly expected?: Pair<number>
  readonly rows: Report['rows']
  readonly goals: readonly Placed<Report['goals'][number]>[]
  readonly marks: readonly Placed<Report['marks'][number]>[]
}

/** Decisions looked at in one go; then the page may draw. */
const SLICE = 60

/** Lets the page draw and listen in between. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * What a match comes to in figures. The match is walked through once more, a slice at a time, so that nobody has to
 * wait for the page meanwhile.
 */
export async function figuresOf(face: Face, replay: Replay, at: Telling): Promise<Figures> {
  const heard = replay.heard('spectator')
  const events = heard.ok ? heard.value : []
  const possession: [number, number] = [0, 0]
  const shown: (Shown | undefined)[] = []
  for (let from = 0; from < replay.last; from += SLICE) {
    replay.walk(from, Math.min(from + SLICE, replay.last), (state, played) => {
      const { ball } = face.headline(face.game.view(state, 'spectator'), at)
      if (ball !== undefined) possession[ball]++
      const { seat, action } = replay.step(played + 1)
      if (seat === undefined || action === undefined) return
      const odds = face.game.odds(state, seat, face.game.read(state, seat, action))
      if (odds) shown[played] = { seat, odds }
    })
    await breath()
  }
  const whole = replay.view(replay.last, 'omniscient')
  const view = whole.ok ? whole.value : replay.stands(replay.last)
  const report = (count: number) => face.report(events.slice(0, count), view, at)
  const { rows, goals, marks } = report(events.length)
  const goalTimes = counted(events.length, goals.length, (count) => report(count).goals.length)
  await breath()
  const markTimes = counted(events.length, marks.length, (count) => report(count).marks.length)
  await breath()
  const attempts = attemptsOf(face, replay, events, shown)
  const expected = expectedOf(attempts)
  return {
    minutes: replay.step(replay.last).minute,
    possession,
    attempts,
    ...(expected && { expected }),
    rows,
    goals: goals.map((goal, i) => ({ ...goal, step: replay.stepOf(goalTimes[i] ?? events.length) })),
    marks: marks.map((mark, i) => ({ ...mark, step: replay.stepOf(markTimes[i] ?? events.length) })),
  }
}

interface Shown {
  readonly seat: Seat
  readonly odds: Odds
}

/** Odds as odds of a goal, and how good a witness they are: the less, the better. */
function asGoal({ seat, odds }: Shown, attacker: Seat) {
  const { of, likelihood } = odds
  if (of === 'goal') return { of, likelihood, rank: seat === attacker ? 0 : 1 } as const
  if (of === 'shot' && seat === attacker) return { of, likelihood, rank: 0 } as const
  if (of === 'defence') return { of: 'shot', likelihood: 1 - likelihood, rank: 1 } as const
  return of === 'save' ? ({ of: 'goal', likelihood: 1 - likelihood, rank: 2 } as const) : undefined
}

/** Every shot with the odds that were shown in it and what became of it. */
function attemptsOf(
  face: Face,
  replay: Replay,
  events: readonly MatchEvent[],
  shown: readonly (Shown | undefined)[],
): readonly Attempt[] {
  const { begunIn } = replay
  const minuteAt = face.clock()
  if (begunIn) face.recap?.(begunIn).forEach(minuteAt)
  const minutes = events.map(minuteAt)
  const starts = events.flatMap((event, i) => (face.shotBegins(event) === undefined ? [] : [i]))
  return starts.map((start, i) => {
    const end = starts[i + 1] ?? events.length
    const seat = face.shotBegins(events[start] ?? { kind: '' }) ?? 0
    const goal = events.findIndex((event, n) => n > start && n < end && event.kind === 'goal')
    const first = replay.stepOf(start)
    const last = goal < 0 ? replay.stepOf(end) : replay.stepOf(goal)
    let best: ReturnType<typeof asGoal>
    // Odds of decision n stand at step n: the shot has begun by then, and is not over.
    for (let n = first; n < last; n++) {
      const now = shown[n]
      const told = now && asGoal(now, seat)
      if (told && (!best || told.rank < best.rank)) best = told
    }
    return {
      seat,
      minute: minutes[goal < 0 ? start : goal] ?? 0,
      step: goal < 0 ? first : last,
      ...(best && { likelihood: best.likelihood, of: best.of }),
      scored: goal >= 0,
    }
  })
}

function expectedOf(attempts: readonly Attempt[]): Pair<number> | undefined {
  const known = attempts.filter(({ of }) => of !== undefined)
  if (known.length === 0 || known.some(({ of }) => of === 'shot')) return undefined
  const sum = (side: Seat) =>
    attempts.filter(({ seat }) => seat === side).reduce((all, { likelihood = 0 }) => all + likelihood, 0)
  return [sum(0), sum(1)]
}

/** At which event each of something that only grows was counted; asks as seldom as possible. */
export function counted(length: number, total: number, upTo: (count: number) => number): readonly number[] {
  const times: number[] = []
  const search = (from: number, to: number, before: number, after: number) => {
    if (after <= before) return
    if (to - from === 1) {
      for (let n = before; n < after; n++) times.push(from)
      return
    }
    const middle = (from + to) >> 1
    const half = upTo(middle)
    search(from, middle, before, half)
    search(middle, to, half, after)
  }
  if (length > 0) search(0, length, 0, total)
  return times
}
