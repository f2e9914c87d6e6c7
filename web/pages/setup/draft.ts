import type { MatchConfig, Pair, Seat } from '@libero/kernel'
import { isObject } from '@libero/kernel'
import type { SetupFace } from '../../face.ts'
import { personName } from '../../keep/names.ts'
import { PERSON } from '../../keep/store.ts'

export const MODES = ['bot', 'people', 'watch'] as const
export type Mode = (typeof MODES)[number]

/** What a coach brings. A bot may bring what it likes: then its team is made at kick-off. */
export type Brought = { readonly own: true } | Team

interface Team {
  readonly build: unknown
  readonly name?: string
  /** The team it plays for, which the options do not allow: it comes back when they do. */
  readonly aside?: { readonly build: unknown; readonly name?: string }
}

/** A match that has not begun: everything the page asks for, as plain data. */
export interface Draft {
  readonly mode: Mode
  /** Where the person sits if only one plays. */
  readonly side: Seat
  readonly levels: Pair<string>
  /** What two people at one screen are called. */
  readonly names?: Pair<string>
  readonly options?: unknown
  readonly brings: Pair<Brought>
}

export const isPerson = ({ mode, side }: Draft, seat: Seat): boolean =>
  mode === 'people' || (mode === 'bot' && seat === side)

export const coachesOf = (draft: Draft): Pair<string> => [
  isPerson(draft, 0) ? PERSON : draft.levels[0],
  isPerson(draft, 1) ? PERSON : draft.levels[1],
]

export const buildOf = ({ brings }: Draft, seat: Seat): unknown => {
  const brought = brings[seat]
  return 'own' in brought ? undefined : brought.build
}

export const atSeat = <T>(pair: Pair<T>, seat: Seat, value: T): Pair<T> =>
  seat === 0 ? [value, pair[1]] : [pair[0], value]

/** With this the kick-off works at once. */
export function freshDraft(setup: SetupFace, level: string): Draft {
  const { options, builds }: MatchConfig = setup.first()
  return {
    mode: 'bot',
    side: 0,
    levels: [level, level],
    ...(options !== undefined && { options }),
    brings: [{ build: builds[0] }, { build: builds[1] }],
  }
}

/** A match that is agreed on, as it can still be changed. */
export function draftOf({ options, builds }: MatchConfig, coaches: Pair<string>): Draft {
  const people = coaches.map((coach) => coach === PERSON)
  const mode: Mode = people[0] && people[1] ? 'people' : people[0] || people[1] ? 'bot' : 'watch'
  const level = coaches.find((coach) => coach !== PERSON) ?? ''
  return {
    mode,
    side: people[0] ? 0 : 1,
    levels: [people[0] ? level : coaches[0], people[1] ? level : coaches[1]],
    ...(options !== undefined && { options }),
    brings: [{ build: builds[0] }, { build: builds[1] }],
  }
}

/** The person changes ends: his team and his opponent's change with him. */
export function withSide(draft: Draft, side: Seat): Draft {
  if (side === draft.side) return draft
  const { levels, brings } = draft
  return { ...draft, side, levels: [levels[1], levels[0]], brings: [brings[1], brings[0]] }
}

export const withName = (draft: Draft, seat: Seat, name: string): Draft => ({
  ...draft,
  names: atSeat(draft.names ?? ['', ''], seat, name),
})

export const withLevel = (draft: Draft, seat: Seat, level: string): Draft => ({
  ...draft,
  levels: atSeat(draft.levels, seat, level),
})

const named = ({ build, name }: Readonly<Record<string, unknown>>) => ({
  build,
  ...(typeof name === 'string' && { name }),
})

function readBrought(raw: unknown, usual: Brought): Brought {
  if (!isObject(raw)) return usual
  if (raw.own === true) return { own: true }
  if (!isObject(raw.build)) return usual
  const aside = isObject(raw.aside) && isObject(raw.aside.build) ? named(raw.aside) : undefined
  return { ...named(raw), ...(aside && { aside }) }
}

/** Whatever was kept; what cannot be read has its usual value. */
export function readDraft(text: string | null, usual: Draft, levels: readonly string[]): Draft {
  let raw: unknown
  try {
    raw = JSON.parse(text ?? '')
  } catch {
    // A damaged draft is no draft.
  }
  if (!isObject(raw)) return usual
  const said = Array.isArray(raw.levels) ? raw.levels : []
  const brings = Array.isArray(raw.brings) ? raw.brings : []
  const names = Array.isArray(raw.names) ? raw.names : []
  const level = (seat: Seat) => levels.find((each) => each === said[seat]) ?? usual.levels[seat]
  return {
    mode: MODES.find((mode) => mode === raw.mode) ?? usual.mode,
    side: raw.side === 1 ? 1 : 0,
    levels: [level(0), level(1)],
    ...(names.some(personName) && { names: [personName(names[0]), personName(names[1])] as const }),
    ...(raw.options !== undefined && { options: raw.options }),
    brings: [readBrought(brings[0], usual.brings[0]), readBrought(brings[1], usual.brings[1])],
  }
}

type Drawer = Pick<Storage, 'getItem' | 'setItem'>

const labelOf = (game: string): string => `libero.setup.${game}`

/** The draft lasts as long as the tab, through every reload. A browser that keeps nothing only forgets it. */
export function keepDraft(game: string, draft: Draft, drawer: () => Drawer = () => sessionStorage): void {
  try {
    drawer().setItem(labelOf(game), JSON.stringify(draft))
  } catch {
    // Nothing is lost but the draft itself.
  }
}

export function keptDraft(
  game: string,
  usual: Draft,
  levels: readonly string[],
  drawer: () => Drawer = () => sessionStorage,
): Draft {
  try {
    return readDraft(drawer().getItem(labelOf(game)), usual, levels)
  } catch {
    return usual
  }
}
