import type { Cards, FinaleBuild, State } from '@libero/finale'
import { checkOptions, finale } from '@libero/finale'
import type { Seat } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import { solve } from '../arena/fit.ts'
import type { Bot } from '../bot.ts'
import { BotMatch } from '../match.ts'
import { randomBuild } from './build.ts'
import { scoutedBuild } from './scouting.ts'

/** What men and tactics were worth with one card set, in hundredths of a goal a match. */
export interface Scouted {
  readonly cards: { readonly name: string; readonly version: string }
  /** On the pitch and on the bench. */
  readonly men: Readonly<Record<string, readonly number[]>>
  readonly tactics: Readonly<Record<string, number>>
}

/** Half of the squads are one of so many good ones: what a man is worth among strangers he need not be among stars. */
const GOOD_SQUADS = 64

/** So many matches of knowing nothing are mixed in, or men who always come together could not be told apart. */
const DOUBT = 50

/**
 * Lets a bot play matches between mixed squads with any cards, half of them under free choice, and tells each man's
 * and each card's part in the goals apart (least squares).
 */
export function scout(bot: Bot<State>, matches: number, seed: string, options: unknown): Scouted {
  const { cards } = checkOptions(options).agreed
  const men = cards.set.footballers.length
  const columns = 2 * men + cards.set.tactics.length + 1
  const squares = Array.from({ length: columns }, (_, i) =>
    Array.from({ length: columns }, (_, j) => (i === j ? DOUBT : 0)),
  )
  const right = new Array<number>(columns).fill(0)
  const match = new BotMatch(finale, [bot, bot])
  const chance = new KeyedChance()
  const master = seedFrom(seed)
  const whim = new SampledChance(1)
  const good = ([0, 1] as const).map((seat) =>
    Array.from({ length: GOOD_SQUADS }, () => scoutedBuild(seat, options, whim)),
  )
  /** A squad of some quality, with cards of any colour or any cards at all. */
  const brought = (seat: Seat, agreed: object): FinaleBuild => {
    const any = randomBuild(seat, agreed, whim)
    return whim.below(2) === 0 ? any : { ...good[seat][whim.below(GOOD_SQUADS)], tactics: any.tactics }
  }
  for (let n = 0; n < matches; n++) {
    whim.reseed((master[0] ^ Math.imul(n, 0x9e3779b1)) | 0)
    const agreed = { ...Object(options), tactics: n % 2 === 0 ? 'usual' : 'free' }
    const builds = [brought(0, agreed), brought(1, agreed)] as const
    const config = finale.prepare({ options: agreed, builds })
    if (!config.ok) continue
    chance.become(master, n)
    const { state } = match.play(config.value, chance, whim.word() | 0)
    const lead = state.goals[0] - state.goals[1]
    // Home's men and cards count for it, the other's against it; the last column is playing at home.
    const row = new Map<number, number>([[columns - 1, 1]])
    const count = (column: number, sign: number) => row.set(column, (row.get(column) ?? 0) + sign)
    for (const [seat, sign] of [
      [0, 1],
      [1, -1],
    ] as const) {
      for (const id of builds[seat].pitch) count(cards.footballer(id), sign)
      for (const id of builds[seat].bench) count(men + cards.footballer(id), sign)
      for (const card of packedCards(config.value.sides[seat].packed)) count(2 * men + card, sign)
    }
    for (const [i, x] of row) {
      right[i] += x * lead
      for (const [j, y] of row) squares[i][j] += x * y
    }
  }
  return named(cards, solve(squares, right))
}

const packedCards = (mask: number): number[] =>
  Array.from({ length: 32 }, (_, card) => card).filter((card) => (mask >>> card) & 1)

function named(cards: Cards, worths: readonly number[]): Scouted {
  const { name, version, footballers, tactics } = cards.set
  const hundredths = (worth: number) => Math.round(100 * worth)
  const men = footballers.length
  return {
    cards: { name, version },
    men: Object.fromEntries(
      footballers.map(({ id }, card) => [id, [hundredths(worths[card]), hundredths(worths[men + card])]]),
    ),
    tactics: Object.fromEntries(tactics.map(({ id }, card) => [id, hundredths(worths[2 * men + card])])),
  }
}
