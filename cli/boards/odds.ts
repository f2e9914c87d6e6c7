import type { Matters, Prospect } from '@libero/bots/prospect'
import { Foresight, percentOfChance } from '@libero/bots/prospect'
import type { Game, MatchEvent, Seat } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { entry } from '@libero/kernel/words'

/** What will probably come of each option, by its action. */
export type Figures = ReadonlyMap<string, Prospect>

export const NO_ODDS: Figures = new Map()

/** Figures of a moment by itself, from what the coach who is asked can see. */
export const figuresOf = <S, C, E extends MatchEvent>(
  game: Game<S, C, E>,
  matters: Matters<S, E>,
  state: S,
  seat: Seat,
): Figures => new Map(Object.entries(new Foresight(game, matters).prospects(state, seat)))

/** '64 %' */
export const figure = (prospect: Prospect): string => `${percentOfChance(prospect)} %`

/** 'stops it 64 %' */
export const likely = ({ prospects }: Pick<Wording, 'prospects'>, prospect: Prospect): string =>
  `${entry(prospects.short, prospect.of) ?? prospect.of} ${figure(prospect)}`
