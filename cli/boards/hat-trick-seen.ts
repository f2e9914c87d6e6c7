import type { CardSet, Corner, ExpansionSet, Style } from '@libero/hat-trick'
import { LINES, NUMBERS, REGULARS, SQUAD } from '@libero/hat-trick'
import type { PlayersText } from '@libero/hat-trick/text/players/text'
import type { Outcome, Pair, Seat, SeatName, View, Wording } from '@libero/kernel'
import { SEATS, seatName } from '@libero/kernel'
import type { PlayersBoardText } from './hat-trick-players-text.ts'
import type { HatTrickBoardText } from './hat-trick-text.ts'

/** The fields of a Hat-Trick view this board reads, as `games/hat-trick/view.ts` writes them. */
export interface Seen {
  readonly phase: string
  readonly half: number
  readonly minute: number
  readonly goals: Pair<number>
  readonly possession: SeatName
  readonly ball?: { readonly seat: SeatName; readonly number: number; readonly field: string }
  readonly opportunity: boolean
  readonly shot?: {
    readonly penalty: boolean
    readonly power: number
    readonly drawn: number
    readonly draws: number
  }
  readonly sides: Pair<SideSeen>
  /** With the Players expansion: the moment, and what was added to the comparison, home's and away's. */
  readonly play?: { readonly moment: string; readonly attacker: SeatName; readonly bonus: Pair<number> }
  readonly shootOut?: { readonly taken: Pair<number>; readonly scored: Pair<number> }
  readonly outcome?: Outcome
}

export interface SideSeen {
  readonly seat: SeatName
  readonly team: string
  readonly players: readonly PlayerSeen[]
  readonly starKeeper: boolean
  readonly yellow: boolean
  readonly deck: number
  readonly temporary: boolean
  readonly used: readonly string[]
  readonly hand: readonly string[] | number
  readonly laid?: string | true
  readonly faceUp?: string
  readonly corner?: Corner | true

  // With the Players expansion.
  readonly style?: Style | null
  readonly styleCards?: readonly string[]
  readonly usedStyleCards?: readonly string[]
  readonly justWon?: readonly string[]
  readonly progress?: readonly { readonly style: Style; readonly of: number; readonly now: number }[]
  readonly subs?: number
  readonly bench?: readonly { readonly type: string; readonly gold: boolean; readonly gone: boolean }[]
  readonly captain?: number | null
  readonly appeal?: boolean
}

export interface PlayerSeen {
  readonly number: number
  readonly attack: number
  readonly defence: number
  readonly field: string | null

  // With the Players expansion.
  readonly type?: string
  readonly gold?: boolean
  readonly numbers?: readonly number[]
  readonly side?: 'left' | 'right'
}

export const seen = (view: View): Seen => view as unknown as Seen

export const handOf = (side: SideSeen): readonly string[] => (typeof side.hand === 'number' ? [] : side.hand)
export const handSize = (side: SideSeen): number =>
  typeof side.hand === 'number' ? side.hand : side.hand.length

/** §2.3 Even numbers play on the left, odd ones on the right, as their own coach sees it. */
const flankOf = (number: number): 'left' | 'right' => (number % 2 === 0 ? 'left' : 'right')

/** The side he plays on; with the expansion he may have changed it. */
export const sideOf = ({ number, side }: Pick<PlayerSeen, 'number' | 'side'>): 'left' | 'right' =>
  side ?? flankOf(number)

const LETTERS = 'abcd'

/** The field on the other side of the same line. */
export const mirrored = (field: string): string =>
  `${LETTERS[LETTERS.length - 1 - LETTERS.indexOf(field[0] ?? '')] ?? ''}${field.slice(1)}`

/** The fields of one of a coach's lines from his left to his right; 1 is his goal line. */
export function fieldsOfLine(seat: Seat, line: number): readonly string[] {
  const rank = seat === 0 ? line : LINES + 1 - line
  const fields = [...LETTERS].map((letter) => `${letter}${rank}`)
  return seat === 0 ? fields : fields.reverse()
}

/** A coach's lines from the far end to his own goal, as he looks at the pitch. */
export const LINES_DOWN: readonly number[] = Array.from({ length: LINES }, (_, i) => LINES - i)

/** The line a field belongs to, as a coach counts. */
export function lineOf(seat: Seat, field: string): number {
  const rank = Number(field.slice(1))
  return seat === 0 ? rank : LINES + 1 - rank
}

/** The field one line on for this coach, or back; nothing beyond the pitch. */
export function stepFrom(seat: Seat, field: string, forward: boolean): string | undefined {
  const rank = Number(field.slice(1)) + ((seat === 0) === forward ? 1 : -1)
  return rank >= 1 && rank <= LINES ? `${field[0]}${rank}` : undefined
}

export interface Standing {
  readonly seat: Seat
  readonly player: PlayerSeen
}

/** Who stands where. */
export function byField(s: Seen): ReadonlyMap<string, Standing> {
  const fields = new Map<string, Standing>()
  for (const seat of [0, 1] as const) {
    for (const player of s.sides[seat].players) if (player.field) fields.set(player.field, { seat, player })
  }
  return fields
}

/** Skills and style cards may still be used before the footballs are compared; the other coach may, too. */
export const isToBeCompared = ({ play, phase }: Seen): boolean =>
  play?.moment === 'compare' && ['skill', 'style-card', 'prevent'].includes(phase)

export const onTheBall = (s: Seen): Seat => SEATS.indexOf(s.possession) as Seat

export const hasBall = (s: Seen, seat: Seat, number: number): boolean =>
  s.ball?.number === number && s.ball.seat === seatName(seat)

/** §8.1 Nobody on the pitch has the ball: the keeper does. */
export const keeperHasBall = (s: Seen, seat: Seat): boolean =>
  !s.ball && !s.shootOut && !s.outcome && onTheBall(s) === seat

/** §5.1 What is compared in a line: attacking footballs of the team on the ball, defending ones of the other. */
export function footballsIn(
  s: Seen,
  fields: readonly string[],
): { readonly attack: number; readonly defence: number; readonly isEmpty: boolean } {
  const there = byField(s)
  const ball = onTheBall(s)
  let attack = 0
  let defence = 0
  let men = 0
  for (const field of fields) {
    const standing = there.get(field)
    if (!standing) continue
    men++
    if (standing.seat === ball) attack += standing.player.attack
    else defence += standing.player.defence
  }
  return { attack, defence, isEmpty: men === 0 }
}

/** The expansion's cards, and the words for them. */
export interface PlayersPrint {
  readonly set: ExpansionSet
  readonly text: PlayersText
  readonly board: PlayersBoardText
  /** One letter for the left and the right. */
  readonly flanks: HatTrickBoardText['flanks']
}

/** What is printed on the cards, and the words for it. */
export class Print {
  constructor(
    readonly set: CardSet,
    readonly words: Pick<Wording, 'nameOf'>,
    readonly text: HatTrickBoardText,
    /** With the Players expansion. */
    readonly players?: PlayersPrint,
  ) {}

  name(id: string): string {
    return this.words.nameOf(id)
  }

  side(s: Seen, seat: Seat): string {
    return this.teams([s.sides[0].team, s.sides[1].team])[seat]
  }

  /** The teams' names; two of the same, regulars and squads without a name go by home and away. */
  teams([home, away]: Pair<string>): Pair<string> {
    const called = (id: string, seat: Seat) =>
      this.name(id === REGULARS || id === SQUAD || home === away ? seatName(seat) : id)
    return [called(home, 0), called(away, 1)]
  }

  /** Whether he shows his star side: then his footballs are those printed there. */
  isStar({ number, attack, defence }: PlayerSeen): boolean {
    if (this.players) return false
    const card = this.set.players.find((player) => player.number === number)
    if (!card) return false
    const { regular, star } = card
    const isSame = regular.attack === star.attack && regular.defence === star.defence
    return !isSame && attack === star.attack && defence === star.defence
  }

  /** A full deck as ids, each as often as it is there. */
  get deck(): readonly string[] {
    const { copies } = this.set.actions
    return Object.entries(copies).flatMap(([kind, count]) =>
      [1, 2, 3, 4].flatMap((power) =>
        ['left', 'right'].flatMap((side) => Array.from({ length: count }, () => `${kind}-${power}-${side}`)),
      ),
    )
  }
}

export const isOutfield = (number: number): boolean => NUMBERS.includes(number as 2)
