import type { Cards } from '@libero/finale'
import { ANY, BENCH, BUILD_UP, FINISH, HAZARDS, KEEPER, LINES, OUR_CARDS, PITCH } from '@libero/finale'
import type { Worths } from './squad.ts'
import known from './worths.json'

/**
 * What a footballer is worth to his squad, in goals a match: fitted to 400,000 matches between mixed squads, in which
 * each man's part in the result was told apart. It goes by strengths and hazards alone, so it holds for any card set.
 */
const BY_TURN = [0.077, 0.061, 0.041, 0.036]
/** A five decides actions. */
const FIVE = 0.083
const BY_HAZARD: Readonly<Record<(typeof HAZARDS)[number], number>> = {
  none: 0,
  injury: -0.13,
  yellow: -0.07,
  red: -0.08,
}

/** By line: what it takes to be of use, and how much football pays. Attackers pay least: others stand in for them. */
type Pay = Readonly<Record<Exclude<(typeof LINES)[number], 'keeper'>, readonly [number, number]>>
const ON_PITCH: Pay = { defence: [-0.81, 1.53], midfield: [-0.49, 1], attack: [-0.5, 0.72] }
const ON_BENCH: Pay = { defence: [-0.74, 1.41], midfield: [-0.44, 0.83], attack: [-0.45, 0.64] }

/** The keeper plays in nearly every finish against his side: each football counts, the first more. */
const KEEPER_NEEDS = -2.66
const KEEPER_BY_TURN = [0.253, 0.162, 0.162, 0.162]
const KEEPER_ON_BENCH = -0.12

function worthOf(cards: Cards, card: number, where: number): number {
  const line = LINES[cards.line[card]] ?? 'keeper'
  const strengths = cards.strength.subarray(card * 4, card * 4 + 4)
  if (line === 'keeper') {
    if (where === BENCH) return KEEPER_ON_BENCH
    return strengths.reduce((sum, strength, turn) => sum + KEEPER_BY_TURN[turn] * strength, KEEPER_NEEDS)
  }
  let football = 0
  for (let turn = 0; turn < 4; turn++) {
    const hazard = HAZARDS[cards.hazard[card * 4 + turn]] ?? 'none'
    football += BY_TURN[turn] * strengths[turn] + (strengths[turn] >= 5 ? FIVE : 0) + BY_HAZARD[hazard]
  }
  const [needed, pays] = (where === PITCH ? ON_PITCH : ON_BENCH)[line]
  return needed + pays * football
}

/** The worth of every footballer of a card set, by the rule. */
export function worthsOf(cards: Cards): Worths {
  const of = (where: number) =>
    Float64Array.from(cards.set.footballers, (_, card) => worthOf(cards, card, where))
  return { pitch: of(PITCH), bench: of(BENCH) }
}

/** The same matches man by man: hundredths of a goal on the pitch and on the bench. */
const KNOWN: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(known))

/** The worth of every footballer as it was measured; by the rule in a card set typed in from elsewhere. */
export function measuredWorths(cards: Cards): Worths {
  const worths = worthsOf(cards)
  if (cards.set.name !== OUR_CARDS.name) return worths
  cards.set.footballers.forEach(({ id }, card) => {
    const [pitch, bench] = KNOWN.get(id) ?? []
    if (pitch === undefined || bench === undefined) return
    worths.pitch[card] = pitch / 100
    worths.bench[card] = bench / 100
  })
  return worths
}

/** An attack without build-up cannot be countered; every man used turns on and risks something. */
const STRAIGHT = 0.1
const MAN_USED = -0.03

/** What a tactic card is worth to its deck beside its power, in goals. */
export function worthOfTactic(cards: Cards, card: number): number {
  let men = 0
  for (const action of [BUILD_UP, FINISH]) {
    const corner = cards.corner(card, action, 0)
    for (let place = KEEPER; place <= ANY; place++) men += cards.places[corner + place]
  }
  return MAN_USED * men + (cards.hasBuildUp[card] ? 0 : STRAIGHT)
}
