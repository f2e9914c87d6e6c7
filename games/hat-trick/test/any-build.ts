import { SampledChance } from '@libero/kernel'
import type { HatTrickBuild, HatTrickConfig, HatTrickOptions } from '../build.ts'
import { prepare, REGULARS } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet, Footballs, Player } from '../cards/set.ts'
import { CORNERS, KINDS } from '../vocabulary.ts'

/** A card set as somebody could type it in from another box: any footballs, any deck, any keepers. */
export function anyCards(whim: SampledChance): CardSet {
  const footballs = (): Footballs => ({ attack: whim.below(6), defence: whim.below(6) })
  const draws = () => ({ middle: 1 + whim.below(4), wing: 1 + whim.below(5) })
  const source = 'designed'
  return {
    name: 'box',
    version: '1',
    players: OUR_CARDS.players.map(
      ({ number }): Player => ({ number, regular: footballs(), star: footballs(), source }),
    ),
    actions: {
      copies: { short: 1 + whim.below(4), long: 1 + whim.below(4), dribble: 1 + whim.below(4) },
      source,
    },
    shooting: KINDS.flatMap((kind) =>
      CORNERS.map((corner) => ({ kind, corner, plus: whim.below(8), source }) as const),
    ),
    keeping: { final: draws(), secondLast: draws(), source },
    teams: OUR_CARDS.teams,
  }
}

/** Everything coaches can agree on, one after the other. */
const AGREEMENTS: readonly ((whim: SampledChance) => HatTrickOptions)[] = [
  () => ({}),
  () => ({ extraTime: true }),
  () => ({ extraTime: true }),
  () => ({ extraTime: false }),
  () => ({ extraTime: true }),
  (whim) => ({ cards: anyCards(whim), extraTime: true }),
]

const TEAMS: readonly string[] = [REGULARS, ...OUR_CARDS.teams.map((team) => team.id)]

/** The agreement and the teams of match number `seed`: every option and team in turn. */
export function anyConfig(seed: number): HatTrickConfig {
  const whim = new SampledChance(seed)
  const options: HatTrickOptions = AGREEMENTS[seed % AGREEMENTS.length]?.(whim) ?? {}
  const home = { team: TEAMS[seed % TEAMS.length] ?? REGULARS }
  const away = { team: TEAMS[whim.below(TEAMS.length)] ?? REGULARS }
  return agreed(options, [home, away])
}

export function agreed(
  options: HatTrickOptions,
  builds: readonly [HatTrickBuild, HatTrickBuild],
): HatTrickConfig {
  const prepared = prepare({ options, builds })
  if (!prepared.ok) throw new Error(`refused: ${JSON.stringify(prepared.refusals)}`)
  return prepared.value
}
