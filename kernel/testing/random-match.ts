import type { Chance } from '../chance.ts'
import { KeyedChance, SampledChance } from '../chance.ts'
import type { MatchEvent, Teller } from '../events.ts'
import { Log } from '../events.ts'
import type { Game } from '../game.ts'
import { AWAIT_BOTH, awaits, NOBODY } from '../game.ts'
import type { MatchRecord } from '../record.ts'
import { RECORD_FORMAT, writeInput } from '../record.ts'
import type { Seat } from '../seat.ts'
import { AWAY, HOME } from '../seat.ts'
import { seedFrom, seedText } from '../seed.ts'

/** One decision of a random match, before it is played. */
export interface Turn {
  /** From 1. */
  readonly number: number
  readonly seat: Seat
  readonly action: number
  /** What this coach could do, `action` among them. */
  readonly options: readonly number[]
}

export interface Watch<S, E extends MatchEvent> {
  /** Called before each decision is played; must leave the state as it is. */
  each?(state: S, turn: Turn): void
  /** Hears everything beside the log; with 'nobody' there is no log either, as when bots play. */
  told?: Teller<E> | 'nobody'
  stopAfter?: number
  /** Instead of the luck of the seed. */
  chance?: Chance
  /** A state to use again. */
  into?: S
}

export interface RandomMatch<S, E extends MatchEvent> {
  /** What `replay` makes the same match from, unless another chance was given. */
  readonly record: MatchRecord
  readonly turns: readonly Turn[]
  readonly log: Log<E>
  readonly state: S
}

/** Every game's own guards end a match far earlier. */
const MOST_DECISIONS = 20_000

export const luckOf = (seed: number): KeyedChance => new KeyedChance(seedFrom(`match ${seed}`))

/** What a coach who is asked may do. */
export const optionsOf = <S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  state: S,
  seat: Seat,
): number[] => {
  const out = new Int16Array(game.mostOptions)
  return Array.from(out.subarray(0, game.legal(state, seat, out)), Number)
}

export const oneOf = <T>(things: readonly T[], whim: SampledChance): T => {
  const thing = things[whim.below(things.length)]
  if (thing === undefined) throw new Error('nothing to choose from')
  return thing
}

/** The same for a coach who may not be asked at all. */
export const listed = <S, C, E extends MatchEvent>(game: Game<S, C, E>, state: S, seat: Seat): number[] =>
  awaits(game.awaiting(state), seat) ? optionsOf(game, state, seat) : []

/** Any legal decision, each as likely, under the luck of the seed. Where both are asked either may answer first. */
export function randomMatch<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
  watch: Watch<S, E> = {},
): RandomMatch<S, E> {
  const whim = new SampledChance(seed)
  const chance = watch.chance ?? luckOf(seed)
  const log = new Log<E>()
  const told = watch.told === 'nobody' ? undefined : watch.told ? both(log, watch.told) : log
  const state = game.start(config, chance, told, watch.into)
  const turns: Turn[] = []
  const inputs: string[] = []
  for (;;) {
    const awaited = game.awaiting(state)
    if (awaited === NOBODY || turns.length === watch.stopAfter) break
    const seat: Seat = awaited === AWAIT_BOTH ? (whim.below(2) as Seat) : awaited === 1 ? HOME : AWAY
    const options = optionsOf(game, state, seat)
    const action = options[whim.below(options.length)]
    const number = turns.length + 1
    if (action === undefined) throw fault(game, seed, number, `seat ${seat} is asked but has no option`)
    if (number > MOST_DECISIONS) throw fault(game, seed, number, 'the match does not end')
    const turn = { number, seat, action, options }
    watch.each?.(state, turn)
    turns.push(turn)
    inputs.push(writeInput({ seat, action: game.write(state, seat, action) }))
    game.apply(state, seat, action, chance, told)
  }
  const outcome = game.outcome(state)
  if (watch.stopAfter === undefined && !outcome)
    throw fault(game, seed, turns.length, 'nobody is asked, but the match is not over')
  const record: MatchRecord = {
    libero: RECORD_FORMAT,
    game: game.id,
    rules: game.rulesOf(state),
    cards: game.cardSet(state),
    config: game.plain(config),
    chance: { seed: seedText(luckOf(seed).seedWords()) },
    inputs,
    ...(outcome && { outcome }),
  }
  return { record, turns, log, state }
}

/** Plays a match that is under way to its end by random decisions, at most so many; says how many it took. */
export function playOut<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  state: S,
  whim: SampledChance,
  chance: Chance,
  told?: Teller<E>,
  most = MOST_DECISIONS,
): number {
  for (let played = 0; ; played++) {
    const awaited = game.awaiting(state)
    if (awaited === NOBODY || played === most) return played
    const seat: Seat = awaited === AWAIT_BOTH ? (whim.below(2) as Seat) : awaited === 1 ? HOME : AWAY
    game.apply(state, seat, oneOf(optionsOf(game, state, seat), whim), chance, told)
  }
}

function both<E extends MatchEvent>(one: Teller<E>, two: Teller<E>): Teller<E> {
  return {
    tell: (event) => [one.tell(event), two.tell(event)],
    reveal: (event) => [one.reveal(event), two.reveal(event)],
    confide: (seat, own, others, shows) => [
      one.confide(seat, own, others, shows),
      two.confide(seat, own, others, shows),
    ],
  }
}

/** What went wrong, and where to find it again. */
export function fault(game: { readonly id: string }, seed: number, decision: number, what: string): Error {
  return new Error(`${game.id}, seed ${seed}, decision ${decision}: ${what}`)
}

/** Where two texts part ways, with a little before and after; nothing if they are the same. */
export function parting(want: string | undefined, have: string | undefined): string | undefined {
  if (want === have) return undefined
  if (want === undefined || have === undefined) return `${want?.slice(0, 200)} became ${have?.slice(0, 200)}`
  let at = 0
  while (want[at] === have[at]) at++
  const around = (text: string) => text.slice(Math.max(0, at - 60), at + 60)
  return `…${around(want)}… became …${around(have)}…`
}
