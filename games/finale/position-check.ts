import type { Fields } from '@libero/kernel'
import { awaits, NOBODY } from '@libero/kernel'
import { awaiting, legal } from './game.ts'
import { asksAboutMan, Phase } from './phase.ts'
import { checkEnd } from './position-end.ts'
import { ARROW, fits, nextPlace } from './rules/attack.ts'
import { bits, deckMask, firstMan, onTheBall, seatOfMan } from './rules/common.ts'
import { EXTRA_TIME, NORMAL_TIME, SHOOT_OUT } from './rules/extra-time.ts'
import type { State } from './state.ts'
import { MOST_TAKERS } from './state.ts'
import { chosenOrder } from './view.ts'
import {
  ANY,
  BENCH,
  CHANGES,
  ELEVEN,
  FINISH,
  FREE,
  HAND,
  KEEPER,
  OFF,
  PERIODS,
  PITCH,
  SQUAD,
  TAKERS,
} from './vocabulary.ts'

const options = new Int16Array(SQUAD + 1)

/** What only the whole can show: cards in two places, men who cannot be there, a question without an answer. */
export function checkPosition(s: State, r: Fields): void {
  if (s.phase > Phase.Over) r.wrong('phase')
  if (new Set(s.card).size !== 2 * SQUAD) r.wrong('sides.men')
  checkClock(s, r)
  checkEnd(s, r)
  for (const seat of [0, 1] as const) {
    checkCards(s, seat, r)
    checkMen(s, seat, r)
    checkChanges(s, seat, r)
    checkTakers(s, seat, r)
  }
  if (r.sound && asksAboutMan(s.phase)) checkMan(s, r)
  if (r.sound && isChoosingMen(s)) checkNeed(s, r)
  if (r.sound) checkQuestion(s, r)
}

const isChoosingMen = (s: State): boolean => s.phase === Phase.AttackersMen || s.phase === Phase.DefendersMen

/** Stage, period, attack and action must fit the phase. */
function checkClock(s: State, r: Fields): void {
  const over = s.phase === Phase.Over
  const shooting = s.phase === Phase.Takers || s.phase === Phase.NextTaker
  const attacking = s.phase >= Phase.Exchange && s.phase <= Phase.ManForKeeper
  const acting = isChoosingMen(s) || asksAboutMan(s.phase)
  const between = s.phase === Phase.Exchange || s.phase === Phase.FurtherTactic
  if (!over && s.period > PERIODS !== s.stage >= EXTRA_TIME) r.wrong('stage')
  if (!over && shooting !== (s.stage === SHOOT_OUT)) r.wrong('stage')
  if (!over && !shooting && attacking !== s.attacker >= 0) r.wrong('attacker')
  if (attacking && (s.attack < 1 || s.attack > s.attacks || s.faceUp[0] < 0 || s.faceUp[1] < 0))
    r.wrong('attack')
  if (between && s.attack < 2) r.wrong('attack')
  if (!over && acting !== (s.action !== FREE)) r.wrong('action')
  if (s.counter && !(acting && s.countered)) r.wrong('counter')
  if (!over && !shooting && s.countered && s.attacker < 0) r.wrong('countered')
  if (!acting && !over && s.chip.some((chip) => chip !== FREE)) r.wrong('sides.men.used')
  if (s.phase === Phase.Takers && (s.shots[0] + s.shots[1] > 0 || s.first >= 0 || s.pairs > 0))
    r.wrong('sides.shots')
  if (s.phase === Phase.NextTaker) {
    const due = TAKERS + s.pairs - 1
    if (s.shots[0] !== due || s.shots[1] !== due || s.first < 0 || s.pairs < 1) r.wrong('sides.shots')
  }
}

/** §4 Every card is in one place, and a hand is full while the deck lasts. */
function checkCards(s: State, seat: 0 | 1, r: Fields): void {
  const at = (field: string) => `sides.${seat}.${field}`
  const deck = deckMask(s, seat)
  const piles = [s.hand[seat], s.shown[seat], s.exchanged[seat], deck]
  const cards = piles.reduce((sum, pile) => sum + bits(pile), 0)
  if (cards !== bits(s.packed[seat])) r.wrong(at('hand'))
  const inHand = bits(s.hand[seat])
  if (inHand > HAND || (s.deckLeft[seat] > 0 && inHand !== HAND)) r.wrong(at('hand'))
  const laid = s.laid[seat]
  if (laid >= 0) {
    const mayLie = inHand === 0 ? laid === s.cards.closing : (s.hand[seat] >>> laid) & 1
    if (s.phase !== Phase.Tactics || !mayLie) r.wrong(at('laid'))
  }
  if (!s.terms.freeChoice || s.stage !== NORMAL_TIME) return
  const order = chosenOrder(s, seat).map((id) => s.cards.tactic(id))
  if (new Set(order).size !== order.length || order.some((card) => !((deck >>> card) & 1)))
    r.wrong(at('order'))
}

/** §3, §8.9 One club, at most eleven on the pitch, one of them in goal, everybody else in his own line. */
function checkMen(s: State, seat: 0 | 1, r: Fields): void {
  const from = firstMan(seat)
  const club = s.cards.club[s.card[from]]
  let pitch = 0
  let keepers = 0
  let wrong = false
  for (let man = from; man < from + SQUAD; man++) {
    if (s.cards.club[s.card[man]] !== club) wrong = true
    if (s.line[man] !== KEEPER && s.line[man] !== s.cards.line[s.card[man]]) wrong = true
    if (s.where[man] === BENCH && s.line[man] !== s.cards.line[s.card[man]]) wrong = true
    if (s.where[man] !== PITCH) continue
    pitch++
    if (s.line[man] === KEEPER) keepers++
  }
  const beingFilled =
    s.phase >= Phase.InjuredKeeper && s.phase <= Phase.ManForKeeper && seatOfMan(s.man) === seat
  if (wrong || pitch > ELEVEN || keepers > 1) r.wrong(`sides.${seat}.men`)
  else if (beingFilled ? keepers > 0 : keepers === 0 && pitch > 0) r.wrong(`sides.${seat}.men`)
}

/** §9 Prepared changes: outfielders from the pitch for outfielders from the bench, nobody twice. */
function checkChanges(s: State, seat: 0 | 1, r: Fields): void {
  const at = (field: string) => `sides.${seat}.${field}`
  const planned = s.changes[seat]
  if (planned > s.changesLeft[seat] || (planned > 0 && s.phase !== Phase.Changes)) r.wrong(at('changes'))
  const named = new Set<number>()
  const fitsIn = (man: number, where: number) =>
    s.where[man] === where && s.line[man] !== KEEPER && !named.has(man) && named.add(man)
  for (let c = 0; c < planned; c++) {
    const row = seat * 2 * CHANGES + 2 * c
    if (!fitsIn(s.change[row], PITCH) || !fitsIn(s.change[row + 1], BENCH)) r.wrong(at('changes'))
  }
  const leaving = s.leaving[seat]
  if (leaving < 0) return
  if (s.phase !== Phase.Changes || s.ready[seat] || planned >= s.changesLeft[seat]) r.wrong(at('leaving'))
  else if (!fitsIn(leaving, PITCH)) r.wrong(at('leaving'))
}

/** §11 Takers are outfielders on the pitch, each named once. */
function checkTakers(s: State, seat: 0 | 1, r: Fields): void {
  const all = Array.from(s.taker.subarray(seat * MOST_TAKERS, seat * MOST_TAKERS + s.named[seat]))
  const eligible = (man: number) => s.where[man] === PITCH && s.line[man] !== KEEPER
  if (new Set(all).size !== all.length || !all.every(eligible)) r.wrong(`sides.${seat}.takers`)
}

/** §8.3, §8.7, §8.8 The man a question is about. */
function checkMan(s: State, r: Fields): void {
  const { man } = s
  const seat = seatOfMan(man)
  let onPitch = 0
  for (let other = firstMan(seat); other < firstMan(seat) + SQUAD; other++)
    if (s.where[other] === PITCH) onPitch++
  // He left the pitch, so there is a place for whoever comes on.
  if (onPitch === ELEVEN) r.wrong('man')
  const keeper = s.line[man] === KEEPER
  if (s.phase === Phase.ManForKeeper) {
    if (s.where[man] !== BENCH || !keeper || s.changesLeft[seat] === 0) r.wrong('man')
  } else if (s.where[man] !== OFF || keeper !== (s.phase !== Phase.Replacement)) r.wrong('man')
}

/** §6.4 Every place still open must have someone to fill it. */
function checkNeed(s: State, r: Fields): void {
  const seat = s.phase === Phase.AttackersMen ? onTheBall(s) : 1 - onTheBall(s)
  const from = firstMan(seat)
  const able = (place: number) => {
    let count = 0
    for (let man = from; man < from + SQUAD; man++) if (fits(s, man, place)) count++
    return count
  }
  let asked = s.need[ANY]
  for (let line = 0; line < ANY; line++) {
    if (s.need[line] > able(line)) r.wrong('need')
    if (line !== KEEPER) asked += s.need[line]
  }
  if (asked > able(ANY) || s.need[ARROW] > Math.min(1, able(ARROW))) r.wrong('need')
  if (s.need[ARROW] > 0 && s.action !== FINISH) r.wrong('need')
  if (nextPlace(s) < 0) r.wrong('need')
}

/** Unless the match is over, somebody is asked, and whoever is asked has an answer. */
function checkQuestion(s: State, r: Fields): void {
  const asked = awaiting(s)
  if (asked === NOBODY && s.phase !== Phase.Over) r.wrong('phase')
  for (const seat of [0, 1] as const) {
    if (awaits(asked, seat) && legal(s, seat, options) === 0) r.wrong(`sides.${seat}`)
  }
}
