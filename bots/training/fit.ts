import { SampledChance } from '@libero/kernel'
import { countOfNumbers, type Weights } from '../thinking/net.ts'

/** Positions as rows of inputs, and the share each should have. */
export interface Examples {
  readonly inputs: number
  readonly rows: Float32Array
  readonly shares: Float32Array
  readonly count: number
}

export interface Pace {
  readonly epochs: number
  readonly rate: number
  readonly batch: number
  /** How strongly large weights are pulled to zero. */
  readonly decay: number
}

export const PACE: Pace = { epochs: 6, rate: 0.003, batch: 256, decay: 1e-5 }

/** Small weights to begin with; the straight ones at 0. */
export function untaught(inputs: number, hidden: number, seed: number): Float64Array {
  const whim = new SampledChance(seed)
  const numbers = new Float64Array(countOfNumbers(inputs, hidden))
  const reach = Math.sqrt(2 / Math.max(1, inputs / 3))
  const around = () => (whim.word() / 0x8000_0000 - 1) * reach
  for (let i = 0; i < inputs * hidden; i++) numbers[i] = around() * 0.5
  for (let h = 0; h < hidden; h++) numbers[inputs * hidden + hidden + h] = around() * 0.3
  return numbers
}

/**
 * Fits a net to examples by Adam on the cross entropy; returns the mean cross entropy of the last epoch on every
 * tenth example, which it does not learn from.
 */
export function fit(
  numbers: Float64Array,
  hidden: number,
  examples: Examples,
  pace: Pace,
  seed: number,
): number {
  const { inputs, rows, shares, count } = examples
  const gradient = new Float64Array(numbers.length)
  const mean = new Float64Array(numbers.length)
  const square = new Float64Array(numbers.length)
  const unit = new Float64Array(hidden)
  const biases = inputs * hidden
  const outs = biases + hidden
  const straight = outs + hidden
  const last = straight + inputs
  const order = Int32Array.from({ length: count }, (_, i) => i)
  const whim = new SampledChance(seed)
  let step = 0

  const forward = (row: number): number => {
    for (let h = 0; h < hidden; h++) unit[h] = numbers[biases + h]
    let sum = numbers[last]
    for (let i = 0; i < inputs; i++) {
      const x = rows[row + i]
      if (x === 0) continue
      sum += x * numbers[straight + i]
      for (let h = 0; h < hidden; h++) unit[h] += x * numbers[i * hidden + h]
    }
    for (let h = 0; h < hidden; h++) if (unit[h] > 0) sum += unit[h] * numbers[outs + h]
    return 1 / (1 + Math.exp(-sum))
  }

  const backward = (row: number, slope: number): void => {
    gradient[last] += slope
    for (let h = 0; h < hidden; h++) {
      if (unit[h] <= 0) {
        unit[h] = 0
        continue
      }
      gradient[outs + h] += slope * unit[h]
      unit[h] = slope * numbers[outs + h]
      gradient[biases + h] += unit[h]
    }
    for (let i = 0; i < inputs; i++) {
      const x = rows[row + i]
      if (x === 0) continue
      gradient[straight + i] += slope * x
      const from = i * hidden
      for (let h = 0; h < hidden; h++) gradient[from + h] += x * unit[h]
    }
  }

  const update = (size: number, rate: number): void => {
    step++
    const first = 1 - 0.9 ** step
    const second = 1 - 0.999 ** step
    for (let n = 0; n < numbers.length; n++) {
      const g = gradient[n] / size
      gradient[n] = 0
      mean[n] = 0.9 * mean[n] + 0.1 * g
      square[n] = 0.999 * square[n] + 0.001 * g * g
      numbers[n] -=
        rate * (mean[n] / first / (Math.sqrt(square[n] / second) + 1e-8) + pace.decay * numbers[n])
    }
  }

  let loss = 0
  for (let epoch = 0; epoch < pace.epochs; epoch++) {
    for (let i = count - 1; i > 0; i--) {
      const j = whim.below(i + 1)
      const swap = order[i]
      order[i] = order[j]
      order[j] = swap
    }
    const rate = pace.rate * (1 - (0.9 * epoch) / pace.epochs)
    let size = 0
    for (let n = 0; n < count; n++) {
      const which = order[n]
      // Positions of one match lie together: every tenth block of 500 is kept for checking.
      if (Math.floor(which / 500) % 10 === 9) continue
      const share = forward(which * inputs)
      backward(which * inputs, share - shares[which])
      if (++size < pace.batch) continue
      update(size, rate)
      size = 0
    }
    let sum = 0
    let checked = 0
    for (let which = 0; which < count; which++) {
      if (Math.floor(which / 500) % 10 !== 9) continue
      const share = Math.min(1 - 1e-6, Math.max(1e-6, forward(which * inputs)))
      sum -= shares[which] * Math.log(share) + (1 - shares[which]) * Math.log(1 - share)
      checked++
    }
    loss = sum / Math.max(1, checked)
  }
  return loss
}

/** What is kept: four digits are more than the judge can tell apart. */
export const kept = (numbers: Float64Array, inputs: number, hidden: number): Weights => ({
  inputs,
  hidden,
  numbers: Array.from(numbers, (n) => Math.round(n * 1e4) / 1e4),
})
