import type { ExpansionSet, HatTrickBuild } from '@libero/hat-trick'
import {
  checkOptions,
  checkSquad,
  REGULARS,
  randomSquad,
  teamStars,
  USUAL_MENTALITY,
  USUAL_RANK,
} from '@libero/hat-trick'
import type { SampledChance, Seat } from '@libero/kernel'
import ours from './squads.json'

/** What coaches bring: without the expansion nobody is a star (§2.5), with it the better coach knows the better team. */

/** Of the team cards, those that won most against all others, and most of them dear. */
const STRONG_CARDS: readonly string[] = ['GER', 'NED', 'ENG', 'FRA', 'POR', 'ARG', 'BRA', 'BEL']
/** Of cards typed in, the dearest are taken. */
const FEW = 4

const REGULAR: HatTrickBuild = { team: REGULARS }

type Agreed = ReturnType<typeof checkOptions>['agreed']

const oneOf = <T>(list: readonly T[], whim: SampledChance): T | undefined => list[whim.below(list.length)]

/** One of these teams; of cards typed in without any, a squad that its budget can pay. */
function cardFrom(teams: readonly string[], { cards, terms }: Agreed, whim: SampledChance): HatTrickBuild {
  const team = oneOf(teams, whim)
  if (team !== undefined) return { team }
  const { subs } = terms.events
  const squad = randomSquad(USUAL_RANK, USUAL_MENTALITY, cards.expansion.set, whim, { subs })
  return squad.ok ? { squad: squad.value } : REGULAR
}

/** Any of the team cards, whichever comes to mind. */
export function anyTeam(_seat: Seat, options: unknown, whim: SampledChance): HatTrickBuild {
  const { agreed } = checkOptions(options)
  const ids = agreed.cards.expansion.set.teams.map(({ id }) => id)
  return agreed.terms.players ? cardFrom(ids, agreed, whim) : REGULAR
}

/** One of the strong team cards. */
export function strongTeam(_seat: Seat, options: unknown, whim: SampledChance): HatTrickBuild {
  const { agreed } = checkOptions(options)
  return agreed.terms.players ? cardFrom(strongOf(agreed.cards.expansion.set), agreed, whim) : REGULAR
}

function strongOf(set: ExpansionSet): readonly string[] {
  const known = STRONG_CARDS.filter((id) => set.teams.some((team) => team.id === id))
  if (known.length > 0) return known
  return [...set.teams]
    .sort((a, b) => teamStars(b, set) - teamStars(a, set))
    .slice(0, FEW)
    .map(({ id }) => id)
}

/** §21 A squad of the first rank: of hundreds drawn, those that beat the strong team cards. */
export function bestSquad(seat: Seat, agreed: unknown, whim: SampledChance): HatTrickBuild {
  const { terms, cards } = checkOptions(agreed).agreed
  if (!terms.players) return REGULAR
  const { subs } = terms.events
  const squads = ours.squads.flatMap((squad) => {
    const checked = checkSquad(subs ? squad : { ...squad, bench: [] }, cards.expansion.set, { subs })
    return checked.ok ? [checked.value] : []
  })
  const squad = oneOf(squads, whim)
  return squad ? { squad } : strongTeam(seat, agreed, whim)
}
