import type { FinaleBuild } from './build.ts'
import { ourCards } from './build.ts'
import type { Cards } from './cards/set.ts'
import type { Club, Colour } from './vocabulary.ts'

/** The four whom the rulebook leaves on the bench in the very first match. */
const FIRST_BENCH: Readonly<Record<Club, readonly string[]>> = {
  acker: ['lars-hechter', 'wladimir-ballnich', 'tim-talent', 'erwin-pfosten'],
  stollen: ['ralf-tentakel', 'paul-walze', 'ali-balla', 'simon-joker'],
}

/** The beginner's fifteen of a club with the very first line-up, white and purple tactics (§3.2, §4.3). */
export function beginnersBuild(club: Club, colour: Colour = 'purple', cards: Cards = ourCards): FinaleBuild {
  const fifteen = cards.set.footballers
    .filter((man) => man.club === club && man.beginner)
    .map((man) => man.id)
  const bench = FIRST_BENCH[club]
  return { club, pitch: fifteen.filter((id) => !bench.includes(id)), bench, tactics: { colour } }
}
