import type { Checked, Refusal } from '@libero/kernel'
import { accepted, borrowsNameOf, inShort, isObject, wasName } from '@libero/kernel'
import type { Token } from '../vocabulary.ts'
import {
  MATCH,
  MOTIVATION,
  PER_HALF,
  PER_TEAM,
  POOL,
  SPECIALS,
  STARTING,
  TEAMS,
  TOKENS,
  TRANSFERS,
} from '../vocabulary.ts'
import { checkAbilities, hasAbility, tidyAbility } from './check-ability.ts'
import type { Data, Refuse } from './check-fields.ts'
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

/** §17.6 Everything that keeps a card set from being played, at once. */
export function checkCardSet(value: unknown): Checked<CardSet> {
  const refusals: Refusal[] = []
  const refuse: Refuse = (rule, code, about = {}) => refusals.push({ code, rule, about })
  if (!isObject(value)) return { ok: false, refusals: [{ code: 'card-set-malformed', rule: '17.6' }] }
  if (!wasName(value.name) || !wasName(value.version)) refuse('17.6', 'card-set-unnamed')
  const starting = rows(value.starting, STARTING)
  const match = rows(value.match, MATCH)
  const motivation = rows(value.motivation, MOTIVATION)
  const transfers = rows(value.transfers, TRANSFERS)
  const shots = rows(value.shots, TEAMS.length * SPECIALS)
  const defences = rows(value.defences, TEAMS.length * SPECIALS)
  checkIds([...starting, ...match, ...motivation, ...transfers, ...shots, ...defences], refuse)
  checkStarting(starting, refuse)
  checkMatch(match, refuse)
  checkMotivation(motivation, starting, refuse)
  checkTransfers(transfers, refuse)
  checkShots(shots, refuse)
  checkDefences(defences, shots, refuse)
  if (refusals.length > 0) return { ok: false, refusals }
  const set = tidy(value as unknown as CardSet)
  if (borrowsOurName(set))
    refuse('17.6', 'card-set-not-ours', { name: inShort(set.name), version: inShort(set.version) })
  return refusals.length > 0 ? { ok: false, refusals } : accepted(set)
}

const nameOf = (card: Data): string => inShort(card.id)

/** Cards of every kind are chosen by their ids, so no two share one. */
function checkIds(cards: readonly Data[], refuse: Refuse): void {
  const seen = new Set<unknown>()
  for (const card of cards) {
    const { id } = card
    if (typeof id !== 'string' || !ID.test(id) || OTHER_DECISION.test(id) || seen.has(id))
      refuse('17.6', 'card-id', { card: nameOf(card) })
    seen.add(id)
  }
}

/** §2.1 What every card of a deck has. */
function checkCard(card: Data, refuse: Refuse): void {
  const about = { card: nameOf(card) }
  if (card.name !== undefined && !wasName(card.name)) refuse('17.6', 'card-name', about)
  if (!TOKENS.every((token) => isWhole(card[token], -MOST_VALUE, MOST_VALUE)))
    refuse('17.6', 'card-values', about)
  const { name, values, abilities } = objectOf(card.source)
  if (![name, values, abilities].every(isSource)) refuse('17.6', 'card-source', about)
  checkAbilities(card.abilities, about.card, refuse)
}

/** §15.3 Whether he is a keeper is marked, or not. */
function checkKeeper(card: Data, refuse: Refuse): void {
  if (!isMark(card.keeper)) refuse('17.6', 'card-mark', { card: nameOf(card), mark: 'keeper' })
}

function checkTeam(card: Data, rule: string, refuse: Refuse): void {
  if (!isOneOf(card.team, TEAMS)) refuse(rule, 'card-team', { card: nameOf(card) })
}

/** §12.1 The special shot is the match cards’. */
function checkNoSpecialShot(card: Data, refuse: Refuse): void {
  if (hasAbility(card.abilities, 'special-shot'))
    refuse('12.1', 'special-shot-misplaced', { card: nameOf(card) })
}

/** §2.2 Eleven footballers with a keeper among them, and the fans, who wear no number. */
function checkStarting(starting: readonly Data[], refuse: Refuse): void {
  for (const card of starting) {
    checkCard(card, refuse)
    checkKeeper(card, refuse)
    checkTeam(card, '2.2', refuse)
    checkNoSpecialShot(card, refuse)
  }
  for (const team of TEAMS) {
    const deck = starting.filter((card) => card.team === team)
    const footballers = deck.filter((card) => card.number !== undefined)
    if (deck.length !== PER_TEAM)
      refuse('2.2', 'starting-cards', { team, cards: deck.length, needed: PER_TEAM })
    if (deck.length - footballers.length !== 1) refuse('2.2', 'starting-fans', { team })
    if (!footballers.some((card) => card.keeper === true)) refuse('2.2', 'starting-keeper', { team })
    const seen = new Set<unknown>()
    for (const card of footballers) {
      if (!isWhole(card.number, 1, MOST_NUMBER) || seen.has(card.number))
        refuse('2.2', 'card-number', { card: nameOf(card), number: inShort(card.number) })
      seen.add(card.number)
    }
  }
}

function checkMatch(match: readonly Data[], refuse: Refuse): void {
  for (const card of match) {
    const about = { card: nameOf(card) }
    checkCard(card, refuse)
    if (!isWhole(card.half, 1, 2)) refuse('2.3', 'match-half', about)
    if (!isMark(card.advanced)) refuse('17.6', 'card-mark', { ...about, mark: 'advanced' })
    if (card.team !== undefined) checkTeam(card, '12.1', refuse)
    // §12.1 A special shot is somebody’s, and nothing else is.
    if (hasAbility(card.abilities, 'special-shot') !== (card.team !== undefined))
      refuse('12.1', 'special-shot-misplaced', about)
  }
  for (const half of [1, 2]) {
    const cards = match.filter((card) => card.half === half)
    const advanced = cards.filter((card) => card.advanced === true).length
    if (cards.length !== PER_HALF)
      refuse('2.3', 'match-cards', { half, cards: cards.length, needed: PER_HALF })
    if (advanced !== ADVANCED) refuse('16.1', 'match-advanced', { half, cards: advanced, needed: ADVANCED })
  }
  for (const team of TEAMS) {
    const cards = match.filter((card) => card.team === team).length
    if (cards !== 1) refuse('12.1', 'special-shot-card', { team, cards })
  }
}

/** §13.1, §15.1 One kind of token at least, and never more than a pool holds. */
function checkPrice(card: Data, rule: string, refuse: Refuse): void {
  const price = objectOf(card.price)
  const kinds = Object.keys(price).filter((kind) => price[kind] !== undefined)
  if (kinds.length === 0 || !kinds.every((kind) => isOneOf(kind, TOKENS) && isWhole(price[kind], 1, POOL)))
    refuse(rule, 'card-price', { card: nameOf(card), most: POOL })
  if (!isSource(objectOf(card.source).price)) refuse('17.6', 'card-source', { card: nameOf(card) })
}

/** §13.1 Four footballers of each team, each once. */
function checkMotivation(motivation: readonly Data[], starting: readonly Data[], refuse: Refuse): void {
  const seen = new Set<unknown>()
  for (const card of motivation) {
    checkCard(card, refuse)
    checkKeeper(card, refuse)
    checkTeam(card, '13.1', refuse)
    checkNoSpecialShot(card, refuse)
    checkPrice(card, '13.1', refuse)
    const isOneOfHis = ({ id, team, number }: Data) =>
      typeof id === 'string' && id === card.of && team === card.team && number !== undefined
    if (!starting.some(isOneOfHis) || seen.has(card.of))
      refuse('13.1', 'motivation-of', { card: nameOf(card), of: inShort(card.of) })
    seen.add(card.of)
  }
  for (const team of TEAMS) {
    const cards = motivation.filter((card) => card.team === team).length
    if (cards !== PER_BENCH) refuse('13.1', 'motivation-cards', { team, cards, needed: PER_BENCH })
  }
}

function checkTransfers(transfers: readonly Data[], refuse: Refuse): void {
  for (const card of transfers) {
    checkCard(card, refuse)
    checkKeeper(card, refuse)
    checkNoSpecialShot(card, refuse)
    checkPrice(card, '15.1', refuse)
  }
  if (transfers.length !== TRANSFERS)
    refuse('15.1', 'transfer-cards', { cards: transfers.length, needed: TRANSFERS })
}

/** §12.3 Three of each team. */
function checkSpecials(specials: readonly Data[], code: string, refuse: Refuse): void {
  for (const special of specials) {
    checkTeam(special, '12.3', refuse)
    if (!isSource(special.source)) refuse('17.6', 'card-source', { card: nameOf(special) })
  }
  for (const team of TEAMS) {
    const cards = specials.filter((special) => special.team === team).length
    if (cards !== SPECIALS) refuse('12.3', code, { team, cards, needed: SPECIALS })
  }
}

const checkShots = (shots: readonly Data[], refuse: Refuse): void =>
  checkSpecials(shots, 'special-shots', refuse)

/** §12.3 Each stops another shot of the other team. */
function checkDefences(defences: readonly Data[], shots: readonly Data[], refuse: Refuse): void {
  checkSpecials(defences, 'special-defences', refuse)
  const seen = new Set<unknown>()
  for (const defence of defences) {
    const isTheirs = ({ id, team }: Data) =>
      typeof id === 'string' && id === defence.stops && team !== defence.team
    if (!shots.some(isTheirs) || seen.has(defence.stops))
      refuse('12.3', 'defence-stops', { card: nameOf(defence), shot: inShort(defence.stops) })
    seen.add(defence.stops)
  }
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
  defences: set.defences.map((defence) => ({ ...tidySpecial(defence), stops: defence.stops })),
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

const tidySpecial = ({ id, team, source }: SpecialShot): SpecialShot => ({ id, team, source })
