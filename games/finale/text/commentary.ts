import type { Outcome, Seat } from '@libero/kernel'
import type { FinaleEvent } from '../events.ts'
import { EXTRA_PERIODS, PERIODS } from '../vocabulary.ts'

/** Every situation the commentator has lines for: an event's kind, finer where what happened sounds different. */
export const COMMENTARY = [
  'kick-off',
  'kick-off/packing',
  'packed',
  'packed/free',
  'packed/any',
  'packed-unseen',
  'decks-ready',
  'dealt',
  'period/first',
  'period/next',
  'period/second-half',
  'period/last',
  'period/extra',
  'changes-ready',
  'changes-open/none',
  'change',
  'tactic-laid',
  'tactic-laid-unseen',
  'closing-card-open',
  'revealed',
  'drawn',
  'drawn/last',
  'drawn-unseen/last',
  'level-roll/level',
  'level-roll/decided',
  'attacker/power',
  'attacker/dice',
  'attacker/guard',
  'exchanged',
  'exchanged-unseen',
  'exchange-declined',
  'further-tactic',
  'further-tactic/closing',
  'attack/only',
  'attack/series',
  'counter',
  'counter/bonus',
  'action/straight',
  'man-chosen/first',
  'man-chosen/next',
  'man-chosen/only',
  'man-chosen/arrow',
  'man-chosen/arrow/defence',
  'man-chosen/stand-in',
  'places-empty',
  'comparison/build-up/won',
  'comparison/build-up/level',
  'comparison/build-up/lost',
  'comparison/finish/won',
  'comparison/finish/level',
  'comparison/finish/close',
  'comparison/finish/lost',
  'goal/opener',
  'goal/lead',
  'goal/equaliser',
  'goal/further',
  'goal/pulls-back',
  'goal/scramble',
  'hazard/injury/struck',
  'hazard/injury/spared',
  'hazard/yellow/struck',
  'hazard/yellow/spared',
  'hazard/red/struck',
  'hazard/red/spared',
  'injured',
  'booked',
  'sent-off',
  'sent-off/second-yellow',
  'came-on',
  'nobody-came-on',
  'in-goal/keeper',
  'in-goal/stand-in',
  'goal-empty',
  'period-over',
  'period-over/half-time',
  'period-over/last',
  'extra-time',
  'shoot-out',
  'takers-ready',
  'first-shot',
  'shot/scored',
  'shot/missed',
  'shot/nobody',
  'shot/empty-goal/scored',
  'shot/empty-goal/missed',
  'sudden-death',
  'lots',
  'full-time/win',
  'full-time/draw',
  'full-time/extra-time',
  'full-time/shoot-out',
  'full-time/lots',
  'full-time/aggregate',
  'full-time/aggregate/extra-time',
  'full-time/away-goals',
] as const
export type CommentaryKey = (typeof COMMENTARY)[number]

/** §1.2 Three periods make a half. */
const HALF = PERIODS / 2

/**
 * Which lines fit an event, given the one before it, who is on the ball and whether it could have been no other man.
 * None where others tell it already: a card that turns, a card drawn unseen, changes that are told one by one.
 */
export function keyOf(
  event: FinaleEvent,
  before?: FinaleEvent,
  ball?: Seat,
  isOnly = false,
): CommentaryKey | undefined {
  switch (event.kind) {
    case 'dealt-unseen':
    case 'turned':
      return undefined
    case 'kick-off':
      return event.packing ? 'kick-off/packing' : 'kick-off'
    case 'packed':
      if (event.shuffled) return 'packed/any'
      return event.colour ? 'packed' : 'packed/free'
    case 'period':
      return keyOfPeriod(event.period)
    case 'changes-open':
      return event.count[0] + event.count[1] === 0 ? 'changes-open/none' : undefined
    case 'drawn':
      return event.left === 0 ? 'drawn/last' : 'drawn'
    case 'drawn-unseen':
      return event.left === 0 ? 'drawn-unseen/last' : undefined
    case 'level-roll':
      return event.dice[0] === event.dice[1] ? 'level-roll/level' : 'level-roll/decided'
    case 'attacker':
      return `attacker/${event.by}`
    case 'further-tactic':
      return event.closing ? 'further-tactic/closing' : 'further-tactic'
    case 'attack':
      return event.of === 1 ? 'attack/only' : 'attack/series'
    case 'counter':
      return event.bonus > 0 ? 'counter/bonus' : 'counter'
    case 'action': {
      const begins = before?.kind === 'attack' || before?.kind === 'counter'
      return begins && event.action === 'finish' ? 'action/straight' : undefined
    }
    case 'man-chosen': {
      if (event.place === 'arrow')
        return ball === undefined || event.seat === ball ? 'man-chosen/arrow' : 'man-chosen/arrow/defence'
      if (event.missing) return 'man-chosen/stand-in'
      if (isOnly) return 'man-chosen/only'
      const joins = before?.kind === 'man-chosen' && before.seat === event.seat
      return joins ? 'man-chosen/next' : 'man-chosen/first'
    }
    case 'comparison':
      if (event.totals[0] === event.totals[1]) return `comparison/${event.action}/level`
      if (isClose(event)) return 'comparison/finish/close'
      return `comparison/${event.action}/${event.won ? 'won' : 'lost'}`
    case 'goal':
      return keyOfGoal(event)
    case 'hazard':
      return `hazard/${event.hazard as 'injury' | 'yellow' | 'red'}/${event.struck ? 'struck' : 'spared'}`
    case 'sent-off':
      return event.secondYellow ? 'sent-off/second-yellow' : 'sent-off'
    case 'in-goal':
      return event.standIn ? 'in-goal/stand-in' : 'in-goal/keeper'
    case 'period-over':
      if (event.period === HALF) return 'period-over/half-time'
      return isLast(event.period) ? 'period-over/last' : 'period-over'
    case 'shot': {
      if (event.taker === '') return 'shot/nobody'
      const goal = event.keeper === '' ? 'shot/empty-goal' : 'shot'
      return `${goal}/${event.scored ? 'scored' : 'missed'}`
    }
    case 'full-time':
      return keyOfEnding(event.outcome)
    default:
      return event.kind
  }
}

function keyOfPeriod(period: number): CommentaryKey {
  if (period === 1) return 'period/first'
  if (period === HALF + 1) return 'period/second-half'
  if (period === PERIODS) return 'period/last'
  return period > PERIODS ? 'period/extra' : 'period/next'
}

const isLast = (period: number): boolean => period === PERIODS || period === PERIODS + EXTRA_PERIODS

/** A finish that two more would have turned into a goal. */
function isClose(event: Extract<FinaleEvent, { kind: 'comparison' }>): boolean {
  return event.action === 'finish' && !event.won && Math.abs(event.totals[0] - event.totals[1]) <= 1
}

function keyOfGoal({ seat, scorer, goals }: Extract<FinaleEvent, { kind: 'goal' }>): CommentaryKey {
  if (scorer === '') return 'goal/scramble'
  const lead = seat === 0 ? goals[0] - goals[1] : goals[1] - goals[0]
  if (lead === 0) return 'goal/equaliser'
  if (lead < 0) return 'goal/pulls-back'
  if (lead > 1) return 'goal/further'
  return goals[0] + goals[1] === 1 ? 'goal/opener' : 'goal/lead'
}

function keyOfEnding({ winner, by, aggregate }: Outcome): CommentaryKey {
  if (winner === undefined) return 'full-time/draw'
  switch (by) {
    case 'extra-time':
      return aggregate ? 'full-time/aggregate/extra-time' : 'full-time/extra-time'
    case 'shoot-out':
    case 'lots':
    case 'aggregate':
    case 'away-goals':
      return `full-time/${by}`
    default:
      return 'full-time/win'
  }
}
