import { playerOf } from '../../rules/common.ts'
import type { Footballs, Match, Setting } from '../match.ts'
import { match } from '../match.ts'

/**
 * A match of the expansion in which the named players have these footballs, whatever their cards show; so no story
 * depends on numbers that balancing may change. Who flips has those of his card again.
 */
export function levelMatch(setting: Setting, footballs: Readonly<Record<string, Footballs>>): Match {
  const m = match({ players: [{}, {}], ...setting })
  for (const [id, { attack, defence }] of Object.entries(footballs)) {
    const player = playerOf(id[0] === 'h' ? 0 : 1, Number(id.slice(1)))
    if (attack !== undefined) m.state.attack[player] = attack
    if (defence !== undefined) m.state.defence[player] = defence
  }
  return m
}

/** A dribble of h6 from b3 past a7 (b4), level in everything: a foul by a7. */
export const foulByA7 = (setting: Setting = {}): Match =>
  levelMatch(
    { ball: 'h7', faceUp: ['dribble-2-left', 'short-2-left'], ...setting },
    { h6: { attack: 3 }, a7: { defence: 3 } },
  ).standStill()

/** A dribble of h10 from b5 past a3 into the middle of the final line, level in everything: a penalty. */
export const penaltyByA3 = (setting: Setting = {}): Match =>
  levelMatch(
    { ball: 'h11', faceUp: ['dribble-2-left', 'short-2-left'], ...setting },
    { h10: { attack: 3 }, a3: { defence: 3 } },
  ).standStill()

/** Who is asked, as 'h' or 'a', and between which numbers, lowest first. */
export function choice(m: Match): readonly [phase: string, seat: string, ...numbers: string[]] {
  const seat = m.awaiting[0] === 'home' ? 0 : 1
  return [m.phase, 'ha'.charAt(seat), ...[...m.options(seat)].sort((a, b) => Number(a) - Number(b))]
}
