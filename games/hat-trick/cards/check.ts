import type { CardSetName, Checked, Refusal } from '@libero/kernel'
import { accepted, borrowsNameOf, inShort, isObject } from '@libero/kernel'
import { CARD_IDS, CORNERS, DECK, KINDS, NUMBERS, SIDES } from '../vocabulary.ts'
import { checkExpansion, tidyExpansion } from './check-expansion.ts'
import { Card, checkName, isWhole } from './check-fields.ts'
import { PUBLISHED_EXPANSIONS } from './our-expansion.ts'
import { PUBLISHED } from './ours.ts'
import type { Actions, CardSet, Draws, DrawsByLine, DrawsOfLine, Keeping, Symbols } from './set.ts'
import { SYMBOLS } from './set.ts'

/** Most teams a set may hold: more than there are national teams, and clubs besides. */
const MOST_TEAMS = 500
const MOST_FOOTBALLS = 9
const MOST_DRAWS = 9
/** Of a deck that is given by kinds. */
const MOST_COPIES = 4

const TEAM_ID = /^[A-Za-z0-9-]{1,20}$/

const borrowsOurName = borrowsNameOf(() => PUBLISHED.map(tidy))
const borrowsNameOfExpansion = borrowsNameOf(() => PUBLISHED_EXPANSIONS.map(tidyExpansion))

/** Everything that keeps a card set from being played, at once, each with its field. */
export function checkCardSet(value: unknown): Checked<CardSet> {
  const refusals: Refusal[] = []
  if (!isObject(value))
    return { ok: false, refusals: [{ code: 'card-set-malformed', rule: '2.4', about: { field: '' } }] }
  const set = new Card(value, '', 'cards', '2.4', refusals)
  checkName(set)
  checkPlayers(set.rows('players', NUMBERS.length, NUMBERS.length, '2.4', 'number'))
  checkShooting(set)
  checkActions(set.part('actions', '3.1'))
  checkKeeping(set.part('keeping', '7.4'))
  checkTeams(set.rows('teams', 0, MOST_TEAMS, '2.5'))
  if (isObject(value.expansion)) checkExpansion(set.part('expansion', '13.2'))
  else if (value.expansion !== undefined) set.refuse('13.2', 'expansion-malformed', 'expansion')
  if (refusals.length > 0) return { ok: false, refusals }
  const tidied = tidy(value as unknown as CardSet)
  checkNames(tidied, refusals)
  return refusals.length > 0 ? { ok: false, refusals } : accepted(tidied)
}

/** §12.5 Each of the two sets stands for itself: our base cards may be played with another expansion. */
function checkNames({ expansion, ...base }: CardSet, refusals: Refusal[]): void {
  const notOurs = ({ name, version }: CardSetName, field: string) => {
    const about = { field, name: inShort(name), version: inShort(version) }
    refusals.push({ code: 'card-set-not-ours', rule: '12.5', about })
  }
  if (borrowsOurName(base)) notOurs(base, 'name')
  if (expansion && borrowsNameOfExpansion(expansion)) notOurs(expansion, 'expansion.name')
}

/** Only what a card set consists of, as a copy: nothing a stranger added, nothing he can still change. */
const tidy = ({
  name,
  version,
  players,
  actions,
  shooting,
  keeping,
  teams,
  expansion,
}: CardSet): CardSet => ({
  name,
  version,
  players: players.map(({ number, side, regular, star, source }) => ({
    number,
    ...(side && { side }),
    regular: { attack: regular.attack, defence: regular.defence },
    star: { attack: star.attack, defence: star.defence },
    source,
  })),
  actions: tidyActions(actions),
  shooting: shooting.map(({ kind, corner, plus, source }) => ({ kind, corner, plus, source })),
  keeping: tidyKeeping(keeping),
  teams: teams.map(({ id, stars, source }) => ({ id, stars: [...stars], source })),
  ...(expansion && { expansion: tidyExpansion(expansion) }),
})

/** Card by card every card is named, those that are not there, too. */
const tidyActions = ({ copies, cards, source }: Actions): Actions => ({
  ...(copies && { copies: { short: copies.short, long: copies.long, dribble: copies.dribble } }),
  ...(cards && { cards: Object.fromEntries(CARD_IDS.map((id) => [id, cards[id] ?? 0])) }),
  source,
})

const tidyDraws = ({ middle, wing }: Draws): Draws => ({ middle, wing })

const tidyLine = ({ right, ...left }: DrawsOfLine): DrawsOfLine => ({
  ...tidyDraws(left),
  ...(right && { right: tidyDraws(right) }),
})

const tidyLines = ({ final, secondLast }: DrawsByLine): DrawsByLine => ({
  final: tidyLine(final),
  secondLast: tidyLine(secondLast),
})

const tidySymbols = ({ left, centre, right }: Symbols): Symbols => ({
  left: { left: left.left, centre: left.centre, right: left.right },
  centre: { left: centre.left, centre: centre.centre, right: centre.right },
  right: { left: right.left, centre: right.centre, right: right.right },
})

const tidyKeeping = ({ star, symbols, source, ...regular }: Keeping): Keeping => ({
  ...tidyLines(regular),
  ...(star && { star: tidyLines(star) }),
  ...(symbols && { symbols: { regular: tidySymbols(symbols.regular), star: tidySymbols(symbols.star) } }),
  source,
})

/** §2.2, §2.4 Numbers 2 to 11, each once, and on both sides two values. */
function checkPlayers(players: readonly Card[]): void {
  const seen = new Set<unknown>()
  for (const player of players) {
    const { number } = player.data
    if (!isWhole(number, 2, 11) || seen.has(number)) player.refuse('2.2', 'players-numbers', 'number')
    seen.add(number)
    if (player.data.side !== undefined) player.word('side', SIDES)
    for (const side of ['regular', 'star']) {
      const footballs = player.part(side)
      footballs.whole('attack', 0, MOST_FOOTBALLS)
      footballs.whole('defence', 0, MOST_FOOTBALLS)
    }
    player.source()
  }
}

/** §7.3 One for each kind and corner. */
function checkShooting(set: Card): void {
  const most = KINDS.length * CORNERS.length
  const seen = new Set<string>()
  for (const card of set.rows('shooting', 0, most, '7.3', 'kind')) {
    const { kind, corner } = card.data
    if ([card.word('kind', KINDS), card.word('corner', CORNERS)].every(Boolean)) {
      const about = { kind: String(kind), corner: String(corner) }
      const name = `${kind} ${corner}`
      if (seen.has(name)) card.refuse('7.3', 'shooting-card', 'corner', about)
      seen.add(name)
    }
    card.whole('plus', 0, MOST_FOOTBALLS)
    card.source()
  }
  if (!Array.isArray(set.data.shooting)) return
  for (const kind of KINDS)
    for (const corner of CORNERS)
      if (!seen.has(`${kind} ${corner}`)) set.refuse('7.3', 'shooting-card', 'shooting', { kind, corner })
}

/** §3.1 The box has 64 action cards for two coaches; which 32 a coach has is for the set to say. */
function checkActions(actions: Card): void {
  const { copies, cards } = actions.data
  if (copies !== undefined && cards !== undefined) actions.refuse('3.1', 'action-cards-twice', 'copies')
  if (cards === undefined) for (const kind of KINDS) actions.part('copies').whole(kind, 1, MOST_COPIES)
  else checkDeck(actions)
  actions.source()
}

function checkDeck(actions: Card): void {
  const cards = actions.part('cards')
  let count = 0
  for (const id of CARD_IDS) {
    const copies = cards.data[id] ?? 0
    if (isWhole(copies, 0, DECK)) count += copies
    else cards.whole(id, 0, DECK)
  }
  const unknown = Object.keys(cards.data).find((id) => !CARD_IDS.includes(id))
  if (unknown !== undefined) cards.refuse('3.1', 'action-card-unknown', inShort(unknown))
  if (count !== DECK) actions.refuse('3.1', 'action-deck', 'cards', { count, deck: DECK })
}

/** §7.4, §7.5 Draws by keeper and field, and any layout of symbols. */
function checkKeeping(keeping: Card): void {
  checkLines(keeping)
  if (keeping.data.star !== undefined) checkLines(keeping.part('star'))
  if (keeping.data.symbols !== undefined) {
    const symbols = keeping.part('symbols', '7.5')
    for (const side of ['regular', 'star'])
      for (const dive of CORNERS)
        for (const shot of CORNERS) symbols.part(side).part(dive).word(shot, SYMBOLS)
  }
  keeping.source()
}

function checkLines(keeper: Card): void {
  for (const line of ['final', 'secondLast']) {
    const left = keeper.part(line)
    for (const half of left.data.right === undefined ? [left] : [left, left.part('right')])
      for (const where of ['middle', 'wing']) half.whole(where, 0, MOST_DRAWS)
  }
}

/** §2.5 */
function checkTeams(teams: readonly Card[]): void {
  const seen = new Set<unknown>(['regulars'])
  for (const team of teams) {
    team.id(TEAM_ID, seen)
    team.wholes('stars', 0, 11, 1, 11)
    team.source()
  }
}
