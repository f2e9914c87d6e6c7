import type { Draft, ExpansionSet, PlayerType, SquadPlayer, Team } from '@libero/hat-trick'
import {
  BENCH,
  bill,
  checkOptions,
  FIRST_ON_BENCH,
  LONGEST_NAME,
  MENTALITIES,
  NUMBERS,
  PURSES,
  type Purse,
  RANKS,
  readCode,
  USUAL_MENTALITY,
  USUAL_RANK,
} from '@libero/hat-trick'
import type { Refusal } from '@libero/kernel'
import { isObject, SampledChance } from '@libero/kernel'

/** What both have agreed on, as far as it matters to who builds a team. */
export function agreedOn(options: unknown) {
  const { cards, terms } = checkOptions(options).agreed
  return { cards, set: cards.expansion.set, terms }
}

/** What stands in a build, however odd it is. */
export type Bringing =
  | { readonly as: 'nothing' }
  | { readonly as: 'team'; readonly team: string }
  /** With the code it came as, if that cannot be read. */
  | { readonly as: 'squad'; readonly draft: Draft; readonly code?: string }

export const EMPTY: Draft = { rank: USUAL_RANK, mentality: USUAL_MENTALITY, keeper: 'silver', players: {} }

export function bringing(build: unknown, set: ExpansionSet): Bringing {
  if (!isObject(build)) return { as: 'nothing' }
  if (build.squad !== undefined) return { as: 'squad', draft: draftOf(build.squad) }
  if (build.code !== undefined) {
    const read = readCode(build.code, set)
    return read.ok
      ? { as: 'squad', draft: read.value }
      : { as: 'squad', draft: EMPTY, code: typeof build.code === 'string' ? build.code : '' }
  }
  return typeof build.team === 'string' ? { as: 'team', team: build.team } : { as: 'nothing' }
}

const oneOf = <T extends string>(value: unknown, words: readonly T[], usual: T): T =>
  words.find((word) => word === value) ?? usual

/** Whatever of a squad can be shown and built on. Unknown types keep their place, so that the reason finds it. */
export function draftOf(raw: unknown): Draft {
  if (!isObject(raw)) return EMPTY
  const players: Record<string, SquadPlayer> = {}
  for (const number of NUMBERS) {
    const player = isObject(raw.players) ? raw.players[number] : undefined
    if (isObject(player)) players[number] = signingOf(player)
  }
  const captain = NUMBERS.find((number) => number === raw.captain)
  return {
    ...(typeof raw.name === 'string' && raw.name && { name: raw.name.slice(0, 2 * LONGEST_NAME) }),
    rank: oneOf(raw.rank, RANKS, USUAL_RANK),
    mentality: oneOf(raw.mentality, MENTALITIES, USUAL_MENTALITY),
    keeper: raw.keeper === 'gold' ? 'gold' : 'silver',
    players,
    ...(Array.isArray(raw.bench) &&
      raw.bench.length > 0 && { bench: raw.bench.slice(0, 2 * BENCH).map(signingOf) }),
    ...(captain && { captain }),
  }
}

function signingOf(raw: unknown): SquadPlayer {
  if (!isObject(raw)) return { type: '' }
  const purse = PURSES.find((each) => each === raw.purse)
  return {
    type: typeof raw.type === 'string' ? raw.type.slice(0, 40) : '',
    ...(raw.gold === true && { gold: true }),
    ...(purse && { purse }),
  }
}

/** Who is listed at a place: 2 to 11 the ten, from 12 on the bench. */
export const manAt = (draft: Draft, place: number): SquadPlayer | undefined =>
  place < FIRST_ON_BENCH ? draft.players[place] : draft.bench?.[place - FIRST_ON_BENCH]

/** The same squad with another man at a place, or nobody; a bench closes up. */
export function withMan(draft: Draft, place: number, man: SquadPlayer | undefined): Draft {
  if (place < FIRST_ON_BENCH) {
    const { [place]: _, ...others } = draft.players
    return { ...draft, players: man ? { ...others, [place]: man } : others }
  }
  const bench = [...(draft.bench ?? [])]
  bench.splice(place - FIRST_ON_BENCH, 1, ...(man ? [man] : []))
  return { ...draft, bench }
}

export const everybody = (draft: Draft): readonly SquadPlayer[] => [
  ...Object.values(draft.players),
  ...(draft.bench ?? []),
]

/** §21.4 How many cards of a type nobody has taken yet. */
export const cardsLeft = ({ id, copies }: PlayerType, draft: Draft): number =>
  copies - everybody(draft).filter(({ type }) => type === id).length

/** By how much both purses together are overdrawn. */
export const overdrawn = (draft: Draft, set: ExpansionSet): number => {
  const { defensive, offensive } = bill(draft, set)
  return Math.max(0, -defensive.left) + Math.max(0, -offensive.left)
}

/** Which purse pays for a place; nobody for who is free. */
export function payer(draft: Draft, place: number, set: ExpansionSet): Purse | undefined {
  const bills = bill(draft, set)
  return PURSES.find((purse) => bills[purse].paid.some((paid) => paid.place === place))
}

/** The parts of a builder that a reason can concern. */
export type Spot =
  | 'top'
  | 'team'
  | 'code'
  | 'name'
  | 'rank'
  | 'mentality'
  | 'keeper'
  | 'captain'
  | 'bench'
  | Purse
  | number

const SPOTS: Readonly<Record<string, Spot>> = {
  'team-unknown': 'team',
  'squad-name': 'name',
  'squad-rank': 'rank',
  'squad-mentality': 'mentality',
  'squad-keeper': 'keeper',
  'squad-captain': 'captain',
  'squad-bench-without-subs': 'bench',
  'squad-bench-too-long': 'bench',
  'code-type-unlisted': 'code',
  'code-damaged': 'code',
  'code-malformed': 'code',
  'code-version': 'code',
}

/** Reasons that name the place they concern. */
const AT_A_PLACE = ['squad-number-missing', 'squad-type-unknown', 'squad-wrong-number', 'squad-purse-wrong']

/** Where a reason is shown: too many of a type concern everybody of that type. */
function spotsOf({ code, about = {} }: Refusal, draft: Draft): readonly Spot[] {
  if (AT_A_PLACE.includes(code) && typeof about.number === 'number') return [about.number]
  if (code === 'squad-over-budget') return PURSES.filter((purse) => purse === about.purse)
  if (code === 'squad-too-many-copies') {
    const bench = (draft.bench ?? []).map((_, i) => FIRST_ON_BENCH + i)
    return [...NUMBERS, ...bench].filter((place) => {
      const man = manAt(draft, place)
      return man && man.type === about.type
    })
  }
  return [SPOTS[code] ?? 'top']
}

/** Every reason where it belongs; none is lost. */
export function sorted(refusals: readonly Refusal[], draft: Draft): ReadonlyMap<Spot, readonly Refusal[]> {
  const at = new Map<Spot, Refusal[]>()
  for (const refusal of refusals) {
    const spots = spotsOf(refusal, draft)
    for (const spot of spots.length > 0 ? spots : (['top'] as const))
      at.set(spot, [...(at.get(spot) ?? []), refusal])
  }
  return at
}

/** §2.5 National teams, the strongest first: by stars, then by the footballs these bring. */
export function byStars(options: unknown): readonly Team[] {
  const { set } = agreedOn(options).cards
  const gain = ({ stars }: Team): number =>
    set.players
      .filter(({ number }) => stars.includes(number))
      .reduce(
        (sum, { star, regular }) => sum + star.attack + star.defence - regular.attack - regular.defence,
        0,
      )
  return [...set.teams].sort((a, b) => b.stars.length - a.stars.length || gain(b) - gain(a))
}

/** Chance for what is no part of a match. */
export const freshChance = (): SampledChance =>
  new SampledChance(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0)
