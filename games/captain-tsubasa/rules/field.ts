import type { Chance } from '@libero/kernel'
import type { State } from '../state.ts'
import { NAMED } from '../state.ts'
import { CARDS, FIELD, FIELD_SIZE, FIRST_MATCH, FIRST_MOTIVATION, MATCH_PILE } from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { Luck, luckKey, put } from './common.ts'

const pile = new Uint8Array(CARDS)

/** One of this half's match cards that nobody has seen yet. */
export function fromPile(s: State, chance: Chance, key: number): number {
  pile.fill(0)
  for (let card = FIRST_MATCH; card < FIRST_MOTIVATION; card++) {
    if (s.where[card] === MATCH_PILE && s.cards.half[card] === s.half) pile[card] = 1
  }
  s.matchLeft--
  // The one that was put away unseen is among them: it may be any.
  return chance.take(pile, s.matchLeft + 2, luckKey(s, key))
}

/** §3.1, §9.1 Four open match cards, while there are any. */
export function fillField(s: State, chance: Chance, told: Listener): void {
  const turned: string[] | undefined = told && []
  for (let n = 0; s.size[FIELD] < FIELD_SIZE && s.matchLeft > 0; n++) {
    const card = fromPile(s, chance, Luck.Field + n)
    put(s, card, FIELD)
    s.known[card] = NAMED
    turned?.push(s.cards.id(card))
  }
  if (turned && turned.length > 0) told?.reveal({ kind: 'field', cards: turned })
}
