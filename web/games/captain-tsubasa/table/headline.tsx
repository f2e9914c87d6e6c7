import type { Team } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, isOver } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { Headline, SideBadge, Telling } from '../../../face.ts'
import { Shirt } from '../../../parts/shirt.tsx'
import type { Print } from '../print.ts'
import { printOf } from '../print.ts'
import { captainTsubasaExplainedTexts } from './explained-text.ts'

/** Three letters, for a phone. */
const SHORT: Readonly<Record<Team, string>> = { nankatsu: 'NAN', toho: 'TOH' }

export function headline(s: Seen, at: Telling): Headline {
  const print = printOf(at)
  return {
    sides: [side(s, 0, print), side(s, 1, print)],
    goals: s.goals,
    minute: s.minute,
    period: period(s, print),
    periodIs: captainTsubasaExplainedTexts[at.language][s.late ? 'stoppage' : 'half'],
    ball: attackerOf(s),
  }
}

function side(s: Seen, seat: Seat, print: Print): SideBadge {
  const { team, booking } = s.sides[seat]
  const name = print.team(team)
  return {
    name,
    short: SHORT[team],
    badge: <Shirt seat={seat} />,
    ...(booking !== 'none' && {
      marks: [{ mark: booking, words: fill(print.text.bookedWords[booking], { side: name }) }],
    }),
  }
}

/** '1st half · 2/6', 'Stoppage time' */
function period(s: Seen, { text }: Print): string {
  if (isOver(s)) return text.fullTime
  const half = text.halves[(s.half - 1) as 0 | 1 | 2 | 3] as string | undefined
  if (half === undefined) return text.beforeKickOff
  if (s.late) return capital(text.stoppage)
  return s.round === 0 ? half : `${half} · ${fill(text.round, { round: s.round, rounds: s.rounds })}`
}
