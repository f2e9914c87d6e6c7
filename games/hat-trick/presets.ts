import type { Pair, Seat } from '@libero/kernel'
import { other, SampledChance } from '@libero/kernel'
import type { HatTrickBuild } from './build.ts'
import { checkOptions, REGULARS } from './build.ts'
import type { Mentality, Rank } from './cards/skills.ts'
import { randomSquad } from './squad/fill.ts'

/** §13.3 Who meets in a first match with the expansion, if the cards have them. */
const USUAL_CARDS = ['ITA', 'BRA'] as const

/** R13c Two teams of six stars, their keepers among them: neither is the stronger one. */
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

/** Two teams with stars, of those that these cards have; regulars if they have none. */
function starsReady(options: unknown): Pair<string> {
  const ready = teamsReady(options)
  const [home = REGULARS, away = home] = USUAL_STARS.every((id) => ready.includes(id)) ? USUAL_STARS : ready
  return [home, away]
}

/** What a coach brings to his first match; of player cards typed in without team cards, a squad. */
export function beginner(seat: Seat, options: unknown): HatTrickBuild {
  const { cards, terms } = checkOptions(options).agreed
  if (terms.players && cards.expansion.set.teams.length === 0) {
    const { subs } = terms.events
    const chance = new SampledChance(seat + 1)
    const squad = randomSquad(USUAL_RANK, USUAL_MENTALITY, cards.expansion.set, chance, { subs })
    if (squad.ok) return { squad: squad.value }
  }
  return { team: usualTeams(options)[seat] }
}

/**
 * Who meets this build at a table of people if nobody says otherwise: `nth` of the usual two, or the other one if it
 * is that very team. They play with stars, unless somebody has brought regulars.
 */
export function counterpart(build: HatTrickBuild | undefined, options: unknown, nth: Seat): HatTrickBuild {
  const team = build && 'team' in build ? build.team : undefined
  if (team === REGULARS) return { team: REGULARS }
  const { players } = checkOptions(options).agreed.terms
  if (players && teamsReady(options).length === 0) return beginner(nth, options)
  const usual = players ? usualTeams(options) : starsReady(options)
  return { team: team === usual[nth] ? usual[other(nth)] : usual[nth] }
}
