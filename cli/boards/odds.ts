import type { Game, MatchEvent, Odds, Request } from '@libero/kernel'

export const NO_ODDS: ReadonlyMap<string, Odds> = new Map()

/** How likely each option of a question succeeds, by its action, from what the coach who is asked can see. */
export function oddsOf<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  state: S,
  { seat, options }: Request,
): ReadonlyMap<string, Odds> {
  const known = new Map<string, Odds>()
  for (const { action } of options) {
    const odds = game.odds(state, seat, game.read(state, seat, action))
    if (odds) known.set(action, odds)
  }
  return known
}
