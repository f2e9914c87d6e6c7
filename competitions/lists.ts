import type { Competition, Incident } from './competition.ts'
import { isPlayed } from './competition.ts'

/** Somebody of a team, and how often. */
export interface Listed {
  readonly team: string
  readonly man: string
  readonly count: number
}

/** Who did something most often, such as scoring; of those who did it as often, the entrants' order decides. */
export function mostOf(
  { entrants, results }: Pick<Competition, 'entrants' | 'results'>,
  ...kinds: readonly Incident['kind'][]
): readonly Listed[] {
  const counts = new Map<string, { team: string; man: string; count: number }>()
  for (const result of results) {
    if (!isPlayed(result)) continue
    for (const { kind, seat, man } of result.incidents ?? []) {
      if (!kinds.includes(kind)) continue
      const team = seat === 0 ? result.home : result.away
      const key = `${team} ${man}`
      const before = counts.get(key) ?? { team, man, count: 0 }
      before.count++
      counts.set(key, before)
    }
  }
  const place = new Map(entrants.map(({ id }, i) => [id, i]))
  const at = ({ team }: Listed) => place.get(team) ?? 0
  const natural = new Intl.Collator('en', { numeric: true })
  return [...counts.values()].sort(
    (a, b) => b.count - a.count || at(a) - at(b) || natural.compare(a.man, b.man),
  )
}

export const scorersOf = (competition: Pick<Competition, 'entrants' | 'results'>): readonly Listed[] =>
  mostOf(competition, 'goal')
