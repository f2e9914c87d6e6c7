import { isObject } from '@libero/kernel'
import { SKILL, STYLE_CARD, VARIANTS } from '../codes.ts'
import { BENCH, CARD_IDS, CORNERS, NUMBERS, USUAL_CAPTAIN } from '../vocabulary.ts'
import type { Card, Data } from './check-fields.ts'
import { checkName, isOneOf } from './check-fields.ts'
import type { Bearer } from './check-skill.ts'
import { tidySkill, wrongInSkill } from './check-skill.ts'
import type { CardSide, ExpansionSet, PlayerType, Signing, TeamCard } from './expansion.ts'
import { COLOURS, FORMATIONS, MENTALITIES, RANKS, SHIELDS, STYLES } from './skills.ts'

/** Two rows of skills a type, each known by a byte; more than any box has. */
const MOST_TYPES = 120
/** As many as there are codes for their uses; each is a bit of a hand, too. */
const MOST_STYLE_CARDS = (SKILL - STYLE_CARD) / VARIANTS
const MOST_TEAM_CARDS = 500
/** All player cards of a colour. */
const MOST_COPIES = 32
const MOST_FOOTBALLS = 9
const MOST_STARS = 99
const MOST_TIMES = 9
const BUDGETS = RANKS.length * MENTALITIES.length

const ID = /^[a-z0-9-]{1,24}$/
/** A style card is played by its id: that must not read like another decision. */
const STYLE_ID = /^(?!(?:regular|take|sub)-)[a-z][a-z0-9-]{0,23}$/
const OTHER_WORDS: ReadonlySet<unknown> = new Set(['yes', 'none', ...CARD_IDS, ...CORNERS])
const TEAM_ID = /^[A-Za-z0-9-]{1,20}$/
const ROWS = ['short', 'long', 'dribble', 'lines'] as const

/** §13.2 Everything that keeps the cards of an expansion from being played, at once. */
export function checkExpansion(set: Card): void {
  checkName(set)
  const keeper = set.part('keeper')
  keeper.whole('goldPrice', 0, MOST_STARS)
  keeper.source()
  const types = set.rows('types', 1, MOST_TYPES)
  checkTypes(types)
  for (const number of NUMBERS)
    if (!types.some(({ data }) => mayPlay(data.numbers, number)))
      set.refuse('13.2', 'type-missing', 'types', { number })
  checkStyleCards(set)
  checkConditions(set)
  checkBudgets(set)
  const known = types.map(({ data }) => data)
  checkTeamCards(set.rows('teams', 0, MOST_TEAM_CARDS, '13.3'), known)
}

/** Without numbers he plays anywhere. */
const mayPlay = (numbers: unknown, number: number): boolean =>
  Array.isArray(numbers) && (numbers.length === 0 || numbers.includes(number))

function checkTypes(types: readonly Card[]): void {
  const seen = new Set<unknown>()
  for (const type of types) {
    type.id(ID, seen)
    checkNumbers(type)
    type.word('shield', SHIELDS)
    type.whole('price', 0, MOST_STARS)
    if (type.data.goldPrice !== undefined) type.whole('goldPrice', 0, MOST_STARS)
    type.whole('copies', 1, MOST_COPIES)
    type.source()
    for (const name of ['silver', 'gold']) {
      const side = type.part(name)
      side.whole('attack', 0, MOST_FOOTBALLS)
      side.whole('defence', 0, MOST_FOOTBALLS)
      const wrong = wrongPart(side.data.skill, 'player')
      if (wrong !== undefined) side.refuse('15.3', 'type-skill', wrong ? `skill.${wrong}` : 'skill')
    }
  }
}

/** §14.1 One number, or two, or none for who plays anywhere. */
function checkNumbers(type: Card): void {
  if (!type.wholes('numbers', 0, 2, 2, 11)) return
  const [low, high] = type.data.numbers as readonly number[]
  if (low !== undefined && low === high) type.refuse('14.1', 'type-number-twice', 'numbers.1')
}

/** The field of a skill that is wrong, '' for all of it. */
const wrongPart = (skill: unknown, bearer: Bearer): string | undefined =>
  isObject(skill) ? wrongInSkill(skill, bearer) : ''

/** §19.1, §19.6 Every style has a card. */
function checkStyleCards(set: Card): void {
  const seen = new Set<unknown>(OTHER_WORDS)
  const cards = set.rows('styles', STYLES.length, MOST_STYLE_CARDS, '19.6')
  for (const card of cards) {
    card.id(STYLE_ID, seen)
    card.word('style', STYLES)
    card.source()
    const wrong = wrongInSkill(card.data, 'style-card')
    if (wrong !== undefined) card.refuse('19.6', 'style-card-effect', wrong)
  }
  for (const style of STYLES)
    if (!cards.some(({ data }) => data.style === style))
      set.refuse('19.6', 'style-without-card', 'styles', { card: style })
}

/** §19.2 One for each style. */
function checkConditions(set: Card): void {
  const conditions = set.rows('conditions', STYLES.length, STYLES.length, '19.2', 'style')
  const seen = new Set<unknown>()
  for (const condition of conditions) {
    const { style } = condition.data
    if (condition.word('style', STYLES) && seen.has(style))
      condition.refuse('19.2', 'condition-twice', 'style')
    seen.add(style)
    condition.word('row', ROWS)
    condition.whole('times', 1, MOST_TIMES)
    condition.source()
  }
}

/** §21.2 One for each rank and mentality. */
function checkBudgets(set: Card): void {
  const seen = new Set<string>()
  for (const budget of set.rows('budgets', BUDGETS, BUDGETS, '21.2', 'rank')) {
    const { rank, mentality } = budget.data
    if ([budget.word('rank', RANKS), budget.word('mentality', MENTALITIES)].every(Boolean)) {
      const card = `${rank} ${mentality}`
      if (seen.has(card)) budget.refuse('21.2', 'budget-twice', 'mentality', { card })
      seen.add(card)
    }
    budget.whole('defensive', 0, MOST_STARS)
    budget.whole('offensive', 0, MOST_STARS)
    budget.source()
  }
}

/** §13.3 A captain and a bench are of our own match events: who types in a card of the box may leave them out. */
type TeamCardOfABox = Omit<TeamCard, 'bench' | 'captain'> & Partial<Pick<TeamCard, 'bench' | 'captain'>>

function checkTeamCards(teams: readonly Card[], types: readonly Data[]): void {
  const seen = new Set<unknown>()
  for (const team of teams) {
    team.id(TEAM_ID, seen)
    team.word('style', STYLES)
    team.word('keeper', ['silver', 'gold'])
    if (team.data.captain !== undefined) team.whole('captain', 2, 11)
    if (team.data.colours !== undefined) checkColours(team)
    if (team.data.value !== undefined) team.whole('value', 0, FORMATIONS.length * MOST_STARS)
    if (team.data.power !== undefined) checkPower(team)
    team.source()
    checkLineUp(team, types)
  }
}

/** Shirt, and what goes with it. */
function checkColours(team: Card): void {
  const colours = team.data.colours
  if (!Array.isArray(colours) || colours.length !== 2) {
    team.refuse('13.3', 'card-list', 'colours', { least: 2, most: 2 })
    return
  }
  for (const [i, colour] of colours.entries())
    if (!isOneOf(colour, COLOURS))
      team.refuse('13.3', 'card-word', `colours.${i}`, { words: COLOURS.join(', ') })
}

function checkPower(team: Card): void {
  const power = team.part('power')
  for (const formation of FORMATIONS) power.whole(formation, 0, MOST_STARS)
}

/** §21.4, §21.5 Ten numbers, each with somebody who may play there; no more of a type than there are cards. */
function checkLineUp(team: Card, types: readonly Data[]): void {
  const used = new Map<Data, number>()
  const players = team.part('players')
  const typeOf = (signed: Card): Data | undefined => {
    const { type: id, gold } = signed.data
    if (gold !== undefined && typeof gold !== 'boolean') signed.refuse('13.3', 'team-card-side', 'gold')
    const type = types.find((one) => typeof one.id === 'string' && one.id === id)
    if (type) used.set(type, (used.get(type) ?? 0) + 1)
    return type
  }
  for (const number of NUMBERS) {
    const own = Object.hasOwn(players.data, number)
    if (!own || !mayPlay(typeOf(players.part(`${number}`))?.numbers, number))
      players.refuse('21.4', 'team-card-player', `${number}`, { number })
  }
  const strange = Object.keys(players.data).find((key) => !NUMBERS.some((number) => `${number}` === key))
  if (strange !== undefined) players.refuse('21.4', 'team-card-number', strange.slice(0, 20))
  if (team.data.bench !== undefined)
    for (const signed of team.rows('bench', 0, BENCH, '21.5', 'type'))
      if (!typeOf(signed)) signed.refuse('21.5', 'team-card-bench', 'type')
  for (const [{ id, copies }, count] of used)
    if (typeof copies === 'number' && count > copies)
      team.refuse('21.4', 'team-card-copies', 'players', { type: String(id), used: count, copies })
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

/** §21.5 Nobody sits on a bench that is not named, and the captain is who takes the kick-off. */
const tidyTeam = ({
  id,
  style,
  colours,
  value,
  power,
  keeper,
  players,
  bench = [],
  captain = USUAL_CAPTAIN,
  source,
}: TeamCardOfABox): TeamCard => ({
  id,
  style,
  ...(colours && { colours: [colours[0], colours[1]] as const }),
  ...(value !== undefined && { value }),
  ...(power && { power: { defence: power.defence, midfield: power.midfield, attack: power.attack } }),
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
