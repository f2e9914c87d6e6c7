import type { Association, Competition, Entrant, Fixed, Form, TieBreak, Ties } from '@libero/competitions'
import {
  checkAssociation,
  found,
  MOST_ENTRANTS,
  PERSON,
  TIE_BREAKS,
  USUAL_ORDER,
  usualBracket,
} from '@libero/competitions'
import { COMPETITION_TEXTS } from '@libero/competitions/text'
import type { Checked } from '@libero/kernel'
import { accepted } from '@libero/kernel'
import type { Flags, Said } from '../arguments.ts'
import type { Surroundings } from '../terminal.ts'

export const KINDS = ['cup', 'league', 'world'] as const
export type Kind = (typeof KINDS)[number]

/** How a new competition is described. */
export const FOUNDING: Flags = {
  name: 'text',
  teams: 'text',
  size: 'text',
  you: 'text',
  level: 'text',
  legs: 'text',
  'best-of': 'text',
  'away-goals': 'yes',
  seeded: 'yes',
  'third-place': 'yes',
  groups: 'text',
  rounds: 'text',
  ladder: 'text',
  order: 'text',
  holder: 'text',
  bonus: 'text',
  trophy: 'text',
}

/** How many take part unless somebody says otherwise. */
const USUAL_SIZE = 8
const USUAL_LEVEL = 'heuristic'

/** What of a game a competition is founded with. */
interface Ground {
  readonly association: Omit<Association, 'reporter'>
  readonly levels: readonly string[]
  /** What the line agrees on for every match. */
  readonly agreed: Readonly<Record<string, unknown>>
}

/** A new competition as the line describes it. */
export function foundSaid(
  kind: Kind,
  line: Said,
  ground: Ground,
  here: Surroundings,
  fixed?: Fixed,
): Checked<Competition> {
  const { association } = ground
  const agreed = { ...fixed?.agreed, ...ground.agreed }
  const teams = fixed
    ? fixed.teams.map((id): Pick<Entrant, 'id' | 'name'> => ({ id }))
    : teamsSaid(line, association, agreed)
  const form = fixed?.form ?? formSaid(kind, line, association)
  const holder = line.word('holder')
  const trophy = line.word('trophy')
  const bonus = line.word('bonus')
  if ((holder === undefined) !== (bonus === undefined))
    line.misuse('option-needs', {
      option: holder === undefined ? '--bonus' : '--holder',
      needed: holder === undefined ? '--holder' : '--bonus',
    })
  const founded = found({
    game: association.game,
    name: line.word('name') ?? nameOf(form, here, fixed, trophy),
    form,
    entrants: entrantsSaid(line, teams, ground.levels),
    ...(Object.keys(agreed).length > 0 && { agreed }),
    ...(holder !== undefined && { holder: { team: holder, bonus: wholeSaid(line, 'bonus', bonus ?? '') } }),
    ...(trophy !== undefined && { trophy }),
  })
  if (!founded.ok) return founded
  const refusals = checkAssociation(association, founded.value)
  return refusals.length > 0 ? { ok: false, refusals } : accepted(founded.value)
}

/** '-4' or '+4'. */
function wholeSaid(line: Said, flag: string, value: string): number {
  const number = /^[+-]?\d{1,3}$/.test(value) ? Number(value) : Number.NaN
  if (Number.isInteger(number)) return number
  return line.misuse('value-wrong', { option: `--${flag}`, value, allowed: '-4, +4' })
}

function nameOf(form: Form, { language }: Surroundings, fixed: Fixed | undefined, trophy?: string): string {
  const text = COMPETITION_TEXTS[language]
  const {
    fixed: ready,
    trophies,
    forms,
  }: Record<'fixed' | 'trophies' | 'forms', Readonly<Record<string, string>>> = text
  if (fixed && Object.hasOwn(ready, fixed.id)) return ready[fixed.id] ?? ''
  if (trophy !== undefined && Object.hasOwn(trophies, trophy)) return trophies[trophy] ?? ''
  const isSeries = form.kind === 'cup' && 'bestOf' in form.ties
  return forms[isSeries ? 'series' : form.kind] ?? ''
}

const listSaid = (line: Said, flag: string): readonly string[] =>
  (line.word(flag) ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean)

/** Those named on the line; else the first of the game's own, or coaches without a name. */
function teamsSaid(
  line: Said,
  { teams, clubs }: Pick<Association, 'teams' | 'clubs'>,
  agreed: Competition['agreed'],
): readonly Pick<Entrant, 'id' | 'name'>[] {
  const ready = teams(agreed)
  const named = listSaid(line, 'teams')
  if (named.length > 0) {
    return named.map((team) => {
      if (ready.length > 0) {
        const id = [team, team.toUpperCase()].find((each) => ready.includes(each))
        return {
          id: id ?? line.misuse('value-wrong', { option: '--teams', value: team, allowed: ready.join(', ') }),
        }
      }
      return (
        clubs.find(({ id }) => id === team) ?? { id: team.toLowerCase().replace(/\s+/g, '-'), name: team }
      )
    })
  }
  const size = line.whole('size', USUAL_SIZE, 2, MOST_ENTRANTS)
  if (ready.length > 0) return ready.slice(0, size).map((id) => ({ id }))
  return Array.from({ length: size }, (_, i) => clubs[i] ?? { id: `side-${i + 1}` })
}

/** Levels are taken in turn where several are named; a person leads whatever team is his. */
function entrantsSaid(
  line: Said,
  teams: readonly Pick<Entrant, 'id' | 'name'>[],
  levels: readonly string[],
): readonly Entrant[] {
  const wanted = listSaid(line, 'level')
  const unknown = wanted.find((level) => !levels.includes(level))
  if (unknown !== undefined) line.misuse('bot-unknown', { bot: unknown, allowed: levels.join(', ') })
  const mine = listSaid(line, 'you')
  const ids = teams.map(({ id }) => id)
  const own = mine.map((team) => {
    const id = [team, team.toUpperCase(), team.toLowerCase().replace(/\s+/g, '-')].find((each) =>
      ids.includes(each),
    )
    return id ?? line.misuse('value-wrong', { option: '--you', value: team, allowed: ids.join(', ') })
  })
  return teams.map((team, i) => ({
    ...team,
    coach: own.includes(team.id) ? PERSON : (wanted[i % wanted.length] ?? USUAL_LEVEL),
  }))
}

function formSaid(kind: Kind, line: Said, association: Pick<Association, 'ties'>): Form {
  const third: { readonly thirdPlace?: true } = line.has('third-place') ? { thirdPlace: true } : {}
  const rounds = line.oneOf('rounds', ['1', '2'], '1') === '2' ? 2 : 1
  if (kind === 'league') {
    if (line.has('ladder')) return { kind: 'ladder', rounds: line.whole('ladder', 6, 1, 60) }
    return { kind: 'league', rounds, order: orderSaid(line) }
  }
  const ties = tiesSaid(line, association)
  if (line.has('groups')) {
    const groups = Number(line.oneOf('groups', ['1', '2', '4', '8'], '2'))
    const pairing = line.has('seeded') ? 'listed' : 'drawn'
    return {
      kind: 'tournament',
      groups,
      pairing,
      rounds,
      order: orderSaid(line),
      bracket: usualBracket(groups),
      ties,
      ...third,
    }
  }
  return { kind: 'cup', pairing: line.has('seeded') ? 'seeded' : 'drawn', ties, ...third }
}

function orderSaid(line: Said): readonly TieBreak[] {
  if (!line.has('order')) return USUAL_ORDER
  return listSaid(line, 'order').map(
    (by) =>
      TIE_BREAKS.find((known) => known === by) ??
      line.misuse('value-wrong', { option: '--order', value: by, allowed: TIE_BREAKS.join(', ') }),
  )
}

/** What the game does if nobody says otherwise. */
function tiesSaid(line: Said, { ties: [usual] }: Pick<Association, 'ties'>): Ties {
  if (line.has('legs') && line.has('best-of'))
    line.misuse('options-exclude', { options: '--legs, --best-of' })
  if (line.has('best-of')) return { bestOf: line.oneOf('best-of', ['3', '5'], '3') === '5' ? 5 : 3 }
  const ties = line.has('legs')
    ? ({ legs: line.oneOf('legs', ['1', '2'], '1') === '2' ? 2 : 1 } as const)
    : (usual?.ties ?? { legs: 1 })
  if (!line.has('away-goals')) return ties
  if (!('legs' in ties) || ties.legs !== 2)
    return line.misuse('option-needs', { option: '--away-goals', needed: '--legs 2' })
  return { legs: 2, awayGoals: true }
}
