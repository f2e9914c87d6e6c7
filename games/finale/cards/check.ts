import type { Checked, Refusal } from '@libero/kernel'
import { accepted, borrowsNameOf, inShort, isObject, wasName } from '@libero/kernel'
import type { Club, Hazard, Line } from '../vocabulary.ts'
import { BUDGET, CLUBS, ELEVEN, HAZARDS, LINES, SQUAD, TACTICS } from '../vocabulary.ts'
import { checkDie, checkDieAsFirst, dieNamed } from './check-die.ts'
import { checkAsFirst, checkTactics } from './check-tactics.ts'
import type { Data, Refuse } from './fields.ts'
import { isWhole, nameOf } from './fields.ts'
import { PUBLISHED } from './ours.ts'
import type { CardSet, Source } from './set.ts'
import { SOURCES } from './set.ts'

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value)

const PER_CLUB = 30

const borrowsOurName = borrowsNameOf(() => PUBLISHED.map(tidy))

/**
 * Everything that keeps a card set from being played, at once. It holds for sets typed in from a box as for ours;
 * what only our design promises (equal colours, cards without build-up, even hazards) is tested, not asked of others.
 * With a version of the rules, what only that version asked comes on top.
 */
export function checkCardSet(value: unknown, version = ''): Checked<CardSet> {
  const refusals: Refusal[] = []
  const refuse: Refuse = (rule, code, about) => refusals.push({ code, rule, about })
  if (!isObject(value))
    return { ok: false, refusals: [{ code: 'card-set-malformed', rule: '4.1', about: { field: 'cards' } }] }
  for (const field of ['name', 'version'])
    if (!wasName(value[field])) refuse('4.1', 'card-set-unnamed', { field })
  const footballers = Array.isArray(value.footballers) ? value.footballers.slice(0, 2 * PER_CLUB + 1) : []
  const tactics = Array.isArray(value.tactics) ? value.tactics.slice(0, TACTICS + 1) : []
  if (footballers.length !== 2 * PER_CLUB)
    refuse('3.1', 'card-set-footballers', { want: 2 * PER_CLUB, field: 'footballers' })
  if (tactics.length !== TACTICS) refuse('4.1', 'card-set-tactics', { want: TACTICS, field: 'tactics' })
  checkIds(footballers, tactics, refuse)
  footballers.forEach((man, n) => {
    checkFootballer(isObject(man) ? man : {}, `footballers.${n}`, refuse)
  })
  for (const club of CLUBS) checkClub(club, footballers, refuse)
  checkTactics(tactics, refuse)
  checkDie(value.die, refuse)
  if (version === 'finale-1') {
    checkAsFirst(tactics, refuse)
    checkDieAsFirst(value.die, refuse)
  }
  if (refusals.length > 0) return { ok: false, refusals }
  const set = tidy(value as unknown as CardSet)
  if (borrowsOurName(set)) {
    const called = { name: inShort(set.name), version: inShort(set.version) }
    refuse('13.5', 'card-set-not-ours', { ...called, field: 'name' })
  }
  return refusals.length > 0 ? { ok: false, refusals } : accepted(set)
}

/** Decisions name cards by their ids, so no two may be alike, nor called like the answer 'done'. */
function checkIds(footballers: readonly unknown[], tactics: readonly unknown[], refuse: Refuse): void {
  const ids = new Set<unknown>()
  const all = [footballers, tactics].flatMap((cards, kind) =>
    cards.map((card: unknown, n) => ({ card, field: `${kind === 0 ? 'footballers' : 'tactics'}.${n}.id` })),
  )
  for (const [n, { card, field }] of all.entries()) {
    const id = isObject(card) ? card.id : undefined
    if (!isId(id)) refuse('4.1', 'card-id', { number: n + 1, field })
    else if (ids.has(id) || id === 'done') refuse('4.1', 'card-id-twice', { card: id, field })
    ids.add(id)
  }
}

/** Only what a card set consists of, as a copy: nothing a stranger added, nothing he can still change. */
function tidy({ name, version, footballers, tactics, die }: CardSet): CardSet {
  return {
    name,
    version,
    footballers: footballers.map(({ id, club, name, line, price, strengths, hazards, beginner, source }) => ({
      id,
      club,
      name,
      line,
      price,
      strengths: [strengths[0], strengths[1], strengths[2], strengths[3]],
      hazards: [hazards[0], hazards[1], hazards[2], hazards[3]],
      beginner,
      source,
    })),
    tactics: tactics.map(({ id, name, colour, power, buildUp, finish, arrow, arrows, closing, source }) => ({
      id,
      ...(name && { name }),
      colour,
      power,
      buildUp: { attack: { ...buildUp.attack }, defence: { ...buildUp.defence } },
      finish: { attack: { ...finish.attack }, defence: { ...finish.defence } },
      ...(arrow && { arrow }),
      ...(arrows &&
        arrows.length > 0 && { arrows: arrows.map(({ side, from, to }) => ({ side, from, to })) }),
      ...(closing && { closing }),
      source,
    })),
    ...dieNamed(die),
  }
}

/** §3 A club must be able to put up a squad, and have the fifteen of a first match. */
function checkClub(club: Club, footballers: readonly unknown[], refuse: Refuse): void {
  const men = footballers.filter(isObject).filter((man) => man.club === club)
  if (men.length !== PER_CLUB)
    refuse('3.1', 'card-set-club', { club, count: men.length, want: PER_CLUB, field: 'footballers' })
  const keepers = men.filter((man) => man.line === 'keeper')
  const priceOf = (man: Data) => (isWhole(man.price, 0, BUDGET) ? man.price : BUDGET)
  const cheapest = (some: readonly Data[], count: number) =>
    some
      .map(priceOf)
      .sort((a, b) => a - b)
      .slice(0, count)
  const outfield = men.filter((man) => man.line !== 'keeper')
  const squad = [...cheapest(keepers, 1), ...cheapest(outfield, SQUAD - 1)]
  const points = squad.reduce((sum, price) => sum + price, 0)
  if (keepers.length === 0) refuse('3.3', 'card-set-no-keeper', { club, field: 'footballers' })
  else if (points > BUDGET)
    refuse('3.2', 'card-set-too-dear', { club, points, budget: BUDGET, field: 'footballers' })
  const beginners = men.filter((man) => man.beginner === true)
  const price = beginners.map(priceOf).reduce((sum, one) => sum + one, 0)
  const inGoal = beginners.filter((man) => man.line === 'keeper').length
  // Eleven must stand on the pitch with one keeper among them: the bench has room for four.
  const fit = beginners.length === SQUAD && inGoal >= 1 && inGoal <= SQUAD - ELEVEN + 1 && price <= BUDGET
  if (!fit)
    refuse('3.2', 'card-set-beginners', {
      club,
      count: beginners.length,
      points: price,
      field: 'footballers',
    })
}

function checkFootballer(man: Data, field: string, refuse: Refuse): void {
  const about = (part: string) => ({ card: nameOf(man), field: `${field}.${part}` })
  if (!wasName(man.name)) refuse('2.1', 'footballer-name', about('name'))
  if (!CLUBS.includes(man.club as Club)) refuse('1.1', 'footballer-club', about('club'))
  if (!LINES.includes(man.line as Line)) refuse('2.1', 'footballer-line', about('line'))
  if (!isWhole(man.price, 0, 50)) refuse('2.1', 'footballer-price', about('price'))
  for (const part of wrongOfFour(man.strengths, (n) => isWhole(n, 1, 5)))
    refuse('2.2', 'footballer-strengths', about(`strengths${part}`))
  const isHazard = (hazard: unknown) =>
    hazard === null || (hazard !== 'none' && HAZARDS.includes(hazard as Hazard))
  for (const part of wrongOfFour(man.hazards, isHazard))
    refuse('2.4', 'footballer-hazards', about(`hazards${part}`))
  if (typeof man.beginner !== 'boolean') refuse('3.2', 'footballer-beginner', about('beginner'))
  if (!SOURCES.includes(man.source as Source)) refuse('2.1', 'card-source', about('source'))
}

/** Which of four values are wrong: '.2' for the third, '' for all where there are not four. */
function wrongOfFour(values: unknown, isRight: (value: unknown) => boolean): readonly string[] {
  if (!Array.isArray(values) || values.length !== 4) return ['']
  return [0, 1, 2, 3].filter((n) => !isRight(values[n])).map((n) => `.${n}`)
}
