import type { Cards, Club, Colour, FinaleBuild, Tactics, TacticsChoice } from '@libero/finale'
import { CLUBS, COLOURS, checkOptions, DECK, ELEVEN, FREE_CHOICE, KEEPER, SQUAD } from '@libero/finale'
import type { SampledChance, Seat } from '@libero/kernel'

/** After so many squads that do not fit, none will. */
const MOST_TRIES = 500

/** Home plays for FC Acker and away for SV Stollen, unless someone says otherwise. */
export const clubOf = (seat: Seat): Club => CLUBS[seat] ?? 'acker'

function shuffled<T>(things: readonly T[], whim: SampledChance): T[] {
  const deck = [...things]
  for (let i = deck.length - 1; i > 0; i--) {
    const j = whim.below(i + 1)
    const swap = deck[i]
    deck[i] = deck[j]
    deck[j] = swap
  }
  return deck
}

/**
 * Any legal build: fifteen men within the points, one keeper in goal, and where it is sealed with them any deck. Where the points
 * agreed on do not buy fifteen men there is none: then whoever asked gets one that the game will refuse.
 */
export function randomBuild(seat: Seat, options: unknown, whim: SampledChance): FinaleBuild {
  const { cards, terms, budget } = checkOptions(options).agreed
  const club = clubOf(seat)
  const all = cards.set.footballers
    .map((_, card) => card)
    .filter((card) => cards.club[card] === CLUBS.indexOf(club))
  for (let tries = 1; ; tries++) {
    const men = shuffled(all, whim).slice(0, SQUAD)
    cheapen(men, all, budget[seat], cards.price, whim)
    const points = men.reduce((sum, card) => sum + cards.price[card], 0)
    const keepers = men.filter((card) => cards.line[card] === KEEPER)
    const outfield = men.filter((card) => cards.line[card] !== KEEPER)
    const fits = points <= budget[seat] && keepers.length > 0 && outfield.length >= ELEVEN - 1
    if (!fits && tries < MOST_TRIES) continue
    const keeper = keepers[0] ?? men[0]
    const pitch = [keeper, ...outfield.slice(0, ELEVEN - 1)]
    const bench = men.filter((card) => !pitch.includes(card))
    const id = (card: number) => cards.footballerId(card)
    return {
      club,
      pitch: pitch.map(id),
      bench: bench.map(id),
      ...(terms.sealed && {
        tactics: randomTactics(terms.tactics, cards, whim),
      }),
    }
  }
}

/** Swaps dear men for cheaper ones until the points suffice or nobody cheaper is left. */
function cheapen(
  men: number[],
  all: readonly number[],
  budget: number,
  price: Uint8Array,
  whim: SampledChance,
): void {
  const points = () => men.reduce((sum, card) => sum + price[card], 0)
  for (let tries = 0; points() > budget && tries < 200; tries++) {
    const at = whim.below(men.length)
    const cheaper = all.filter((card) => !men.includes(card) && price[card] < price[men[at]])
    if (cheaper.length > 0) men[at] = cheaper[whim.below(cheaper.length)]
  }
}

const randomColour = (whim: SampledChance): Colour => COLOURS[1 + whim.below(COLOURS.length - 1)]

function randomTactics(choice: TacticsChoice, cards: Cards, whim: SampledChance): Tactics {
  if (choice === 'free') return { order: freeDeck(cards, whim) }
  return choice === 'any' ? { cards: anyDeck(cards, whim) } : { colour: randomColour(whim) }
}

/** §4.10 */
const anyDeck = (cards: Cards, whim: SampledChance): string[] =>
  shuffled(
    cards.set.tactics.filter(({ closing }) => !closing).map(({ id }) => id),
    whim,
  ).slice(0, DECK)

/** §4.4, §4.5 */
function freeDeck(cards: Cards, whim: SampledChance): string[] {
  const chosen = FREE_CHOICE.flatMap(({ power, count }) =>
    shuffled(cards.tacticIds(cards.ofPower[power]), whim).slice(0, count),
  )
  return shuffled(chosen, whim)
}

/** A squad that gets much football for its points: the best of many random ones by what eleven men show. */
export function strongBuild(seat: Seat, options: unknown, whim: SampledChance): FinaleBuild {
  const { cards, budget } = checkOptions(options).agreed
  const points = (build: FinaleBuild) =>
    [...build.pitch, ...build.bench].reduce((sum, id) => sum + cards.price[cards.footballer(id)], 0)
  const football = (id: string) => {
    const card = cards.footballer(id)
    let sum = 0
    for (let turn = 0; turn < 4; turn++) sum += cards.strength[card * 4 + turn]
    return sum
  }
  let best = randomBuild(seat, options, whim)
  let most = -1
  // What the points do not buy once they do not buy at all.
  if (points(best) > budget[seat]) return best
  for (let n = 0; n < 60; n++) {
    const build = n === 0 ? best : randomBuild(seat, options, whim)
    const total = build.pitch.reduce((sum, id) => sum + football(id), 0)
    if (total <= most) continue
    best = build
    most = total
  }
  return best
}
