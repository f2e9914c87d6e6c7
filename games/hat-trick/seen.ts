import type { Outcome, Pair, Seat, SeatName, View } from '@libero/kernel'
import { other, SEATS, seatName } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { REGULARS, SQUAD } from './build.ts'
import type { CardSet } from './cards/set.ts'
import { deckOf } from './cards/set.ts'
import type { Style, When } from './cards/skills.ts'
import type { Corner, Kind, Side } from './vocabulary.ts'
import { CARD_IDS, LINES, NUMBERS } from './vocabulary.ts'

export type { Going, HatTrickOption, Sign, StyleCardOption, Use } from './options.ts'
export { hatTrickOption, moveNotation, optionsOf, passNotation, wayOf } from './options.ts'
export { fieldFrom, lineFrom } from './vocabulary.ts'

/** What a viewer sees, as `view.ts` writes it. Cards go by their ids, fields as 'b3'. */
export interface Seen extends View {
  readonly game: 'hat-trick'
  /** 1 or 2; 3 is extra time, 4 the shoot-out. */
  readonly half: number
  /** Football minutes played, by the cards that have left the decks (§10.1). */
  readonly minute: number
  /** The seat that has the ball. */
  readonly possession: SeatName
  /** The player with the ball; missing while a keeper has it (§8.1), and in a shoot-out. */
  readonly ball?: BallSeen
  /** Whether this is a scoring opportunity (§6). */
  readonly opportunity: boolean
  /** From the duel on (§7). */
  readonly shot?: ShotSeen
  /** Where the play stands (§15.10), with the Players expansion. */
  readonly play?: PlaySeen
  /** Home and away. */
  readonly sides: Pair<SideSeen>
  /** Penalties, home's and away's (§11.2). */
  readonly shootOut?: ShootOutSeen
  /**
   * How it ended: `goals`, `winner` (0, 1, missing for a draw), `by` (`normal-time`, `extra-time`, `shoot-out`,
   * `lots`), and after penalties `shootOut`.
   */
  readonly outcome?: Outcome
}

export interface BallSeen {
  /** Whose player he is. */
  readonly seat: SeatName
  /** His number. */
  readonly number: number
  /** Where he stands. */
  readonly field: string
}

export interface ShotSeen {
  /** Whether it is a penalty. */
  readonly penalty: boolean
  /** Its power. */
  readonly power: number
  /** Footballs drawn by the keeper. */
  readonly drawn: number
  /** Draws he has left. */
  readonly draws: number
}

export interface ShootOutSeen {
  /** Penalties taken. */
  readonly taken: Pair<number>
  /** Penalties that went in. */
  readonly scored: Pair<number>
  /** Pairs of sudden death (§11.3). */
  readonly pairs: number
}

export interface PlaySeen {
  /** The moment skills may be used in, or that was last (§15.10); never `any`, which stands on cards only. */
  readonly moment: When
  /** The seat whose action it is, even when the ball has changed hands since. */
  readonly attacker: SeatName
  /** The line compared, or reached by a pass, as the attacker counts. */
  readonly line?: number
  /** Footballs that skills and style cards add to the comparison, for home and away. */
  readonly bonus: Pair<number>
  /** What they make of the shot. */
  readonly shot: PlusSeen
  /** The card of a goal kick while it is asked who gets it (§14.2). */
  readonly kick?: string
}

export interface PlusSeen {
  /** Added to its power. */
  readonly power: number
  /** Added to the keeper's draws. */
  readonly draws: number
  /** Whether it is a snapshot (§20.1). */
  readonly snapshot: boolean
}

export interface SideSeen {
  /** Whose side it is. */
  readonly seat: SeatName
  /** The team's id or `regulars`; with the expansion also `squad`, or `squad:` and the name its coach gave it. */
  readonly team: string
  /** Numbers 2 to 11. */
  readonly players: readonly PlayerSeen[]
  /** Whether number 1 shows his star side. */
  readonly starKeeper: boolean
  /** Whether the team has a yellow card (§9.2). */
  readonly yellow: boolean
  /** Number of cards left. */
  readonly deck: number
  /** Whether the deck was made of used cards (§10.2). */
  readonly temporary: boolean
  /** Ids of the cards everybody has seen, until a new deck is made of them. */
  readonly used: readonly string[]
  /** Those of the used cards that were laid or drawn in this turn: a temporary deck made now is without them (§10.2). */
  readonly thisTurn?: readonly string[]
  /** Ids for their owner, their number for others. */
  readonly hand: readonly string[] | number
  /** The card laid face down: its id for its owner, `true` for others. */
  readonly laid?: string | true
  /** The card that lies face up. */
  readonly faceUp?: string
  /** The corner chosen in a duel that is still going on: for its owner, `true` for others. */
  readonly corner?: Corner | true

  // With the Players expansion:
  /** `null` while the team has none (§19.5). */
  readonly style?: Style | null
  /** Ids of the style cards it holds (§19.3). */
  readonly styleCards?: readonly string[]
  /** Ids of the style cards it has played (§19.4). */
  readonly usedStyleCards?: readonly string[]
  /** Those it holds since this turn and may not play yet (§18.1). */
  readonly justWon?: readonly string[]
  /** For each style it could win a card of (§19.2). */
  readonly progress?: readonly ProgressSeen[]
  /** Changes left, with the event `subs` (§20.3). */
  readonly subs?: number
  /** Who sits there, with the event `subs`; `[]` if nobody does. */
  readonly bench?: readonly BenchSeen[]
  /** The captain's number, with the event `captain`; `null` once he is gone (§20.4). */
  readonly captain?: number | null
  /** Whether he may still appeal. */
  readonly appeal?: boolean
}

export interface ProgressSeen {
  /** The style of the card. */
  readonly style: Style
  /** So much wins a card. */
  readonly of: number
  /** How far the team is. */
  readonly now: number
}

export interface BenchSeen {
  /** His card. */
  readonly type: string
  /** Whether it shows its gold side. */
  readonly gold: boolean
  /** Whether he has come on. */
  readonly gone: boolean
}

export interface PlayerSeen {
  /** His number. */
  readonly number: number
  /** Attacking footballs as he shows them. */
  readonly attack: number
  /** Defending footballs. */
  readonly defence: number
  /** Where he stands; `null` once sent off. */
  readonly field: string | null
  /** The side he plays on: with the Players expansion now (§13.4, §16.5), else where it is not that of his number (§2.3). */
  readonly side?: Side

  // With the Players expansion:
  /** His card. */
  readonly type?: string
  /** Whether it shows its gold side; `attack` and `defence` are those of that side (§13.2). */
  readonly gold?: boolean
  /** The one or two numbers on his card, the lower first: for the ball, fouls and rebounds he is both (§14.1). */
  readonly numbers?: readonly number[]
  /** How often he has flipped in this play; after two he uses nothing more (§15.6). */
  readonly flips?: number
  /** Whether a kick-off turns him to his gold side, with the option `sidesAnew` (§13.5). */
  readonly beganGold?: boolean
  /** Once his skill was prevented in this play (§16.10). */
  readonly prevented?: true
  /** What lasts for him through this opportunity (§16.15). */
  readonly lasting?: LastingSeen
}

export interface LastingSeen {
  /** Whether he shoots as from the middle. */
  readonly middle: boolean
  /** Added to his shots. */
  readonly power: number
}

export const handOf = (side: SideSeen): readonly string[] => (typeof side.hand === 'number' ? [] : side.hand)
export const handSize = (side: SideSeen): number =>
  typeof side.hand === 'number' ? side.hand : side.hand.length

/** §2.3 Even numbers play on the left, odd ones on the right, as their own coach sees it. */
const flankOf = (number: number): Side => (number % 2 === 0 ? 'left' : 'right')

/** The side he plays on; with the expansion he may have changed it, and a card set may say another. */
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
export const fullDeck = ({ actions }: CardSet): readonly string[] =>
  Array.from(deckOf(actions)).flatMap((count, card) => Array<string>(count).fill(CARD_IDS[card] ?? ''))

export const isOutfield = (number: number): boolean => NUMBERS.includes(number as 2)
