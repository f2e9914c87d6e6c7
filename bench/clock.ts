/** Runs `step` for some seconds; each step says how much it has done. */
export function perSecond(seconds: number, step: (nth: number) => number): { rate: number; steps: number } {
  const start = performance.now()
  const end = start + seconds * 1000
  let done = 0
  let steps = 0
  let now = start
  while (now < end) {
    done += step(steps++)
    now = performance.now()
  }
  return { rate: (done * 1000) / (now - start), steps }
}

/** The middle of several measurements: a machine that was busy elsewhere for a moment does not count. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const upper = sorted[sorted.length >> 1] ?? 0
  return sorted.length % 2 ? upper : (upper + (sorted[(sorted.length >> 1) - 1] ?? 0)) / 2
}
