import type { Option, Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { HatTrickOption, PlayerSeen, Seen, SideSeen } from './seen.ts'
import {
  fieldsOfLine,
  footballsIn,
  hatTrickOption,
  isComparedIn,
  isToBeCompared,
  lineFrom,
  lineOf,
  onTheBall,
  partsOf,
  sideOf,
  wayOf,
} from './seen.ts'
import type { Kind } from './vocabulary.ts'
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

/**
 * The lines whose sums an option would change, from nothing but what is seen: a card that is laid, a player who moves,
 * comes on or gets the ball to dribble with, a skill that adds to a comparison.
 */
export function sumsIf(s: Seen, near: Seat, option: Option): readonly SumsOfLine[] {
  const chosen = hatTrickOption(option)
  if (chosen.kind === 'card') return s.phase === 'play-card' ? changed(s, s, near, chosen.card) : []
  const then = afterwards(s, near, chosen)
  return then === s ? [] : changed(s, then, near)
}

export type Way = 'forward' | 'back'

/** A line, and what its sums would come to by one option, or by the step forward and the step back. */
export interface SumsOfWays {
  readonly line: number
  readonly before: Pair<Sum>
  /** By each way, also where it changes nothing; what leads no way, or does whichever is gone, has none. */
  readonly after: readonly { readonly way?: Way; readonly sums: Pair<Sum> }[]
}

/** What an option makes of the lines, whichever way it leads. */
export const byNoWay = (sums: readonly SumsOfLine[]): readonly SumsOfWays[] =>
  sums.map(({ line, before, after }) => ({ line, before, after: [{ sums: after }] }))

/** §4.2 The lines whose sums change by going one way or the other, where a player can go both. */
export function sumsByWay(s: Seen, near: Seat, steps: readonly Option[]): readonly SumsOfWays[] {
  const changed = steps.map((step) => ({ way: wayOf(hatTrickOption(step)), lines: sumsIf(s, near, step) }))
  const lines = new Map(changed.flatMap((each) => each.lines.map(({ line, before }) => [line, before])))
  return [...lines].map(([line, before]) => ({
    line,
    before,
    after: changed.map((each) => ({
      ...(each.way && { way: each.way }),
      sums: each.lines.find((one) => one.line === line)?.after ?? before,
    })),
  }))
}

/** A step with what it makes of the lines. */
export interface StepSeen {
  readonly number: number
  readonly way: Way
  readonly from: string
  readonly to: string
  readonly sums: readonly SumsOfLine[]
  /** §5.7 Without it nobody stands where the pass is to go. */
  readonly receives?: true
}

/** The lines ahead, as the near coach counts them, in which nobody is to receive a pass of the side with the ball. */
export interface EmptySeen {
  readonly from: number
  readonly to: number
  /** The steps that are asked for and bring somebody there. */
  readonly helped: readonly { readonly number: number; readonly way: Way }[]
}

/** §5.4, §5.7 Where a won pass of this kind would stay in its line as the table stands; of a dribble nothing. */
export function staysIf(
  s: Seen,
  near: Seat,
  kind: Kind,
  steps: readonly Option[] = [],
): EmptySeen | undefined {
  const { ball } = s
  if (!ball || s.opportunity || !isEmptyAhead(s, kind)) return undefined
  const attacker = onTheBall(s)
  const [first = 0, ...more] = linesAhead(s, kind)
  const helped = steps.flatMap((step) => {
    const chosen = hatTrickOption(step)
    if (chosen.kind !== 'move' || isEmptyAhead(afterwards(s, near, chosen), kind)) return []
    return [{ number: chosen.about.number, way: chosen.about.way }]
  })
  return {
    from: lineFrom(near, attacker, first),
    to: lineFrom(near, attacker, more.at(-1) ?? first),
    helped,
  }
}

const FARTHEST = 3

/** §5.1, §5.3 Where a pass may go, as its own side counts. */
function linesAhead(s: Seen, kind: Kind): readonly number[] {
  const attacker = onTheBall(s)
  const from = s.ball ? lineOf(attacker, s.ball.field) : LINES
  const far = kind === 'long' ? FARTHEST : kind === 'short' ? 1 : 0
  return Array.from({ length: Math.min(far, LINES - from) }, (_, i) => from + i + 1)
}

function isEmptyAhead(s: Seen, kind: Kind): boolean {
  const lines = linesAhead(s, kind)
  return lines.length > 0 && !lines.some((line) => isManned(s, line))
}

/** Whether anybody of the side with the ball stands in a line, as that side counts. */
function isManned(s: Seen, line: number): boolean {
  const attacker = onTheBall(s)
  const fields = fieldsOfLine(attacker, line)
  return s.sides[attacker].players.some(({ field }) => field !== null && fields.includes(field))
}

/**
 * §4.2, §4.5 The step that helps a card most in the line of the ball as the table stands, if one helps at all: a
 * player of the card's side, and nobody takes the place of the carrier. The sums before it are those with the card.
 * Where nobody is ahead to receive a pass, one that brings somebody there comes before all others.
 */
export function stepFor(s: Seen, near: Seat, card: string): StepSeen | undefined {
  const { ball } = s
  const { kind, side } = partsOf(card)
  if (!ball || s.opportunity || s.phase !== 'play-card') return undefined
  if (onTheBall(s) === near && kind !== 'short') return undefined
  const line = lineOf(near, ball.field)
  const lead = (seen: Seen): number => {
    const sums = sumsOfLine(seen, near, line)
    return sums[near].players - sums[other(near)].players
  }
  const isEmpty = onTheBall(s) === near && isEmptyAhead(s, kind)
  let best: StepSeen | undefined
  let most = lead(s)
  for (const player of s.sides[near].players) {
    const { field: from, number } = player
    if (from === null || from === ball.field || sideOf(player) !== side) continue
    for (const way of ['forward', 'back'] as const) {
      const to = ahead(near, from, way === 'forward' ? 1 : -1)
      if (to === undefined || to === ball.field) continue
      const then = moved(s, near, number, to)
      const receives = isEmpty && !isEmptyAhead(then, kind)
      if (best?.receives ? !receives || lead(then) <= most : !receives && lead(then) <= most) continue
      most = lead(then)
      const sums = changed(s, then, near, card, card)
      best = { number, way, from, to, sums, ...(receives && { receives }) }
    }
  }
  return best
}

/** Who would dribble once the ball has gone sideways, and the opponent straight ahead of him, if one is there. */
export interface RunSeen {
  readonly runner: PlayerSeen
  readonly against?: PlayerSeen
}

/** §4.4, §5.5 As the table stands: one run, or two where two are equally near; none from the final line. */
export function runsIf(s: Seen): readonly RunSeen[] {
  const { ball } = s
  if (!ball || s.opportunity) return []
  const attacker = onTheBall(s)
  const fields = fieldsOfLine(attacker, lineOf(attacker, ball.field))
  const from = fields.indexOf(ball.field)
  const away = ({ field }: PlayerSeen) => Math.abs(fields.indexOf(field ?? '') - from)
  const inLine = s.sides[attacker].players.filter(({ field }) => field !== null && fields.includes(field))
  const mates = inLine.filter(({ field }) => field !== ball.field)
  const least = Math.min(...mates.map(away))
  const runners = mates.length > 0 ? mates.filter((mate) => away(mate) === least) : inLine
  return runners.flatMap((runner) => {
    const to = ahead(attacker, runner.field ?? ball.field, 1)
    if (to === undefined) return []
    const against = s.sides[other(attacker)].players.find(({ field }) => field === to)
    return [against ? { runner, against } : { runner }]
  })
}

/** §5.3 Of the lines a long ball may be meant for the one in which its side has most over the other, as things stand. */
export function longBallIf(s: Seen, near: Seat): { line: number; sums: Pair<Sum> } | undefined {
  const attacker = onTheBall(s)
  if (!s.ball || s.opportunity) return undefined
  const lines = linesAhead(s, 'long')
  const manned = lines.filter((line) => isManned(s, line))
  const told = (manned.length > 0 ? manned : lines).map((each) => {
    const line = lineFrom(near, attacker, each)
    return { line, sums: sumsOfLine(s, near, line) }
  })
  const lead = ({ sums }: { sums: Pair<Sum> }) => sums[attacker].players - sums[other(attacker)].players
  return told.toSorted((a, b) => lead(b) - lead(a))[0]
}

/** The lines in which two tables differ, each with or without a card that is about to be laid. */
function changed(s: Seen, then: Seen, near: Seat, laid?: string, laidBefore?: string): readonly SumsOfLine[] {
  return Array.from({ length: LINES }, (_, i) => i + 1).flatMap((line) => {
    const before = withCard(s, near, line, laidBefore)
    const after = withCard(then, near, line, laid)
    const isSame = sumText(before[0]) === sumText(after[0]) && sumText(before[1]) === sumText(after[1])
    return isSame ? [] : [{ line, before, after }]
  })
}

/** The sums of a line as it stands, with the cards that are about to be compared there. */
export function sumsOfLine(s: Seen, near: Seat, line: number): Pair<Sum> {
  const dribble = dribbledPast(s, near, line)
  const { attack, defence } = dribble ?? footballsIn(s, fieldsOfLine(near, line))
  const attacker = onTheBall(s)
  // Before the comparison itself its line is known, and what skills and style cards have added to it.
  const play = isToBeCompared(s) ? s.play : undefined
  const isElsewhere = play?.line !== undefined && play.line !== lineFrom(attacker, near, line)
  const isCompared = dribble !== undefined || (isComparedIn(s, near, line) && !isElsewhere)
  const sumOf = (seat: Seat): Sum => {
    const players = (seat === attacker ? attack : defence) + ((isCompared && play?.bonus[seat]) || 0)
    const card = isRestart(s) ? undefined : s.sides[seat].faceUp
    return isCompared && card !== undefined ? { players, card: partsOf(card).power } : { players }
  }
  return [sumOf(0), sumOf(1)]
}

/** §8, §9.3 The cards that still lie there were for the action before. */
const isRestart = ({ phase }: Seen): boolean =>
  /^((free|goal)-kick|after-foul$|pass-arrives$|interception$|ball-won$|action-over$)/.test(phase)

/**
 * §4.4, §5.5 Whoever dribbles, as far as he is known, against the opponent straight ahead, in the line of the latter:
 * before the sideways pass as the table stands.
 */
function dribbledPast(s: Seen, near: Seat, line: number) {
  const { ball, phase } = s
  const attacker = onTheBall(s)
  const card = s.sides[attacker].faceUp
  if (!ball || s.opportunity || s.shot || card === undefined || partsOf(card).kind !== 'dribble') return
  if (s.sides[other(attacker)].faceUp === undefined) return
  if (phase === 'attack-move' || phase === 'sideways-pass') {
    const [run, second] = runsIf(s)
    const isHere = run?.against?.field && lineOf(near, run.against.field) === line
    return isHere && !second ? { attack: run.runner.attack, defence: run.against.defence } : undefined
  }
  if (phase !== 'defence-move') return
  const field = ahead(attacker, ball.field, 1)
  if (field === undefined || lineOf(near, field) !== line) return
  const carrier = s.sides[attacker].players.find(({ number }) => number === ball.number)
  const opponent = s.sides[other(attacker)].players.find((player) => player.field === field)
  return carrier && opponent && { attack: carrier.attack, defence: opponent.defence }
}

/** §4.1 With one's own card and what it adds, the other's face down, where the action will be compared. */
function withCard(s: Seen, near: Seat, line: number, card: string | undefined): Pair<Sum> {
  const now = sumsOfLine(s, near, line)
  if (card === undefined || !s.ball || s.opportunity) return now
  const attacker = onTheBall(s)
  const away = (attacker === near ? 1 : -1) * (line - lineOf(near, s.ball.field))
  const { kind, power } = partsOf(card)
  // What the attacker has laid the defender cannot know: most of it is a short pass, compared where the ball is.
  const isThere =
    attacker !== near || kind === 'short' ? away === 0 : kind === 'long' && away >= 1 && away <= 3
  if (!isThere) return now
  const sumOf = (seat: Seat): Sum => ({ players: now[seat].players, card: seat === near ? power : '?' })
  return [sumOf(0), sumOf(1)]
}

/** The table once an option is taken, as far as its sums are concerned; the same table where it changes nothing. */
function afterwards(s: Seen, near: Seat, { kind, about }: HatTrickOption): Seen {
  switch (kind) {
    case 'move':
    case 'switch':
    case 'interchange':
      return moved(s, near, about.number, about.to)
    case 'substitution':
      return changedFor(s, near, about.number, { attack: about.onAttack, defence: about.onDefence })
    case 'pass':
      return s.phase === 'sideways-pass' ? withBall(s, near, about.number) : s
    case 'skill':
    case 'style-card':
      return about.total === undefined ? s : withTotal(s, near, about.total)
    default:
      return s
  }
}

/** §4.2, §5.5 Who would dribble at whom once a step is made, as the table then stands. */
export const runsAfter = (s: Seen, near: Seat, step: Option): readonly RunSeen[] =>
  runsIf(afterwards(s, near, hatTrickOption(step)))

/** Somebody goes to another field, and who stood there to his. */
function moved(s: Seen, near: Seat, number: number, to: string): Seen {
  const from = s.sides[near].players.find((player) => player.number === number)?.field ?? undefined
  if (from === undefined) return s
  const placed = (seat: Seat): SideSeen => ({
    ...s.sides[seat],
    players: s.sides[seat].players.map((player): PlayerSeen => {
      if (seat === near && player.number === number) return { ...player, field: to }
      return player.field === to ? { ...player, field: from } : player
    }),
  })
  const { ball } = s
  const field = ball && (ball.field === from ? to : ball.field === to ? from : ball.field)
  return { ...s, sides: [placed(0), placed(1)], ...(ball && field && { ball: { ...ball, field } }) }
}

/** §20.3 Another comes on with other footballs. */
function changedFor(s: Seen, near: Seat, number: number, face: Pick<PlayerSeen, 'attack' | 'defence'>): Seen {
  const side = s.sides[near]
  const players = side.players.map((player) => (player.number === number ? { ...player, ...face } : player))
  return { ...s, sides: near === 0 ? [{ ...side, players }, s.sides[1]] : [s.sides[0], { ...side, players }] }
}

/** §4.4 The ball is with somebody else in the line, and the defender moves next. */
function withBall(s: Seen, near: Seat, number: number): Seen {
  const field = s.sides[near].players.find((player) => player.number === number)?.field
  return s.ball && field ? { ...s, phase: 'defence-move', ball: { ...s.ball, number, field } } : s
}

/** §15.10 In a comparison a skill or a style card makes it so many, the card included. */
function withTotal(s: Seen, near: Seat, total: number): Seen {
  const { play } = s
  const line = play?.line === undefined ? undefined : lineFrom(near, onTheBall(s), play.line)
  if (!play || line === undefined) return s
  const { players, card } = sumsOfLine(s, near, line)[near]
  if (typeof card !== 'number') return s
  const [home, away] = play.bonus
  const more = total - card - players
  return { ...s, play: { ...play, bonus: near === 0 ? [home + more, away] : [home, away + more] } }
}

/** The field so many lines ahead of another in its column, as a coach looks up the pitch. */
function ahead(seat: Seat, field: string, lines: number): string | undefined {
  const line = lineOf(seat, field)
  const then = line + lines
  return then < 1 || then > LINES
    ? undefined
    : fieldsOfLine(seat, then)[fieldsOfLine(seat, line).indexOf(field)]
}

/** A coach's own sum first: '1+3 : 2+? → 4+3 : 2+?'. */
export function sumsText({ before, after }: SumsOfLine, near: Seat): string {
  const both = (sums: Pair<Sum>) => `${sumText(sums[near])} : ${sumText(sums[other(near)])}`
  return `${both(before)} → ${both(after)}`
}
