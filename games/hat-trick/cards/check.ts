import type { CardSetName, Checked, Refusal } from '@libero/kernel'
import { accepted, borrowsNameOf, inShort, isObject, wasName } from '@libero/kernel'
import type { Corner, Kind } from '../vocabulary.ts'
import { CORNERS, KINDS, NUMBERS } from '../vocabulary.ts'
import { checkExpansion, tidyExpansion } from './check-expansion.ts'
import type { Data, Refuse } from './check-fields.ts'
import { isSource, isWhole, objectOf, rows } from './check-fields.ts'
import { PUBLISHED_EXPANSIONS } from './our-expansion.ts'
import { PUBLISHED } from './ours.ts'
import type { CardSet } from './set.ts'

/** Most teams a set may hold. */
const MOST_TEAMS = 200

const borrowsOurName = borrowsNameOf(() => PUBLISHED.map(tidy))
const borrowsNameOfExpansion = borrowsNameOf(() => PUBLISHED_EXPANSIONS.map(tidyExpansion))

/** Everything that keeps a card set from being played, at once. */
export function checkCardSet(value: unknown): Checked<CardSet> {
  const refusals: Refusal[] = []
  const refuse: Refuse = (rule, code, about = {}) => refusals.push({ code, rule, about })
  if (!isObject(value)) return { ok: false, refusals: [{ code: 'card-set-malformed', rule: '2.4' }] }
  if (!wasName(value.name) || !wasName(value.version)) refuse('2.4', 'card-set-unnamed')
  checkPlayers(rows(value.players, NUMBERS.length), refuse)
  checkShooting(rows(value.shooting, 9), refuse)
  checkActions(objectOf(value.actions), refuse)
  checkKeeping(objectOf(value.keeping), refuse)
  if (!Array.isArray(value.teams)) refuse('2.5', 'team-id', { card: inShort(value.teams) })
  checkTeams(rows(value.teams, MOST_TEAMS), refuse)
  if (value.expansion !== undefined) checkExpansion(value.expansion, refuse)
  if (refusals.length > 0) return { ok: false, refusals }
  const set = tidy(value as unknown as CardSet)
  checkNames(set, refuse)
  return refusals.length > 0 ? { ok: false, refusals } : accepted(set)
}

/** §12.5 Each of the two sets stands for itself: our base cards may be played with another expansion. */
function checkNames({ expansion, ...base }: CardSet, refuse: Refuse): void {
  const notOurs = ({ name, version }: CardSetName) =>
    refuse('12.5', 'card-set-not-ours', { name: inShort(name), version: inShort(version) })
  if (borrowsOurName(base)) notOurs(base)
  if (expansion && borrowsNameOfExpansion(expansion)) notOurs(expansion)
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
  players: players.map(({ number, regular, star, source }) => ({
    number,
    regular: { attack: regular.attack, defence: regular.defence },
    star: { attack: star.attack, defence: star.defence },
    source,
  })),
  actions: {
    copies: { short: actions.copies.short, long: actions.copies.long, dribble: actions.copies.dribble },
    source: actions.source,
  },
  shooting: shooting.map(({ kind, corner, plus, source }) => ({ kind, corner, plus, source })),
  keeping: {
    final: { middle: keeping.final.middle, wing: keeping.final.wing },
    secondLast: { middle: keeping.secondLast.middle, wing: keeping.secondLast.wing },
    source: keeping.source,
  },
  teams: teams.map(({ id, stars, source }) => ({ id, stars: [...stars], source })),
  ...(expansion && { expansion: tidyExpansion(expansion) }),
})

const checkSource = (row: Data, card: string, refuse: Refuse) => {
  if (!isSource(row.source)) refuse('2.4', 'card-source', { card })
}

function checkPlayers(players: readonly Data[], refuse: Refuse): void {
  const numbers = players.map((player) => player.number)
  if (players.length !== NUMBERS.length || !NUMBERS.every((number) => numbers.includes(number))) {
    refuse('2.2', 'players-numbers')
  }
  for (const player of players) {
    const card = inShort(player.number)
    for (const side of [player.regular, player.star]) {
      const footballs = objectOf(side)
      if (!isWhole(footballs.attack, 0, 9) || !isWhole(footballs.defence, 0, 9))
        refuse('2.4', 'player-footballs', { card })
    }
    checkSource(player, card, refuse)
  }
}

function checkShooting(shooting: readonly Data[], refuse: Refuse): void {
  for (const kind of KINDS) {
    for (const corner of CORNERS) {
      const found = shooting.filter((card) => card.kind === kind && card.corner === corner)
      if (found.length !== 1 || !isWhole(found[0]?.plus, 0, 9))
        refuse('7.3', 'shooting-card', { kind, corner })
    }
  }
  for (const card of shooting) {
    if (!KINDS.includes(card.kind as Kind) || !CORNERS.includes(card.corner as Corner))
      refuse('7.3', 'shooting-card-unknown')
    checkSource(card, 'shooting', refuse)
  }
}

function checkActions(actions: Data, refuse: Refuse): void {
  const copies = objectOf(actions.copies)
  for (const kind of KINDS) if (!isWhole(copies[kind], 1, 4)) refuse('3.1', 'action-copies', { kind })
  checkSource(actions, 'actions', refuse)
}

function checkKeeping(keeping: Data, refuse: Refuse): void {
  for (const line of [keeping.final, keeping.secondLast]) {
    const draws = objectOf(line)
    if (!isWhole(draws.middle, 1, 9) || !isWhole(draws.wing, 1, 9)) refuse('7.4', 'keeping-draws')
  }
  checkSource(keeping, 'keeping', refuse)
}

function checkTeams(teams: readonly Data[], refuse: Refuse): void {
  if (teams.length > MOST_TEAMS) refuse('2.5', 'teams-too-many', { most: MOST_TEAMS })
  const seen = new Set<unknown>(['regulars'])
  for (const team of teams) {
    const card = inShort(team.id)
    if (typeof team.id !== 'string' || !/^[A-Za-z0-9-]{1,20}$/.test(team.id) || seen.has(team.id))
      refuse('2.5', 'team-id', { card })
    seen.add(team.id)
    const stars = Array.isArray(team.stars) ? team.stars : [0]
    if (stars.length > 11 || !stars.every((n) => isWhole(n, 1, 11))) refuse('2.5', 'team-stars', { card })
    checkSource(team, card, refuse)
  }
}
