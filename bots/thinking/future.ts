import type { Seat } from '@libero/kernel'
import { NOBODY, SampledChance } from '@libero/kernel'
import type { Insight } from './insight.ts'
import { shareOf } from './share.ts'
import { Tree } from './tree.ts'

/** More options than this are left to the quick policy. */
const MOST_BRANCHES = 48
/** After so many decisions the judge is asked wherever the match stands. */
const FARTHEST = 120
const DEEPEST = 64

/** Whose eyes a continuation is seen through: the thinker's, or the rival's, who does not know the thinker's cards. */
export type Sight = 'own' | 'rival'

/** Plays a match on from a moment, to where it can be judged. */
export class Future<S> {
  readonly dice = new SampledChance(1)
  private readonly tree: Tree | undefined
  private readonly options: Int16Array
  private readonly mix = new Float64Array(MOST_BRANCHES)
  private readonly nodes = new Int32Array(DEEPEST)
  private readonly edges = new Int32Array(DEEPEST)
  private readonly seats = new Uint8Array(DEEPEST)
  private path = 0
  private thinker: Seat = 0

  constructor(
    private readonly insight: Insight<S>,
    /** Whether it remembers what came of decisions, or always plays the quick one. */
    remembers: boolean,
  ) {
    this.options = new Int16Array(insight.rules.mostOptions)
    if (remembers) this.tree = new Tree()
  }

  /** A new decision is thought about. */
  begin(thinker: Seat): void {
    this.thinker = thinker
    this.tree?.clear()
  }

  /** Home's share of what comes of it; `s` is played on. */
  play(s: S, eyes: Sight): number {
    this.path = 0
    const came = this.tree ? this.descend(s, this.tree, eyes) : this.run(s, 0)
    const share = came - (this.insight.luck?.(s) ?? 0)
    for (let i = 0; i < this.path; i++)
      this.tree?.learn(this.nodes[i], this.edges[i], this.seats[i] === 0 ? share : 1 - share)
    return share
  }

  /** Along what is known, one step beyond it, and from there on quickly. */
  private descend(s: S, tree: Tree, eyes: Sight): number {
    const { insight, options, dice } = this
    const { rules } = insight
    for (let depth = 0; depth < DEEPEST; depth++) {
      const awaited = rules.awaiting(s)
      if (awaited === NOBODY) return this.result(s)
      const seat: Seat = awaited & 1 ? 0 : 1
      const count = this.choices(s, seat)
      const certain = this.withoutThinking(s, seat, count)
      // What can be judged, a duel above all, need not be played: its luck would only be noise.
      if (certain >= 0 && count > 1 && insight.isQuiet(s)) return insight.judge(s)
      if (certain >= 0) {
        rules.apply(s, seat, certain, dice)
        continue
      }
      const key = insight.keyOf(s, seat)
      let node = tree.find(key)
      const isNew = node < 0
      if (isNew) node = tree.grow(key)
      if (isNew && insight.isQuiet(s)) return insight.judge(s)
      if (node < 0) {
        rules.apply(s, seat, insight.quick(s, seat, options, count, dice), dice)
        return this.run(s, depth)
      }
      // What the rival lays unseen he must choose without knowing the thinker's cards: only where those are
      // dealt anew does he learn, and where they are not he draws from what he has learned.
      const isHidden = insight.isHidden(s)
      const fromMix = eyes === 'own' && seat !== this.thinker && isHidden
      const edge = fromMix ? -1 : this.followed(s, seat, tree, node, count)
      const action = edge >= 0 ? tree.actionOf(edge) : this.learned(s, seat, tree, node, count)
      if (edge >= 0 && (eyes === 'own' || seat !== this.thinker || isHidden)) {
        this.nodes[this.path] = node
        this.edges[this.path] = edge
        this.seats[this.path++] = seat
      }
      rules.apply(s, seat, action, dice)
      if (isNew) return this.run(s, depth)
    }
    return this.run(s, FARTHEST)
  }

  /** The edge to follow: something new while there is reason to, else what promises most. */
  private followed(s: S, seat: Seat, tree: Tree, node: number, count: number): number {
    const { insight, options, dice } = this
    if (!tree.meet(node, options, count)) return tree.promising(node, count)
    return tree.fresh(node, insight.quick(s, seat, options, count, dice), count, dice)
  }

  /** A decision drawn from what was learned, the quick one where nothing was. */
  private learned(s: S, seat: Seat, tree: Tree, node: number, count: number): number {
    const { insight, options, dice } = this
    const action = tree.sample(node, options, count, dice)
    return action >= 0 ? action : insight.quick(s, seat, options, count, dice)
  }

  /** Quickly on to the next quiet moment. */
  private run(s: S, from: number): number {
    const { insight, options, dice } = this
    const { rules } = insight
    for (let n = from; n < FARTHEST; n++) {
      const awaited = rules.awaiting(s)
      if (awaited === NOBODY) return this.result(s)
      if (insight.isQuiet(s)) return insight.judge(s)
      const seat: Seat = awaited & 1 ? 0 : 1
      const count = this.choices(s, seat)
      const certain = count === 1 ? options[0] : this.fromDuel(s, seat, count)
      rules.apply(s, seat, certain >= 0 ? certain : insight.quick(s, seat, options, count, dice), dice)
    }
    return rules.awaiting(s) === NOBODY ? this.result(s) : insight.judge(s)
  }

  /** What may be decided, as far as it is worth a thought. */
  private choices(s: S, seat: Seat): number {
    const { insight, options } = this
    const count = insight.rules.legal(s, seat, options)
    return insight.serious ? insight.serious(s, seat, options, count) : count
  }

  private result(s: S): number {
    const outcome = this.insight.rules.outcome(s)
    return outcome ? shareOf(outcome) : 0.5
  }

  /** What is decided without the tree: the only option, a duel that is solved, too wide a choice; −1 for the rest. */
  private withoutThinking(s: S, seat: Seat, count: number): number {
    if (count === 1) return this.options[0]
    const solved = this.fromDuel(s, seat, count)
    if (solved >= 0 || count <= MOST_BRANCHES) return solved
    return this.insight.quick(s, seat, this.options, count, this.dice)
  }

  private fromDuel(s: S, seat: Seat, count: number): number {
    const { insight, options, mix, dice } = this
    if (!insight.duel || count > MOST_BRANCHES || !insight.duel(s, seat, options, count, mix)) return -1
    return options[drawn(mix, count, dice)]
  }
}

/** An index as often as its weight. */
export function drawn(mix: Float64Array, count: number, whim: SampledChance): number {
  let ticket = whim.word() / 0x1_0000_0000
  for (let i = 0; i < count; i++) {
    ticket -= mix[i]
    if (ticket < 0) return i
  }
  return count - 1
}
