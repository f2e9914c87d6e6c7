import { Does, MOST_ABILITIES, TO_AREA } from '../cards/abilities.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { EFFECT, SWAPPED } from '../state.ts'

/** §6.1 A card has just been played: its abilities come first, before those of the card that brought it (§6.6). */
export function waitFor(s: State, card: number): void {
  // Whoever has left the area or has nothing left to use waits no longer; so none waits twice, nor more than lie there.
  let kept = 0
  for (let i = 0; i < s.depth; i++) {
    const earlier = s.waiting[i]
    const waits = earlier !== card && s.where[earlier] === s.where[card] && anyUnused(s, earlier)
    if (waits) s.waiting[kept++] = earlier
  }
  s.waiting[kept] = card
  s.depth = kept + 1
}

function anyUnused(s: State, card: number): boolean {
  const { does } = s.cards
  for (let k = 0; k < MOST_ABILITIES; k++)
    if (does[card * MOST_ABILITIES + k] !== Does.none && (s.used[card] & (1 << k)) === 0) return true
  return false
}

/** §6.6 The card whose abilities are open: of those that wait, the latest. */
export const cardOnTop = (s: State): number => s.waiting[s.depth - 1]

/** §6.1 Whatever can still be used comes next. */
export function useTheRest(s: State): void {
  s.phase = Phase.Settle
}

/** §13.1 Whatever ability is being carried out goes on; if none is, whatever can still be used comes next. */
export function carryOn(s: State): void {
  if (s.signing >= 0) s.phase = Phase.Target
  else if (s.ability < 0) useTheRest(s)
  else s.phase = s.owed > 0 ? Phase.Token : Phase.Target
}

/** §6.6, §6.7, §6.10 The ability being carried out is about to lay another card into the area. */
export function isBringingCard(s: State): boolean {
  if (s.phase !== Phase.Target || s.ability < 0 || s.signing >= 0) return false
  const { does, what } = s.cards
  if (s.step === SWAPPED) return true
  if (s.step !== EFFECT) return false
  return does[s.ability] === Does.play || (does[s.ability] === Does.recall && what[s.ability] === TO_AREA)
}

/** §6.2 After its effect an ability's compulsory part follows. */
export function oblige(s: State): void {
  s.phase = Phase.Compulsory
}

/** A card has to be chosen: for an effect, for a compulsory part, or to make room. */
export function askForCard(s: State, step: number): void {
  s.step = step
  s.phase = Phase.Target
}

/** A card has just been played, and its abilities are being decided on or carried out. */
export const isWithinAbilities = ({ phase }: State): boolean =>
  phase === Phase.Ability || phase === Phase.Token || phase === Phase.Target

/** §6.1 Of that, an ability is still to be chosen. */
export const isAbilityToChoose = (s: State): boolean => s.phase === Phase.Ability
