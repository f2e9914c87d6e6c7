import type { Pair, Seat } from '@libero/kernel'
import { isVisible, shown } from '@libero/kernel'
import { entry } from '@libero/kernel/words'
import { PERSON } from '../keep/store.ts'

/** Who sits where, in words. */
export function coachNames(
  { coaches }: { readonly coaches: Pair<string> },
  app: {
    readonly levels: Readonly<Record<string, string>>
    readonly you: string
    readonly home: string
    readonly away: string
  },
): Pair<string> {
  const isShared = coaches[0] === PERSON && coaches[1] === PERSON
  const called = (coach: string, seat: Seat) =>
    isVisible(coach) ? shown(coach) : seat === 0 ? app.home : app.away
  const name = (seat: Seat) => {
    if (coaches[seat] !== PERSON) return entry(app.levels, coaches[seat]) ?? called(coaches[seat], seat)
    return isShared ? (seat === 0 ? app.home : app.away) : app.you
  }
  return [name(0), name(1)]
}
