import type { Ability } from '../../cards/abilities.ts'
import type { Printed } from '../setting.ts'

/** A card with nothing on it: what a story does not tell must not matter. */
export const PLAIN: Printed = { shot: 0, pass: 0, defence: 0, abilities: [] }

/** These cards show nothing. */
export const plain = (...ids: readonly string[]): Record<string, Printed> =>
  Object.fromEntries(ids.map((id) => [id, PLAIN]))

/** A card without values that can do this. */
export const able = (...abilities: readonly Ability[]): Printed => ({ ...PLAIN, abilities })

/** A card worth so much, without abilities. */
export const worth = (shot: number, pass: number, defence: number): Printed => ({
  shot,
  pass,
  defence,
  abilities: [],
})
