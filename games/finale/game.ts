import type { Awaiting, Chance, Game, Seat } from '@libero/kernel'
import { accepted, NOBODY } from '@libero/kernel'
import type { FinaleConfig } from './build.ts'
import { checkBuild, plain, prepare } from './build.ts'
import type { FinaleEvent } from './events.ts'
import { explain } from './explain.ts'
import { read, write } from './notation.ts'
import { Phase } from './phase.ts'
import { position } from './position.ts'
import { fromPosition } from './position-reader.ts'
import { reimagine } from './reimagine.ts'
import { request } from './request.ts'
import {
  beginAction,
  beginAttack,
  chooseMan,
  compare,
  forcedMan,
  legalMen,
  menAreChosen,
  nextPlace,
  turnMen,
} from './rules/attack.ts'
import type { Told } from './rules/common.ts'
import { minute, onTheBall, seatOfMan } from './rules/common.ts'
import { beginCounter } from './rules/counter.ts'
import { afterPeriod, outcomeOf } from './rules/extra-time.ts'
import {
  checkHazards,
  legalForInjuredKeeper,
  legalForSentOffKeeper,
  legalManForKeeper,
  legalReplacement,
  makeRoomForKeeper,
  replaceInjured,
  replaceInjuredKeeper,
  replaceSentOffKeeper,
} from './rules/hazards.ts'
import {
  beginPeriod,
  endAttack,
  exchange,
  layTactic,
  legalExchange,
  legalTactics,
  playFurtherTactic,
  reveal,
} from './rules/period.ts'
import { legalTaker, nameTaker, shoot } from './rules/shoot-out.ts'
import { lineUp } from './rules/squad.ts'
import { change, legalChange, mayChange } from './rules/substitutions.ts'
import { odds } from './sense.ts'
import { copy, State } from './state.ts'
import { view } from './view.ts'
import { SQUAD } from './vocabulary.ts'

/** The largest list a coach can be shown: fifteen men and 'nobody'. */
const MOST_OPTIONS = SQUAD + 1

/** Who is asked in this phase. */
export function awaiting(s: State): Awaiting {
  switch (s.phase) {
    case Phase.Tactics:
      return ((s.laid[0] < 0 ? 1 : 0) | (s.laid[1] < 0 ? 2 : 0)) as Awaiting
    case Phase.Changes:
    case Phase.Takers:
    case Phase.NextTaker:
      return ((s.ready[0] ? 0 : 1) | (s.ready[1] ? 0 : 2)) as Awaiting
    case Phase.FurtherTactic:
      return (s.attacker + 1) as Awaiting
    case Phase.Exchange:
      return (2 - s.attacker) as Awaiting
    case Phase.AttackersMen:
      return (onTheBall(s) + 1) as Awaiting
    case Phase.DefendersMen:
      return (2 - onTheBall(s)) as Awaiting
    case Phase.Replacement:
    case Phase.InjuredKeeper:
    case Phase.SentOffKeeper:
    case Phase.ManForKeeper:
      return (seatOfMan(s.man) + 1) as Awaiting
    default:
      return NOBODY
  }
}

export function legal(s: State, seat: Seat, out: Int16Array): number {
  switch (s.phase) {
    case Phase.AttackersMen:
    case Phase.DefendersMen:
      return legalMen(s, out)
    case Phase.Tactics:
    case Phase.FurtherTactic:
      return legalTactics(s, seat, out)
    case Phase.Changes:
      return legalChange(s, seat, out)
    case Phase.Exchange:
      return legalExchange(s, seat, out)
    case Phase.Replacement:
      return legalReplacement(s, seat, out)
    case Phase.InjuredKeeper:
      return legalForInjuredKeeper(s, seat, out)
    case Phase.SentOffKeeper:
      return legalForSentOffKeeper(s, seat, out)
    case Phase.ManForKeeper:
      return legalManForKeeper(s, seat, out)
    case Phase.Takers:
    case Phase.NextTaker:
      return legalTaker(s, seat, out)
    default:
      return 0
  }
}

/** Carries out one decision, without what follows from it. */
function decide(s: State, seat: Seat, action: number, chance: Chance, told: Told): void {
  switch (s.phase) {
    case Phase.AttackersMen:
    case Phase.DefendersMen:
      chooseMan(s, seat, action, told)
      break
    case Phase.Tactics:
      layTactic(s, seat, action, told)
      break
    case Phase.FurtherTactic:
      playFurtherTactic(s, seat, action, chance, told)
      break
    case Phase.Changes:
      change(s, seat, action, told)
      break
    case Phase.Exchange:
      exchange(s, seat, action, chance, told)
      break
    case Phase.Replacement:
      replaceInjured(s, seat, action, told)
      break
    case Phase.InjuredKeeper:
      replaceInjuredKeeper(s, seat, action, told)
      break
    case Phase.SentOffKeeper:
      replaceSentOffKeeper(s, seat, action, told)
      break
    case Phase.ManForKeeper:
      makeRoomForKeeper(s, seat, action, told)
      break
    case Phase.Takers:
    case Phase.NextTaker:
      nameTaker(s, seat, action, told)
      break
  }
}

const scratch = new Int16Array(MOST_OPTIONS)

/** Plays on until a coach has a real choice: whatever follows by rule, and choices with one option (§13.1). */
export function playOn(s: State, chance: Chance, told: Told): void {
  for (;;) {
    switch (s.phase) {
      case Phase.PeriodBegins:
        beginPeriod(s, told)
        break
      case Phase.Reveal:
        reveal(s, chance, told)
        break
      case Phase.AttackBegins:
        beginAttack(s, told)
        break
      case Phase.ActionBegins:
        beginAction(s, told)
        break
      case Phase.Comparison:
        compare(s, chance, told)
        break
      case Phase.Hazards:
        checkHazards(s, chance, told)
        break
      case Phase.Turning:
        turnMen(s, told)
        break
      case Phase.CounterBegins:
        beginCounter(s, told)
        break
      case Phase.AttackEnds:
        endAttack(s)
        break
      case Phase.PeriodEnds:
        afterPeriod(s, chance, told)
        break
      case Phase.Shots:
        shoot(s, chance, told)
        break
      case Phase.Over:
        return
      case Phase.AttackersMen:
      case Phase.DefendersMen:
        if (nextPlace(s) < 0) {
          menAreChosen(s, told)
          break
        }
        if (!takeForcedMan(s, told)) return
        break
      default:
        if (!takeForcedChoice(s, chance, told)) return
    }
  }
}

/** Whether a coach has a choice, without listing it where that can be told sooner. */
function hasChoice(s: State, seat: Seat): boolean {
  switch (s.phase) {
    case Phase.Tactics:
    case Phase.FurtherTactic:
      return (s.hand[seat] & (s.hand[seat] - 1)) !== 0
    case Phase.Exchange:
      return s.deckLeft[seat] > 0 && s.hand[seat] !== 0
    case Phase.Changes:
      return s.leaving[seat] < 0 ? mayChange(s, seat) : legal(s, seat, scratch) > 1
    default:
      return legal(s, seat, scratch) > 1
  }
}

/** §13.1 A choice with one option is made without asking. */
function takeForcedChoice(s: State, chance: Chance, told: Told): boolean {
  const asked = awaiting(s)
  for (let seat = 0 as Seat; seat < 2; seat++) {
    if ((asked & (1 << seat)) === 0 || hasChoice(s, seat)) continue
    legal(s, seat, scratch)
    decide(s, seat, scratch[0], chance, told)
    return true
  }
  return false
}

/** The same for men, by far the most frequent choice, without listing them all. */
function takeForcedMan(s: State, told: Told): boolean {
  const seat = (s.phase === Phase.AttackersMen ? onTheBall(s) : 1 - onTheBall(s)) as Seat
  const man = forcedMan(s)
  if (man < 0) return false
  chooseMan(s, seat, man, told)
  return true
}

export function apply(s: State, seat: Seat, action: number, chance: Chance, told?: Told): void {
  decide(s, seat, action, chance, told)
  playOn(s, chance, told)
}

/** §3.6 Both squads are opened together; the first cards are dealt and the first period begins. */
function start(config: FinaleConfig, chance: Chance, told?: Told, into?: State): State {
  const s = into ?? new State(config.cards, config.terms)
  lineUp(s, config, chance, told)
  playOn(s, chance, told)
  return s
}

export const finale: Game<State, FinaleConfig, FinaleEvent> = {
  id: 'finale',
  rules: 'finale-1',
  mostOptions: MOST_OPTIONS,
  checkBuild,
  prepare,
  plain,
  blank: (like) => new State(like.cards, like.terms),
  cardSet: (s) => ({ name: s.cards.set.name, version: s.cards.set.version }),
  start,
  awaiting,
  legal,
  apply,
  copy,
  outcome: outcomeOf,
  minute,
  view,
  request,
  explain,
  odds,
  reimagine,
  read,
  write,
  position,
  plainPosition: (data, cards) => {
    const read = fromPosition(data, cards)
    return read.ok ? accepted(position(read.value)) : read
  },
  fromPosition: (data, chance, told, cards) => {
    const read = fromPosition(data, cards)
    if (read.ok) playOn(read.value, chance, told)
    return read
  },
}
