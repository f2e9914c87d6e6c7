import type { Edition, Pair, Position } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import { OUR_CARDS } from '../cards/ours.ts'
import { POSITION_FORMAT, STAGES, TALLIES } from '../position/index.ts'
import { beginnersBuild } from '../presets.ts'
import type { Action, Club, Colour, Line, Place, Whereabouts } from '../vocabulary.ts'
import { CHANGES, CLUBS, ELEVEN, PERIODS } from '../vocabulary.ts'

/** The rules and the cards every lesson was written for. */
export const EDITION: Required<Edition> = {
  rules: 'finale-2',
  cards: { name: 'libero-finale', version: '2' },
}

/** The pupil is at home and leads FC Acker. */
export const PUPIL = 0

/** A tactic card that is drawn, as luck is listed. */
export const drawn = (id: string): number => {
  const index = OUR_CARDS.tactics.findIndex((tactic) => tactic.id === id)
  if (index < 0) throw new Error(`there is no tactic card ${id}`)
  return index
}

/** A man as the lesson finds him; what is not said is as at kick-off. */
interface ManInScene {
  readonly turn?: 1 | 2 | 3
  readonly where?: Whereabouts
  readonly line?: Line
  readonly booked?: true
  readonly used?: Action
}

/** What a side has beside its men. */
interface SideInScene {
  /** The colour beside white; the pupil's is purple and the other coach's red if nothing is said. */
  readonly colour?: Colour
  readonly hand: readonly string[]
  /** Cards of normal time that everybody has seen. */
  readonly shown?: readonly string[]
  /** How many cards are left to draw: all others, if nothing is said. */
  readonly deck?: readonly string[]
  readonly faceUp?: string
  readonly goals?: number
  readonly changesLeft?: number
}

interface Scene {
  readonly phase: string
  readonly period?: number
  /** Agreed on for a draw. */
  readonly extraTime?: true
  readonly sides: Pair<SideInScene>
  readonly men?: Readonly<Record<string, ManInScene>>
  /** Whose attack it is, and which of how many. */
  readonly attack?: { readonly by: 'home' | 'away'; readonly number: number; readonly of: number }
  readonly countered?: true
  readonly action?: Exclude<Action, 'free'>
  /** Whom a question is about who has left the pitch, and for whom the die is still to be rolled. */
  readonly man?: string
  readonly atRisk?: readonly string[]
  /** Places of the present action that are still to be filled. */
  readonly need?: Partial<Record<Place, number>>
  /** Fifteen men in another order or from another line-up than those of a first match. */
  readonly squads?: Partial<
    Record<Club, { readonly pitch: readonly string[]; readonly bench: readonly string[] }>
  >
}

const NO_PLACES = { keeper: 0, defence: 0, midfield: 0, attack: 0, any: 0, arrow: 0 }
const COLOURS_BESIDE_WHITE: Pair<Colour> = ['purple', 'red']

/** The position a lesson begins in: the squads of a first match, and what the lesson says beside that. */
export function scene({ phase, period = 1, attack, need, ...more }: Scene): Position {
  const stage = STAGES[phase === 'takers' ? 2 : period > PERIODS ? 1 : 0]
  return {
    format: POSITION_FORMAT,
    options: { tactics: 'usual', sealed: false, extraTime: period > PERIODS || more.extraTime === true },
    phase,
    stage,
    period,
    attacker: attack?.by ?? null,
    attacks: attack?.of ?? 0,
    attack: attack?.number ?? 0,
    counter: false,
    countered: more.countered ?? false,
    action: more.action ?? 'free',
    need: { ...NO_PLACES, ...need },
    arrowFrom: 'keeper',
    won: false,
    checked: 0,
    ...(more.atRisk && { atRisk: more.atRisk }),
    man: more.man ?? null,
    firstShot: null,
    pairs: 0,
    guards: 0,
    ending: null,
    winner: null,
    sides: SEATS.map((_, seat) => sideOf(more, seat === 0 ? 0 : 1)),
  }
}

function sideOf({ sides, men = {}, squads }: Omit<Scene, 'phase'>, seat: 0 | 1): Position {
  const { colour = COLOURS_BESIDE_WHITE[seat], hand, shown = [], deck, faceUp, ...side } = sides[seat]
  const club = CLUBS[seat]
  const { pitch, bench } = squads?.[club] ?? beginnersBuild(club)
  const others = OUR_CARDS.tactics.filter(
    (card) => (card.colour === 'white' || card.colour === colour) && !card.closing,
  )
  const isGone = (id: string) => hand.includes(id) || shown.includes(id) || faceUp === id
  return {
    goals: side.goals ?? 0,
    men: [...pitch, ...bench].map((id, slot) => ({
      id,
      line: OUR_CARDS.footballers.find((man) => man.id === id)?.line,
      where: slot < ELEVEN ? 'pitch' : 'bench',
      turn: 0,
      booked: false,
      used: 'free',
      ...men[id],
    })),
    hand,
    deck: deck ?? others.map(({ id }) => id).filter((id) => !isGone(id)),
    order: [],
    shown: faceUp && !isClosing(faceUp) ? [...shown, faceUp] : shown,
    exchanged: [],
    laid: null,
    faceUp: faceUp ?? null,
    changesLeft: side.changesLeft ?? CHANGES,
    changes: [],
    leaving: null,
    ready: false,
    takers: [],
    shots: 0,
    scored: 0,
    tally: Object.fromEntries(TALLIES.map((tally) => [tally, 0])),
  }
}

const isClosing = (id: string): boolean =>
  OUR_CARDS.tactics.some((tactic) => tactic.id === id && tactic.closing === true)
