import { isDeepStrictEqual } from 'node:util'
import type { Game, MatchEvent, Request, Seat, Teller } from '@libero/kernel'
import { AWAIT_BOTH, AWAY, HOME, NOBODY, SampledChance } from '@libero/kernel'
import { luckOf } from '@libero/kernel/testing'

/** Counts what was compared, paragraph by paragraph, and stops at the first disagreement. */
export class Judge {
  readonly compared = new Map<string, number>()
  match = ''
  decision = 0

  /** What the engine said and what the model says, by the paragraph both rest on. */
  same(rule: string, engine: unknown, model: unknown): void {
    this.compared.set(rule, (this.compared.get(rule) ?? 0) + 1)
    if (engine !== model && !isDeepStrictEqual(engine, model))
      throw new Error(
        `${this.match}, decision ${this.decision}, §${rule}: the engine says ${said(engine)}, the model ${said(model)}`,
      )
  }

  /** What was compared less often than it must be, for a test to find empty. */
  tooRarely(least: Readonly<Record<string, number>>): string[] {
    return Object.entries(least)
      .filter(([rule, count]) => (this.compared.get(rule) ?? 0) < count)
      .map(([rule, count]) => `§${rule}: ${this.compared.get(rule) ?? 0} of ${count}`)
  }
}

const said = (thing: unknown): string => JSON.stringify(thing) ?? 'nothing'

/** What a model makes of each kind of event that it listens to. */
export type Ears<E extends MatchEvent> = {
  readonly [K in E['kind']]?: (event: Extract<E, { readonly kind: K }>) => void
}

/** A model follows one match: it hears what is told, and looks whenever a coach is asked. */
export interface Model<E extends MatchEvent> {
  readonly ears: Ears<E>
  /** Before `choice` is played: what the coach could do, and the match as a spectator of everything sees it. */
  asked?(request: Request, view: unknown, choice: string): void
}

/**
 * Plays one match with a model beside it. Any option is as likely as another; but in every other match whatever is in
 * `eager` is done wherever it can be, for what chance alone brings about too rarely.
 */
export function follow<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
  judge: Judge,
  model: Model<E>,
  eager: readonly string[] = [],
): void {
  judge.match = `${game.id}, seed ${seed}`
  judge.decision = 0
  const whim = new SampledChance(seed)
  const chance = luckOf(seed)
  const ears = model.ears as Readonly<Record<string, ((event: E) => void) | undefined>>
  const hear = (event: E) => ears[event.kind]?.(event)
  const told: Teller<E> = { tell: hear, reveal: hear, confide: (_, own) => hear(own) }
  const state = game.start(config, chance, told)
  for (let awaited = game.awaiting(state); awaited !== NOBODY; awaited = game.awaiting(state)) {
    judge.decision++
    const seat: Seat = awaited === AWAIT_BOTH ? (whim.below(2) as Seat) : awaited === 1 ? HOME : AWAY
    const request = game.request(state, seat)
    const drawn = request?.options[whim.below(request.options.length)]
    const wished = request?.options.find(({ action, kind }) => eager.includes(action) || eager.includes(kind))
    const choice = (seed % 2 === 0 ? (wished ?? drawn) : drawn)?.action
    if (!request || choice === undefined) throw new Error(`${judge.match}: nothing to decide`)
    if (model.asked) model.asked(request, game.view(state, 'omniscient'), choice)
    game.apply(state, seat, game.read(state, seat, choice), chance, told)
  }
}

/** `ORACLE=1000` plays so many matches of each game instead of a few. */
export const matches = (few: number): number => Math.max(few, Number(process.env.ORACLE ?? 0))

/** The same things in one order, for lists whose order no rule sets. */
export const sorted = (texts: readonly string[]): string[] => [...texts].sort()
