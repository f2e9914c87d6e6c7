import { finaleBots, finaleMatters } from '@libero/bots/finale'
import { finale } from '@libero/finale'
import { SCALARS, type State } from '@libero/finale/opponents'
import { groundOf } from './ground.ts'

export const finaleGround = groundOf({
  game: finale,
  bots: finaleBots,
  matters: finaleMatters,
  numbersOf: (s: State) => [...s.bytes, ...SCALARS.map((name) => s[name])],
  speed: { finale: undefined },
  odds: { finale: {} },
})
