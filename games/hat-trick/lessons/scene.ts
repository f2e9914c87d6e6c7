import type { Edition, Pair, Position, SeatName } from '@libero/kernel'
import { SampledChance, SEATS } from '@libero/kernel'
import type { HatTrickOptions } from '../build.ts'
import { REGULARS } from '../build.ts'
import { PUBLISHED_EXPANSIONS } from '../cards/our-expansion.ts'
import type { Style } from '../cards/skills.ts'
import { hatTrick } from '../game.ts'
import type { Kind } from '../vocabulary.ts'
import { CARD_IDS } from '../vocabulary.ts'

/** What the lessons are played by and with; the words count by these cards. */
export const BASE: Required<Edition> = {
  rules: 'hat-trick-2',
  cards: { name: 'libero-hat-trick', version: '1' },
}
export const WITH_PLAYERS: Required<Edition> = {
  rules: 'hat-trick-2',
  cards: { name: 'libero-hat-trick+libero-hat-trick-players', version: '1+2' },
}

/** Luck: the cards that are drawn, one after the other. */
export const draws = (...cards: readonly string[]): readonly number[] =>
  cards.map((card) => CARD_IDS.indexOf(card))

/**
 * How a lesson begins; what is not said is as at kick-off. Players go by seat and number ('h6', 'a11'), fields as the
 * home team writes them. Whoever is put on a field changes places with whoever stands there.
 */
export interface Scene {
  readonly options?: HatTrickOptions
  readonly teams?: Pair<string>
  readonly phase?: string
  readonly half?: number
  /** Who has the ball; a seat alone ('a') is its keeper. */
  readonly ball: string
  readonly on?: Readonly<Record<string, string>>
  readonly goals?: Pair<number>
  readonly yellow?: Pair<boolean>
  readonly starKeeper?: Pair<boolean>
  readonly opportunity?: boolean
  readonly hands: Pair<readonly string[]>
  /** What is left in the decks, where it is not all the rest. */
  readonly decks?: Pair<readonly string[]>
  /** §21.6 Own squads, which have no style yet, by what they are called. */
  readonly squads?: Pair<string | undefined>
  /** §13.2 Other types by position than the team cards have, with '*' on their gold side. */
  readonly types?: Pair<Readonly<Record<number, string>>>
  readonly styles?: Pair<Style | null>
  readonly bench?: Pair<readonly string[]>
  readonly styleCards?: Pair<readonly string[]>
  readonly rows?: Pair<{ readonly kind: Kind; readonly count: number } | null>
}

interface Man {
  readonly number: number
  field: string | null
}
type Side = Readonly<Record<string, unknown>> & { readonly players: Man[] }

/** The beginning of a lesson in the middle of a match. */
export function scene(setting: Scene): { readonly from: Position } & Required<Edition> {
  const { options = {}, teams = [REGULARS, REGULARS], ball, half = 1 } = setting
  const edition = options.expansion ? WITH_PLAYERS : BASE
  const agreed = hatTrick.prepare({ options, builds: [{ team: teams[0] }, { team: teams[1] }] }, edition)
  if (!agreed.ok) throw new Error(JSON.stringify(agreed.refusals))
  const start = hatTrick.position(hatTrick.start(agreed.value, new SampledChance(1)))
  const sides = structuredClone(start.sides) as Pair<Side>
  arrange(sides, setting)
  const possession: SeatName = ball.startsWith('h') ? 'home' : 'away'
  const from = {
    ...start,
    phase: setting.phase ?? 'play-card',
    half,
    turn: 9,
    possession,
    ball: ball.length > 1 ? Number(ball.slice(1)) : null,
    firstKickOff: 'home',
    opportunity: setting.opportunity ?? false,
    ...(options.expansion && { play: { ...Object(start.play), attacker: possession } }),
    sides: ([0, 1] as const).map((seat) => sideOf(setting, sides[seat], seat, agreed.value.cards.deck)),
  }
  return { from, ...edition }
}

/** Everybody to his place. */
function arrange(sides: Pair<Side>, { on = {} }: Scene): void {
  const everybody = sides.flatMap(({ players }, seat) =>
    players.map((man) => ({ id: `${SEATS[seat]?.[0]}${man.number}`, man })),
  )
  for (const [id, field] of Object.entries(on)) {
    const man = everybody.find((each) => each.id === id)?.man
    const there = everybody.find((each) => each.man.field === field)?.man
    if (!man) throw new Error(`nobody is ${id}`)
    if (there) there.field = man.field
    man.field = field
  }
}

function sideOf(setting: Scene, side: Side, seat: 0 | 1, whole: Uint8Array): Position {
  const hand = setting.hands[seat]
  const rest = Array.from(whole)
  for (const card of hand) take(rest, card)
  const deck = setting.decks?.[seat] ?? listed(rest)
  for (const card of deck) take(rest, card)
  const { styles, styleCards, rows, types, squads, bench } = setting
  return {
    ...side,
    players: side.players.map((man) => ({ ...man, ...cardOf(types?.[seat]?.[man.number]) })),
    goals: setting.goals?.[seat] ?? 0,
    starKeeper: setting.starKeeper?.[seat] ?? side.starKeeper,
    yellow: setting.yellow?.[seat] ?? false,
    hand,
    deck,
    used: listed(rest),
    deckGone: deck.length === 0,
    ...(squads?.[seat] && { team: squads[seat], style: null }),
    ...(styles && { style: styles[seat] }),
    ...(bench && { bench: bench[seat].map((name) => ({ ...onBench(name), gone: false })) }),
    ...(styleCards && { styleCards: styleCards[seat] }),
    ...(rows && { row: rows[seat] ?? { kind: null, count: 0 } }),
  }
}

const take = (from: number[], card: string): void => {
  const at = CARD_IDS.indexOf(card)
  from[at] = (from[at] ?? 0) - 1
}
const listed = (counts: readonly number[]): string[] =>
  counts.flatMap((count, card) => Array.from({ length: count }, () => CARD_IDS[card] ?? ''))

const onBench = (name: string): Position => {
  const { type, gold } = cardOf(name)
  return { type, gold }
}

/** A type by its name, 'solid-cb' or on its gold side 'solid-cb*', with its footballs. */
function cardOf(name: string | undefined): Position {
  if (name === undefined) return {}
  const gold = name.endsWith('*')
  const id = gold ? name.slice(0, -1) : name
  const [, version] = WITH_PLAYERS.cards.version.split('+')
  const set = PUBLISHED_EXPANSIONS.find((each) => each.version === version)
  const type = set?.types.find((each) => each.id === id)
  if (!type) throw new Error(`no such type: ${name}`)
  const { attack, defence } = gold ? type.gold : type.silver
  return { type: id, gold, attack, defence }
}
