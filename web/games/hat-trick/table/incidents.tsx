import type { Corner, HatTrickEvent } from '@libero/hat-trick'
import type { Seen } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { capital } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import type { Incident, Telling } from '../../../face.ts'
import { ahead, earlier, kicksOf } from '../../../parts/incident.ts'
import { KeeperCard } from '../cards/cards.tsx'
import { hatTrickTexts } from '../text.ts'
import { calledMan, teamsOf } from './wording.ts'

/** What deserves a scene beside a goal: saves, sendings-off, penalties, whistles and the kicks of a shoot-out. */
export function incidentOf(
  event: HatTrickEvent,
  s: Seen,
  at: Telling,
  before: readonly HatTrickEvent[],
  cardOf: (seat: Seat, number: number) => ReactNode,
): Incident | undefined {
  const said = hatTrickTexts[at.language].moments
  const teams = teamsOf(s, at)
  const past = earlier(event, at, before)
  const keeperOf = (seat: Seat) => <KeeperCard seat={seat} star={s.sides[seat].starKeeper} dives />
  const duel = past.findLast(({ kind }) => kind === 'duel')
  const corner = duel?.kind === 'duel' ? { corner: duel.shot as Corner, dive: duel.dive as Corner } : {}
  const whistle = (title: string, goals: readonly [number, number], words = ''): Incident => ({
    title,
    seat: ahead(goals),
    words,
    goals,
  })
  switch (event.kind) {
    case 'saved':
    case 'parried': {
      const { kind, seat } = event
      const kept = kind === 'parried' ? 'parried' : event.total === event.power ? 'level' : 'saved'
      return {
        title: said[kind],
        seat,
        words: `${teams[seat]} · ${said.keeping[kept]}`,
        ball: kind === 'saved' ? 'held' : 'parried',
        keeper: keeperOf(seat),
        ...corner,
      }
    }
    case 'foul': {
      if (event.card === 'yellow') return undefined
      const { seat, number } = event
      const name = capital(calledMan(s, seat, number, at))
      return {
        title: said.red,
        seat: other(seat),
        kit: seat,
        words: `${name} · ${teams[seat]}. ${said.yellowBack}`,
        card: cardOf(seat, number),
        raised: 'red',
      }
    }
    case 'penalty': {
      const { seat, number } = event
      return {
        title: said.penalty,
        seat,
        words: teams[seat],
        card: cardOf(seat, number),
        ball: 'spot',
        keeper: keeperOf(other(seat)),
      }
    }
    case 'half-over':
      return whistle([said.halfTime, said.secondOver][event.half - 1] ?? said.extraTimeOver, event.goals)
    case 'shoot-out':
      return {
        title: said.shootOut,
        seat: event.seat,
        words: '',
        ball: 'spot',
        keeper: keeperOf(other(event.seat)),
        kicks: [[], []],
      }
    case 'penalty-result': {
      const { seat, scored } = event
      return {
        title: scored ? said.scored : said.missed,
        seat: scored ? seat : other(seat),
        words: teams[seat],
        ball: scored ? 'in' : 'held',
        keeper: keeperOf(other(seat)),
        ...corner,
        kicks: kicksOf([...past, event].filter((each) => each.kind === 'penalty-result')),
      }
    }
    default:
      return undefined
  }
}
