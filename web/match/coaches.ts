import type { Coach } from '@libero/bots/levels'
import { coachAt, coachInFull, coachName } from '@libero/bots/levels'
import type { Pair, Seat } from '@libero/kernel'
import { isVisible, shown } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { settings } from '../app/settings.ts'
import { PERSON } from '../keep/store.ts'

/** Who sits at a match: the game, the coaches of its record, and what the people among them are called. */
export interface Benches {
  readonly game: string
  readonly coaches: Pair<string>
  readonly names?: Pair<string> | undefined
}

/** Whoever sits at a seat: his name, and his face where he is one of ours. */
export interface Seated {
  readonly name: string
  /** For little room. */
  readonly short: string
  readonly coach?: Coach | undefined
}

interface Words {
  readonly you: string
  readonly home: string
  readonly away: string
}

/** Who sits at a seat, in words. */
function seatedAt({ game, coaches, names }: Benches, seat: Seat, language: Language, app: Words): Seated {
  const place = seat === 0 ? app.home : app.away
  const said = coaches[seat]
  if (said === PERSON) {
    const isShared = coaches[0] === coaches[1]
    const name = names?.[seat] || (isShared ? place : app.you)
    return { name, short: name }
  }
  const coach = coachAt(game, coaches, seat)
  if (coach) return { name: coachName(coach, language), short: coach.name, coach }
  const name = isVisible(said) ? shown(said) : place
  return { name, short: name }
}

export const seatedOf = (benches: Benches, language: Language, app: Words): Pair<Seated> => [
  seatedAt(benches, 0, language, app),
  seatedAt(benches, 1, language, app),
]

/** The same where a list says it: a coach with his level. */
export function coachNames(benches: Benches, language: Language, app: Words): Pair<string> {
  const [home, away] = seatedOf(benches, language, app)
  const name = ({ coach, name: said }: Seated) => (coach ? coachInFull(coach, language) : said)
  return [name(home), name(away)]
}

/** What the people of a new match are called: as they said in its setup, or as the settings say of the only one. */
export function namesFor(coaches: Pair<string>, said?: Pair<string>): Pair<string> | undefined {
  const people = coaches.map((coach) => coach === PERSON)
  const isShared = people[0] && people[1]
  const own = isShared ? '' : settings.get().name
  const name = (seat: Seat) => (people[seat] ? said?.[seat] || own : '')
  const names: Pair<string> = [name(0), name(1)]
  return names[0] || names[1] ? names : undefined
}
