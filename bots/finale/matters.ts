import type { FinaleEvent } from '@libero/finale'
import { BUILD_UP, finale, PERIOD_MINUTES } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import { Phase } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'
import type { Matter, Matters } from '../prospect/matters.ts'
import { RivalsCards } from './belief.ts'
import { HEURISTIC_WEIGHTS, heuristicBot } from './heuristic.ts'
import { lastPeriod } from './men.ts'

type Hanging = Matter<FinaleEvent>

const UNDECIDED = -1

/** §6.8, §6.9 The action under way, won by who is on the ball or not. */
const actionOf = (of: string, hoped: string, feared: string, isOnTheBall: boolean): Hanging => ({
  of,
  ways: [
    { way: hoped, tone: 'good' },
    { way: feared, tone: 'bad' },
  ],
  decidedBy: (event) => (event.kind !== 'comparison' ? UNDECIDED : event.won === isOnTheBall ? 0 : 1),
  otherwise: 1,
})

const BUILDS_UP = actionOf('build-up', 'through', 'stopped', true)
const STOPS = actionOf('stop', 'stopped', 'through', false)
const FINISHES = actionOf('goal', 'goal', 'no-goal', true)
const SAVES = actionOf('save', 'no-goal', 'goal', false)

/** §5 The attacks of a period: whose goal comes next, if any. */
const periodOf = (seat: Seat): Hanging => ({
  of: 'period',
  ways: [
    { way: 'ours', tone: 'good' },
    { way: 'nobody', tone: 'mixed' },
    { way: 'theirs', tone: 'bad' },
  ],
  decidedBy(event) {
    if (event.kind === 'goal') return event.seat === seat ? 0 : 2
    return event.kind === 'period-over' ? 1 : UNDECIDED
  },
  otherwise: 1,
})
const THIS_PERIOD = [periodOf(0), periodOf(1)]

/** §5.7 What is exchanged now is played in the next period at the earliest: whose goal comes first there. */
const nextPeriodOf = (seat: Seat, period: number): Hanging => ({
  of: 'next-period',
  ways: [
    { way: 'ours-first', tone: 'good' },
    { way: 'nobody-then', tone: 'mixed' },
    { way: 'theirs-first', tone: 'bad' },
  ],
  decidedBy(event) {
    if (event.kind === 'period-over') return event.period > period ? 1 : UNDECIDED
    if (event.kind !== 'goal' || event.minute <= period * PERIOD_MINUTES) return UNDECIDED
    return event.seat === seat ? 0 : 2
  },
  otherwise: 1,
})

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

function matter(s: State, seat: Seat, action: number): Hanging | undefined {
  switch (s.phase) {
    case Phase.Changes:
    case Phase.Tactics:
    case Phase.FurtherTactic:
      return THIS_PERIOD[seat]
    // §5.7, §8.3, §8.7, §8.8 What is settled within a period shows in the next one.
    case Phase.Exchange:
    case Phase.Replacement:
    case Phase.InjuredKeeper:
    case Phase.SentOffKeeper:
    case Phase.ManForKeeper:
      return s.period < lastPeriod(s) ? nextPeriodOf(seat, s.period) : THIS_PERIOD[seat]
    case Phase.AttackersMen:
    case Phase.DefendersMen: {
      const isOnTheBall = seat === onTheBall(s)
      if (s.action === BUILD_UP) return isOnTheBall ? BUILDS_UP : STOPS
      return isOnTheBall ? FINISHES : SAVES
    }
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
const ACTIONS: readonly string[] = [BUILDS_UP, STOPS, FINISHES, SAVES].map(({ of }) => of)

/** What hangs on each decision of Finale. */
export const finaleMatters: Matters<State, FinaleEvent> = {
  // Whoever decides quickly chooses men and tactics clearly worse than coaches do.
  playsOn: sensible.choose,
  // A promise for the first of several men counts on the best of the others beside him.
  pursues: (of) => (ACTIONS.includes(of) ? pursuing.choose : undefined),
  isOpen: (of) => ACTIONS.includes(of),
  belief: () => new RivalsCards(),
  // Whoever defends spares his men most.
  doubt: (of) => (of === 'stop' ? 0.06 : 0.04),
  spends: (s, _seat, action) =>
    s.phase === Phase.Tactics || s.phase === Phase.FurtherTactic ? s.cards.power[action] : undefined,
  matter,
  // §6.7 Dice decide; no card is drawn before they are rolled.
  hasOpenLuck: true,
  unchoose(world, rival) {
    // §5.8 The closing card lies open.
    if (world.phase === Phase.Tactics && world.laid[rival] !== world.cards.closing) world.laid[rival] = -1
  },
}
