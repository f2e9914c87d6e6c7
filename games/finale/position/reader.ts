import type { CardSetName, Checked, Seat } from '@libero/kernel'
import { accepted, Fields, isObject, SEATS } from '@libero/kernel'
import { checkOptions } from '../build.ts'
import { asksAboutMan, PHASES } from '../phase.ts'
import { AGAIN, choosingSeat, gatherAble } from '../rules/attack.ts'
import { bits, firstMan, isOver, seatOfMan } from '../rules/common.ts'
import { tacticsArePacked } from '../rules/tactics.ts'
import { ENDINGS, MOST_TAKERS, State } from '../state.ts'
import {
  ACTIONS,
  CHANGES,
  DECK,
  EXTRA_PERIODS,
  FREE,
  LINES,
  MOST_SUDDEN_PAIRS,
  PERIODS,
  PLACES,
  SQUAD,
  TACTICS,
  TAKERS,
  WHEREABOUTS,
} from '../vocabulary.ts'
import { checkPosition } from './check.ts'
import { POSITION_FORMAT, STAGES, TALLIES } from './index.ts'

type Data = Record<string, unknown>

/** A state from plain data, or every field that is wrong with it. The caller plays on from there. */
export function readPosition(data: unknown, rules: State['rules'], named?: CardSetName): Checked<State> {
  if (!isObject(data) || data.format !== POSITION_FORMAT) {
    return { ok: false, refusals: [{ code: 'position-foreign', rule: '13.5' }] }
  }
  const { agreed, refusals } = checkOptions(data.options, named, rules.version)
  if (refusals.length > 0) return { ok: false, refusals }
  const s = new State(agreed.cards, agreed.terms, rules)
  const r = new Fields('13.5')
  s.phase = r.word(data.phase, PHASES, 'phase')
  s.stage = r.word(data.stage, STAGES, 'stage')
  s.period = r.whole(data.period, tacticsArePacked(s) ? 0 : 1, PERIODS + EXTRA_PERIODS, 'period')
  s.attacker = r.word(data.attacker, SEATS, 'attacker', true)
  s.attacks = r.whole(data.attacks, 0, 4, 'attacks')
  s.attack = r.whole(data.attack, 0, 4, 'attack')
  s.counter = r.flag(data.counter, 'counter')
  s.countered = r.flag(data.countered, 'countered')
  s.action = r.word(data.action, ACTIONS, 'action')
  const need = r.object(data.need, 'need')
  PLACES.forEach((place, i) => {
    s.need[i] = r.whole(need[place], 0, 10, `need.${place}`)
  })
  s.arrowFrom = r.word(data.arrowFrom, PLACES, 'arrowFrom')
  readArrows(s, r.whole(need.arrow, 0, 10, 'need.arrow'), data.arrows, r)
  if (data.missing !== undefined) {
    const missing = r.object(data.missing, 'missing')
    LINES.forEach((line, i) => {
      s.missing[i] = r.whole(missing[line], 0, 10, `missing.${line}`)
    })
  }
  s.won = r.flag(data.won, 'won')
  s.checked = r.whole(data.checked, 0, 2 * SQUAD, 'checked')
  s.first = r.word(data.firstShot, SEATS, 'firstShot', true)
  s.pairs = r.whole(data.pairs, 0, MOST_SUDDEN_PAIRS, 'pairs')
  s.guards = r.whole(data.guards, 0, 99, 'guards')
  if ((data.ending !== null) !== isOver(s)) r.wrong('ending')
  else if (isOver(s)) s.ending = r.word(data.ending, ENDINGS, 'ending')
  const winner = r.word(data.winner, SEATS, 'winner', true)
  s.winner = winner < 0 ? 2 : winner
  const sides = r.list(data.sides, 2, 'sides')
  for (const seat of [0, 1]) {
    readSide(s, seat, r.object(sides[seat], `sides.${seat}`), r)
  }
  s.man = data.man === null ? 0 : manOf(s, undefined, data.man, 'man', r)
  if (data.atRisk !== undefined)
    for (const id of r.list(data.atRisk, 2 * SQUAD, 'atRisk')) {
      const man = manOf(s, undefined, id, 'atRisk', r)
      s.atRisk[seatOfMan(man)] |= 1 << (man % SQUAD)
    }
  if ((data.man !== null) !== asksAboutMan(s.phase)) r.wrong('man')
  gatherMasks(s)
  if (r.sound) checkPosition(s, r)
  return r.sound ? accepted(s) : { ok: false, refusals: r.refusals }
}

/** §6.6 The arrows still to be followed: all of the latest kind, unless it is said that there are several kinds. */
function readArrows(s: State, count: number, kinds: unknown, r: Fields): void {
  if (kinds === undefined) {
    s.need[AGAIN + s.arrowFrom] = count
    return
  }
  const arrows = r.object(kinds, 'arrows')
  let all = 0
  PLACES.forEach((place, i) => {
    s.need[AGAIN + i] = r.whole(arrows[place], 0, 10, `arrows.${place}`)
    all += s.need[AGAIN + i]
  })
  if (all !== count) r.wrong('arrows')
}

/** The masks that say once more what chips and lines say. */
function gatherMasks(s: State): void {
  for (let man = 0; man < 2 * SQUAD; man++) {
    if (s.action !== FREE && s.chip[man] === s.action) s.used[seatOfMan(man)] |= 1 << (man % SQUAD)
  }
  const seat = s.attacker < 0 ? -1 : choosingSeat(s)
  if (seat >= 0) gatherAble(s, seat as Seat)
}

/** The number of a man named by his id, of one side or of either. */
function manOf(s: State, seat: number | undefined, id: unknown, field: string, r: Fields): number {
  const card = typeof id === 'string' ? s.cards.footballer(id) : -1
  const first = firstMan(seat ?? 0)
  const last = seat === undefined ? 2 * SQUAD : first + SQUAD
  for (let man = first; man < last; man++) if (card >= 0 && s.card[man] === card) return man
  return r.wrong(field)
}

function readSide(s: State, seat: number, side: Data, r: Fields): void {
  const at = (field: string) => `sides.${seat}.${field}`
  const from = firstMan(seat)
  s.goals[seat] = r.whole(side.goals, 0, 99, at('goals'))
  const men = r.list(side.men, SQUAD, at('men'))
  if (men.length !== SQUAD) r.wrong(at('men'))
  men.forEach((value, slot) => {
    const man = isObject(value) ? value : {}
    const field = (name: string) => at(`men.${slot}.${name}`)
    const card = typeof man.id === 'string' ? s.cards.footballer(man.id) : -1
    s.card[from + slot] = card < 0 ? r.wrong(field('id')) : card
    s.line[from + slot] = r.word(man.line, LINES, field('line'))
    s.where[from + slot] = r.word(man.where, WHEREABOUTS, field('where'))
    s.turn[from + slot] = r.whole(man.turn, 0, 3, field('turn'))
    s.booked[from + slot] = r.flag(man.booked, field('booked'))
    s.chip[from + slot] = r.word(man.used, ACTIONS, field('used'))
  })
  const mask = (value: unknown, field: string): number =>
    r.list(value, DECK, at(field)).reduce<number>((all, id) => {
      const card = typeof id === 'string' ? s.cards.tactic(id) : -1
      if (card < 0 || card === s.cards.closing || (all >>> card) & 1) r.wrong(at(field))
      return card < 0 ? all : all | (1 << card)
    }, 0)
  const card = (value: unknown, field: string): number => {
    if (value === null) return -1
    const index = typeof value === 'string' ? s.cards.tactic(value) : -1
    return index < 0 ? r.wrong(at(field)) : index
  }
  s.hand[seat] = mask(side.hand, 'hand')
  const deck = mask(side.deck, 'deck')
  s.deckLeft[seat] = bits(deck)
  for (let c = 0; c < TACTICS; c++) s.deck[seat === 0 ? 0 : 1][c] = (deck >>> c) & 1
  s.shown[seat] = mask(side.shown, 'shown')
  s.exchanged[seat] = mask(side.exchanged, 'exchanged')
  s.packed[seat] = s.hand[seat] | deck | s.shown[seat] | s.exchanged[seat]
  s.laid[seat] = card(side.laid, 'laid')
  s.faceUp[seat] = card(side.faceUp, 'faceUp')
  const order = r
    .list(side.order, DECK, at('order'))
    .map((id) => (typeof id === 'string' ? s.cards.tactic(id) : -1))
  if (order.some((c) => c < 0)) r.wrong(at('order'))
  else if (order.length > 0) s.order.set(order, seat * DECK + DECK - order.length)
  s.changesLeft[seat] = r.whole(side.changesLeft, 0, CHANGES, at('changesLeft'))
  const changes = r.list(side.changes, CHANGES, at('changes'))
  s.changes[seat] = changes.length
  changes.forEach((value, i) => {
    const names = r.list(value, 2, at(`changes.${i}`))
    s.change[seat * 2 * CHANGES + 2 * i] = manOf(s, seat, names[0], at(`changes.${i}`), r)
    s.change[seat * 2 * CHANGES + 2 * i + 1] = manOf(s, seat, names[1], at(`changes.${i}`), r)
  })
  s.leaving[seat] = side.leaving === null ? -1 : manOf(s, seat, side.leaving, at('leaving'), r)
  s.ready[seat] = r.flag(side.ready, at('ready'))
  const takers = r.list(side.takers, MOST_TAKERS, at('takers'))
  s.named[seat] = takers.length
  takers.forEach((id, i) => {
    s.taker[seat * MOST_TAKERS + i] = manOf(s, seat, id, at('takers'), r)
  })
  const tally = isObject(side.tally) ? side.tally : {}
  for (const name of TALLIES) s[name][seat] = r.whole(tally[name], 0, 999, at(`tally.${name}`))
  s.shots[seat] = r.whole(side.shots, 0, TAKERS + MOST_SUDDEN_PAIRS, at('shots'))
  s.scored[seat] = r.whole(side.scored, 0, s.shots[seat], at('scored'))
}
