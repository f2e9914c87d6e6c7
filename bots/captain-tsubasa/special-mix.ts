import type { Cards } from '@libero/captain-tsubasa'
import { MOST_SPECIALS, TEAMS } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { teamOf } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'

const ROUNDS = 4000

/** §12.2 How often each special shot and defence is to be chosen, by the team whose they are. */
class Mixes {
  private readonly shots = TEAMS.map(() => new Float64Array(MOST_SPECIALS))
  private readonly defences = TEAMS.map(() => new Float64Array(MOST_SPECIALS))

  constructor(readonly cards: Cards) {
    for (let team = 0; team < TEAMS.length; team++) this.solve(team)
  }

  of(team: number, defending: boolean): Float64Array {
    return (defending ? this.defences[team] : this.shots[team]) ?? new Float64Array(MOST_SPECIALS)
  }

  /** Where defences and shots pair off, as in the box, evenly is the exact solution; else both learn from each other. */
  private solve(team: number): void {
    const { cards } = this
    const shots = cards.specials(team, false).length
    const defences = cards.specials(1 - team, true).length
    const rows = this.of(team, false)
    const columns = this.of(1 - team, true)
    rows.fill(1 / Math.max(1, shots), 0, shots)
    columns.fill(1 / Math.max(1, defences), 0, defences)
    if (shots === 0 || defences === 0 || this.pairsOff(team, shots, defences)) return
    const stops = (shot: number, defence: number) => Number(cards.isStopped(1 - team, defence, shot))
    const regret = new Float64Array(shots)
    const gain = new Float64Array(defences)
    const rowSum = new Float64Array(shots)
    const columnSum = new Float64Array(defences)
    for (let round = 1; round <= ROUNDS; round++) {
      const mine = Array.from({ length: shots }, (_, i) =>
        expected(columns, defences, (j) => 1 - stops(i, j)),
      )
      const theirs = Array.from({ length: defences }, (_, j) => expected(rows, shots, (i) => stops(i, j)))
      learn(regret, mine, rows, rowSum, round)
      learn(gain, theirs, columns, columnSum, round)
    }
    average(rowSum, rows)
    average(columnSum, columns)
  }

  private pairsOff(team: number, shots: number, defences: number): boolean {
    if (shots !== defences) return false
    const stopped = (count: number, isStopped: (at: number) => boolean) =>
      Array.from({ length: count }, (_, at) => at).filter(isStopped).length
    for (let n = 0; n < shots; n++) {
      if (stopped(shots, (shot) => this.cards.isStopped(1 - team, n, shot)) !== 1) return false
      if (stopped(defences, (defence) => this.cards.isStopped(1 - team, defence, n)) !== 1) return false
    }
    return true
  }
}

function expected(mix: Float64Array, count: number, of: (at: number) => number): number {
  let sum = 0
  for (let at = 0; at < count; at++) sum += (mix[at] ?? 0) * of(at)
  return sum
}

/** What was missed is chosen more often from now on. */
function learn(
  regrets: Float64Array,
  values: readonly number[],
  mix: Float64Array,
  sums: Float64Array,
  round: number,
): void {
  const count = regrets.length
  let mean = 0
  for (let at = 0; at < count; at++) mean += (mix[at] ?? 0) * (values[at] ?? 0)
  let total = 0
  for (let at = 0; at < count; at++) {
    regrets[at] = Math.max(0, (regrets[at] ?? 0) + (values[at] ?? 0) - mean)
    total += regrets[at] ?? 0
  }
  for (let at = 0; at < count; at++) {
    mix[at] = total > 0 ? (regrets[at] ?? 0) / total : 1 / count
    sums[at] = (sums[at] ?? 0) + round * (mix[at] ?? 0)
  }
}

function average(sums: Float64Array, mix: Float64Array): void {
  const total = sums.reduce((sum, one) => sum + one, 0)
  for (const [at, one] of sums.entries()) mix[at] = one / total
}

let latest: Mixes | undefined

/** §12.3 How often this coach is to choose each of his special cards; the last card set is kept. */
export function specialMix(s: State, seat: Seat): Float64Array {
  if (latest?.cards !== s.cards) latest = new Mixes(s.cards)
  const defending = seat !== s.attacker
  return latest.of(teamOf(s, seat), defending)
}
