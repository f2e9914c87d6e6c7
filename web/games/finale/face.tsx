import type { FinaleEvent } from '@libero/finale'
import { clock, finale, PERIODS, recap, secondLeg, shotBegins } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import { finaleOption } from '@libero/finale/view'
import type { Pair, Seat } from '@libero/kernel'
import { seatOf } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { Headline, SideBadge, Telling } from '../../face.ts'
import { faceFor } from '../../face.ts'
import { Crest } from './cards/cards.tsx'
import { wordsFor } from './print.ts'
import { finaleReport } from './report.ts'
import { stirs } from './stirs.ts'
import { because } from './table/because.ts'
import { course } from './table/course.ts'
import { finaleDetail } from './table/detail.tsx'
import { finaleExplainedTexts } from './table/explained-text.ts'
import { finaleHand } from './table/hand.tsx'
import { costs, criterion, doneWords, help, reasons } from './table/help.ts'
import { finaleLegend } from './table/legend.tsx'
import { concerns, meets } from './table/meets.ts'
import { finaleMoment } from './table/moments.tsx'
import { FinalePitch } from './table/pitch.tsx'
import { danger, sound } from './table/sounds.ts'
import { clubOf, stockWords } from './table/words.ts'
import { finaleFaceTexts } from './text.ts'

function headline(s: Seen, at: Telling): Headline {
  const { table } = TEXTS[at.language]
  const is = finaleExplainedTexts[at.language]
  const side = (seat: Seat): SideBadge => {
    const { club } = s.sides[seat]
    return {
      name: clubOf(s, seat, at),
      short: finaleFaceTexts[at.language].short[club],
      about: stockWords(s.sides[seat], at.language),
      aboutIs: is.stock,
      badge: <Crest club={club} />,
    }
  }
  const ball = s.outcome ? undefined : (s.action?.onTheBall ?? s.attacker)
  return {
    sides: [side(0), side(1)],
    goals: s.goals,
    minute: s.minute,
    period: capital(periodWords(s, table)),
    periodIs: s.shootOut ? is.shootOut : s.period > PERIODS ? is.extraTime : is.period,
    ball: ball && seatOf(ball),
    // In a shoot-out the period says its score.
    ...(s.aggregate &&
      !s.shootOut && { beside: `(${nearFirst(s, s.aggregate).join(' : ')})`, besideIs: is.legs }),
  }
}

/** As on the scoreboard, where the side that sits near stands first. */
const nearFirst = ({ viewer }: Seen, [home, away]: Pair<number>): Pair<number> =>
  viewer === 'away' ? [away, home] : [home, away]

function periodWords(s: Seen, table: (typeof TEXTS)['en']['table']): string {
  const { outcome, shootOut, period } = s
  if (outcome) return table.fullTime
  if (period === 0) return table.beforeKickOff
  if (shootOut) {
    const [first, second] = nearFirst(s, shootOut.scored)
    return fill(table.shootOut, { home: first, away: second })
  }
  return period > PERIODS
    ? fill(table.extraTime, { period: period - PERIODS })
    : fill(table.period, { period })
}

export const finaleFace = faceFor<FinaleEvent, Seen>({
  game: finale,
  wording: wordsFor,
  clock,
  recap,
  headline,
  Pitch: FinalePitch,
  hand: finaleHand,
  detail: finaleDetail,
  targetOf: (option, { seat }) => {
    const { kind, card, action } = finaleOption(option)
    if (kind === 'colour') return `pack/${seat}/${action}`
    return kind === 'man' ? `man/${card}` : kind === 'tactic' ? `hand/${seat}/${card}` : undefined
  },
  wouldBe: (target, { seat }, view) => {
    const [kind, first = '', second] = target.split('/')
    if (kind === 'man') return view.sides[seat].men.some(({ id }) => id === first) ? first : undefined
    return kind === 'hand' && first === String(seat) ? second : undefined
  },
  // Enough is enough: no change, no exchange, nobody more.
  declines: (option) => finaleOption(option).kind === 'done',
  // A button that stands for a colour begins like a word of its own.
  shortOption: (option, request, at) => {
    const meant = finaleOption(option)
    if (meant.kind === 'done') return doneWords(request, at)
    return meant.kind === 'colour' ? capital(TEXTS[at.language].colours[meant.about.colour]) : undefined
  },
  help,
  reasons,
  criterion,
  course,
  costs,
  moment: finaleMoment,
  because,
  sound,
  danger,
  shotBegins,
  stirs,
  report: (events, _view, at) => finaleReport(events, at),
  meets,
  concerns,
  legend: finaleLegend,
  sequel: (config, outcome) => secondLeg(config, outcome),
})
