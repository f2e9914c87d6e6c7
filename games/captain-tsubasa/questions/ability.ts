import type { Fields, Refusal, Seat } from '@libero/kernel'
import { A_CHOICE } from '@libero/kernel'
import { ATTACKING, DEFENDING, Does, MOST_ABILITIES, TIREDNESS, TO_HAND } from '../cards/abilities.ts'
import { MOST_OPTIONS, SKIP, TOKEN, USE } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkPlaying, checkPlaying2 } from '../position/check-ability.ts'
import { canBeObliged, hasEffect, isAttackPhase, isOwnSpecial, isUsable, mayPlay } from '../rules/ability.ts'
import { perform } from '../rules/effect.ts'
import { cardOnTop, oblige, useTheRest } from '../rules/waiting.ts'
import type { State } from '../state.ts'
import { EFFECT } from '../state.ts'
import { atAnyTime } from './at-any-time.ts'
import { best } from './in-time.ts'
import { question, whoseAbilities } from './question.ts'

const scratch = new Int16Array(MOST_OPTIONS)

/** §6.3 What is told of an ability without an effect. */
const ONLY_MUST = { only: 'must' } as const

/** §6.1 The abilities of the card on top that can be used now, or none of them. */
export const ability = question({
  phase: Phase.Ability,
  rule: '6.1',
  asks: whoseAbilities,
  options: legalAbilities,
  forced: () => A_CHOICE,
  decide(s, seat, action, chance, told) {
    if (action === SKIP) {
      s.depth--
      useTheRest(s)
      return
    }
    const card = cardOnTop(s)
    const k = action - USE
    s.used[card] |= 1 << k
    s.ability = card * MOST_ABILITIES + k
    // §6.3 Else it is used for its compulsory part.
    const works = hasEffect(s, seat, card, s.ability)
    told?.tell({ kind: 'ability', seat, card: s.cards.id(card), ability: k + 1, ...(!works && ONLY_MUST) })
    s.step = EFFECT
    oblige(s)
    if (works) perform(s, seat, chance, told)
  },
  inTime: (s, _seat, actions) =>
    best(actions, (action) =>
      action === SKIP ? 0.5 : Number(isHarmless(s, cardOnTop(s) * MOST_ABILITIES + action - USE)),
    ),
  prompt: (s) => ({ key: 'ability', about: { card: s.cards.id(cardOnTop(s)) } }),
  about(s, seat, action) {
    if (action === SKIP) return { kind: 'skip' }
    const card = cardOnTop(s)
    const k = action - USE
    const works = hasEffect(s, seat, card, card * MOST_ABILITIES + k)
    return { kind: 'ability', about: { card: s.cards.id(card), ability: k + 1, ...(!works && ONLY_MUST) } }
  },
  whyNotWord: (s, seat, action) =>
    action >= USE && action < TOKEN ? whyNotUsed(s, seat, action - USE) : undefined,
  check(s, fields) {
    checkPlaying(s, fields)
    checkUsable(s, fields)
  },
})

export const ability2 = atAnyTime(ability, {
  check(s, fields) {
    checkPlaying2(s, fields)
    checkUsable(s, fields)
  },
})

/** Not to use it is always possible; whoever is asked can use something. */
function checkUsable(s: State, fields: Fields): void {
  const seat = s.actor as Seat
  if (fields.sound && legalAbilities(s, seat, scratch) < 2) fields.wrong(`sides.${seat}`)
}

function legalAbilities(s: State, seat: Seat, out: Int16Array): number {
  const card = cardOnTop(s)
  let count = 0
  for (let k = 0; k < MOST_ABILITIES; k++) if (isUsable(s, seat, card, k)) out[count++] = USE + k
  out[count] = SKIP
  return count + 1
}

/** An ability that obliges to nothing, and takes none of the coach's own cards out of the match. */
const isHarmless = ({ cards }: State, at: number): boolean =>
  cards.must[at] === 0 && (cards.does[at] !== Does.remove || cards.what[at] === TIREDNESS)

/** §13.3 What only the attack phase has room for. */
const BRINGS_CARDS: readonly number[] = [
  Does.play,
  Does.recall,
  Does.swap,
  Does.end,
  Does.advance,
  Does['special-shot'],
]

/** §6.1–§6.3 Why an ability of the card being played cannot be used. */
function whyNotUsed(s: State, seat: Seat, k: number): Refusal {
  const card = cardOnTop(s)
  const at = card * MOST_ABILITIES + k
  const about = { card: s.cards.id(card), ability: k + 1 }
  const does = s.cards.does[at]
  if (does === Does.none) return { code: 'no-such-ability', rule: '2.1', about }
  if (s.used[card] & (1 << k)) return { code: 'ability-used', rule: '6.1', about }
  if (does === Does.reroll || does === Does.save)
    return { code: 'ability-after-the-dice', rule: '6.12', about }
  const attacking = seat === s.attacker
  if (s.cards.when[at] === ATTACKING && !attacking) return { code: 'only-in-attack', rule: '6.3', about }
  if (s.cards.when[at] === DEFENDING && attacking) return { code: 'only-in-defence', rule: '6.3', about }
  if (does === Does['special-shot'] && !isOwnSpecial(s, seat, card))
    return { code: 'special-shot-of-other-team', rule: '12.1', about }
  if (!canBeObliged(s, seat, at)) return { code: 'compulsory-part-impossible', rule: '6.2', about }
  const toHand = does === Does.recall && s.cards.what[at] === TO_HAND
  if (BRINGS_CARDS.includes(does) && !toHand && !isAttackPhase(s, seat))
    return { code: 'only-in-the-attack-phase', rule: '13.3', about }
  if ((does === Does.play || does === Does.recall) && !toHand && !mayPlay(s, seat))
    return { code: 'limit-reached', rule: '5.4', about }
  return { code: 'ability-without-effect', rule: '6.3', about }
}
