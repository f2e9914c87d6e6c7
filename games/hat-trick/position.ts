import type { Checked, Position } from '@libero/kernel'
import { accepted, awaits, Fields, isObject, NOBODY, SEATS } from '@libero/kernel'
import { checkOptions, ourCards, REGULARS } from './build.ts'
import { awaiting, legal } from './game.ts'
import { PHASES, Phase } from './phase.ts'
import { fieldName, lineFor, numberOf } from './rules/common.ts'
import { ENDINGS, State } from './state.ts'
import { cardList } from './view.ts'
import {
  CARD_IDS,
  CARDS,
  CORNERS,
  FIELDS,
  HALVES,
  HAND,
  MOST_SUDDEN_PAIRS,
  MOST_TURNS_AFTER_TIME,
  NOWHERE,
  NUMBERS,
  OUTFIELD,
  PENALTIES,
} from './vocabulary.ts'

export const POSITION_FORMAT = 'hat-trick-position/1'
const TALLIES = ['yellows', 'reds', 'shots', 'penalties', 'actionsWon'] as const
/** Turns a match can have at the most, far above any real one. */
const MOST_TURNS = 900

const cardOrNull = (card: number) => (card < 0 ? null : CARD_IDS[card])

/** The whole state as readable data; `docs/protocol.md` names every field. */
export function position(s: State): Position {
  return {
    format: POSITION_FORMAT,
    options: {
      extraTime: s.terms.extraTime,
      ...(s.cards !== ourCards && { cards: s.cards.set }),
    },
    phase: PHASES[s.phase],
    half: s.half,
    turn: s.turn,
    possession: SEATS[s.side],
    ball: s.ball < 0 ? null : numberOf(s.ball),
    firstKickOff: SEATS[s.first],
    opportunity: s.opportunity === 1,
    late: s.late,
    moved: s.moved < 0 ? null : { seat: SEATS[s.moved < OUTFIELD ? 0 : 1], number: numberOf(s.moved) },
    shot: { power: s.power, draws: s.draws, drawn: s.drawn, penalty: s.penalty === 1 },
    pairs: s.pairs,
    ending: s.phase === Phase.Over ? ENDINGS[s.ending] : null,
    winner: s.winner < 2 ? SEATS[s.winner] : null,
    sides: [sidePosition(s, 0), sidePosition(s, 1)],
  }
}

function sidePosition(s: State, seat: 0 | 1): Position {
  return {
    team: s.teams[seat],
    goals: s.goals[seat],
    players: Array.from({ length: OUTFIELD }, (_, i) => {
      const player = seat * OUTFIELD + i
      const field = s.field[player]
      return {
        number: numberOf(player),
        attack: s.attack[player],
        defence: s.defence[player],
        field: field === NOWHERE ? null : fieldName(field),
      }
    }),
    starKeeper: s.starKeeper[seat] === 1,
    yellow: s.yellow[seat] === 1,
    hand: cardList(s.hand[seat]),
    deck: cardList(s.deck[seat]),
    used: cardList(s.used[seat]),
    deckGone: s.deckGone[seat] === 1,
    temporary: s.temporary[seat] === 1,
    laid: cardOrNull(s.laid[seat]),
    faceUp: cardOrNull(s.faceUp[seat]),
    corner: s.corner[seat] < 0 ? null : CORNERS[s.corner[seat]],
    taken: s.taken[seat],
    scored: s.scored[seat],
    tally: Object.fromEntries(TALLIES.map((tally) => [tally, s[tally][seat]])),
  }
}

type Data = Record<string, unknown>

/** A state from plain data, or every field that is wrong with it. The caller plays on from there. */
export function fromPosition(data: unknown): Checked<State> {
  if (!isObject(data) || data.format !== POSITION_FORMAT) {
    return { ok: false, refusals: [{ code: 'position-foreign', rule: '12.5' }] }
  }
  const { agreed, refusals } = checkOptions(data.options)
  if (refusals.length > 0) return { ok: false, refusals }
  const s = new State(agreed.cards, agreed.terms)
  const r = new Fields('12.5')
  s.phase = r.word(data.phase, PHASES, 'phase')
  s.half = r.whole(data.half, 1, HALVES + 2, 'half')
  s.turn = r.whole(data.turn, 0, MOST_TURNS, 'turn')
  s.side = r.word(data.possession, SEATS, 'possession')
  s.first = r.word(data.firstKickOff, SEATS, 'firstKickOff')
  s.opportunity = r.flag(data.opportunity, 'opportunity')
  s.late = r.whole(data.late, 0, MOST_TURNS_AFTER_TIME + 1, 'late')
  const shot = isObject(data.shot) ? data.shot : {}
  s.power = r.whole(shot.power, 0, 30, 'shot.power')
  s.draws = r.whole(shot.draws, 0, 10, 'shot.draws')
  s.drawn = r.whole(shot.drawn, 0, 60, 'shot.drawn')
  s.penalty = r.flag(shot.penalty, 'shot.penalty')
  s.pairs = r.whole(data.pairs, 0, MOST_SUDDEN_PAIRS, 'pairs')
  s.ending = Math.max(0, r.word(data.ending, ENDINGS, 'ending', true))
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
  const moved = isObject(data.moved) ? data.moved : undefined
  s.moved = moved
    ? r.word(moved.seat, SEATS, 'moved.seat') * OUTFIELD + r.whole(moved.number, 2, 11, 'moved.number') - 2
    : -1
  if (data.moved !== null && !moved) r.wrong('moved')
  if (r.sound) checkWhole(s, r)
  return r.sound ? accepted(s) : { ok: false, refusals: r.refusals }
}

/** A team by name, for words only; its footballs are those of its players. */
function teamOf(s: State, side: unknown, seat: number, r: Fields): string {
  const team = isObject(side) ? side.team : undefined
  if (typeof team === 'string' && (team === REGULARS || s.cards.team(team))) return team
  r.wrong(`sides.${seat}.team`)
  return REGULARS
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
  s.deckGone[seat] = r.flag(side.deckGone, at('deckGone'))
  s.temporary[seat] = r.flag(side.temporary, at('temporary'))
  s.laid[seat] = r.word(side.laid, CARD_IDS, at('laid'), true)
  s.faceUp[seat] = r.word(side.faceUp, CARD_IDS, at('faceUp'), true)
  s.corner[seat] = r.word(side.corner, CORNERS, at('corner'), true)
  s.taken[seat] = r.whole(side.taken, 0, PENALTIES + MOST_SUDDEN_PAIRS, at('taken'))
  s.scored[seat] = r.whole(side.scored, 0, s.taken[seat], at('scored'))
  const tally = isObject(side.tally) ? side.tally : {}
  for (const name of TALLIES) s[name][seat] = r.whole(tally[name], 0, 999, at(`tally.${name}`))
}

function fieldOf(value: unknown): number {
  if (typeof value !== 'string') return -1
  for (let field = 0; field < FIELDS; field++) if (fieldName(field) === value) return field
  return -1
}

/** What only the whole can show: cards too many, a ball nobody has, a question nobody could be asked. */
function checkWhole(s: State, r: Fields): void {
  if (s.phase > Phase.Over) r.wrong('phase')
  const shootOut = s.half > HALVES + 1
  for (const seat of [0, 1] as const) {
    for (let card = 0; card < CARDS; card++) {
      const count = s.hand[seat][card] + s.deck[seat][card] + s.used[seat][card]
      if (count !== s.cards.deck[card]) r.wrong(`sides.${seat}.deck`)
    }
    if (s.handLeft[seat] > HAND) r.wrong(`sides.${seat}.hand`)
    if (s.deckLeft[seat] === 0 && !s.deckGone[seat]) r.wrong(`sides.${seat}.deckGone`)
    if (s.laid[seat] >= 0 && (s.phase !== Phase.PlayCard || s.hand[seat][s.laid[seat]] === 0))
      r.wrong(`sides.${seat}.laid`)
    if (s.corner[seat] >= 0 && s.phase !== Phase.Duel) r.wrong(`sides.${seat}.corner`)
  }
  checkBall(s, shootOut, r)
  const shown = s.phase > Phase.PlayCard && s.phase < Phase.FreeKickDefence
  if (shown && (s.faceUp[s.side] < 0 || (!shootOut && s.faceUp[1 - s.side] < 0))) r.wrong('sides.faceUp')
  if ((s.phase === Phase.OpportunityPass || s.phase === Phase.ShootOrNot) && !s.opportunity)
    r.wrong('opportunity')
  if (s.phase === Phase.LongBall && (s.opportunity || lineFor(s.side, s.field[s.ball]) === 6))
    r.wrong('phase')
  if (s.phase === Phase.Save && (s.draws === 0 || s.drawn > s.power)) r.wrong('shot')
  if (shootOut && s.phase !== Phase.Over) checkShootOut(s, r)
  const line = s.ball >= 0 && !shootOut && s.phase !== Phase.Over ? lineFor(s.side, s.field[s.ball]) : 0
  if (line === 6 && s.phase <= Phase.DefenceMove && !s.opportunity) r.wrong('opportunity')
  if (s.opportunity && s.phase >= Phase.FreeKickDefence && s.phase < Phase.Over) r.wrong('opportunity')
  if (s.handLeft[0] !== s.handLeft[1] && !shootOut) r.wrong('sides.hand')
  if (!s.opportunity && s.handLeft[0] !== HAND && !shootOut && s.phase !== Phase.Over) r.wrong('sides.hand')
  if (s.phase === Phase.PlayCard && s.handLeft[0] !== s.handLeft[1]) r.wrong('sides.hand')
  if (s.phase === Phase.PlayCard && !s.opportunity && s.handLeft[0] !== HAND) r.wrong('sides.hand')
  if (!r.sound) return
  const asked = awaiting(s)
  if (asked === NOBODY && s.phase !== Phase.Over) r.wrong('phase')
  for (const seat of [0, 1] as const) {
    const nobodyThere = s.phase === Phase.SidewaysPass
    if (awaits(asked, seat) && legal(s, seat, options) === 0 && !nobodyThere) r.wrong(`sides.${seat}`)
  }
}

const options = new Int16Array(Math.max(2 * OUTFIELD + 1, CARDS))

/** §11.2 Penalties are taken in turn, and the pairs of sudden death are those after five each. */
function checkShootOut(s: State, r: Fields): void {
  if (s.phase !== Phase.Duel && s.phase !== Phase.Save) r.wrong('phase')
  const lead = s.taken[s.first] - s.taken[1 - s.first]
  if (lead !== 0 && lead !== 1) r.wrong('sides.taken')
  if (s.side !== (lead === 0 ? s.first : 1 - s.first)) r.wrong('possession')
  if (s.pairs !== Math.max(0, Math.min(s.taken[0], s.taken[1]) - PENALTIES + 1)) r.wrong('pairs')
}

/** A keeper has the ball at his goal kick and nobody in a shoot-out; else the named player, on the pitch. */
function checkBall(s: State, shootOut: boolean, r: Fields): void {
  const goalKick = s.phase >= Phase.GoalKickAttack && s.phase <= Phase.GoalKickCard
  if (shootOut || s.phase === Phase.Over) return
  if (goalKick !== s.ball < 0) r.wrong('ball')
  else if (s.ball >= 0 && s.field[s.ball] === NOWHERE) r.wrong('ball')
  for (const seat of [0, 1] as const)
    if (s.field.subarray(seat * OUTFIELD, (seat + 1) * OUTFIELD).every((field) => field === NOWHERE))
      r.wrong(`sides.${seat}.players`)
}
