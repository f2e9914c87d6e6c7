import type { MatchConfig, Pair, Refusal, Seat } from '@libero/kernel'
import { isObject, other, SEATS } from '@libero/kernel'
import type { Face, SetupFace, Telling } from '../../face.ts'
import type { Brought, Draft, Mode } from './draft.ts'
import { atSeat, buildOf, isPerson } from './draft.ts'

/** A game's dressing room: its rules, what can be brought, and the words for it. */
export interface Room {
  readonly game: Face['game']
  readonly setup: SetupFace
  readonly pen?: Face['pen']
  readonly at: Telling
}

const BOTH: Pair<Seat> = [0, 1]

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two)

const keyOf = ({ code, rule, about }: Refusal): string => JSON.stringify([code, rule, about])

const buildsOf = (draft: Draft): Pair<unknown> => [buildOf(draft, 0), buildOf(draft, 1)]

/** What stands against kicking off as it is: about the options, about each side, about both together. */
export interface Against {
  readonly options: readonly Refusal[]
  readonly sides: Pair<readonly Refusal[]>
  readonly clash: readonly Refusal[]
}

export const isReady = ({ options, sides, clash }: Against): boolean =>
  options.length + sides[0].length + sides[1].length + clash.length === 0

/** Only the two teams together can clash: what a side alone is refused for is no clash. */
function clashOf({ game }: Room, options: unknown, builds: Pair<unknown>): readonly Refusal[] {
  const prepared = game.prepare({ options, builds })
  if (prepared.ok) return []
  const single = new Set(
    BOTH.flatMap((seat) => game.checkBuild(seat, builds[seat], options).map(({ code }) => code)),
  )
  return prepared.refusals.filter(({ code }) => !single.has(code))
}

export function against(room: Room, draft: Draft): Against {
  const { game } = room
  const { options } = draft
  // Options that cannot be are refused whatever is brought, even if it is nothing.
  const nothing = new Set(game.checkBuild(0, undefined, options).map(keyOf))
  const ofSides = BOTH.map((seat) =>
    'own' in draft.brings[seat] ? undefined : game.checkBuild(seat, buildOf(draft, seat), options),
  )
  const anything = ofSides[0] ?? ofSides[1] ?? game.checkBuild(0, room.setup.random(0, undefined), options)
  const ofOptions = anything.filter((refusal) => nothing.has(keyOf(refusal)))
  const apart = (refusals: readonly Refusal[] = []) =>
    refusals.filter((refusal) => !ofOptions.some((each) => keyOf(each) === keyOf(refusal)))
  const isWhole = ofOptions.length === 0 && ofSides[0] !== undefined && ofSides[1] !== undefined
  return {
    options: ofOptions,
    sides: [apart(ofSides[0]), apart(ofSides[1])],
    clash: isWhole ? clashOf(room, options, buildsOf(draft)) : [],
  }
}

/** What a coach is told at his own team: his own faults, and the clash unless it is said to be the other's. */
export const refusalsAt = ({ sides, clash }: Against, seat: Seat): readonly Refusal[] => [
  ...sides[seat],
  ...clash.filter(({ about }) => about?.seat === undefined || about.seat === SEATS[seat]),
]

/** Which of the teams that stand ready this is, and whose; nobody has put any work into it. */
function presetOf(room: Room, options: unknown, build: unknown): { seat: Seat; name: string } | undefined {
  for (const seat of BOTH) {
    const found = room.setup.presets(seat, options, room.at).find((one) => same(one.build, build))
    if (found) return { seat, name: found.name }
  }
  return undefined
}

/** Whether the rules allow this team here, beside what the other coach brings. */
function suits(room: Room, draft: Draft, seat: Seat, build: unknown): boolean {
  const { options } = draft
  if (build === undefined || room.game.checkBuild(seat, build, options).length > 0) return false
  const rival = buildOf(draft, other(seat))
  return (
    rival === undefined || clashOf(room, options, seat === 0 ? [build, rival] : [rival, build]).length === 0
  )
}

/** How often chance is asked for a team that suits. */
const TRIES = 12

/** Any team that suits this seat; if none is found, what chance has for it. */
export function randomBuild(room: Room, draft: Draft, seat: Seat): unknown {
  const { setup } = room
  for (let n = 0; n < TRIES; n++) {
    // Where teams belong to seats only by custom, the other seat's may be free.
    const build = setup.random(n % 2 === 0 ? seat : other(seat), draft.options)
    if (suits(room, draft, seat, build)) return build
  }
  return setup.random(seat, draft.options)
}

/** A team for this seat that goes with what the other coach brings. */
function fittingBuild(room: Room, draft: Draft, seat: Seat): unknown {
  const rival = buildOf(draft, other(seat))
  const offered =
    rival === undefined ? undefined : room.setup.counterpart?.(rival, other(seat), draft.options)
  return suits(room, draft, seat, offered) ? offered : randomBuild(room, draft, seat)
}

/**
 * A coach brings something else. If that clashes with what the other brings, the other makes room: a bot always, a
 * person only if he has not worked on his team; otherwise the clash stays and is told.
 */
export function withBuild(room: Room, draft: Draft, seat: Seat, brought: Brought): Draft {
  const next: Draft = { ...draft, brings: atSeat(draft.brings, seat, brought) }
  const rival = other(seat)
  const theirs = next.brings[rival]
  if ('own' in brought || 'own' in theirs) return next
  if (clashOf(room, next.options, buildsOf(next)).length === 0) return next
  if (isPerson(next, rival) && !presetOf(room, next.options, theirs.build)) return next
  return { ...next, brings: atSeat(next.brings, rival, { build: fittingBuild(room, next, rival) }) }
}

/**
 * Other options: teams that stand ready follow them, others are refitted as far as the game can. Whoever's team cannot
 * play by them gets one that stands ready, and his own back once it can.
 */
export function withOptions(room: Room, draft: Draft, options: unknown): Draft {
  const after = (seat: Seat): Brought => {
    const brought = draft.brings[seat]
    if ('own' in brought) return brought
    const { aside, ...team } = brought
    if (aside && room.game.checkBuild(seat, aside.build, options).length === 0) return aside
    const build = afterOptions(room, draft, seat, brought.build, options)
    const against = room.game.checkBuild(seat, build, options)
    if (against.length === 0) return { ...brought, build }
    // Nobody is there to repair a bot's team: it makes a new one itself.
    if (!isPerson(draft, seat)) return { own: true }
    // What was wrong before is his to mend; what is wrong by these options waits until they change again.
    const before = new Set(room.game.checkBuild(seat, build, draft.options).map(({ code }) => code))
    if (against.every(({ code }) => before.has(code))) return { ...brought, build }
    const [ready] = room.setup.presets(seat, options, room.at)
    return ready ? { build: ready.build, aside: aside ?? { ...team, build } } : { ...brought, build }
  }
  const { options: _, ...rest } = draft
  return { ...rest, ...(options !== undefined && { options }), brings: [after(0), after(1)] }
}

/** Other cards: a team that is not among them makes room for one that stands ready. */
export function withCards(room: Room, draft: Draft, cards: unknown): Draft {
  const { cards: _, ...rest } = isObject(draft.options) ? draft.options : {}
  const agreed = cards === undefined ? rest : { ...rest, cards }
  const options = Object.keys(agreed).length > 0 ? agreed : undefined
  const next = withOptions(room, draft, options)
  const stands = (seat: Seat): Brought => {
    const brought = next.brings[seat]
    if ('own' in brought || room.game.checkBuild(seat, brought.build, options).length === 0) return brought
    const [ready] = room.setup.presets(seat, options, room.at)
    return { build: ready ? ready.build : room.setup.random(seat, options) }
  }
  return { ...next, brings: [stands(0), stands(1)] }
}

function afterOptions(room: Room, draft: Draft, seat: Seat, build: unknown, options: unknown): unknown {
  const { setup, at } = room
  const found = presetOf(room, draft.options, build)
  // Only what goes by the same name is the same team: the list may be another one, in another order.
  const heir = found && setup.presets(found.seat, options, at).find(({ name }) => name === found.name)
  return heir ? heir.build : (setup.refit?.(build, seat, options) ?? build)
}

/** People bring what they have chosen: whoever sits down where a bot would have chosen gets a team that fits. */
export function seated(room: Room, draft: Draft): Draft {
  let next = draft
  for (const seat of BOTH) {
    if (!isPerson(next, seat) || !('own' in next.brings[seat])) continue
    const usual = room.setup.presets(seat, next.options, room.at)[0]?.build
    const build = suits(room, next, seat, usual) ? usual : fittingBuild(room, next, seat)
    next = { ...next, brings: atSeat(next.brings, seat, { build }) }
  }
  return next
}

export const withMode = (room: Room, draft: Draft, mode: Mode): Draft => seated(room, { ...draft, mode })

/**
 * What is agreed on and brought when the ball is kicked. Each bot that chooses for itself is asked for a team of its
 * own seat and, where that is taken, for one as it would bring from the other.
 */
export async function configOf(
  room: Room,
  draft: Draft,
  make: (seat: Seat, level: string) => Promise<unknown>,
): Promise<MatchConfig> {
  let now = draft
  for (const seat of BOTH) {
    if (!('own' in now.brings[seat])) continue
    const level = draft.levels[seat]
    let build = await make(seat, level)
    if (!suits(room, now, seat, build)) build = await make(other(seat), level)
    if (!suits(room, now, seat, build)) build = fittingBuild(room, now, seat)
    now = { ...now, brings: atSeat(now.brings, seat, { build }) }
  }
  return { ...(now.options !== undefined && { options: now.options }), builds: buildsOf(now) }
}

/** A line about a team. One from elsewhere may be anything: it must not bring the page down. */
export function aboutTeam({ setup, at }: Room, build: unknown, options: unknown): string {
  try {
    return setup.describe(build, options, at)
  } catch {
    return ''
  }
}
