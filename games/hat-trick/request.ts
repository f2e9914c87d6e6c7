import type { Option, Request, Seat } from '@libero/kernel'
import { awaits } from '@libero/kernel'
import { Moment, WHENS } from './cards/skills.ts'
import {
  CORNER,
  FORWARD,
  GO,
  INTERCHANGE,
  NONE,
  PLAYER,
  PREVENT,
  REGULAR_CORNER,
  SKILL,
  STYLE_CARD,
  SUB,
  SWITCH,
  TAKE,
} from './codes.ts'
import { RULE_OF_PHASE } from './explain.ts'
import { write } from './notation/index.ts'
import { meaningOf } from './notation/meaning.ts'
import { PHASES, Phase } from './phase.ts'
import { awaiting, legal } from './questions.ts'
import { totalOf } from './rules/action.ts'
import { lineFor, numberOf } from './rules/common.ts'
import { WHYS } from './rules/deliver.ts'
import { baseDraws, plusOfShot } from './rules/shot.ts'
import type { State } from './state.ts'
import { KINDS, kindOf, MOST_OPTIONS, powerOf, SHORT, SIDES, sideOf } from './vocabulary.ts'

const options = new Int16Array(MOST_OPTIONS)

/** The question one coach has to answer now, or nothing if he is not asked. */
export function request(s: State, seat: Seat): Request | undefined {
  if (!awaits(awaiting(s), seat)) return undefined
  const count = legal(s, seat, options)
  const actions = Array.from(options.subarray(0, count))
  const kind = PHASES[s.phase]
  return {
    seat,
    kind,
    options: actions.map((action): Option => optionOf(s, seat, action)),
    prompt: promptOf(s, seat),
    rule: ruleOf(s, seat),
    default: write(s, seat, defaultAction(s, actions)),
    atOnce: s.phase === Phase.PlayCard || s.phase === Phase.Duel,
  }
}

function ruleOf(s: State, seat: Seat): string {
  if (s.phase === Phase.PlayCard && s.opportunity) return '6.2'
  if (s.phase === Phase.DefenceMove && s.opportunity) return '6.3'
  if (s.phase === Phase.OpportunityPass) return kindOf(s.faceUp[seat]) === SHORT ? '6.4' : '6.5'
  return RULE_OF_PHASE[s.phase] ?? '1.2'
}

function optionOf(s: State, seat: Seat, action: number): Option {
  const option = plainOption(s, seat, action)
  const about = s.terms.players ? meaningOf(s, seat, action, option.action) : undefined
  return about ? { ...option, about } : option
}

function plainOption(s: State, seat: Seat, action: number): Option {
  const text = write(s, seat, action)
  if (action < NONE) return { action: text, kind: 'card', card: text }
  if (action === NONE || action === GO) return { action: text, kind: action === GO ? 'yes' : 'no' }
  if (action < CORNER) return { action: text, kind: 'distance' }
  if (action < PLAYER) return { action: text, kind: 'corner' }
  if (action < FORWARD) return { action: text, kind: 'pass' }
  return { action: text, kind: kindOfExpanded(action) }
}

function kindOfExpanded(action: number): string {
  if (action < REGULAR_CORNER) return 'move'
  if (action < INTERCHANGE) return 'regular-corner'
  if (action < SWITCH) return 'interchange'
  if (action < TAKE) return 'switch'
  if (action < SUB) return 'take-style'
  if (action < PREVENT) return 'substitution'
  if (action < STYLE_CARD) return 'prevention'
  return action < SKILL ? 'style-card' : 'skill'
}

function promptOf(s: State, seat: Seat): Request['prompt'] {
  const about: Record<string, string | number> = {}
  if (s.ball >= 0 && s.half < 4) {
    about.number = numberOf(s.ball)
    about.line = lineFor(s.side, s.field[s.ball])
  }
  let key = PHASES[s.phase]
  if (s.phase === Phase.AttackMove || s.phase === Phase.DefenceMove)
    about.side = SIDES[sideOf(s.faceUp[seat])]
  if (s.phase === Phase.PlayCard) {
    key = s.opportunity ? 'play-card-opportunity' : 'play-card'
    about.role = seat === s.side ? 'attack' : 'defence'
    about.left = s.handLeft[seat]
  } else if (s.phase === Phase.DefenceMove && s.opportunity) key = 'defence-move-opportunity'
  else if (s.phase === Phase.Duel) {
    key = seat === s.side ? 'duel-shooter' : 'duel-keeper'
    about.action = KINDS[kindOf(s.faceUp[s.side])]
    about.power = powerOf(s.faceUp[s.side]) + plusOfShot(s)
  } else if (s.phase === Phase.Save) {
    about.power = s.power
    about.total = s.drawn
    about.draws = s.draws
  } else if (s.phase === Phase.Skill || s.phase === Phase.StyleCard || s.phase === Phase.Prevent) {
    key = `${PHASES[s.phase]}/${WHENS[s.moment]}`
    if (s.phase === Phase.Prevent) key = s.declared < 0 ? 'prevent' : 'prevent-declared'
    else if (s.moment === Moment.Compare) {
      about.action = KINDS[kindOf(s.faceUp[s.attacker])]
      about.own = totalOf(s, seat)
      about.theirs = totalOf(s, 1 - seat)
    }
    about.role = seat === s.side ? 'attack' : 'defence'
    about.ownLine = lineFor(seat, s.field[s.ball])
  } else if (s.phase === Phase.Snapshot) {
    about.power = powerOf(s.faceUp[seat]) - 1
    about.draws = baseDraws(s)
  } else if (s.phase === Phase.Receiver) key = `receiver/${WHYS[s.why]}`
  else if (s.phase === Phase.Appeal) {
    key = s.red ? 'appeal/red' : 'appeal/yellow'
    about.number = numberOf(s.fouler)
  } else if (s.phase === Phase.Substitution) about.left = s.subsLeft[seat]
  return { key, about }
}

/** §12.3 When time runs out: nobody moves, the middle card is played, a pass and a shot are taken, the keeper draws. */
function defaultAction(s: State, actions: readonly number[]): number {
  const [first = NONE] = actions
  if (first < NONE) {
    const byPower = [...actions].sort((a, b) => powerOf(a) - powerOf(b) || a - b)
    return byPower[Math.floor(byPower.length / 2)] ?? first
  }
  if (s.phase === Phase.OpportunityPass) return actions[1] ?? first
  if (s.phase === Phase.Duel) return CORNER + 1
  if (s.phase === Phase.Snapshot || s.phase === Phase.Appeal) return NONE
  if (s.phase === Phase.TakeStyle) return actions[1] ?? first
  return first
}
