import { hatTrickBots, hatTrickMatters } from '@libero/bots/hat-trick'
import { hatTrick, MATCH_EVENTS } from '@libero/hat-trick'
import { SCALARS, type State } from '@libero/hat-trick/opponents'
import { groundOf } from './ground.ts'

/** With the Players expansion it is more, for the heuristic uses skills far better than whoever decides quickly. */
const OTHER_COACHES_WITH_SKILLS = 0.14

/** With the Players expansion also with every match event. */
const PLAYERS = { expansion: 'players', events: MATCH_EVENTS }

export const hatTrickGround = groundOf({
  game: hatTrick,
  bots: hatTrickBots,
  matters: hatTrickMatters,
  numbersOf: (s: State) => [...s.bytes, ...SCALARS.map((name) => s[name])],
  speed: { 'hat-trick': undefined, 'hat-trick players': PLAYERS },
  odds: {
    'hat-trick': { options: { shootOut: true } },
    'hat-trick players': {
      options: { shootOut: true, ...PLAYERS },
      otherCoaches: OTHER_COACHES_WITH_SKILLS,
    },
  },
  horizon: 40,
})
