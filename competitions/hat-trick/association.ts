import type { HatTrickEvent, HatTrickOptions } from '@libero/hat-trick'
import { teamsReady } from '@libero/hat-trick'
import type { Agreement, Association, Fixed, ToPlay } from '../association.ts'
import type { Incident } from '../competition.ts'
import { DIRECT_ORDER, USUAL_ORDER } from '../competition.ts'
import { THIRD, usualBracket } from '../groups.ts'

const PLAYERS: HatTrickOptions = { expansion: 'players' }

/** The rulebook's star table: its order is that of eight groups of four. */
const world: Fixed = {
  id: 'world',
  form: {
    kind: 'tournament',
    groups: 8,
    pairing: 'listed',
    rounds: 1,
    order: USUAL_ORDER,
    bracket: usualBracket(8),
    ties: { legs: 1 },
    thirdPlace: true,
  },
  teams: teamsReady({}),
}

/** The groups of the European championship of 2016, whose 24 have team cards in the Players expansion. */
const EURO_GROUPS = [
  ['FRA', 'ROU', 'ALB', 'SUI'],
  ['ENG', 'RUS', 'WAL', 'SVK'],
  ['GER', 'UKR', 'POL', 'NIR'],
  ['ESP', 'CZE', 'TUR', 'CRO'],
  ['BEL', 'ITA', 'IRL', 'SWE'],
  ['POR', 'ISL', 'AUT', 'HUN'],
]

/** Which thirds go to the winners of D, B, C and A, by the groups whose thirds are among the four best. */
const EURO_THIRDS = {
  ABCD: 'BDAC',
  ABCE: 'EABC',
  ABCF: 'FABC',
  ABDE: 'EABD',
  ABDF: 'FABD',
  ABEF: 'FABE',
  ACDE: 'EDAC',
  ACDF: 'FDAC',
  ACEF: 'EAFC',
  ADEF: 'EAFD',
  BCDE: 'EDBC',
  BCDF: 'FDBC',
  BCEF: 'FCBE',
  BDEF: 'FDBE',
  CDEF: 'EDFC',
}

const euro: Fixed = {
  id: 'euro',
  agreed: { ...PLAYERS },
  form: {
    kind: 'tournament',
    groups: EURO_GROUPS.length,
    pairing: 'listed',
    rounds: 1,
    order: DIRECT_ORDER,
    bracket: [
      ['A2', 'C2'],
      ['D1', THIRD],
      ['B1', THIRD],
      ['F1', 'E2'],
      ['C1', THIRD],
      ['E1', 'D2'],
      ['A1', THIRD],
      ['B2', 'F2'],
    ],
    thirds: EURO_THIRDS,
    ties: { legs: 1 },
  },
  teams: EURO_GROUPS.flat(),
}

export const hatTrickAssociation: Association<HatTrickEvent> = {
  game: 'hat-trick',
  // The rulebook knows no second leg: a match that must be won goes to extra time and penalties.
  ties: [{ ties: { legs: 1 }, rule: '11.2' }],
  teams: teamsReady,
  fixed: [world, euro],
  clubs: [],
  trophies: [],
  agree,
  reporter: () => incidentOf,
}

/** §11.1, §11.2 Extra time and a shoot-out, only where somebody has to win. */
function agree({ competition, fixture }: ToPlay): Agreement {
  const options: HatTrickOptions = {
    ...competition.agreed,
    ...(fixture.mustDecide && { extraTime: true, shootOut: true }),
  }
  const ready = teamsReady(competition.agreed)
  const built = (team: string) => (ready.includes(team) ? { team } : undefined)
  return {
    options,
    optionsOfBuild: options,
    builds: [built(fixture.home), built(fixture.away)],
    buildsAs: [0, 1],
  }
}

function incidentOf(event: HatTrickEvent): Incident | undefined {
  if (event.kind === 'goal')
    return { kind: 'goal', seat: event.seat, man: String(event.number), minute: event.minute }
  if (event.kind === 'foul') return { kind: event.card, seat: event.seat, man: String(event.number) }
  return undefined
}
