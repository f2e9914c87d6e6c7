import footballers from './footballers.json' with { type: 'json' }
import type { CardSet, Footballer, Tactic } from './set.ts'
import tactics from './tactics.json' with { type: 'json' }
import firstTactics from './tactics-1.json' with { type: 'json' }

/** The project's own card set: the rulebook's footballers, with hazard positions and tactic cards of our design. */
export const OUR_CARDS: CardSet = {
  name: 'libero-finale',
  version: '2',
  footballers: footballers.footballers as unknown as readonly Footballer[],
  tactics: tactics.tactics as unknown as readonly Tactic[],
}

/** As it was before its tactics were designed anew: matches begun with it go on with it. */
export const FIRST_CARDS: CardSet = {
  ...OUR_CARDS,
  version: '1',
  tactics: firstTactics.tactics as unknown as readonly Tactic[],
}

/** Every set we ever published, the newest first: a record goes on with the one it began with. */
export const PUBLISHED: readonly CardSet[] = [OUR_CARDS, FIRST_CARDS]
