import type { CardSetName, Checked } from '@libero/kernel'
import { accepted, Fields, isObject, SEATS } from '@libero/kernel'
import { checkOptions, firstCards, REGULARS, SQUAD } from '../build.ts'
import type { Cards } from '../cards/set.ts'
import { PHASES } from '../phase.ts'
import { ownFoot } from '../rules/common.ts'
import { isOver } from '../rules/half.ts'
import { readSkills } from '../rules/skill.ts'
import { checkDraft } from '../squad/check.ts'
import { ENDINGS, State } from '../state.ts'
import {
  CARD_IDS,
  CARDS,
  CORNERS,
  HALVES,
  MOST_OPPORTUNITIES_AFTER_TIME,
  MOST_SUDDEN_PAIRS,
  MOST_TURNS_AFTER_TIME_AT_FIRST,
  NOWHERE,
  NUMBERS,
  OUTFIELD,
  PENALTIES,
} from '../vocabulary.ts'
import { checkPosition } from './check.ts'
import { readCard, readDeclared, readPlay, readTeam } from './players.ts'
import { type Data, fieldOf, POSITION_FORMAT, readWho, TALLIES } from './words.ts'

/** Turns a match can have at the most, far above any real one. */
const MOST_TURNS = 900
/** Of a shot with all that skills could add to it, and of the cards drawn against it. */
const MOST_FOOTBALLS = 300
const MOST_DRAWS = 120

/** A state from plain data, or every field that is wrong with it. The caller plays on from there. */
export function readPosition(data: unknown, rules: State['rules'], named?: CardSetName): Checked<State> {
  if (!isObject(data) || data.format !== POSITION_FORMAT) {
    return { ok: false, refusals: [{ code: 'position-foreign', rule: '12.5' }] }
  }
  const { agreed, refusals } = checkOptions(data.options, named, rules.version, firstCards)
  if (refusals.length > 0) return { ok: false, refusals }
  const s = new State(agreed.cards, agreed.terms, rules)
  for (const nothing of [s.style, s.rowKind, s.captain]) nothing.fill(-1)
  const r = new Fields('12.5')
  s.phase = r.word(data.phase, PHASES, 'phase')
  s.half = r.whole(data.half, 1, HALVES + 2, 'half')
  s.turn = r.whole(data.turn, 0, MOST_TURNS, 'turn')
  s.side = r.word(data.possession, SEATS, 'possession')
  s.first = r.word(data.firstKickOff, SEATS, 'firstKickOff')
  s.opportunity = r.flag(data.opportunity, 'opportunity')
  s.late = r.whole(data.late, 0, mostLate(s), 'late')
  s.halfGuards = r.whole(data.halfGuards ?? 0, 0, HALVES + 1, 'halfGuards')
  const shot = isObject(data.shot) ? data.shot : {}
  s.power = r.whole(shot.power, 0, MOST_FOOTBALLS, 'shot.power')
  s.draws = r.whole(shot.draws, 0, MOST_DRAWS, 'shot.draws')
  s.drawn = r.whole(shot.drawn, 0, MOST_FOOTBALLS, 'shot.drawn')
  s.penalty = r.flag(shot.penalty, 'shot.penalty')
  s.pairs = r.whole(data.pairs, 0, MOST_SUDDEN_PAIRS, 'pairs')
  if ((data.ending !== null) !== isOver(s)) r.wrong('ending')
  else if (isOver(s)) s.ending = r.word(data.ending, ENDINGS, 'ending')
  const winner = r.word(data.winner, SEATS, 'winner', true)
  s.winner = winner < 0 ? 2 : winner
  const sides = Array.isArray(data.sides) ? data.sides : []
  for (const seat of [0, 1] as const) {
    const side = sides[seat]
    if (isObject(side)) readSide(s, seat, side, r)
    else r.wrong(`sides.${seat}`)
  }
  s.teams = [teamOf(s, sides[0], 0, r), teamOf(s, sides[1], 1, r)]
  const number = data.ball === null ? -1 : r.whole(data.ball, 2, 11, 'ball')
  s.ball = number < 0 ? -1 : s.side * OUTFIELD + Math.max(0, number - 2)
  s.moved = readWho(data.moved, 'moved', r)
  if (s.terms.displacedStays) s.displaced = readWho(data.displaced ?? null, 'displaced', r)
  if (s.terms.players) readExpansion(s, data, r)
  else s.attacker = s.side
  if (r.sound) checkPosition(s, r)
  return r.sound ? accepted(s) : { ok: false, refusals: r.refusals }
}

/** §10.3, §12.4 Turns after time, as far as they are counted. */
const mostLate = ({ terms }: State): number =>
  terms.turnStaysOut ? MOST_OPPORTUNITIES_AFTER_TIME : MOST_TURNS_AFTER_TIME_AT_FIRST + 1

/** §13 The play, and what follows from the players; a declared skill names players, so it comes last. */
function readExpansion(s: State, data: Data, r: Fields): void {
  readPlay(s, data.play, r)
  if (!r.sound) return
  readSkills(s, 0)
  readSkills(s, 1)
  readDeclared(s, data.play, r)
}

/** A team by name, for words only; its footballs are those of its players. */
function teamOf(s: State, side: unknown, seat: number, r: Fields): string {
  const team = isObject(side) ? side.team : undefined
  if (typeof team === 'string' && isTeam(s, team)) return team
  r.wrong(`sides.${seat}.team`)
  return REGULARS
}

function isTeam({ cards, terms }: State, team: string): boolean {
  if (!terms.players) return team === REGULARS || cards.team(team) !== undefined
  return team === SQUAD || cards.expansion.team(team) !== undefined || isNamedSquad(cards, team)
}

/** §21.6 A squad with a name that its coach could have given it. */
function isNamedSquad({ expansion }: Cards, team: string): boolean {
  const [budget] = expansion.set.budgets
  if (!team.startsWith(`${SQUAD}:`) || !budget) return false
  const { rank, mentality } = budget
  const name = team.slice(SQUAD.length + 1)
  const draft = checkDraft({ name, rank, mentality, players: {} }, expansion.set, { subs: false })
  return draft.ok && draft.value.name === name
}

function readSide(s: State, seat: 0 | 1, side: Data, r: Fields): void {
  const at = (field: string) => `sides.${seat}.${field}`
  s.goals[seat] = r.whole(side.goals, 0, 99, at('goals'))
  const players = Array.isArray(side.players) ? side.players : []
  NUMBERS.forEach((number, i) => {
    const value = players[i]
    const player = isObject(value) ? value : {}
    const field = (name: string) => at(`players.${i}.${name}`)
    if (player.number !== number) r.wrong(field('number'))
    const index = seat * OUTFIELD + i
    s.attack[index] = r.whole(player.attack, 0, 9, field('attack'))
    s.defence[index] = r.whole(player.defence, 0, 9, field('defence'))
    s.low[index] = number
    s.high[index] = number
    s.foot[index] = ownFoot(s, index)
    if (s.terms.players) readCard(s, index, player, field, r)
    const on = player.field === null ? NOWHERE : fieldOf(player.field)
    s.field[index] = on < 0 ? r.wrong(field('field')) : on
    if (on < 0 || on === NOWHERE) return
    if (s.on[on] > 0) r.wrong(field('field'))
    s.on[on] = index + 1
  })
  s.starKeeper[seat] = r.flag(side.starKeeper, at('starKeeper'))
  s.yellow[seat] = r.flag(side.yellow, at('yellow'))
  const pile = (value: unknown, into: Uint8Array, field: string): number => {
    const ids = Array.isArray(value) && value.length <= 4 * CARDS ? value : []
    if (ids.length === 0 && !(Array.isArray(value) && value.length === 0)) r.wrong(at(field))
    for (const id of ids) into[r.word(id, CARD_IDS, at(field))]++
    return ids.length
  }
  s.handLeft[seat] = pile(side.hand, s.hand[seat], 'hand')
  s.deckLeft[seat] = pile(side.deck, s.deck[seat], 'deck')
  pile(side.used, s.used[seat], 'used')
  pile(side.thisTurn ?? [], s.thisTurn[seat], 'thisTurn')
  s.deckGone[seat] = r.flag(side.deckGone, at('deckGone'))
  s.temporary[seat] = r.flag(side.temporary, at('temporary'))
  s.laid[seat] = r.word(side.laid, CARD_IDS, at('laid'), true)
  s.faceUp[seat] = r.word(side.faceUp, CARD_IDS, at('faceUp'), true)
  s.corner[seat] = r.word(side.corner, CORNERS, at('corner'), true)
  s.taken[seat] = r.whole(side.taken, 0, PENALTIES + MOST_SUDDEN_PAIRS, at('taken'))
  s.scored[seat] = r.whole(side.scored, 0, s.taken[seat], at('scored'))
  const tally = isObject(side.tally) ? side.tally : {}
  if (s.terms.players) readTeam(s, seat, side, at, r)
  for (const name of TALLIES) s[name][seat] = r.whole(tally[name], 0, 999, at(`tally.${name}`))
}
