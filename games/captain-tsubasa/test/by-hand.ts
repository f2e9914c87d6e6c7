import { expect } from 'vitest'
import type { Ability } from '../cards/abilities.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Card } from '../cards/set.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import type { Booking, Team, Token } from '../vocabulary.ts'
import { EXHAUSTION_ID } from '../vocabulary.ts'
import type { Match } from './match.ts'
import { expectDefined, type Setting } from './setting.ts'

/** One ability of one of our cards; whoever reads the table sees what is tested. */
export interface Line {
  readonly card: Card & { readonly team?: Team; readonly of?: string }
  /** 1 or 2. */
  readonly number: number
  readonly ability: Ability
  readonly name: string
}

export const cards: readonly Line['card'][] = [
  ...OUR_CARDS.starting,
  ...OUR_CARDS.match,
  ...OUR_CARDS.motivation,
  ...OUR_CARDS.transfers,
]
export const lines: readonly Line[] = cards.flatMap((card) =>
  card.abilities.map((ability, i) => ({
    card,
    number: i + 1,
    ability,
    name: `${card.id} ${i + 1}: ${Object.values(ability).flat().join(' ')}`,
  })),
)
/** The other starting cards of both teams, home's first. */
export function extras(line: Line): readonly [readonly string[], readonly string[]] {
  const of = (team: Team) =>
    OUR_CARDS.starting
      .filter(({ id, team: own }) => own === team && id !== line.card.id && id !== line.card.of)
      .map(({ id }) => id)
  return teamsOf(line)[0] === 'nankatsu' ? [of('nankatsu'), of('toho')] : [of('toho'), of('nankatsu')]
}

/** Home always leads the card's team. */
export const teamsOf = ({ card }: Line): readonly [Team, Team] =>
  card.team === 'toho' ? ['toho', 'nankatsu'] : ['nankatsu', 'toho']

/** A table on which home can use every ability: cards everywhere, room in pools and areas, nobody booked red. */
export function tableFor(line: Line): Setting {
  const [own, rival] = extras(line)
  return {
    options: { motivation: true, transfers: true },
    teams: teamsOf(line),
    // Stoppage time and full hands: a round that follows draws nothing and takes no match cards.
    half: 2,
    round: 6,
    attacker: line.ability.when === 'defending' ? 'away' : 'home',
    turn: 'home',
    hands: [[line.card.id, ...own.slice(0, 4)], rival.slice(0, 4)],
    areas: [own.slice(4, 6), rival.slice(4, 6)],
    discards: [[...own.slice(6, 7), EXHAUSTION_ID], rival.slice(6, 7)],
    decks: [own.slice(7, 10), rival.slice(7, 10)],
    pool: [
      { shot: 1, pass: 1, defence: 1 },
      { shot: 2, pass: 2, defence: 2 },
    ],
    booking: [line.ability.do === 'pardon' ? 'yellow' : 'none', 'yellow'],
  }
}

interface Side {
  pool: Record<Token, number>
  booking: Booking
  hand: string[]
  deck: string[]
  discard: string[]
  area: string[]
}
export interface Table {
  readonly sides: readonly [Side, Side]
  out: string[]
  exhaustion: number
}

export function laid(m: Match): Table {
  const side = (seat: 0 | 1): Side => ({
    pool: { ...m.pool(seat) },
    booking: m.booking(seat),
    hand: [...m.hand(seat)],
    deck: [...m.deck(seat)],
    discard: [...m.discard(seat)],
    area: [...m.area(seat)],
  })
  return { sides: [side(0), side(1)], out: [...m.out], exhaustion: m.view().bench.exhaustion }
}

/** The same table, however the cards lie in their piles. */
export const tidy = ({ sides, out, exhaustion }: Table) => ({
  sides: sides.map(({ pool, booking, ...piles }) => ({
    pool,
    booking,
    ...Object.fromEntries(Object.entries(piles).map(([name, pile]) => [name, [...pile].sort()])),
  })),
  out: [...out].sort(),
  exhaustion,
})

function move(card: string, from: string[], to: string[]): void {
  const at = from.indexOf(card)
  expect(at, `${card} lies there`).toBeGreaterThanOrEqual(0)
  to.push(...from.splice(at, 1))
}

/** The luck an ability asks for, and what its coach answers: the first option every time. */
export const luckOf = ({ ability }: Line, { sides: [own, rival] }: Table): readonly string[] =>
  ability.do === 'draw'
    ? own.deck.slice(0, ability.count)
    : ability.do === 'discard' && ability.what === 'rival-hand'
      ? rival.hand.slice(1, 2)
      : []

/** What the card says, done by hand on a table that knows no rules. Says what there is to tell. */
export function doBy(
  line: Line,
  table: Table,
  luck: readonly string[],
  answers: string[],
): CaptainTsubasaEvent[] {
  const { ability } = line
  const card = line.card.id
  const [own, rival] = table.sides
  const heard: CaptainTsubasaEvent[] = []
  const answer = () => expectDefined(answers.shift(), 'answer')
  const inAreas = () => own.area.length + rival.area.length
  const played = (id: string, from: 'hand' | 'discard') => {
    move(id, own[from], own.area)
    heard.push({ kind: 'played', seat: 0, card: id, from, cards: inAreas() })
  }
  const removed = (id: string, from: string[]) => {
    move(id, from, table.out)
    heard.push({ kind: 'removed', seat: 0, card: id })
  }
  const discarded = (id: string, seat: 0 | 1, from: 'hand' | 'area') => {
    move(id, table.sides[seat][from], table.sides[seat].discard)
    heard.push({ kind: 'discarded', seat, card: id, from })
  }
  const exhausted = (seat: 0 | 1) => {
    table.exhaustion--
    table.sides[seat].discard.push(EXHAUSTION_ID)
    heard.push({ kind: 'exhausted', seat })
  }
  const gained = (token: Token) => heard.push({ kind: 'gained', seat: 0, token, pool: ++own.pool[token] })
  const cleared = () => {
    for (const { area, discard } of table.sides) discard.push(...area.splice(0))
  }
  const obliged = () => {
    if (ability.must === 'exhaust') exhausted(0)
    if (ability.must === 'book') {
      own.booking = own.booking === 'none' ? 'yellow' : 'red'
      heard.push({ kind: 'booked', seat: 0, colour: own.booking })
    }
    if (ability.must === 'discard') discarded(answer(), 0, 'hand')
    if (ability.must === 'remove') removed(card, own.area)
  }

  heard.push({ kind: 'ability', seat: 0, card, ability: line.number })
  switch (ability.do) {
    case 'gain':
      if (ability.each) for (const token of ability.tokens) gained(token)
      else
        for (let n = 0; n < (ability.count ?? 1); n++)
          gained(
            ability.tokens.length === 1
              ? expectDefined(ability.tokens[0])
              : (answer().replace('token-', '') as Token),
          )
      break
    case 'draw':
      for (const id of luck) move(id, own.deck, own.hand)
      heard.push({ kind: 'drawn', seat: 0, count: ability.count, cards: luck })
      break
    case 'play':
      played(answer(), 'hand')
      break
    case 'recall': {
      const id = answer()
      if (ability.to === 'area') played(id, 'discard')
      else {
        move(id, own.discard, own.hand)
        heard.push({ kind: 'recalled', seat: 0, card: id })
      }
      break
    }
    case 'remove':
      if (ability.what === 'this') removed(card, own.area)
      else if (ability.what === 'hand') removed(answer(), own.hand)
      else removed(EXHAUSTION_ID, own.discard)
      break
    case 'discard':
      if (ability.what === 'rival-card') discarded(answer(), 1, 'area')
      else discarded(expectDefined(luck[0]), 1, 'hand')
      break
    case 'exhaust':
      exhausted(1)
      break
    case 'pardon':
      own.booking = 'none'
      heard.push({ kind: 'pardoned', seat: 0 })
      break
    case 'swap':
      discarded(answer(), 0, 'area')
      played(answer(), 'hand')
      break
  }
  obliged()
  switch (ability.do) {
    case 'end':
      heard.push({ kind: 'attack-over', by: 'ability' })
      break
    case 'advance':
      heard.push({ kind: 'advance', seat: 0 }, { kind: 'possession', seat: 0, kept: true })
      cleared()
      break
    case 'special-shot':
      heard.push({ kind: 'special-shot', seat: 0 })
      cleared()
      break
  }
  expect(answers).toEqual([])
  return heard
}
