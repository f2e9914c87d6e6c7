import type { CardSetName, Checked, MatchConfig, Pair, Refusal, Seat } from '@libero/kernel'
import { accepted, inShort, isObject } from '@libero/kernel'
import { checkCardSet } from './cards/check.ts'
import { OUR_CARDS } from './cards/ours.ts'
import type { CardSet } from './cards/set.ts'
import { Cards } from './cards/set.ts'
import type { Terms } from './state.ts'

/** What a coach brings to the match: a national team, or with 'regulars' nobody on his star side (§2.5). */
export interface HatTrickBuild {
  readonly team: string
}

/** What both agree on before the match. Everything may be left out. */
export interface HatTrickOptions {
  /** §11.1 */
  readonly extraTime?: boolean
  /** Cards typed in from a box instead of ours. */
  readonly cards?: CardSet
}

/** A checked configuration. */
export interface HatTrickConfig {
  readonly cards: Cards
  readonly terms: Terms
  readonly teams: Pair<string>
  /** Numbers on their star side; 1 is the keeper. */
  readonly stars: Pair<ReadonlySet<number>>
  readonly agreed: { readonly options: HatTrickOptions; readonly builds: Pair<HatTrickBuild> }
}

export const REGULARS = 'regulars'

/** Ours, compiled once. */
export const ourCards = new Cards(OUR_CARDS)

/** Every card set we ever published, the newest first: a record goes on with the one it began with. */
const published: readonly Cards[] = [ourCards]

const publishedAs = (name: CardSetName | undefined): Cards =>
  published.find(({ set }) => set.name === name?.name && set.version === name.version) ?? ourCards

interface Agreed {
  readonly options: HatTrickOptions
  readonly cards: Cards
  readonly terms: Terms
}

export function checkOptions(
  raw: unknown,
  named?: CardSetName,
): {
  readonly agreed: Agreed
  readonly refusals: readonly Refusal[]
} {
  const refusals: Refusal[] = []
  let extraTime = false
  let cards = publishedAs(named)
  if (raw !== undefined && !isObject(raw)) refusals.push({ code: 'options-malformed', rule: '12.5' })
  for (const [option, value] of Object.entries(isObject(raw) ? raw : {})) {
    if (value === undefined) continue
    if (option === 'extraTime' && typeof value === 'boolean') extraTime = value
    else if (option === 'cards') {
      const checked = checkCardSet(value)
      if (checked.ok) cards = new Cards(checked.value)
      else refusals.push(...checked.refusals)
    } else if (option === 'extraTime') {
      refusals.push({ code: 'option-unknown-value', rule: '11.1', about: { option, value: inShort(value) } })
    } else refusals.push({ code: 'option-unknown', rule: '12.5', about: { option: inShort(option) } })
  }
  return {
    agreed: {
      options: { ...(extraTime && { extraTime }), ...(!published.includes(cards) && { cards: cards.set }) },
      cards,
      terms: { extraTime },
    },
    refusals,
  }
}

function checkTeam(build: unknown, cards: Cards): readonly Refusal[] {
  if (!isObject(build)) return [{ code: 'build-malformed', rule: '2.5' }]
  const { team } = build
  if (typeof team === 'string' && (team === REGULARS || cards.team(team))) return []
  return [{ code: 'team-unknown', rule: '2.5', about: { team: inShort(team) } }]
}

/** Every reason against a build, at once. */
export function checkBuild(_seat: Seat, build: unknown, options: unknown): readonly Refusal[] {
  const { agreed, refusals } = checkOptions(options)
  return refusals.length > 0 ? refusals : checkTeam(build, agreed.cards)
}

export function prepare(config: MatchConfig, named?: CardSetName): Checked<HatTrickConfig> {
  const { agreed, refusals } = checkOptions(config.options, named)
  if (refusals.length > 0) return { ok: false, refusals }
  const builds = Array.isArray(config.builds) ? config.builds : []
  const reasons = (['home', 'away'] as const).flatMap((seat, i) =>
    checkTeam(builds[i], agreed.cards).map((refusal) => ({ ...refusal, about: { ...refusal.about, seat } })),
  )
  if (reasons.length > 0) return { ok: false, refusals: reasons }
  const [home, away] = builds as unknown as Pair<HatTrickBuild>
  const stars = (build: HatTrickBuild) => new Set(agreed.cards.team(build.team)?.stars ?? [])
  return accepted({
    cards: agreed.cards,
    terms: agreed.terms,
    teams: [home.team, away.team],
    stars: [stars(home), stars(away)],
    agreed: { options: agreed.options, builds: [home, away] },
  })
}

/** Only what `prepare` reads, so that nothing a stranger added is kept. */
export function plain(config: HatTrickConfig): MatchConfig {
  const [home, away] = config.agreed.builds
  return { options: config.agreed.options, builds: [{ team: home.team }, { team: away.team }] }
}
