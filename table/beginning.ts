import type {
  Chance,
  Checked,
  Edition,
  Game,
  MatchConfig,
  MatchEvent,
  Position,
  RecordedChance,
  Refusal,
  Teller,
} from '@libero/kernel'
import { accepted, ChanceError, CountedChance, chanceOf, Log, refused } from '@libero/kernel'

/** What the match begins from: an agreement and two opened builds, or a position. */
export type Beginning = ({ readonly config: MatchConfig } & Edition) | ({ readonly from: Position } & Edition)

/** Where a match stands: its state, the luck it has taken, and what was told of it. */
export interface Now<S, E extends MatchEvent> {
  readonly state: S
  readonly luck: CountedChance
  readonly told: Log<E>
}

export const refuse = (rule: string, code: string, about?: Refusal['about']) =>
  refused({ code, rule, ...(about && { about }) })

/**
 * What the record keeps of the beginning: nothing but what the game reads, and out of anybody's reach. With it the
 * kick-off itself, so that nothing is prepared twice.
 */
export function prepared<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  beginning: Beginning,
): Checked<{
  readonly plain: Beginning
  readonly kickOff: (chance: Chance, told: Teller<E>) => Checked<S>
}> {
  const { rules, cards } = beginning
  const edition = { ...(rules !== undefined && { rules }), ...(cards && { cards }) }
  if ('from' in beginning) {
    const from = game.plainPosition(beginning.from, edition)
    if (!from.ok) return from
    const kickOff = (chance: Chance, told: Teller<E>) => game.fromPosition(from.value, chance, told, edition)
    return accepted({ plain: { from: from.value, ...edition }, kickOff })
  }
  const config = game.prepare(beginning.config, edition)
  if (!config.ok) return config
  const kickOff = (chance: Chance, told: Teller<E>) => accepted(game.start(config.value, chance, told))
  return accepted({ plain: { config: game.plain(config.value), ...edition }, kickOff })
}

export function begin<S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  beginning: Beginning,
  chance: RecordedChance,
): Checked<Now<S, E> & { readonly plain: Beginning }> {
  const from = prepared(game, beginning)
  if (!from.ok) return from
  const luck = new CountedChance(chanceOf(chance))
  const told = new Log<E>()
  try {
    const state = from.value.kickOff(luck, told)
    return state.ok ? accepted({ state: state.value, luck, told, plain: from.value.plain }) : state
  } catch (fault) {
    if (fault instanceof ChanceError) return refuse('T6', fault.fault, { entry: fault.at + 1 })
    throw fault
  }
}

export const kept = (chance: RecordedChance): RecordedChance =>
  'seed' in chance ? { seed: chance.seed } : { list: [...chance.list] }
