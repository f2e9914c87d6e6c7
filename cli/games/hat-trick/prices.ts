import type { Bot } from '@libero/bots'
import { BotMatch } from '@libero/bots'
import type { HatTrickOptions, Shield, Squad } from '@libero/hat-trick'
import { hatTrick, MENTALITIES, OUR_EXPANSION, RANKS, randomSquad, SHIELDS } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'

/** §21.3 What a type brings for its price. */
export interface PriceRow {
  readonly type: string
  readonly shield: Shield
  readonly price: number
  /** Matches of squads that had him among their ten, counted once for each of him. */
  readonly matches: number
  /** Their share of the points in per cent: 100 for a win, 50 for a draw. */
  readonly points: number
  /** Half the width of the 95 % interval. */
  readonly margin: number
  /** The mean of his shield, and how far he is from it. */
  readonly shieldMean: number
  readonly difference: number
}

/** §21.3 A price is right if its type stays within so many points of the mean of its shield. */
export const MOST_APART = 4

const OPTIONS: HatTrickOptions = { expansion: 'players' }

/**
 * Random squads of equal rank and mentality meet, there and back under the same luck, with one opponent on both
 * sides; each type is given the points of the squads it played in.
 */
export function measurePrices(bot: Bot<State>, matches: number, seed: string): readonly PriceRow[] {
  const { types } = OUR_EXPANSION
  const master = seedFrom(seed)
  const whim = new SampledChance(master[0] ?? 1)
  const chance = new KeyedChance()
  const match = new BotMatch(hatTrick, [bot, bot])
  const played = new Map(types.map(({ id }) => [id, { squads: 0, points: 0, squares: 0 }]))
  const credit = (squad: Squad, share: number) => {
    for (const { type } of Object.values(squad.players)) {
      const sum = played.get(type)
      if (!sum) continue
      sum.squads++
      sum.points += share
      sum.squares += share * share
    }
  }
  for (let pair = 0; pair < matches / 2; pair++) {
    const squads = [squadOf(pair, whim), squadOf(pair, whim)] as const
    let first = 0
    for (const swapped of [0, 1] as const) {
      const [home, away] = swapped ? [squads[1], squads[0]] : squads
      const config = hatTrick.prepare({ options: OPTIONS, builds: [{ squad: home }, { squad: away }] })
      if (!config.ok) throw new Error(JSON.stringify(config.refusals))
      chance.become(master, pair)
      const { state } = match.play(config.value, chance, ((master[1] ?? 0) + pair) | 0)
      const winner = hatTrick.outcome(state)?.winner
      first += winner === undefined ? 0.25 : winner === swapped ? 0.5 : 0
    }
    credit(squads[0], first)
    credit(squads[1], 1 - first)
  }
  return rowsOf(played)
}

/** Ranks and mentalities in turn, the same for both squads of a pair. */
function squadOf(pair: number, whim: SampledChance): Squad {
  const rank = RANKS[pair % RANKS.length] ?? 'II'
  const mentality = MENTALITIES[Math.floor(pair / RANKS.length) % MENTALITIES.length] ?? 'balanced'
  const squad = randomSquad(rank, mentality, OUR_EXPANSION, whim, { subs: false })
  if (!squad.ok) throw new Error(JSON.stringify(squad.refusals))
  return squad.value
}

type Played = ReadonlyMap<
  string,
  { readonly squads: number; readonly points: number; readonly squares: number }
>

function rowsOf(played: Played): readonly PriceRow[] {
  const of = (id: string) => played.get(id) ?? { squads: 0, points: 0, squares: 0 }
  return SHIELDS.flatMap((shield) => {
    const types = OUR_EXPANSION.types.filter((type) => type.shield === shield)
    const squads = types.reduce((sum, { id }) => sum + of(id).squads, 0)
    const mean = types.reduce((sum, { id }) => sum + of(id).points, 0) / squads
    return types.map(({ id, price }) => {
      const { squads: count, points, squares } = of(id)
      const share = points / count
      const deviation = Math.sqrt(Math.max(0, squares / count - share * share) / count)
      return {
        type: id,
        shield,
        price,
        matches: 2 * count,
        points: percent(share),
        margin: percent(1.96 * deviation),
        shieldMean: percent(mean),
        difference: percent(share - mean),
      }
    })
  })
}

const percent = (share: number): number => Number((100 * share).toFixed(1))
