import type { Fields, Seat } from '@libero/kernel'
import { awaits, NOBODY } from '@libero/kernel'
import { Does, MOST_ABILITIES, MUST_DISCARD } from '../cards/abilities.ts'
import { MOST_OPTIONS } from '../codes.ts'
import { Phase } from '../phase.ts'
import { awaiting, legal } from '../questions.ts'
import { canBeObliged, isUsable, mayPlay } from '../rules/ability.ts'
import { canMotivate, canPay, keepersInArea } from '../rules/bench.ts'
import { abilityToDo, inAreas, isExhaustion } from '../rules/common.ts'
import { asksForReroll, helpfulToken } from '../rules/contest.ts'
import { COMPULSORY, EFFECT, REPLACED, type State, SWAPPED } from '../state.ts'
import {
  AREA,
  BENCH,
  FIRST_TRANSFER,
  HALVES,
  HAND,
  LIMIT,
  MOST_PLAYS,
  OUT,
  POOL,
  SHOT,
  TOKENS,
} from '../vocabulary.ts'
import { boughtIn } from './check.ts'
import { isWithinAbilities, isWithinContest } from './words.ts'

/** What a phase needs, so that whatever is decided next can be carried out. */
export function checkPhase(s: State, r: Fields): void {
  if (hasEmptyAreas(s) && inAreas(s) > 0) r.wrong('sides.area')
  if (s.phase !== Phase.Special && (s.chosen[0] >= 0 || s.chosen[1] >= 0)) r.wrong('sides.special')
  if (s.phase !== Phase.Over && s.winner < 2) r.wrong('winner')
  checkUsed(s, r)
  if (isWithinContest(s)) checkContest(s, r)
  if (isWithinAbilities(s)) checkPlaying(s, r)
  switch (s.phase) {
    case Phase.Draft:
      if (s.plays > 0) r.wrong('plays')
      if (s.stopped[0] || s.stopped[1]) r.wrong('sides.stopped')
      break
    case Phase.Turn:
      checkTurn(s, r)
      break
    case Phase.Motivate:
      if (s.stopped[s.turn]) r.wrong(`sides.${s.turn}.stopped`)
      if (!canMotivate(s, s.turn as Seat)) r.wrong('phase')
      break
    case Phase.Action:
      if (s.turn !== s.attacker) r.wrong('turn')
      break
    case Phase.Reroll:
      checkReroll(s, r)
      break
    case Phase.Save:
      if (s.turn === s.attacker) r.wrong('turn')
      break
    case Phase.Over:
      checkEnd(s, r)
  }
  if (r.sound) checkQuestion(s, r)
}

const hasEmptyAreas = ({ phase }: State): boolean =>
  phase === Phase.Toss || phase === Phase.Draft || phase === Phase.Special || phase >= Phase.Over

/** §6.1 Only cards in play, or those that were in this turn, have used abilities. */
function checkUsed(s: State, r: Fields): void {
  const waiting = s.waiting.subarray(0, s.depth)
  s.used.forEach((used, card) => {
    if (used && s.where[card] < AREA && !waiting.includes(card)) r.wrong('used')
  })
}

/** §5.2, §17.3 Whoever has a turn has not passed; somebody from the bench is all that comes after the last card. */
function checkTurn(s: State, r: Fields): void {
  if (s.stopped[s.turn]) r.wrong(`sides.${s.turn}.stopped`)
  if (s.plays >= MOST_PLAYS + boughtIn(s)) r.wrong('plays')
}

/** §6 Whose abilities they are, what follows them, and that they could be used. */
function checkPlaying(s: State, r: Fields): void {
  if (s.step === REPLACED) {
    checkReplaced(s, r)
    return
  }
  // Exhaustion cards are alike: which of them waits says nothing, and it has nothing to wait for.
  const isOwn = (card: number) =>
    isExhaustion(card) || s.where[card] === OUT || (s.where[card] >= HAND && (s.where[card] & 1) === s.turn)
  const waiting = s.waiting.subarray(0, s.depth)
  if (s.depth === 0 || new Set(waiting).size < s.depth || !waiting.every(isOwn)) r.wrong('playing.waiting')
  switch (s.resume) {
    case Phase.NextTurn:
      if (s.stopped[s.turn]) r.wrong(`sides.${s.turn}.stopped`)
      break
    case Phase.Turn:
      checkTurn(s, r)
      break
    case Phase.Action:
      if (s.turn !== s.attacker) r.wrong('turn')
      break
    case Phase.Spend:
      break
    default:
      r.wrong('playing.resume')
  }
  // §13.1, §15.2 What is asked again is asked of somebody who has just bought.
  if (s.resume !== Phase.NextTurn && boughtIn(s) === 0) r.wrong('playing.resume')
  if (s.phase !== Phase.Ability && r.sound) checkAbility(s, r)
}

/** §15.3 A keeper about to be signed while two lie in the area. */
function checkReplaced(s: State, r: Fields): void {
  const card = Math.floor(s.ability / MOST_ABILITIES)
  const isForSale = card >= FIRST_TRANSFER && s.where[card] === BENCH && s.cards.keeper[card] === 1
  if (s.phase !== Phase.Target || s.resume !== Phase.Turn) r.wrong('playing.ability.step')
  if (!isForSale || s.ability % MOST_ABILITIES > 0 || !canPay(s, s.turn, card))
    r.wrong('playing.ability.card')
  if (keepersInArea(s, s.turn, keepers) < 2) r.wrong(`sides.${s.turn}.area`)
  if (s.depth > 0) r.wrong('playing.waiting')
  if (s.owed > 0) r.wrong('playing.ability.owed')
  checkTurn(s, r)
}

const keepers = new Int16Array(LIMIT)

/** Effects that end the attack phase at once, or have their time after the dice, ask nothing of this kind. */
const ASKS_NOTHING: readonly number[] = [Does.reroll, Does.save, Does.end, Does.advance, Does['special-shot']]

function checkAbility(s: State, r: Fields): void {
  const seat = s.turn as Seat
  const { does, must, count, each } = s.cards
  const at = s.ability
  const card = Math.floor(at / MOST_ABILITIES)
  const wrong = (field: string) => r.wrong(`playing.ability.${field}`)
  if (s.phase === Phase.Token) {
    if (does[at] !== Does.gain || each[at] || s.step !== EFFECT) wrong('number')
    if (s.owed < 1 || s.owed > count[at]) wrong('owed')
  } else if (s.owed > 0) wrong('owed')
  if (ASKS_NOTHING.includes(does[at])) wrong('number')
  if (s.phase === Phase.Target && s.step === COMPULSORY) {
    if (must[at] !== MUST_DISCARD) wrong('step')
    return
  }
  if (s.waiting[s.depth - 1] !== card || s.where[card] !== AREA + seat) wrong('card')
  if ((s.used[card] & (1 << (at % MOST_ABILITIES))) === 0) r.wrong('used')
  if (s.step === SWAPPED) {
    const canGoOn = does[at] === Does.swap && mayPlay(s, seat) && canBeObliged(s, seat, at)
    if (!canGoOn) wrong('step')
  } else if (!couldBeUsed(s, seat, card, at % MOST_ABILITIES)) wrong('number')
}

/** §6.3 Nothing has changed since it was chosen, but that it is used now. */
function couldBeUsed(s: State, seat: Seat, card: number, k: number): boolean {
  const used = s.used[card]
  s.used[card] = used & ~(1 << k)
  const usable = isUsable(s, seat, card, k)
  s.used[card] = used
  return usable
}

/** §7 Dice once both have spent their tokens, and tokens only of those who have been asked. */
function checkContest(s: State, r: Fields): void {
  const wrong = (field: string) => r.wrong(`contest.${field}`)
  const isRolled = s.phase === Phase.Reroll || s.phase === Phase.Save
  if (isRolled !== s.die[0] > 0) wrong('dice')
  for (let seat = 0; seat < 2; seat++) {
    const isStillAsked = !isRolled && (seat === s.turn || seat !== s.attacker)
    const most = isStillAsked ? 0 : POOL - s.pool[seat * TOKENS.length + helpfulToken(s, seat)]
    if (s.spent[seat] > most) wrong('spent')
  }
  if (s.phase !== Phase.Reroll && (s.content[0] || s.content[1])) wrong('content')
  if (s.phase === Phase.Save && s.action !== SHOT) wrong('action')
  if (s.keeper < 0 !== (s.keeperDie === 0) || (s.keeper >= 0 && s.phase !== Phase.Reroll)) wrong('keeper')
}

/** §7.5, §8.3 It is this coach's turn to be asked; a keeper who has rolled could be called upon. */
function checkReroll(s: State, r: Fields): void {
  const { turn } = s
  if (!asksForReroll(s) || s.turn !== turn) r.wrong('turn')
  s.phase = Phase.Reroll
  s.turn = turn
  if (s.keeper < 0) return
  const defender = (1 - s.attacker) as Seat
  const k = abilityToDo(s, s.keeper, Does.save)
  const canSave =
    s.where[s.keeper] === AREA + defender &&
    k >= 0 &&
    canBeObliged(s, defender, s.keeper * MOST_ABILITIES + k)
  if (!canSave) r.wrong('contest.keeper')
  if (s.action !== SHOT) r.wrong('contest.action')
}

/** §9.6, §10.4 The end is the one the goals tell. */
function checkEnd(s: State, r: Fields): void {
  const level = s.goals[0] === s.goals[1]
  if (s.half % 2 > 0 || (s.half === HALVES && level)) r.wrong('half')
  if (s.late === 0) r.wrong('round')
  if (s.ending !== (s.half === HALVES ? 0 : level ? 2 : 1)) r.wrong('ending')
  if (s.winner !== (level ? 2 : Number(s.goals[1] > s.goals[0]))) r.wrong('winner')
}

const options = new Int16Array(MOST_OPTIONS)

/** §17.1 Whoever is asked can answer, and what is never taken without asking leaves him a choice. */
function checkQuestion(s: State, r: Fields): void {
  if (s.phase >= Phase.Over) return
  const asked = awaiting(s)
  if (asked === NOBODY) r.wrong('phase')
  const least = s.phase === Phase.Ability || s.phase === Phase.Save ? 2 : 1
  for (const seat of [0, 1] as const)
    if (awaits(asked, seat) && legal(s, seat, options) < least) r.wrong(`sides.${seat}`)
}
