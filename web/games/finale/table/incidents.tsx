import type { FinaleEvent } from '@libero/finale'
import { surname } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Incident, Telling } from '../../../face.ts'
import { ahead, earlier, kicksOf } from '../../../parts/incident.ts'
import { FootballerCard, kitOf } from '../cards/cards.tsx'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { contestOf, turnAt } from './contest.ts'
import { clubOf } from './words.ts'

/** What deserves a scene beside a goal: shots that are stopped, sendings-off, whistles and the kicks of a shoot-out. */
export function incidentOf(
  event: FinaleEvent,
  s: Seen,
  at: Telling,
  before: readonly FinaleEvent[],
): Incident | undefined {
  const text = finaleFaceTexts[at.language]
  const past = earlier(event, at, before)
  const cardOf = (id: string, turn = 0) => {
    const card = printOf(at.words).man(id)
    return card && <FootballerCard card={card} language={at.language} turn={turn} plain />
  }
  const worn = (seat: Seat) => ({ seat, kit: kitOf(s.sides[seat].club) })
  switch (event.kind) {
    case 'turned': {
      // §6.9 The result has been read: then the ball is seen in the keeper's hands.
      const shot = past.findLast(({ kind }) => kind === 'comparison' || kind === 'action')
      if (shot?.kind !== 'comparison' || shot.action !== 'finish' || shot.won) return undefined
      const seat = other(shot.seat)
      const { men } = contestOf(shot, at)
      const keeper = men[seat].find(({ id }) => printOf(at.words).man(id)?.line === 'keeper') ?? men[seat][0]
      return {
        title: text.noGoal,
        ...worn(seat),
        words: [
          ...(keeper === undefined ? [] : [at.words.nameOf(keeper.id)]),
          fill(text.holds, { total: shot.totals[seat], other: shot.totals[shot.seat] }),
        ].join(' · '),
        ball: shot.totals[0] === shot.totals[1] ? 'parried' : 'held',
        keeper:
          keeper === undefined
            ? undefined
            : cardOf(keeper.id, turnAt(keeper.id, keeper.strength, shot, undefined, at)),
      }
    }
    case 'sent-off':
      return {
        title: fill(event.secondYellow ? text.secondYellow : text.sentOff, {
          man: surname(at.words.nameOf(event.man)),
        }),
        ...worn(event.seat),
        seat: other(event.seat),
        words: `${clubOf(s, event.seat, at)} · ${text.offForGood}`,
        card: cardOf(event.man),
        aspect: 1,
        raised: 'red',
      }
    case 'period-over':
      return event.period === 3
        ? { title: text.halfTime, ...worn(ahead(event.goals)), words: '', goals: event.goals }
        : undefined
    case 'extra-time':
      return { title: text.extraTime, ...worn(ahead(event.goals)), words: '', goals: event.goals }
    case 'shoot-out':
      return { title: text.shootOut, ...worn(0), words: '', ball: 'spot', kicks: [[], []] }
    case 'shot': {
      const { seat, scored, taker, keeper, totals } = event
      return {
        title: scored ? text.goal : text.noGoal,
        ...worn(scored ? seat : other(seat)),
        words: `${surname(at.words.nameOf(taker))} ${totals[0]} : ${totals[1]} ${surname(at.words.nameOf(keeper))}`,
        card: cardOf(taker),
        aspect: 1,
        ball: scored ? 'in' : 'held',
        keeper: cardOf(keeper),
        kicks: kicksOf([...past, event].filter((each) => each.kind === 'shot')),
      }
    }
    default:
      return undefined
  }
}
