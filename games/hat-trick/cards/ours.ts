import duel from './duel.json' with { type: 'json' }
import players from './players.json' with { type: 'json' }
import type { CardSet, Keeping, Player, Shooting, Team } from './set.ts'
import teams from './teams.json' with { type: 'json' }

/** The project's own card set: the rulebook's national teams, with players and duels of our design. */
export const OUR_CARDS: CardSet = {
  name: 'libero-hat-trick',
  version: '1',
  players: players.players as readonly Player[],
  actions: { copies: duel.actions.copies, source: 'public' },
  shooting: duel.shooting as readonly Shooting[],
  keeping: duel.keeping as Keeping,
  teams: teams.teams as readonly Team[],
}

/** Every set we ever published, the newest first: a record goes on with the one it began with. */
export const PUBLISHED: readonly CardSet[] = [OUR_CARDS]
