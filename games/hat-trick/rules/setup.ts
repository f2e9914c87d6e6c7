import type { Chance, Pair } from '@libero/kernel'
import type { HatTrickConfig } from '../build.ts'
import type { LineUp } from '../cards/expansion.ts'
import { Phase } from '../phase.ts'
import { EMPTY, PLAYERS, SCALARS, State } from '../state.ts'
import { BENCH, COIN, MOST_SUBS, OUTFIELD } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { Luck, luckKey, numberOf, ownFoot, playerOf } from './common.ts'
import { dress, readSkills } from './skill.ts'

/** §1.3, §2.5 Teams as agreed, a coin for the kick-off. */
export function lineUp(config: HatTrickConfig, chance: Chance, _told: Listener, into?: State): State {
  const s = into ?? new State(config.cards, config.terms, config.rules)
  s.cards = config.cards
  s.terms = config.terms
  s.rules = config.rules
  s.teams = config.teams
  s.bytes.fill(0)
  for (const scalar of SCALARS) s[scalar] = 0
  s.winner = 2
  s.kick = -1
  s.fouler = -1
  s.declared = -1
  s.passer = -1
  for (let player = 0; player < PLAYERS; player++) {
    const seat = player < OUTFIELD ? 0 : 1
    const at = (player % OUTFIELD) + (config.stars[seat].has(numberOf(player)) ? OUTFIELD : 0)
    s.attack[player] = s.cards.attack[at]
    s.defence[player] = s.cards.defence[at]
    s.field[player] = 0
    s.low[player] = numberOf(player)
    s.high[player] = numberOf(player)
    s.foot[player] = ownFoot(s, player)
  }
  s.starKeeper[0] = config.stars[0].has(1) ? 1 : 0
  s.starKeeper[1] = config.stars[1].has(1) ? 1 : 0
  if (config.lineUps) takeTheField(s, config.lineUps)
  s.first = chance.take(COIN, 2, luckKey(s, Luck.Coin, 0))
  s.side = s.first
  s.phase = Phase.HalfBegins
  return s
}

/** §13.3 Both teams as their coaches named them. */
function takeTheField(s: State, lineUps: Pair<LineUp>): void {
  for (const [seat, lineUp] of lineUps.entries()) {
    for (let i = 0; i < OUTFIELD; i++) dress(s, seat * OUTFIELD + i, lineUp.types[i], lineUp.gold[i])
    readSkills(s, seat)
    s.starKeeper[seat] = lineUp.starKeeper ? 1 : 0
    s.style[seat] = lineUp.style
    s.rowKind[seat] = -1
    s.captain[seat] = s.terms.events.captain ? playerOf(seat, lineUp.captain) : -1
    s.appeals[seat] = s.terms.events.captain ? 1 : 0
    s.subsLeft[seat] = s.terms.events.subs ? MOST_SUBS : 0
    s.benchType[seat].fill(EMPTY)
    s.benchType[seat].set(lineUp.benchTypes)
    s.benchGold[seat].set(lineUp.benchGold)
    for (let bench = lineUp.benchTypes.length; bench < BENCH; bench++) s.benchGone[seat] |= 1 << bench
  }
}
