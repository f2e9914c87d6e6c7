import type { Fields, Seat } from '@libero/kernel'
import { Does, WHENS } from '../cards/skills.ts'
import { isBeforeShot, isGoalKick, isShot } from '../phase.ts'
import { isBeforeFreeKick, isStoppage } from '../rules/bench.ts'
import { seatOfPlayer } from '../rules/common.ts'
import { isGiven, Why } from '../rules/deliver.ts'
import { isAppeal } from '../rules/foul.ts'
import { isOver } from '../rules/half.ts'
import { isPrevention, isWithinMoment } from '../rules/moment.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import { skillOf } from '../rules/skill.ts'
import { PLAYERS, type State } from '../state.ts'
import { NOWHERE, OUTFIELD } from '../vocabulary.ts'

/** What the whole must be like in a match with the Players expansion, beside what it must be like in any. */
export function checkExpansion(s: State, r: Fields): void {
  for (const seat of [0, 1] as const) checkTeam(s, seat, r)
  for (let player = 0; player < PLAYERS; player++) checkFoot(s, player, r)
  if (!r.sound || isOver(s)) return
  checkFoul(s, r)
  if (s.declared >= 0 && !isPrevention(s)) r.wrong('play.declared')
  if (s.penalty && !isShot(s.phase)) r.wrong('shot.penalty')
  if (s.snapshot && (s.opportunity || isBeforeShot(s.phase))) r.wrong('play.snapshot')
  if (inShootOut(s)) return
  checkAttacker(s, r)
}

function checkTeam(s: State, seat: Seat, r: Fields): void {
  const wrong = (field: string) => r.wrong(`sides.${seat}.${field}`)
  const { styleOf } = s.cards.expansion
  const own = s.held[seat] | s.spent[seat]
  const others = s.held[1 - seat] | s.spent[1 - seat]
  // §19.1 Three cards a style, each there once; a team wins only those of its own.
  if (s.held[seat] & (s.spent[seat] | others) || s.spent[seat] & others) wrong('styleCards')
  else if (styleOf.some((style, card) => (own >> card) & 1 && style !== s.style[seat])) wrong('styleCards')
  if (s.fresh[seat] & ~s.held[seat]) wrong('freshStyleCards')
  if (s.rowKind[seat] < 0 !== (s.rowCount[seat] === 0)) wrong('row')
  const { captain, subs } = s.terms.events
  if (s.captain[seat] >= 0 && (!captain || s.field[s.captain[seat]] === NOWHERE)) wrong('captain')
  if (s.appeals[seat] && !captain) wrong('appeal')
  if (s.subsLeft[seat] > 0 && !subs) wrong('subsLeft')
  if (s.corner[seat] >= 0 && s.starCards[seat] > s.starKeeper[seat]) wrong('starCards')
}

/** §13.4, §16.5 On the side of his position, unless he has changed wings. */
function checkFoot(s: State, player: number, r: Fields): void {
  const i = player % OUTFIELD
  if (s.foot[player] === i % 2) return
  if (s.cards.expansion.skills.does[skillOf(s, player)] !== Does['change-wing'])
    r.wrong(`sides.${seatOfPlayer(player)}.players.${i}.side`)
}

/** §5.6 A foul is known until the free kick is given: while the coach may appeal, and while the pass arrives. */
function checkFoul(s: State, r: Fields): void {
  const fouled = isAppeal(s) || (isGiven(s, Why.Pass) && s.fouler >= 0)
  if (fouled !== s.fouler >= 0 || (fouled && seatOfPlayer(s.fouler) === s.side)) r.wrong('play.fouler')
  if (s.red && !fouled) r.wrong('play.red')
  if (!isAppeal(s) || !r.sound) return
  const seat = 1 - s.side
  if (s.field[s.fouler] === NOWHERE) r.wrong('play.fouler')
  // §9.2 A second yellow is given back, for a red.
  if (s.yellow[seat] === s.red || s.yellows[seat] === 0) r.wrong(`sides.${seat}.yellow`)
}

/** Whose action it is has the ball, until somebody else gets it by a pass, a parry or a goal kick. */
function checkAttacker(s: State, r: Fields): void {
  if (isGoalKick(s.phase) || isGiven(s, Why.GoalKick)) return
  if (isStoppage(s) && !isBeforeFreeKick(s)) return
  const moment = isWithinMoment(s) ? WHENS[s.moment] : undefined
  if (moment === 'arrival' || moment === 'parry') return
  if (!isGiven(s, Why.Won) && (s.attacker === s.side) === (moment === 'turnover')) r.wrong('play.attacker')
}
