import type { Checked, Refusal } from '@libero/kernel'
import { accepted, digestOf, inShort, isName, isObject, misnamed, readJson, refused } from '@libero/kernel'
import { checkCompetition, isId } from './check.ts'
import type { Competition, Entrant, Form, Incident, Lots, Result, Ties } from './competition.ts'
import { COMPETITION_FORMAT, INCIDENTS, MOST_ENTRANTS, TIE_BREAKS } from './competition.ts'
import { courseOf } from './course.ts'
import { faultOf } from './enter.ts'

/** Longest text that is read: some twenty times a double league of 32 with every goal in it. */
export const MOST_CHARACTERS = 4_000_000
const MOST_RESULTS = 2_000
const MOST_INCIDENTS = 100
const MOST_WORD = 60
const MOST_BRACKET = 32

/** C8 A competition is read whole or not at all, and the reason for refusing it is told. */
const refuse = (code: string, about?: Refusal['about']) =>
  refused({ code, rule: 'C8', ...(about && { about }) })

/** In this order a competition is written. */
const FIELDS = [
  'libero',
  'game',
  'name',
  'trophy',
  'agreed',
  'form',
  'entrants',
  'holder',
  'drawn',
  'results',
  'withdrawn',
] as const satisfies readonly (keyof Competition)[]

/** Text that `readCompetition` reads again; a digest shows whether somebody changed it by hand. */
export function writeCompetition(competition: Competition): string {
  const lines = FIELDS.filter((field) => competition[field] !== undefined).map(
    (field) => `${JSON.stringify(field)}: ${body(competition[field])}`,
  )
  lines.push(`"digest": ${JSON.stringify(digestOf(competition))}`)
  return `{\n${lines.join(',\n')}\n}\n`
}

/** A list is a line for each of its entries, so that a change shows. */
const body = (value: unknown): string =>
  Array.isArray(value) && value.length > 0
    ? `[\n${value.map((each) => `  ${JSON.stringify(each)}`).join(',\n')}\n]`
    : JSON.stringify(value)

/** The same from its text. A field we do not know is left out; a field we know must have its form. */
export function readCompetition(source: string): Checked<Competition> {
  if (source.length > MOST_CHARACTERS) return refuse('competition-too-long', { most: MOST_CHARACTERS })
  const json = readJson(source)
  if ('line' in json) return refuse('competition-damaged', json)
  const data = json.value
  if (!isObject(data) || !('libero' in data)) return refuse('competition-foreign')
  const format = data.libero
  if (typeof format !== 'string' || !format.startsWith('competition/')) return refuse('competition-foreign')
  if (format !== COMPETITION_FORMAT) return refuse('competition-newer', { format: inShort(format) })
  const { digest, ...rest } = data
  if (digest !== digestOf(rest)) return refuse('competition-edited')
  return plainCompetition(rest)
}

/** The same from data that may come from anywhere, such as a store or a link. */
export function plainCompetition(data: unknown): Checked<Competition> {
  if (!isObject(data)) return refuse('competition-damaged')
  const form = formIn(data.form)
  const entrants = listOf(data.entrants, MOST_ENTRANTS, entrantIn)
  const drawn = listOf(data.drawn, MOST_RESULTS, lotsIn)
  const results = listOf(data.results, MOST_RESULTS, resultIn)
  const withdrawn = listOf(data.withdrawn, MOST_ENTRANTS, (team) => (isId(team) ? team : undefined))
  const { game, name, trophy, agreed, holder } = data
  const parts = { form, entrants, drawn, results, withdrawn }
  const damaged = Object.entries(parts).find(([, part]) => part === undefined)
  if (damaged) return refuse('competition-damaged', { field: damaged[0] })
  if (!isId(game)) return refuse('competition-damaged', { field: 'game' })
  if (!isName(name)) return refuse('competition-damaged', { field: 'name' })
  if (trophy !== undefined && !isId(trophy)) return refuse('competition-damaged', { field: 'trophy' })
  if (agreed !== undefined && !isObject(agreed)) return refuse('competition-damaged', { field: 'agreed' })
  const defends = holder === undefined ? undefined : holderIn(holder)
  if (holder !== undefined && !defends) return refuse('competition-damaged', { field: 'holder' })
  if (!form || !entrants || !drawn || !results || !withdrawn) return refuse('competition-damaged')
  if (misnamed([agreed, entrants], false).length > 0)
    return refuse('competition-damaged', { field: 'entrants' })
  const competition: Competition = {
    libero: COMPETITION_FORMAT,
    game,
    name,
    ...(trophy !== undefined && { trophy }),
    ...(agreed !== undefined && { agreed }),
    form,
    entrants,
    ...(defends && { holder: defends }),
    drawn,
    results,
    withdrawn,
  }
  const refusals = checkCompetition(competition)
  if (refusals.length > 0) return { ok: false, refusals }
  return whole(competition)
}

/** Whether every result belongs to a match of it and could have ended one, and all luck was asked for. */
function whole(competition: Competition): Checked<Competition> {
  const { results, drawn, withdrawn } = competition
  const hasTwice = (names: readonly string[]) => new Set(names).size < names.length
  if (hasTwice(results.map(({ match }) => match))) return refuse('competition-damaged', { field: 'results' })
  if (hasTwice(drawn.map((lots) => lots.for))) return refuse('competition-damaged', { field: 'drawn' })
  if (hasTwice(withdrawn)) return refuse('competition-damaged', { field: 'withdrawn' })
  const course = courseOf(competition)
  const [result] = course.stale.results
  if (result !== undefined) return refuse('competition-damaged', { field: 'results', match: result })
  if (course.stale.lots.length > 0) return refuse('competition-damaged', { field: 'drawn' })
  for (const fixture of course.fixtures)
    if (fixture.result && 'goals' in fixture.result && faultOf(competition, course, fixture, fixture.result))
      return refuse('competition-damaged', { field: 'results', match: fixture.id })
  return accepted(competition)
}

function listOf<T>(
  value: unknown,
  most: number,
  read: (each: unknown) => T | undefined,
): readonly T[] | undefined {
  if (!Array.isArray(value) || value.length > most) return undefined
  const found: T[] = []
  for (const each of value) {
    const one = read(each)
    if (one === undefined) return undefined
    found.push(one)
  }
  return found
}

const isCount = (value: unknown, most = 999): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most

const isPair = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((count) => isCount(count))

const isWord = (value: unknown): value is string => isName(value, MOST_WORD)

const oneOf = <T>(value: unknown, words: readonly T[]): T | undefined => words.find((word) => word === value)

function holderIn(value: unknown): Competition['holder'] {
  if (!isObject(value)) return undefined
  const { team, bonus } = value
  return isId(team) && Number.isInteger(bonus) ? { team, bonus: Number(bonus) } : undefined
}

function entrantIn(value: unknown): Entrant | undefined {
  if (!isObject(value)) return undefined
  const { id, name, coach, build } = value
  if (!isId(id) || !isName(coach) || (name !== undefined && !isName(name))) return undefined
  return { id, ...(name !== undefined && { name }), coach, ...(build !== undefined && { build }) }
}

function lotsIn(value: unknown): Lots | undefined {
  if (!isObject(value) || typeof value.for !== 'string' || value.for.length > 2_000) return undefined
  const order = listOf(value.order, MOST_ENTRANTS, (team) => (isId(team) ? team : undefined))
  return order && new Set(order).size === order.length ? { for: value.for, order } : undefined
}

function resultIn(value: unknown): Result | undefined {
  if (!isObject(value)) return undefined
  const { match, home, away, goals, winner, by, shootOut, incidents, kept, awarded } = value
  if (!isId(match) || !isId(home) || !isId(away)) return undefined
  if (awarded !== undefined) {
    const whose = oneOf(awarded, ['home', 'away', 'nobody'] as const)
    return whose && goals === undefined ? { match, home, away, awarded: whose } : undefined
  }
  const told = incidents === undefined ? undefined : listOf(incidents, MOST_INCIDENTS, incidentIn)
  if (!isPair(goals) || (incidents !== undefined && !told)) return undefined
  if (winner !== undefined && winner !== 0 && winner !== 1) return undefined
  if ((by !== undefined && !isWord(by)) || (kept !== undefined && !isWord(kept))) return undefined
  if (shootOut !== undefined && !isPair(shootOut)) return undefined
  return {
    match,
    home,
    away,
    goals,
    ...(winner !== undefined && { winner }),
    ...(by !== undefined && { by }),
    ...(shootOut && { shootOut }),
    ...(told && { incidents: told }),
    ...(kept !== undefined && { kept }),
  }
}

function incidentIn(value: unknown): Incident | undefined {
  if (!isObject(value)) return undefined
  const kind = oneOf(value.kind, INCIDENTS)
  const { seat, man, minute } = value
  if (!kind || (seat !== 0 && seat !== 1) || !isWord(man)) return undefined
  if (minute !== undefined && !isCount(minute)) return undefined
  return { kind, seat, man, ...(minute !== undefined && { minute }) }
}

function tiesIn(value: unknown): Ties | undefined {
  if (!isObject(value)) return undefined
  const { legs, bestOf, awayGoals } = value
  if (bestOf === 3 || bestOf === 5) return legs === undefined ? { bestOf } : undefined
  if (legs === 1) return { legs }
  if (legs !== 2 || (awayGoals !== undefined && awayGoals !== true)) return undefined
  return { legs, ...(awayGoals && { awayGoals }) }
}

function formIn(value: unknown): Form | undefined {
  if (!isObject(value)) return undefined
  const { kind, pairing, rounds, groups, thirdPlace } = value
  if (thirdPlace !== undefined && thirdPlace !== true) return undefined
  const third: { readonly thirdPlace?: true } = thirdPlace === true ? { thirdPlace } : {}
  const ties = tiesIn(value.ties)
  const order = listOf(value.order, TIE_BREAKS.length, (by) => oneOf(by, TIE_BREAKS))
  if (kind === 'ladder') return isCount(rounds) ? { kind, rounds } : undefined
  if (kind === 'cup') {
    const paired = oneOf(pairing, ['drawn', 'seeded'] as const)
    return paired && ties ? { kind, pairing: paired, ties, ...third } : undefined
  }
  if ((rounds !== 1 && rounds !== 2) || !order) return undefined
  if (kind === 'league') return { kind, rounds, order }
  if (kind !== 'tournament') return undefined
  const paired = oneOf(pairing, ['drawn', 'listed'] as const)
  const bracket = listOf(value.bracket, MOST_BRACKET, placesIn)
  const thirds = value.thirds === undefined ? undefined : thirdsIn(value.thirds)
  if (!paired || !ties || !bracket || !isCount(groups, MOST_ENTRANTS)) return undefined
  if (value.thirds !== undefined && !thirds) return undefined
  return {
    kind,
    groups,
    pairing: paired,
    rounds,
    order,
    bracket,
    ...(thirds && { thirds }),
    ties,
    ...third,
  }
}

function placesIn(value: unknown): readonly [string, string] | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [one, two] = value
  const isPlace = (place: unknown): place is string =>
    typeof place === 'string' && /^(3|[A-Z]\d{1,2})$/.test(place)
  return isPlace(one) && isPlace(two) ? [one, two] : undefined
}

function thirdsIn(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isObject(value)) return undefined
  const entries = Object.entries(value)
  const isLetters = (letters: unknown) => typeof letters === 'string' && /^[A-Z]{1,16}$/.test(letters)
  const isSound = entries.length <= MOST_RESULTS && entries.every((entry) => entry.every(isLetters))
  return isSound ? (Object.fromEntries(entries) as Record<string, string>) : undefined
}
