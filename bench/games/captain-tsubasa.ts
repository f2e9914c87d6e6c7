import { captainTsubasaBots, captainTsubasaMatters } from '@libero/bots/captain-tsubasa'
import { captainTsubasa } from '@libero/captain-tsubasa'
import { SCALARS, type State } from '@libero/captain-tsubasa/opponents'
import { groundOf } from './ground.ts'

export const captainTsubasaGround = groundOf({
  game: captainTsubasa,
  bots: captainTsubasaBots,
  matters: captainTsubasaMatters,
  numbersOf: (s: State) => [...s.bytes, ...SCALARS.map((name) => s[name])],
  // Everything the coaches can add to a match.
  speed: { 'captain-tsubasa': { motivation: true, guaranteedSuccess: true, transfers: true } },
  odds: { 'captain-tsubasa': {} },
  horizon: 30,
})
