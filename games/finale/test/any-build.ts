import { SampledChance } from '@libero/kernel'
import type { FinaleBuild, FinaleConfig, FinaleOptions } from '../build.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Footballer } from '../cards/set.ts'
import type { Tactics, TacticsChoice } from '../deck.ts'
import { FREE_CHOICE } from '../deck.ts'
import { finale } from '../game.ts'
import { beginnersBuild } from '../presets.ts'
import type { Club, Line } from '../vocabulary.ts'
import { BUDGET, CLUBS, COLOURS, DECK, ELEVEN, SQUAD } from '../vocabulary.ts'

/** What a random squad should be like; whatever is left out is left to chance. */
export interface Wish {
  readonly keepers?: number
  readonly budget?: number
  readonly tactics?: TacticsChoice
  /** Nobody of this line, so that others must stand in for it. */
  readonly without?: Line
}

export function shuffled<T>(things: readonly T[], whim: SampledChance): T[] {
  const left = [...things]
  return things.map(() => left.splice(whim.below(left.length), 1)[0] as T)
}

/** Any legal build (§3, §4) with sealed tactics. */
export function anyBuild(club: Club, whim: SampledChance, wish: Wish = {}): FinaleBuild {
  const own = OUR_CARDS.footballers.filter((man) => man.club === club && man.line !== wish.without)
  const keepers = shuffled(
    own.filter((man) => man.line === 'keeper'),
    whim,
  ).slice(0, wish.keepers ?? 1 + whim.below(4))
  const outfield = own.filter((man) => man.line !== 'keeper')
  const men = [...keepers, ...shuffled(outfield, whim).slice(0, SQUAD - keepers.length)]
  if (!cheapen(men, own, wish.budget ?? BUDGET, whim)) return anyBuild(club, whim, { ...wish, keepers: 1 })
  const starters = shuffled(
    men.filter((man) => man.line !== 'keeper'),
    whim,
  ).slice(0, ELEVEN - 1)
  const [keeper] = men
  const pitch = shuffled(keeper ? [keeper, ...starters] : starters, whim)
  return {
    club,
    pitch: pitch.map((man) => man.id),
    bench: men.filter((man) => !pitch.includes(man)).map((man) => man.id),
    tactics: anyTactics(wish.tactics, whim),
  }
}

/** Swaps dear men for cheaper ones of their kind until the points suffice; false if they never do. */
function cheapen(
  men: Footballer[],
  own: readonly Footballer[],
  budget: number,
  whim: SampledChance,
): boolean {
  const points = () => men.reduce((sum, man) => sum + man.price, 0)
  for (let tries = 0; points() > budget && tries < 300; tries++) {
    const at = whim.below(men.length)
    const dear = men[at]
    const cheaper = own.filter(
      (man) =>
        dear &&
        man.price < dear.price &&
        (man.line === 'keeper') === (dear.line === 'keeper') &&
        !men.includes(man),
    )
    const cheap = cheaper[whim.below(cheaper.length)]
    if (cheap) men[at] = cheap
  }
  return points() <= budget
}

/** §4.3, §4.4, §4.10 */
function anyTactics(choice: TacticsChoice | undefined, whim: SampledChance): Tactics {
  if (choice === 'free') return { order: anyOrder(whim) }
  if (choice === 'any') {
    const cards = OUR_CARDS.tactics.filter((card) => !card.closing).map(({ id }) => id)
    return { cards: shuffled(cards, whim).slice(0, DECK) }
  }
  return { colour: COLOURS[1 + whim.below(COLOURS.length - 1)] ?? 'purple' }
}

/** §4.4, §4.5 */
function anyOrder(whim: SampledChance): string[] {
  const chosen = FREE_CHOICE.flatMap(({ power, count }) => {
    const cards = OUR_CARDS.tactics.filter((card) => card.power === power && !card.closing)
    return shuffled(cards, whim).slice(0, count)
  })
  return shuffled(chosen, whim).map((card) => card.id)
}

/** A build whose tactics are chosen at the table (§4.8). */
export function withoutTactics({ tactics: _, ...build }: FinaleBuild): FinaleBuild {
  return build
}

/** Everything coaches can agree on, one after the other; in every third round with sealed tactics. */
const AGREEMENTS: readonly ((whim: SampledChance) => FinaleOptions)[] = [
  () => ({}),
  () => ({ extraTime: true }),
  () => ({ tactics: 'free' }),
  () => ({ tactics: 'free', extraTime: true }),
  () => ({ tie: { leg: 1 } }),
  (whim) => ({ tie: { leg: 2, firstLeg: [whim.below(3), whim.below(3)], awayGoals: whim.below(2) === 1 } }),
  () => ({ budget: [1000, 1000], extraTime: true }),
  () => ({ budget: [46, 50] }),
  () => ({ hazardOrder: 'squad', keeperChanges: true }),
  () => ({ tactics: 'any' }),
  () => ({ extraTime: true, benchTakers: true }),
]

/** The agreement and the builds of match number `seed`: every option, colour and club in turn. */
export function anyConfig(seed: number): FinaleConfig {
  const whim = new SampledChance(seed)
  const sealed = Math.floor(seed / AGREEMENTS.length) % 3 === 0
  const options: FinaleOptions = {
    ...AGREEMENTS[seed % AGREEMENTS.length]?.(whim),
    ...(sealed && { sealed }),
  }
  const { tactics } = options
  const clubs = whim.below(2) === 0 ? CLUBS : ([CLUBS[1], CLUBS[0]] as const)
  const build = (seat: 0 | 1): FinaleBuild => {
    const budget = options.budget?.[seat] ?? BUDGET
    const beginner = beginnersBuild(clubs[seat], COLOURS[1 + (seed % 4)])
    if (budget >= BUDGET && whim.below(4) === 0)
      return tactics ? { ...beginner, tactics: anyTactics(tactics, whim) } : beginner
    return anyBuild(clubs[seat], whim, { ...(tactics && { tactics }), budget })
  }
  const builds = [build(0), build(1)] as const
  return agreed(options, sealed ? builds : [withoutTactics(builds[0]), withoutTactics(builds[1])])
}

export function agreed(options: FinaleOptions, builds: readonly [FinaleBuild, FinaleBuild]): FinaleConfig {
  const prepared = finale.prepare({ options, builds })
  if (!prepared.ok) throw new Error(`refused: ${JSON.stringify(prepared.refusals)}`)
  return prepared.value
}
