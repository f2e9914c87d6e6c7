import type { Cards, FinaleBuild, FinaleConfig } from '@libero/finale'
import { checkOptions, ELEVEN, finale } from '@libero/finale'
import type { State } from '@libero/finale/opponents'
import type { Seat } from '@libero/kernel'
import { KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import type { Bot } from '../bot.ts'
import { BotMatch } from '../match.ts'
import { Parts } from '../training/parts.ts'
import { randomBuild } from './build.ts'
import { measuredBuild } from './scouting.ts'

/** What men and tactics were worth with one card set, in hundredths of a goal a match. */
export interface Scouted {
  readonly cards: { readonly name: string; readonly version: string }
  /** On the pitch and on the bench. */
  readonly men: Readonly<Record<string, readonly number[]>>
  readonly tactics: Readonly<Record<string, number>>
}

/** Half of the squads are one of so many good ones: what a man is worth among strangers he need not be among stars. */
const GOOD_SQUADS = 64

/**
 * Lets a bot play matches between mixed squads with any cards, half of them under free choice, and tells each man's
 * and each card's part in the goals apart.
 */
export function scout(bot: Bot<State>, matches: number, seed: string, options: unknown): Scouted {
  const { cards } = checkOptions(options).agreed
  const parts = new Parts(partsOf(cards))
  const match = new BotMatch(finale, [bot, bot])
  const chance = new KeyedChance()
  const master = seedFrom(seed)
  const whim = new SampledChance(1)
  const good = ([0, 1] as const).map((seat) =>
    Array.from({ length: GOOD_SQUADS }, () => measuredBuild(seat, options, whim)),
  )
  /** A squad of some quality, with cards of any colour or any cards at all. */
  const brought = (seat: Seat, agreed: object): FinaleBuild => {
    const any = randomBuild(seat, agreed, whim)
    const { pitch, bench } = whim.below(2) === 0 ? any : good[seat][whim.below(GOOD_SQUADS)]
    return { ...any, pitch, bench }
  }
  for (let n = 0; n < matches; n++) {
    whim.reseed((master[0] ^ Math.imul(n, 0x9e3779b1)) | 0)
    const agreed = { ...Object(options), sealed: true, tactics: n % 2 === 0 ? 'usual' : 'free' }
    const config = finale.prepare({ options: agreed, builds: [brought(0, agreed), brought(1, agreed)] })
    if (!config.ok) continue
    chance.become(master, n)
    const { state } = match.play(config.value, chance, whim.word() | 0)
    parts.seen(state.goals[0] - state.goals[1], partsIn(config.value))
  }
  return named(cards, parts.worths())
}

/** Parts by number: every man on the pitch, every man on the bench, every tactic, and playing at home. */
const partsOf = ({ set }: Cards): number => 2 * set.footballers.length + set.tactics.length + 1

/** Home's men and cards count for its lead, the other's against it. */
function partsIn({ cards, sides }: FinaleConfig): ReadonlyMap<number, number> {
  const all = cards.set.footballers.length
  const parts = new Map([[partsOf(cards) - 1, 1]])
  const count = (part: number, sign: number) => parts.set(part, (parts.get(part) ?? 0) + sign)
  for (const seat of [0, 1] as const) {
    const { men, packed } = sides[seat]
    const sign = seat === 0 ? 1 : -1
    men.forEach((card, place) => void count(place < ELEVEN ? card : all + card, sign))
    for (const card of packedCards(packed)) count(2 * all + card, sign)
  }
  return parts
}

const packedCards = (mask: number): number[] =>
  Array.from({ length: 32 }, (_, card) => card).filter((card) => (mask >>> card) & 1)

function named(cards: Cards, worths: readonly number[]): Scouted {
  const { name, version, footballers, tactics } = cards.set
  const hundredths = (worth: number) => Math.round(100 * worth)
  const all = footballers.length
  return {
    cards: { name, version },
    men: Object.fromEntries(
      footballers.map(({ id }, card) => [id, [hundredths(worths[card]), hundredths(worths[all + card])]]),
    ),
    tactics: Object.fromEntries(tactics.map(({ id }, card) => [id, hundredths(worths[2 * all + card])])),
  }
}
