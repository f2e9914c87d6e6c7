import bench from './bench.json' with { type: 'json' }
import match from './match.json' with { type: 'json' }
import type {
  CardSet,
  MatchCard,
  MotivationCard,
  SpecialDefence,
  SpecialShot,
  StartingCard,
  TransferCard,
} from './set.ts'
import specials from './specials.json' with { type: 'json' }
import starting from './starting.json' with { type: 'json' }

/** The project's own card set: the rulebook's footballers and cards, with values and most abilities of our design. */
export const OUR_CARDS: CardSet = {
  name: 'libero-captain-tsubasa',
  version: '2',
  starting: starting.starting as readonly StartingCard[],
  match: match.match as readonly MatchCard[],
  motivation: bench.motivation as readonly MotivationCard[],
  transfers: bench.transfers as readonly TransferCard[],
  shots: specials.shots as readonly SpecialShot[],
  defences: specials.defences as readonly SpecialDefence[],
}

/** What was printed on the cards of Toho that were made stronger since. */
const THEN: Readonly<Record<string, Partial<StartingCard>>> = {
  shimano: { abilities: [{ do: 'recall', to: 'hand', must: 'discard' }] },
}

/** As it was before the two teams were evened out: matches begun with it go on with it. */
export const FIRST_CARDS: CardSet = {
  ...OUR_CARDS,
  version: '1',
  starting: OUR_CARDS.starting.map((card) => ({ ...card, ...THEN[card.id] })),
}

/** Every set we ever published, the newest first: a record goes on with the one it began with. */
export const PUBLISHED: readonly CardSet[] = [OUR_CARDS, FIRST_CARDS]
