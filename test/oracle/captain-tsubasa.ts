import type { Ability, Card, CardSet } from '@libero/captain-tsubasa'
import type { Pair, Seat } from '@libero/kernel'

/** Captain Tsubasa once more, slowly, from its rulebook alone: piles of card names, and tokens that are counted. */
export interface Side {
  readonly area: string[]
  readonly hand: string[]
  readonly discard: string[]
  readonly pool: Record<Token, number>
  /** §2.4 Tokens spent since the last clean-up. */
  readonly aside: Record<Token, number>
  booking: 'none' | 'yellow' | 'red'
  stopped: boolean
  /** Tokens spent in this contest. */
  spent: number
}

export type Token = 'shot' | 'pass' | 'defence'
export const TOKENS: readonly Token[] = ['shot', 'pass', 'defence']
export const SEATS: readonly Seat[] = [0, 1]
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)

/** §3.2 */
export const newSide = (): Side => ({
  area: [],
  hand: [],
  discard: [],
  pool: { shot: 0, pass: 0, defence: 0 },
  aside: { shot: 0, pass: 0, defence: 0 },
  booking: 'none',
  stopped: false,
  spent: 0,
})

/** Takes one such card from the first of these piles that has it. */
export function take(card: string, ...piles: readonly string[][]): boolean {
  const pile = piles.find((one) => one.includes(card))
  pile?.splice(pile.indexOf(card), 1)
  return pile !== undefined
}

/** §2.1 An exhaustion card (§11.4) is in no list: it has neither values nor abilities. */
export function cardOf({ starting, match, motivation, transfers }: CardSet, id: string): Card | undefined {
  const named = (cards: readonly Card[]) => cards.find((card) => card.id === id)
  return named(starting) ?? named(match) ?? named(motivation) ?? named(transfers)
}

export const abilityTo = (set: CardSet, id: string, what: Ability['do']): Ability | undefined =>
  cardOf(set, id)?.abilities.find((ability) => ability.do === what)

/** §2.4, §6.4 Kinds of which the reserve has another token: five are neither all in the pool nor spent. */
export const kindsInReserve = ({ pool, aside }: Side): Token[] =>
  TOKENS.filter((token) => pool[token] + aside[token] < 5)

/** §2.4 Out of the pool, and back to the reserve with the clean-up. */
export function spend({ pool, aside }: Side, token: Token, count: number): void {
  pool[token] -= count
  aside[token] += count
}

/** §5.4, §10.1 Cards in both areas together. */
export const limitOf = (extraTime: boolean): number => (extraTime ? 7 : 9)

/** §5.1, §5.4 The exhaustion cards of a hand are all alike. */
export const playable = ({ hand }: Side, inAreas: number, limit: number): string[] =>
  inAreas < limit ? [...new Set(hand)] : []

/** §5.1, §5.3 After whose turn, and whether that turn is over. */
export function whoseTurn(
  attacker: Seat,
  last: { seat: Seat; over: boolean } | undefined,
  sides: Pair<Side>,
): Seat {
  const next = !last ? attacker : last.over ? other(last.seat) : last.seat
  return sides[next].stopped ? other(next) : next
}

/** §11.1, §11.2 Where the cards do not say it. */
const BOOKINGS = {
  yellow: { shot: -2, pass: -2, defence: 0 },
  red: { shot: -3, pass: -3, defence: -1 },
}

/** §7.1, §11.1, §11.2 */
export function sumOf(set: CardSet, { area, booking }: Side, token: Token): number {
  let sum = 0
  for (const id of area) sum += cardOf(set, id)?.[token] ?? 0
  return booking === 'none' ? sum : sum + (set.bookings?.[booking] ?? BOOKINGS[booking])[token]
}

/** §7.3 From none to all of a kind. */
export const spendable = ({ pool }: Side, token: Token): number[] =>
  [0, 1, 2, 3, 4, 5].filter((count) => count <= pool[token])

/** §7.4, §14.1 Totals and dice of the attacker, then of the defender. */
export function attackWins(totals: Pair<number>, dice: Pair<number>, guaranteed: boolean): boolean {
  if (guaranteed && dice[0] === 6 && dice[1] === 1) return true
  if (guaranteed && dice[0] === 1 && dice[1] === 6) return false
  return totals[0] >= totals[1]
}

/** §6.2 An ability whose compulsory part cannot be carried out is none. */
function canBeUsed(ability: Ability | undefined, { booking }: Side, exhaustionLeft: number): boolean {
  if (ability?.must === 'book') return booking !== 'red'
  if (ability?.must === 'exhaust') return exhaustionLeft > 0
  return ability !== undefined
}

/** What the model has to know of the table to say which abilities of a card can be used while it is played. */
interface Moment {
  readonly set: CardSet
  readonly own: Side
  readonly rival: Side
  readonly team: string
  readonly attacks: boolean
  /** Cards in his draw pile, exhaustion cards that nobody has, places that are free. */
  readonly deck: number
  readonly exhaustionLeft: number
  readonly room: number
  /** §5.2, §5.5 The attack phase goes on, and he has not stopped. */
  readonly mayPlay: boolean
}

/** §6.1–§6.3 By their numbers on the card, without those used already. */
export const usable = (moment: Moment, id: string, used: readonly number[]): number[] => {
  const card = cardOf(moment.set, id)
  const numbers = (card?.abilities ?? []).map((_, i) => i + 1)
  return numbers.filter((n) => !used.includes(n) && isUsable(moment, id, card?.abilities[n - 1]))
}

function isUsable(moment: Moment, id: string, ability: Ability | undefined): boolean {
  if (!ability || ability.do === 'reroll' || ability.do === 'save') return false
  if (ability.when !== undefined && (ability.when === 'attacking') !== moment.attacks) return false
  if (!moment.mayPlay && needsAttackPhase(ability)) return false
  if (changesSomething(moment, id, ability)) return canMeet(moment, ability, true)
  const isWholeAttack = ['end', 'advance', 'special-shot'].includes(ability.do)
  return !isWholeAttack && ability.must !== undefined && canMeet(moment, ability, false)
}

/** §13.3 */
const needsAttackPhase = (ability: Ability): boolean =>
  ['play', 'swap', 'end', 'advance', 'special-shot'].includes(ability.do) ||
  (ability.do === 'recall' && ability.to === 'area')

/** §6.3–§6.11, §11.3–§11.6, §12.1 */
function changesSomething({ set, own, rival, ...moment }: Moment, id: string, ability: Ability): boolean {
  switch (ability.do) {
    case 'gain':
      return kindsInReserve(own).some((token) => ability.tokens.includes(token))
    case 'draw':
      return moment.deck + own.discard.length > 0
    case 'play':
      return own.hand.length > 0 && moment.room > 0
    case 'recall':
      return own.discard.length > 0 && (ability.to === 'hand' || moment.room > 0)
    case 'remove':
      if (ability.what === 'this') return true
      return ability.what === 'hand' ? own.hand.length > 0 : own.discard.includes('exhaustion')
    case 'discard':
      return (ability.what === 'rival-card' ? rival.area : rival.hand).length > 0
    case 'exhaust':
      return moment.exhaustionLeft > 0
    case 'pardon':
      return own.booking === 'yellow'
    case 'swap':
      return own.hand.length > 0 && own.area.length > 1
    case 'special-shot':
      return (
        set.match.some((card) => card.id === id && card.team === moment.team) &&
        set.shots.some(({ team }) => team === moment.team)
      )
    default:
      return true
  }
}

/** §6.2 Whether the compulsory part can be carried out, after the effect or without one. */
function canMeet({ own, exhaustionLeft }: Moment, ability: Ability, after: boolean): boolean {
  switch (ability.must) {
    case 'exhaust':
      return exhaustionLeft > (after && ability.do === 'exhaust' ? 1 : 0)
    case 'book':
      return own.booking !== 'red'
    case 'discard': {
      const brings = ability.do === 'draw' || (ability.do === 'recall' && ability.to === 'hand')
      const takes =
        ['play', 'swap'].includes(ability.do) || (ability.do === 'remove' && ability.what === 'hand')
      return (after && brings) || own.hand.length > (after && takes ? 1 : 0)
    }
    default:
      return true
  }
}

/** §7.5 Each card once a round; §6.3 some for one side only. */
export const rerollers = (
  set: CardSet,
  side: Side,
  used: readonly string[],
  attacks: boolean,
  exhaustionLeft: number,
): string[] =>
  side.area.filter((id) => {
    const reroll = abilityTo(set, id, 'reroll')
    const isForHim = reroll?.when === undefined || (reroll.when === 'attacking') === attacks
    return isForHim && canBeUsed(reroll, side, exhaustionLeft) && !used.includes(id)
  })

/** §6.2, §8.1 */
export const savers = (set: CardSet, side: Side, exhaustionLeft: number): string[] =>
  side.area.filter((id) => canBeUsed(abilityTo(set, id, 'save'), side, exhaustionLeft))

/** §8.2 */
export function saved(set: CardSet, id: string, die: number): 'held' | 'corner' | 'goal' | undefined {
  const save = abilityTo(set, id, 'save')
  if (save?.do !== 'save') return undefined
  if (die <= save.held) return 'held'
  return die <= save.corner ? 'corner' : 'goal'
}

/** §7.6, §8.2, §8.4, §11.5, §12.3 Only a pass won and a corner leave the ball with the attacker. */
export const keepsBall = (result: string): boolean => result === 'pass' || result === 'corner'

/** §11.2 */
export const nextBooking = (booking: string): 'yellow' | 'red' => (booking === 'none' ? 'yellow' : 'red')

/** §12.3 */
export const isStopped = ({ defences }: CardSet, shot: string, defence: string | undefined): boolean =>
  [defences.find(({ id }) => id === defence)?.stops].flat().includes(shot)

/** §13.1, §15.2 */
export function pay({ motivation, transfers }: CardSet, side: Side, id: string): boolean {
  const price = [...motivation, ...transfers].find((card) => card.id === id)?.price
  for (const token of TOKENS) spend(side, token, price?.[token] ?? 0)
  return price !== undefined && TOKENS.every((token) => side.pool[token] >= 0)
}

const priceOf = ({ motivation, transfers }: CardSet, id: string): Price =>
  [...motivation, ...transfers].find((card) => card.id === id)?.price ?? {}
type Price = Readonly<Partial<Record<Token, number>>>

/** §13.1 Whoever lies in the area, is not motivated yet and can be paid for, beside what is spoken for already. */
export const motivable = (
  set: CardSet,
  { area, pool }: Side,
  bench: readonly string[],
  promised = '',
): string[] =>
  set.motivation
    .filter(({ id, of }) => bench.includes(id) && area.includes(of))
    .filter(({ price }) => {
      const also = priceOf(set, promised)
      return TOKENS.every((token) => (price[token] ?? 0) + (also[token] ?? 0) <= pool[token])
    })
    .map(({ id }) => id)

/** §15.2–§15.4 Whoever is on the list and can be paid for: a keeper for a keeper, an outfielder if there is room. */
export const signable = (
  set: CardSet,
  { area, pool }: Side,
  list: readonly string[],
  room: number,
): string[] =>
  list.filter((id) => {
    const price = priceOf(set, id)
    if (!TOKENS.every((token) => (price[token] ?? 0) <= pool[token])) return false
    return isKeeper(set, id) ? area.some((one) => isKeeper(set, one)) : room > 0
  })

/** §15.3 */
export const isKeeper = ({ starting, motivation, transfers }: CardSet, id: string): boolean =>
  [...starting, ...motivation, ...transfers].some((card) => card.id === id && card.keeper === true)
