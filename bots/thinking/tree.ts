import type { SampledChance } from '@libero/kernel'

/** Rooms of one tree; when they are full the search goes on without growing. */
const NODES = 1 << 15
const EDGES = 1 << 17
const SLOTS = NODES * 2

/** How eager options tried seldom are tried again, in standard deviations of what came of the node. */
const EAGERNESS = 0.4
/** How fast a node takes up further options. */
const WIDTH = 0.3
/** A young edge is thought to be worth what its node is: as if that had been seen so many times. */
const CAUTION = 8
/** At a face-down choice habit counts as if it had been chosen so many times. */
const HABIT = 2000

/**
 * What was learned of decisions, by the mark of who decides. A node has an edge for each option ever met there;
 * which of them are there differs from world to world, so each counts how often it could have been chosen.
 */
export class Tree {
  private readonly marks = new Float64Array(SLOTS)
  private readonly nodeAt = new Int32Array(SLOTS)
  private readonly season = new Int32Array(SLOTS)
  private now = 0
  private nodes = 0
  private edges = 0

  private readonly first = new Int32Array(NODES)
  private readonly visits = new Int32Array(NODES)
  private readonly total = new Float64Array(NODES)
  private readonly squares = new Float64Array(NODES)

  private readonly action = new Int16Array(EDGES)
  private readonly next = new Int32Array(EDGES)
  private readonly tried = new Int32Array(EDGES)
  private readonly offered = new Int32Array(EDGES)
  private readonly sum = new Float64Array(EDGES)
  /** Edges of the options met last, and how many of them were tried before. */
  private readonly found = new Int32Array(64)
  private known = 0

  /** Forgets everything at once. */
  clear(): void {
    this.now++
    this.nodes = 0
    this.edges = 0
  }

  /** The node of a mark, −1 if there is none. */
  find(mark: number): number {
    const at = this.slot(mark)
    return this.season[at] === this.now ? this.nodeAt[at] : -1
  }

  /** A new node, −1 if there is no room. */
  grow(mark: number): number {
    if (this.nodes === NODES) return -1
    const at = this.slot(mark)
    const node = this.nodes++
    this.season[at] = this.now
    this.marks[at] = mark
    this.nodeAt[at] = node
    this.first[node] = -1
    this.visits[node] = 0
    this.total[node] = 0
    this.squares[node] = 0
    return node
  }

  private slot(mark: number): number {
    let at = (Math.imul(mark | 0, 0x9e3779b1) ^ Math.imul((mark / 0x1_0000_0000) | 0, 0x85ebca6b)) >>> 0
    at %= SLOTS
    while (this.season[at] === this.now && this.marks[at] !== mark) at = at + 1 === SLOTS ? 0 : at + 1
    return at
  }

  /** The edge of an option, made if it is met for the first time; −1 if there is no room. */
  edge(node: number, action: number): number {
    for (let edge = this.first[node]; edge >= 0; edge = this.next[edge])
      if (this.action[edge] === action) return edge
    if (this.edges === EDGES) return -1
    const edge = this.edges++
    this.action[edge] = action
    this.tried[edge] = 0
    this.offered[edge] = 0
    this.sum[edge] = 0
    this.next[edge] = this.first[node]
    this.first[node] = edge
    return edge
  }

  actionOf(edge: number): number {
    return this.action[edge]
  }

  /** Meets these options at a node; whether it is time to try one that was never tried. */
  meet(node: number, options: Int16Array, count: number): boolean {
    const { found, tried, offered } = this
    this.known = 0
    for (let i = 0; i < count; i++) {
      const edge = this.edge(node, options[i])
      found[i] = edge
      if (edge < 0) continue
      offered[edge]++
      if (tried[edge] > 0) this.known++
    }
    return this.known < count && this.known < 1 + WIDTH * Math.sqrt(this.visits[node])
  }

  /** Of the options just met one never tried: the usual decision, else any. */
  fresh(node: number, usual: number, count: number, whim: SampledChance): number {
    const { found, tried } = this
    const wanted = this.edge(node, usual)
    if (wanted < 0 || tried[wanted] === 0) return wanted
    let nth = whim.below(count - this.known)
    for (let i = 0; i < count; i++)
      if ((found[i] < 0 || tried[found[i]] === 0) && nth-- === 0) return found[i]
    return wanted
  }

  /** Of the options just met the one that promises most, allowing for what is not known yet. */
  promising(node: number, count: number): number {
    const { found, tried, offered, sum } = this
    const visits = Math.max(1, this.visits[node])
    const mean = this.total[node] / visits
    const spread = EAGERNESS * Math.sqrt(Math.max(1e-6, this.squares[node] / visits - mean * mean))
    let best = -1
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < count; i++) {
      const edge = found[i]
      if (edge < 0 || tried[edge] === 0) continue
      const worth =
        (sum[edge] + CAUTION * mean) / (tried[edge] + CAUTION) +
        spread * Math.sqrt(Math.log(offered[edge] + 1) / tried[edge])
      if (worth <= most) continue
      most = worth
      best = edge
    }
    return best
  }

  /** An option as often as it was tried, the average of all that was learned; −1 as often as too little was. */
  sample(node: number, options: Int16Array, count: number, whim: SampledChance): number {
    let total = 0
    for (let i = 0; i < count; i++) total += this.triesOf(node, options[i])
    let ticket = whim.below(total + HABIT)
    if (ticket >= total) return -1
    let at = 0
    while (true) {
      ticket -= this.triesOf(node, options[at])
      if (ticket < 0) return options[at]
      at++
    }
  }

  private triesOf(node: number, action: number): number {
    for (let edge = this.first[node]; edge >= 0; edge = this.next[edge])
      if (this.action[edge] === action) return this.tried[edge]
    return 0
  }

  /** What came of following an edge, as the share of who decided there. */
  learn(node: number, edge: number, share: number): void {
    this.visits[node]++
    this.total[node] += share
    this.squares[node] += share * share
    this.tried[edge]++
    this.sum[edge] += share
  }
}
