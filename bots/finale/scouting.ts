import type { Cards, Colour, FinaleBuild, Tactics, TacticsChoice } from '@libero/finale'
import { CLUBS, COLOURS, checkOptions, DECK, FREE_CHOICE, PURPLE } from '@libero/finale'
import type { SampledChance, Seat } from '@libero/kernel'
import { clubOf, randomBuild } from './build.ts'
import { POWER_IN_DECK } from './packing.ts'
import type { Worths } from './squad.ts'
import { worthiestSquad } from './squad.ts'
import { measuredWorths, worthsOf } from './worth.ts'

/** How a coach picks his men and cards. */
interface Scouting {
  readonly worthsOf: (cards: Cards) => Worths
  /** How far a worth seems off today, in goals at most: also so that nobody knows who plays, and with which cards. */
  readonly mood: number
}

/** By the rule of what strengths and hazards are worth, and with half an eye. */
const ROUGHLY: Scouting = { worthsOf, mood: 0.1 }
/** By what each man and tactic of our card set was measured to be worth. */
const CLOSELY: Scouting = { worthsOf: measuredWorths, mood: 0.04 }

/** How far power seems off when the cards are put in order: the strong ones come early, but not by the book. */
const SHUFFLE = 1.2

const whimsy = (whim: SampledChance): number => whim.word() / 0x8000_0000 - 1

const today = (worths: Float64Array, mood: number, whim: SampledChance): Float64Array =>
  worths.map((worth) => worth + mood * whimsy(whim))

/** The squad worth most for the points, never quite the same, and where they are sealed with it the tactics. */
function worthiestBuild(
  { worthsOf, mood }: Scouting,
  seat: Seat,
  options: unknown,
  whim: SampledChance,
): FinaleBuild {
  const { cards, terms, budget } = checkOptions(options).agreed
  const club = clubOf(seat)
  const { pitch, bench, tactics } = worthsOf(cards)
  const squad = worthiestSquad(cards, CLUBS.indexOf(club), budget[seat], {
    pitch: today(pitch, mood, whim),
    bench: today(bench, mood, whim),
  })
  if (!squad) return randomBuild(seat, options, whim)
  const id = (card: number) => cards.footballerId(card)
  return {
    club,
    pitch: squad.pitch.map(id),
    bench: squad.bench.map(id),
    ...(terms.sealed && {
      tactics: bestTactics(terms.tactics, cards, today(tactics, mood, whim), whim),
    }),
  }
}

export const scoutedBuild = (seat: Seat, options: unknown, whim: SampledChance): FinaleBuild =>
  worthiestBuild(ROUGHLY, seat, options, whim)

export const measuredBuild = (seat: Seat, options: unknown, whim: SampledChance): FinaleBuild =>
  worthiestBuild(CLOSELY, seat, options, whim)

function bestTactics(
  choice: TacticsChoice,
  cards: Cards,
  worths: Float64Array,
  whim: SampledChance,
): Tactics {
  if (choice === 'free') return { order: bestDeck(cards, worths, whim) }
  return choice === 'any' ? { cards: bestEleven(cards, worths) } : { colour: bestColour(cards, worths) }
}

function bestColour(cards: Cards, worths: Float64Array): Colour {
  let best: Colour = 'purple'
  let most = Number.NEGATIVE_INFINITY
  for (const colour of COLOURS.slice(PURPLE)) {
    const worth = cards.set.tactics.reduce(
      (sum, tactic, card) => (tactic.colour === colour ? sum + worths[card] : sum),
      0,
    )
    if (worth <= most) continue
    most = worth
    best = colour
  }
  return best
}

/** §4.10 The eleven worth most, their power included. */
const bestEleven = (cards: Cards, worths: Float64Array): string[] =>
  cards.set.tactics
    .map((tactic, card) => ({ tactic, worth: worths[card] + POWER_IN_DECK * tactic.power }))
    .filter(({ tactic }) => !tactic.closing)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, DECK)
    .map(({ tactic }) => tactic.id)

/** §4.4, §4.5 Of each power the best cards; the strong ones first, for the last are hardly ever drawn. */
function bestDeck(cards: Cards, worths: Float64Array, whim: SampledChance): string[] {
  return FREE_CHOICE.flatMap(({ power, count }) =>
    cards.set.tactics
      .map((tactic, card) => ({ tactic, worth: worths[card] }))
      .filter(({ tactic }) => tactic.power === power && !tactic.closing)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, count),
  )
    .map(({ tactic }) => ({ id: tactic.id, turn: tactic.power + SHUFFLE * whimsy(whim) }))
    .sort((a, b) => b.turn - a.turn)
    .map(({ id }) => id)
}
