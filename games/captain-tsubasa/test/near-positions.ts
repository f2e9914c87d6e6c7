import type { SampledChance } from '@libero/kernel'
import { PHASES } from '../phase.ts'
import { ENDINGS } from '../state.ts'
import { ACTIONS, BOOKINGS, TOKENS } from '../vocabulary.ts'

/** A position as plain data, as far as it is changed here. */
export interface PlainPosition {
  options: Record<string, unknown>
  phase: string
  half: number
  round: number
  rounds: number
  attacker: string
  turn: string
  firstKickOff: string
  extraKickOff: string | null
  plays: number
  matchLeft: number
  field: string[]
  pile: string[]
  bench: string[]
  out: string[]
  used: { card: string; abilities: number[] }[]
  playing: {
    waiting: string[]
    resume: string
    ability: { card: string; number: number; step: string; owed: number } | null
  } | null
  contest: {
    action: string
    spent: number[]
    dice: number[] | null
    content: boolean[]
    keeper: string | null
    keeperDie: number | null
  } | null
  ending: string | null
  winner: string | null
  sides: PlainSide[]
}

export interface PlainSide {
  team: string
  goals: number
  booking: string
  stopped: boolean
  pool: Record<string, number>
  aside: Record<string, number>
  hand: string[]
  deck: string[]
  discard: string[]
  area: string[]
  shown: string[]
  unseen: string[]
  special: string | null
  drawn: number
}

/** Changes one thing of a position to something that can stand there, though perhaps not in this match. */
export function nearby(position: PlainPosition, whim: SampledChance): void {
  const one = <T>(things: readonly T[]): T => things[whim.below(things.length)] as T
  const side = one(position.sides)
  const { playing, contest } = position
  const piles = [
    ...position.sides.flatMap(({ hand, deck, discard, area }) => [hand, deck, discard, area]),
    ...[position.field, position.pile, position.bench, position.out],
  ]
  const own = [side.hand, side.deck, side.discard, side.area]
  const carry = (from: string[], to: string[]) => to.push(...from.splice(whim.below(from.length + 1), 1))
  const all = piles.flat()
  const seat = () => one(['home', 'away'])
  const changes: readonly (() => void)[] = [
    () => carry(one(own), one(own)),
    () => carry(one(own), one(own)),
    () => carry(one(own), position.out),
    () => carry(one(piles), one(piles)),
    () => side.discard.push(...side.hand.splice(0)),
    () => side.discard.push(...side.deck.splice(0)),
    () => side.deck.push(...side.discard.splice(0)),
    () => side.hand.push(...side.deck.splice(0, 6)),
    () => side.discard.push(...side.area.splice(0)),
    () => {
      for (const pile of [side.hand, side.deck, side.discard]) position.out.push(...pile.splice(0))
    },
    () => side.area.reverse(),
    () => Object.assign(side, { team: one(['nankatsu', 'toho']) }),
    () => Object.assign(side, { goals: whim.below(8) }),
    () => Object.assign(side, { booking: one(BOOKINGS) }),
    () => Object.assign(side, { stopped: !side.stopped }),
    () => Object.assign(side.pool, { [one(TOKENS)]: whim.below(7) }),
    () => Object.assign(side.pool, { shot: 5, pass: 5, defence: 5 }),
    () => Object.assign(side.aside, { [one(TOKENS)]: whim.below(7) }),
    () => {
      for (const token of TOKENS) side.aside[token] = 5 - (side.pool[token] ?? 0)
    },
    () => Object.assign(side, { shown: side.hand.filter(() => whim.below(2)) }),
    () => Object.assign(side, { unseen: [...side.hand, ...side.deck].filter(() => whim.below(3) === 0) }),
    () => Object.assign(side, { special: one([null, 'drive-shot', 'ryo-blocks-the-tiger-shot']) }),
    () => Object.assign(side, { drawn: whim.below(20) }),
    () => Object.assign(position, { phase: one(PHASES) }),
    () => Object.assign(position, { phase: one(PHASES), playing: null, contest: null }),
    () => Object.assign(position, { half: whim.below(5) }),
    () => Object.assign(position, { round: whim.below(20), rounds: whim.below(60) }),
    () => Object.assign(position, { attacker: seat() }),
    () => Object.assign(position, { turn: seat() }),
    () => Object.assign(position, { attacker: seat(), turn: seat(), firstKickOff: seat() }),
    () => Object.assign(position, { extraKickOff: one([null, 'home', 'away']) }),
    () => Object.assign(position, { plays: whim.below(34) }),
    () => Object.assign(position, { matchLeft: whim.below(14) }),
    () => Object.assign(position, { used: [...position.used, { card: one(all), abilities: [1] }] }),
    () => Object.assign(position, { used: [] }),
    () => playing && Object.assign(playing, { resume: one(PHASES) }),
    () => playing?.waiting.push(one([...side.area, ...all])),
    () => playing?.waiting.splice(whim.below(playing.waiting.length + 1), 1),
    () => playing?.ability && Object.assign(playing.ability, { card: one([...side.area, ...all]) }),
    () => playing?.ability && Object.assign(playing.ability, { number: 1 + whim.below(2) }),
    () => playing?.ability && Object.assign(playing.ability, { owed: whim.below(4) }),
    () =>
      playing?.ability && Object.assign(playing.ability, { step: one(['effect', 'swapped', 'compulsory']) }),
    () => contest && Object.assign(contest, { action: one(ACTIONS) }),
    () => contest && Object.assign(contest, { spent: [whim.below(6), whim.below(6)] }),
    () => contest && Object.assign(contest, { dice: one([null, [1 + whim.below(6), 1 + whim.below(6)]]) }),
    () => contest && Object.assign(contest, { content: [whim.below(2) === 1, whim.below(2) === 1] }),
    () => contest && Object.assign(contest, { keeper: one([null, ...side.area]), keeperDie: 3 }),
    () => Object.assign(position, { ending: one([null, ...ENDINGS]), winner: one([null, 'home', 'away']) }),
    () => Object.assign(position.options, { [one(['motivation', 'transfers', 'firstGame'])]: true }),
  ]
  one(changes)()
}

/** What no match can come to, though every single field could stand there; done to both sides. */
export const IMPOSSIBLE: readonly [
  string,
  string,
  (position: PlainPosition) => Partial<PlainPosition>,
  ((side: PlainSide) => Partial<PlainSide>)?,
][] = [
  ['a card twice', 'turn', () => ({}), ({ hand }) => ({ hand: [...hand, ...hand] })],
  ['a card too few', 'turn', () => ({}), ({ discard, hand }) => ({ discard, hand: hand.slice(1) })],
  ['both have passed, but one is asked for a card', 'turn', () => ({}), () => ({ stopped: true })],
  [
    'both have chosen their special card',
    'special',
    () => ({}),
    ({ special, team }) => ({
      special: special ?? (team === 'toho' ? 'tiger-shot' : 'drive-shot'),
    }),
  ],
  ['six tokens of a kind', 'turn', () => ({}), ({ pool }) => ({ pool: { ...pool, shot: 6 } })],
  [
    'six of a kind in the pool and spent',
    'turn',
    () => ({}),
    ({ pool, aside }) => ({ aside: { ...aside, shot: 6 - (pool.shot ?? 0) } }),
  ],
  [
    'tokens spent before anybody plays',
    'draft',
    () => ({}),
    ({ pool, aside }) => ({ pool: { ...pool, shot: 0 }, aside: { ...aside, shot: 1 } }),
  ],
  [
    'tokens spent on a contest that lie nowhere',
    'reroll',
    ({ contest }) => ({ contest: contest && { ...contest, spent: [1, 1] } }),
    () => ({ aside: { shot: 0, pass: 0, defence: 0 } }),
  ],
  ['the same team twice', 'turn', () => ({}), () => ({ team: 'toho' })],
  ['no attacker', 'turn', () => ({ attacker: 'nobody' })],
  ['a phase that runs by itself', 'turn', () => ({ phase: 'verdict' })],
  [
    'a contest without its dice',
    'reroll',
    ({ contest }) => ({ contest: contest && { ...contest, dice: null } }),
  ],
  [
    'an ability of no card',
    'ability',
    ({ playing }) => ({ playing: playing && { ...playing, waiting: [] } }),
  ],
  ['more match cards to come than there are', 'draft', ({ matchLeft }) => ({ matchLeft: matchLeft + 1 })],
  ['a winner before the end', 'turn', () => ({ winner: 'home' })],
  ['a fifth half', 'turn', () => ({ half: 5 })],
]
