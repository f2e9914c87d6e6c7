import type { MatchEvent, View, Viewer } from '@libero/kernel'
import { allShown } from '@libero/kernel'
import type { Table } from '@libero/table'
import type { Ink } from './ink.ts'
import { centred, cut, wrapped } from './ink.ts'

/** A line of what is told of a match. */
export interface Line {
  /** The entry of the table's log it belongs to. */
  readonly entry: number
  readonly minute: number
  readonly text: string
  readonly headline?: true
}

/** How the events of a game become lines. */
export interface Telling<E extends MatchEvent, V extends View> {
  readonly commentator: (event: E) => string | undefined
  readonly clock: (event: E) => number
  readonly headline: (event: E, view: V) => string | undefined
}

/** Everything told to one coach so far. */
export class Story<S, C, E extends MatchEvent, V extends View> {
  readonly lines: Line[] = []
  private heard = 0

  constructor(
    private readonly table: Table<S, C, E, V>,
    private readonly viewer: Viewer,
    private readonly telling: Telling<E, V>,
  ) {}

  /** The first entry of the log that was not told yet. */
  get next(): number {
    return this.heard
  }

  /** What was heard since last time, as lines. */
  takeNews(view: V): readonly Line[] {
    const { table, telling } = this
    const news = table.heard(this.viewer, this.heard)
    const fresh: Line[] = []
    for (const [i, heard] of (news.ok ? news.value : []).entries()) {
      const event = allShown(heard)
      const entry = this.heard + i
      const minute = telling.clock(event)
      const headline = telling.headline(event, view)
      const text = telling.commentator(event)
      if (headline) fresh.push({ entry, minute, text: headline, headline: true })
      if (text) fresh.push({ entry, minute, text })
    }
    this.heard = table.logLength
    this.lines.push(...fresh)
    return fresh
  }

  /** A decision was taken back, and with it what was told of it. */
  rewind(): void {
    const gone = this.lines.findIndex(({ entry }) => entry >= this.table.logLength)
    if (gone >= 0) this.lines.length = gone
    this.heard = this.table.logLength
  }
}

/** Columns the minute takes before a line: `  34′ `. */
const MARGIN = 6

/** One line in as many rows as it needs. */
export function storyRows({ minute, text, headline }: Line, width: number, ink: Ink): string[] {
  if (headline) return [ink('goal', centred(cut(`★ ★ ★   ${text}   ★ ★ ★`, width), width))]
  const clock = `${minute}′`.padStart(MARGIN - 1)
  const rows = wrapped(text, width - MARGIN - 1)
  return rows.map((row, i) => `${i === 0 ? ink('faint', clock) : ' '.repeat(MARGIN - 1)} ${row}`)
}
