import type { Seen } from '@libero/hat-trick/view'
import { handSize, onTheBall } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Headline, SideBadge, Telling } from '../../../face.ts'
import { Shirt } from '../../../parts/shirt.tsx'
import { Flag, hasFlag } from '../cards/flag.tsx'
import type { HatTrickFaceText } from '../text.ts'
import { hatTrickTexts } from '../text.ts'
import { hatTrickExplainedTexts } from './explained-text.ts'
import { inCapitals, manName, teamsOf } from './wording.ts'

/** Score, clock and what both coaches still hold. */
export function headline(s: Seen, at: Telling): Headline {
  const text = hatTrickTexts[at.language]
  const is = hatTrickExplainedTexts[at.language]
  const { shootOut } = s
  return {
    sides: [sideBadge(s, 0, at), sideBadge(s, 1, at)],
    goals: s.goals,
    minute: s.minute,
    period: periodWords(s, text),
    periodIs: s.half > 3 ? is.shootOut : s.half > 2 ? is.extraTime : is.half,
    ball: shootOut || s.outcome ? undefined : onTheBall(s),
    ...(shootOut && { beside: `(${shootOut.scored[0]} : ${shootOut.scored[1]})`, besideIs: is.shootOut }),
  }
}

export function periodWords({ half }: Pick<Seen, 'half'>, text: HatTrickFaceText): string {
  if (half > 3) return text.shootOut
  return half > 2 ? text.extraTime : (text.halves[half - 1] ?? '')
}

function sideBadge(s: Seen, seat: Seat, at: Telling): SideBadge {
  const text = hatTrickTexts[at.language]
  const side = s.sides[seat]
  const name = teamsOf(s, at)[seat]
  const isTwin = s.sides[0].team === s.sides[1].team
  return {
    name,
    short: hasFlag(side.team) && !isTwin ? side.team : inCapitals(name),
    about: [
      fill(text.hand, { count: handSize(side) }),
      fill(side.temporary ? text.lateDeck : text.deck, { count: side.deck }),
    ].join(' · '),
    aboutIs: hatTrickExplainedTexts[at.language].stock,
    badge: hasFlag(side.team) ? <Flag team={side.team} /> : <Shirt seat={seat} />,
    marks: [
      ...(side.yellow ? [{ mark: 'yellow' as const, words: text.yellow }] : []),
      // Who has been sent off lies nowhere on the table any more.
      ...side.players
        .filter(({ field }) => field === null)
        .map((player) => ({
          mark: 'red' as const,
          words: `${manName(s, { seat, player }, at)}, ${text.off}`,
        })),
    ],
  }
}
