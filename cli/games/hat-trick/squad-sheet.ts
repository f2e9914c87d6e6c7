import type { Draft, ExpansionSet, PlayerType, Squad, SquadPlayer } from '@libero/hat-trick'
import {
  bill,
  FIRST_ON_BENCH,
  KEEPER,
  keeperPrice,
  MENTALITIES,
  NUMBERS,
  PURSES,
  type Purse,
  priceOf,
  RANKS,
  typeOf,
} from '@libero/hat-trick'
import { typeWords } from '@libero/hat-trick/text'
import { isObject } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { columns, withMinus } from '../../layout.ts'
import { playersText } from './players-words.ts'
import { squadTexts } from './squad-text.ts'

/** One line of a squad: who he is, what he costs, and whose purse pays. */
interface Signed {
  /** 1 is the keeper, 2 to 11 the ten, 12 to 14 the bench. */
  readonly place: number
  readonly type?: string
  readonly gold: boolean
  readonly price: number
  /** Nobody pays for who is free. */
  readonly purse?: Purse
}

/** Everybody of a squad, and what both purses pay. */
export function ledger(squad: Draft, set: ExpansionSet) {
  const { defensive, offensive } = bill(squad, set)
  const payer = (place: number): Purse | undefined =>
    PURSES.find((purse) => ({ defensive, offensive })[purse].paid.some((paid) => paid.place === place))
  const signed = (place: number, player?: SquadPlayer): Signed => {
    const gold = player ? player.gold === true : squad.keeper === 'gold'
    const price = player ? priceOf(player.type, gold, set) : keeperPrice(squad.keeper, set)
    const purse = payer(place)
    return { place, ...(player && { type: player.type }), gold, price, ...(purse && { purse }) }
  }
  const eleven = [
    signed(KEEPER),
    ...NUMBERS.flatMap((number) => {
      const player = squad.players[number]
      return player ? [signed(number, player)] : []
    }),
  ]
  return {
    players: [...eleven, ...(squad.bench ?? []).map((player, i) => signed(FIRST_ON_BENCH + i, player))],
    purses: { defensive, offensive },
    // As of a team card: the bench is no part of it.
    value: eleven.reduce((sum, { price }) => sum + price, 0),
  }
}

/** The squad for people: its players with their prices, then both purses. */
export function squadSheet(squad: Draft, set: ExpansionSet, language: Language): string[] {
  const words = squadTexts[language]
  const text = playersText(language)
  const { players, purses, value } = ledger(squad, set)
  const row = ({ place, type: id, gold, price, purse }: Signed) => {
    const type = id === undefined ? undefined : typeOf(id, set)
    return [
      place < FIRST_ON_BENCH ? `${place}` : '',
      id === undefined ? words.keeper : typeWords(text, id).name,
      gold ? `* ${text.sides.gold}` : `  ${text.sides.silver}`,
      type ? footballsOf(type, gold) : '',
      `${price}`,
      purse ? text.shields[purse] : words.nobody,
      place === squad.captain ? words.captain : place < FIRST_ON_BENCH ? '' : words.bench,
    ]
  }
  return [
    fill(words.title, {
      name: squad.name ?? words.unnamed,
      rank: text.ranks[squad.rank],
      mentality: text.mentalities[squad.mentality],
    }),
    '',
    columns(
      [[words.number, words.player, '', words.footballs, words.price, words.paidBy, ''], ...players.map(row)],
      '><<<><<',
    ),
    '',
    columns(
      [
        [words.purse, words.budget, words.spent, words.left],
        ...PURSES.map((purse) => {
          const { budget, spent, left } = purses[purse]
          return [text.shields[purse], `${budget}`, `${spent}`, withMinus(`${left}`)]
        }),
      ],
      '<>>>',
    ),
    '',
    fill(words.value, { value }),
  ]
}

/** '2 / 5' */
export const footballsOf = (type: PlayerType, gold: boolean): string => {
  const { attack, defence } = type[gold ? 'gold' : 'silver']
  return `${attack} / ${defence}`
}

/** Whatever of a refused squad can be shown beside the reasons; nothing if there is no budget to hold it against. */
export function whatCanBeShown(raw: unknown, set: ExpansionSet): Draft | undefined {
  if (!isObject(raw)) return undefined
  const rank = RANKS.find((each) => each === raw.rank)
  const mentality = MENTALITIES.find((each) => each === raw.mentality)
  if (!rank || !mentality) return undefined
  const signing = (value: unknown): SquadPlayer[] => {
    if (!isObject(value)) return []
    const type = typeOf(value.type, set)
    const purse = PURSES.find((each) => each === value.purse)
    return type
      ? [{ type: type.id, ...(value.gold === true && { gold: true }), ...(purse && { purse }) }]
      : []
  }
  const raws = isObject(raw.players) ? raw.players : {}
  const players: Record<string, SquadPlayer> = {}
  for (const number of NUMBERS) {
    const [player] = signing(raws[number])
    if (player) players[number] = player
  }
  const bench = Array.isArray(raw.bench) ? raw.bench.slice(0, 3).flatMap(signing) : []
  const keeper = raw.keeper === 'gold' ? 'gold' : 'silver'
  return { rank, mentality, keeper, players, bench }
}

/** For programs. */
export const squadJson = (squad: Squad, code: string | undefined, set: ExpansionSet) => ({
  ok: true,
  squad,
  ...(code !== undefined && { code }),
  ...ledger(squad, set),
})
