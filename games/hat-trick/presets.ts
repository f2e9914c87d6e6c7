import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { HatTrickBuild } from './build.ts'
import { checkOptions, REGULARS } from './build.ts'
import type { Mentality, Rank } from './cards/skills.ts'

/** §13.3 Who meets in a first match with the expansion, if the cards have them. */
const USUAL_CARDS = ['ITA', 'BRA'] as const

/** Two teams of six stars, their keepers among them: neither is the stronger one. */
const USUAL_STARS = ['GER', 'ITA'] as const

/** §21.2 The budget of a squad of which nothing else is said. */
export const USUAL_RANK: Rank = 'II'
export const USUAL_MENTALITY: Mentality = 'balanced'

/** The teams that stand ready: national teams, or with the expansion team cards. */
export function teamsReady(options: unknown): readonly string[] {
  const { cards, terms } = checkOptions(options).agreed
  const { teams } = terms.players ? cards.expansion.set : cards.set
  return teams.map(({ id }) => id)
}

/** The two teams that meet if nobody says otherwise; without the expansion nobody is a star (§2.5). */
function usualTeams(options: unknown): Pair<string> {
  if (!checkOptions(options).agreed.terms.players) return [REGULARS, REGULARS]
  const ready = teamsReady(options)
  const [home = REGULARS, away = home] = USUAL_CARDS.every((id) => ready.includes(id)) ? USUAL_CARDS : ready
  return [home, away]
}

/** What a coach brings to his first match. */
export const beginner = (seat: Seat, options: unknown): HatTrickBuild => ({ team: usualTeams(options)[seat] })

/**
 * Who meets this build at a table of people if nobody says otherwise: `nth` of the usual two, or the other one if it
 * is that very team. They play with stars, unless somebody has brought regulars.
 */
export function counterpart(build: HatTrickBuild | undefined, options: unknown, nth: Seat): HatTrickBuild {
  const team = build && 'team' in build ? build.team : undefined
  if (team === REGULARS) return { team: REGULARS }
  const usual = checkOptions(options).agreed.terms.players ? usualTeams(options) : USUAL_STARS
  return { team: team === usual[nth] ? usual[other(nth)] : usual[nth] }
}
