import type { SampledChance } from '@libero/kernel'
import type { HatTrickOptions } from '../build.ts'
import { PHASES } from '../phase.ts'
import { CARD_IDS, CORNERS } from '../vocabulary.ts'

/** A position as plain data, as far as it is changed here. */
export interface PlainPosition {
  readonly options: HatTrickOptions
  phase: string
  half: number
  turn: number
  possession: string
  ball: number | null
  firstKickOff: string
  opportunity: boolean
  late: number
  moved: { seat: string; number: number } | null
  shot: { power: number; draws: number; drawn: number; penalty: boolean }
  pairs: number
  sides: PlainSide[]
}

export interface PlainSide {
  players: { number: number; attack: number; defence: number; field: string | null }[]
  starKeeper: boolean
  yellow: boolean
  hand: string[]
  deck: string[]
  used: string[]
  deckGone: boolean
  temporary: boolean
  laid: string | null
  faceUp: string | null
  corner: string | null
  taken: number
  scored: number
}

/** Changes one thing of a position to something that can stand there, though perhaps not in this match. */
export function nearby(position: PlainPosition, whim: SampledChance): void {
  const one = <T>(things: readonly T[]): T => things[whim.below(things.length)] as T
  const side = one(position.sides)
  const player = one(side.players)
  const carry = (from: string[], to: string[]) => to.push(...from.splice(whim.below(from.length + 1), 1))
  const number = () => 2 + whim.below(10)
  const changes: readonly (() => void)[] = [
    () => Object.assign(player, { field: null }),
    () => Object.assign(player, { field: `${one(['a', 'b', 'c', 'd'])}${1 + whim.below(6)}` }),
    () => {
      const other = one(position.sides.flatMap(({ players }) => players))
      ;[player.field, other.field] = [other.field, player.field]
    },
    () => {
      for (const { players } of position.sides) for (const one of players) if (whim.below(3)) one.field = null
    },
    () => {
      for (const one of side.players) if (one.number !== position.ball) one.field = null
    },
    () => Object.assign(player, { attack: whim.below(10), defence: whim.below(10) }),
    () => carry(side.hand, side.used),
    () => carry(side.hand, side.deck),
    () => carry(side.deck, side.hand),
    () => carry(side.used, side.deck),
    () => side.used.push(...side.hand.splice(0)),
    () => {
      for (const { hand, used } of position.sides) used.push(...hand.splice(0))
    },
    () => {
      for (const { hand, used } of position.sides) used.push(...hand.splice(0, 1))
    },
    () => Object.assign(side, { used: [], deck: [...side.deck, ...side.used] }),
    () => Object.assign(side, { deck: [], used: [...side.deck, ...side.used], deckGone: true }),
    () => Object.assign(side, { deckGone: !side.deckGone }),
    () => Object.assign(side, { temporary: !side.temporary }),
    () => Object.assign(side, { laid: one([null, ...side.hand]) }),
    () => Object.assign(side, { faceUp: one([null, ...CARD_IDS]) }),
    () => Object.assign(side, { corner: one([null, ...CORNERS]) }),
    () => Object.assign(side, { taken: whim.below(46), scored: 0 }),
    () => Object.assign(side, { yellow: !side.yellow, starKeeper: !side.starKeeper }),
    () => Object.assign(position, { phase: one(PHASES) }),
    () => Object.assign(position, { phase: one(PHASES) }),
    () => Object.assign(position, { half: 1 + whim.below(4) }),
    () => Object.assign(position, { turn: whim.below(1000) }),
    () => Object.assign(position, { possession: one(['home', 'away']) }),
    () => Object.assign(position, { ball: one([null, number()]) }),
    () => Object.assign(position, { ball: number(), phase: one(PHASES) }),
    () => Object.assign(position, { opportunity: !position.opportunity }),
    () => Object.assign(position, { late: whim.below(8) }),
    () => Object.assign(position, { moved: one([null, { seat: one(['home', 'away']), number: number() }]) }),
    () =>
      Object.assign(position.shot, { power: whim.below(31), draws: whim.below(11), drawn: whim.below(31) }),
    () => Object.assign(position.shot, { penalty: !position.shot.penalty }),
    () => Object.assign(position, { pairs: whim.below(41) }),
  ]
  one(changes)()
}
