import type { CardSet, DrawsOfLine, HatTrickEvent } from '@libero/hat-trick'
import type { Pair, Seat } from '@libero/kernel'

/** Hat-Trick's base game once more, slowly, from its rulebook alone: players on fields such as 'b3', nothing else. */
export interface Player {
  readonly seat: Seat
  readonly number: number
  readonly side: string
  readonly attack: number
  readonly defence: number
  field: string | null
}

/** Both teams, who has the ball, the two cards revealed, and who has a yellow card. */
export interface Pitch {
  readonly sides: Pair<Player[]>
  carrier: Player | undefined
  readonly cards: [string, string]
  readonly yellow: [boolean, boolean]
}

/** What an action of normal play is told by. */
export type Told = Extract<
  HatTrickEvent,
  {
    readonly kind:
      | 'comparison'
      | 'foul'
      | 'passed'
      | 'intercepted'
      | 'nobody-there'
      | 'dribbled'
      | 'tackled'
      | 'free-kick'
      | 'penalty'
  }
>
type Compared = Told & { readonly kind: 'comparison' }

export const SEATS: readonly Seat[] = [0, 1]
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
export const higher = (pair: Pair<number>): Seat | undefined =>
  pair[0] > pair[1] ? 0 : pair[1] > pair[0] ? 1 : undefined

const COLUMNS = 'abcd'
const column = (field: string): number => COLUMNS.indexOf(field[0] ?? '')

/** §2.1 Lines are counted from a team's own goal. */
export const lineOf = (seat: Seat, field: string | null): number =>
  seat === 0 ? Number(field?.[1]) : 7 - Number(field?.[1])

/** §2.2 Where the numbers 2 to 11 begin; what home sees at b3 away sees at c4. */
export function start(seat: Seat, number: number): string {
  const field = ['b1', 'c1', 'a2', 'd2', 'b3', 'c3', 'a4', 'd4', 'b5', 'c5'][number - 2] ?? ''
  return seat === 0 ? field : `${COLUMNS[3 - column(field)]}${7 - Number(field[1])}`
}

/** §2.3 As the cards say, else by the number. */
const sideOf = ({ number, side }: CardSet['players'][number]): string =>
  side ?? (number % 2 === 0 ? 'left' : 'right')

/** §2.4, §2.5 */
export const starsOf = (set: CardSet, team: string): readonly number[] =>
  set.teams.find(({ id }) => id === team)?.stars ?? []

export function teamOf(set: CardSet, seat: Seat, team: string): Player[] {
  return set.players.map((card) => {
    const { number, star, regular } = card
    const { attack, defence } = starsOf(set, team).includes(number) ? star : regular
    return { seat, number, side: sideOf(card), attack, defence, field: start(seat, number) }
  })
}

/** §3.1 A card is written as its kind, its power and its side. */
export const kindOf = (card: string): string => card.split('-')[0] ?? ''
export const powerOf = (card: string): number => Number(card.split('-')[1])
export const cardSide = (card: string): string => card.split('-')[2] ?? ''

/** One step forward or back, as this team sees it; nothing beyond the pitch. */
export function step(seat: Seat, field: string, forward: boolean): string | undefined {
  const line = Number(field[1]) + (forward === (seat === 0) ? 1 : -1)
  return line >= 1 && line <= 6 ? `${field[0]}${line}` : undefined
}

export function at({ sides }: Pitch, field: string | undefined): Player | undefined {
  for (const side of sides) for (const player of side) if (field && player.field === field) return player
  return undefined
}

/** A team's players in a line, which `counting` counts from its own goal. */
const inLine = (pitch: Pitch, team: Seat, counting: Seat, line: number): Player[] =>
  pitch.sides[team].filter((player) => player.field && lineOf(counting, player.field) === line)

const lowest = (players: readonly Player[]): Player | undefined =>
  [...players].sort((one, two) => one.number - two.number)[0]

export function ballOf({ carrier }: Pitch): Player & { field: string } {
  if (!carrier?.field) throw new Error('nobody has the ball')
  return carrier as Player & { field: string }
}

export const ballLine = (pitch: Pitch): number => lineOf(ballOf(pitch).seat, ballOf(pitch).field)

/** §4.6 Short pass, long ball or dribble: what the attacker's card says. */
export const actionOf = (pitch: Pitch): string => kindOf(pitch.cards[ballOf(pitch).seat])

/** §4.2, §4.3, §4.5, §6.3, §8.2, §9.3 Whoever is spared may not be displaced. */
export function moves(
  pitch: Pitch,
  seat: Seat,
  side: string,
  spared: readonly (Player | undefined)[],
): string[] {
  const found = ['none']
  for (const player of pitch.sides[seat]) {
    if (!player.field || player === pitch.carrier) continue
    if (side !== 'either' && player.side !== side) continue
    for (const forward of [true, false]) {
      const to = step(seat, player.field, forward)
      const there = at(pitch, to)
      if (to && !(there && spared.includes(there))) found.push(`${player.number}${forward ? '+' : '-'}`)
    }
  }
  return found
}

/** §4.4 */
export function nearest(pitch: Pitch): Player[] {
  const { seat, field, number } = ballOf(pitch)
  const mates = inLine(pitch, seat, seat, ballLine(pitch)).filter((man) => man.number !== number)
  const away = (man: Player) => Math.abs(column(man.field ?? '') - column(field))
  const least = Math.min(...mates.map(away))
  return mates.filter((man) => away(man) === least)
}

/** §5.1, §5.2, §5.6, §5.7 Totals and cards of the attacker, then of the defender. */
export function verdict(totals: Pair<number>, cards: Pair<number>, canFoul: boolean) {
  if (totals[0] !== totals[1])
    return { result: totals[0] > totals[1] ? 'won' : 'lost', byCard: false } as const
  if (cards[0] !== cards[1]) return { result: cards[0] > cards[1] ? 'won' : 'lost', byCard: true } as const
  return { result: canFoul ? 'foul' : 'won', byCard: false } as const
}

/** §5.1, §5.4, §5.5 */
function compare(pitch: Pitch, own: readonly Player[], theirs: readonly Player[], line: number): Compared {
  const { seat } = ballOf(pitch)
  const bySeat = ([own, their]: Pair<number>): Pair<number> => (seat === 0 ? [own, their] : [their, own])
  const attack = own.reduce((sum, man) => sum + man.attack, 0)
  const defence = theirs.reduce((sum, man) => sum + man.defence, 0)
  const cards = [powerOf(pitch.cards[seat]), powerOf(pitch.cards[other(seat)])] as const
  const totals = [attack + cards[0], defence + cards[1]] as const
  return {
    kind: 'comparison',
    action: actionOf(pitch),
    seat,
    line,
    players: bySeat([attack, defence]),
    cards: bySeat(cards),
    totals: bySeat(totals),
    ...verdict(totals, cards, theirs.length > 0),
  }
}

/** §5.3 */
export function distances(pitch: Pitch): number[] {
  const { seat } = ballOf(pitch)
  const within = [1, 2, 3].filter((lines) => ballLine(pitch) + lines <= 6)
  const manned = within.filter((lines) => inLine(pitch, seat, seat, ballLine(pitch) + lines).length > 0)
  return manned.length > 0 ? manned : within
}

/** §4.6 The whole action as it must be told; a long ball goes so many lines. */
export function play(pitch: Pitch, distance: number): Told[] {
  // §6.8 A usual turn may begin in the final line: nothing is ahead of it.
  if (ballLine(pitch) === 6 && actionOf(pitch) !== 'short')
    return [{ kind: 'nobody-there', seat: ballOf(pitch).seat, line: 6 }]
  if (actionOf(pitch) === 'dribble') return dribble(pitch)
  return actionOf(pitch) === 'long' ? pass(pitch, ballLine(pitch) + distance) : pass(pitch, ballLine(pitch))
}

/** §5.1, §5.2, §5.4, §5.7 A pass that is compared in this line. */
function pass(pitch: Pitch, line: number): Told[] {
  const { seat, number: from } = ballOf(pitch)
  const own = inLine(pitch, seat, seat, line)
  const theirs = inLine(pitch, other(seat), seat, line)
  const interceptor = lowest(theirs)
  const lost: Told = interceptor
    ? { kind: 'intercepted', seat: other(seat), number: interceptor.number, line }
    : { kind: 'nobody-there', seat, line }
  const compared = compare(pitch, own, theirs, line)
  if (compared.result === 'lost') return [compared, lost]
  // A pass to a line without a team-mate stays in the passer's.
  const ahead = actionOf(pitch) === 'short' ? inLine(pitch, seat, seat, line + 1) : own
  const to = lowest(ahead.length > 0 ? ahead : inLine(pitch, seat, seat, ballLine(pitch)))
  if (!to) throw new Error('nobody to receive it')
  const won: Told = { kind: 'passed', seat, from, to: to.number, line: lineOf(seat, to.field) }
  return [compared, ...withFoul(pitch, compared, interceptor, won, to)]
}

/** §5.5 */
function dribble(pitch: Pitch): Told[] {
  const carrier = ballOf(pitch)
  const { seat, number } = carrier
  const to = step(seat, carrier.field, true) ?? ''
  const there = at(pitch, to)
  if (!there) return [{ kind: 'dribbled', seat, number, to }]
  if (there.seat === seat)
    return [{ kind: 'passed', seat, from: number, to: there.number, line: ballLine(pitch) + 1 }]
  const compared = compare(pitch, [carrier], [there], ballLine(pitch))
  if (compared.result === 'lost')
    return [compared, { kind: 'tackled', seat: there.seat, number: there.number, from: number }]
  const won: Told = { kind: 'dribbled', seat, number, past: there.number, to }
  return [compared, ...withFoul(pitch, compared, there, won, { ...carrier, field: to })]
}

/** §9.1, §9.2, §9.5 What was won, the foul before it and the kick after it; `ends` has the ball then. */
function withFoul(
  pitch: Pitch,
  { result }: Compared,
  fouler: Player | undefined,
  won: Told,
  ends: Player,
): Told[] {
  if (result !== 'foul' || !fouler) return [won]
  const { seat, number } = fouler
  const isLast = pitch.sides[seat].filter((man) => man.field).length === 1
  const card = pitch.yellow[seat] && !isLast ? 'red' : 'yellow'
  const inFront = lineOf(ends.seat, ends.field) === 6 && isMiddle(ends.field ?? '')
  const kick: Told = { kind: inFront ? 'penalty' : 'free-kick', seat: ends.seat, number: ends.number }
  return [{ kind: 'foul', seat, number, card }, won, kick]
}

/** §6.4, §6.5 */
export function opportunityReceivers(pitch: Pitch): Player[] {
  const { seat, field, number } = ballOf(pitch)
  const mates = pitch.sides[seat].filter((man) => man.field && man.number !== number)
  if (actionOf(pitch) === 'long') return mates.filter((man) => lineOf(seat, man.field) >= 4)
  return mates.filter((man) => {
    const across = Math.abs(column(man.field ?? '') - column(field))
    const along = Math.abs(lineOf(seat, man.field) - ballLine(pitch))
    return across <= 1 && along <= 1
  })
}

/** §6.8, §8.3 Of equal numbers the one without the ball gets it. */
export function lowestOfBoth(pitch: Pitch, seat: Seat, line: number): Player | undefined {
  const own = lowest(inLine(pitch, seat, seat, line))
  const theirs = lowest(inLine(pitch, other(seat), seat, line))
  if (!own || !theirs) return own ?? theirs
  return own.number < theirs.number ? own : theirs
}

/** §7.4 */
const isMiddle = (field: string): boolean => field[0] === 'b' || field[0] === 'c'

/** §7.3 */
export const shotPower = (set: CardSet, card: string, corner: string): number =>
  powerOf(card) + (set.shooting.find((one) => one.kind === kindOf(card) && one.corner === corner)?.plus ?? 0)

/** §7.5 What the hand points to: as the set says, or a plus for the right corner and a minus for the far one. */
export function guess(
  { keeping }: CardSet,
  shot: string,
  dive: string,
  star: boolean,
): 'plus' | 'minus' | 'none' {
  if (keeping.symbols) {
    const symbol = keeping.symbols[star ? 'star' : 'regular'][dive as 'left'][shot as 'left']
    return symbol === 'empty' ? 'none' : symbol
  }
  if (shot === dive) return 'plus'
  const far = shot !== 'centre' && dive !== 'centre'
  return far && !star ? 'minus' : 'none'
}

/** §7.4, §7.5, §9.5, §11.2 Cards the keeper may draw; in a shoot-out nobody is on the pitch to shoot. */
export function keeperDraws(
  { keeping }: CardSet,
  shooter: Player | undefined,
  sign: string,
  star: boolean,
  penalty: false | 'one' | 'one fewer',
): number {
  const plus = sign === 'plus' ? 1 : sign === 'minus' ? -1 : 0
  const { final, secondLast } = star ? (keeping.star ?? keeping) : keeping
  const best = Math.min(final.middle, final.right?.middle ?? final.middle)
  const usual = shooter?.field ? fromField(shooter.seat, shooter.field, final, secondLast) : best
  return Math.max(0, (penalty === 'one' ? 1 : penalty ? usual - 1 : usual) + plus)
}

/** §7.4 */
function fromField(seat: Seat, field: string, final: DrawsOfLine, secondLast: DrawsOfLine): number {
  const line = lineOf(seat, field) === 6 ? final : secondLast
  // Away looks at the pitch from the other end.
  const inRightHalf = (seat === 0 ? 'cd' : 'ab').includes(field[0] ?? '')
  const half = inRightHalf ? (line.right ?? line) : line
  return isMiddle(field) ? half.middle : half.wing
}

/** §7.7, §7.8, §7.9 */
export const shotEnds = (footballs: number, power: number): 'goal' | 'parried' | 'saved' =>
  footballs < power ? 'goal' : footballs === power ? 'parried' : 'saved'

/** §7.8 */
export function nearestToPower(pitch: Pitch, shooting: Seat, power: number): Player | undefined {
  const men = SEATS.flatMap((seat) => inLine(pitch, seat, shooting, 6))
  const least = Math.min(...men.map((man) => Math.abs(man.number - power)))
  const near = men.filter((man) => Math.abs(man.number - power) === least)
  const defenders = near.filter((man) => man.seat !== shooting)
  return lowest(defenders.length > 0 ? defenders : near)
}

/** §7.7 Six, or the next higher, or the next lower number still there. */
export function kicker(team: readonly Player[]): number | undefined {
  const left = team.filter((man) => man.field).map((man) => man.number)
  return left.find((number) => number >= 6) ?? left[left.length - 1]
}

/** §8.3 */
export function goalKick(pitch: Pitch, seat: Seat, kind: string) {
  let line = kind === 'dribble' ? 1 : kind === 'short' ? 2 : 3
  while (line < 6 && !lowestOfBoth(pitch, seat, line)) line++
  return { to: lowestOfBoth(pitch, seat, line), line }
}

/** §11.2, §11.3 */
export function shootOutWinner(taken: Pair<number>, goals: Pair<number>): Seat | undefined {
  const ahead = higher(goals)
  if (ahead === undefined) return undefined
  if (taken[0] > 5 || taken[1] > 5) return taken[0] === taken[1] ? ahead : undefined
  const behind = other(ahead)
  return goals[behind] + (5 - taken[behind]) < goals[ahead] ? ahead : undefined
}
