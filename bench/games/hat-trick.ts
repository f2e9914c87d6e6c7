import { hatTrickBots, hatTrickMatters } from '@libero/bots/hat-trick'
import { hatTrick, MATCH_EVENTS } from '@libero/hat-trick'
import { SCALARS, type State } from '@libero/hat-trick/opponents'
import { groundOf } from './ground.ts'

/** With the Players expansion also with every match event. */
const PLAYERS = { expansion: 'players', events: MATCH_EVENTS }

export const hatTrickGround = groundOf({
  game: hatTrick,
  bots: hatTrickBots,
  matters: hatTrickMatters,
  numbersOf: (s: State) => [...s.bytes, ...SCALARS.map((name) => s[name])],
  speed: { 'hat-trick': undefined, 'hat-trick players': PLAYERS },
  odds: {
    'hat-trick': { shootOut: true },
    'hat-trick players': { shootOut: true, ...PLAYERS },
  },
  horizon: 40,
})
