import type { Checked, Refusal } from '@libero/kernel'
import { accepted, isName } from '@libero/kernel'
import type { Competition, Entrant, Form } from './competition.ts'
import { COMPETITION_FORMAT, MOST_ENTRANTS, TIE_BREAKS } from './competition.ts'
import { THIRD } from './groups.ts'

/** C1 Who takes part and what is played for must fit each other; everything that does not is told at once. */
export function checkCompetition(competition: Competition): readonly Refusal[] {
  const { entrants, form, name, holder, withdrawn } = competition
  const refusals: Refusal[] = []
  const refuse = (code: string, about?: Refusal['about']) =>
    refusals.push({ code, rule: 'C1', ...(about && { about }) })
  const ids = entrants.map(({ id }) => id)
  if (!isName(name)) refuse('competition-unnamed')
  if (entrants.length < 2 || entrants.length > MOST_ENTRANTS)
    refuse('entrants-count', { count: entrants.length, most: MOST_ENTRANTS })
  for (const [i, id] of ids.entries()) if (ids.indexOf(id) < i) refuse('entrant-twice', { team: id })
  for (const entrant of entrants) if (!isEntrant(entrant)) refuse('entrant-unnamed', { team: entrant.id })
  if (holder && !ids.includes(holder.team)) refuse('team-unknown', { team: holder.team })
  for (const team of withdrawn) if (!ids.includes(team)) refuse('team-unknown', { team })
  return [...refusals, ...checkForm(form, entrants.length)]
}

/** An id is a word without blanks: it stands in the names of lots. */
export const isId = (value: unknown): value is string => isName(value, 40) && !/\s/.test(value)

const isEntrant = ({ id, name, coach }: Entrant): boolean =>
  isId(id) && (name === undefined || isName(name)) && isName(coach)

const MOST_LADDER_ROUNDS = 60

function checkForm(form: Form, entrants: number): readonly Refusal[] {
  const refusals: Refusal[] = []
  const refuse = (code: string, about?: Refusal['about']) =>
    refusals.push({ code, rule: 'C2', ...(about && { about }) })
  if (form.kind === 'ladder' && !(form.rounds >= 1 && form.rounds <= MOST_LADDER_ROUNDS))
    refuse('ladder-rounds', { most: MOST_LADDER_ROUNDS })
  if (form.kind === 'league' || form.kind === 'tournament')
    for (const by of form.order)
      if (!TIE_BREAKS.includes(by)) refuse('tie-break-unknown', { by, allowed: TIE_BREAKS.join(', ') })
  if (form.kind !== 'tournament') return refusals
  const { groups, bracket, thirds } = form
  const smallest = Math.floor(entrants / groups)
  if (!(groups >= 1 && smallest >= 2)) refuse('groups-count', { groups, count: entrants })
  const isFull = bracket.length > 0 && Number.isInteger(Math.log2(bracket.length))
  const places = bracket.flat()
  const isPlace = (place: string): boolean => {
    if (place === THIRD) return smallest >= 3
    const group = place.charCodeAt(0) - 65
    const rank = Number(place.slice(1))
    return group >= 0 && group < groups && Number.isInteger(rank) && rank >= 1 && rank <= smallest
  }
  const named = places.filter((place) => place !== THIRD)
  const wrong = places.find((place) => !isPlace(place))
  if (!isFull || new Set(named).size < named.length) refuse('bracket-wrong', { place: wrong ?? '' })
  else if (wrong !== undefined) refuse('bracket-wrong', { place: wrong })
  const taken = places.length - named.length
  if (taken > groups) refuse('bracket-wrong', { place: THIRD })
  for (const [best, order] of Object.entries(thirds ?? {}))
    if (best.length !== taken || sorted(best) !== best || sorted(order) !== best)
      refuse('bracket-wrong', { place: best })
  return refusals
}

const sorted = (letters: string): string => [...letters].sort().join('')

/** A new competition, in which nothing was drawn or played yet. */
export function found(
  of: Pick<Competition, 'game' | 'name' | 'form' | 'entrants'> &
    Partial<Pick<Competition, 'trophy' | 'agreed' | 'holder'>>,
): Checked<Competition> {
  const competition: Competition = {
    libero: COMPETITION_FORMAT,
    ...of,
    drawn: [],
    results: [],
    withdrawn: [],
  }
  const refusals = checkCompetition(competition)
  return refusals.length > 0 ? { ok: false, refusals } : accepted(competition)
}
