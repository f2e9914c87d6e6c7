import { expandSeed, fillBlock } from './chacha.ts'

/**
 * Luck, as an argument. A deck is a count of cards and a die is a count of faces, so one question is enough:
 * which of these, each as likely as its weight? Nothing of the answer's source is ever part of a state.
 */
export interface Chance {
  /**
   * One index of `weights`, as likely as its share of `total` (their sum, above 0).
   * `key` names the event within the match; no two events of a match share one.
   */
  take(weights: Uint8Array, total: number, key: number): number
}

/** The index where `ticket` (0 … total − 1) falls when the weights are laid end to end. */
export function indexOfTicket(weights: Uint8Array, ticket: number): number {
  let index = 0
  let rest = ticket - weights[0]
  while (rest >= 0) rest -= weights[++index]
  return index
}

/**
 * Real matches: every event gets its own word of a ChaCha8 stream under a 256-bit seed. Keyed by the event and
 * not by how many came before, so two matches that part ways still share the luck of the events they share.
 */
export class KeyedChance implements Chance {
  private readonly seed = new Uint32Array(8)
  /** Sixteen neighbouring keys share a block; the two dice of a comparison, say, cost one. */
  private readonly block = new Uint32Array(16)
  private blockAt = -1

  constructor(seed?: Uint32Array) {
    if (seed) this.seed.set(seed)
  }

  /** Turns this into the chance of match number `match` under a master seed, without allocating. */
  become(master: Uint32Array, match: number): void {
    expandSeed(master, match, this.seed)
    this.blockAt = -1
  }

  /** The seed in use, as the record keeps it. */
  seedWords(): Uint32Array {
    return this.seed.slice()
  }

  take(weights: Uint8Array, total: number, key: number): number {
    const at = key >>> 4
    if (at !== this.blockAt) {
      fillBlock(this.seed, at, this.block)
      this.blockAt = at
    }
    // Multiply-high: the bias is below total / 2^32, far under anything a million matches could show.
    const ticket = Math.floor((this.block[key & 15] / 0x1_0000_0000) * total)
    return indexOfTicket(weights, ticket)
  }
}

/** Own samples for search and for bots that mix: xoshiro128**, fast, not for secrets. */
export class SampledChance implements Chance {
  private a = 0
  private b = 0
  private c = 0
  private d = 0

  constructor(seed: number) {
    this.reseed(seed)
  }

  reseed(seed: number): void {
    let x = seed | 0
    const word = (): number => {
      x = (x + 0x9e3779b9) | 0
      let z = x
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b)
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35)
      return z ^ (z >>> 16)
    }
    this.a = word()
    this.b = word()
    this.c = word()
    this.d = word() | 1
  }

  /** 32 random bits. */
  word(): number {
    const x = Math.imul(this.b, 5)
    const result = Math.imul((x << 7) | (x >>> 25), 9)
    const t = this.b << 9
    this.c ^= this.a
    this.d ^= this.b
    this.b ^= this.c
    this.a ^= this.d
    this.c ^= t
    this.d = (this.d << 11) | (this.d >>> 21)
    return result >>> 0
  }

  /** A whole number from 0 up to, not including, `n`. */
  below(n: number): number {
    return Math.floor((this.word() / 0x1_0000_0000) * n)
  }

  take(weights: Uint8Array, total: number, _key: number): number {
    return indexOfTicket(weights, this.below(total))
  }
}

/** Why a listed chance could not answer. */
export type ChanceFault = 'chance-exhausted' | 'chance-impossible'

/** Thrown by `ListedChance` and caught by the table, which then leaves the match as it was. */
export class ChanceError extends Error {
  constructor(
    readonly fault: ChanceFault,
    readonly at: number,
    readonly listed?: number,
  ) {
    super(`${fault} at entry ${at}`)
  }
}

/** Tests, protocols, what-if: the faces and cards are listed and used in order. */
export class ListedChance implements Chance {
  private used = 0

  constructor(private readonly list: readonly number[]) {}

  get left(): number {
    return this.list.length - this.used
  }

  take(weights: Uint8Array, _total: number, _key: number): number {
    const listed = this.list[this.used]
    if (listed === undefined) throw new ChanceError('chance-exhausted', this.used)
    if (!(weights[listed] > 0)) throw new ChanceError('chance-impossible', this.used, listed)
    this.used++
    return listed
  }
}

/** Counts how often luck was asked, so that the table knows what can no longer be taken back. */
export class CountedChance implements Chance {
  taken = 0

  constructor(private readonly source: Chance) {}

  take(weights: Uint8Array, total: number, key: number): number {
    this.taken++
    return this.source.take(weights, total, key)
  }
}

/** Follows one path of answers and notes where it could have gone elsewhere. */
class PathChance implements Chance {
  readonly answers: number[] = []
  readonly alternatives: { index: number; weight: number }[][] = []
  likelihood = 1

  constructor(private readonly path: readonly number[]) {}

  take(weights: Uint8Array, total: number, _key: number): number {
    const depth = this.answers.length
    const possible: { index: number; weight: number }[] = []
    for (let index = 0; index < weights.length; index++) {
      if (weights[index] > 0) possible.push({ index, weight: weights[index] / total })
    }
    const nth = this.path[depth] ?? 0
    const answer = possible[nth]
    this.alternatives.push(possible)
    this.answers.push(nth)
    this.likelihood *= answer.weight
    return answer.index
  }
}

/**
 * Every way luck can fall while `run` runs, each with its likelihood; they sum to 1.
 * `run` must depend on nothing but the chance it is given.
 */
export function* everyOutcome<T>(run: (chance: Chance) => T): Generator<{ likelihood: number; result: T }> {
  let path: number[] | undefined = []
  while (path) {
    const chance: PathChance = new PathChance(path)
    const result = run(chance)
    yield { likelihood: chance.likelihood, result }
    path = undefined
    for (let depth = chance.answers.length - 1; depth >= 0; depth--) {
      if (chance.answers[depth] + 1 < chance.alternatives[depth].length) {
        path = [...chance.answers.slice(0, depth), chance.answers[depth] + 1]
        break
      }
    }
  }
}
