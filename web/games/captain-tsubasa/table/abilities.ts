import type { Ability, CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, inAreas } from '@libero/captain-tsubasa/view'
import type { MatchEvent, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Print } from '../print.ts'
import { kitOf } from '../print.ts'
import type { NotNow } from './ask-text.ts'

/** §6.3, §6.7, §6.12, §12.1 What keeps a coach from using an ability of a card while it is played, as far as anybody can see. */
export function notNow(print: Print, s: Seen, seat: Seat, id: string, ability: Ability): NotNow | undefined {
  if (ability.do === 'reroll' || ability.do === 'save') return 'dice'
  if (ability.do === 'special-shot' && print.card(id)?.team !== s.sides[seat].team) return 'team'
  const attacker = attackerOf(s)
  if (attacker === undefined) return undefined
  if (ability.when === 'attacking' && seat !== attacker) return 'attack'
  if (ability.when === 'defending' && seat === attacker) return 'defence'
  if (ability.do === 'recall' && s.sides[seat].discard.length === 0) return 'discards'
  // While a card is in hand, others may still go before it.
  if (s.playing !== id || ability.do !== 'play') return undefined
  if (inAreas(s) >= s.limit) return 'full'
  return s.sides[seat].handSize === 0 ? 'hand' : undefined
}

/** Whether an ability brings something to this attack, now or after the dice. */
export function canHelp(print: Print, s: Seen, seat: Seat, id: string, ability: Ability): boolean {
  const why = notNow(print, s, seat, id, ability)
  // A keeper has nothing to save in an attack of his own.
  return why === 'dice' ? ability.do !== 'save' || seat !== attackerOf(s) : why === undefined
}

/** Who would use a card: its owner, whoever has laid it, else the coach who looks at it. */
export function whoseCard(print: Print, s: Seen, near: Seat, id: string): Seat {
  const far = other(near)
  return kitOf(print, s, id) ?? (s.sides[far].area.includes(id) ? far : near)
}

/** §6.1 The abilities that have been used since this card came into play. */
export function usedOf(id: string, heard: readonly MatchEvent[] = []): readonly number[] {
  const used: number[] = []
  for (let i = heard.length - 1; i >= 0; i--) {
    const event = heard[i] as CaptainTsubasaEvent
    if (event.kind === 'ability' && event.card === id) used.push(event.ability)
    const came = event.kind === 'played' || event.kind === 'motivated' || event.kind === 'signed'
    if ((came && event.card === id) || event.kind === 'round') break
  }
  return used
}
