import type { Pair, Seat } from '@libero/kernel'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import type { Match, Setting } from '../match.ts'
import { expectDefined, match } from '../match.ts'

/*
 * Who stands where at the start, home playing upwards; everybody nobody names is a utility man.
 *
 *   6  --  a3  a2  --
 *   5  a5  h10 h11 a4
 *   4  h8  a7  a6  h9
 *   3  a9  h6  h7  a8
 *   2  h4  a11 a10 h5
 *   1  --  h2  h3  --
 *
 * Footballs may change by balancing, so the stories win and lose by cards and by how many stand in a line.
 */

export type CardSide = 'silver' | 'gold'

const typeOf = (id: string) =>
  expectDefined(
    OUR_EXPANSION.types.find((type) => type.id === id),
    id,
  )

/** By how much a skill helps, as its card says. */
export const amountOf = (id: string, side: CardSide): number =>
  expectDefined(typeOf(id)[side].skill.amount, `amount of ${id}`)

/** Attacking and defending footballs of one side of a card. */
export const footballsOf = (id: string, side: CardSide): readonly [attack: number, defence: number] => [
  typeOf(id)[side].attack,
  typeOf(id)[side].defence,
]

const seatOf = (player: string): Seat => (player[0] === 'h' ? 0 : 1)

/** What one player ('h4') could do with a skill right now, his own or a borrowed one. */
export function usesOf(m: Match, player: string): readonly string[] {
  return m
    .options(seatOf(player))
    .filter((option) => new RegExp(`^${player.slice(1)}(=x?\\d+)?!`).test(option))
}

/** Somebody for a position whose footballs are just so many, so that a comparison is level: a foul. */
export function manWith(
  which: 'attack' | 'defence',
  count: number,
  position: number,
  not: readonly string[],
): string {
  for (const { id, numbers, silver, gold } of OUR_EXPANSION.types) {
    if ((numbers.length > 0 && !numbers.includes(position)) || not.includes(id)) continue
    if (silver[which] === count) return id
    if (gold[which] === count) return `${id}*`
  }
  throw new Error(`nobody at ${position} has ${count} in ${which}`)
}

/** The types of the story that a level comparison would find in its way. */
const STIRRING = ['solid-cb', 'combative-mid']

/** Home's `dribbler` ('h2') meets away's 7 right ahead of him, level in everything: a foul by 7. */
export function foulByA7(dribbler: string, type: string, side: CardSide, more: Setting = {}): Setting {
  const [attack] = footballsOf(type, side)
  const own = { [dribbler.slice(1)]: side === 'gold' ? `${type}*` : type }
  return {
    faceUp: ['dribble-2-left', 'short-2-left'],
    players: [own, { 7: manWith('defence', attack, 7, STIRRING) }],
    ...more,
  }
}

/** Number 6 has got the ball from 7 and passes it short out of line 3, where nobody is in his way: to h8. */
export const SHORT_WON = {
  ball: 'h7',
  off: ['a8', 'a9'],
  faceUp: ['short-4-left', 'short-1-left'],
} as const satisfies Setting

/** Number 6 has got the ball from 7 and loses it in line 3, where four stand against them: to the lowest of those. */
export const SHORT_LOST = {
  ball: 'h7',
  on: { a8: 'd3', a9: 'a3' },
  off: ['h6'],
  faceUp: ['short-1-left', 'short-4-left'],
} as const satisfies Setting

/** Number 6 plays a long ball; the line it goes to (5) holds h10 and h11 and nobody against them. */
export const LONG_WON = {
  ball: 'h7',
  off: ['a4', 'a5'],
  faceUp: ['long-4-left', 'short-1-left'],
} as const satisfies Setting

/** Both teams have a style for which no single action of a story wins a card. */
const STYLED = { styles: ['physical', 'physical'] } as const satisfies Setting

export type Players = Pair<Readonly<Record<number, string>>>

/** A story with these players. */
export const story = (players: Players, setting: Setting): Match => match({ ...STYLED, players, ...setting })

/** The same without anybody's move, up to the first question that is not a move. */
export const told = (players: Players, setting: Setting): Match => story(players, setting).standStill()

/** The next turn: both lay a card of their hands and draw the same ones again. */
export function nextTurn(m: Match, home: string, away: string): Match {
  return m.rolls('short-1-left', 'short-1-right').play(`h ${home}`, `a ${away}`)
}
