import type { FinaleBuild } from './build.ts'
import { ourCards } from './build.ts'
import type { Cards } from './cards/set.ts'
import type { Club, Colour } from './vocabulary.ts'
import { ELEVEN, SQUAD } from './vocabulary.ts'

/** The four whom the rulebook leaves on the bench in the very first match. */
const FIRST_BENCH: Readonly<Record<Club, readonly string[]>> = {
  acker: ['lars-hechter', 'wladimir-ballnich', 'tim-talent', 'erwin-pfosten'],
  stollen: ['ralf-tentakel', 'paul-walze', 'ali-balla', 'simon-joker'],
}

/**
 * The beginner's fifteen of a club with the very first line-up, white and purple tactics (§3.2, §4.3). A card set
 * typed in from elsewhere may name other beginners: then spare keepers and the cheapest men sit on the bench.
 */
export function beginnersBuild(club: Club, colour: Colour = 'purple', cards: Cards = ourCards): FinaleBuild {
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
  return { club, pitch, bench, tactics: { colour } }
}
