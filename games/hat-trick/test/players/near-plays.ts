import type { SampledChance } from '@libero/kernel'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import { STYLES, WHENS } from '../../cards/skills.ts'
import { PHASES } from '../../phase.ts'
import { WHYS } from '../../rules/deliver.ts'
import { CARD_IDS, KINDS, NUMBERS, SIDES } from '../../vocabulary.ts'
import { nearby, type PlainPosition } from '../near-positions.ts'

/** A position of the Players expansion, as far as it is changed here. */
export type PlainPlayersPosition = PlainPosition & {
  play: Record<string, unknown>
  sides: (Record<string, unknown> & { players: Record<string, unknown>[]; bench: object[] })[]
}

const STYLE_CARDS = OUR_EXPANSION.styles.map(({ id }) => id)

/** Changes one thing of a position to something that can stand there, though perhaps not in this match. */
export function nearbyPlay(position: PlainPlayersPosition, whim: SampledChance): void {
  const one = <T>(things: readonly T[]): T => things[whim.below(things.length)] as T
  const some = <T>(things: readonly T[]): T[] => things.filter(() => whim.below(4) === 0)
  const bool = () => whim.below(2) === 0
  const seat = () => one(['home', 'away'])
  const player = () => one([null, { seat: seat(), number: one(NUMBERS) }])
  const field = () => `${one(['a', 'b', 'c', 'd'])}${1 + whim.below(6)}`
  const { play } = position
  const side = one(position.sides)
  const somebody = one(side.players)
  const card = () => {
    const type = one(OUR_EXPANSION.types)
    const gold = bool()
    const { attack, defence } = gold ? type.gold : type.silver
    return { type: type.id, gold, attack, defence }
  }
  const changes: readonly (() => void)[] = [
    () => Object.assign(play, { attacker: seat() }),
    () => Object.assign(play, { fouler: player(), red: bool() }),
    () => Object.assign(play, { moment: one(WHENS) }),
    () => Object.assign(play, { step: whim.below(7) }),
    () => Object.assign(play, { next: one(PHASES) }),
    () => Object.assign(play, { asked: seat() }),
    () => Object.assign(play, { asked: seat(), step: whim.below(7), moment: one(WHENS) }),
    () => Object.assign(play, { declared: one([null, `${one(NUMBERS)}!`, `${one(NUMBERS)}!+`]) }),
    () => Object.assign(play, { line: whim.below(7) }),
    () => Object.assign(play, { passer: player(), won: bool() }),
    () => Object.assign(play, { why: one(WHYS) }),
    () => Object.assign(play, { row: 1 + whim.below(6), limit: 2 + whim.below(10), asked: seat() }),
    () => Object.assign(play, { kick: one([null, ...CARD_IDS]) }),
    () => Object.assign(play, { snapshot: bool(), plusPower: whim.below(3), plusDraws: whim.below(3) - 1 }),
    () => Object.assign(play, { plusPower: -9, plusDraws: -9 }),
    () => Object.assign(somebody, card()),
    () => {
      for (const { players } of position.sides) for (const one of players) Object.assign(one, card())
    },
    () => Object.assign(somebody, { side: one(SIDES) }),
    () => Object.assign(somebody, { flips: whim.below(3), prevented: bool(), goldUsed: bool() }),
    () => Object.assign(somebody, { lasting: { middle: bool(), power: whim.below(10) } }),
    () => Object.assign(side, { style: one([null, ...STYLES]) }),
    () => Object.assign(side, { styleCards: some(STYLE_CARDS) }),
    () => Object.assign(side, { usedStyleCards: some(STYLE_CARDS), freshStyleCards: [] }),
    () => Object.assign(side, { freshStyleCards: some(STYLE_CARDS) }),
    () => Object.assign(side, { styled: bool(), helped: bool() }),
    () => Object.assign(side, { row: { kind: one([null, ...KINDS]), count: whim.below(5) } }),
    () => Object.assign(side, { changed: some(NUMBERS), bonus: whim.below(20) }),
    () => Object.assign(side, { subsLeft: whim.below(4) }),
    () => Object.assign(side, { bench: side.bench.map(() => ({ ...card(), gone: bool() })) }),
    () => Object.assign(side, { captain: one([null, ...NUMBERS]), appeal: bool() }),
    () => Object.assign(side, { starCards: bool() }),
    () => Object.assign(side, { jumper: one([null, { number: one(NUMBERS), field: field() }]) }),
  ]
  if (whim.below(3) === 0) nearby(position, whim)
  else one(changes)()
}
