import type { Option, Pair, Seat } from '@libero/kernel'
import { other, seatOf } from '@libero/kernel'
import type { HatTrickOption, PlayerSeen, Seen, SideSeen } from './seen.ts'
import {
  fieldsOfLine,
  footballsIn,
  hatTrickOption,
  isComparedIn,
  lineOf,
  onTheBall,
  partsOf,
} from './seen.ts'
import { LINES } from './vocabulary.ts'

/** What one team brings to a line: its players, and the card where it counts there. */
export interface Sum {
  readonly players: number
  /** The power of the card; '?' where one counts that nobody has turned up yet. */
  readonly card?: number | '?'
}

/** A line whose sums an option changes, counted from the goal of the coach who is asked; home's sum and away's. */
export interface SumsOfLine {
  readonly line: number
  readonly before: Pair<Sum>
  readonly after: Pair<Sum>
}

/** '4', with a card '4+3', with one face down '4+?'. */
export const sumText = ({ players, card }: Sum): string =>
  card === undefined ? String(players) : `${players}+${card}`

/** The lines whose sums an option would change, from nothing but what is seen: a card that is laid, a player who moves. */
export function sumsIf(s: Seen, near: Seat, option: Option): readonly SumsOfLine[] {
  const chosen = hatTrickOption(option)
  const after = afterMove(s, near, chosen)
  const laid = chosen.kind === 'card' && s.phase === 'play-card' && !s.opportunity ? chosen.card : undefined
  return Array.from({ length: LINES }, (_, i) => i + 1).flatMap((line) => {
    const before = sumsOfLine(s, near, line)
    const then = laid === undefined ? sumsOfLine(after, near, line) : withCard(s, near, line, laid, before)
    const isSame = sumText(before[0]) === sumText(then[0]) && sumText(before[1]) === sumText(then[1])
    return isSame ? [] : [{ line, before, after: then }]
  })
}

/** The sums of a line as it stands, with the cards that are about to be compared there. */
function sumsOfLine(s: Seen, near: Seat, line: number): Pair<Sum> {
  const { attack, defence } = footballsIn(s, fieldsOfLine(near, line))
  const attacker = onTheBall(s)
  const isCompared = isComparedIn(s, near, line)
  const sumOf = (seat: Seat): Sum => {
    const players = seat === attacker ? attack : defence
    const card = s.sides[seat].faceUp
    return isCompared && card !== undefined ? { players, card: partsOf(card).power } : { players }
  }
  return [sumOf(0), sumOf(1)]
}

/** §4.1 One's own card with what it adds, the other's face down, where the action will be compared. */
function withCard(s: Seen, near: Seat, line: number, card: string, now: Pair<Sum>): Pair<Sum> {
  if (!s.ball) return now
  const attacker = onTheBall(s)
  const ahead = (attacker === near ? 1 : -1) * (line - lineOf(near, s.ball.field))
  const { kind, power } = partsOf(card)
  // What the attacker has laid the defender cannot know: most of it is a short pass, compared where the ball is.
  const isThere =
    attacker !== near || kind === 'short' ? ahead === 0 : kind === 'long' && ahead >= 1 && ahead <= 3
  if (!isThere) return now
  const sumOf = (seat: Seat): Sum => ({ players: now[seat].players, card: seat === near ? power : '?' })
  return [sumOf(0), sumOf(1)]
}

/** The table with somebody moved. */
function afterMove(s: Seen, near: Seat, option: HatTrickOption): Seen {
  if (option.kind !== 'move') return s
  const { number, from, to } = option.about
  const placed = (seat: Seat, { players, ...side }: SideSeen): SideSeen => ({
    ...side,
    players: players.map((player): PlayerSeen => {
      if (seat === near && player.number === number) return { ...player, field: to }
      return player.field === to ? { ...player, field: from } : player
    }),
  })
  const [home, away] = s.sides
  const ball = s.ball
  const carrier =
    ball && (seatOf(ball.seat) === near && ball.number === number ? to : ball.field === to ? from : undefined)
  return {
    ...s,
    sides: [placed(0, home), placed(1, away)],
    ...(ball && carrier !== undefined && { ball: { ...ball, field: carrier } }),
  }
}

/** A coach's own sum first: '1+3 : 2+? → 4+3 : 2+?'. */
export function sumsText({ before, after }: SumsOfLine, near: Seat): string {
  const both = (sums: Pair<Sum>) => `${sumText(sums[near])} : ${sumText(sums[other(near)])}`
  return `${both(before)} → ${both(after)}`
}
