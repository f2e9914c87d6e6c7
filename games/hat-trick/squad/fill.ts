import type { Checked, SampledChance } from '@libero/kernel'
import { accepted, refused } from '@libero/kernel'
import type { ExpansionSet, PlayerType } from '../cards/expansion.ts'
import type { Mentality, Rank } from '../cards/skills.ts'
import { BENCH, FIRST_NUMBER, NUMBERS, OUTFIELD } from '../vocabulary.ts'
import type { Draft, Squad, SquadPlayer, SquadTerms } from './check.ts'
import { checkDraft } from './check.ts'
import type { Purse } from './purse.ts'
import { bill, budgetOf, dues, everySum, inBudget, plays, typeOf } from './purse.ts'

/** How many squads are drawn; the one that leaves the fewest stars is taken. */
const DRAWS = 6
/** So few stars left are as good as none. */
const WELL_SPENT = 1

/** §21.6 A squad drawn at random, within its budget and close to it. */
export const randomSquad = (
  rank: Rank,
  mentality: Mentality,
  set: ExpansionSet,
  chance: SampledChance,
  terms: SquadTerms,
): Checked<Squad> => fillSquad({ rank, mentality, players: {} }, set, chance, terms)

/**
 * Completes a squad at random. Whoever is chosen stays as he is; a keeper, a bench or a captain that is named, even an
 * empty bench, stays too. Refused if the draft is wrong already, or if no completion is within the budget.
 */
export function fillSquad(
  raw: unknown,
  set: ExpansionSet,
  chance: SampledChance,
  terms: SquadTerms,
): Checked<Squad> {
  const checked = checkDraft(raw, set, terms)
  if (!checked.ok) return checked
  const draft = checked.value
  if (!canBeFilled(draft, set)) return refused({ code: 'squad-unfillable', rule: '21.2' })
  let best = drawn(draft, set, chance, terms)
  for (let draw = 1; draw < DRAWS && starsLeft(best, set) > WELL_SPENT; draw++) {
    const next = drawn(draft, set, chance, terms)
    if (starsLeft(next, set) < starsLeft(best, set)) best = next
  }
  return accepted(best)
}

function starsLeft(squad: Squad, set: ExpansionSet): number {
  const { defensive, offensive } = bill(squad, set)
  return defensive.left + offensive.left
}

/** One squad, silver before gold: the ten, the bench, then upgrades for as long as somebody can be paid. */
function drawn(draft: Draft, set: ExpansionSet, chance: SampledChance, terms: SquadTerms): Squad {
  const ten = signTen(draft, set, chance)
  const manned = draft.bench || !terms.subs ? ten : signBench(ten, set, chance)
  const paid = upgrade(draft, manned, set, chance)
  const { keeper = 'silver', bench = [], captain = FIRST_NUMBER + chance.below(OUTFIELD), ...rest } = paid
  return { ...rest, keeper, bench, captain }
}

function signTen(draft: Draft, set: ExpansionSet, chance: SampledChance): Draft {
  const open = NUMBERS.filter((number) => !draft.players[number])
  return shuffled(open, chance).reduce((squad, number) => {
    const types = available(squad, set).filter((type) => plays(type, number))
    for (const { id } of shuffled(types, chance)) {
      const signed = withPlayer(squad, number, { type: id })
      if (canBeFilled(signed, set)) return signed
    }
    return squad
  }, draft)
}

function signBench(squad: Draft, set: ExpansionSet, chance: SampledChance): Draft {
  let manned: Draft = { ...squad, bench: [] }
  for (let seat = 1 + chance.below(BENCH); seat > 0; seat--) {
    for (const { id } of shuffled(available(manned, set), chance)) {
      const signed: Draft = { ...manned, bench: [...(manned.bench ?? []), { type: id }] }
      if (!inBudget(bill(signed, set))) continue
      manned = signed
      break
    }
  }
  return manned
}

/** Gold for whoever was not chosen by the coach himself, in random order. */
function upgrade(draft: Draft, squad: Draft, set: ExpansionSet, chance: SampledChance): Draft {
  const golden = ({ type }: SquadPlayer): SquadPlayer => ({ type, gold: true })
  const upgrades: ((before: Draft) => Draft)[] = []
  if (!draft.keeper) upgrades.push((before) => ({ ...before, keeper: 'gold' }))
  for (const number of NUMBERS) {
    const player = squad.players[number]
    if (player && !draft.players[number])
      upgrades.push((before) => withPlayer(before, number, golden(player)))
  }
  if (!draft.bench && squad.bench) {
    for (const seat of squad.bench.keys())
      upgrades.push((before) => ({
        ...before,
        bench: before.bench?.map((player, i) => (i === seat ? golden(player) : player)) ?? [],
      }))
  }
  return shuffled(upgrades, chance).reduce((before, improve) => {
    const after = improve(before)
    return inBudget(bill(after, set)) ? after : before
  }, squad)
}

const withPlayer = (draft: Draft, number: number, player: SquadPlayer): Draft => ({
  ...draft,
  players: { ...draft.players, [number]: player },
})

/** §21.4 Types of which there is still a card. */
function available(draft: Draft, set: ExpansionSet): readonly PlayerType[] {
  const used = [...Object.values(draft.players), ...(draft.bench ?? [])]
  return set.types.filter(({ id, copies }) => used.filter(({ type }) => type === id).length < copies)
}

function shuffled<T>(list: readonly T[], chance: SampledChance): readonly T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(chance.below(left.length), 1))
}

/** Cards that are all the same to a purse: whoever takes one could take another. */
interface Lot {
  readonly type: PlayerType
  cards: number
}

/** §21.2, §21.4 Whether the numbers still open can be filled at all: exact, each state looked at once. */
function canBeFilled(draft: Draft, set: ExpansionSet): boolean {
  const budget = budgetOf(draft.rank, draft.mentality, set)
  if (!budget) return false
  const open = NUMBERS.filter((number) => !draft.players[number])
  const lots = lotsOf(draft, set)
  // What a lot still holds matters only to the numbers it can serve.
  const serving = open.map((_, i) => lots.filter(({ type }) => open.slice(i).some((n) => plays(type, n))))
  const hopeless = new Set<string>()

  const fill = (i: number, defensive: number, offensive: number): boolean => {
    if (defensive < 0 || offensive < 0) return false
    const number = open[i]
    if (number === undefined) return true
    const state = `${i} ${defensive} ${offensive} ${serving[i]?.map(({ cards }) => cards)}`
    if (hopeless.has(state)) return false
    for (const lot of lots) {
      const { price, shield } = lot.type
      if (lot.cards === 0 || !plays(lot.type, number)) continue
      lot.cards--
      const filled =
        (shield !== 'offensive' && fill(i + 1, defensive - price, offensive)) ||
        (shield !== 'defensive' && fill(i + 1, defensive, offensive - price))
      lot.cards++
      if (filled) return true
    }
    hopeless.add(state)
    return false
  }

  // Whoever is chosen and mixed may still be paid from either purse.
  const chosen = dues(draft, set)
  const sumOf = (purse: Purse | undefined): number =>
    chosen.reduce((sum, owing) => (owing.purse === purse ? sum + owing.price : sum), 0)
  const defensive = budget.defensive - sumOf('defensive')
  const offensive = budget.offensive - sumOf('offensive') - sumOf(undefined)
  const sums = [...everySum(chosen.filter(({ purse }) => !purse)).keys()]
  return sums.some((sum) => fill(0, defensive - sum, offensive + sum))
}

function lotsOf(draft: Draft, set: ExpansionSet): readonly Lot[] {
  const lots = new Map<string, Lot>()
  for (const type of set.types) {
    const { price, shield, numbers } = type
    const kind = `${price} ${shield} ${numbers}`
    const lot = lots.get(kind)
    if (lot) lot.cards += type.copies
    else lots.set(kind, { type, cards: type.copies })
  }
  for (const { type } of [...Object.values(draft.players), ...(draft.bench ?? [])]) {
    const used = typeOf(type, set)
    const lot = used && lots.get(`${used.price} ${used.shield} ${used.numbers}`)
    if (lot) lot.cards--
  }
  return [...lots.values()]
}
