import type { Position, Seat, SeatName } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import type { Lesson } from '@libero/kernel/lesson'
import { PUBLISHED } from '../cards/ours.ts'
import { Cards } from '../cards/set.ts'
import { POSITION_FORMAT, TALLIES } from '../position/words.ts'
import type { Terms } from '../state.ts'
import type { Booking, Token } from '../vocabulary.ts'
import {
  EXHAUSTION,
  EXHAUSTION_ID,
  FIRST_EXHAUSTION,
  FIRST_GAME_ROUNDS,
  FIRST_MATCH,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HALVES,
  PER_TEAM,
  ROUNDS,
  TEAMS,
} from '../vocabulary.ts'

/** What all lessons are played by: a lesson teaches these rules and these cards until it is looked at again. */
export const EDITION = {
  rules: 'captain-tsubasa-2',
  cards: { name: 'libero-captain-tsubasa', version: '2' },
} as const

const published = PUBLISHED.find(({ version }) => version === EDITION.cards.version) ?? PUBLISHED[0]
if (!published) throw new Error('no card set was ever published')
const CARDS = new Cards(published)

/** What lies before one coach. */
interface Side {
  readonly hand?: readonly string[]
  readonly area?: readonly string[]
  readonly discard?: readonly string[]
  /** All starting cards of his that lie nowhere else, unless said; if said, the others are out of the match. */
  readonly deck?: readonly string[]
  readonly goals?: number
  readonly pool?: Partial<Readonly<Record<Token, number>>>
  readonly booking?: Booking
  readonly stopped?: true
}

/** A position by what can be seen in it; the pupil is at home and leads Nankatsu. Cards that it does not name lie where they harm nobody. */
interface Scene {
  readonly options?: Partial<Terms>
  readonly phase: 'draft' | 'turn' | 'action' | 'round-begins' | 'half-begins'
  readonly half: number
  readonly round: number
  readonly attacker: SeatName
  /** Whoever attacks, in the draft whoever defends, unless said. */
  readonly turn?: SeatName
  /** The open match cards. */
  readonly field?: readonly string[]
  /** Match cards that must be among those to come. */
  readonly pile?: readonly string[]
  /** §15.1 */
  readonly transfers?: readonly string[]
  readonly pupil: Side
  readonly rival: Side
}

export function scene(of: Scene): Lesson['beginning'] {
  return { from: positionOf(of), ...EDITION }
}

function positionOf(of: Scene): Position {
  const { options = {}, phase, half, round, attacker, field = [], pile = [], transfers = [] } = of
  const rival = attacker === 'home' ? 'away' : 'home'
  const sides = [of.pupil, of.rival] as const
  const left = toComeIn(of) - field.length
  const lying = [
    field,
    pile,
    transfers,
    ...sides.flatMap(({ hand, area, discard, deck }) => [hand, area, discard, deck]),
  ]
  const named = lying.flatMap((cards) => cards ?? [])
  const free = new Set(
    Array.from({ length: FIRST_EXHAUSTION }, (_, card) => CARDS.id(card)).filter((id) => !named.includes(id)),
  )
  const take = (
    from: number,
    to: number,
    isMeant: (card: number) => boolean = () => true,
    most = to,
  ): string[] => {
    const found: string[] = []
    for (let card = from; card < to && found.length < most; card++) {
      const id = CARDS.id(card)
      const isLeftOut = options.firstGame === true && CARDS.advanced[card] === 1
      if (!isLeftOut && isMeant(card) && free.delete(id)) found.push(id)
    }
    return found
  }
  const ofHalf = (which: number) => (card: number) => CARDS.half[card] === which
  const hidden = [1, 2].flatMap((which) => {
    const begun = phase === 'half-begins' ? half - 1 : half
    // §9.5 Nobody has seen a half to come, and of each one card is never seen.
    const count = which > begun ? FIRST_MOTIVATION : which < half ? 1 : left + 1 - pile.length
    return take(FIRST_MATCH, FIRST_MOTIVATION, ofHalf(which), count)
  })
  const tired = options.firstGame ? 0 : EXHAUSTION - named.filter((id) => id === EXHAUSTION_ID).length
  const bench = [
    ...(options.motivation
      ? take(FIRST_MOTIVATION, FIRST_TRANSFER, (card) => !named.includes(CARDS.id(card)))
      : []),
    ...transfers,
    ...new Array<string>(tired).fill(EXHAUSTION_ID),
  ]
  const decks = sides.map(({ deck }, seat) => deck ?? take(seat * PER_TEAM, (seat + 1) * PER_TEAM))
  return {
    format: POSITION_FORMAT,
    options: { ...options, cards: EDITION.cards },
    phase,
    half,
    round,
    rounds: round + ROUNDS * (half - 1),
    attacker,
    turn: of.turn ?? (phase === 'draft' ? rival : attacker),
    firstKickOff: SEATS[0],
    extraKickOff: half > HALVES && !(phase === 'half-begins' && half === HALVES + 1) ? SEATS[0] : null,
    plays: sides.reduce((sum, { area = [] }) => sum + area.length, 0),
    injuries: 0,
    guards: 0,
    field,
    pile: [...pile, ...hidden],
    matchLeft: left,
    bench,
    out: [...free, ...new Array<string>(options.firstGame ? EXHAUSTION : 0).fill(EXHAUSTION_ID)],
    used: [],
    playing: null,
    contest: null,
    ending: null,
    winner: null,
    sides: sides.map((side, seat) => sideOf(side, seat as Seat, decks[seat] ?? [])),
  }
}

/** §9.2 Match cards that will still be taken in this half. */
function toComeIn({ options, phase, half, round, attacker, turn }: Scene): number {
  if (half > HALVES || phase === 'half-begins') return 0
  const rounds = options?.firstGame ? FIRST_GAME_ROUNDS : ROUNDS
  return 2 * Math.max(0, rounds - round) + (phase === 'draft' ? (turn === attacker ? 1 : 2) : 0)
}

function sideOf(side: Side, seat: Seat, deck: readonly string[]): Position {
  const { hand = [], area = [], discard = [], goals = 0, pool, booking = 'none', stopped = false } = side
  return {
    team: TEAMS[seat],
    goals,
    booking,
    stopped,
    pool: { shot: 0, pass: 0, defence: 0, ...pool },
    aside: { shot: 0, pass: 0, defence: 0 },
    hand,
    deck,
    discard,
    area,
    shown: [],
    unseen: [],
    special: null,
    drawn: 0,
    tally: Object.fromEntries(TALLIES.map((tally) => [tally, 0])),
  }
}

/** Luck: what a die shows. */
export const rolled = (...faces: readonly number[]): readonly number[] => faces.map((face) => face - 1)

/** Luck: cards as they are drawn or turned up. */
export const drawn = (...ids: readonly string[]): readonly number[] => ids.map((id) => CARDS.card(id))

/** Luck: the ball marker falls for this coach. */
export const tossed = (seat: SeatName): readonly number[] => [SEATS.indexOf(seat)]

/** A lesson on a chapter. */
export const chapter = (of: Omit<Lesson, 'course' | 'pupil'>): Lesson => ({
  ...of,
  course: 'chapters',
  pupil: 0,
})
