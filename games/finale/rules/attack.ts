import type { Chance, Seat } from '@libero/kernel'
import { ATTACKER, DEFENDER } from '../cards/set.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import {
  ACTIONS,
  ANY,
  ATTACK,
  BUILD_UP,
  DEFENCE,
  DIE,
  DIE_FACES,
  FINISH,
  FREE,
  KEEPER,
  MIDFIELD,
  PITCH,
  PLACES,
  SQUAD,
} from '../vocabulary.ts'
import type { Told } from './common.ts'
import {
  bits,
  firstMan,
  Luck,
  lowest,
  luckKey,
  MAN,
  manId,
  minute,
  onTheBall,
  pair,
  strengthOf,
} from './common.ts'
import { counterBonus, counterIsDue } from './counter.ts'

/** The arrow's man in `State.need`, after the five places. */
export const ARROW = 5

const actionName = (action: number) => ACTIONS[action] as 'build-up' | 'finish'

/** §6.1 Build-up, then finish; a card without build-up goes straight to the finish. */
export function beginAttack(s: State, told: Told): void {
  const seat = onTheBall(s)
  const card = s.faceUp[seat]
  s.attacksMade[seat]++
  told?.tell({ kind: 'attack', seat, attack: s.attack, of: s.attacks, card: s.cards.tacticId(card) })
  s.action = s.cards.hasBuildUp[card] ? BUILD_UP : FINISH
  s.phase = Phase.ActionBegins
}

/** §6.2 The side on the ball fills the left places of its card; the other answers on the right. */
export function beginAction(s: State, told: Told): void {
  const seat = onTheBall(s)
  told?.tell({ kind: 'action', action: actionName(s.action), seat, bonus: counterBonus(s) })
  s.used.fill(0)
  openPlaces(s, seat, ATTACKER, told)
  s.phase = Phase.AttackersMen
}

/**
 * §6.3, §6.4 Writes into `need` how many men are to be chosen: as many of each line as it has, the missing ones
 * from any other line, and nobody where nobody is free.
 */
function openPlaces(s: State, seat: Seat, side: number, told: Told): void {
  const { need, able } = s
  const card = s.faceUp[onTheBall(s)]
  const corner = s.cards.corner(card, s.action, side)
  for (let place = 0; place < PLACES.length; place++) need[place] = s.cards.places[corner + place]
  need[ARROW] = 0
  if (side === ATTACKER && s.action === FINISH && s.cards.arrow[card] >= 0)
    openArrow(s, seat, s.cards.arrow[card])
  gatherAble(s, seat)
  let spare = bits(able[ANY])
  for (let line = 0; line < ANY; line++) {
    const free = bits(able[line])
    if (need[line] > free) {
      need[ANY] += need[line] - free
      need[line] = free
    }
    if (line !== KEEPER) spare -= need[line]
  }
  if (need[ANY] > spare) {
    told?.tell({ kind: 'places-empty', seat, count: need[ANY] - spare })
    need[ANY] = spare
  }
}

/** Who may fill which place, before the first man is chosen or as a position has it. */
export function gatherAble(s: State, seat: Seat): void {
  const { able, where, chip, line } = s
  const from = firstMan(seat)
  able.fill(0)
  for (let slot = 0; slot < SQUAD; slot++) {
    const man = from + slot
    if (where[man] === PITCH && chip[man] === FREE) able[line[man]] |= 1 << slot
  }
  able[ANY] = able[DEFENCE] | able[MIDFIELD] | able[ATTACK]
  if (s.need[ARROW] === 0) return
  for (let slot = 0; slot < SQUAD; slot++) if (fits(s, from + slot, ARROW)) able[ARROW] |= 1 << slot
}

/**
 * §6.6 One of the build-up men plays again: of the arrow's line, or where stand-ins filled its place any of them.
 * Has the man it means left the pitch, the place is an ordinary one.
 */
function openArrow(s: State, seat: Seat, place: number): void {
  const from = firstMan(seat)
  let usedOfLine = 0
  let stillOfLine = 0
  let stillAny = 0
  for (let man = from; man < from + SQUAD; man++) {
    if (s.chip[man] !== BUILD_UP) continue
    // His own line, for he may have gone in goal since.
    if (s.cards.line[s.card[man]] === place) usedOfLine++
    if (s.where[man] !== PITCH || s.line[man] === KEEPER) continue
    stillAny++
    if (s.line[man] === place) stillOfLine++
  }
  if (usedOfLine > 0 ? stillOfLine === 0 : stillAny === 0) return
  s.need[place]--
  s.need[ARROW] = 1
  s.arrowFrom = usedOfLine > 0 ? place : ANY
}

/** The place to be filled next, or −1 when all are. */
export function nextPlace(s: State): number {
  const { need } = s
  if (need[KEEPER]) return KEEPER
  if (need[ARROW]) return ARROW
  for (let place = 1; place <= ANY; place++) if (need[place]) return place
  return -1
}

/** Whether this man may fill that place now. */
export function fits(s: State, man: number, place: number): boolean {
  if (s.where[man] !== PITCH) return false
  const line = s.line[man]
  if (place === ARROW) {
    return s.chip[man] === BUILD_UP && line !== KEEPER && (s.arrowFrom === ANY || line === s.arrowFrom)
  }
  if (s.chip[man] !== FREE) return false
  return place === ANY ? line !== KEEPER : line === place
}

/** §6.2 The men who may fill the next place; `forcedMan` has seen to it that there is a choice. */
export function legalMen(s: State, out: Int16Array): number {
  let count = 0
  for (let rest = s.able[nextPlace(s)]; rest !== 0; rest &= rest - 1) out[count++] = MAN + lowest(rest)
  return count
}

/** §13.1 The first of the men who fit if all of them must play, as an action; −1 if there is a choice. */
export function forcedMan(s: State): number {
  const place = nextPlace(s)
  const able = s.able[place]
  return bits(able) > s.need[place] ? -1 : MAN + lowest(able)
}

/** A chip is laid on a man. When a side has all its men the other side, then the dice, are next. */
export function chooseMan(s: State, seat: Seat, action: number, told: Told): void {
  const slot = action - MAN
  const man = firstMan(seat) + slot
  const place = nextPlace(s)
  s.need[place]--
  s.chip[man] = s.action
  s.used[seat] |= 1 << slot
  for (let p = 0; p < s.able.length; p++) s.able[p] &= ~(1 << slot)
  told?.tell({
    kind: 'man-chosen',
    seat,
    man: manId(s, man),
    place: place === ARROW ? 'arrow' : PLACES[place],
    strength: strengthOf(s, man),
  })
}

/** §6.2 All men of one side are chosen: then the defender answers, and after him the dice. */
export function menAreChosen(s: State, told: Told): void {
  if (s.phase === Phase.DefendersMen) {
    s.phase = Phase.Comparison
    return
  }
  openPlaces(s, (1 - onTheBall(s)) as Seat, DEFENDER, told)
  s.phase = Phase.DefendersMen
}

/** The strengths of the men a side uses in this action. */
export function strengthInAction(s: State, seat: number): number {
  const from = firstMan(seat)
  let sum = 0
  for (let rest = s.used[seat]; rest !== 0; rest &= rest - 1) sum += strengthOf(s, from + lowest(rest))
  return sum
}

/** §6.7–§6.9 Strengths, dice and bonus; level is enough in the build-up and too little in the finish. */
export function compare(s: State, chance: Chance, told: Told): void {
  const seat = onTheBall(s)
  const strength = strengthInAction(s, seat)
  const answer = strengthInAction(s, 1 - seat)
  const bonus = counterBonus(s)
  const die = chance.take(DIE, DIE_FACES, luckKey(s, Luck.Comparison, seat))
  const answerDie = chance.take(DIE, DIE_FACES, luckKey(s, Luck.Comparison, 1 - seat))
  const margin = strength + die + bonus - answer - answerDie
  s.won = (s.action === BUILD_UP ? margin >= 0 : margin > 0) ? 1 : 0
  told?.tell({
    kind: 'comparison',
    action: actionName(s.action),
    seat,
    strengths: bySeat(seat, strength, answer),
    dice: bySeat(seat, die, answerDie),
    bonus,
    totals: bySeat(seat, strength + die + bonus, answer + answerDie),
    won: s.won === 1,
  })
  if (s.won && s.action === FINISH) {
    s.goals[seat]++
    told?.tell({ kind: 'goal', seat, scorer: scorer(s, seat), goals: pair(s.goals), minute: minute(s) })
  }
  s.checked = 0
  s.phase = Phase.Hazards
}

const bySeat = (seat: Seat, own: number, others: number): readonly [number, number] =>
  seat === 0 ? [own, others] : [others, own]

/** Whom the crowd sings about: the strongest man of the finish, the foremost among equals. */
function scorer(s: State, seat: Seat): string {
  const from = firstMan(seat)
  let best = -1
  for (let man = from; man < from + SQUAD; man++) {
    if (s.chip[man] !== FINISH || s.where[man] !== PITCH) continue
    if (best < 0 || strengthOf(s, man) * 4 + s.line[man] > strengthOf(s, best) * 4 + s.line[best]) best = man
  }
  return best < 0 ? '' : manId(s, best)
}

/** §6.10 After the hazards every man used in this action turns, if he is still on the pitch. */
export function turnMen(s: State, told: Told): void {
  const turned: [string[], string[]] | undefined = told ? [[], []] : undefined
  for (let seat = 0 as Seat; seat < 2; seat++) {
    for (let rest = s.used[seat]; rest !== 0; rest &= rest - 1) {
      const man = firstMan(seat) + lowest(rest)
      if (s.where[man] !== PITCH) continue
      s.turn[man] = (s.turn[man] + 1) & 3
      turned?.[seat].push(manId(s, man))
    }
  }
  if (turned) told?.tell({ kind: 'turned', men: turned })
  if (s.action === FINISH) s.phase = Phase.AttackEnds
  else if (s.won) {
    s.action = FINISH
    s.phase = Phase.ActionBegins
  } else s.phase = counterIsDue(s) ? Phase.CounterBegins : Phase.AttackEnds
}
