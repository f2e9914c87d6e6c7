import type { Outcome, Pair } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { ExpansionSet } from '../cards/expansion.ts'
import type { HatTrickEvent } from '../events.ts'
import { FINAL_LINE, HALVES, type Kind } from '../vocabulary.ts'
import { keyOfPlayers, type PhraseKey, type PlayersCommentaryKey } from './players/commentary.ts'

/** Every situation the commentator has lines for: an event's kind, finer where what happened sounds different. */
export const COMMENTARY = [
  'kick-off/first-half',
  'kick-off/second-half',
  'kick-off/extra-time',
  'kick-off/after-goal',
  'card-laid',
  'card-laid-unseen',
  'drawn',
  'drawn/last',
  'drawn-unseen/last',
  'temporary-deck',
  'turn',
  'opportunity',
  'revealed',
  'moved/forward/free',
  'moved/forward/team-mate',
  'moved/forward/opponent',
  'moved/back/free',
  'moved/back/team-mate',
  'moved/back/opponent',
  'stayed',
  'sideways',
  'no-team-mate',
  'comparison/short/won',
  'comparison/short/lost',
  'comparison/long/won',
  'comparison/long/lost',
  'comparison/dribble/won',
  'comparison/dribble/lost',
  'comparison/card/won',
  'comparison/card/lost',
  'comparison/nobody',
  'comparison/level',
  'comparison/level/won',
  'passed',
  'passed/final-line',
  'passed/same-line',
  'passed/kept',
  'passed/ahead',
  'passed/opportunity',
  'passed/opportunity/forward',
  'passed/opportunity/sideways',
  'passed/opportunity/back',
  'intercepted',
  'nobody-there',
  'nobody-there/no-defender',
  'dribbled/past',
  'dribbled/free',
  'tackled',
  'foul/yellow',
  'foul/red',
  'free-kick',
  'free-kick-choice/opportunity',
  'free-kick-choice/play-on',
  'penalty',
  'declined',
  'nobody-to-pass-to',
  'too-far-out',
  'out-of-cards/kept',
  'out-of-cards/lost',
  'shot-begins',
  'shot-begins/penalty',
  'corner-chosen',
  'corner-chosen-unseen',
  'duel/plus',
  'duel/none',
  'duel/minus',
  'duel/beaten',
  'keeper-drew/under',
  'keeper-drew/level',
  'keeper-drew/over',
  'keeper-stopped',
  'goal/opener',
  'goal/lead',
  'goal/equaliser',
  'goal/further',
  'goal/pulls-back',
  'parried/attack',
  'parried/defence',
  'saved',
  'goal-kick',
  'goal-kick-played/own',
  'goal-kick-played/lost',
  'half-over/half-time',
  'half-over/normal-time',
  'half-over/extra-time',
  'half-over/guard',
  'shoot-out',
  'five-cards',
  'penalty-taken',
  'penalty-result/scored',
  'penalty-result/missed',
  'sudden-death',
  'lots',
  'full-time/win',
  'full-time/draw',
  'full-time/extra-time',
  'full-time/shoot-out',
  'full-time/lots',
] as const

/** A situation, also of the Players expansion. */
export type Situation = (typeof COMMENTARY)[number] | PlayersCommentaryKey

/** Everything a language has commentary for. */
export type CommentaryKey = Situation | PhraseKey

/** What the commentator remembers of the match so far. */
export interface Memory {
  readonly before?: HatTrickEvent | undefined
  /** The half that is being played; 0 before the first kick-off. */
  readonly half: number
  /** Whether somebody has scored since the last kick-off. */
  readonly hasScored?: boolean
  /** The line the ball was in when the turn began; 0 in a scoring opportunity, where it may go anywhere. */
  readonly line: number
  /** The card for the last foul, against which a captain may appeal. */
  readonly foul?: 'yellow' | 'red' | undefined
  /** The cards that lie open, home's and away's. */
  readonly cards?: Pair<string> | undefined
}

export const NOTHING_YET: Memory = { half: 0, line: 0 }

/** What is remembered once an event has been told. */
export function remember(event: HatTrickEvent, memory: Memory): Memory {
  const now = { ...memory, before: event }
  switch (event.kind) {
    case 'kick-off':
      return { ...now, half: event.half, line: 0, hasScored: false }
    case 'goal':
      return { ...now, hasScored: true }
    case 'half-over':
      return { ...now, hasScored: false }
    case 'turn':
      return { ...now, line: event.line }
    case 'opportunity':
      return { ...now, line: 0 }
    case 'foul':
      return { ...now, foul: event.card }
    case 'revealed':
      return { ...now, cards: event.cards }
    default:
      return now
  }
}

/**
 * Which lines fit an event, given what went before. None where others tell it already: cards drawn unseen while
 * more are left, the shooter of a shoot-out, who is nobody in particular.
 */
export function keyOf(event: HatTrickEvent, memory: Memory, expansion?: ExpansionSet): Situation | undefined {
  const { before, half, line, cards } = memory
  switch (event.kind) {
    case 'kick-off':
      // A lesson or a position may begin in the middle of a half.
      if (event.half === half || memory.hasScored) return 'kick-off/after-goal'
      if (event.half === 1) return 'kick-off/first-half'
      return event.half > HALVES ? 'kick-off/extra-time' : 'kick-off/second-half'
    case 'drawn':
      return event.left === 0 ? 'drawn/last' : 'drawn'
    case 'drawn-unseen':
      return event.left === 0 ? 'drawn-unseen/last' : undefined
    case 'moved': {
      const there = event.with ? (event.with.seat === event.seat ? 'team-mate' : 'opponent') : 'free'
      return `moved/${event.forward ? 'forward' : 'back'}/${there}`
    }
    case 'comparison':
      return keyOfComparison(event)
    case 'passed':
      if (event.from === event.to) return 'passed/kept'
      if (line === 0) return keyOfOpportunityPass(event)
      // §5.5 A dribble gives the ball to a team-mate straight ahead.
      if (cards?.[event.seat].startsWith('dribble')) return 'passed/ahead'
      if (event.line === line) return 'passed/same-line'
      return event.line === FINAL_LINE ? 'passed/final-line' : 'passed'
    case 'nobody-there':
      // §5.4, §5.7 A comparison lost to nobody; else there was nothing ahead to play to.
      return before?.kind === 'comparison' ? 'nobody-there/no-defender' : 'nobody-there'
    case 'dribbled':
      if (event.past === undefined) return 'dribbled/free'
      // §16.1, §16.19 Carried on by a skill: whoever stood there may be a team-mate.
      return before?.kind === 'skill' ? 'dribbled/on' : 'dribbled/past'
    case 'foul':
      return `foul/${event.card}`
    case 'free-kick-choice':
      return event.opportunity ? 'free-kick-choice/opportunity' : 'free-kick-choice/play-on'
    case 'out-of-cards':
      return event.to.seat === event.seat ? 'out-of-cards/kept' : 'out-of-cards/lost'
    case 'shot-begins':
      if (event.from === '') return undefined
      return before?.kind === 'penalty' ? 'shot-begins/penalty' : 'shot-begins'
    case 'corner-chosen':
      return event.regular ? 'corner-chosen/regular' : 'corner-chosen'
    case 'duel':
      return keyOfDuel(event)
    case 'keeper-drew':
      if (event.total === event.power) return 'keeper-drew/level'
      return event.total < event.power ? 'keeper-drew/under' : 'keeper-drew/over'
    case 'goal':
      return keyOfGoal(event)
    case 'parried':
      return event.to.seat === event.seat ? 'parried/defence' : 'parried/attack'
    case 'goal-kick-played':
      return event.to.seat === event.seat ? 'goal-kick-played/own' : 'goal-kick-played/lost'
    case 'half-over':
      if (event.guard) return 'half-over/guard'
      if (event.half > HALVES) return 'half-over/extra-time'
      return event.half < HALVES ? 'half-over/half-time' : 'half-over/normal-time'
    case 'penalty-result':
      return event.scored ? 'penalty-result/scored' : 'penalty-result/missed'
    case 'full-time':
      return keyOfEnding(event.outcome)
    default:
      return keyOfPlayers(event, memory, expansion)
  }
}

/** §6.4, §6.5 Any way on the pitch; the first rules do not tell which. */
function keyOfOpportunityPass({ line, fromLine }: Extract<HatTrickEvent, { kind: 'passed' }>): Situation {
  if (fromLine === undefined) return 'passed/opportunity'
  const way = line > fromLine ? 'forward' : line < fromLine ? 'back' : 'sideways'
  return `passed/opportunity/${way}`
}

/** He guessed it only in the very corner, and was wrong only outside it, wherever the symbols of a set may lie. */
function keyOfDuel({ shot, dive, symbol, draws }: Extract<HatTrickEvent, { kind: 'duel' }>): Situation {
  if (draws === 0) return 'duel/beaten'
  return (symbol === 'plus') === (shot === dive) ? `duel/${symbol}` : 'duel/none'
}

export type Comparison = Extract<HatTrickEvent, { kind: 'comparison' }>

/** §5.7 A pass that is lost where the defender has nobody: it does not arrive, and nobody has it instead. */
export const isLostToNobody = ({ action, result, players, seat }: Comparison): boolean =>
  result === 'lost' && action !== 'dribble' && players[other(seat)] === 0

/** A comparison that the stronger card decides, or nothing at all, sounds alike for all actions. */
function keyOfComparison(event: Comparison): Situation {
  const { action, result, byCard, totals } = event
  if (result === 'foul') return 'comparison/level'
  if (totals[0] === totals[1] && !byCard) return 'comparison/level/won'
  if (byCard) return `comparison/card/${result}`
  return isLostToNobody(event) ? 'comparison/nobody' : `comparison/${action as Kind}/${result}`
}

function keyOfGoal({ seat, goals }: Extract<HatTrickEvent, { kind: 'goal' }>): Situation {
  const lead = seat === 0 ? goals[0] - goals[1] : goals[1] - goals[0]
  if (lead === 0) return 'goal/equaliser'
  if (lead < 0) return 'goal/pulls-back'
  if (lead > 1) return 'goal/further'
  return goals[0] + goals[1] === 1 ? 'goal/opener' : 'goal/lead'
}

function keyOfEnding({ winner, by }: Outcome): Situation {
  if (winner === undefined) return 'full-time/draw'
  return by === 'extra-time' || by === 'shoot-out' || by === 'lots' ? `full-time/${by}` : 'full-time/win'
}
