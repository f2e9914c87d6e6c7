import type { Seat } from '@libero/kernel'
import { MUSTS } from './cards/abilities.ts'
import {
  ACTION,
  LET_START,
  REROLL,
  REROLL_BY,
  SKIP,
  SPECIAL,
  SPEND,
  START,
  STOP,
  TOKEN,
  TOP,
  USE,
} from './codes.ts'
import { abilityNotation, ROLLS, TOP_NOTATION, tokenNotation } from './options.ts'
import { specialId, specialsOf } from './rules/special-shot.ts'
import type { State } from './state.ts'
import { ACTIONS, CARDS, POOL, TOKENS } from './vocabulary.ts'

/** Decisions that are words; cards go by their ids. */
const WORDS: ReadonlyMap<number, string> = new Map([
  [STOP, 'stop'],
  [SKIP, 'skip'],
  [TOP, TOP_NOTATION],
  [START, 'start'],
  [LET_START, 'let-start'],
  [USE, abilityNotation(1)],
  [USE + 1, abilityNotation(2)],
  ...TOKENS.map((token, i) => [TOKEN + i, tokenNotation(token)] as const),
  ...ACTIONS.map((action, i) => [ACTION + i, action] as const),
  ...Array.from({ length: POOL + 1 }, (_, n) => [SPEND + n, `spend-${n}`] as const),
  ...ROLLS.map((whose, i) => [REROLL + i, `reroll-${whose}`] as const),
  ...MUSTS.flatMap((must, m) =>
    ROLLS.map((whose, i) => [REROLL_BY + m * ROLLS.length + i, `reroll-${whose}-${must}`] as const),
  ),
])
const CODES: ReadonlyMap<string, number> = new Map(Array.from(WORDS, ([code, word]) => [word, code]))

export function write(s: State, seat: Seat, action: number): string {
  if (action < CARDS) return s.cards.id(action)
  if (action >= SPECIAL && action < REROLL_BY) return specialId(s, seat, action - SPECIAL)
  return WORDS.get(action) ?? ''
}

export function read(s: State, seat: Seat, text: string): number {
  const word = CODES.get(text)
  if (word !== undefined) return word
  const card = s.cards.card(text)
  if (card >= 0) return card
  const specials = specialsOf(s, seat)
  for (let n = 0; n < specials; n++) if (specialId(s, seat, n) === text) return SPECIAL + n
  return -1
}
