import { FIELDS, FINAL_LINE, LONG, SHORT } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { exchangeFields, lineFor, seatOfPlayer, step } from '@libero/hat-trick/opponents'
import type { Seat } from '@libero/kernel'
import { HEURISTIC_WEIGHTS } from './heuristic-weights.ts'

/** What the heuristic believes in, too; beyond the final line nothing is won. */
const { here: HERE, ahead: AHEAD, behind: BEHIND, freeKick: FREE_KICK } = HEURISTIC_WEIGHTS
const LINE_WORTH = Float64Array.of(...HEURISTIC_WEIGHTS.line, HEURISTIC_WEIGHTS.line[FINAL_LINE])

const ROOMS = FINAL_LINE + 2

/**
 * The footballs of both teams, line by line as the team with the ball counts them. Filled once for a decision and
 * changed with every step that is tried, so that a step costs a few additions.
 */
export class Lines {
  /** Of the team with the ball: attack, defence, men; and of the other. */
  readonly attack = new Int32Array(ROOMS)
  readonly guard = new Int32Array(ROOMS)
  readonly men = new Int32Array(ROOMS)
  readonly counter = new Int32Array(ROOMS)
  readonly defence = new Int32Array(ROOMS)
  readonly others = new Int32Array(ROOMS)
  readonly worth = new Float64Array(ROOMS)
  side: Seat = 0
  /** §5.4 Whether a long ball to nobody is compared all the same. */
  private comparedAnywhere = true

  count(s: State): void {
    this.attack.fill(0)
    this.guard.fill(0)
    this.men.fill(0)
    this.counter.fill(0)
    this.defence.fill(0)
    this.others.fill(0)
    this.side = s.side as Seat
    this.comparedAnywhere = s.terms.comparedAnywhere
    for (let field = 0; field < FIELDS; field++) {
      const player = s.on[field] - 1
      if (player >= 0) this.add(s, player, lineFor(this.side, field), 1)
    }
    this.measure(s)
  }

  /** §10.3 Who cannot get before the goal in the turns that are left has little of the ball. */
  private measure(s: State): void {
    const turns = Math.max(s.deckGone[0] ? 0 : s.deckLeft[0], s.deckGone[1] ? 0 : s.deckLeft[1])
    for (let line = 1; line < ROOMS; line++) {
      const reach = line >= FINAL_LINE - 1 ? 1 : Math.min(1, (turns + 1) / (FINAL_LINE - line))
      this.worth[line] = LINE_WORTH[line] * reach
    }
  }

  private add(s: State, player: number, line: number, times: number): void {
    if (seatOfPlayer(player) === this.side) {
      this.attack[line] += times * s.attack[player]
      this.guard[line] += times * s.defence[player]
      this.men[line] += times
    } else {
      this.counter[line] += times * s.attack[player]
      this.defence[line] += times * s.defence[player]
      this.others[line] += times
    }
  }

  /** What stands on two fields changes places; the same again takes it back. */
  exchange(s: State, a: number, b: number): void {
    const lineA = lineFor(this.side, a)
    const lineB = lineFor(this.side, b)
    const onA = s.on[a] - 1
    const onB = s.on[b] - 1
    if (onA >= 0) {
      this.add(s, onA, lineA, -1)
      this.add(s, onA, lineB, 1)
    }
    if (onB >= 0) {
      this.add(s, onB, lineB, -1)
      this.add(s, onB, lineA, 1)
    }
    exchangeFields(s, a, b)
  }

  /** The ball in a line, with who stands about it. */
  held(line: number): number {
    const { attack, defence, counter, guard } = this
    return (
      this.worth[line] +
      HERE * (attack[line] - defence[line]) +
      AHEAD * (attack[line + 1] - defence[line + 1]) -
      BEHIND * (counter[line] - guard[line] + counter[line - 1] - guard[line - 1])
    )
  }

  /** The ball lost in a line. */
  lost(line: number): number {
    const { attack, defence, counter, guard } = this
    return -(
      this.worth[7 - line] +
      HERE * (counter[line] - guard[line]) +
      AHEAD * (counter[line - 1] - guard[line - 1]) -
      BEHIND * (attack[line] - defence[line] + attack[line + 1] - defence[line + 1])
    )
  }

  /** §5 What an action comes to by the footballs over, and between equals by the cards. */
  private decided(margin: number, cards: number, won: number, lost: number): number {
    const result = margin || cards
    return result > 0 ? won : result < 0 ? lost : won + FREE_KICK
  }

  /** §5.1, §5.2 */
  private short(line: number, power: number, answer: number, margin: number): number {
    const to = this.men[line + 1] > 0 && line < FINAL_LINE ? line + 1 : line
    const lost = this.others[line] > 0 ? this.lost(line) : this.held(line)
    return this.decided(
      margin + this.attack[line] + power - this.defence[line] - answer,
      power - answer,
      this.held(to),
      lost,
    )
  }

  /** §5.3, §5.4 The best of the lines it may be meant for: those with an own player, or any if there is none. */
  private long(line: number, power: number, answer: number, margin: number): number {
    const furthest = Math.min(FINAL_LINE, line + 3)
    let men = 0
    for (let to = line + 1; to <= furthest; to++) men += this.men[to]
    let best = Number.NEGATIVE_INFINITY
    for (let to = line + 1; to <= furthest; to++) {
      if (men > 0 && this.men[to] === 0) continue
      const value = this.longTo(line, to, power, answer, margin)
      if (value > best) best = value
    }
    return best
  }

  /** §5.5 */
  private dribble(s: State, carrier: number, power: number, answer: number, margin: number): number {
    const field = s.field[carrier]
    const line = lineFor(this.side, field)
    const to = step(this.side, field, true)
    if (to < 0) return this.held(line)
    const ahead = s.on[to] - 1
    const won = this.held(line + 1)
    if (ahead < 0 || seatOfPlayer(ahead) === this.side) return won
    const over = margin + s.attack[carrier] + power - s.defence[ahead] - answer
    return this.decided(over, power - answer, won, this.lost(line))
  }

  /** An action of the team with the ball, as it would end now if `margin` footballs were added. */
  action(s: State, kind: number, carrier: number, power: number, answer: number, margin: number): number {
    const line = lineFor(this.side, s.field[carrier])
    if (kind === SHORT) return this.short(line, power, answer, margin)
    if (kind === LONG && line < FINAL_LINE) return this.long(line, power, answer, margin)
    return this.dribble(s, carrier, power, answer, margin)
  }

  /** §5.4 A long ball meant for one line; won with nobody there it stays where it is. */
  longTo(from: number, to: number, power: number, answer: number, margin = 0): number {
    const lost = this.others[to] > 0 ? this.lost(to) : this.held(from)
    const isManned = this.men[to] > 0
    if (!isManned && !this.comparedAnywhere) return lost
    return this.decided(
      margin + this.attack[to] + power - this.defence[to] - answer,
      power - answer,
      this.held(isManned ? to : from),
      lost,
    )
  }
}
