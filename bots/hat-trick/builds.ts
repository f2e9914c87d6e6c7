import type { ExpansionSet, HatTrickBuild } from '@libero/hat-trick'
import { checkOptions, checkSquad, REGULARS, teamValue } from '@libero/hat-trick'
import type { SampledChance, Seat } from '@libero/kernel'
import ours from './squads.json'

/** What coaches bring: without the expansion nobody is a star (§2.5), with it the better coach knows the better team. */

/** Of the team cards, those that won most against all others, and most of them dear. */
const STRONG_CARDS: readonly string[] = ['GER', 'NED', 'ENG', 'FRA', 'POR', 'ARG', 'BRA', 'BEL']
/** Of cards typed in, the dearest are taken. */
const FEW = 4

const REGULAR: HatTrickBuild = { team: REGULARS }

const oneOf = <T>(list: readonly T[], whim: SampledChance): T | undefined => list[whim.below(list.length)]

function cardFrom(teams: readonly string[], whim: SampledChance): HatTrickBuild {
  const team = oneOf(teams, whim)
  return team === undefined ? REGULAR : { team }
}

/** Any of the team cards, whichever comes to mind. */
export function anyTeam(_seat: Seat, agreed: unknown, whim: SampledChance): HatTrickBuild {
  const { terms, cards } = checkOptions(agreed).agreed
  if (!terms.players) return REGULAR
  return cardFrom(
    cards.expansion.set.teams.map(({ id }) => id),
    whim,
  )
}

/** One of the strong team cards. */
export function strongTeam(_seat: Seat, agreed: unknown, whim: SampledChance): HatTrickBuild {
  const { terms, cards } = checkOptions(agreed).agreed
  return terms.players ? cardFrom(strongOf(cards.expansion.set), whim) : REGULAR
}

function strongOf(set: ExpansionSet): readonly string[] {
  const known = STRONG_CARDS.filter((id) => set.teams.some((team) => team.id === id))
  if (known.length > 0) return known
  return [...set.teams]
    .sort((a, b) => teamValue(b, set) - teamValue(a, set))
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
