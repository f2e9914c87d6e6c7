import { AREA, BENCH, CARDS, FIELD, FIRST_MATCH, FIRST_MOTIVATION, PILES } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { Phase } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'

/** Two random words for each card in each pile; positions are told apart by the sum of theirs. */
const words = new SampledChance(0x7c0)
const ONE = Int32Array.from({ length: PILES.length * CARDS }, () => words.word() | 0)
const TWO = Int32Array.from({ length: PILES.length * CARDS }, () => words.word() | 0)

/**
 * What a decision hangs on, as a number: what lies open in this round, whose move it is, score, clock, pools and spent tokens. Hands
 * and piles are left out, and so is what was discarded: it would keep apart what is nearly the same.
 */
export function informationKey(s: State, seat: Seat): number {
  let one = 0
  let two = 0
  const { where, used, size, phase } = s
  for (let card = 0, left = size[AREA] + size[AREA + 1]; left > 0; card++) {
    const pile = where[card]
    if (pile < AREA) continue
    left--
    const at = pile * CARDS + card
    one = (one + Math.imul(ONE[at], 1 + 2 * used[card])) | 0
    two = (two + Math.imul(TWO[at], 1 + 2 * used[card])) | 0
  }
  if (phase === Phase.Draft) {
    for (let card = FIRST_MATCH, left = size[FIELD]; left > 0 && card < FIRST_MOTIVATION; card++) {
      if (where[card] !== FIELD) continue
      left--
      one = (one + ONE[FIELD * CARDS + card]) | 0
      two = (two + TWO[FIELD * CARDS + card]) | 0
    }
  }
  const { pool, aside, goals } = s
  const pools =
    pool[0] + 6 * (pool[1] + 6 * (pool[2] + 6 * (pool[3] + 6 * (pool[4] + 6 * (pool[5] + 6 * size[BENCH])))))
  // §2.4 Tokens spent in this round are not to be had again in it.
  const spent = aside[0] + 6 * (aside[1] + 6 * (aside[2] + 6 * (aside[3] + 6 * (aside[4] + 6 * aside[5]))))
  const clock =
    s.half + 4 * (s.round + 32 * (goals[0] - goals[1] + 32 + 64 * (s.attacker + 2 * (seat + 2 * s.late))))
  const turn = s.stopped[0] + 2 * (s.stopped[1] + 2 * (s.booking[0] + 3 * (s.booking[1] + 3 * phase)))
  one = mix(one, pools)
  two = mix(two, clock)
  one = mix(one, turn)
  if (spent > 0) two = mix(two, spent)
  if (phase >= Phase.Ability && phase <= Phase.Target) {
    const top = s.depth > 0 ? s.waiting[s.depth - 1] : CARDS
    two = mix(two, s.ability + 1 + 256 * (s.step + 4 * (s.owed + 8 * (top + 128 * s.depth))))
    one = mix(one, s.resume + 32 * (s.signing + 1))
  } else if (phase >= Phase.Action && phase <= Phase.Save) {
    two = mix(two, s.action + 2 * (s.spent[0] + 8 * (s.spent[1] + 8 * (s.turn + 2 * (s.keeper + 1)))))
    one = mix(one, s.die[0] + 8 * (s.die[1] + 8 * (s.keeperDie + 8 * (s.content[0] + 2 * s.content[1]))))
  }
  two = mix(two, one)
  one = mix(one, two)
  return (one >>> 0) * 0x20_0000 + (two >>> 11)
}

function mix(hash: number, word: number): number {
  let h = Math.imul(hash ^ word, 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 15), 0xc2b2ae35)
  return (h ^ (h >>> 13)) | 0
}
