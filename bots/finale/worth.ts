import type { Cards } from '@libero/finale'
import {
  ANY,
  ATTACKER,
  BENCH,
  BUILD_UP,
  DEFENDER,
  FINISH,
  HAZARDS,
  KEEPER,
  LINES,
  PITCH,
  TACTICS,
} from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'
import { oftener } from './men.ts'
import { promisesOf } from './packing.ts'
import type { Scouted } from './scouts.ts'
import type { Worths } from './squad.ts'
import known from './worths.json'

/**
 * What a footballer is worth to his squad, in goals a match: fitted to what scouts found in 120,000 matches of heuristics
 * between mixed squads. It goes by strengths and hazards alone, so it holds for any card set.
 */
const BY_TURN = [0.046, 0.029, 0.021, 0.02]
/** A five decides actions. */
const FIVE = 0.08
const BY_HAZARD: Readonly<Record<(typeof HAZARDS)[number], number>> = {
  none: 0,
  injury: -0.05,
  yellow: -0.025,
  red: -0.014,
}

/** By line: what it takes to be of use, and how much football pays. Backs pay most: there are few good ones. */
type Pay = Readonly<Record<Exclude<(typeof LINES)[number], 'keeper'>, readonly [number, number]>>
const ON_PITCH: Pay = { defence: [-0.87, 2.75], midfield: [-0.37, 1], attack: [-0.71, 1.77] }
const ON_BENCH: Pay = { defence: [-0.73, 2.33], midfield: [-0.3, 0.86], attack: [-0.55, 1.46] }

/** The keeper plays in nearly every finish against his side: each football counts, the first more. */
const KEEPER_NEEDS = -2.8
const KEEPER_BY_TURN = [0.231, 0.181, 0.181, 0.181]
const KEEPER_ON_BENCH = -0.11

function worthOf(cards: Cards, card: number, where: number): number {
  const line = LINES[cards.line[card]] ?? 'keeper'
  const strengths = cards.strength.subarray(card * 4, card * 4 + 4)
  if (line === 'keeper') {
    if (where === BENCH) return KEEPER_ON_BENCH
    return strengths.reduce((sum, strength, turn) => sum + KEEPER_BY_TURN[turn] * strength, KEEPER_NEEDS)
  }
  let football = 0
  for (let turn = 0; turn < 4; turn++) {
    const hazard = cards.hazard[card * 4 + turn]
    football += BY_TURN[turn] * strengths[turn] + (strengths[turn] >= 5 ? FIVE : 0)
    football += BY_HAZARD[HAZARDS[hazard] ?? 'none'] * oftener(cards, hazard)
  }
  const [needed, pays] = (where === PITCH ? ON_PITCH : ON_BENCH)[line]
  return needed + pays * football
}

/** The worth of every footballer and tactic of a card set, by the rule. */
export function worthsOf(cards: Cards): Worths {
  const of = (where: number) =>
    Float64Array.from(cards.set.footballers, (_, card) => worthOf(cards, card, where))
  const tactics = Float64Array.from(cards.set.tactics, (_, card) => worthOfTactic(cards, card))
  return { pitch: of(PITCH), bench: of(BENCH), tactics }
}

/** What scouts found in 41,600 matches of searches with our cards (`libero train finale --squads`, decision 7). */
const KNOWN: Scouted = known
const isKnown = ({ set }: Cards): boolean =>
  set.name === KNOWN.cards.name && set.version === KNOWN.cards.version

/** The worth of every footballer and tactic as it was measured; by the rule where the cards are others. */
export function measuredWorths(cards: Cards): Worths {
  const worths = worthsOf(cards)
  if (!isKnown(cards)) return worths
  cards.set.footballers.forEach(({ id }, card) => {
    const [pitch, bench] = KNOWN.men[id] ?? []
    if (pitch === undefined || bench === undefined) return
    worths.pitch[card] = pitch / 100
    worths.bench[card] = bench / 100
  })
  cards.set.tactics.forEach(({ id }, card) => {
    const worth = KNOWN.tactics[id]
    if (worth !== undefined) worths.tactics[card] = worth / 100
  })
  return worths
}

const measured = new WeakMap<Cards, Float64Array>()
const together = new Float64Array(TACTICS)

/** What each tactic card is worth to a deck: as it was measured, and as both line-ups favour it. Filled anew each time. */
export function deckWorths(s: State, seat: Seat): Float64Array {
  const { cards } = s
  const known = measured.get(cards) ?? measuredWorths(cards).tactics
  measured.set(cards, known)
  const promises = promisesOf(s, seat)
  for (let card = 0; card < TACTICS; card++) together[card] = promises[card] + known[card]
  return together
}

/** An attack without build-up cannot be countered; every man used turns on and risks something; one more decides. */
const STRAIGHT = 0.035
const MAN_USED = -0.013
const MAN_MORE = [0.065, 0.113] as const

/** What a tactic card is worth to its deck beside its power, in goals. */
function worthOfTactic(cards: Cards, card: number): number {
  let worth = cards.hasBuildUp[card] ? 0 : STRAIGHT
  for (const action of [BUILD_UP, FINISH]) {
    const attackers = menAt(cards, cards.corner(card, action, ATTACKER))
    const defenders = menAt(cards, cards.corner(card, action, DEFENDER))
    worth += MAN_USED * attackers + MAN_MORE[action - BUILD_UP] * Math.sign(attackers - defenders)
  }
  return worth
}

function menAt(cards: Cards, corner: number): number {
  let men = 0
  for (let place = KEEPER; place <= ANY; place++) men += cards.places[corner + place]
  return men
}
