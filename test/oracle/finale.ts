import type { CardSet, Tactic } from '@libero/finale'
import { OUR_CARDS } from '@libero/finale'
import type { Pair, Seat } from '@libero/kernel'

/** Finale once more, slowly, from its rulebook alone: cardboard men that are turned by hand. */
export interface Man {
  readonly id: string
  readonly strengths: readonly number[]
  readonly hazards: readonly (string | null)[]
  line: string
  where: 'pitch' | 'bench' | 'off'
  turn: number
  booked: boolean
  used: boolean
  /** §6.6 Called back by an arrow. */
  again: boolean
}

export type Action = 'build-up' | 'finish'

/** How many places are still to be filled: by line, by '?' ('any'), and by arrows ('again/defence', …). */
export type Wanted = Record<string, number>

export interface Terms {
  readonly cards?: CardSet
  readonly tactics?: 'usual' | 'free' | 'any'
  readonly benchTakers?: boolean
  readonly extraTime?: boolean
  readonly tie?: { readonly leg: number; readonly firstLeg?: Pair<number>; readonly awayGoals?: boolean }
}

export const SEATS: readonly Seat[] = [0, 1]
const LINES = ['keeper', 'defence', 'midfield', 'attack']

export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

const higher = (pair: Pair<number>): Seat | undefined =>
  pair[0] > pair[1] ? 0 : pair[1] > pair[0] ? 1 : undefined

/** §2.2 Head up. */
export function manOf(id: string, where: 'pitch' | 'bench', set: CardSet = OUR_CARDS): Man {
  const card = set.footballers.find((man) => man.id === id)
  if (!card) throw new Error(`no footballer ${id}`)
  const { strengths, hazards, line } = card
  return { id, strengths, hazards, line, where, turn: 0, booked: false, used: false, again: false }
}

export function tacticOf(id: string, set: CardSet = OUR_CARDS): Tactic {
  const card = set.tactics.find((one) => one.id === id)
  if (!card) throw new Error(`no tactic card ${id}`)
  return card
}

/** §2.2 */
export const strength = (man: Man): number => man.strengths[man.turn] ?? 0

/** §2.3 A quarter to the left. */
export const turn = (man: Man): void => {
  man.turn = man.turn === 3 ? 0 : man.turn + 1
}

/** §2.4 */
export const hazard = (man: Man): string | null => man.hazards[man.turn] ?? null

/** §5.3, §5.4 The rolls are those after equal powers, the last one not level unless twenty were. */
export function attackerOf(powers: Pair<number>, rolls: readonly Pair<number>[]) {
  const stronger = higher(powers)
  if (stronger !== undefined)
    return { seat: stronger, attacks: Math.abs(powers[0] - powers[1]), by: 'power', rolls: 0 }
  const decided = rolls.findIndex((roll) => higher(roll) !== undefined)
  const roll = rolls[decided]
  if (roll) return { seat: higher(roll), attacks: 1, by: 'dice', rolls: decided + 1 }
  return { seat: 0, attacks: 1, by: 'guard', rolls: 20 }
}

/** §5.8 */
export const closingCard = (set: CardSet = OUR_CARDS): string | undefined =>
  set.tactics.find((card) => card.closing)?.id

/** §6.1 */
export const hasBuildUp = ({ buildUp }: Tactic): boolean =>
  [buildUp.attack, buildUp.defence].some((men) => Object.values(men).some((count) => count > 0))

/** §8.9 Whoever keeps goal is no outfielder, whatever his card says. */
export const isOutfielder = (man: Man): boolean => man.where === 'pitch' && man.line !== 'keeper'

/** §6.4 */
const isFree = (man: Man): boolean => man.where === 'pitch' && !man.used

/** A man of the build-up, and the line he played in then. */
export interface BuiltUp {
  readonly man: Man
  readonly line: string
}

/** An arrow as it is drawn on one side of a card. */
interface Drawn {
  readonly from: string
  readonly to: string
}

const isCalled = (place: string): boolean => place.startsWith('again/')

/** §6.6 The arrows of a side, in the order of the places they come from and lead to. */
export function arrowsOn({ arrow, arrows = [] }: Tactic, side: 'attack' | 'defence'): readonly Drawn[] {
  const single: Drawn[] = arrow && side === 'attack' ? [{ from: arrow, to: arrow }] : []
  const order = [...LINES, 'any']
  const rank = ({ from, to }: Drawn) => order.indexOf(from) * 10 + order.indexOf(to)
  return [...single, ...arrows.filter((each) => each.side === side)].sort((a, b) => rank(a) - rank(b))
}

/** §6.6 Whom an arrow of this group may call: men of a line who built up, the man in goal, or any outfielder. */
export function calledBy(group: string, builtUp: readonly BuiltUp[]): readonly Man[] {
  const still = builtUp.map(({ man }) => man).filter((man) => man.where === 'pitch')
  return still.filter((man) => (group === 'any' ? man.line !== 'keeper' : man.line === group))
}

/** §4.2, §6.6 The places of a side; an arrow takes one of those it leads to, if one of its men can play again. */
export function placesOf(
  men: Tactic['buildUp']['attack'],
  arrows: readonly Drawn[],
  builtUp: readonly BuiltUp[],
): Wanted {
  const wanted: Wanted = { ...men }
  const add = (place: string, count: number) => {
    wanted[place] = (wanted[place] ?? 0) + count
  }
  const calls = (group: string) => wanted[`again/${group}`] ?? 0
  const follow = ({ from, to }: Drawn, group: string) => {
    const outfield = ['defence', 'midfield', 'attack', 'any'].reduce((sum, each) => sum + calls(each), 0)
    const taken = group === 'any' ? outfield : calls(group)
    add(to, -1)
    if (taken < calledBy(group, builtUp).length) add(`again/${group}`, 1)
    else add(from === 'any' ? to : from, 1)
  }
  // As many arrows as there were men of the line call one of them; for the others stand-ins had filled its places.
  const ownLine = arrows.filter((arrow, n) => {
    if (arrow.from === 'keeper') return true
    const before = arrows.slice(0, n).filter(({ from }) => from === arrow.from).length
    return before < builtUp.filter(({ line }) => line === arrow.from).length
  })
  for (const arrow of ownLine) follow(arrow, arrow.from)
  for (const arrow of arrows.filter((each) => !ownLine.includes(each))) follow(arrow, 'any')
  return wanted
}

/** §6.2–§6.4 Which place is filled now: the arrows', then line by line, then those that anybody may fill. */
export function nextPlace(men: readonly Man[], wanted: Wanted): string {
  const free = (line: string) => men.some((man) => isFree(man) && man.line === line)
  if (wanted.keeper && free('keeper')) return 'keeper'
  for (const group of [...LINES, 'any']) if (wanted[`again/${group}`]) return `again/${group}`
  for (const line of LINES) {
    if (!wanted[line]) continue
    if (free(line)) return line
    wanted.any = (wanted.any ?? 0) + wanted[line]
    wanted[line] = 0
  }
  return wanted.any ? 'any' : 'filled'
}

/** §6.4 The lines a side is asked for and has nobody free in, one entry a place. */
export function missingLines(men: readonly Man[], wanted: Wanted): string[] {
  return LINES.flatMap((line) => {
    const free = men.filter((man) => isFree(man) && man.line === line).length
    return Array.from({ length: Math.max(0, (wanted[line] ?? 0) - free) }, () => line)
  })
}

/** §6.3, §6.4, §6.6 Who may fill it. */
export function menFor(place: string, men: readonly Man[], builtUp: readonly BuiltUp[]): readonly Man[] {
  if (isCalled(place)) return calledBy(place.slice('again/'.length), builtUp).filter((man) => !man.again)
  if (place === 'any') return men.filter((man) => isFree(man) && isOutfielder(man))
  return men.filter((man) => isFree(man) && man.line === place)
}

/** §6.4 How many places nobody is left for. */
export function emptyPlaces(men: readonly Man[], wanted: Wanted): number {
  const places = [...LINES, 'any'].reduce((sum, place) => sum + (wanted[place] ?? 0), 0)
  const outfielders = menFor('any', men, []).length
  const keepers = wanted.keeper ? men.filter((man) => isFree(man) && man.line === 'keeper').length : 0
  return Math.max(0, places - outfielders - keepers)
}

/** §6.7, §6.8, §6.9 */
export function comparison(
  action: Action,
  ball: Seat,
  sums: Pair<number>,
  dice: Pair<number>,
  bonus: number,
) {
  const total = (seat: Seat) => sums[seat] + dice[seat] + (seat === ball ? bonus : 0)
  const [own, their] = [total(ball), total(other(ball))]
  return { totals: SEATS.map(total), won: action === 'build-up' ? own >= their : own > their }
}

/** §7.4, §7.5 The bonus of whoever counters with `card`. */
export const counterBonus = (card: Tactic, against: Tactic): number =>
  hasBuildUp(card) ? Math.abs(card.power - against.power) : 0

/** §8.2, §8.4, §8.6 */
export function strikes(symbol: string | null, die: number): boolean {
  if (symbol === 'injury') return die === 2
  if (symbol === 'yellow') return die === 0 || die === 1
  return symbol === 'red' && die === 3
}

/** §1.3 What is on the die of these cards. */
export const facesOn = ({ die }: CardSet = OUR_CARDS): readonly number[] => die?.faces ?? [0, 1, 1, 2, 2, 3]

/** §8.1 Whether a coach could be asked something if the hazard strikes this man: then the order of his men matters. */
export function mayAsk(man: Man, men: readonly Man[], faces: readonly number[]): boolean {
  const symbol = hazard(man)
  if (!faces.some((face) => strikes(symbol, face))) return false
  if (man.line === 'keeper') return symbol !== 'yellow' || man.booked
  return symbol === 'injury' && benchOutfielders(men).length > 0
}

/** §8.3 */
export const benchOutfielders = (men: readonly Man[]): Man[] =>
  men.filter((man) => man.where === 'bench' && man.line !== 'keeper')

/** §8.7 */
export function afterInjuredKeeper(men: readonly Man[]): Man[] {
  const bench = men.filter((man) => man.where === 'bench')
  const keepers = bench.filter((man) => man.line === 'keeper')
  if (keepers.length > 0) return keepers
  return bench.length > 0 ? bench : men.filter(isOutfielder)
}

/** §8.8 Whoever stands on the pitch; for a change a bench keeper, and where there is none any bench outfielder. */
export function afterSentOffKeeper(men: readonly Man[], changesLeft: number): Man[] {
  const bench = men.filter((man) => man.where === 'bench')
  const keepers = bench.filter((man) => man.line === 'keeper')
  return [...men.filter(isOutfielder), ...(changesLeft > 0 ? (keepers.length > 0 ? keepers : bench) : [])]
}

/** §10.2, §12.2 Is there more to come after six level periods? */
export const goesOn = ({ tie, extraTime }: Terms): boolean => (tie ? tie.leg === 2 : extraTime === true)

/** §10.1, §12.1, §12.3 What counts once the periods are over: this match's goals, or those of both legs. */
export function leader(goals: Pair<number>, { tie }: Terms): Seat | undefined {
  if (tie?.leg !== 2 || !tie.firstLeg) return higher(goals)
  const first = tie.firstLeg
  const both = higher([goals[0] + first[0], goals[1] + first[1]])
  return both === undefined && tie.awayGoals ? higher([first[0], goals[1]]) : both
}

/** §11.3 */
export function penalty(taker: Man | undefined, keeper: Man | undefined, dice: Pair<number>) {
  const own = taker ? (taker.strengths[0] ?? 0) + dice[0] : 0
  const totals = [own, (keeper ? strength(keeper) : 0) + dice[1]] as const
  return { totals, scored: taker !== undefined && totals[0] > totals[1] }
}

/** §11.5, §11.6 May he take the next one, after those who have taken one already? */
export function mayTake(id: string, outfielders: readonly Man[], taken: readonly string[]): boolean {
  if (!outfielders.some((man) => man.id === id)) return false
  if (taken.length < outfielders.length) return !taken.includes(id)
  return id === taken[taken.length % outfielders.length]
}

/** §11.4, §11.5 Who has won by now; shots and goals of either side. */
export function shootOutWinner(shots: Pair<number>, goals: Pair<number>): Seat | undefined {
  const ahead = higher(goals)
  if (ahead === undefined) return undefined
  if (shots[0] > 5 || shots[1] > 5) return shots[0] === shots[1] ? ahead : undefined
  const behind = other(ahead)
  return goals[behind] + (5 - shots[behind]) < goals[ahead] ? ahead : undefined
}

/** §4.4 Two 5s, two 4s, two 3s, four 2s and one 1. */
const FREE_POWERS: Readonly<Record<number, number>> = { 5: 2, 4: 2, 3: 2, 2: 4, 1: 1 }

const powersOf = (cards: readonly string[], power: number): number =>
  cards.filter((id) => tacticOf(id).power === power).length

/** §4.3, §4.4, §4.8, §4.10 What may be chosen next: a colour beside white, a card of an open power, or any card. */
export function toPack(chosen: readonly string[], choice: Terms['tactics'] = 'usual'): string[] {
  if (choice === 'usual') return ['purple', 'yellow', 'blue', 'red']
  return OUR_CARDS.tactics
    .filter(({ id, power, closing }) => {
      const isMissing = choice === 'any' || powersOf(chosen, power) < (FREE_POWERS[power] ?? 0)
      return !closing && !chosen.includes(id) && isMissing
    })
    .map(({ id }) => id)
}

/** §4.3, §4.4, §4.10 Whether eleven cards without the closing card are a deck: white and one colour, all powers, or any. */
export function isDeck(cards: readonly string[], colour: string | undefined, isAny: boolean): boolean {
  if (new Set(cards).size !== 11 || cards.some((id) => tacticOf(id).closing)) return false
  if (isAny) return colour === undefined
  const isWhole = Object.entries(FREE_POWERS).every(
    ([power, count]) => powersOf(cards, Number(power)) === count,
  )
  return colour === undefined
    ? isWhole
    : cards.every((id) => tacticOf(id).colour === 'white' || tacticOf(id).colour === colour)
}
