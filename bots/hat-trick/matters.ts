import type { HatTrickEvent } from '@libero/hat-trick'
import { CORNERS, DRIBBLE, FINAL_LINE, hatTrick, kindOf, Moment } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  appealOdds,
  baseDraws,
  CORNER,
  GO,
  goalOdds,
  inShootOut,
  lowestInLine,
  Phase,
  REGULAR_CORNER,
  shotPower,
  symbolOf,
} from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import type { Matter, Matters } from '../prospect/matters.ts'
import type { Prospect } from '../prospect/prospect.ts'
import { cornerMix } from './corner.ts'
import { quick } from './quick.ts'

type Hanging = Matter<HatTrickEvent>

const UNDECIDED = -1

/** §5 The action of a turn, for its attacker: won, foul, lost, and what can come in its place. */
const actionFor = (of: string): Hanging => ({
  of,
  ways: [
    { way: 'won', tone: 'good' },
    { way: 'foul', tone: 'mixed' },
    { way: 'lost', tone: 'bad' },
    { way: 'shot', tone: 'mixed', rare: true },
    { way: 'other', tone: 'mixed', rare: true, beside: true },
  ],
  decidedBy: actionEnds,
  otherwise: 4,
})

/** The same for the defender. */
const ACTION_AGAINST: Hanging = {
  of: 'stop',
  ways: [
    { way: 'stopped', tone: 'good' },
    { way: 'foul', tone: 'mixed' },
    { way: 'through', tone: 'bad' },
    { way: 'shot', tone: 'mixed', rare: true },
    { way: 'other', tone: 'mixed', rare: true, beside: true },
  ],
  decidedBy(event) {
    const way = actionEnds(event)
    return way >= 0 && way <= 2 ? 2 - way : way
  },
  otherwise: 4,
}

const PASS = actionFor('pass')
const RUN = actionFor('dribble')

/** 0 won, 1 foul, 2 lost, 3 a shot instead, 4 anything else. */
function actionEnds(event: HatTrickEvent): number {
  switch (event.kind) {
    case 'comparison':
      return event.result === 'won' ? 0 : event.result === 'foul' ? 1 : 2
    case 'passed':
    case 'dribbled':
      return 0
    case 'foul':
      return 1
    case 'intercepted':
    case 'tackled':
    case 'nobody-there':
      return 2
    case 'shot-begins':
      return 3
    case 'turn':
    case 'opportunity':
    case 'half-over':
      return 4
    default:
      return UNDECIDED
  }
}

/** §6, §7 A scoring opportunity or a shot, for the attacker. */
const CHANCE: Hanging = {
  of: 'goal',
  ways: [
    { way: 'goal', tone: 'good' },
    { way: 'parried', tone: 'mixed' },
    { way: 'saved', tone: 'bad' },
    { way: 'no-shot', tone: 'bad', rare: true },
  ],
  decidedBy: shotEnds,
  otherwise: 3,
}

/** The same for the defender. */
const CHANCE_AGAINST: Hanging = {
  of: 'save',
  ways: [
    { way: 'saved', tone: 'good' },
    { way: 'parried', tone: 'good' },
    { way: 'no-shot', tone: 'good', rare: true },
    { way: 'goal', tone: 'bad' },
  ],
  decidedBy(event) {
    const way = shotEnds(event)
    return way < 0 ? way : FOR_DEFENDER[way]
  },
  otherwise: 2,
}
const FOR_DEFENDER = [3, 1, 0, 2]

/** 0 a goal, 1 parried, 2 saved, 3 it does not come to a shot. */
function shotEnds(event: HatTrickEvent): number {
  switch (event.kind) {
    case 'goal':
      return 0
    case 'parried':
      return 1
    case 'saved':
    case 'corner':
      return 2
    case 'penalty-result':
      return event.scored ? 0 : 2
    case 'out-of-cards':
    case 'turn':
    case 'half-over':
      return 3
    default:
      return UNDECIDED
  }
}

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
      return s.opportunity ? chance(s, seat) : turn(s, seat, seat === s.attacker ? action : -1)
    case Phase.AttackMove:
    case Phase.SidewaysPass:
    case Phase.DefenceMove:
    case Phase.LongBall:
      return s.opportunity ? chance(s, seat) : turn(s, seat, s.faceUp[s.attacker])
    case Phase.OpportunityPass:
    case Phase.ShootOrNot:
      return chance(s, seat)
    case Phase.Duel:
    case Phase.Save:
    case Phase.PenaltyCard:
      return seat === s.side ? CHANCE : CHANCE_AGAINST
    case Phase.FreeKickChoice:
      return action === GO ? CHANCE : PASS
    case Phase.GoalKickAttack:
    case Phase.GoalKickDefence:
    case Phase.GoalKickCard:
      return KICKS[seat]
    case Phase.Skill:
    case Phase.StyleCard:
    case Phase.Prevent:
    case Phase.Snapshot:
      if (!inPlay(s)) return undefined
      return s.opportunity || s.moment === Moment.Shot ? chance(s, seat) : turn(s, seat, s.faceUp[s.attacker])
    default:
      return undefined
  }
}

const chance = (s: State, seat: Seat): Hanging => (seat === s.attacker ? CHANCE : CHANCE_AGAINST)

const turn = (s: State, seat: Seat, card: number): Hanging =>
  seat !== s.attacker ? ACTION_AGAINST : card >= 0 && kindOf(card) === DRIBBLE ? RUN : PASS

/** §7.7–§7.9 How likely so many draws stay below the shot, meet it, or exceed it. */
function shot(s: State, seat: Seat, goal: number, parried: number, given?: Prospect['given']): Prospect {
  const back = inShootOut(s) || reboundReachesNobody(s) ? 0 : parried
  const saved = 1 - goal - back
  const shares = [goal, back, saved]
  const { of, ways } = seat === s.side ? CHANCE : CHANCE_AGAINST
  return {
    of,
    ways: ways
      .filter(({ rare }) => !rare)
      .map(({ way, tone }) => ({ way, tone, share: shares[SHOT_WAYS.indexOf(way)] })),
    ...(given && { given }),
  }
}
const SHOT_WAYS = ['goal', 'parried', 'saved']

/** §7.8 Nobody stands in the shooter's final line: what would be parried counts as saved. */
const reboundReachesNobody = (s: State): boolean =>
  lowestInLine(s, s.side, s.side, FINAL_LINE) < 0 && lowestInLine(s, 1 - s.side, s.side, FINAL_LINE) < 0

/** §7.6 The keeper draws on as long as he may, or stops here. */
function save(s: State, seat: Seat, action: number): Prospect {
  const short = s.power - s.drawn
  if (action !== GO) return shot(s, seat, short > 0 ? 1 : 0, short > 0 ? 0 : 1)
  const goal = goalOdds(s, seat, s.draws, short, false)
  return shot(s, seat, goal, goalOdds(s, seat, s.draws, short + 1, false) - goal)
}

const others = new Int16Array(hatTrick.mostOptions)
const mix = new Float64Array(2 * CORNERS.length)

/** §7.2 One's own corner against the other's best mix. */
function corner(s: State, seat: Seat, action: number): Prospect | undefined {
  const rival = (1 - seat) as Seat
  const keeper = (1 - s.side) as Seat
  const shoots = seat === s.side
  let count = 0
  for (let each = 0; each < CORNERS.length; each++) others[count++] = CORNER + each
  if (shoots && s.terms.players && s.starKeeper[keeper])
    for (let each = 0; each < CORNERS.length; each++) others[count++] = REGULAR_CORNER + each
  if (!cornerMix(s, rival, others, count, mix)) return undefined
  let goal = 0
  let atMost = 0
  for (let i = 0; i < count; i++) {
    if (mix[i] === 0) continue
    const [struck, dived] = shoots ? [action, others[i]] : [others[i], action]
    const aimed = struck - CORNER
    const isRegular = dived >= REGULAR_CORNER
    const dive = dived - (isRegular ? REGULAR_CORNER : CORNER)
    const star = s.starKeeper[keeper] && !isRegular ? 1 : 0
    const draws = Math.max(0, baseDraws(s, star) + symbolOf(s.cards, aimed, dive, star))
    // What the keeper holds is not in his deck; where the deck runs out meanwhile, the shooter cannot count it.
    if (shoots && draws > s.deckLeft[keeper]) return undefined
    const power = shotPower(s, s.faceUp[s.side], aimed)
    goal += mix[i] * goalOdds(s, keeper, draws, power, shoots)
    atMost += mix[i] * goalOdds(s, keeper, draws, power + 1, shoots)
  }
  return shot(s, seat, goal, atMost - goal, 'best-mix')
}

function counted(s: State, seat: Seat, action: number): Prospect | undefined {
  if (s.phase === Phase.Save) return save(s, seat, action)
  if (s.phase === Phase.Duel) return corner(s, seat, action)
  if (s.phase !== Phase.Appeal || action !== GO) return undefined
  const share = appealOdds(s, seat, action)?.likelihood ?? 0
  return {
    of: 'appeal',
    ways: [
      { way: 'withdrawn', share, tone: 'good' },
      { way: 'stands', share: 1 - share, tone: 'bad' },
    ],
  }
}

/** What hangs on each decision of Hat-Trick. */
export const hatTrickMatters: Matters<State, HatTrickEvent> = {
  quick,
  duel: cornerMix,
  matter,
  counted,
  hasOpenLuck: false,
  unchoose(world, rival) {
    world.laid[rival] = -1
    world.corner[rival] = -1
  },
}
