import type { Seat } from '@libero/kernel'
import type { FinaleBuild } from './build.ts'
import { checkOptions, ourCards } from './build.ts'
import type { Cards } from './cards/set.ts'
import { FREE_CHOICE } from './deck.ts'
import type { Club, Colour } from './vocabulary.ts'
import { CLUBS, COLOURS, ELEVEN, PURPLE, SQUAD } from './vocabulary.ts'

/** The four whom the rulebook leaves on the bench in the very first match. */
const FIRST_BENCH: Readonly<Record<Club, readonly string[]>> = {
  acker: ['lars-hechter', 'wladimir-ballnich', 'tim-talent', 'erwin-pfosten'],
  stollen: ['ralf-tentakel', 'paul-walze', 'ali-balla', 'simon-joker'],
}

/**
 * The beginner's fifteen of a club with the very first line-up (§3.2), and where tactics are sealed with it white and a
 * colour (§4.9). A card set typed in from elsewhere may name other beginners: then spare keepers and the cheapest men sit
 * on the bench.
 */
export function beginnersBuild(club: Club, colour?: Colour, cards: Cards = ourCards): FinaleBuild {
  const fifteen = cards.set.footballers.filter((man) => man.club === club && man.beginner)
  const listed = fifteen.filter((man) => FIRST_BENCH[club].includes(man.id))
  const keeper = fifteen.find((man) => man.line === 'keeper')
  const spare = fifteen
    .filter((man) => man !== keeper)
    .sort((a, b) => Number(b.line === 'keeper') - Number(a.line === 'keeper') || a.price - b.price)
  const bench = (listed.length === SQUAD - ELEVEN ? listed : spare.slice(0, SQUAD - ELEVEN)).map(
    (man) => man.id,
  )
  const pitch = fifteen.map((man) => man.id).filter((id) => !bench.includes(id))
  return { club, pitch, bench, ...(colour && { tactics: { colour } }) }
}

/**
 * §3.4 The squads of a first match. Where tactics are sealed (§4.9) with white and purple ones, under free choice (§4.4)
 * in a mixed order and as far as white and purple have the powers.
 */
export function beginner(
  seat: Seat,
  options: unknown,
  { club = CLUBS[seat], rules }: { readonly club?: Club; readonly rules?: string } = {},
): FinaleBuild {
  const { cards, terms } = checkOptions(options, undefined, rules).agreed
  if (!terms.sealed) return beginnersBuild(club, undefined, cards)
  const build = beginnersBuild(club, 'purple', cards)
  if (terms.tactics === 'usual') return build
  if (terms.tactics === 'any')
    return { ...build, tactics: { cards: cards.tacticIds(cards.usualDeck(PURPLE)) } }
  const packed = FREE_CHOICE.flatMap(({ power, count }) =>
    cards.set.tactics
      .filter((tactic) => tactic.power === power && !tactic.closing)
      .sort((a, b) => COLOURS.indexOf(a.colour) - COLOURS.indexOf(b.colour))
      .slice(0, count),
  )
  // Eleven is a prime: every fourth card in turn visits each once and never leaves like powers together.
  const order = packed.flatMap((_, i) => packed[(i * 4) % packed.length]?.id ?? [])
  return { ...build, tactics: { order } }
}
