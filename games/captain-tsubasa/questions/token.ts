import type { Fields, Seat } from '@libero/kernel'
import { Does } from '../cards/abilities.ts'
import { ACTION, TOKEN } from '../codes.ts'
import { Phase } from '../phase.ts'
import { checkEffect, checkEffect2, checkPlaying, checkPlaying2 } from '../position/check-ability.ts'
import { cardOfAbility, isOffered, reserveOf } from '../rules/common.ts'
import { gain } from '../rules/effect.ts'
import { oblige } from '../rules/waiting.ts'
import type { State } from '../state.ts'
import { EFFECT } from '../state.ts'
import { POOL, TOKENS } from '../vocabulary.ts'
import { atAnyTime } from './at-any-time.ts'
import { best } from './in-time.ts'
import { question, whoseAbilities } from './question.ts'

const left = new Int16Array(TOKENS.length)

/** §6.4 One token after the other, of the kinds the ability shows; by default the kind fewest are held of. */
export const token = question({
  phase: Phase.Token,
  rule: '6.4',
  asks: whoseAbilities,
  options: legalTokens,
  decide(s, seat, action, _chance, told) {
    gain(s, seat, action - TOKEN, told)
    s.owed--
    // What the reserve does not have is lost.
    if (s.owed === 0 || legalTokens(s, seat, left) === 0) {
      s.owed = 0
      oblige(s)
    }
  },
  inTime: (s, seat, actions) => best(actions, (action) => -s.pool[seat * 3 + action - TOKEN]),
  prompt: (s) => ({ key: 'token', about: { card: s.cards.id(cardOfAbility(s.ability)), left: s.owed } }),
  about: (_s, _seat, action) => ({ kind: 'token', about: { token: TOKENS[action - TOKEN] } }),
  whyNotWord(s, seat, action) {
    if (action < TOKEN || action >= ACTION) return undefined
    const about = { token: TOKENS[action - TOKEN] ?? '' }
    const isShown = s.cards.kinds[s.ability] & (1 << (action - TOKEN))
    if (!isShown) return { code: 'token-not-offered', rule: '6.4', about }
    const isFull = s.pool[seat * 3 + action - TOKEN] === POOL
    return { code: isFull ? 'pool-full' : 'reserve-empty', rule: '2.4', about }
  },
  check(s, fields) {
    checkPlaying(s, fields)
    if (!fields.sound) return
    checkGain(s, fields)
    checkEffect(s, fields)
  },
})

export const token2 = atAnyTime(token, {
  prompt(s, seat) {
    const { key, about } = token.prompt(s, seat)
    const left = leftInReserve(s, seat)
    return { key, about: left < s.owed ? { ...about, left, owed: s.owed } : about }
  },
  check(s, fields) {
    checkPlaying2(s, fields)
    if (!fields.sound) return
    checkGain(s, fields)
    checkEffect2(s, fields)
  },
})

/** §2.4 Tokens of the kinds on offer that the reserve has. */
function leftInReserve(s: State, seat: Seat): number {
  let count = 0
  for (let kind = 0; kind < TOKENS.length; kind++)
    if (isOffered(s, seat, s.ability, kind)) count += reserveOf(s, seat, kind)
  return count
}

function checkGain(s: State, fields: Fields): void {
  const { does, count, each } = s.cards
  const isGain = does[s.ability] === Does.gain && !each[s.ability]
  if (!isGain || s.step !== EFFECT) fields.wrong('playing.ability.number')
  if (s.owed < 1 || s.owed > count[s.ability]) fields.wrong('playing.ability.owed')
}

function legalTokens(s: State, seat: Seat, out: Int16Array): number {
  let count = 0
  for (let kind = 0; kind < TOKENS.length; kind++)
    if (isOffered(s, seat, s.ability, kind)) out[count++] = TOKEN + kind
  return count
}
