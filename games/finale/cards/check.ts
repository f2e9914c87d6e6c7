import type { Checked, Refusal } from '@libero/kernel'
import { accepted, borrowsNameOf, inShort, isObject, wasName } from '@libero/kernel'
import type { Club, Colour, Hazard, Line, Place } from '../vocabulary.ts'
import {
  BUDGET,
  CLUBS,
  COLOURS,
  ELEVEN,
  HAZARDS,
  LINES,
  PER_COLOUR,
  PLACES,
  SQUAD,
  TACTICS,
} from '../vocabulary.ts'
import { PUBLISHED } from './ours.ts'
import type { CardSet, Men, Source } from './set.ts'
import { menIn, SOURCES } from './set.ts'

type Data = Record<string, unknown>

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[a-z0-9][a-z0-9-]{0,39}$/.test(value)
const isWhole = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

/** §4.1 The powers of one colour. */
const POWERS = '1,2,2,3,4,5'
const PER_CLUB = 30

const borrowsOurName = borrowsNameOf(() => PUBLISHED.map(tidy))

/**
 * Everything that keeps a card set from being played, at once. It holds for sets typed in from a box as for ours;
 * what only our design promises (arrows, cards without build-up, even hazards) is tested, not asked of others.
 */
export function checkCardSet(value: unknown): Checked<CardSet> {
  const refusals: Refusal[] = []
  const refuse = (rule: string, code: string, about: Refusal['about'] = {}) =>
    refusals.push({ code, rule, about })
  if (!isObject(value)) return { ok: false, refusals: [{ code: 'card-set-malformed', rule: '4.1' }] }
  if (!wasName(value.name) || !wasName(value.version)) refuse('4.1', 'card-set-unnamed')
  const footballers = Array.isArray(value.footballers) ? value.footballers.slice(0, 2 * PER_CLUB + 1) : []
  const tactics = Array.isArray(value.tactics) ? value.tactics.slice(0, TACTICS + 1) : []
  if (footballers.length !== 2 * PER_CLUB) refuse('3.1', 'card-set-footballers', { want: 2 * PER_CLUB })
  if (tactics.length !== TACTICS) refuse('4.1', 'card-set-tactics', { want: TACTICS })
  const ids = new Set<unknown>()
  for (const [n, card] of [...footballers, ...tactics].entries()) {
    const id = isObject(card) ? card.id : undefined
    if (!isId(id)) refuse('4.1', 'card-id', { number: n + 1 })
    else if (ids.has(id) || id === 'done') refuse('4.1', 'card-id-twice', { card: id })
    ids.add(id)
  }
  for (const man of footballers) checkFootballer(isObject(man) ? man : {}, refuse)
  for (const club of CLUBS) checkClub(club, footballers, refuse)
  for (const tactic of tactics) checkTactic(isObject(tactic) ? tactic : {}, refuse)
  checkColours(tactics, refuse)
  if (refusals.length > 0) return { ok: false, refusals }
  const set = tidy(value as unknown as CardSet)
  if (borrowsOurName(set))
    refuse('13.5', 'card-set-not-ours', { name: inShort(set.name), version: inShort(set.version) })
  return refusals.length > 0 ? { ok: false, refusals } : accepted(set)
}

/** Only what a card set consists of, as a copy: nothing a stranger added, nothing he can still change. */
function tidy({ name, version, footballers, tactics }: CardSet): CardSet {
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
    tactics: tactics.map(({ id, colour, power, buildUp, finish, arrow, closing, source }) => ({
      id,
      colour,
      power,
      buildUp: { attack: { ...buildUp.attack }, defence: { ...buildUp.defence } },
      finish: { attack: { ...finish.attack }, defence: { ...finish.defence } },
      ...(arrow && { arrow }),
      ...(closing && { closing }),
      source,
    })),
  }
}

type Refuse = (rule: string, code: string, about?: Refusal['about']) => void

const nameOf = (card: Data): string => (typeof card.id === 'string' ? card.id.slice(0, 40) : '?')

/** §3 A club must be able to put up a squad, and have the fifteen of a first match. */
function checkClub(club: Club, footballers: readonly unknown[], refuse: Refuse): void {
  const men = footballers.filter(isObject).filter((man) => man.club === club)
  if (men.length !== PER_CLUB) refuse('3.1', 'card-set-club', { club, count: men.length, want: PER_CLUB })
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
  if (keepers.length === 0) refuse('3.3', 'card-set-no-keeper', { club })
  else if (points > BUDGET) refuse('3.2', 'card-set-too-dear', { club, points, budget: BUDGET })
  const beginners = men.filter((man) => man.beginner === true)
  const price = beginners.map(priceOf).reduce((sum, one) => sum + one, 0)
  const inGoal = beginners.filter((man) => man.line === 'keeper').length
  // Eleven must stand on the pitch with one keeper among them: the bench has room for four.
  const fit = beginners.length === SQUAD && inGoal >= 1 && inGoal <= SQUAD - ELEVEN + 1 && price <= BUDGET
  if (!fit) refuse('3.2', 'card-set-beginners', { club, count: beginners.length, points: price })
}

function checkFootballer(man: Data, refuse: Refuse): void {
  const about = { card: nameOf(man) }
  if (!wasName(man.name)) refuse('2.1', 'footballer-name', about)
  if (!CLUBS.includes(man.club as Club)) refuse('1.1', 'footballer-club', about)
  if (!LINES.includes(man.line as Line)) refuse('2.1', 'footballer-line', about)
  if (!isWhole(man.price, 0, 50)) refuse('2.1', 'footballer-price', about)
  const { strengths, hazards } = man
  if (!Array.isArray(strengths) || strengths.length !== 4 || !strengths.every((n) => isWhole(n, 1, 5))) {
    refuse('2.2', 'footballer-strengths', about)
  }
  const known = (hazard: unknown) =>
    hazard === null || (hazard !== 'none' && HAZARDS.includes(hazard as Hazard))
  if (!Array.isArray(hazards) || hazards.length !== 4 || !hazards.every(known))
    refuse('2.4', 'footballer-hazards', about)
  if (typeof man.beginner !== 'boolean') refuse('3.2', 'footballer-beginner', about)
  if (!SOURCES.includes(man.source as Source)) refuse('2.1', 'card-source', about)
}

function checkMen(value: unknown): value is Men {
  if (!isObject(value)) return false
  return Object.entries(value).every(
    ([place, count]) => PLACES.includes(place as Place) && isWhole(count, 0, place === 'keeper' ? 1 : 5),
  )
}

function checkTactic(tactic: Data, refuse: Refuse): void {
  const about = { card: nameOf(tactic) }
  if (!COLOURS.includes(tactic.colour as Colour)) refuse('4.1', 'tactic-colour', about)
  if (!isWhole(tactic.power, 1, 5)) refuse('4.1', 'tactic-power', about)
  if (!SOURCES.includes(tactic.source as Source)) refuse('4.1', 'card-source', about)
  const buildUp = isObject(tactic.buildUp) ? tactic.buildUp : {}
  const finish = isObject(tactic.finish) ? tactic.finish : {}
  const corners = [buildUp.attack, buildUp.defence, finish.attack, finish.defence]
  if (!corners.every(checkMen)) {
    refuse('4.2', 'tactic-places', about)
    return
  }
  const [buildAttack, buildDefence, finishAttack, finishDefence] = corners as [Men, Men, Men, Men]
  if (menIn(finishAttack) === 0 || menIn(finishDefence) === 0) refuse('4.2', 'tactic-no-finish', about)
  if ((menIn(buildAttack) === 0) !== (menIn(buildDefence) === 0)) refuse('6.1', 'tactic-half-build-up', about)
  if (corners.some((men) => menIn(men as Men) > 10)) refuse('4.2', 'tactic-places', about)
  if (tactic.closing !== undefined && typeof tactic.closing !== 'boolean')
    refuse('5.8', 'closing-card', about)
  checkArrow(tactic.arrow, buildAttack, finishAttack, about, refuse)
}

/** §6.6 An arrow runs from a build-up place to a finish place of the same kind. */
function checkArrow(arrow: unknown, from: Men, to: Men, about: { card: string }, refuse: Refuse): void {
  if (arrow === undefined) return
  const place = arrow as Place
  const known = place !== 'keeper' && PLACES.includes(place)
  if (!known || !to[place] || !(place === 'any' ? menIn(from) > 0 : (from[place] ?? 0) > 0))
    refuse('6.6', 'tactic-arrow', about)
}

function checkColours(tactics: readonly unknown[], refuse: Refuse): void {
  const cards = tactics.filter(isObject)
  for (const colour of COLOURS) {
    const own = cards.filter((card) => card.colour === colour)
    const powers = own.map((card) => (isWhole(card.power, 1, 5) ? card.power : 0)).sort()
    if (own.length !== PER_COLOUR || powers.join() !== POWERS)
      refuse('4.1', 'tactic-powers', { colour, want: POWERS })
  }
  const closing = cards.filter((card) => card.closing)
  if (closing.length !== 1 || closing[0]?.colour !== 'white' || closing[0].power !== 1)
    refuse('5.8', 'closing-card')
}
