import type { MatchEvent, Position, Request, Seat, View } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { Table } from '@libero/table'
import type { Face } from './face.ts'

/** A picture beside a rule: a position, and perhaps what is decided in it and what comes of it. */
export interface Diagram {
  readonly id: string
  /** The paragraph it belongs to. */
  readonly rule: string
  /** What people get wrong most: printed with the quick reference, too. */
  readonly onSheet?: true
  readonly from: Position
  /** Decisions from there, until something is told that is drawn below the pitch. */
  readonly play?: readonly (readonly [seat: Seat, action: string])[]
  /** The kind of what is drawn below. */
  readonly told?: string
  readonly caption: Readonly<Record<Language, string>>
}

/** The drawn positions of a game with what is said of each; the words name what the data do. */
export const withCaptions = <Id extends string>(
  drawn: readonly unknown[],
  captions: Readonly<Record<Language, Readonly<Record<Id, string>>>>,
): readonly Diagram[] =>
  (drawn as readonly (Omit<Diagram, 'caption'> & { readonly id: Id })[]).map((each) => ({
    ...each,
    caption: Object.fromEntries(
      Object.entries<Readonly<Record<Id, string>>>(captions).map(([language, words]) => [
        language,
        words[each.id],
      ]),
    ) as Record<Language, string>,
  }))

/** What a diagram shows: the table as home's coach sees it, and what came of it. */
export interface Still {
  readonly view: View
  readonly request: Request | undefined
  readonly heard: readonly MatchEvent[]
  readonly told?: MatchEvent
}

/** The luck of every diagram. */
const LUCK = { seed: '5'.repeat(64) }

/** Plays a diagram at a real table; nothing where the rules no longer allow it. */
export function stillOf({ game }: Pick<Face, 'game'>, { from, play = [], told }: Diagram): Still | undefined {
  const opened = Table.open(game, { from }, LUCK)
  if (!opened.ok) return undefined
  const table = opened.value
  const view = table.seenBy('home')
  const request = table.request(0)
  for (const [seat, action] of play) if (!table.act(seat, action).ok) return undefined
  const heard = table.heard('home')
  if (!heard.ok) return undefined
  if (told === undefined) return { view, request, heard: heard.value }
  const event = heard.value.find(({ kind }) => kind === told)
  return event && { view, request, heard: heard.value, told: event }
}
