import type { Seat } from '@libero/kernel'
import type { CardSide, StyleCard } from '../../cards/expansion.ts'
import { OUR_EXPANSION, PUBLISHED_EXPANSIONS } from '../../cards/our-expansion.ts'
import { OUR_CARDS } from '../../cards/ours.ts'
import type { Style } from '../../cards/skills.ts'
import { hatTrick } from '../../game.ts'
import type { Corner, Kind } from '../../vocabulary.ts'
import { KINDS, POWERS } from '../../vocabulary.ts'
import type { Match } from '../match.ts'
import { expectDefined } from '../match.ts'

/** One side of a type as the stories name it: 'forward' is silver, 'forward*' gold. */
export function card(name: string): CardSide {
  const id = name.replace('*', '')
  const type = expectDefined(
    OUR_EXPANSION.types.find((one) => one.id === id),
    name,
  )
  return name.endsWith('*') ? type.gold : type.silver
}

/** How many footballs or cards a skill is worth. */
export const worth = (name: string): number => expectDefined(card(name).skill.amount, `amount of ${name}`)

/** The attacking or defending footballs of several players together. */
export const attackOf = (...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + card(name).attack, 0)
export const defenceOf = (...names: readonly string[]): number =>
  names.reduce((sum, name) => sum + card(name).defence, 0)

/** The player cards as they were first published, by name. */
export const FIRST_PLAYER_CARDS = {
  expansion: 'players',
  cards: { name: `${OUR_CARDS.name}+${OUR_EXPANSION.name}`, version: `${OUR_CARDS.version}+1` },
} as const

/** The style cards of the newest set that has this one. */
const stylesWith = (id: string): readonly StyleCard[] =>
  expectDefined(
    PUBLISHED_EXPANSIONS.map(({ styles }) => styles).find((styles) => styles.some((one) => one.id === id)),
    id,
  )

const styleCard = (id: string): StyleCard => expectDefined(stylesWith(id).find((one) => one.id === id))

export const styleOf = (id: string): Style => styleCard(id).style

export const styleWorth = (id: string): number => expectDefined(styleCard(id).amount, `amount of ${id}`)

/** The luck that draws this card from its deck. */
export const top = (id: string): number => stylesWith(id).indexOf(styleCard(id))

/** §7.3 What a shooting card adds. */
export const plus = (kind: Kind, corner: Corner): number =>
  expectDefined(OUR_CARDS.shooting.find((one) => one.kind === kind && one.corner === corner)).plus

/** Cards for a keeper who draws exactly so many footballs. */
export const footballs = (total: number): readonly string[] =>
  KINDS.map((kind, i) => [kind, Math.min(POWERS, total - i * POWERS)] as const)
    .filter(([, power]) => power > 0)
    .map(([kind, power]) => `${kind}-${power}-left`)

interface Row {
  readonly kind: Kind | null
  readonly count: number
}

/** §19.2 The row of successful actions a team has behind it. */
export const row = (m: Match, seat: Seat): Row =>
  (hatTrick.position(m.state).sides as unknown as readonly { readonly row: Row }[])[seat]?.row ?? {
    kind: null,
    count: 0,
  }

/** Nobody uses a skill or plays a style card as long as they are asked. */
export function passOn(m: Match): Match {
  while (m.phase === 'skill' || m.phase === 'style-card' || m.phase === 'prevent') {
    m.play(m.awaiting[0] === 'home' ? 'h none' : 'a none')
  }
  return m
}

/** Nobody moves, and no skill or style card is used, until something else is asked. */
export function quietly(m: Match): Match {
  while (/-move$|^sideways|^skill$|^style-card$/.test(m.phase)) passOn(m.standStill())
  return m
}

/** Two of these types who are level at a dribble, as our cards have them: with level cards that is a foul. */
export function level(
  attackers: readonly string[],
  defenders: readonly string[],
): { readonly attacker: string; readonly defender: string } {
  const sides = (types: readonly string[]) => types.flatMap((id) => [id, `${id}*`])
  const pairs = sides(attackers).flatMap((attacker) =>
    sides(defenders).map((defender) => ({ attacker, defender })),
  )
  return expectDefined(
    pairs.find(({ attacker, defender }) => card(attacker).attack === card(defender).defence),
    'level pair',
  )
}
