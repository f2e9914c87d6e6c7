import type { Checked, Position, Refusal } from '@libero/kernel'
import { accepted, SEATS } from '@libero/kernel'
import { checkOptions } from './build.ts'
import { PHASES, Phase } from './phase.ts'
import { ARROW, nextPlace } from './rules/attack.ts'
import { firstMan, keeperOf, manId } from './rules/common.ts'
import { EXTRA_TIME, NORMAL_TIME, SHOOT_OUT } from './rules/extra-time.ts'
import { ENDINGS, MOST_TAKERS, State } from './state.ts'
import { chosenOrder, countBits } from './view.ts'
import {
  ACTIONS,
  ANY,
  CHANGES,
  DECK,
  EXTRA_PERIODS,
  FREE,
  HAND,
  LINES,
  MOST_SUDDEN_PAIRS,
  PERIODS,
  PITCH,
  PLACES,
  SQUAD,
  TACTICS,
  TAKERS,
  WHEREABOUTS,
} from './vocabulary.ts'

export const POSITION_FORMAT = 'finale-position/1'
const STAGES = ['normal-time', 'extra-time', 'shoot-out'] as const
const TALLIES = ['yellows', 'reds', 'injuries', 'counters', 'attacksMade'] as const
const NEEDS = [...PLACES, 'arrow'] as const

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
    need: Object.fromEntries(NEEDS.map((place, i) => [place, s.need[i]])),
    arrowFrom: PLACES[s.arrowFrom],
    won: s.won === 1,
    checked: s.checked,
    man: s.phase >= Phase.Replacement && s.phase <= Phase.ManForKeeper ? manId(s, s.man) : null,
    firstShot: seat(s.first),
    pairs: s.pairs,
    ending: s.phase === Phase.Over ? ENDINGS[s.ending] : null,
    winner: seat(s.winner),
    sides: [sidePosition(s, 0), sidePosition(s, 1)],
  }
}

function optionsOf(s: State): Position {
  const { freeChoice, extraTime, leg, firstLeg, awayGoals } = s.terms
  return {
    tactics: freeChoice ? 'free' : 'usual',
    extraTime,
    ...(leg === 1 && { tie: { leg } }),
    ...(leg === 2 && { tie: { leg, firstLeg, awayGoals } }),
    ...(s.cards.set.name !== 'libero-finale' && { cards: s.cards.set }),
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
    order: s.terms.freeChoice && s.stage === NORMAL_TIME ? chosenOrder(s, seat) : [],
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

function deckMask(s: State, seat: number): number {
  let mask = 0
  for (let card = 0; card < TACTICS; card++) if (s.deck[seat === 0 ? 0 : 1][card]) mask |= 1 << card
  return mask
}

type Data = Record<string, unknown>
const isObject = (value: unknown): value is Data =>
  value !== null && typeof value === 'object' && !Array.isArray(value)

/** Reads fields of a position and gathers what is wrong with them, each by its path. */
class Reader {
  readonly refusals: Refusal[] = []

  wrong(field: string): number {
    if (this.refusals.length < 50)
      this.refusals.push({ code: 'position-field', rule: '13.5', about: { field } })
    return 0
  }

  whole(value: unknown, least: number, most: number, field: string): number {
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value
    return this.wrong(field)
  }

  flag(value: unknown, field: string): number {
    return typeof value === 'boolean' ? Number(value) : this.wrong(field)
  }

  /** The index of a word; `null` is −1 where nothing is allowed. */
  word(value: unknown, words: readonly string[], field: string, nothing = false): number {
    if (nothing && value === null) return -1
    const index = typeof value === 'string' ? words.indexOf(value) : -1
    return index < 0 ? this.wrong(field) : index
  }

  list(value: unknown, most: number, field: string): readonly unknown[] {
    if (Array.isArray(value) && value.length <= most) return value
    this.wrong(field)
    return []
  }
}

/** A state from plain data, or every field that is wrong with it. The caller plays on from there. */
export function fromPosition(data: unknown): Checked<State> {
  if (!isObject(data) || data.format !== POSITION_FORMAT) {
    return { ok: false, refusals: [{ code: 'position-foreign', rule: '13.5' }] }
  }
  const { agreed, refusals } = checkOptions(data.options)
  if (refusals.length > 0) return { ok: false, refusals }
  const s = new State(agreed.cards, agreed.terms)
  const r = new Reader()
  s.phase = r.word(data.phase, PHASES, 'phase')
  s.stage = r.word(data.stage, STAGES, 'stage')
  s.period = r.whole(data.period, 1, PERIODS + EXTRA_PERIODS, 'period')
  s.attacker = r.word(data.attacker, SEATS, 'attacker', true)
  s.attacks = r.whole(data.attacks, 0, 4, 'attacks')
  s.attack = r.whole(data.attack, 0, 4, 'attack')
  s.counter = r.flag(data.counter, 'counter')
  s.countered = r.flag(data.countered, 'countered')
  s.action = r.word(data.action, ACTIONS, 'action')
  const need = isObject(data.need) ? data.need : {}
  NEEDS.forEach((place, i) => {
    s.need[i] = r.whole(need[place], 0, 10, `need.${place}`)
  })
  s.arrowFrom = r.word(data.arrowFrom, PLACES, 'arrowFrom')
  s.won = r.flag(data.won, 'won')
  s.checked = r.whole(data.checked, 0, 2 * SQUAD, 'checked')
  s.first = r.word(data.firstShot, SEATS, 'firstShot', true)
  s.pairs = r.whole(data.pairs, 0, MOST_SUDDEN_PAIRS, 'pairs')
  s.ending = Math.max(0, r.word(data.ending, ENDINGS, 'ending', true))
  const winner = r.word(data.winner, SEATS, 'winner', true)
  s.winner = winner < 0 ? 2 : winner
  const sides = r.list(data.sides, 2, 'sides')
  for (const seat of [0, 1]) {
    const side = sides[seat]
    if (isObject(side)) readSide(s, seat, side, r)
    else r.wrong(`sides.${seat}`)
  }
  s.man = data.man === null ? 0 : manOf(s, undefined, data.man, 'man', r)
  if (r.refusals.length === 0) checkWhole(s, data, r)
  return r.refusals.length > 0 ? { ok: false, refusals: r.refusals } : accepted(s)
}

/** The number of a man named by his id, of one side or of either. */
function manOf(s: State, seat: number | undefined, id: unknown, field: string, r: Reader): number {
  const card = typeof id === 'string' ? s.cards.footballer(id) : -1
  const first = firstMan(seat ?? 0)
  const last = seat === undefined ? 2 * SQUAD : first + SQUAD
  for (let man = first; man < last; man++) if (card >= 0 && s.card[man] === card) return man
  return r.wrong(field)
}

function readSide(s: State, seat: number, side: Data, r: Reader): void {
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
  s.deckLeft[seat] = countBits(deck)
  for (let c = 0; c < TACTICS; c++) s.deck[seat === 0 ? 0 : 1][c] = (deck >>> c) & 1
  s.shown[seat] = mask(side.shown, 'shown')
  s.exchanged[seat] = mask(side.exchanged, 'exchanged')
  s.packed[seat] = s.hand[seat] | deck | s.shown[seat] | s.exchanged[seat]
  s.laid[seat] = card(side.laid, 'laid')
  s.faceUp[seat] = card(side.faceUp, 'faceUp')
  const order = r.list(side.order, DECK, at('order')).map((id) => s.cards.tactic(String(id)))
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

/** What only the whole can show: cards in two places, men twice, a question nobody could be asked. */
function checkWhole(s: State, data: Data, r: Reader): void {
  if (s.phase > Phase.Over) r.wrong('phase')
  if (s.period > PERIODS !== s.stage >= EXTRA_TIME && s.phase !== Phase.Over) r.wrong('stage')
  if (new Set(s.card).size !== 2 * SQUAD) r.wrong('sides.men')
  for (const seat of [0, 1] as const) checkSide(s, seat, r)
  const shooting = s.phase === Phase.Takers || s.phase === Phase.NextTaker
  if (shooting !== (s.stage === SHOOT_OUT) && s.phase !== Phase.Over) r.wrong('stage')
  if (
    s.phase === Phase.NextTaker &&
    (s.shots[0] !== s.shots[1] || s.shots[0] !== TAKERS + s.pairs - 1 || s.first < 0)
  ) {
    r.wrong('sides.shots')
  }
  const attacking = s.phase >= Phase.Exchange && s.phase <= Phase.ManForKeeper
  if (attacking !== s.attacker >= 0 && s.phase !== Phase.Over && !shooting) r.wrong('attacker')
  if (attacking && (s.attack < 1 || s.attack > s.attacks || s.faceUp[0] < 0 || s.faceUp[1] < 0))
    r.wrong('attack')
  if (s.counter && !s.countered) r.wrong('countered')
  const acting = s.phase >= Phase.AttackersMen && s.phase <= Phase.ManForKeeper
  if (acting !== (s.action !== FREE) && s.phase !== Phase.Over) r.wrong('action')
  if ((s.phase === Phase.Exchange || s.phase === Phase.FurtherTactic) && s.attack < 2) r.wrong('attack')
  if (s.phase === Phase.AttackersMen || s.phase === Phase.DefendersMen) checkNeed(s, r)
  const asksAboutMan = s.phase >= Phase.Replacement && s.phase <= Phase.ManForKeeper
  if (asksAboutMan !== (data.man !== null)) r.wrong('man')
  if (
    (s.phase === Phase.Exchange || s.phase === Phase.FurtherTactic || s.phase <= Phase.Tactics) &&
    s.chip.some((chip) => chip !== FREE)
  ) {
    r.wrong('sides.men.used')
  }
}

function checkSide(s: State, seat: 0 | 1, r: Reader): void {
  const at = (field: string) => `sides.${seat}.${field}`
  const from = firstMan(seat)
  const piles = [s.hand[seat], s.shown[seat], s.exchanged[seat], deckMask(s, seat)]
  if (piles.reduce((sum, pile) => sum + countBits(pile), 0) !== countBits(s.packed[seat])) r.wrong(at('hand'))
  if (countBits(s.hand[seat]) > HAND) r.wrong(at('hand'))
  // A hand is full while the deck lasts, but for the card being exchanged, drawn or played.
  if (s.deckLeft[seat] > 0 && countBits(s.hand[seat]) !== HAND) r.wrong(at('hand'))
  if (
    s.laid[seat] >= 0 &&
    (s.phase !== Phase.Tactics ||
      (s.laid[seat] !== s.cards.closing && !((s.hand[seat] >>> s.laid[seat]) & 1)))
  ) {
    r.wrong(at('laid'))
  }
  if (
    s.terms.freeChoice &&
    s.stage === NORMAL_TIME &&
    chosenOrder(s, seat).some((id) => !((deckMask(s, seat) >>> s.cards.tactic(id)) & 1))
  ) {
    r.wrong(at('order'))
  }
  const club = s.cards.club[s.card[from]]
  let pitch = 0
  let keepers = 0
  for (let man = from; man < from + SQUAD; man++) {
    if (s.cards.club[s.card[man]] !== club) r.wrong(at('men'))
    if (s.line[man] !== 0 && s.line[man] !== s.cards.line[s.card[man]]) r.wrong(at('men'))
    if (s.where[man] !== PITCH) continue
    pitch++
    if (s.line[man] === 0) keepers++
  }
  if (pitch > 11 || keepers > 1) r.wrong(at('men'))
  const goalIsBeingFilled = s.phase >= Phase.InjuredKeeper && s.phase <= Phase.ManForKeeper
  if (keeperOf(s, seat) < 0 && pitch > 0 && !goalIsBeingFilled) r.wrong(at('men'))
  if (s.changes[seat] > s.changesLeft[seat] || (s.changes[seat] > 0 && s.phase !== Phase.Changes))
    r.wrong(at('changes'))
  for (let i = 0; i < s.named[seat]; i++) {
    const taker = s.taker[seat * MOST_TAKERS + i]
    if (s.where[taker] !== PITCH || s.line[taker] === 0) r.wrong(at('takers'))
    for (let j = 0; j < i; j++) if (s.taker[seat * MOST_TAKERS + j] === taker) r.wrong(at('takers'))
  }
}

/** Every place still open must have someone to fill it. */
function checkNeed(s: State, r: Reader): void {
  const seat = (s.phase === Phase.AttackersMen) === (s.counter === 0) ? s.attacker : 1 - s.attacker
  const from = firstMan(seat)
  const free = [0, 0, 0, 0]
  let again = 0
  for (let man = from; man < from + SQUAD; man++) {
    if (s.where[man] !== PITCH) continue
    if (s.chip[man] === FREE) free[s.line[man]]++
    else if (s.chip[man] === 1 && s.line[man] !== 0 && (s.arrowFrom === ANY || s.line[man] === s.arrowFrom))
      again++
  }
  let spare = 0
  for (let line = 0; line < 4; line++) {
    if (s.need[line] > free[line]) r.wrong('need')
    if (line > 0) spare += free[line] - s.need[line]
  }
  if (s.need[ANY] > spare || s.need[ARROW] > Math.min(again, 1)) r.wrong('need')
  if (s.need[ARROW] > 0 && s.action !== 2) r.wrong('need')
  if (nextPlace(s) < 0) r.wrong('need')
}
