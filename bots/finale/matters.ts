import type { FinaleEvent } from '@libero/finale'
import { finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { Phase } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'
import type { Matter, Matters } from '../prospect/matters.ts'
import { RivalsCards } from './belief.ts'
import { HEURISTIC_WEIGHTS, heuristicBot } from './heuristic.ts'

type Hanging = Matter<FinaleEvent>

const UNDECIDED = -1

const GOAL = 0
const SAVED = 1
const STOPPED = 2

/** §6.8, §6.9 The attack or counter under way: stopped in the build-up or in the finish, or a goal. */
const endOf = (event: FinaleEvent): number => {
  if (event.kind !== 'comparison') return UNDECIDED
  if (event.action === 'build-up') return event.won ? UNDECIDED : STOPPED
  return event.won ? GOAL : SAVED
}

/** In a finish there is no build-up left to be stopped in. */
const SCORES: Hanging = {
  of: 'goal',
  ways: [
    { way: 'goal', tone: 'good' },
    { way: 'saved', tone: 'mixed' },
    { way: 'stopped', tone: 'bad', rare: true },
  ],
  decidedBy: endOf,
  otherwise: SAVED,
}
/** §7.1 As long as the period has had no counter, whoever stops this build-up strikes back. */
const SCORES_OR_COUNTERED: Hanging = {
  ...SCORES,
  ways: SCORES.ways.map((each) => (each.way === 'stopped' ? { ...each, way: 'countered' } : each)),
}
/** What stands first is what is hoped for most: who stops the build-up counters. */
const HOLDS: Hanging = {
  of: 'save',
  ways: [
    { way: 'stopped', tone: 'good', rare: true },
    { way: 'saved', tone: 'good' },
    { way: 'goal', tone: 'bad' },
  ],
  decidedBy: (event) => {
    const end = endOf(event)
    return end === UNDECIDED ? UNDECIDED : STOPPED - end
  },
  otherwise: SAVED,
}

/** Between attacks: whose goal comes next, if any. */
const nextGoalOf = (seat: Seat): Hanging => ({
  of: 'next',
  ways: [
    { way: 'ours', tone: 'good' },
    { way: 'nobody', tone: 'mixed' },
    { way: 'theirs', tone: 'bad' },
  ],
  decidedBy: (event) => (event.kind !== 'goal' ? UNDECIDED : event.seat === seat ? 0 : 2),
  otherwise: 1,
})
const NEXT_GOAL = [nextGoalOf(0), nextGoalOf(1)]

/** §11 The shot of a taker who is named, if it comes to it. */
const shotBy = (seat: Seat, taker: string): Hanging => ({
  of: 'penalty',
  ways: [
    { way: 'goal', tone: 'good' },
    { way: 'no-goal', tone: 'bad' },
    { way: 'not-needed', tone: 'mixed', rare: true },
  ],
  decidedBy: (event) =>
    event.kind !== 'shot' || event.seat !== seat || event.taker !== taker ? UNDECIDED : event.scored ? 0 : 1,
  otherwise: 2,
})

const onTheBall = (s: State): number => (s.counter ? 1 - s.attacker : s.attacker)

/** Who goes off or comes on counts over the rest of the match: the next goal hardly tells one man from another. */
function matter(s: State, seat: Seat, action: number): Hanging | undefined {
  switch (s.phase) {
    case Phase.Tactics:
    case Phase.FurtherTactic:
    case Phase.Exchange:
    case Phase.Replacement:
    case Phase.InjuredKeeper:
    case Phase.SentOffKeeper:
    case Phase.ManForKeeper:
      return NEXT_GOAL[seat]
    case Phase.AttackersMen:
    case Phase.DefendersMen:
      if (seat !== onTheBall(s)) return HOLDS
      return s.countered === 0 ? SCORES_OR_COUNTERED : SCORES
    case Phase.Takers:
    case Phase.NextTaker:
      return shotBy(seat, finale.write(s, seat, action))
    default:
      return undefined
  }
}

const sensible = heuristicBot('supposed', HEURISTIC_WEIGHTS)
/** Sends on whoever helps most now, whatever he turns to or risks. */
const pursuing = heuristicBot('pursuing', {
  ...HEURISTIC_WEIGHTS,
  rotation: 0,
  sentOff: 0,
  injured: 0,
  booked: 0,
})
/** §6 Men lie open, and so do the cards that name their places: dice decide. */
const ATTACKS: readonly string[] = [SCORES, HOLDS].map(({ of }) => of)

/** What hangs on each decision of Finale. */
export const finaleMatters: Matters<State, FinaleEvent> = {
  // Whoever decides quickly chooses men and tactics clearly worse than coaches do.
  playsOn: sensible.choose,
  // A promise for the first of several men counts on the best of the others beside him.
  pursues: (of) => (ATTACKS.includes(of) ? pursuing.choose : undefined),
  isOpen: (of) => ATTACKS.includes(of),
  belief: () => new RivalsCards(),
  // Coaches spare their men for later.
  doubt: (of) => (of === 'next' ? 0.04 : 0.06),
  spends: (s, _seat, action) =>
    s.phase === Phase.Tactics || s.phase === Phase.FurtherTactic ? s.cards.power[action] : undefined,
  matter,
  // §6.7 Dice decide; no card is drawn before they are rolled.
  hasOpenLuck: true,
  // Two dice each in build-up and finish, and those of the hazards between them.
  mostOutcomes: 6000,
  unchoose(world, rival) {
    // §5.8 The closing card lies open.
    if (world.phase === Phase.Tactics && world.laid[rival] !== world.cards.closing) world.laid[rival] = -1
  },
}
