import type { ExpansionSet, PlayerType, Signing, StyleCard, TeamCard } from '../cards/expansion.ts'
import { OUR_EXPANSION } from '../cards/our-expansion.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet, DrawsByLine, KeeperSymbol, Keeping, Symbols } from '../cards/set.ts'
import { symbolsOf } from '../cards/set.ts'
import type { Skill } from '../cards/skills.ts'
import { SHIELDS, STYLES } from '../cards/skills.ts'
import { CARD_IDS, type CORNERS, NUMBERS } from '../vocabulary.ts'

/** A box whose cards differ from ours in everything a card set may say for itself (R9e, P1a). */

const source = 'designed'
const shift = (value: number, by: number): number => (value + by) % 10

/** 13 short passes, 9 long balls and 10 dribbles, some of them not there at all. */
const DECK = [3, 1, 0, 4, 1, 3, 0, 1, 0, 2, 0, 3, 0, 2, 0, 2, 2, 0, 2, 0, 2, 0, 4, 0]

const REGULAR: DrawsByLine = {
  final: { middle: 1, wing: 4, right: { middle: 3, wing: 0 } },
  secondLast: { middle: 2, wing: 6, right: { middle: 5, wing: 9 } },
}
const STAR: DrawsByLine = {
  final: { middle: 3, wing: 1, right: { middle: 1, wing: 2 } },
  secondLast: { middle: 0, wing: 9, right: { middle: 1, wing: 2 } },
}

const ANOTHER: Readonly<Record<KeeperSymbol, KeeperSymbol>> = { plus: 'minus', minus: 'empty', empty: 'plus' }

const otherSymbols = (star: boolean): Symbols => {
  const ours = symbolsOf(OUR_CARDS.keeping, star)
  const byCorner = <T>(of: (corner: (typeof CORNERS)[number]) => T) => ({
    left: of('left'),
    centre: of('centre'),
    right: of('right'),
  })
  return byCorner((dive) => byCorner((shot) => ANOTHER[ours[dive][shot]]))
}

const keeping: Keeping = {
  ...REGULAR,
  star: STAR,
  symbols: { regular: otherSymbols(false), star: otherSymbols(true) },
  source,
}

/** Stronger, further, longer than ours; what takes no amount keeps none. */
function otherAmount({ amount, ...skill }: Skill): Skill {
  if (amount === undefined) return skill
  if (skill.do === 'displace-carrier') return { ...skill, amount: 3 }
  if (['stride-forward', 'stride-back', 'jump'].includes(skill.do)) return { ...skill, amount: 5 - amount }
  return { ...skill, amount: Math.sign(amount) * (4 + Math.abs(amount)) }
}

/** One number, two that lie apart, or none. */
const numbersOf = (i: number): readonly number[] => {
  const number = NUMBERS[i % NUMBERS.length] ?? 2
  return [[], [number], [number, 13 - number]][i % 3] ?? []
}

const ourTypes = OUR_EXPANSION.types
const typeAt = (i: number): PlayerType => ourTypes[i % ourTypes.length] as PlayerType

/** More types than any box has, with every skill of ours on another card. */
const types: readonly PlayerType[] = Array.from({ length: 66 }, (_, i) => {
  const { silver, gold } = typeAt(i)
  const other = typeAt(i + 5)
  return {
    id: `man-${i}`,
    numbers: numbersOf(i),
    shield: SHIELDS[i % SHIELDS.length] ?? 'mixed',
    price: i % 7 === 0 ? 0 : 7 + (i % 6),
    ...(i % 4 === 0 && { goldPrice: 3 + (i % 9) }),
    copies: 3 + (i % 30),
    silver: {
      attack: shift(silver.attack, 3),
      defence: shift(silver.defence, 4),
      skill: otherAmount(other.gold.skill),
    },
    gold: {
      attack: shift(gold.attack, 2),
      defence: shift(gold.defence, 3),
      skill: otherAmount(other.silver.skill),
    },
    source,
  }
})

/** Uneven decks: nine cards of one style, one of each other. */
const styles: readonly StyleCard[] = OUR_EXPANSION.styles.map(
  ({ id, style: _, source: __, ...skill }, i) => ({
    id: `trick-${id}`.slice(0, 24),
    style: STYLES[Math.max(0, i - 8)] ?? 'total',
    ...otherAmount(skill),
    source,
  }),
)

/** A team card of the box: no bench and no captain on every second one. */
function teamCard(n: number): TeamCard {
  const players = Object.fromEntries(
    NUMBERS.map((number): [string, Signing] => {
      const fitting = types.filter(({ numbers }) => numbers.length === 0 || numbers.includes(number))
      const { id } = fitting[(n * 7 + number) % fitting.length] as PlayerType
      return [`${number}`, { type: id, ...((n + number) % 3 === 0 && { gold: true }) }]
    }),
  )
  const bench = n % 2 === 0 ? { bench: [{ type: 'man-0' }, { type: 'man-5', gold: true }], captain: 11 } : {}
  return {
    id: `Club-${n}`,
    style: STYLES[n % STYLES.length] ?? 'total',
    ...(n % 4 === 1 && { value: n * 3 }),
    keeper: n % 3 === 0 ? 'gold' : 'silver',
    players,
    ...bench,
    source,
  } as TeamCard
}

const expansion: ExpansionSet = {
  name: 'my players',
  version: '7',
  keeper: { goldPrice: 12, source },
  types,
  conditions: STYLES.map((style, i) => ({
    style,
    row: (['lines', 'short', 'dribble', 'long'] as const)[i] ?? 'short',
    times: 1,
    source,
  })),
  styles,
  budgets: OUR_EXPANSION.budgets.map((budget, i) => ({
    ...budget,
    defensive: 60 + i,
    offensive: 99 - i,
    source,
  })),
  teams: Array.from({ length: 80 }, (_, n) => teamCard(n)),
}

export const BOX: CardSet = {
  name: 'my box',
  version: '7',
  players: OUR_CARDS.players.map(({ number, regular, star }) => ({
    number,
    side: number % 2 ? ('left' as const) : ('right' as const),
    regular: { attack: shift(regular.attack, 4), defence: shift(regular.defence, 5) },
    star: { attack: shift(star.attack, 3), defence: shift(star.defence, 6) },
    source,
  })),
  actions: { cards: Object.fromEntries(CARD_IDS.map((id, card) => [id, DECK[card] ?? 0])), source },
  shooting: OUR_CARDS.shooting.map((card, i) => ({
    ...card,
    plus: [9, 0, 7, 5, 8, 1, 2, 6, 0][i] ?? 0,
    source,
  })),
  keeping,
  teams: Array.from({ length: 230 }, (_, n) => ({
    id: `Ville-${n}`,
    stars: NUMBERS.map((number) => number - 1).filter((number) => (n + number) % 4 === 0),
    source,
  })),
  expansion,
}
