import type { HatTrickEvent } from '@libero/hat-trick'
import { CORNERS, FINAL_LINE, hatTrick } from '@libero/hat-trick'
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
import type { Matter } from '../prospect/matters.ts'
import type { Prospect } from '../prospect/prospect.ts'
import { cornerMix } from './corner.ts'

/** Shots and appeals, counted exactly. */

type Hanging = Matter<HatTrickEvent>

const UNDECIDED = -1

/** §6, §7 A scoring opportunity or a shot, for the attacker. */
export const CHANCE: Hanging = {
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
export const CHANCE_AGAINST: Hanging = {
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
    ...(given && { given, margin: MIXED_WORSE }),
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

/** How far off it is that the other mixes as well as can be: nobody does so for certain. */
const MIXED_WORSE = 0.03

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

const isCorner = (action: number): boolean =>
  [CORNER, REGULAR_CORNER].some((first) => action >= first && action < first + CORNERS.length)

/** What can be counted from what this coach knows. */
export function counted(s: State, seat: Seat, action: number): Prospect | undefined {
  if (s.phase === Phase.Save) return save(s, seat, action)
  // Who turns a player back has chosen no corner yet.
  if (s.phase === Phase.Duel) return isCorner(action) ? corner(s, seat, action) : undefined
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
