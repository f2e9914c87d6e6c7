import type { Draft, SquadPlayer } from '@libero/hat-trick'
import { BENCH, MENTALITIES, type Mentality, NUMBERS, USUAL_MENTALITY } from '@libero/hat-trick'
import { agreedOn } from './draft.ts'

const silver = (type: string): SquadPlayer => ({ type })
const gold = (type: string): SquadPlayer => ({ type, gold: true })

/** The ten, by their numbers. */
const ten = (...men: readonly SquadPlayer[]): Draft['players'] =>
  Object.fromEntries(NUMBERS.map((number, i) => [number, men[i] ?? silver('utility-man')]))

/** §21.2 One squad of rank II for each mentality, both purses spent to the last star. Named as footballers all over the world would. */
const READY: Readonly<Record<Mentality, Draft>> = {
  defensive: {
    name: 'Catenaccio',
    rank: 'II',
    mentality: 'defensive',
    keeper: 'gold',
    captain: 2,
    players: ten(
      gold('commanding-cb'),
      silver('sweeper'),
      gold('tireless-fb'),
      gold('overlapping-fb'),
      gold('defensive-mid'),
      silver('combative-mid'),
      silver('touchline-winger'),
      silver('touchline-winger'),
      silver('target-man'),
      silver('goal-poacher'),
    ),
  },
  balanced: {
    name: 'Tiki-Taka',
    rank: 'II',
    mentality: 'balanced',
    keeper: 'silver',
    captain: 7,
    players: ten(
      gold('solid-cb'),
      gold('ball-playing-cb'),
      gold('wingback'),
      silver('overlapping-fb'),
      gold('box-to-box'),
      gold('playmaker'),
      silver('touchline-winger'),
      gold('touchline-winger'),
      silver('forward'),
      silver('target-man'),
    ),
  },
  attacking: {
    name: 'Joga Bonito',
    rank: 'II',
    mentality: 'attacking',
    keeper: 'silver',
    captain: 10,
    players: ten(
      gold('solid-cb'),
      gold('ball-playing-cb'),
      gold('overlapping-fb'),
      silver('utility-man'),
      gold('versatile-mid'),
      gold('playmaker'),
      silver('inverted-winger'),
      silver('touchline-winger'),
      gold('forward'),
      silver('target-man'),
    ),
  },
}

/** A squad that stands ready; where there is a bench, with those on it who cost nothing. */
export function readySquad(options: unknown, mentality: Mentality = USUAL_MENTALITY): Draft {
  const squad = READY[mentality]
  if (!agreedOn(options).terms.events.subs) return squad
  return { ...squad, bench: Array.from({ length: BENCH }, () => silver('utility-man')) }
}

export const readySquads = (options: unknown): readonly Draft[] =>
  MENTALITIES.map((mentality) => readySquad(options, mentality))
