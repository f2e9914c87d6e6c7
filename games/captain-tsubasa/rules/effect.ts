import type { Chance, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { Does, FROM_HAND, RIVAL_CARD, THIS } from '../cards/abilities.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { EFFECT } from '../state.ts'
import { DISCARD, HAND, TOKENS } from '../vocabulary.ts'
import { meet } from './ability.ts'
import { endAttack } from './attack.ts'
import { keepTheBall } from './ball.ts'
import type { Listener } from './common.ts'
import {
  cardOfAbility,
  clearAreas,
  discard,
  draw,
  exhaust,
  exhaustionIn,
  isOffered,
  Luck,
  luckKey,
  oneOf,
  remove,
} from './common.ts'
import { beginSpecialShot } from './special-shot.ts'
import { askForCard } from './waiting.ts'

/** Carries out an ability's effect, or asks what it needs to know first. The compulsory part follows by itself. */
export function perform(s: State, seat: Seat, chance: Chance, told: Listener): void {
  const { does, what, count, each } = s.cards
  const at = s.ability
  const card = cardOfAbility(at)
  switch (does[at]) {
    case Does.gain:
      if (each[at]) gainEach(s, seat, told)
      else {
        s.owed = count[at]
        s.phase = Phase.Token
      }
      break
    case Does.draw:
      draw(s, seat, count[at], chance, told)
      break
    case Does.remove:
      if (what[at] === THIS) remove(s, card, seat, told)
      else if (what[at] === FROM_HAND) askForCard(s, EFFECT)
      else remove(s, exhaustionIn(s, DISCARD + seat), seat, told)
      break
    case Does.discard:
      if (what[at] === RIVAL_CARD) askForCard(s, EFFECT)
      else injure(s, other(seat), chance, told)
      break
    case Does.exhaust:
      exhaust(s, other(seat), told)
      break
    case Does.pardon:
      s.booking[seat] = 0
      told?.tell({ kind: 'pardoned', seat })
      break
    case Does.end:
      meet(s, seat, at, told)
      endAttack(s, 'ability', told)
      break
    case Does.advance:
      meet(s, seat, at, told)
      advance(s, seat, told)
      break
    case Does['special-shot']:
      meet(s, seat, at, told)
      beginSpecialShot(s, seat, told)
      break
    default:
      // Play, recall and swap are about a card to choose.
      askForCard(s, EFFECT)
  }
}

/** §6.4 One of each kind that still fits. */
function gainEach(s: State, seat: Seat, told: Listener): void {
  for (let token = 0; token < TOKENS.length; token++)
    if (isOffered(s, seat, s.ability, token)) gain(s, seat, token, told)
}

/** §2.4 One token from the reserve to the pool. */
export function gain(s: State, seat: Seat, token: number, told: Listener): void {
  s.pool[seat * 3 + token]++
  told?.tell({ kind: 'gained', seat, token: TOKENS[token], pool: s.pool[seat * 3 + token] })
}

/** §11.6 A random card of a coach's hand goes to his discard pile. */
function injure(s: State, seat: Seat, chance: Chance, told: Listener): void {
  const card = oneOf(s, HAND + seat, chance, luckKey(s, Luck.Injury + s.injuries))
  s.injuries++
  discard(s, card, seat, told)
}

/** §11.5 The pass has succeeded, without dice. */
function advance(s: State, seat: Seat, told: Listener): void {
  told?.tell({ kind: 'advance', seat })
  s.depth = 0
  s.ability = -1
  s.passes[seat]++
  clearAreas(s)
  keepTheBall(s, told)
}
