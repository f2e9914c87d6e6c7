import type { Outcome, Pair, Seat, SeatName, View, Viewer, Wording } from '@libero/kernel'
import { other, SEATS, seatName } from '@libero/kernel'
import { REGULARS, SQUAD } from './build.ts'
import type { CardSet } from './cards/set.ts'
import type { Style, When } from './cards/skills.ts'
import type { Corner, Kind, Side } from './vocabulary.ts'
import { CARD_IDS, LINES, NUMBERS } from './vocabulary.ts'

export type { Going, HatTrickOption, Sign, StyleCardOption, Use } from './options.ts'
export { hatTrickOption, moveNotation, optionsOf, passNotation, wayOf } from './options.ts'

/** A view of the match as `view.ts` writes it, field by field. Cards go by their ids, fields as 'b3'. */
export interface Seen {
  readonly game: 'hat-trick'
  readonly viewer: Viewer
  /** One of `PHASES`. */
  readonly phase: string
  /** 1 and 2, extra time 3, a shoot-out 4. */
  readonly half: number
  readonly minute: number
  readonly goals: Pair<number>
  /** Who is asked: nobody, one of the two, or both at once. */
  readonly awaiting: readonly SeatName[]
  /** The team that has the ball. */
  readonly possession: SeatName
  /** Missing while the keeper has the ball (§8.1), and in a shoot-out. */
  readonly ball?: { readonly seat: SeatName; readonly number: number; readonly field: string }
  /** §6 Whether this is a scoring opportunity. */
  readonly opportunity: boolean
  /** While the duel and the save last. */
  readonly shot?: ShotSeen
  /** With the Players expansion. */
  readonly play?: PlaySeen
  readonly sides: Pair<SideSeen>
  readonly shootOut?: ShootOutSeen
  readonly outcome?: Outcome
}

/** §7 */
export interface ShotSeen {
  readonly penalty: boolean
  readonly power: number
  /** What the cards come to that the keeper has drawn, and how often he may still draw. */
  readonly drawn: number
  readonly draws: number
}

/** §11.2 Home's and away's. */
export interface ShootOutSeen {
  readonly taken: Pair<number>
  readonly scored: Pair<number>
  /** Of sudden death (§11.3). */
  readonly pairs: number
}

/** §15.10 Where a play of the Players expansion stands. */
export interface PlaySeen {
  readonly moment: When
  /** Whose play it is: the ball may have changed sides since. */
  readonly attacker: SeatName
  /** The line that is compared, as the attackers count. */
  readonly line?: number
  /** What was added to the comparison, home's and away's. */
  readonly bonus: Pair<number>
  /** What was added to the shot's power and to the keeper's draws, and whether it is a snapshot (§20.1). */
  readonly shot: { readonly power: number; readonly draws: number; readonly snapshot: boolean }
  /** The card of a goal kick whose receiver is being chosen. */
  readonly kick?: string
}

export interface SideSeen {
  readonly seat: SeatName
  /** A team's id, 'regulars', or 'squad' with the name it was given: 'squad:Eleven friends'. */
  readonly team: string
  /** The ten from number 2 to 11; who was sent off is on no field. */
  readonly players: readonly PlayerSeen[]
  readonly starKeeper: boolean
  /** §9 Whether the team has its yellow card. */
  readonly yellow: boolean
  /** Cards left in the deck. */
  readonly deck: number
  /** §10.2 Whether that deck is made of used cards. */
  readonly temporary: boolean
  readonly used: readonly string[]
  /** The viewer's own cards, or how many the other coach holds. */
  readonly hand: readonly string[] | number
  /** The card laid face down; of the other coach's only that it lies there. */
  readonly laid?: string | true
  readonly faceUp?: string
  /** The corner chosen in a duel, while the other has not chosen yet. */
  readonly corner?: Corner | true

  // With the Players expansion.
  /** §19.1; a squad has none until it takes its first card. */
  readonly style?: Style | null
  readonly styleCards?: readonly string[]
  readonly usedStyleCards?: readonly string[]
  /** Those of `styleCards` that cannot be played yet. */
  readonly justWon?: readonly string[]
  /** §19.2 How far the team is on the way to a card of each style it could win. */
  readonly progress?: readonly { readonly style: Style; readonly of: number; readonly now: number }[]
  /** §20.3 Changes left, and the bench, where substitutions were agreed on. */
  readonly subs?: number
  readonly bench?: readonly BenchSeen[]
  /** §20.4 The captain's number, and whether he may still appeal, where captains were agreed on. */
  readonly captain?: number | null
  readonly appeal?: boolean
}

export interface BenchSeen {
  readonly type: string
  readonly gold: boolean
  /** Whether he has come on. */
  readonly gone: boolean
}

export interface PlayerSeen {
  readonly number: number
  readonly attack: number
  readonly defence: number
  readonly field: string | null

  // With the Players expansion.
  readonly type?: string
  readonly gold?: boolean
  /** The numbers on his card, one or two. */
  readonly numbers?: readonly number[]
  /** The side he plays on now. */
  readonly side?: Side
  /** §15.6 How often he was turned over in this play. */
  readonly flips?: number
  /** An opponent prevents him from using his skill. */
  readonly prevented?: true
  /** What lasts for him until the opportunity is over: shooting as from the middle, and more power. */
  readonly lasting?: { readonly middle: boolean; readonly power: number }
}

export const seen = (view: View): Seen => view as unknown as Seen

export const handOf = (side: SideSeen): readonly string[] => (typeof side.hand === 'number' ? [] : side.hand)
export const handSize = (side: SideSeen): number =>
  typeof side.hand === 'number' ? side.hand : side.hand.length

/** §2.3 Even numbers play on the left, odd ones on the right, as their own coach sees it. */
const flankOf = (number: number): Side => (number % 2 === 0 ? 'left' : 'right')

/** The side he plays on; with the expansion he may have changed it. */
export const sideOf = ({ number, side }: Pick<PlayerSeen, 'number' | 'side'>): Side => side ?? flankOf(number)

const LETTERS = 'abcd'

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

/** 'long-3-left' in its parts. */
export function partsOf(card: string): { readonly kind: Kind; readonly power: number; readonly side: Side } {
  const [kind, power, side] = card.split('-')
  return { kind: kind as Kind, power: Number(power), side: side as Side }
}

/**
 * §5.1, §5.2 Whether the cards that lie open are about to be compared in a line, as this coach counts: a short pass
 * in the line of the ball, a long ball in one of the three lines ahead.
 */
export function isComparedIn(s: Seen, near: Seat, line: number): boolean {
  if (!s.ball || s.opportunity || s.shot) return false
  const attacker = onTheBall(s)
  const card = s.sides[attacker].faceUp
  if (card === undefined || s.sides[other(attacker)].faceUp === undefined) return false
  const ahead = (attacker === near ? 1 : -1) * (line - lineOf(near, s.ball.field))
  const { kind } = partsOf(card)
  return kind === 'short' ? ahead === 0 : kind === 'long' && ahead >= 1 && ahead <= 3
}

/** The teams' names; two of the same, regulars and squads without a name go by home and away. */
export function teamNames([home, away]: Pair<string>, words: Pick<Wording, 'nameOf'>): Pair<string> {
  const called = (id: string, seat: Seat) =>
    words.nameOf(id === REGULARS || id === SQUAD || home === away ? seatName(seat) : id)
  return [called(home, 0), called(away, 1)]
}

/** Whether he shows his star side, in a match without the expansion: then his footballs are those printed there. */
export function isStar({ number, attack, defence, type }: PlayerSeen, { players }: CardSet): boolean {
  const card = players.find((player) => player.number === number)
  if (!card || type !== undefined) return false
  const { regular, star } = card
  const isSame = regular.attack === star.attack && regular.defence === star.defence
  return !isSame && attack === star.attack && defence === star.defence
}

/** A full deck as ids, each as often as it is there. */
export const fullDeck = ({ actions: { copies } }: CardSet): readonly string[] =>
  Object.entries(copies).flatMap(([kind, count]) =>
    CARD_IDS.filter((id) => id.startsWith(`${kind}-`)).flatMap((id) => Array<string>(count).fill(id)),
  )

export const isOutfield = (number: number): boolean => NUMBERS.includes(number as 2)
