import type { Checked } from '@libero/kernel'
import { SampledChance } from '@libero/kernel'
import { found } from '../check.ts'
import type { Competition, Form } from '../competition.ts'
import { USUAL_ORDER } from '../competition.ts'
import type { Course } from '../course.ts'
import { courseOf } from '../course.ts'
import type { Entry } from '../enter.ts'
import { drawLots, enter } from '../enter.ts'
import type { Fixture } from '../fixture.ts'
import { usualBracket } from '../groups.ts'

export function granted<T>(checked: Checked<T>): T {
  if (!checked.ok) throw new Error(JSON.stringify(checked.refusals))
  return checked.value
}

export const codesOf = (checked: Checked<unknown>): readonly string[] =>
  checked.ok ? [] : checked.refusals.map(({ code }) => code)

/** 'a b c' take part, in this order. */
export const competition = (teams: string, form: Form): Competition =>
  granted(
    found({
      game: 'toss',
      name: 'Test',
      form,
      entrants: teams.split(' ').map((id) => ({ id, coach: 'random' })),
    }),
  )

export const named = (count: number): string => Array.from({ length: count }, (_, i) => `t${i + 1}`).join(' ')

/** How two met in the world outside: 'SWE 5 BUL 0', whoever is at home here. */
export function asPlayed(course: Course, line: string): Entry {
  const [one = '', scored = '', two = '', conceded = ''] = line.split(' ')
  const open = course.fixtures.filter(({ isDone }) => !isDone)
  const fixture =
    open.find(({ home, away }) => home === one && away === two) ??
    open.find(({ home, away }) => home === two && away === one)
  if (!fixture) throw new Error(`nobody plays ${line}`)
  const goals = [Number(scored), Number(conceded)] as const
  return { match: fixture.id, goals: fixture.home === one ? goals : [goals[1], goals[0]] }
}

export const played = (start: Competition, ...lines: readonly string[]): Competition =>
  lines.reduce((so, line) => granted(enter(so, asPlayed(courseOf(so), line))), start)

export const group = (order: readonly (typeof USUAL_ORDER)[number][] = USUAL_ORDER): Form => ({
  kind: 'league',
  rounds: 1,
  order,
})

/** A score by chance; where somebody has to win, somebody does. */
export function anyResult(chance: SampledChance, { id, mustDecide }: Fixture): Entry {
  const goals = [chance.below(4), chance.below(4)] as const
  if (chance.below(12) === 0)
    return { match: id, awarded: (['home', 'away', 'nobody'] as const)[chance.below(3)] ?? 'nobody' }
  const winner = chance.below(2) === 0 ? 0 : 1
  return { match: id, goals, ...(mustDecide && { winner }) }
}

/** Enters whatever chance says; a winner the goals do not leave open is named only where they do. */
export function entered(so: Competition, entry: Entry): Competition {
  const first = enter(so, entry)
  if (first.ok || !('winner' in entry)) return granted(first)
  const { winner: _, ...bare } = entry
  return granted(enter(so, bare))
}

/** Plays on by chance until it is over. */
export function playedOut(start: Competition, seed: number): Competition {
  const chance = new SampledChance(seed)
  let so = drawLots(start, chance)
  for (let left = 5000; left > 0; left--) {
    const { next, isOver } = courseOf(so)
    if (isOver) return so
    const fixture = next[chance.below(next.length)]
    if (!fixture) throw new Error('stuck')
    so = drawLots(entered(so, anyResult(chance, fixture)), chance)
  }
  throw new Error('no end')
}

/** Any form for any number of teams, seldom for many. */
export function anyCompetition(seed: number): Competition {
  const chance = new SampledChance(seed)
  const size = 2 + chance.below(chance.below(30) === 0 ? 15 : 6)
  const groups = [1, 2, 4, 8].filter((count) => Math.floor(size / count) >= 2)
  const count = groups[chance.below(groups.length)] ?? 1
  const ties = (
    [{ legs: 1 }, { legs: 2 }, { legs: 2, awayGoals: true }, { bestOf: 3 }, { bestOf: 5 }] as const
  )[chance.below(5)] ?? { legs: 1 }
  const third = chance.below(2) === 0 ? ({ thirdPlace: true } as const) : {}
  const drawn = chance.below(2) === 0
  const order =
    [USUAL_ORDER, ['head-to-head', 'away-goals', 'difference'] as const, []][chance.below(3)] ?? []
  const forms: readonly Form[] = [
    { kind: 'cup', pairing: drawn ? 'drawn' : 'seeded', ties, ...third },
    { kind: 'league', rounds: chance.below(2) === 0 ? 1 : 2, order },
    {
      kind: 'tournament',
      groups: count,
      pairing: drawn ? 'drawn' : 'listed',
      rounds: chance.below(2) === 0 ? 1 : 2,
      order,
      bracket: usualBracket(count),
      ties,
      ...third,
    },
    { kind: 'ladder', rounds: 1 + chance.below(8) },
  ]
  return competition(named(size), forms[chance.below(forms.length)] ?? group())
}
