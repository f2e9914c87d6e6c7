import type { Chance, Game, MatchEvent, Seat, Teller } from '@libero/kernel'
import { awaits, everyOutcome, NOBODY, other, SampledChance, seatName } from '@libero/kernel'
import { drawn } from '../thinking/future.ts'
import type { Belief } from '../thinking/index.ts'
import { Fortune } from './fortune.ts'
import type { Trial } from './levelled.ts'
import { levelled } from './levelled.ts'
import type { Matter, Matters } from './matters.ts'
import type { Prospect } from './prospect.ts'
import { chanceOf } from './prospect.ts'

/** Over how many imagined matches an estimate goes, … */
export const WORLDS = 400
/** … fewer where there is much to choose from: so many continuations of a question in all, … */
const TRIES = 1600
/** … but no fewer than this for each option. */
const FEWEST_WORLDS = 100
/** Whatever is not decided after so many decisions counts as ended otherwise. */
const FARTHEST = 200
/** Luck that can fall in more ways than this is sampled, not counted, unless a game counts further. */
const MOST_OUTCOMES = 1500
/** Nobody is sure of what others would do: no hand counts less than this share of the likeliest. */
const FAITH = 0.05
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
  private readonly fortune = new Fortune()
  private readonly tally = new Float64Array(16)
  /** What each coach makes of what the other has done, as far as it was shown here. */
  private readonly beliefs: [Belief<S> | undefined, Belief<S> | undefined] = [undefined, undefined]
  /** Matches as they may be, how much each counts, and of which question they are. */
  private readonly imagined: S[] = []
  private readonly weights: Float64Array
  /** In which of them what was tried last came to what is hoped for. */
  private readonly went: Uint8Array
  private dealt:
    | { readonly of: S; readonly moment: number; readonly seed: number; readonly count: number }
    | undefined
  /** A number for all that the coach who was asked last saw: moments of one play may share their luck. */
  private moment = 0
  private world: S | undefined
  private matter: Matter<E> | undefined
  /** Whose prospect it is. */
  private asked: Seat | undefined
  private way = UNDECIDED
  private before: E | undefined
  /** What was told until it was decided, where the game says what a failure came by. */
  private readonly story: E[] = []
  private luck: Chance = this.dice
  /** For what coaches leave to chance in the match that is tried. */
  private dream = 0
  private luckAsked = 0

  constructor(
    private readonly game: Game<S, C, E>,
    private readonly matters: Matters<S, E>,
    private readonly worlds = WORLDS,
  ) {
    this.options = new Int16Array(game.mostOptions)
    this.choices = new Int16Array(game.mostOptions)
    this.mix = new Float64Array(game.mostOptions)
    this.weights = new Float64Array(worlds)
    this.went = new Uint8Array(worlds)
  }

  /** A match begins: nobody has seen anything of the other. */
  begin(): void {
    this.beliefs[0] = this.matters.belief?.()
    this.beliefs[1] = this.matters.belief?.()
  }

  /** A moment in which this coach is asked: what the other has shown since the last says something of what he holds. */
  look(s: S, seat: Seat): void {
    const belief = this.beliefs[seat]
    if (!belief) return
    this.imagine(s, seat, this.seedOf(s, seat))
    belief.look(this.world as S, seat)
  }

  /** The prospect of each option of this coach's present question by its notation, as far as there is one. */
  prospects(s: S, seat: Seat): Readonly<Record<string, Prospect>> {
    const { game, choices } = this
    this.look(s, seat)
    const count = game.legal(s, seat, choices)
    const seed = this.seedOf(s, seat)
    const worlds = Math.min(this.worlds, Math.max(FEWEST_WORLDS, Math.floor(TRIES / count)))
    const found: Record<string, Prospect> = {}
    const trials: Trial[] = []
    for (let i = 0; i < count; i++) {
      const action = game.write(s, seat, choices[i])
      const prospect = this.prospect(s, seat, choices[i], seed, worlds)
      if (!prospect) continue
      found[action] = prospect
      if (prospect.over !== undefined && !prospect.sure)
        trials.push({ action, prospect, went: this.went.slice(0, worlds) })
    }
    // Options of which each is about something else cannot be compared.
    for (const of of new Set(trials.map(({ prospect }) => prospect.of))) {
      const alike = trials.filter(({ prospect }) => prospect.of === of)
      for (const [action, prospect] of levelled(alike, this.weights, this.matters.told?.(of)))
        found[action] = prospect
    }
    return found
  }

  /** The prospect of one option. */
  prospect(
    s: S,
    seat: Seat,
    action: number,
    seed = this.seedOf(s, seat),
    worlds = this.worlds,
  ): Prospect | undefined {
    const prospect = this.found(s, seat, action, seed, worlds)
    const spends = this.matters.spends?.(s, seat, action)
    return prospect && spends !== undefined ? { ...prospect, spends } : prospect
  }

  private found(s: S, seat: Seat, action: number, seed: number, worlds: number): Prospect | undefined {
    const exact = this.matters.counted?.(s, seat, action)
    if (exact) return exact
    const matter = this.matters.matter(s, seat, action)
    if (!matter) return undefined
    this.matter = matter
    this.asked = seat
    return (
      this.counted(s, seat, action, seed) ??
      this.supposed(s, seat, action, seed) ??
      this.estimated(s, seat, action, seed, worlds)
    )
  }

  /** A number for what this coach sees now, and nothing else. */
  private seedOf(s: S, seat: Seat): number {
    const view = this.game.view(s, seatName(seat))
    this.moment = hashed(view)
    const glimpse = this.matters.glimpse?.(view, seat)
    return glimpse === undefined ? this.moment : hashed(glimpse)
  }

  /** All luck until it is decided, where nobody is asked before. */
  private counted(s: S, seat: Seat, action: number, seed: number): Prospect | undefined {
    return this.overAllLuck(() => {
      this.imagine(s, seat, seed)
      this.tryOut(seat, action)
      return this.matters.hasOpenLuck || this.luckAsked === 0 ? this.way : UNDECIDED
    })
  }

  /** All luck until it is decided, where nothing is hidden and both choose as coaches would. */
  private supposed(s: S, seat: Seat, action: number, seed: number): Prospect | undefined {
    const { matter, matters } = this
    if (!matter || !matters.isOpen?.(matter.of, s)) return undefined
    this.dream = seed
    const prospect = this.overAllLuck(() => {
      this.imagine(s, seat, seed)
      this.tryOut(seat, action)
      return this.playOn()
    })
    return prospect && { ...prospect, margin: matters.doubt(matter.of, s), given: 'sensible' }
  }

  private overAllLuck(decide: () => number): Prospect | undefined {
    const shares = new Float64Array(this.tally.length)
    let outcomes = 0
    const most = this.matters.mostOutcomes ?? MOST_OUTCOMES
    const falls = everyOutcome((chance) => {
      this.luck = chance
      return decide()
    })
    for (const { likelihood, result } of falls) {
      if (result === UNDECIDED || ++outcomes > most) return undefined
      shares[result] += likelihood
    }
    return this.asProspect((way) => shares[way])
  }

  /** Both play on in match after match as it may be; the likelier the other would have done what he did, the more it counts. */
  private estimated(s: S, seat: Seat, action: number, seed: number, worlds: number): Prospect | undefined {
    const { game, tally, weights, fortune, matters, matter } = this
    this.deal(s, seat, seed, worlds)
    tally.fill(0)
    const causes = new Map<string, number>()
    let total = 0
    let squares = 0
    for (let n = 0; n < worlds; n++) {
      const weight = weights[n]
      game.copy(this.imagined[n] as S, this.world as S)
      // Every option meets the same hands and the same luck.
      this.dream = seed ^ Math.imul(n + 1, 0x5bd1e995)
      fortune.become(seed, n)
      this.luck = fortune
      this.tryOut(seat, action)
      const way = this.playOn()
      this.went[n] = Number(matter?.ways[way]?.tone === 'good')
      if (this.went[n] === 0)
        for (const cause of matters.causes?.(this.story, seat) ?? [])
          causes.set(cause, (causes.get(cause) ?? 0) + weight)
      tally[way] += weight
      total += weight
      squares += weight * weight
    }
    const prospect = this.asProspect((way) => tally[way] / total)
    if (!prospect) return undefined
    const chance = chanceOf(prospect)
    const cause = mostly(causes, (1 - chance) * total)
    const found = { ...prospect, over: worlds, ...(cause !== undefined && { cause }) }
    if (matter && isSure(matter)) return { ...found, sure: true }
    const luck = 1.96 * Math.sqrt((chance * (1 - chance) * squares) / (total * total))
    return { ...found, margin: matters.doubt(prospect.of) + luck }
  }

  /** Deals the hands the other may hold, once for all options of a question. */
  private deal(s: S, seat: Seat, seed: number, count: number): void {
    const { game, imagined, weights, dealt } = this
    const { moment } = this
    if (dealt?.of === s && dealt.moment === moment && dealt.seed === seed && dealt.count === count) return
    const belief = this.beliefs[seat]
    const rival = other(seat)
    let most = 0
    for (let n = 0; n < count; n++) {
      this.imagine(s, seat, seed + Math.imul(n, 0x9e3779b9))
      const world = this.world as S
      weights[n] = belief?.likelihood(world, seat) ?? 1
      most = Math.max(most, weights[n])
      // Who decides unseen at the same time does so by what he holds, whatever is chosen here.
      if (awaits(game.awaiting(world), rival))
        game.apply(world, rival, this.decision(world, rival), this.dice)
      const kept = imagined[n] ?? game.blank(s)
      game.copy(world, kept)
      imagined[n] = kept
    }
    for (let n = 0; n < count; n++) weights[n] = Math.max(FAITH * most, weights[n])
    this.dealt = { of: s, moment, seed, count }
  }

  private imagine(s: S, seat: Seat, seed: number): void {
    const { game, dice } = this
    this.world ??= game.blank(s)
    dice.reseed(seed)
    game.copy(s, this.world)
    game.reimagine(this.world, seat, dice)
    this.matters.unchoose?.(this.world, other(seat))
  }

  private tryOut(seat: Seat, action: number): void {
    this.way = UNDECIDED
    this.before = undefined
    this.luckAsked = 0
    this.story.length = 0
    this.game.apply(this.world as S, seat, action, this, this)
  }

  /** On to where it is decided. */
  private playOn(): number {
    const { game } = this
    const world = this.world as S
    for (let n = 0; n < FARTHEST && this.way === UNDECIDED; n++) {
      // What coaches leave to chance is the same, too, as long as both are asked the same.
      this.dice.reseed(this.dream + n)
      const awaited = game.awaiting(world)
      if (awaited === NOBODY) break
      const seat: Seat = awaited & 1 ? 0 : 1
      game.apply(world, seat, this.decision(world, seat), this, this)
    }
    return this.way === UNDECIDED ? (this.matter?.otherwise ?? 0) : this.way
  }

  /** What a sensible coach would decide there. */
  private decision(world: S, seat: Seat): number {
    const { game, matters, options, mix, dice } = this
    const count = game.legal(world, seat, options)
    if (count === 1) return options[0]
    if (matters.duel?.(world, seat, options, count, mix)) return options[drawn(mix, count, dice)]
    const pursues = seat === this.asked && this.matter ? matters.pursues?.(this.matter.of) : undefined
    return (pursues ?? matters.playsOn)(world, seat, options, count, dice)
  }

  private asProspect(shareOf: (way: number) => number): Prospect | undefined {
    const { matter } = this
    if (!matter) return undefined
    const ways = matter.ways.map(({ way, tone, rare }, i) => ({ way, tone, rare, share: shareOf(i) }))
    if (matter.ways.every(({ beside }, i) => beside || shareOf(i) === 0)) return undefined
    return {
      of: matter.of,
      ways: ways
        .filter(({ rare, share }) => !rare || share > 0)
        .map(({ way, tone, share }) => ({ way, share, tone })),
    }
  }

  // Luck and events of the imagined match pass here; after the matter is decided nothing counts any more.

  take(weights: Uint8Array, total: number, key: number): number {
    if (this.way !== UNDECIDED) return firstOf(weights)
    this.luckAsked++
    return this.luck.take(weights, total, key)
  }

  tell(event: E): void {
    if (this.way !== UNDECIDED) return
    this.way = this.matter?.decidedBy(event, this.before) ?? UNDECIDED
    this.before = event
    if (this.matters.causes) this.story.push(event)
  }

  reveal(event: E): void {
    this.tell(event)
  }

  confide(_seat: Seat, own: E): void {
    this.tell(own)
  }
}

/** Whatever it can still come to is hoped for, or nothing is. */
function isSure<E extends MatchEvent>({ possible, ways }: Matter<E>): boolean {
  const good = [...(possible ?? [])].filter((way) => ways[way]?.tone === 'good').length
  return possible !== undefined && (good === 0 || good === possible.size)
}

/** By this share of all that fails, or more, it mostly fails. */
const MOSTLY = 0.6

/** The narrowest cause of most failures: of two as frequent the one that was named first. */
function mostly(causes: ReadonlyMap<string, number>, failures: number): string | undefined {
  for (const [cause, weight] of [...causes].sort(([a], [b]) => b.length - a.length))
    if (weight > 0 && weight >= MOSTLY * failures) return cause
  return undefined
}

function hashed(seen: unknown): number {
  const text = JSON.stringify(seen)
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash
}

function firstOf(weights: Uint8Array): number {
  let index = 0
  while (weights[index] === 0) index++
  return index
}
