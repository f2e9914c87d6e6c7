import type { HatTrickEvent } from '@libero/hat-trick'
import { CARDS, FINAL_LINE, kindOf, Moment, powerOf, SHORT } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { lineFor, lowestInLine, NONE, Phase } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import type { Matter, Matters } from '../prospect/matters.ts'
import type { Prospect } from '../prospect/prospect.ts'
import { Suspicion } from './belief.ts'
import { cornerMix } from './corner.ts'
import { CHANCE, CHANCE_AGAINST, counted } from './counted.ts'
import { endingsOf } from './endings.ts'
import { heuristicBot } from './heuristic.ts'
import { HEURISTIC_WEIGHTS } from './heuristic-weights.ts'
import { quick } from './quick.ts'

type Hanging = Matter<HatTrickEvent>

const UNDECIDED = -1

/**
 * §5 The action of a turn, for its attacker: whether his side takes the ball on. A foul brings him a free kick (§9.1), so
 * that it is as good; a pass that nobody is there to receive, or to lose it to, leaves the ball where it was (§5.7).
 * Short pass, long ball and dribble can be compared.
 */
const ACTION: Hanging = {
  of: 'further',
  ways: [
    { way: 'won', tone: 'good' },
    { way: 'foul', tone: 'good' },
    { way: 'kept', tone: 'mixed', rare: true },
    { way: 'lost', tone: 'bad' },
    { way: 'shot', tone: 'mixed', rare: true },
    { way: 'other', tone: 'mixed', rare: true, beside: true },
  ],
  decidedBy: actionEnds,
  otherwise: 5,
}

/** The same for the defender. A foul is worse for him than a ball that comes through: they go on with a free kick (§9.3). */
const ACTION_AGAINST: Hanging = {
  of: 'stop',
  ways: [
    { way: 'stopped', tone: 'good' },
    { way: 'kept', tone: 'mixed', rare: true },
    { way: 'through', tone: 'bad' },
    { way: 'foul', tone: 'bad' },
    { way: 'shot', tone: 'mixed', rare: true },
    { way: 'other', tone: 'mixed', rare: true, beside: true },
  ],
  decidedBy(event, before) {
    const way = actionEnds(event, before)
    return way < 0 ? way : (WAYS_AGAINST[way] ?? way)
  },
  otherwise: 5,
}

const WAYS_AGAINST = [2, 3, 1, 0]

/** 0 won, 1 foul, 2 the ball stays in its line, 3 lost, 4 a shot instead, 5 anything else. */
function actionEnds(event: HatTrickEvent, before?: HatTrickEvent): number {
  switch (event.kind) {
    case 'comparison':
      if (event.result === 'foul') return 1
      // Where a pass goes is told next: perhaps nobody is there.
      if (event.action !== 'dribble') return UNDECIDED
      return event.result === 'won' ? 0 : 3
    case 'passed':
      return staysIn(event, before) === undefined ? 0 : 2
    case 'dribbled':
      return 0
    case 'foul':
      return 1
    case 'nobody-there':
      return 2
    case 'intercepted':
    case 'tackled':
      return 3
    case 'shot-begins':
      return 4
    case 'turn':
    case 'opportunity':
    case 'half-over':
      return 5
    default:
      return UNDECIDED
  }
}

/** §5.4, §5.7 The line in which nobody was to receive a pass that was won; nothing where it has gone on. */
function staysIn(passed: HatTrickEvent, compared: HatTrickEvent | undefined): number | undefined {
  if (passed.kind !== 'passed' || compared?.kind !== 'comparison' || compared.action === 'dribble')
    return undefined
  const aim = compared.action === 'short' ? compared.line + 1 : compared.line
  return passed.line < aim ? aim : undefined
}

/**
 * Where nothing they can still do makes the sums level, a foul is left out; where the fouler would leave, it says so.
 * That the ball may stay is said where it is known to.
 */
function asItStands(matter: Hanging, s: State, possible?: ReadonlySet<number>): Hanging {
  const [foul, kept] = ['foul', 'kept'].map((name) => matter.ways.findIndex(({ way }) => way === name))
  const isRed = s.yellow[1 - s.attacker] === 1
  const ways = matter.ways.map(({ rare, ...each }, way) => ({
    ...each,
    ...(way === foul && isRed && { way: 'red' }),
    ...((way === foul ? possible?.has(way) === false : rare && !(way === kept && possible?.has(way))) && {
      rare: true as const,
    }),
  }))
  return { ...matter, ways, ...(possible && { possible }) }
}

/** Once both cards lie open an action may be certain: whatever both still move, it ends the same way. */
function certain(s: State, seat: Seat, action: number): Prospect | undefined {
  const hanging = actionFor(s, seat)
  const ends = endingsOf(s, seat, action, hanging.decidedBy)
  const [only] = ends ?? []
  const { of, ways } = asItStands(hanging, s, ends)
  if (only === undefined || ends?.size !== 1 || ways[only]?.rare === true) return undefined
  return {
    of,
    ways: ways.flatMap(({ way, tone, rare }, nth) =>
      rare ? [] : [{ way, tone, share: nth === only ? 1 : 0 }],
    ),
  }
}

/** The attack from now on, over turns and opportunities: a goal, the whistle, or the ball lost. */
const attackOf = (attacker: Seat, isOurs: boolean): Hanging => ({
  of: isOurs ? 'attack' : 'hold',
  ways: isOurs
    ? [
        { way: 'goal', tone: 'good' },
        { way: 'whistle', tone: 'mixed', rare: true },
        { way: 'ball-lost', tone: 'bad' },
      ]
    : [
        { way: 'ball-won', tone: 'good' },
        { way: 'whistle', tone: 'good', rare: true },
        { way: 'goal', tone: 'bad' },
      ],
  decidedBy(event) {
    const goal = isOurs ? 0 : 2
    switch (event.kind) {
      case 'goal':
        return event.seat === attacker ? goal : 2 - goal
      case 'turn':
      case 'opportunity':
      case 'goal-kick':
        return event.seat === attacker ? UNDECIDED : 2 - goal
      case 'half-over':
        return 1
      default:
        return UNDECIDED
    }
  },
  otherwise: 1,
})
/** By who attacks, for himself and for the other. */
const ATTACKS = [attackOf(0, true), attackOf(1, true)]
const HOLDS = [attackOf(0, false), attackOf(1, false)]

/** §8 Who gets the goal kick. */
const kickFor = (seat: Seat): Hanging => ({
  of: 'ball',
  ways: [
    { way: 'ours', tone: 'good' },
    { way: 'theirs', tone: 'bad' },
  ],
  decidedBy: (event) => (event.kind !== 'goal-kick-played' ? UNDECIDED : event.to.seat === seat ? 0 : 1),
  otherwise: 1,
})
const KICKS = [kickFor(0), kickFor(1)]

/** Phases of the expansion in which something may be used; what hangs on it is the play it is used in. */
const inPlay = (s: State): boolean =>
  s.opportunity === 1 || s.moment <= Moment.Compare || s.moment === Moment.Shot

function matter(s: State, seat: Seat, action: number): Hanging | undefined {
  switch (s.phase) {
    case Phase.PlayCard:
      return s.opportunity ? chance(s, seat) : turn(s, seat)
    case Phase.AttackMove:
    case Phase.SidewaysPass:
    case Phase.DefenceMove:
    case Phase.LongBall: {
      if (s.opportunity) return chance(s, seat)
      const { decidedBy } = actionFor(s, seat)
      return asItStands(actionFor(s, seat), s, endingsOf(s, seat, action, decidedBy))
    }
    case Phase.OpportunityPass:
    case Phase.ShootOrNot:
      return chance(s, seat)
    case Phase.Duel:
    case Phase.Save:
    case Phase.PenaltyCard:
      return seat === s.side ? CHANCE : CHANCE_AGAINST
    case Phase.FreeKickDefence:
    case Phase.FreeKickAttack:
    case Phase.FreeKickChoice:
    case Phase.Receiver:
      return attack(s, seat)
    case Phase.GoalKickAttack:
    case Phase.GoalKickDefence:
    case Phase.GoalKickCard:
      return KICKS[seat]
    case Phase.Skill:
    case Phase.StyleCard:
    case Phase.Prevent:
    case Phase.Snapshot:
      if (!inPlay(s)) return attack(s, seat)
      return s.opportunity || s.moment === Moment.Shot ? chance(s, seat) : turn(s, seat)
    default:
      return undefined
  }
}

const chance = (s: State, seat: Seat): Hanging => (seat === s.attacker ? CHANCE : CHANCE_AGAINST)

/** §9.3 A free kick begins no turn yet, and a skill may be used between two: the attack is what goes on. */
const attack = (s: State, seat: Seat): Hanging => (seat === s.side ? ATTACKS : HOLDS)[s.side]

const actionFor = (s: State, seat: Seat): Hanging => (seat === s.attacker ? ACTION : ACTION_AGAINST)
const turn = (s: State, seat: Seat): Hanging => asItStands(actionFor(s, seat), s)

/** By what is estimated: furthest off are free kicks, which a strong coach arranges far better than is supposed. */
const DOUBTS: Readonly<Record<string, number>> = {
  stop: 0.06,
  goal: 0.08,
  further: 0.09,
  save: 0.12,
  attack: 0.2,
  hold: 0.2,
}

/** Questions answered with a card of the hand. */
const LAYS: ReadonlySet<number> = new Set([Phase.PlayCard, Phase.GoalKickCard])

/**
 * Whoever decides quickly declines most snapshots that coaches take, shoots from where they pass on, and gives the ball
 * sideways to whom the next step of the rival robs of his line; all else he decides much alike, and much faster.
 */
const BETTER: ReadonlySet<number> = new Set([
  Phase.Snapshot,
  Phase.SidewaysPass,
  Phase.OpportunityPass,
  Phase.ShootOrNot,
])
const coach = heuristicBot('supposed', HEURISTIC_WEIGHTS)

/**
 * Both play on as sensible coaches do. Whoever defends may like the ball one line on, where he is stronger, and push a
 * man there who then receives it; nobody can count on that, so that he is supposed to leave it where it stays.
 */
const playsOn: Matters<State, HatTrickEvent>['playsOn'] = (s, seat, options, count, whim) => {
  const choice = (BETTER.has(s.phase) ? coach.choose : quick)(s, seat, options, count, whim)
  return choice !== NONE && options[0] === NONE && lacksReceiver(s) && helpsPass(s, seat, choice)
    ? NONE
    : choice
}

/** §5.7 Before the last step nobody is ahead to receive a short pass. */
function lacksReceiver(s: State): boolean {
  if (s.phase !== Phase.DefenceMove || s.opportunity || kindOf(s.faceUp[s.side]) !== SHORT) return false
  const line = lineFor(s.side, s.field[s.ball])
  return line < FINAL_LINE && lowestInLine(s, s.side, s.side, line + 1) < 0
}

/** Whether the ball goes on by this step and stays without it. */
function helpsPass(s: State, seat: Seat, step: number): boolean {
  const ends = (action: number) => endingsOf(s, seat, action, actionEnds)
  return ends(step)?.has(WON) === true && ends(NONE)?.has(KEPT) === true
}
const [WON, KEPT] = [0, 2]

/**
 * The comparison that decided it, its sums, and the last step of the rival before it; or the line in which nobody was to
 * receive the ball.
 */
function causes(story: readonly HatTrickEvent[], seat: Seat): readonly string[] {
  const compared = story.findLast(({ kind }) => kind === 'comparison')
  if (compared?.kind !== 'comparison') return []
  const { action, totals } = compared
  const seen = (line: number): number => (compared.seat === seat ? line : FINAL_LINE + 1 - line)
  const last = story.at(-1)
  const empty = last && staysIn(last, compared)
  if (empty !== undefined) return [`kept ${seen(empty)}`]
  if (last?.kind === 'nobody-there') return []
  const line = seen(compared.line)
  const rival = (1 - seat) as Seat
  const where = `${action} ${line}`
  const sums = `${where} ${totals[seat]}:${totals[rival]}`
  const step = story.findLast((event) => event.kind === 'moved' && event.seat === rival)
  if (step?.kind !== 'moved') return [sums, where]
  return [`${sums} ${step.number} ${step.forward ? 'forward' : 'back'}`, sums, where]
}

/** What hangs on each decision of Hat-Trick. */
export const hatTrickMatters: Matters<State, HatTrickEvent> = {
  playsOn,
  duel: cornerMix,
  belief: () => new Suspicion(),
  // Who attacks plays his best card first: what he has left is worse than hands that are dealt anew.
  doubt: (of) => DOUBTS[of] ?? 0.05,
  // Of a whole attack a tenth more or less is no advice: both arrange it anew in every turn.
  told: (of) => (of === 'attack' || of === 'hold' ? 0.1 : 0),
  spends: (s, _seat, action) => (LAYS.has(s.phase) && action < CARDS ? powerOf(action) : undefined),
  matter,
  counted: (s, seat, action) => counted(s, seat, action) ?? certain(s, seat, action),
  hasOpenLuck: false,
  causes,
  unchoose(world, rival) {
    world.laid[rival] = -1
    world.corner[rival] = -1
  },
}
