import { SampledChance } from '@libero/kernel'
import { EDITORIAL } from '../agreements.ts'
import type { HatTrickBuild, HatTrickConfig, HatTrickOptions } from '../build.ts'
import { REGULARS } from '../build.ts'
import type { CardSide, ExpansionSet } from '../cards/expansion.ts'
import { OUR_EXPANSION } from '../cards/our-expansion.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { CardSet, Footballs, Keeping, Player } from '../cards/set.ts'
import { SYMBOLS } from '../cards/set.ts'
import type { MatchEventName, Skill } from '../cards/skills.ts'
import { MATCH_EVENTS, MENTALITIES, RANKS } from '../cards/skills.ts'
import { hatTrick } from '../game.ts'
import { writeCode } from '../squad/code.ts'
import { randomSquad } from '../squad/fill.ts'
import { CARD_IDS, CORNERS, DECK, KINDS, SIDES } from '../vocabulary.ts'

const oneOf = <T>(things: readonly [T, ...T[]], whim: SampledChance): T =>
  things[whim.below(things.length)] ?? things[0]

/** §3.1 Thirty-two action cards, each drawn from all there are. */
function anyDeck(whim: SampledChance): Readonly<Record<string, number>> {
  const deck = new Map(CARD_IDS.map((id) => [id, 0]))
  for (let n = 0; n < DECK; n++) {
    const id = CARD_IDS[whim.below(CARD_IDS.length)] ?? ''
    deck.set(id, (deck.get(id) ?? 0) + 1)
  }
  return Object.fromEntries(deck)
}

/** §7.4, §7.5 Keeper cards of any layout, or of the usual one. */
function anyKeeping(whim: SampledChance): Keeping {
  const half = () => ({ middle: 1 + whim.below(4), wing: 1 + whim.below(5) })
  const line = () => ({ ...half(), ...(whim.below(3) === 0 && { right: half() }) })
  const lines = () => ({ final: line(), secondLast: line() })
  const byCorner = <T>(one: () => T) => ({ left: one(), centre: one(), right: one() })
  const symbols = () => byCorner(() => byCorner(() => oneOf(SYMBOLS, whim)))
  return {
    ...lines(),
    ...(whim.below(2) && { star: lines() }),
    ...(whim.below(2) && { symbols: { regular: symbols(), star: symbols() } }),
    source: 'designed',
  }
}

/** A card set as somebody could type it in from another box: any footballs, any deck, any keepers. */
export function anyCards(whim: SampledChance): CardSet {
  const footballs = (): Footballs => ({ attack: whim.below(6), defence: whim.below(6) })
  const source = 'designed'
  return {
    name: 'box',
    version: '1',
    players: OUR_CARDS.players.map(
      ({ number }): Player => ({
        number,
        ...(whim.below(3) === 0 && { side: oneOf(SIDES, whim) }),
        regular: footballs(),
        star: footballs(),
        source,
      }),
    ),
    actions: whim.below(2)
      ? { cards: anyDeck(whim), source }
      : {
          copies: { short: 1 + whim.below(4), long: 1 + whim.below(4), dribble: 1 + whim.below(4) },
          source,
        },
    shooting: KINDS.flatMap((kind) =>
      CORNERS.map((corner) => ({ kind, corner, plus: whim.below(8), source }) as const),
    ),
    keeping: anyKeeping(whim),
    teams: OUR_CARDS.teams,
  }
}

/** Everything coaches can agree on, one after the other. */
const AGREEMENTS: readonly ((whim: SampledChance) => HatTrickOptions)[] = [
  () => ({}),
  () => ({ extraTime: true, shootOut: true }),
  () => ({ shootOut: true }),
  () => ({ extraTime: false }),
  () => ({ extraTime: true }),
  (whim) => ({ cards: anyCards(whim), extraTime: true, shootOut: true }),
]

/** Every choice of how the book may be read, one after the other, in half of the matches; few see each once. */
const READINGS = [...EDITORIAL, 'attackingEndOnly'] as const
const anyReading = (seed: number): HatTrickOptions =>
  Object.fromEntries(
    READINGS.filter((_, i) => ((37 * seed) >> (i + 1)) & seed & 1).map((each) => [each, true]),
  )

const TEAMS: readonly string[] = [REGULARS, ...OUR_CARDS.teams.map((team) => team.id)]

/** The agreement and the teams of match number `seed`: every option and team in turn. */
export function anyConfig(seed: number): HatTrickConfig {
  const whim = new SampledChance(seed)
  const options = { ...AGREEMENTS[seed % AGREEMENTS.length]?.(whim), ...anyReading(seed) }
  const home = { team: TEAMS[seed % TEAMS.length] ?? REGULARS }
  const away = { team: TEAMS[whim.below(TEAMS.length)] ?? REGULARS }
  return agreed(options, [home, away])
}

/** An expansion as somebody could type it in: any footballs and prices, skills dealt anew, styles won sooner. */
export function anyExpansion(whim: SampledChance): ExpansionSet {
  const skills = OUR_EXPANSION.types.flatMap(({ silver, gold }) => [silver.skill, gold.skill])
  const dealt = whim.below(2) === 0
  const side = (skill: Skill): CardSide => ({
    attack: whim.below(7),
    defence: whim.below(7),
    skill: (dealt && skills[whim.below(skills.length)]) || skill,
  })
  return {
    ...OUR_EXPANSION,
    name: 'players-box',
    keeper: { goldPrice: whim.below(5), source: 'designed' },
    types: OUR_EXPANSION.types.map(({ goldPrice: _, ...type }) => ({
      ...type,
      price: whim.below(4),
      ...(whim.below(3) === 0 && { goldPrice: whim.below(6) }),
      silver: side(type.silver.skill),
      gold: side(type.gold.skill),
    })),
    conditions: OUR_EXPANSION.conditions.map((condition) => ({
      ...condition,
      row: oneOf(['short', 'long', 'dribble', 'lines'], whim),
      times: 1 + whim.below(2),
    })),
  }
}

/** A team card, a squad or the share code of one; a squad that cannot be paid is a team card after all. */
export function anyTeamOf(set: ExpansionSet, subs: boolean, whim: SampledChance): HatTrickBuild {
  const team = { team: set.teams[whim.below(set.teams.length)]?.id ?? '' }
  const kind = whim.below(3)
  const squad = randomSquad(oneOf(RANKS, whim), oneOf(MENTALITIES, whim), set, whim, { subs })
  if (kind === 0 || !squad.ok) return team
  const code = writeCode(squad.value)
  return kind === 1 && code.ok ? { code: code.value } : { squad: squad.value }
}

/** Match number `seed` of the Players expansion: every choice of match events in turn, any teams, also of other boxes. */
export function anyPlayersConfig(seed: number): HatTrickConfig {
  const whim = new SampledChance(seed)
  // An odd factor: 64 matches see all 64 choices, and few matches see choices far apart.
  const events = MATCH_EVENTS.filter((_, i) => ((37 * seed) >> i) & 1)
  const expansion = seed % 5 === 0 ? anyExpansion(whim) : undefined
  const sides = seed % 3 === 0 ? { sidesAnew: true } : {}
  const plays = seed % 4 === 1 ? { onePlay: true } : {}
  return playersConfig(events, whim, expansion, { ...sides, ...plays, ...anyReading(seed) })
}

/** Any teams under these events, with our player cards or those of another box. */
export function playersConfig(
  events: readonly MatchEventName[],
  whim: SampledChance,
  expansion?: ExpansionSet,
  options: HatTrickOptions = {},
): HatTrickConfig {
  const base = expansion && whim.below(2) ? anyCards(whim) : OUR_CARDS
  const subs = events.includes('subs')
  const builds = [
    anyTeamOf(expansion ?? OUR_EXPANSION, subs, whim),
    anyTeamOf(expansion ?? OUR_EXPANSION, subs, whim),
  ] as const
  return agreed(
    {
      ...options,
      expansion: 'players',
      ...(events.length > 0 && { events }),
      ...(whim.below(2) && { extraTime: true, shootOut: true }),
      ...(expansion && { cards: { ...base, expansion } }),
    },
    builds,
  )
}

export function agreed(
  options: HatTrickOptions,
  builds: readonly [HatTrickBuild, HatTrickBuild],
): HatTrickConfig {
  const prepared = hatTrick.prepare({ options, builds })
  if (!prepared.ok) throw new Error(`refused: ${JSON.stringify(prepared.refusals)}`)
  return prepared.value
}
