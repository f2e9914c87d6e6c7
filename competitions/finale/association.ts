import type { FinaleEvent, FinaleOptions } from '@libero/finale'
import { BUDGET } from '@libero/finale'
import type { Agreement, Association, ToPlay } from '../association.ts'
import { bonuses, inSeats } from '../association.ts'
import type { Incident } from '../competition.ts'
import { CLUBS } from './clubs.ts'

/** §12.1 The four cups in the box, for German and European competitions; what they are called is ours. */
export const TROPHIES = ['national', 'league', 'european', 'super'] as const

export const finaleAssociation: Association<FinaleEvent> = {
  game: 'finale',
  ties: [
    // In the book's cups two legs, always; a single match with extra time is what coaches may agree on otherwise.
    { ties: { legs: 2 }, rule: '12.1' },
    { ties: { legs: 1 }, rule: '10.2' },
  ],
  teams: () => [],
  fixed: [],
  clubs: CLUBS,
  trophies: TROPHIES,
  // With less than 40 points a coach could hardly fill a squad; the cheapest fifteen cost 36.
  bonus: { rule: '12.4', least: -10, most: 15 },
  agree,
  reporter: () => incidentOf,
}

/** §12 Legs go on where the other ended; §10.2 extra time where a single match must be won; §12.4 the holder’s points. */
function agree(match: ToPlay): Agreement {
  const { competition, fixture, firstLeg } = match
  const { form, agreed = {} } = competition
  const isTwoLegged =
    'ties' in form && 'legs' in form.ties && form.ties.legs === 2 && fixture.leg !== undefined
  const awayGoals = isTwoLegged && 'awayGoals' in form.ties && form.ties.awayGoals === true
  const tie: FinaleOptions = !isTwoLegged
    ? fixture.mustDecide
      ? { extraTime: true }
      : {}
    : firstLeg
      ? { tie: { leg: 2, firstLeg, ...(awayGoals && { awayGoals }) } }
      : { tie: { leg: 1, ...(awayGoals && { awayGoals }) } }
  const [home, away] = bonuses(match)
  const budget = [BUDGET + home, BUDGET + away] as const
  const isHandicap = home !== 0 || away !== 0
  const buildsAs = inSeats(isTwoLegged ? fixture.leg : undefined)
  const asBuilt = buildsAs[0] === 0 ? budget : ([budget[1], budget[0]] as const)
  return {
    options: { ...agreed, ...tie, ...(isHandicap && { budget }) },
    optionsOfBuild: { ...agreed, ...(isHandicap && { budget: asBuilt }) },
    builds: [undefined, undefined],
    buildsAs,
  }
}

function incidentOf(event: FinaleEvent): Incident | undefined {
  switch (event.kind) {
    case 'goal':
      return { kind: 'goal', seat: event.seat, man: event.scorer, minute: event.minute }
    case 'booked':
      return { kind: 'yellow', seat: event.seat, man: event.man }
    case 'sent-off':
      return { kind: 'red', seat: event.seat, man: event.man }
    case 'injured':
      return { kind: 'injury', seat: event.seat, man: event.man }
    default:
      return undefined
  }
}
