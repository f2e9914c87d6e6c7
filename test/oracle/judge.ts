import { isDeepStrictEqual } from 'node:util'
import type { Game, MatchEvent, Request, Seat } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'

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

/** A model follows one match: it hears what is told, and looks whenever a coach is asked. */
export interface Model<E extends MatchEvent> {
  hear(event: E): void
  /** Before `choice` is played: what the coach could do, and the match as a spectator of everything sees it. */
  asked?(request: Request, view: unknown, choice: string): void
}

/** Plays one random match with a model beside it. */
export function follow<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  config: C,
  seed: number,
  judge: Judge,
  model: Model<E>,
): void {
  judge.match = `${game.id}, seed ${seed}`
  judge.decision = 0
  const hear = (event: E) => model.hear(event)
  randomMatch(game, config, seed, {
    told: { tell: hear, reveal: hear, confide: (_: Seat, own: E) => model.hear(own) },
    each: (state, { number, seat, action }) => {
      judge.decision = number
      const request = model.asked && game.request(state, seat)
      if (request) model.asked?.(request, game.view(state, 'omniscient'), game.write(state, seat, action))
    },
  })
}

/** `ORACLE=1000` plays so many matches of each game instead of a few. */
export const matches = (few: number): number => Number(process.env.ORACLE ?? few)

/** The same things in one order, for lists whose order no rule sets. */
export const sorted = (texts: readonly string[]): string[] => [...texts].sort()
