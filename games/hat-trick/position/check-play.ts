import type { Fields, Seat } from '@libero/kernel'
import { Does, WHENS } from '../cards/skills.ts'
import { Phase } from '../phase.ts'
import { seatOfPlayer } from '../rules/common.ts'
import { Why } from '../rules/deliver.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import { maySnapshot } from '../rules/shot.ts'
import { skillOf } from '../rules/skill.ts'
import { PLAYERS, type State } from '../state.ts'
import { NOWHERE, OUTFIELD } from '../vocabulary.ts'
import { checkMoment, checkWithin, isWithinMoment } from './check-moment.ts'
import { checkFouler, checkReceiver, mayComplete } from './check-receiver.ts'

/** What the whole must be like in a match with the Players expansion, beside what it must be like in any. */
export function checkExpansion(s: State, r: Fields): void {
  for (const seat of [0, 1] as const) checkTeam(s, seat, r)
  for (let player = 0; player < PLAYERS; player++) checkFoot(s, player, r)
  if (!r.sound || s.phase === Phase.Over) return
  checkFoul(s, r)
  if (s.declared >= 0 && s.phase !== Phase.Prevent) r.wrong('play.declared')
  if (s.penalty && s.phase !== Phase.Duel && s.phase !== Phase.Save) r.wrong('shot.penalty')
  if (s.snapshot && (s.opportunity || s.phase <= Phase.ShootOrNot)) r.wrong('play.snapshot')
  if (inShootOut(s)) return
  checkAttacker(s, r)
  if (r.sound) checkPhase(s, r)
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
  if (s.phase === Phase.Duel && s.corner[seat] >= 0 && s.starCards[seat] > s.starKeeper[seat])
    wrong('starCards')
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
  const passed = s.phase === Phase.Receiver && s.why === Why.Pass
  const fouled = s.phase === Phase.Appeal || (passed && s.fouler >= 0)
  if (fouled !== s.fouler >= 0 || (fouled && seatOfPlayer(s.fouler) === s.side)) r.wrong('play.fouler')
  if (s.red && !fouled) r.wrong('play.red')
  if (s.phase !== Phase.Appeal || !r.sound) return
  const seat = 1 - s.side
  if (s.field[s.fouler] === NOWHERE) r.wrong('play.fouler')
  // §9.2 A second yellow is given back, for a red.
  if (s.yellow[seat] === s.red || s.yellows[seat] === 0) r.wrong(`sides.${seat}.yellow`)
}

/** Whose action it is has the ball, until somebody else gets it by a pass, a parry or a goal kick. */
function checkAttacker(s: State, r: Fields): void {
  if (s.phase >= Phase.GoalKickAttack && s.phase <= Phase.GoalKickCard) return
  if (s.phase === Phase.Substitution && s.next !== Phase.FreeKickDefence) return
  if (s.phase === Phase.Receiver && s.why === Why.GoalKick) return
  const moment = isWithinMoment(s) ? WHENS[s.moment] : undefined
  if (moment === 'arrival' || moment === 'parry') return
  const won = s.phase === Phase.Receiver && s.why === Why.Won
  if (!won && (s.attacker === s.side) === (moment === 'turnover')) r.wrong('play.attacker')
}

function checkPhase(s: State, r: Fields): void {
  if (s.phase === Phase.AttackMove || s.phase === Phase.DefenceMove) checkWithin(s, 'move', r)
  else if (s.phase === Phase.SidewaysPass) checkWithin(s, 'sideways', r)
  else if (s.phase === Phase.OpportunityPass) checkWithin(s, 'opportunity-pass', r)
  else if (isWithinMoment(s)) checkMoment(s, r)
  else if (s.phase === Phase.Receiver) checkReceiver(s, r)
  else if (s.phase >= Phase.Skill) checkOther(s, r)
}

/** What is asked outside the moments, and never in an opportunity. */
function checkOther(s: State, r: Fields): void {
  if (s.opportunity) r.wrong('opportunity')
  const rival = 1 - s.side
  switch (s.phase) {
    case Phase.TakeStyle:
      if (s.asked !== s.attacker) r.wrong('play.asked')
      if (s.style[s.attacker] >= 0) r.wrong(`sides.${s.attacker}.style`)
      if (!s.won) r.wrong('play.won')
      break
    case Phase.Fouler:
      checkFouler(s, r)
      break
    case Phase.Snapshot:
      if (!maySnapshot(s)) r.wrong('phase')
      break
    case Phase.Appeal:
      if (s.captain[rival] < 0 || !s.appeals[rival]) r.wrong(`sides.${rival}.appeal`)
      if (s.next !== Phase.AfterFoul && s.next !== Phase.Complete) r.wrong('play.next')
      if (s.next === Phase.Complete && !mayComplete(s)) r.wrong('play.line')
      break
    case Phase.Substitution:
      if (!STOPPAGES.includes(s.next)) r.wrong('play.next')
      if (s.step > 1 || s.asked !== (s.step === 0 ? s.side : rival)) r.wrong('play.asked')
  }
}

/** §20.3 A kick-off, a free kick, a goal kick. */
const STOPPAGES: readonly number[] = [Phase.TurnBegins, Phase.FreeKickDefence, Phase.GoalKickAttack]
