import type { Checked, Game, MatchEvent, RecordedChance, Refusal, Seat, View } from '@libero/kernel'
import { accepted, refused } from '@libero/kernel'
import { nameFaults } from './names.ts'
import { Table } from './table.ts'

/**
 * Where both coaches build unseen. A build is checked when it is handed in, sealed until both are there, and
 * opened together at kick-off.
 */
export class DressingRooms<S, C, E extends MatchEvent = MatchEvent, V extends View = View> {
  private readonly sealed: [unknown, unknown] = [undefined, undefined]

  constructor(
    private readonly game: Game<S, C, E, V>,
    private readonly options: unknown,
  ) {}

  /** Live validation: every reason against a build that is not handed in yet. */
  check(seat: Seat, build: unknown): readonly Refusal[] {
    return [...nameFaults(build, false), ...this.game.checkBuild(seat, build, this.options)]
  }

  /** Hands in a build; until both are in, it may be replaced. */
  seal(seat: Seat, build: unknown): Checked<true> {
    const refusals = this.check(seat, build)
    if (refusals.length > 0) return { ok: false, refusals }
    // A copy: what the coach does to his own data afterwards is no longer the sealed build.
    this.sealed[seat] = JSON.parse(JSON.stringify(build))
    return accepted(true)
  }

  /** That a build is in may be known; what is in it may not. */
  isSealed(seat: Seat): boolean {
    return this.sealed[seat] !== undefined
  }

  /** Kick-off with both builds opened. */
  open(chance: RecordedChance): Checked<Table<S, C, E, V>> {
    if (!this.isSealed(0) || !this.isSealed(1)) return refused({ code: 'builds-missing', rule: 'T7' })
    return Table.open(this.game, { config: { options: this.options, builds: this.sealed } }, chance)
  }
}
