import { inShort, isObject, wasName } from '@libero/kernel'
import { SKILL, STYLE_CARD, VARIANTS } from '../codes.ts'
import { BENCH, CARD_IDS, CORNERS, NUMBERS } from '../vocabulary.ts'
import type { Data, Refuse } from './check-fields.ts'
import { isOneOf, isSource, isWhole, objectOf, rows } from './check-fields.ts'
import { isSkill, tidySkill } from './check-skill.ts'
import type { CardSide, ExpansionSet, PlayerType, Signing, TeamCard } from './expansion.ts'
import { MENTALITIES, RANKS, SHIELDS, STYLES } from './skills.ts'

/** Two rows of skills a type, each known by a byte; more than any box has. */
const MOST_TYPES = 60
/** As many as there are codes for their uses; each is a bit of a hand, too. */
const MOST_STYLE_CARDS = (SKILL - STYLE_CARD) / VARIANTS
const MOST_TEAM_CARDS = 200
const MOST_COPIES = 10
const MOST_STARS = 99

const ID = /^[a-z0-9-]{1,24}$/
/** A style card is played by its id: that must not read like another decision. */
const STYLE_ID = /^(?!(?:regular|take|sub)-)[a-z][a-z0-9-]{0,23}$/
const OTHER_WORDS: ReadonlySet<unknown> = new Set(['yes', 'none', ...CARD_IDS, ...CORNERS])
const TEAM_ID = /^[A-Za-z0-9-]{1,20}$/
const ROWS = ['short', 'long', 'dribble', 'lines'] as const

const isId = (value: unknown, pattern: RegExp, seen: Set<unknown>): boolean => {
  const isNew = typeof value === 'string' && pattern.test(value) && !seen.has(value)
  seen.add(value)
  return isNew
}

/** §13.2 Everything that keeps the cards of an expansion from being played, at once. */
export function checkExpansion(value: unknown, refuse: Refuse): void {
  const set = objectOf(value)
  const malformed = (card: string) => refuse('13.2', 'expansion-malformed', { card })
  if (!wasName(set.name)) malformed('name')
  if (!wasName(set.version)) malformed('version')
  const keeper = objectOf(set.keeper)
  if (!isWhole(keeper.goldPrice, 0, 9) || !isSource(keeper.source)) malformed('keeper')
  for (const [list, least, most] of [
    ['types', 1, MOST_TYPES],
    ['styles', STYLES.length, MOST_STYLE_CARDS],
    ['conditions', STYLES.length, STYLES.length],
    ['budgets', RANKS.length * MENTALITIES.length, RANKS.length * MENTALITIES.length],
    ['teams', 0, MOST_TEAM_CARDS],
  ] as const) {
    const length = Array.isArray(set[list]) ? set[list].length : -1
    if (!isWhole(length, least, most)) malformed(list)
  }
  const types = rows(set.types, MOST_TYPES)
  checkTypes(types, refuse)
  for (const number of NUMBERS)
    if (!types.some(({ numbers }) => mayPlay(numbers, number))) malformed(`types.${number}`)
  checkStyleCards(rows(set.styles, MOST_STYLE_CARDS), refuse)
  checkConditions(rows(set.conditions, STYLES.length), refuse)
  checkBudgets(rows(set.budgets, RANKS.length * MENTALITIES.length), refuse)
  checkTeamCards(rows(set.teams, MOST_TEAM_CARDS), types, refuse)
}

/** Without numbers he plays anywhere. */
const mayPlay = (numbers: unknown, number: number): boolean =>
  Array.isArray(numbers) && (numbers.length === 0 || numbers.includes(number))

const areNumbers = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length <= 2 &&
  new Set(value).size === value.length &&
  value.every((number) => isWhole(number, 2, 11))

function checkTypes(types: readonly Data[], refuse: Refuse): void {
  const seen = new Set<unknown>()
  for (const type of types) {
    const card = inShort(type.id)
    const sides = [objectOf(type.silver), objectOf(type.gold)]
    if (
      !isId(type.id, ID, seen) ||
      !areNumbers(type.numbers) ||
      !isOneOf(type.shield, SHIELDS) ||
      !isWhole(type.price, 0, 9) ||
      !(type.goldPrice === undefined || isWhole(type.goldPrice, 0, 9)) ||
      !isWhole(type.copies, 1, MOST_COPIES) ||
      !isSource(type.source) ||
      !sides.every(({ attack, defence }) => isWhole(attack, 0, 9) && isWhole(defence, 0, 9))
    )
      refuse('13.2', 'type-malformed', { card })
    if (!sides.every(({ skill }) => isSkill(skill, 'player'))) refuse('15.3', 'type-skill', { card })
  }
}

/** §19.1, §19.6 Every style has a card. */
function checkStyleCards(cards: readonly Data[], refuse: Refuse): void {
  const seen = new Set<unknown>(OTHER_WORDS)
  for (const card of cards) {
    const isSound = isId(card.id, STYLE_ID, seen) && isOneOf(card.style, STYLES) && isSource(card.source)
    if (!isSound || !isSkill(card, 'style-card'))
      refuse('19.6', 'style-card-malformed', { card: inShort(card.id) })
  }
  for (const style of STYLES)
    if (!cards.some((card) => card.style === style)) refuse('19.6', 'style-card-malformed', { card: style })
}

/** §19.2 One for each style. */
function checkConditions(conditions: readonly Data[], refuse: Refuse): void {
  for (const style of STYLES) {
    const [only, ...more] = conditions.filter((condition) => condition.style === style)
    if (
      more.length > 0 ||
      !isOneOf(only?.row, ROWS) ||
      !isWhole(only?.times, 1, 9) ||
      !isSource(only?.source)
    )
      refuse('19.2', 'condition-malformed', { card: style })
  }
}

/** §21.2 One for each rank and mentality. */
function checkBudgets(budgets: readonly Data[], refuse: Refuse): void {
  for (const rank of RANKS) {
    for (const mentality of MENTALITIES) {
      const found = budgets.filter((budget) => budget.rank === rank && budget.mentality === mentality)
      const { defensive, offensive, source } = found[0] ?? {}
      const isSound =
        isWhole(defensive, 0, MOST_STARS) && isWhole(offensive, 0, MOST_STARS) && isSource(source)
      if (found.length !== 1 || !isSound) refuse('21.2', 'budget-malformed', { card: `${rank} ${mentality}` })
    }
  }
}

function checkTeamCards(teams: readonly Data[], types: readonly Data[], refuse: Refuse): void {
  const seen = new Set<unknown>()
  for (const team of teams) {
    const isSound =
      isId(team.id, TEAM_ID, seen) &&
      isOneOf(team.style, STYLES) &&
      isOneOf(team.keeper, ['silver', 'gold']) &&
      isWhole(team.captain, 2, 11) &&
      isSource(team.source)
    if (!isSound || !isLineUp(team, types)) refuse('13.3', 'team-card-malformed', { card: inShort(team.id) })
  }
}

/** §21.4, §21.5 Ten numbers, each with somebody who may play there; no more of a type than there are cards. */
function isLineUp({ players, bench }: Data, types: readonly Data[]): boolean {
  if (!isObject(players) || Object.keys(players).length !== NUMBERS.length) return false
  if (!Array.isArray(bench) || bench.length > BENCH) return false
  const used = new Map<Data, number>()
  const typeOf = (signing: unknown): Data | undefined => {
    if (!isObject(signing) || !['undefined', 'boolean'].includes(typeof signing.gold)) return undefined
    const type = types.find(({ id }) => typeof id === 'string' && id === signing.type)
    if (type) used.set(type, (used.get(type) ?? 0) + 1)
    return type
  }
  const tenFit = NUMBERS.every(
    (number) => Object.hasOwn(players, number) && mayPlay(typeOf(players[number])?.numbers, number),
  )
  const benchFits = bench.every((signing) => typeOf(signing) !== undefined)
  return tenFit && benchFits && [...used].every(([{ copies }, count]) => isWhole(copies, count, MOST_COPIES))
}

const tidySide = ({ attack, defence, skill }: CardSide): CardSide => ({
  attack,
  defence,
  skill: tidySkill(skill),
})

const tidyType = (type: PlayerType): PlayerType => ({
  id: type.id,
  numbers: [...type.numbers],
  shield: type.shield,
  price: type.price,
  ...(type.goldPrice !== undefined && { goldPrice: type.goldPrice }),
  copies: type.copies,
  silver: tidySide(type.silver),
  gold: tidySide(type.gold),
  source: type.source,
})

const tidySigning = ({ type, gold }: Signing): Signing => ({ type, ...(gold && { gold }) })

const tidyTeam = ({ id, style, keeper, players, bench, captain, source }: TeamCard): TeamCard => ({
  id,
  style,
  keeper,
  players: Object.fromEntries(
    NUMBERS.map((number) => [number, tidySigning(players[number] ?? { type: '' })]),
  ),
  bench: bench.map(tidySigning),
  captain,
  source,
})

/** Only what an expansion consists of, as a copy. */
export const tidyExpansion = (set: ExpansionSet): ExpansionSet => ({
  name: set.name,
  version: set.version,
  keeper: { goldPrice: set.keeper.goldPrice, source: set.keeper.source },
  types: set.types.map(tidyType),
  conditions: set.conditions.map(({ style, row, times, source }) => ({ style, row, times, source })),
  styles: set.styles.map(({ id, style, source, ...skill }) => ({ id, style, ...tidySkill(skill), source })),
  budgets: set.budgets.map(({ rank, mentality, defensive, offensive, source }) => ({
    rank,
    mentality,
    defensive,
    offensive,
    source,
  })),
  teams: set.teams.map(tidyTeam),
})
