import type { Fields, Seat } from '@libero/kernel'
import { A_CHOICE, other } from '@libero/kernel'
import { DOES, Does, MUST_DISCARD, TO_AREA, TO_HAND } from '../cards/abilities.ts'
import { MOST_OPTIONS } from '../codes.ts'
import { Phase } from '../phase.ts'
import {
  checkAsks,
  checkEffect,
  checkEffect2,
  checkPlaying,
  checkPlaying2,
  checkReplaced,
  checkSigning,
} from '../position/check-ability.ts'
import { playCard } from '../rules/attack.ts'
import { bringOn, callFor, keepersInArea } from '../rules/bench.ts'
import type { Listener } from '../rules/common.ts'
import { cardOfAbility, discard, handOver, listPile, meant, remove } from '../rules/common.ts'
import { askForCard, oblige, useTheRest } from '../rules/waiting.ts'
import type { State } from '../state.ts'
import { COMPULSORY, EFFECT, REPLACED, SWAPPED } from '../state.ts'
import { AREA, DISCARD, HAND } from '../vocabulary.ts'
import { atAnyTime } from './at-any-time.ts'
import { best, worthOf } from './in-time.ts'
import type { CaptainTsubasaQuestion } from './question.ts'
import { eitherOf, question, refuseCard, whoseAbilities } from './question.ts'

const scratch = new Int16Array(MOST_OPTIONS)

/** §6.6–§6.10 The card an effect is about; §6.2 one to discard; §15.3 the keeper who goes. */
export const target = question({
  phase: Phase.Target,
  rule: paragraph,
  wantsCardInPlay: true,
  asks: whoseAbilities,
  options: legalTargets,
  forced(s, seat) {
    // Cards alike are no choice, but taking one without asking would tell the other coach that they are alike.
    if (isFromHand(s) && s.size[HAND + seat] > 1) return A_CHOICE
    return legalTargets(s, seat, scratch) > 1 ? A_CHOICE : scratch[0]
  },
  decide(s, seat, action, _chance, told) {
    const card = meant(s, action, chosenFrom(s, seat))
    if (s.step === REPLACED) bringOn(s, seat, cardOfAbility(s.ability), card, told)
    else if (s.step === COMPULSORY) {
      discard(s, card, seat, told)
      useTheRest(s)
    } else carryOut(s, seat, card, told)
  },
  inTime: (s, _seat, actions) => best(actions, (action) => worthOf(s, action) * (givesUp(s) ? -1 : 1)),
  prompt: (s) => ({ key: promptKey(s), about: { card: s.cards.id(cardOfAbility(s.ability)) } }),
  about: (s, _seat, action) => ({ kind: 'target', card: s.cards.id(action) }),
  whyNotCard: (s, _seat, card, rule) => refuseCard(s, card, 'not-to-be-chosen', rule),
  check(s, fields) {
    if (s.step === REPLACED) {
      checkReplaced(s, fields)
      return
    }
    checkPlaying(s, fields)
    if (!fields.sound) return
    checkChoice(s, fields)
    if (fields.sound && s.step !== COMPULSORY) checkEffect(s, fields)
  },
})

/** The card of an ability; nobody is replaced here. */
const chosen2: CaptainTsubasaQuestion = {
  ...target,
  check(s, fields) {
    checkPlaying2(s, fields)
    if (!fields.sound) return
    checkChoice(s, fields)
    if (fields.sound && s.step !== COMPULSORY) checkEffect2(s, fields)
  },
}

/** §15.3 Of two keepers in the area the one who makes room for whoever is being signed. */
const replaced = question({
  phase: Phase.Target,
  rule: '15.3',
  wantsCardInPlay: true,
  asks: whoseAbilities,
  options: keepersInArea,
  forced: () => A_CHOICE,
  decide: (s, seat, action, _chance, told) => callFor(s, seat, action, told),
  inTime: (s, _seat, actions) => best(actions, (action) => -worthOf(s, action)),
  prompt: (s) => ({ key: 'target/replace', about: { card: s.cards.id(s.signing) } }),
  about: (s, _seat, action) => ({ kind: 'target', card: s.cards.id(action) }),
  whyNotCard: (s, _seat, card, rule) => refuseCard(s, card, 'not-to-be-chosen', rule),
  check: checkSigning,
})

/** Either that, or which keeper goes for the one being signed. */
export const target2 = atAnyTime(eitherOf((s) => s.signing >= 0, replaced, chosen2))

function checkChoice(s: State, fields: Fields): void {
  if (s.owed > 0) fields.wrong('playing.ability.owed')
  checkAsks(s, fields)
  if (s.step === COMPULSORY && s.cards.must[s.ability] !== MUST_DISCARD) fields.wrong('playing.ability.step')
}

function paragraph(s: State): string {
  if (s.step === COMPULSORY) return '6.2'
  if (s.step === REPLACED) return '15.3'
  switch (s.cards.does[s.ability]) {
    case Does.recall:
      return '6.7'
    case Does.remove:
      return '6.8'
    case Does.discard:
      return '6.9'
    case Does.swap:
      return '6.10'
    default:
      return '6.6'
  }
}

/** Whether the card to choose is one of the coach's hand, which the other must not learn anything of. */
function isFromHand(s: State): boolean {
  const { does } = s.cards
  if (s.step !== EFFECT) return s.step !== REPLACED
  return does[s.ability] === Does.play || does[s.ability] === Does.remove
}

/** The cards an effect, or a compulsory part, may choose from. */
function legalTargets(s: State, seat: Seat, out: Int16Array): number {
  if (s.step === REPLACED) return keepersInArea(s, seat, out)
  const pile = chosenFrom(s, seat)
  return pile === AREA + seat ? listOthers(s, seat, out) : listPile(s, pile, out, 0)
}

/** The pile that is chosen from. */
function chosenFrom(s: State, seat: Seat): number {
  if (isFromHand(s)) return HAND + seat
  switch (s.cards.does[s.ability]) {
    case Does.recall:
      return DISCARD + seat
    case Does.discard:
      return AREA + other(seat)
    default:
      return AREA + seat
  }
}

/** §6.10 One's own cards in the area, without the one that swaps. */
function listOthers(s: State, seat: Seat, out: Int16Array): number {
  const count = listPile(s, AREA + seat, out, 0)
  const card = cardOfAbility(s.ability)
  let kept = 0
  for (let i = 0; i < count; i++) if (out[i] !== card) out[kept++] = out[i]
  return kept
}

/** The effect, now that its card is known; what it obliges to follows. */
function carryOut(s: State, seat: Seat, card: number, told: Listener): void {
  const { does, what } = s.cards
  oblige(s)
  switch (does[s.ability]) {
    case Does.play:
      playCard(s, seat, card, 'hand', told)
      break
    case Does.recall:
      if (what[s.ability] === TO_AREA) playCard(s, seat, card, 'discard', told)
      else {
        handOver(s, card, seat)
        told?.tell({ kind: 'recalled', seat, card: s.cards.id(card) })
      }
      break
    case Does.remove:
      remove(s, card, seat, told)
      break
    case Does.discard:
      discard(s, card, other(seat), told)
      break
    default:
      swap(s, seat, card, told)
  }
}

/** §6.10 First the card that goes, then the one that comes. */
function swap(s: State, seat: Seat, card: number, told: Listener): void {
  if (s.step === SWAPPED) {
    playCard(s, seat, card, 'hand', told)
    return
  }
  discard(s, card, seat, told)
  askForCard(s, SWAPPED)
}

/** Which card is wanted: by the effect's word, or for the compulsory part. */
function promptKey(s: State): string {
  if (s.step === COMPULSORY) return 'target/must'
  if (s.step === REPLACED) return 'target/replace'
  if (s.step === SWAPPED) return 'target/swap-in'
  const does = s.cards.does[s.ability]
  const toHand = does === Does.recall && s.cards.what[s.ability] === TO_HAND
  return toHand ? 'target/recall-hand' : `target/${DOES[does] ?? ''}`
}

/** Whether the card to choose is one's own and lost by it. */
const givesUp = (s: State): boolean =>
  s.step === COMPULSORY ||
  s.step === REPLACED ||
  s.cards.does[s.ability] === Does.remove ||
  (s.cards.does[s.ability] === Does.swap && s.step !== SWAPPED)
