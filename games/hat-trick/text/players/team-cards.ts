import { fill } from '@libero/kernel/words'
import type { Power, TeamCard } from '../../cards/expansion.ts'
import { FORMATIONS } from '../../cards/skills.ts'
import type { PlayersText } from './text.ts'

/** §13.3 'defence 11, midfield 9, attack 2' */
export const powerInWords = ({ formations }: PlayersText, power: Power): string =>
  FORMATIONS.map((formation) => `${formations[formation]} ${power[formation]}`).join(', ')

/** §13.3 'yellow and green', nothing for a card that names no colours. */
export function coloursInWords(
  text: PlayersText,
  { colours }: Pick<TeamCard, 'colours'>,
): string | undefined {
  if (!colours) return undefined
  const [shirt, other] = colours
  return fill(text.bothColours, { shirt: text.colours[shirt], other: text.colours[other] })
}
