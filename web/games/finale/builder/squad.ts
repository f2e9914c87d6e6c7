import type {
  CardSet,
  Club,
  Colour,
  FinaleBuild,
  FinaleOptions,
  Footballer,
  Line,
  Tactics,
  TacticsChoice,
} from '@libero/finale'
import { BUDGET, CLUBS, COLOURS, checkOptions, ELEVEN, FREE_CHOICE, LINES } from '@libero/finale'
import type { Seat } from '@libero/kernel'
import { isObject } from '@libero/kernel'

export type PackedColour = Exclude<Colour, 'white'>
export const PACKED = COLOURS.filter((colour): colour is PackedColour => colour !== 'white')

export const otherClub = (club: Club): Club => (club === 'acker' ? 'stollen' : 'acker')

const strings = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string').slice(0, 60) : []

/** A build as it can be drawn, whatever it was: teams come from links and files, too. */
export function readBuild(raw: unknown, seat: Seat): FinaleBuild {
  const build = isObject(raw) ? raw : {}
  return {
    club: CLUBS.find((club) => club === build.club) ?? CLUBS[seat],
    pitch: strings(build.pitch),
    bench: strings(build.bench),
    ...(isObject(build.tactics) && { tactics: readTactics(build.tactics) }),
  }
}

function readTactics(tactics: Readonly<Record<string, unknown>>): Tactics {
  if (Array.isArray(tactics.order)) return { order: strings(tactics.order) }
  if (Array.isArray(tactics.cards)) return { cards: strings(tactics.cards) }
  return { colour: PACKED.find((colour) => colour === tactics.colour) ?? 'purple' }
}

/** §4.8, §4.9 A squad with tactic cards where they are sealed with it, and without them where they are chosen later. */
export function fitted(
  { tactics = { colour: 'purple' }, ...squad }: FinaleBuild,
  { tactics: choice, sealed, set }: FinaleTerms,
): FinaleBuild {
  return sealed ? { ...squad, tactics: tacticsFor(tactics, choice, set) } : squad
}

export interface FinaleTerms {
  readonly tactics: TacticsChoice
  readonly sealed: boolean
  readonly budget: number
  readonly set: CardSet
}

export function termsOf(options: unknown, seat: Seat): FinaleTerms {
  const { terms, budget, cards } = checkOptions(options).agreed
  return { tactics: terms.tactics, sealed: terms.sealed, budget: budget[seat], set: cards.set }
}

/** The options as they can be shown, and what is not shown but kept. */
export const readOptions = (raw: unknown): FinaleOptions => checkOptions(raw).agreed.options

/** What both agree on without saying so is left out. */
export function agreedOn(options: FinaleOptions): FinaleOptions | undefined {
  const { tactics, sealed, extraTime, budget, tie, hazardOrder, keeperChanges, benchTakers, cards } = options
  const said: FinaleOptions = {
    ...(tactics && tactics !== 'usual' && { tactics }),
    ...(sealed && { sealed }),
    ...(extraTime && { extraTime }),
    ...(budget && (budget[0] !== BUDGET || budget[1] !== BUDGET) && { budget }),
    ...(tie && { tie }),
    ...(hazardOrder === 'squad' && { hazardOrder }),
    ...(keeperChanges && { keeperChanges }),
    ...(benchTakers && { benchTakers }),
    ...(cards && { cards }),
  }
  return Object.keys(said).length > 0 ? said : undefined
}

export const menOf = ({ footballers }: CardSet, club: Club): readonly Footballer[] =>
  footballers
    .filter((man) => man.club === club)
    .sort((a, b) => LINES.indexOf(a.line) - LINES.indexOf(b.line) || b.price - a.price)

export const pointsOf = ({ footballers }: CardSet, { pitch, bench }: FinaleBuild): number => {
  const price = new Map(footballers.map((man) => [man.id, man.price]))
  return [...pitch, ...bench].reduce((sum, id) => sum + (price.get(id) ?? 0), 0)
}

type Whereabouts = 'pitch' | 'bench' | 'out'

export const whereIs = ({ pitch, bench }: FinaleBuild, id: string): Whereabouts =>
  pitch.includes(id) ? 'pitch' : bench.includes(id) ? 'bench' : 'out'

const without = (ids: readonly string[], id: string): readonly string[] => ids.filter((each) => each !== id)

const keepersAmong = (ids: readonly string[], men: readonly Footballer[]): readonly string[] =>
  ids.filter((id) => men.some((man) => man.id === id && man.line === 'keeper'))

/** Into the squad, where there is room for him: one keeper and ten others on the pitch, the rest on the bench. */
export function picked(build: FinaleBuild, man: Footballer, men: readonly Footballer[]): FinaleBuild {
  const keepers = keepersAmong(build.pitch, men).length
  const room = man.line === 'keeper' ? keepers === 0 : build.pitch.length - keepers < ELEVEN - 1
  return room ? { ...build, pitch: [...build.pitch, man.id] } : { ...build, bench: [...build.bench, man.id] }
}

export const dropped = (build: FinaleBuild, id: string): FinaleBuild => ({
  ...build,
  pitch: without(build.pitch, id),
  bench: without(build.bench, id),
})

/** To the bench, or from it; there is one goal, so a keeper from the bench changes places with the one in it. */
export function moved(build: FinaleBuild, id: string, men: readonly Footballer[]): FinaleBuild {
  const { pitch, bench } = build
  if (pitch.includes(id)) return { ...build, pitch: without(pitch, id), bench: [...bench, id] }
  const isKeeper = keepersAmong([id], men).length > 0
  const relieved = isKeeper ? keepersAmong(pitch, men) : []
  return {
    ...build,
    pitch: [...pitch.filter((each) => !relieved.includes(each)), id],
    bench: [...without(bench, id), ...relieved],
  }
}

/** How many men of each line are among these. */
export function countLines(ids: readonly string[], men: readonly Footballer[]): Record<Line, number> {
  const count: Record<Line, number> = { keeper: 0, defence: 0, midfield: 0, attack: 0 }
  for (const man of men) if (ids.includes(man.id)) count[man.line]++
  return count
}

/** '4–3–3' */
export function formationOf({ pitch }: FinaleBuild, men: readonly Footballer[]): string {
  const { defence, midfield, attack } = countLines(pitch, men)
  return [defence, midfield, attack].join('–')
}

/** §4.4 Cards of a colour and white as free choice packs them, like powers never side by side. */
function orderOf({ tactics }: CardSet, colour: Colour): readonly string[] {
  const packed = FREE_CHOICE.flatMap(({ power, count }) =>
    tactics
      .filter((tactic) => tactic.power === power && !tactic.closing)
      .filter((tactic) => tactic.colour === 'white' || tactic.colour === colour)
      .slice(0, count),
  )
  // Eleven is a prime: every fourth card in turn visits each once.
  return packed.flatMap((_, i) => packed[(i * 4) % packed.length]?.id ?? [])
}

/** §4.3 The colour most of these cards have beside white. */
function colourOf({ tactics }: CardSet, order: readonly string[]): PackedColour {
  const count = (colour: Colour) =>
    tactics.filter((tactic) => tactic.colour === colour && order.includes(tactic.id)).length
  return PACKED.reduce((best, colour) => (count(colour) > count(best) ? colour : best), PACKED[0] ?? 'purple')
}

/** §4.3 White and a colour, card by card. */
const usualDeck = ({ tactics }: CardSet, colour: Colour): readonly string[] =>
  tactics
    .filter((tactic) => !tactic.closing && (tactic.colour === 'white' || tactic.colour === colour))
    .map(({ id }) => id)

/** The cards of a deck, whichever way they were chosen. */
function cardsOf(tactics: Tactics, set: CardSet): readonly string[] {
  if ('order' in tactics) return tactics.order
  return 'cards' in tactics ? tactics.cards : usualDeck(set, tactics.colour)
}

/** Which way a deck was chosen. */
const choiceOf = (tactics: Tactics): TacticsChoice =>
  'order' in tactics ? 'free' : 'cards' in tactics ? 'any' : 'usual'

/** The same wishes under another way of packing cards. */
export function tacticsFor(tactics: Tactics, choice: TacticsChoice, set: CardSet): Tactics {
  if (choiceOf(tactics) === choice) return tactics
  const cards = cardsOf(tactics, set)
  if (choice === 'any') return { cards }
  const colour = 'colour' in tactics ? tactics.colour : colourOf(set, cards)
  return choice === 'free' ? { order: orderOf(set, colour) } : { colour }
}
