import type { Position } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import { broughtCards, knowsOption } from '../build.ts'
import { asksAboutMan, PHASES } from '../phase.ts'
import { AGAIN } from '../rules/attack.ts'
import { deckMask, firstMan, isOver, manId, seatOfMan } from '../rules/common.ts'
import { chosenOrder, chosenOrderCounts } from '../rules/tactics.ts'
import type { State } from '../state.ts'
import { ENDINGS, MOST_TAKERS } from '../state.ts'
import { ACTIONS, CHANGES, LINES, PLACES, SQUAD, WHEREABOUTS } from '../vocabulary.ts'

export const POSITION_FORMAT = 'finale-position/1'
export const STAGES = ['normal-time', 'extra-time', 'shoot-out'] as const
export const TALLIES = ['yellows', 'reds', 'injuries', 'counters', 'attacksMade'] as const

/** The whole state as readable data; `docs/protocol.md` names every field. */
export function position(s: State): Position {
  const seat = (index: number) => (index === 0 || index === 1 ? SEATS[index] : null)
  return {
    format: POSITION_FORMAT,
    options: optionsOf(s),
    phase: PHASES[s.phase],
    stage: STAGES[s.stage],
    period: s.period,
    attacker: seat(s.attacker),
    attacks: s.attacks,
    attack: s.attack,
    counter: s.counter === 1,
    countered: s.countered === 1,
    action: ACTIONS[s.action],
    need: { ...byPlace(s.need), arrow: sum(s.need.subarray(AGAIN)) },
    arrowFrom: PLACES[s.arrowFrom],
    ...(sum(s.need.subarray(AGAIN)) > s.need[AGAIN + s.arrowFrom] && {
      arrows: byPlace(s.need.subarray(AGAIN)),
    }),
    ...(sum(s.missing) > 0 && { missing: byLine(s.missing) }),
    won: s.won === 1,
    checked: s.checked,
    ...((s.atRisk[0] | s.atRisk[1]) !== 0 && { atRisk: atRisk(s) }),
    man: asksAboutMan(s.phase) ? manId(s, s.man) : null,
    firstShot: seat(s.first),
    pairs: s.pairs,
    guards: s.guards,
    ending: isOver(s) ? ENDINGS[s.ending] : null,
    winner: seat(s.winner),
    sides: [sidePosition(s, 0), sidePosition(s, 1)],
  }
}

const sum = (counts: Uint8Array): number => counts.reduce((all, count) => all + count, 0)
const byPlace = (counts: Uint8Array) => Object.fromEntries(PLACES.map((place, i) => [place, counts[i]]))
const byLine = (counts: Uint8Array) => Object.fromEntries(LINES.map((line, i) => [line, counts[i]]))

const atRisk = (s: State): readonly string[] =>
  Array.from({ length: 2 * SQUAD }, (_, man) => man)
    .filter((man) => (s.atRisk[seatOfMan(man)] >>> (man % SQUAD)) & 1)
    .map((man) => manId(s, man))

function optionsOf(s: State): Position {
  const { tactics, sealed, extraTime, leg, firstLeg, awayGoals, squadOrder, keeperChanges, benchTakers } =
    s.terms
  const cards = broughtCards(s.cards)
  return {
    tactics,
    ...(knowsOption(s.rules.version, 'sealed') && { sealed }),
    extraTime,
    ...(leg === 1 && { tie: { leg, ...(awayGoals && { awayGoals }) } }),
    ...(leg === 2 && { tie: { leg, firstLeg, awayGoals } }),
    ...(squadOrder && knowsOption(s.rules.version, 'hazardOrder') && { hazardOrder: 'squad' }),
    ...(keeperChanges && { keeperChanges }),
    ...(benchTakers && { benchTakers }),
    ...(cards && { cards }),
  }
}

function sidePosition(s: State, seat: number): Position {
  const from = firstMan(seat)
  const card = (index: number) => (index < 0 ? null : s.cards.tacticId(index))
  const ids = (mask: number) => s.cards.tacticIds(mask)
  const number = (row: Int32Array) => row[seat] ?? 0
  return {
    goals: number(s.goals),
    men: Array.from({ length: SQUAD }, (_, slot) => {
      const man = from + slot
      return {
        id: manId(s, man),
        line: LINES[s.line[man]],
        where: WHEREABOUTS[s.where[man]],
        turn: s.turn[man],
        booked: s.booked[man] === 1,
        used: ACTIONS[s.chip[man]],
      }
    }),
    hand: ids(number(s.hand)),
    deck: s.cards.tacticIds(deckMask(s, seat)),
    order: chosenOrderCounts(s) ? chosenOrder(s, seat) : [],
    shown: ids(number(s.shown)),
    exchanged: ids(number(s.exchanged)),
    laid: card(number(s.laid)),
    faceUp: card(number(s.faceUp)),
    changesLeft: number(s.changesLeft),
    changes: Array.from({ length: number(s.changes) }, (_, i) => {
      const at = seat * 2 * CHANGES + 2 * i
      return [manId(s, s.change[at]), manId(s, s.change[at + 1])]
    }),
    leaving: number(s.leaving) < 0 ? null : manId(s, number(s.leaving)),
    ready: number(s.ready) === 1,
    takers: Array.from({ length: number(s.named) }, (_, i) => manId(s, s.taker[seat * MOST_TAKERS + i])),
    shots: number(s.shots),
    scored: number(s.scored),
    tally: Object.fromEntries(TALLIES.map((tally) => [tally, s[tally][seat]])),
  }
}
