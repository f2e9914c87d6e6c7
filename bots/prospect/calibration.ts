import type { Chance, Game, MatchEvent, Pair, Seat, Teller } from '@libero/kernel'
import { NOBODY, SampledChance } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import type { Foresight } from './foresight.ts'
import type { Matter, Matters } from './matters.ts'
import { chanceOf } from './prospect.ts'

/** What was promised of decisions of one kind, and what happened. */
export interface Kept {
  /** The question and what its chance is of: 'play-card pass'. */
  readonly kind: string
  decisions: number
  /** How many of the promises were counted exactly. */
  exact: number
  /** Sums: what was promised and what happened. */
  promised: number
  happened: number
  /** Of the doubt that people were told of: whatever else their margins hold is luck, and evens out. */
  doubt: number
  /** Of the squares by which promises about the same thing were off together: several draws of one save are one. */
  squares: number
  /** By tenths of what was promised. */
  readonly tenths: readonly Tenth[]
}

interface Tenth {
  decisions: number
  promised: number
  happened: number
}

/** A promise whose matter is still open. */
interface Promised<E extends MatchEvent> {
  readonly matter: Matter<E>
  readonly kept: Kept
  readonly chance: number
}

const emptyTenth = (): Tenth => ({ decisions: 0, promised: 0, happened: 0 })

/**
 * Plays matches, asks before every decision what the one that is taken promises, and notes what came of it. A kind that
 * has been asked often enough is left alone.
 */
export class Calibration<S, C, E extends MatchEvent> implements Teller<E> {
  readonly kinds = new Map<string, Kept>()
  private readonly options: Int16Array
  private readonly whims = [new SampledChance(1), new SampledChance(2)] as const
  private readonly dreams = new SampledChance(3)
  private open: Promised<E>[] = []
  private before: E | undefined
  private state: S | undefined
  private world: S | undefined

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly matters: Matters<S, E>,
    private readonly foresight: Foresight<S, C, E>,
    private readonly enough: number,
  ) {
    this.options = new Int16Array(game.mostOptions)
  }

  /** One match to the final whistle; `seed` is for what the bots leave to their own dice. */
  play(config: C, bots: Pair<Bot<S>>, chance: Chance, seed: number): void {
    const { game, options, whims } = this
    whims[0].reseed(seed)
    whims[1].reseed(seed ^ 0x5bd1e995)
    this.dreams.reseed(seed ^ 0x27d4eb2f)
    this.open = []
    this.before = undefined
    this.foresight.begin()
    bots[0].begin?.(0)
    bots[1].begin?.(1)
    const state = game.start(config, chance, undefined, this.state)
    this.state = state
    for (let awaited = game.awaiting(state); awaited !== NOBODY; awaited = game.awaiting(state)) {
      const seat: Seat = awaited & 1 ? 0 : 1
      const count = game.legal(state, seat, options)
      this.foresight.look(state, seat)
      const action = bots[seat].choose(this.imagine(state, seat), seat, options, count, whims[seat])
      this.promise(state, seat, action)
      game.apply(state, seat, action, chance, this)
    }
    this.settle(({ matter }) => matter.otherwise)
  }

  private imagine(state: S, seat: Seat): S {
    this.world ??= this.game.blank(state)
    this.game.copy(state, this.world)
    this.game.reimagine(this.world, seat, this.dreams)
    return this.world
  }

  private promise(state: S, seat: Seat, action: number): void {
    const matter = this.matters.matter(state, seat, action)
    const request = matter && this.game.request(state, seat)
    if (!matter || !request) return
    const kept = this.kindOf(`${request.kind} ${matter.of}`)
    if (kept.decisions >= this.enough) return
    const prospect = this.foresight.prospect(state, seat, action)
    if (!prospect) return
    if (prospect.margin === undefined) kept.exact++
    kept.decisions++
    kept.doubt += prospect.over === undefined ? (prospect.margin ?? 0) : this.matters.doubt(prospect.of)
    this.open.push({ matter, kept, chance: chanceOf(prospect) })
  }

  private kindOf(kind: string): Kept {
    const known = this.kinds.get(kind)
    if (known) return known
    const tenths = Array.from({ length: 10 }, emptyTenth)
    const kept: Kept = {
      kind,
      decisions: 0,
      exact: 0,
      promised: 0,
      happened: 0,
      doubt: 0,
      squares: 0,
      tenths,
    }
    this.kinds.set(kind, kept)
    return kept
  }

  tell(event: E): void {
    const { before } = this
    this.before = event
    if (this.open.length > 0) this.settle(({ matter }) => matter.decidedBy(event, before))
  }

  /** Notes every promise that has come to a way. */
  private settle(wayOf: (promised: Promised<E>) => number): void {
    const off = new Map<Kept, number>()
    this.open = this.open.filter((promised) => {
      const way = wayOf(promised)
      if (way < 0) return true
      const { kept } = promised
      off.set(kept, (off.get(kept) ?? 0) + note(promised, way))
      return false
    })
    for (const [kept, by] of off) kept.squares += by * by
  }

  reveal(event: E): void {
    this.tell(event)
  }

  confide(_seat: Seat, own: E): void {
    this.tell(own)
  }
}

/** By how much the promise was off. */
function note<E extends MatchEvent>({ kept, chance, matter }: Promised<E>, way: number): number {
  const happened = matter.ways[way]?.tone === 'good' ? 1 : 0
  const tenth = kept.tenths[Math.min(9, Math.floor(chance * 10))]
  for (const sums of tenth ? [kept, tenth] : [kept]) {
    sums.promised += chance
    sums.happened += happened
  }
  if (tenth) tenth.decisions++
  return happened - chance
}

/** How far what happened may lie from what was promised by luck alone: three standard deviations, as a share. */
export const luckOfKept = ({ decisions, squares }: Pick<Kept, 'decisions' | 'squares'>): number =>
  decisions === 0 ? 1 : (3 * Math.sqrt(squares) + 1) / decisions
