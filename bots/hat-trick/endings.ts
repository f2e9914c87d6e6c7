import type { HatTrickEvent } from '@libero/hat-trick'
import { hatTrick } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { Phase } from '@libero/hat-trick/opponents'
import type { Seat, Teller } from '@libero/kernel'
import { NOBODY, SampledChance } from '@libero/kernel'

/** Questions of a turn at which both cards lie open: what is left are steps, a sideways pass and the line of a long ball. */
const OPEN: ReadonlySet<number> = new Set([
  Phase.AttackMove,
  Phase.SidewaysPass,
  Phase.DefenceMove,
  Phase.LongBall,
])
/** A move, a sideways pass, a move and a line: no turn asks more. */
const DEEPEST = 4
const UNDECIDED = -1

const dice = new SampledChance(1)
const worlds: State[] = []
const choices = Array.from({ length: DEEPEST + 1 }, () => new Int16Array(hatTrick.mostOptions))

/**
 * The ways an action can still end after a decision, whatever both choose, by trying everything out; nothing where
 * something hidden or a skill may play a part.
 */
export function endingsOf(
  s: State,
  seat: Seat,
  action: number,
  decidedBy: (event: HatTrickEvent, before?: HatTrickEvent) => number,
): ReadonlySet<number> | undefined {
  if (s.terms.players || s.opportunity || !OPEN.has(s.phase)) return undefined
  const ends = new Set<number>()
  let way = UNDECIDED
  let before: HatTrickEvent | undefined
  const hear = (event: HatTrickEvent) => {
    if (way === UNDECIDED) way = decidedBy(event, before)
    before = event
  }
  const teller: Teller<HatTrickEvent> = {
    tell: hear,
    reveal: hear,
    confide: (_seat, own) => hear(own),
  }
  const worldAt = (depth: number, from: State): State => {
    const world = worlds[depth] ?? hatTrick.blank(from)
    worlds[depth] = world
    hatTrick.copy(from, world)
    return world
  }
  const tryOut = (from: State, of: Seat, chosen: number, depth: number): boolean => {
    const world = worldAt(depth, from)
    way = UNDECIDED
    before = undefined
    hatTrick.apply(world, of, chosen, dice, teller)
    if (way !== UNDECIDED) {
      ends.add(way)
      return true
    }
    const awaited = hatTrick.awaiting(world)
    const options = choices[depth]
    if (awaited === NOBODY || options === undefined || !OPEN.has(world.phase)) return false
    const next: Seat = awaited & 1 ? 0 : 1
    const count = hatTrick.legal(world, next, options)
    for (let i = 0; i < count; i++) if (!tryOut(world, next, options[i] as number, depth + 1)) return false
    return true
  }
  // What is drawn after the action is hidden and decides nothing any more.
  dice.reseed(1)
  const known = worldAt(0, s)
  hatTrick.reimagine(known, seat, dice)
  return tryOut(known, seat, action, 1) ? ends : undefined
}
