import type { HatTrickEvent } from '@libero/hat-trick'
import type { Sum, SumsOfWays } from '@libero/hat-trick/sums'
import { sumsOfLine } from '@libero/hat-trick/sums'
import type { Seen } from '@libero/hat-trick/view'
import { fieldsOfLine, footballsIn, lineFrom, lineOf, onTheBall, partsOf } from '@libero/hat-trick/view'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { BoardProps } from '../../../face.ts'
import { hatTrickTexts } from '../text.ts'
import { teamsOf } from './wording.ts'

type Comparison = Extract<HatTrickEvent, { kind: 'comparison' }>

/** What is compared while it is told: in a whole line, or two men one behind the other. */
export interface Compared {
  /** The line beside which its sums stand, counted from the near goal: of a dribble the one it leads to. */
  readonly line: number
  readonly sums: Pair<Sum>
  /** The fields of a dribble; a pass is compared in all of its line. */
  readonly fields?: readonly string[]
}

/** The comparison that is told now. What is seen does not say which line a long ball was meant for: what is heard does. */
export function comparedNow({ view: s, near, heard = [] }: BoardProps<Seen>): Compared | undefined {
  const { ball, phase } = s
  if (phase !== 'verdict' || !ball) return undefined
  const seat = onTheBall(s)
  const told = (heard as readonly HatTrickEvent[]).filter(
    (event): event is Comparison => event.kind === 'comparison' && isOfTheCards(event, s, seat),
  )
  const event = told.findLast((each) => fits(each, s)) ?? told.at(-1)
  if (!event) return undefined
  const sumOf = (of: Seat): Sum => ({
    players: event.players[of] + (event.skills?.[of] ?? 0),
    card: event.cards[of],
  })
  const sums: Pair<Sum> = [sumOf(0), sumOf(1)]
  if (event.action !== 'dribble') return { line: lineFrom(near, seat, event.line), sums }
  const column = fieldsOfLine(seat, event.line).indexOf(ball.field)
  const ahead = fieldsOfLine(seat, event.line + 1)[column] ?? ball.field
  return { line: lineOf(near, ahead), sums, fields: [ball.field, ahead] }
}

const isOfTheCards = (event: Comparison, s: Seen, seat: Seat): boolean =>
  event.seat === seat &&
  s.sides[seat].faceUp?.startsWith(`${event.action}-`) === true &&
  s.sides.every(({ faceUp }, of) => faceUp !== undefined && partsOf(faceUp).power === event.cards[of])

/** In a match that is watched again there are later ones, too. */
function fits({ seat, line, players }: Comparison, s: Seen): boolean {
  const { attack, defence } = footballsIn(s, fieldsOfLine(seat, line))
  return players[seat] === attack && players[other(seat)] === defence
}

interface LineSums {
  readonly now: Pair<Sum>
  /** Whether anything is compared there: nothing is in an opportunity (§6.4), nor where nobody stands. */
  readonly isCompared: boolean
  readonly words: string
}

/** What both teams come to in a line as it stands, counted from the near goal, and in words. */
export function lineSums(line: number, board: BoardProps<Seen>, then?: SumsOfWays): LineSums {
  const { view: s, near, language } = board
  const text = hatTrickTexts[language]
  const teams = teamsOf(s, board)
  const now = sumsOfLine(s, near, line)
  const isAttacker = onTheBall(s) === near
  const isCompared =
    !s.opportunity && (then !== undefined || !footballsIn(s, fieldsOfLine(near, line)).isEmpty)
  const words = fill(isCompared ? text.lineSums : text.line, {
    line,
    own: totalOf(now[near]),
    theirs: totalOf(now[other(near)]),
    near: teams[near],
    far: teams[other(near)],
    nearBalls: text.counted[isAttacker ? 'attack' : 'defence'],
    farBalls: text.counted[isAttacker ? 'defence' : 'attack'],
  })
  return { now, isCompared, words: capital(words) }
}

const totalOf = ({ players, card = 0 }: Sum): number => players + (card === '?' ? 0 : card)
