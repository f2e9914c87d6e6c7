import type { Chance, Game, MatchEvent, Seat, Teller } from '@libero/kernel'
import { everyOutcome, NOBODY, SampledChance, seatName } from '@libero/kernel'
import { drawn } from '../thinking/future.ts'
import type { Matter, Matters } from './matters.ts'
import type { Prospect } from './prospect.ts'

/** Over how many imagined matches an estimate goes. */
export const WORLDS = 400
/** Whatever is not decided after so many decisions counts as ended otherwise. */
const FARTHEST = 200
/** Luck that can fall in more ways than this is sampled, not counted. */
const MOST_OUTCOMES = 1500
const UNDECIDED = -1

/**
 * Says what will probably come of each decision. It sees what the coach sees: everything he cannot know is redrawn
 * before anything is played, and its dice follow from what he sees, so that the same question shows the same figures.
 */
export class Foresight<S, C, E extends MatchEvent> implements Teller<E> {
  private readonly options: Int16Array
  private readonly choices: Int16Array
  private readonly mix: Float64Array
  private readonly dice = new SampledChance(1)
  private readonly tally = new Int32Array(16)
  private world: S | undefined
  private matter: Matter<E> | undefined
  private way = UNDECIDED
  private luck: Chance = this.dice
  private luckAsked = 0

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly matters: Matters<S, E>,
    private readonly worlds = WORLDS,
  ) {
    this.options = new Int16Array(game.mostOptions)
    this.choices = new Int16Array(game.mostOptions)
    this.mix = new Float64Array(game.mostOptions)
  }

  /** The prospect of each option of this coach's present question by its notation, as far as there is one. */
  prospects(s: S, seat: Seat): Readonly<Record<string, Prospect>> {
    const { game, choices } = this
    const count = game.legal(s, seat, choices)
    const seed = this.seedOf(s, seat)
    const found: Record<string, Prospect> = {}
    for (let i = 0; i < count; i++) {
      const prospect = this.prospect(s, seat, choices[i], seed)
      if (prospect) found[game.write(s, seat, choices[i])] = prospect
    }
    return found
  }

  /** The prospect of one option. */
  prospect(s: S, seat: Seat, action: number, seed = this.seedOf(s, seat)): Prospect | undefined {
    const exact = this.matters.counted?.(s, seat, action)
    if (exact) return exact
    const matter = this.matters.matter(s, seat, action)
    if (!matter) return undefined
    this.matter = matter
    return this.counted(s, seat, action, seed) ?? this.estimated(s, seat, action, seed)
  }

  /** A number for what this coach sees now, and nothing else. */
  private seedOf(s: S, seat: Seat): number {
    const seen = JSON.stringify(this.game.view(s, seatName(seat)))
    let seed = 0x811c9dc5
    for (let i = 0; i < seen.length; i++) seed = Math.imul(seed ^ seen.charCodeAt(i), 0x01000193)
    return seed
  }

  /** All luck until it is decided, where nobody is asked before. */
  private counted(s: S, seat: Seat, action: number, seed: number): Prospect | undefined {
    const shares = new Float64Array(this.tally.length)
    let outcomes = 0
    const falls = everyOutcome((chance) => {
      this.imagine(s, seat, seed)
      this.luck = chance
      this.begin(seat, action)
      return this.way
    })
    for (const { likelihood, result } of falls) {
      const isHidden = this.luckAsked > 0 && !this.matters.hasOpenLuck
      if (result === UNDECIDED || isHidden || ++outcomes > MOST_OUTCOMES) return undefined
      shares[result] += likelihood
    }
    return this.asProspect((way) => shares[way])
  }

  /** Both play on quickly in match after match as it may be. */
  private estimated(s: S, seat: Seat, action: number, seed: number): Prospect | undefined {
    const { tally, worlds } = this
    tally.fill(0)
    for (let n = 0; n < worlds; n++) {
      // Every option meets the same hands.
      this.imagine(s, seat, seed + Math.imul(n, 0x9e3779b9))
      this.luck = this.dice
      this.begin(seat, action)
      tally[this.playOn()]++
    }
    return this.asProspect((way) => tally[way] / worlds, worlds)
  }

  private imagine(s: S, seat: Seat, seed: number): void {
    const { game, dice } = this
    this.world ??= game.blank(s)
    dice.reseed(seed)
    game.copy(s, this.world)
    game.reimagine(this.world, seat, dice)
    this.matters.unchoose?.(this.world, (1 - seat) as Seat)
  }

  private begin(seat: Seat, action: number): void {
    this.way = UNDECIDED
    this.luckAsked = 0
    this.game.apply(this.world as S, seat, action, this, this)
  }

  /** Quickly on to where it is decided. */
  private playOn(): number {
    const { game, options, dice, matters } = this
    const world = this.world as S
    for (let n = 0; n < FARTHEST && this.way === UNDECIDED; n++) {
      const awaited = game.awaiting(world)
      if (awaited === NOBODY) break
      const seat: Seat = awaited & 1 ? 0 : 1
      const count = game.legal(world, seat, options)
      const action =
        count === 1
          ? options[0]
          : (this.fromDuel(world, seat, count) ?? matters.quick(world, seat, options, count, dice))
      game.apply(world, seat, action, this, this)
    }
    return this.way === UNDECIDED ? (this.matter?.otherwise ?? 0) : this.way
  }

  private fromDuel(world: S, seat: Seat, count: number): number | undefined {
    const { matters, options, mix, dice } = this
    return matters.duel?.(world, seat, options, count, mix) ? options[drawn(mix, count, dice)] : undefined
  }

  private asProspect(shareOf: (way: number) => number, over?: number): Prospect | undefined {
    const { matter } = this
    if (!matter) return undefined
    const ways = matter.ways.map(({ way, tone, rare }, i) => ({ way, tone, rare, share: shareOf(i) }))
    if (matter.ways.every(({ beside }, i) => beside || shareOf(i) === 0)) return undefined
    return {
      of: matter.of,
      ways: ways
        .filter(({ rare, share }) => !rare || share > 0)
        .map(({ way, tone, share }) => ({ way, share, tone })),
      ...(over !== undefined && { over }),
    }
  }

  // Luck and events of the imagined match pass here; after the matter is decided nothing counts any more.

  take(weights: Uint8Array, total: number, key: number): number {
    if (this.way !== UNDECIDED) return firstOf(weights)
    this.luckAsked++
    return this.luck.take(weights, total, key)
  }

  tell(event: E): void {
    if (this.way === UNDECIDED) this.way = this.matter?.decidedBy(event) ?? UNDECIDED
  }

  reveal(event: E): void {
    this.tell(event)
  }

  confide(_seat: Seat, own: E): void {
    this.tell(own)
  }
}

function firstOf(weights: Uint8Array): number {
  let index = 0
  while (weights[index] === 0) index++
  return index
}
