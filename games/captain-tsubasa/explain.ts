import type { Refusal, Seat } from '@libero/kernel'
import { ATTACKING, DEFENDING, Does, MOST_ABILITIES, TO_HAND } from './cards/abilities.ts'
import { ACTION, LAST_CODE, REROLL, SPECIAL, SPEND, TOKEN, TOP, USE } from './codes.ts'
import { Phase } from './phase.ts'
import { canBeObliged, isAttackPhase, isOwnSpecial, mayPlay } from './rules/ability.ts'
import { canPay, keepersInArea } from './rules/bench.ts'
import { hasRoom } from './rules/common.ts'
import { helpfulToken } from './rules/contest.ts'
import { COMPULSORY, REPLACED, type State } from './state.ts'
import {
  AREA,
  BENCH,
  CARDS,
  FIELD,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HAND,
  LIMIT,
  TOKENS,
} from './vocabulary.ts'

/** The paragraph each question rests on. */
const RULE_OF_PHASE: Readonly<Record<number, string>> = {
  [Phase.Toss]: '1.3',
  [Phase.Draft]: '4.3',
  [Phase.Turn]: '5.1',
  [Phase.Ability]: '6.1',
  [Phase.Token]: '6.4',
  [Phase.Target]: '6.6',
  [Phase.Motivate]: '13.1',
  [Phase.Action]: '7.2',
  [Phase.Spend]: '7.3',
  [Phase.Reroll]: '7.5',
  [Phase.Save]: '8.1',
  [Phase.Special]: '12.2',
}

/** The paragraph of the question that is asked now: a card to choose is asked for by different ones. */
export function ruleOf(s: State): string {
  if (s.phase !== Phase.Target) return RULE_OF_PHASE[s.phase] ?? '9.6'
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

const keepers = new Int16Array(LIMIT)

/** Why this coach may not do this now, as closely as the rules tell. */
export function explain(s: State, seat: Seat, action: number): Refusal {
  const rule = ruleOf(s)
  if (action < 0 || action >= LAST_CODE) return { code: 'not-an-option', rule }
  if (action < CARDS) return explainCard(s, seat, action, rule)
  if (action >= USE && action < TOKEN && s.phase === Phase.Ability)
    return explainAbility(s, seat, action - USE)
  if (action >= TOKEN && action < ACTION && s.phase === Phase.Token) {
    const token = TOKENS[action - TOKEN] ?? ''
    const offered = s.cards.kinds[s.ability] & (1 << (action - TOKEN))
    return {
      code: offered ? 'pool-full' : 'token-not-offered',
      rule: offered ? '2.4' : '6.4',
      about: { token },
    }
  }
  if (action >= SPEND && action < REROLL && s.phase === Phase.Spend) {
    const token = helpfulToken(s, seat)
    return {
      code: 'too-few-tokens',
      rule,
      about: { token: TOKENS[token] ?? '', count: s.pool[seat * 3 + token] },
    }
  }
  if (action >= REROLL && action < SPECIAL && s.phase === Phase.Reroll)
    return {
      code: s.keeperDie > 0 ? 'keeper-has-rolled' : 'keeper-has-not-rolled',
      rule: s.keeperDie > 0 ? '7.5' : '8.3',
    }
  if (action === TOP && s.phase === Phase.Draft) return { code: 'no-match-card-left', rule }
  return { code: 'not-an-option', rule }
}

function explainCard(s: State, seat: Seat, card: number, rule: string): Refusal {
  const about = { card: s.cards.id(card) }
  const no = (code: string, paragraph = rule, more: Refusal['about'] = {}): Refusal => ({
    code,
    rule: paragraph,
    about: { ...about, ...more },
  })
  if (isToBeMotivated(s, seat, card)) return explainMotivation(s, seat, card, no)
  if (s.phase === Phase.Draft) return no('not-on-the-field')
  if (s.phase === Phase.Target) return no('not-to-be-chosen')
  if (s.phase === Phase.Save) return no(s.where[card] === AREA + seat ? 'does-not-save' : 'not-in-area')
  if (s.phase !== Phase.Turn) return no('no-card-now')
  if (card >= FIRST_TRANSFER && card < FIRST_EXHAUSTION && s.where[card] !== HAND + seat)
    return explainTransfer(s, seat, card, no)
  if (s.where[card] === HAND + seat) return no('limit-reached', '5.4')
  return no(s.where[card] === FIELD ? 'taken-only-in-the-draw-phase' : 'not-in-hand')
}

/** A motivation card that is not meant as one of the cards in play. */
function isToBeMotivated(s: State, seat: Seat, card: number): boolean {
  if (card < FIRST_MOTIVATION || card >= FIRST_TRANSFER || s.where[card] === HAND + seat) return false
  return s.where[card] <= BENCH || (s.phase !== Phase.Target && s.phase !== Phase.Save)
}

type No = (code: string, paragraph?: string, more?: Refusal['about']) => Refusal

/** §13.1 The questions with which somebody may be motivated. */
const MOTIVATES: readonly number[] = [Phase.Turn, Phase.Motivate, Phase.Action, Phase.Spend]

function explainMotivation(s: State, seat: Seat, card: number, no: No): Refusal {
  if (!s.terms.motivation) return no('motivation-not-agreed', '13.1')
  if (s.where[card] !== BENCH) return no('already-motivated', '13.1')
  if (!MOTIVATES.includes(s.phase)) return no('motivation-not-now', '13.1')
  if (s.where[s.cards.replaces[card]] !== AREA + seat) return no('player-not-played', '13.1')
  return no('cannot-pay', '13.1')
}

function explainTransfer(s: State, seat: Seat, card: number, no: No): Refusal {
  if (!s.terms.transfers) return no('transfers-not-agreed', '15.1')
  if (s.where[card] !== BENCH) return no('not-on-the-transfer-list', '15.1')
  if (!canPay(s, seat, card)) return no('cannot-pay', '15.2')
  if (s.cards.keeper[card] && keepersInArea(s, seat, keepers) === 0) return no('no-keeper-to-replace', '15.3')
  return no(hasRoom(s) ? 'not-to-be-chosen' : 'limit-reached', '15.4')
}

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
function explainAbility(s: State, seat: Seat, k: number): Refusal {
  const card = s.waiting[s.depth - 1]
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
