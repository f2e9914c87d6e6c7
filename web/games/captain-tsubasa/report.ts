import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { clock, goalsOf, STORY_ROWS, sums } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { Report, Telling } from '../../face.ts'
import type { Print } from './print.ts'
import { printOf } from './print.ts'

/** What is counted in a match, its goals, and what deserves a mark beside them. */
export function report(events: readonly CaptainTsubasaEvent[], s: Seen, at: Telling): Report {
  const print = printOf(at)
  const side = (seat: Seat) => print.side(s, seat)
  const counted = sums(events)
  const minuteAt = clock()
  return {
    rows: STORY_ROWS.map((row) => ({ name: capital(print.game.story[row]), of: counted.get(row) ?? [0, 0] })),
    goals: goalsOf(events, print.set).map(({ seat, minute, score, by, scorer }) => ({
      seat,
      minute,
      score,
      words: [
        ...(scorer === undefined ? [] : [print.player(scorer)]),
        fill(print.text.goalBy[by], { side: side(seat) }),
      ].join(' · '),
    })),
    marks: events.flatMap((event) => {
      const minute = minuteAt(event)
      const marked = markOf(event, print, side)
      return marked ? [{ ...marked, minute }] : []
    }),
  }
}

function markOf(
  event: CaptainTsubasaEvent,
  print: Print,
  side: (seat: Seat) => string,
): Omit<Report['marks'][number], 'minute'> | undefined {
  const { text } = print
  switch (event.kind) {
    case 'booked':
      return {
        seat: event.seat,
        mark: event.colour,
        words: fill(text.bookedWords[event.colour], { side: side(event.seat) }),
      }
    case 'motivated':
      return {
        seat: event.seat,
        mark: 'change',
        words: fill(text.motivated, { player: print.short(event.card) }),
      }
    case 'signed':
      return {
        seat: event.seat,
        mark: 'change',
        words: fill(text.signed, { player: print.short(event.card), side: side(event.seat) }),
      }
    default:
      return undefined
  }
}
