import { Does, Moment, OUTFIELD } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import {
  GO,
  isCompared,
  NONE,
  ownerOf,
  Phase,
  PLAYER,
  SKILL,
  STYLE_CARD,
  skillOf,
  sourceOf,
  totalOf,
  userOf,
  VARIANTS,
} from '@libero/hat-trick/opponents'
import type { SampledChance, Seat } from '@libero/kernel'
import { bestChange } from './players.ts'
import { rowOfThisShot, shotTable } from './shots.ts'

/** Skills that are used whenever they can be: they bring the ball, or a better shot. */
const USED_AT_ONCE = new Uint8Array(64)
for (const does of [
  'take-ball',
  'win-ball',
  'run-on',
  'shoot-forward',
  'power',
  'power-lasting',
  'middle-lasting',
  'draws',
  'free-kick',
] as const)
  USED_AT_ONCE[Does[does]] = 1

/** Skills that add to a comparison. */
const ADDS = new Uint8Array(64)
for (const does of ['footballs', 'footballs-each', 'counts', 'better-value'] as const) ADDS[Does[does]] = 1

/** A snapshot worth less is not taken. */
const WORTH_A_SNAPSHOT = 0.3

/** Questions of the expansion: mostly nothing is used, unless it turns a comparison or brings the ball. */
export function quickWithPlayers(
  s: State,
  seat: Seat,
  options: Int16Array,
  count: number,
  whim: SampledChance,
): number {
  switch (s.phase) {
    case Phase.Skill:
    case Phase.StyleCard:
      return s.moment === Moment.Compare
        ? turnComparison(s, seat, options, count)
        : useAtOnce(s, seat, options, count)
    case Phase.Snapshot:
      return shotTable(s.cards).goal[rowOfThisShot(s, s.faceUp[seat])] > WORTH_A_SNAPSHOT ? GO : NONE
    case Phase.Appeal:
      return s.red ? GO : NONE
    case Phase.Receiver:
      return bestReceiver(s, seat, options, count)
    case Phase.Substitution:
      return bestChange(s, seat, options, count)
    case Phase.Prevent:
      return s.declared >= 0 && count > 1 ? options[1] : NONE
    default:
      return options[whim.below(count)]
  }
}

/** What an option does, as the cards say. */
function doing(s: State, seat: Seat, action: number): number {
  const { expansion } = s.cards
  if (action < SKILL) return expansion.styleUses.does[Math.floor((action - STYLE_CARD) / VARIANTS)]
  return expansion.skills.does[skillOf(s, ownerOf(s, userOf(seat, action), sourceOf(action)))]
}

function amountOf(s: State, seat: Seat, action: number): number {
  const { expansion } = s.cards
  const amount =
    action < SKILL
      ? expansion.styleUses.amount[Math.floor((action - STYLE_CARD) / VARIANTS)]
      : expansion.skills.amount[skillOf(s, ownerOf(s, userOf(seat, action), sourceOf(action)))]
  return Math.max(1, amount)
}

/** The least that turns a comparison which would be lost. */
function turnComparison(s: State, seat: Seat, options: Int16Array, count: number): number {
  if (!isCompared(s)) return NONE
  const missing = totalOf(s, 1 - seat) - totalOf(s, seat)
  if (missing < 0) return NONE
  let choice = NONE
  let least = 100
  for (let i = 1; i < count; i++) {
    if (ADDS[doing(s, seat, options[i])] === 0) continue
    const amount = amountOf(s, seat, options[i])
    if (amount < missing || amount >= least) continue
    least = amount
    choice = options[i]
  }
  return choice
}

function useAtOnce(s: State, seat: Seat, options: Int16Array, count: number): number {
  for (let i = 1; i < count; i++) if (USED_AT_ONCE[doing(s, seat, options[i])]) return options[i]
  return NONE
}

function bestReceiver(s: State, seat: Seat, options: Int16Array, count: number): number {
  let choice = options[0]
  let most = -1
  for (let i = 0; i < count; i++) {
    const value = s.attack[seat * OUTFIELD + options[i] - PLAYER]
    if (value <= most) continue
    most = value
    choice = options[i]
  }
  return choice
}
