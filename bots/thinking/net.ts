import type { Seat } from '@libero/kernel'
import type { Eyes } from './insight.ts'

/** What a judge has learned: see `bots/training`. */
export interface Weights {
  readonly inputs: number
  readonly hidden: number
  /** Input by input its weights to the hidden units; hidden biases; hidden weights; straight weights; last bias. */
  readonly numbers: readonly number[]
}

export const countOfNumbers = (inputs: number, hidden: number): number =>
  inputs * hidden + 2 * hidden + inputs + 1

/** Whether plain data is what a judge has learned. */
export function isWeights(data: unknown): data is Weights {
  if (typeof data !== 'object' || data === null) return false
  const { inputs, hidden, numbers } = data as Partial<Record<keyof Weights, unknown>>
  return (
    typeof inputs === 'number' &&
    typeof hidden === 'number' &&
    Array.isArray(numbers) &&
    numbers.length === countOfNumbers(inputs, hidden) &&
    numbers.every((n) => Number.isFinite(n))
  )
}

/** One hidden layer and a straight way past it; inputs that are 0 cost nothing. */
export class Net {
  private readonly numbers: Float64Array
  private readonly unit: Float64Array

  constructor(private readonly weights: Weights) {
    const { inputs, hidden, numbers } = weights
    if (numbers.length !== countOfNumbers(inputs, hidden)) throw new Error('weights do not fit')
    this.numbers = Float64Array.from(numbers)
    this.unit = new Float64Array(hidden)
  }

  /** A share between 0 and 1. */
  share(x: Float32Array): number {
    const { numbers, unit } = this
    const { inputs, hidden } = this.weights
    const biases = inputs * hidden
    const straight = biases + 2 * hidden
    for (let h = 0; h < hidden; h++) unit[h] = numbers[biases + h]
    let sum = numbers[straight + inputs]
    for (let i = 0; i < inputs; i++) {
      const value = x[i]
      if (value === 0) continue
      sum += value * numbers[straight + i]
      const from = i * hidden
      for (let h = 0; h < hidden; h++) unit[h] += value * numbers[from + h]
    }
    for (let h = 0; h < hidden; h++) if (unit[h] > 0) sum += unit[h] * numbers[biases + hidden + h]
    return 1 / (1 + Math.exp(-sum))
  }
}

/** A judge that has learned: home's share of a match as it stands. */
export function netJudge<S>(eyes: Eyes<S>, weights: Weights): (s: S) => number {
  if (weights.inputs !== eyes.inputs)
    throw new Error(`learned from ${weights.inputs} inputs, not ${eyes.inputs}`)
  const net = new Net(weights)
  const x = new Float32Array(eyes.inputs)
  return (s) => {
    const seat: Seat = eyes.features(s, x)
    const share = net.share(x)
    return seat === 0 ? share : 1 - share
  }
}
