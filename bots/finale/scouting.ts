import type { Cards, Colour, FinaleBuild } from '@libero/finale'
import { CLUBS, COLOURS, checkOptions, FREE_CHOICE, PURPLE } from '@libero/finale'
import type { SampledChance, Seat } from '@libero/kernel'
import { clubOf, randomBuild } from './build.ts'
import type { Worths } from './squad.ts'
import { worthiestSquad } from './squad.ts'
import { measuredWorths, worthOfTactic, worthsOf } from './worth.ts'

/** How far a worth seems off today, in goals at most: nobody shall know who plays, and with which cards. */
const MOOD = 0.04
/** How far power seems off when the cards are put in order: the strong ones come early, but not by the book. */
const SHUFFLE = 1.2

const whimsy = (whim: SampledChance): number => whim.word() / 0x8000_0000 - 1

const today = (worths: Float64Array, whim: SampledChance): Float64Array =>
  worths.map((worth) => worth + MOOD * whimsy(whim))

/** The squad and the tactics worth most for the points, never quite the same. */
function worthiestBuild(
  worthsFor: (cards: Cards) => Worths,
  seat: Seat,
  options: unknown,
  whim: SampledChance,
): FinaleBuild {
  const { cards, terms, budget } = checkOptions(options).agreed
  const club = clubOf(seat)
  const { pitch, bench } = worthsFor(cards)
  const squad = worthiestSquad(cards, CLUBS.indexOf(club), budget[seat], {
    pitch: today(pitch, whim),
    bench: today(bench, whim),
  })
  if (!squad) return randomBuild(seat, options, whim)
  const id = (card: number) => cards.footballerId(card)
  return {
    club,
    pitch: squad.pitch.map(id),
    bench: squad.bench.map(id),
    tactics: terms.freeChoice ? { order: bestDeck(cards, whim) } : { colour: bestColour(cards, whim) },
  }
}

/** By the rule of what strengths and hazards are worth. */
export const scoutedBuild = (seat: Seat, options: unknown, whim: SampledChance): FinaleBuild =>
  worthiestBuild(worthsOf, seat, options, whim)

/** By what each man of our card set was measured to be worth. */
export const measuredBuild = (seat: Seat, options: unknown, whim: SampledChance): FinaleBuild =>
  worthiestBuild(measuredWorths, seat, options, whim)

function bestColour(cards: Cards, whim: SampledChance): Colour {
  let best: Colour = 'purple'
  let most = Number.NEGATIVE_INFINITY
  for (const colour of COLOURS.slice(PURPLE)) {
    const worth = cards.set.tactics.reduce(
      (sum, tactic, card) => (tactic.colour === colour ? sum + worthOfTactic(cards, card) : sum),
      MOOD * whimsy(whim),
    )
    if (worth <= most) continue
    most = worth
    best = colour
  }
  return best
}

/** §4.4, §4.5 Of each power the best cards; the strong ones first, for the last are hardly ever drawn. */
function bestDeck(cards: Cards, whim: SampledChance): string[] {
  return FREE_CHOICE.flatMap(({ power, count }) =>
    cards.set.tactics
      .map((tactic, card) => ({ tactic, worth: worthOfTactic(cards, card) + MOOD * whimsy(whim) }))
      .filter(({ tactic }) => tactic.power === power && !tactic.closing)
      .sort((a, b) => b.worth - a.worth)
      .slice(0, count),
  )
    .map(({ tactic }) => ({ id: tactic.id, turn: tactic.power + SHUFFLE * whimsy(whim) }))
    .sort((a, b) => b.turn - a.turn)
    .map(({ id }) => id)
}
