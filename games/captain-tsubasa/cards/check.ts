import type { Checked, Refusal } from '@libero/kernel'
import { accepted, borrowsNameOf, inShort, isObject, wasName } from '@libero/kernel'
import type { Token } from '../vocabulary.ts'
import {
  MATCH,
  MOST_SPECIALS,
  MOTIVATION,
  PER_HALF,
  PER_TEAM,
  POOL,
  STARTING,
  TEAMS,
  TOKENS,
  TRANSFERS,
} from '../vocabulary.ts'
import { checkAbilities, placesOf, tidyAbility } from './check-ability.ts'
import { checkBookings, tidyBookings } from './check-bookings.ts'
import type { Data, Refuse, Row } from './check-fields.ts'
import { isMark, isOneOf, isSource, isWhole, objectOf, rows } from './check-fields.ts'
import { PUBLISHED } from './ours.ts'
import type { Card, CardSet, Price, SpecialShot } from './set.ts'

const MOST_VALUE = 9
const MOST_NUMBER = 99
const PER_BENCH = MOTIVATION / TEAMS.length
/** §16.1 Match cards of a half that a first game leaves out. */
const ADVANCED = 4

const ID = /^[a-z0-9-]{1,40}$/
/** A card is chosen by its id: that must not read like another decision. */
const OTHER_DECISION =
  /^(?:stop|skip|top|start|let-start|use-[12]|shot|pass|exhaustion|(?:token|spend|reroll)-.*)$/

const borrowsOurName = borrowsNameOf(() => PUBLISHED.map(tidy))

/** §17.6 Everything that keeps a card set from being played, at once, each with its field. */
export function checkCardSet(value: unknown): Checked<CardSet> {
  const refusals: Refusal[] = []
  const refuse: Refuse = (rule, code, field, about = {}) =>
    refusals.push({ code, rule, about: { field, ...about } })
  if (!isObject(value))
    return { ok: false, refusals: [{ code: 'card-set-malformed', rule: '17.6', about: { field: '' } }] }
  for (const field of ['name', 'version'])
    if (!wasName(value[field])) refuse('17.6', 'card-set-unnamed', field)
  const starting = rows(value, 'starting', STARTING)
  const match = rows(value, 'match', MATCH)
  const motivation = rows(value, 'motivation', MOTIVATION)
  const transfers = rows(value, 'transfers', TRANSFERS)
  const shots = rows(value, 'shots', TEAMS.length * MOST_SPECIALS)
  const defences = rows(value, 'defences', TEAMS.length * MOST_SPECIALS)
  checkIds([...starting, ...match, ...motivation, ...transfers, ...shots, ...defences], refuse)
  checkStarting(starting, refuse)
  checkMatch(match, refuse)
  checkMotivation(motivation, starting, refuse)
  checkTransfers(transfers, refuse)
  checkSpecials(value, 'shots', shots, refuse)
  checkSpecials(value, 'defences', defences, refuse)
  for (const defence of defences) checkStops(defence, shots, refuse)
  checkBookings(value.bookings, refuse)
  if (refusals.length > 0) return { ok: false, refusals }
  const set = tidy(value as unknown as CardSet)
  if (borrowsOurName(set))
    refuse('17.6', 'card-set-not-ours', 'name', { name: inShort(set.name), version: inShort(set.version) })
  return refusals.length > 0 ? { ok: false, refusals } : accepted(set)
}

/** Cards of every kind are chosen by their ids, so no two share one. */
function checkIds(cards: readonly Row[], refuse: Refuse): void {
  const seen = new Set<unknown>()
  for (const { data, path, id: card } of cards) {
    const { id } = data
    if (typeof id !== 'string' || !ID.test(id) || OTHER_DECISION.test(id) || seen.has(id))
      refuse('17.6', 'card-id', `${path}.id`, { card })
    seen.add(id)
  }
}

/** A name, where the texts have none for it. */
function checkName({ data, path, id }: Row, refuse: Refuse): void {
  if (data.name !== undefined && !wasName(data.name))
    refuse('17.6', 'card-name', `${path}.name`, { card: id })
}

/** §2.1 What every card of a deck has. */
function checkCard(card: Row, refuse: Refuse): void {
  const { data, path, id } = card
  checkName(card, refuse)
  for (const token of TOKENS)
    if (!isWhole(data[token], -MOST_VALUE, MOST_VALUE))
      refuse('17.6', 'card-values', `${path}.${token}`, { card: id })
  checkSources(card, ['name', 'values', 'abilities'], refuse)
  checkAbilities(card, refuse)
}

/** Where the facts of a card come from, each with its own mark. */
function checkSources({ data, path, id }: Row, facts: readonly string[], refuse: Refuse): void {
  const source = objectOf(data.source)
  for (const fact of facts)
    if (!isSource(source[fact])) refuse('17.6', 'card-source', `${path}.source.${fact}`, { card: id })
}

/** §15.3, §16.1 What is marked, or not. */
function checkMark({ data, path, id }: Row, mark: string, refuse: Refuse): void {
  if (!isMark(data[mark])) refuse('17.6', 'card-mark', `${path}.${mark}`, { card: id, mark })
}

function checkTeam({ data, path, id }: Row, rule: string, refuse: Refuse): void {
  if (!isOneOf(data.team, TEAMS)) refuse(rule, 'card-team', `${path}.team`, { card: id })
}

/** How many of these belong to each team, as the rulebook counts them. */
function checkCount(
  code: string,
  cards: readonly Row[],
  field: string,
  rule: string,
  needed: number,
  refuse: Refuse,
): void {
  for (const team of TEAMS) {
    const count = cards.filter(({ data }) => data.team === team).length
    if (count !== needed) refuse(rule, code, field, { team, cards: count, needed })
  }
}

/** §2.2 Twelve of each team; whoever wears a number need not be the only one. */
function checkStarting(starting: readonly Row[], refuse: Refuse): void {
  for (const card of starting) {
    checkCard(card, refuse)
    checkMark(card, 'keeper', refuse)
    checkMark(card, 'fans', refuse)
    checkTeam(card, '2.2', refuse)
    const { data, path, id } = card
    if (data.number !== undefined && !isWhole(data.number, 1, MOST_NUMBER))
      refuse('2.2', 'card-number', `${path}.number`, { card: id, number: inShort(data.number) })
  }
  checkCount('starting-cards', starting, 'starting', '2.2', PER_TEAM, refuse)
}

function checkMatch(match: readonly Row[], refuse: Refuse): void {
  for (const card of match) {
    const { data, path, id } = card
    checkCard(card, refuse)
    if (!isWhole(data.half, 1, 2)) refuse('2.3', 'match-half', `${path}.half`, { card: id })
    checkMark(card, 'advanced', refuse)
    if (data.team !== undefined) checkTeam(card, '12.1', refuse)
    // §12.1 A special shot is somebody's.
    else if (placesOf(data.abilities, 'special-shot').length > 0)
      refuse('12.1', 'special-shot-misplaced', `${path}.team`, { card: id })
  }
  for (const half of [1, 2]) {
    const cards = match.filter(({ data }) => data.half === half)
    const advanced = cards.filter(({ data }) => data.advanced === true).length
    if (cards.length !== PER_HALF)
      refuse('2.3', 'match-cards', 'match', { half, cards: cards.length, needed: PER_HALF })
    if (advanced !== ADVANCED)
      refuse('16.1', 'match-advanced', 'match', { half, cards: advanced, needed: ADVANCED })
  }
}

/** §13.1, §15.1 So many tokens of each kind it names, never more than a pool holds. */
function checkPrice({ data, path, id }: Row, rule: string, refuse: Refuse): void {
  const wrong = (field: string) => refuse(rule, 'card-price', `${path}.${field}`, { card: id, most: POOL })
  if (!isObject(data.price)) wrong('price')
  const price = objectOf(data.price)
  const kinds = Object.keys(price).filter((kind) => price[kind] !== undefined)
  const strange = kinds.find((kind) => !isOneOf(kind, TOKENS))
  if (strange !== undefined) wrong('price')
  for (const kind of TOKENS)
    if (price[kind] !== undefined && !isWhole(price[kind], 0, POOL)) wrong(`price.${kind}`)
}

/** §13.1 Four of each team, each for one of its starting cards. */
function checkMotivation(motivation: readonly Row[], starting: readonly Row[], refuse: Refuse): void {
  for (const card of motivation) {
    const { data, path, id } = card
    checkCard(card, refuse)
    checkMark(card, 'keeper', refuse)
    checkTeam(card, '13.1', refuse)
    checkPrice(card, '13.1', refuse)
    checkSources(card, ['price'], refuse)
    const isHis = (own: Data) => typeof own.id === 'string' && own.id === data.of && own.team === data.team
    if (!starting.some((own) => isHis(own.data)))
      refuse('13.1', 'motivation-of', `${path}.of`, { card: id, of: inShort(data.of) })
  }
  checkCount('motivation-cards', motivation, 'motivation', '13.1', PER_BENCH, refuse)
}

function checkTransfers(transfers: readonly Row[], refuse: Refuse): void {
  for (const card of transfers) {
    checkCard(card, refuse)
    checkMark(card, 'keeper', refuse)
    checkPrice(card, '15.1', refuse)
    checkSources(card, ['price'], refuse)
    // §12.1 He is of neither team.
    for (const place of placesOf(card.data.abilities, 'special-shot'))
      refuse('12.1', 'special-shot-misplaced', `${card.path}.abilities.${place}.do`, { card: card.id })
  }
  if (transfers.length !== TRANSFERS)
    refuse('15.1', 'transfer-cards', 'transfers', { cards: transfers.length, needed: TRANSFERS })
}

/** §12.2 As many of each team as its box has, none at all included. */
function checkSpecials(
  set: Data,
  list: 'shots' | 'defences',
  specials: readonly Row[],
  refuse: Refuse,
): void {
  for (const special of specials) {
    checkName(special, refuse)
    checkTeam(special, '12.3', refuse)
    if (!isSource(special.data.source))
      refuse('17.6', 'card-source', `${special.path}.source`, { card: special.id })
  }
  if (!Array.isArray(set[list])) refuse('12.3', 'special-cards', list, { most: MOST_SPECIALS })
  for (const team of TEAMS)
    if (specials.filter(({ data }) => data.team === team).length > MOST_SPECIALS)
      refuse('12.3', 'special-cards', list, { team, most: MOST_SPECIALS })
}

/** §12.3 A shot of the other team, or a list of them: as many as the card says, none included. */
function checkStops({ data, path, id }: Row, shots: readonly Row[], refuse: Refuse): void {
  const isList = Array.isArray(data.stops)
  const stops: readonly unknown[] = Array.isArray(data.stops) ? data.stops : [data.stops]
  const isTheirs = (shot: unknown) =>
    shots.some((their) => typeof shot === 'string' && their.data.id === shot && their.data.team !== data.team)
  for (const [i, shot] of stops.slice(0, MOST_SPECIALS + 1).entries())
    if (!isTheirs(shot) || stops.indexOf(shot) !== i)
      refuse('12.3', 'defence-stops', `${path}.stops${isList ? `.${i}` : ''}`, {
        card: id,
        shot: inShort(shot),
      })
}

/** Only what a card set consists of, as a copy: nothing a stranger added, nothing he can still change. */
const tidy = ({ name, version, ...set }: CardSet): CardSet => ({
  name,
  version,
  starting: set.starting.map((card) => ({
    ...tidyCard(card),
    team: card.team,
    ...(card.number !== undefined && { number: card.number }),
    ...(card.keeper && { keeper: card.keeper }),
    ...(card.fans && { fans: card.fans }),
  })),
  match: set.match.map((card) => ({
    ...tidyCard(card),
    half: card.half,
    ...(card.advanced && { advanced: card.advanced }),
    ...(card.team && { team: card.team }),
  })),
  motivation: set.motivation.map((card) => ({
    ...tidyCard(card),
    team: card.team,
    of: card.of,
    price: tidyPrice(card.price),
    ...(card.keeper && { keeper: card.keeper }),
  })),
  transfers: set.transfers.map((card) => ({
    ...tidyCard(card),
    price: tidyPrice(card.price),
    ...(card.keeper && { keeper: card.keeper }),
  })),
  shots: set.shots.map(tidySpecial),
  defences: set.defences.map((defence) => ({
    ...tidySpecial(defence),
    stops: typeof defence.stops === 'string' ? defence.stops : [...defence.stops],
  })),
  ...tidyBookings(set.bookings),
})

const tidyCard = ({ id, name, shot, pass, defence, abilities, source }: Card): Card => ({
  id,
  ...(name !== undefined && { name }),
  shot,
  pass,
  defence,
  abilities: abilities.map(tidyAbility),
  source: {
    name: source.name,
    values: source.values,
    abilities: source.abilities,
    ...(isSource(source.price) && { price: source.price }),
  },
})

const tidyPrice = (price: Price): Price =>
  Object.fromEntries(
    TOKENS.filter((token) => price[token] !== undefined).map((token): [Token, number] => [
      token,
      price[token] ?? 0,
    ]),
  )

const tidySpecial = ({ id, name, team, source }: SpecialShot): SpecialShot => ({
  id,
  ...(name !== undefined && { name }),
  team,
  source,
})
