import type { Position, Seat } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import { broughtCards, firstCards, OPTIONS } from '../build.ts'
import { MOST_ABILITIES } from '../cards/abilities.ts'
import { PHASES } from '../phase.ts'
import { cardOfAbility, isOver, spentLieAside, teamOf } from '../rules/common.ts'
import { rerollsUsed } from '../rules/contest.ts'
import { halvesBegun } from '../rules/half.ts'
import { isWithinContest } from '../rules/resume.ts'
import { specialId } from '../rules/special-shot.ts'
import { isWithinAbilities } from '../rules/waiting.ts'
import type { State, Terms } from '../state.ts'
import { ENDINGS, NAMED, PLACED } from '../state.ts'
import { areaInOrder, ids, listed } from '../view.ts'
import {
  ACTIONS,
  AREA,
  BENCH,
  BOOKINGS,
  CARDS,
  DECK,
  DISCARD,
  FIELD,
  HALVES,
  HAND,
  MATCH_PILE,
  OUT,
  TEAMS,
  TOKENS,
} from '../vocabulary.ts'
import { POSITION_FORMAT, STEPS, TALLIES } from './words.ts'

/** The whole state as readable data, hidden things included; `docs/protocol.md` names every field. */
export function position(s: State): Position {
  const agreed = (Object.keys(OPTIONS) as (keyof Terms)[]).filter((name) => s.terms[name])
  // The first cards are not named: positions were written while there were no others.
  const cards = broughtCards(s.cards, firstCards)
  return {
    format: POSITION_FORMAT,
    options: {
      ...Object.fromEntries(agreed.map((name) => [name, true])),
      ...(cards && { cards }),
    },
    phase: PHASES[s.phase],
    half: s.half,
    round: s.round,
    rounds: s.rounds,
    attacker: SEATS[s.attacker],
    turn: SEATS[s.turn],
    firstKickOff: SEATS[s.first],
    extraKickOff: hasExtraKickOff(s) ? SEATS[s.extraFirst] : null,
    plays: s.plays,
    injuries: s.injuries,
    guards: s.guards,
    field: ids(s, FIELD),
    pile: ids(s, MATCH_PILE),
    matchLeft: s.matchLeft,
    bench: ids(s, BENCH),
    out: ids(s, OUT),
    used: usedPosition(s),
    playing: isWithinAbilities(s) ? playingPosition(s) : null,
    contest: isWithinContest(s) ? contestPosition(s) : null,
    ending: isOver(s) ? ENDINGS[s.ending] : null,
    winner: s.winner < 2 ? SEATS[s.winner] : null,
    sides: [sidePosition(s, 0), sidePosition(s, 1)],
  }
}

/** §10.1 Who starts extra time is known once it has begun. */
const hasExtraKickOff = (s: State): boolean => halvesBegun(s) > HALVES

/** §6.1 Abilities used since their cards were played; elsewhere nobody asks for them. */
function usedPosition(s: State): Position[] {
  const waiting = s.waiting.subarray(0, s.depth)
  const used: Position[] = []
  for (let card = 0; card < CARDS; card++) {
    if (s.used[card] === 0 || (s.where[card] < AREA && !waiting.includes(card))) continue
    used.push({ card: s.cards.id(card), abilities: [1, 2].filter((n) => s.used[card] & (1 << (n - 1))) })
  }
  return used
}

/** §6 The cards whose abilities are open, the latest last, what follows them, and the ability under way. */
const playingPosition = (s: State): Position => ({
  waiting: Array.from(s.waiting.subarray(0, s.depth), (card) => s.cards.id(card)),
  resume: PHASES[s.resume],
  ability:
    s.ability < 0
      ? null
      : {
          card: s.cards.id(cardOfAbility(s.ability)),
          number: (s.ability % MOST_ABILITIES) + 1,
          step: STEPS[s.step],
          owed: s.owed,
        },
  ...(s.signing >= 0 && { signing: s.cards.id(s.signing) }),
})

/** §7, §8 */
const contestPosition = (s: State): Position => ({
  action: ACTIONS[s.action],
  spent: [s.spent[0], s.spent[1]],
  dice: s.die[0] > 0 ? [s.die[0], s.die[1]] : null,
  content: [s.content[0] === 1, s.content[1] === 1],
  keeper: s.keeper < 0 ? null : s.cards.id(s.keeper),
  keeperDie: s.keeperDie > 0 ? s.keeperDie : null,
  // Whoever had a roll made again may have left since.
  ...(s.rerolls !== rerollsUsed(s) && { rerolls: s.rerolls }),
})

function sidePosition(s: State, seat: Seat): Position {
  const byToken = (tokens: Uint8Array) =>
    Object.fromEntries(TOKENS.map((token, i) => [token, tokens[seat * TOKENS.length + i]]))
  return {
    team: TEAMS[teamOf(s, seat)],
    goals: s.goals[seat],
    booking: BOOKINGS[s.booking[seat]],
    stopped: s.stopped[seat] === 1,
    pool: byToken(s.pool),
    ...(spentLieAside(s) && { aside: byToken(s.aside) }),
    hand: ids(s, HAND + seat),
    deck: ids(s, DECK + seat),
    discard: ids(s, DISCARD + seat),
    area: areaInOrder(s, seat).map((card) => s.cards.id(card)),
    shown: listed(s, (card) => s.where[card] === HAND + seat && (s.known[card] & PLACED) !== 0),
    unseen: listed(
      s,
      (card) =>
        (s.where[card] === HAND + seat || s.where[card] === DECK + seat) && (s.known[card] & NAMED) === 0,
    ),
    special: s.chosen[seat] < 0 ? null : specialId(s, seat, s.chosen[seat]),
    drawn: s.drawn[seat],
    tally: Object.fromEntries(TALLIES.map((tally) => [tally, s[tally][seat]])),
  }
}
