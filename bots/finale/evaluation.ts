import { PERIODS } from '@libero/finale'

/** How likely one side scores in a quarter of a period; both are alike until more is known. */
const GOAL_IN_QUARTER = 0.06
const QUARTERS = 4 * PERIODS
const MOST = 12
const WIDTH = 2 * MOST + 1

/** The share of a match by lead and quarters left, if both sides were as good as each other. */
const shares = new Float64Array((QUARTERS + 1) * WIDTH)
for (let lead = -MOST; lead <= MOST; lead++) shares[MOST + lead] = lead > 0 ? 1 : lead === 0 ? 0.5 : 0
for (let quarter = 1; quarter <= QUARTERS; quarter++) {
  for (let at = 0; at < WIDTH; at++) {
    const before = (quarter - 1) * WIDTH
    const up = shares[before + Math.min(at + 1, WIDTH - 1)]
    const down = shares[before + Math.max(at - 1, 0)]
    shares[quarter * WIDTH + at] =
      GOAL_IN_QUARTER * (up + down) + (1 - 2 * GOAL_IN_QUARTER) * shares[before + at]
  }
}

/** The share of a match by lead and periods left; leads and times in between are blended. */
export function shareAt(lead: number, periods: number): number {
  const at = Math.max(0, Math.min(WIDTH - 1.001, lead + MOST))
  const time = Math.max(0, Math.min(QUARTERS - 0.001, periods * 4))
  const column = Math.floor(at)
  const row = Math.floor(time)
  const u = at - column
  const v = time - row
  const from = row * WIDTH + column
  return (
    (1 - v) * ((1 - u) * shares[from] + u * shares[from + 1]) +
    v * ((1 - u) * shares[from + WIDTH] + u * shares[from + WIDTH + 1])
  )
}
