import { GAMES, visit } from '../games/register.ts'
import type { Measured } from '../machine.ts'
import { hereAndNow } from '../machine.ts'
import type { DuelResult, Terms } from './duel.ts'
import { duel } from './duel.ts'
import { bestSettings, PLAYOUTS } from './mcts.ts'
import type { PaceResult } from './pace.ts'
import { pace } from './pace.ts'

export interface GameStrength {
  readonly game: string
  readonly duels: readonly DuelResult[]
  readonly pace: PaceResult
}

export interface StrengthResult extends Measured {
  /** Milliseconds each side had for a decision. */
  readonly ms: number
  readonly games: readonly GameStrength[]
}

/** Moments thought about to see how fast. */
const MOMENTS = 60

/** Told as the measurement goes on. */
export type Heard = (about: {
  readonly game: string
  /** The first duel, the second. */
  readonly duel: number
  readonly pair: number
  readonly score: number
}) => void

export function measureStrength(
  games: readonly string[],
  terms: Terms,
  heard?: Heard,
  moments = MOMENTS,
): StrengthResult {
  return {
    ...hereAndNow(),
    ms: terms.ms,
    games: games.map((game) =>
      visit(game, (ground) => ({
        game,
        pace: pace(ground, moments, terms.ms),
        duels: PLAYOUTS.map((playouts, n) =>
          duel(ground, bestSettings(ground, playouts), terms, (pair, score) =>
            heard?.({ game, duel: n + 1, pair, score }),
          ),
        ),
      })),
    ),
  }
}

/** Games measured in an earlier run stay, if they were measured under the same conditions. */
export function merged(kept: StrengthResult | undefined, fresh: StrengthResult): StrengthResult {
  const conditions = ({ machine, node, date, ms }: StrengthResult) => [machine, node, date, ms].join()
  const before = kept && conditions(kept) === conditions(fresh) ? kept.games : []
  const all = new Map([...before, ...fresh.games].map((game) => [game.game, game]))
  return { ...fresh, games: GAMES.flatMap((game) => all.get(game) ?? []) }
}
