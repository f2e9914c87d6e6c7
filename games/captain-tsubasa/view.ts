import type { Seat, Viewer } from '@libero/kernel'
import { NOBODY, SEATS, seatOf } from '@libero/kernel'
import { PHASES } from './phase.ts'
import { limitOf, score, spentLieAside, sumOf, teamOf } from './rules/common.ts'
import { attackOf, defenceOf } from './rules/contest.ts'
import { outcomeOf } from './rules/ending.ts'
import { minute, roundsOf } from './rules/minute.ts'
import { isWithinContest } from './rules/resume.ts'
import { isBeforeKickOff } from './rules/setup.ts'
import { specialId } from './rules/special-shot.ts'
import { cardOnTop, isWithinAbilities } from './rules/waiting.ts'
import type { BenchSeen, ContestSeen, Seen, SideSeen } from './seen.ts'
import type { State } from './state.ts'
import { NAMED, PLACED } from './state.ts'
import type { Token } from './vocabulary.ts'
import {
  ACTIONS,
  AREA,
  BENCH,
  BOOKINGS,
  CARDS,
  DECK,
  DEFENCE,
  DISCARD,
  FIELD,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HAND,
  OUT,
  PASS,
  SHOT,
  TEAMS,
} from './vocabulary.ts'

/** What a viewer may see. Whoever sees everything sees both hands; nobody sees an order of cards that none has. */
export function view(s: State, viewer: Viewer): Seen {
  const outcome = outcomeOf(s)
  const asked = s.rules.awaiting(s)
  return {
    game: 'captain-tsubasa',
    viewer,
    phase: PHASES[s.phase],
    half: s.half,
    round: s.round,
    rounds: roundsOf(s),
    minute: minute(s),
    late: s.late === 1,
    stoppage: s.stoppage,
    goals: score(s),
    awaiting: SEATS.filter((_, seat) => (asked >>> seat) & 1),
    attacker: isBeforeKickOff(s) ? null : SEATS[s.attacker],
    turn: SEATS[isWithinAbilities(s) ? s.actor : s.turn],
    limit: limitOf(s),
    field: ids(s, FIELD),
    matchLeft: s.matchLeft,
    bench: bench(s),
    out: listed(s, (card) => s.where[card] === OUT && isPlayedWith(s, card)),
    /** The card whose abilities are being decided on. */
    playing: s.depth > 0 && asked !== NOBODY ? s.cards.id(cardOnTop(s)) : null,
    contest: contest(s),
    sides: [side(s, 0, viewer), side(s, 1, viewer)],
    ...(outcome && { outcome }),
  }
}

/** The ids of a pile's cards, in the order of their numbers. */
export function ids(s: State, pile: number): string[] {
  return listed(s, (card) => s.where[card] === pile)
}

export function listed(s: State, fits: (card: number) => boolean): string[] {
  const found: string[] = []
  for (let card = 0; card < CARDS; card++) if (fits(card)) found.push(s.cards.id(card))
  return found
}

/** The cards of an area as they came. */
export function areaInOrder(s: State, seat: number): number[] {
  const cards: number[] = []
  for (let card = 0; card < CARDS; card++) if (s.where[card] === AREA + seat) cards.push(card)
  return cards.sort((a, b) => s.nth[a] - s.nth[b])
}

/** §11.4, §13, §15 What lies beside the field for everybody to see. */
const bench = (s: State): BenchSeen => ({
  motivation: listed(
    s,
    (card) => s.where[card] === BENCH && card >= FIRST_MOTIVATION && card < FIRST_TRANSFER,
  ),
  transfers: listed(
    s,
    (card) => s.where[card] === BENCH && card >= FIRST_TRANSFER && card < FIRST_EXHAUSTION,
  ),
  exhaustion: listed(s, (card) => s.where[card] === BENCH && card >= FIRST_EXHAUSTION).length,
})

/** §13, §15, §16.1 Whether the coaches agreed on cards of this kind at all. */
function isPlayedWith({ cards, terms }: State, card: number): boolean {
  if (terms.firstGame && cards.advanced[card]) return false
  if (card >= FIRST_TRANSFER && card < FIRST_EXHAUSTION) return terms.transfers
  return card < FIRST_MOTIVATION || card >= FIRST_EXHAUSTION || terms.motivation
}

/** §7 The contest under way, once the attacker has chosen. */
function contest(s: State): ContestSeen | null {
  if (!isWithinContest(s)) return null
  const rolled = s.die[0] > 0
  return {
    action: ACTIONS[s.action],
    attack: attackOf(s),
    defence: defenceOf(s),
    spent: [s.spent[0], s.spent[1]],
    dice: rolled ? [s.die[0], s.die[1]] : null,
    keeper: s.keeper < 0 ? null : s.cards.id(s.keeper),
    keeperDie: s.keeperDie > 0 ? s.keeperDie : null,
  }
}

function side(s: State, seat: Seat, viewer: Viewer): SideSeen {
  const own = viewer === 'omniscient' || seatOf(viewer) === seat
  const isHidden = (card: number) =>
    s.where[card] === DECK + seat || (s.where[card] === HAND + seat && (s.known[card] & PLACED) === 0)
  return {
    team: TEAMS[teamOf(s, seat)],
    booking: BOOKINGS[s.booking[seat]],
    pool: byToken((token) => s.pool[seat * 3 + token]),
    ...(spentLieAside(s) && { aside: byToken((token) => s.aside[seat * 3 + token]) }),
    stopped: s.stopped[seat] === 1,
    sums: byToken((token) => sumOf(s, seat, token)),
    area: areaInOrder(s, seat).map((card) => s.cards.id(card)),
    discard: ids(s, DISCARD + seat),
    handSize: s.size[HAND + seat],
    deckSize: s.size[DECK + seat],
    /** Cards everybody knows to be in this hand; a match card taken unseen is told by its half. */
    shown: shownTo(s, (card) => s.where[card] === HAND + seat && (s.known[card] & PLACED) !== 0),
    ...(own
      ? { hand: ids(s, HAND + seat), deck: ids(s, DECK + seat) }
      : // What hand and draw pile hold together beside these.
        { hidden: shownTo(s, isHidden) }),
    special: s.chosen[seat] < 0 ? null : own ? specialId(s, seat, s.chosen[seat]) : 'face-down',
  }
}

const byToken = (count: (token: number) => number): Readonly<Record<Token, number>> => ({
  shot: count(SHOT),
  pass: count(PASS),
  defence: count(DEFENCE),
})

/** Cards by id; those nobody else has seen only by the half they came in, after all others. */
function shownTo(s: State, fits: (card: number) => boolean): string[] {
  const named = listed(s, (card) => fits(card) && (s.known[card] & NAMED) !== 0)
  const unseen: string[] = []
  for (let card = 0; card < CARDS; card++)
    if (fits(card) && (s.known[card] & NAMED) === 0) unseen.push(`unseen-${s.cards.half[card]}`)
  return [...named, ...unseen]
}
