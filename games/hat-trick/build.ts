import type { CardSetName, Checked, MatchConfig, Pair, Refusal, Seat } from '@libero/kernel'
import { accepted, inShort, isNameAlone, isObject } from '@libero/kernel'
import type { Agreement, PlayersAgreement } from './agreements.ts'
import {
  AGREEMENTS,
  agreements,
  isAgreement,
  isPlayersAgreement,
  onlyAgreed,
  onlyPlayersAgreed,
  PLAYERS_AGREEMENTS,
  playersAgreements,
} from './agreements.ts'
import { checkCardSet } from './cards/check.ts'
import type { ExpansionSet, Signing } from './cards/expansion.ts'
import { LineUp } from './cards/expansion.ts'
import { OUR_EXPANSION, PUBLISHED_EXPANSIONS } from './cards/our-expansion.ts'
import { PUBLISHED } from './cards/ours.ts'
import type { CardSet } from './cards/set.ts'
import { Cards } from './cards/set.ts'
import type { MatchEventName } from './cards/skills.ts'
import { MATCH_EVENTS, STYLES } from './cards/skills.ts'
import type { Squad } from './squad/check.ts'
import { checkSquad } from './squad/check.ts'
import { readCode } from './squad/code.ts'
import { NO_EVENTS, type State, type Terms } from './state.ts'

/**
 * What a coach brings to the match: a national team, or with 'regulars' nobody on his star side (§2.5). With the
 * Players expansion a team card, or a squad of his own (§21), also as a share code.
 */
export type HatTrickBuild = { readonly team: string } | { readonly squad: Squad } | { readonly code: string }

/** What both agree on before the match. Everything may be left out. */
export interface HatTrickOptions extends Partial<Readonly<Record<Agreement | PlayersAgreement, boolean>>> {
  /** §13.1 */
  readonly expansion?: 'players'
  /** §20 Match events of the expansion. */
  readonly events?: readonly MatchEventName[]
  /** Cards typed in from a box instead of ours, or older ones of ours by name. */
  readonly cards?: CardSet | CardSetName
}

/** A checked build: one of the two kinds that can take the field. */
type Brought = { readonly team: string } | { readonly squad: Squad }

/** A checked configuration. */
export interface HatTrickConfig {
  readonly rules: State['rules']
  readonly cards: Cards
  readonly terms: Terms
  readonly teams: Pair<string>
  /** Numbers on their star side; 1 is the keeper. */
  readonly stars: Pair<ReadonlySet<number>>
  /** §13.3 Both teams of the expansion. */
  readonly lineUps?: Pair<LineUp>
  readonly agreed: { readonly options: HatTrickOptions; readonly builds: Pair<Brought> }
}

export const REGULARS = 'regulars'

/** How a squad is called where a team has its id; its own name may follow. */
export const SQUAD = 'squad'

/** A set with these player cards; with today's it need not say so. */
const withPlayerCards = (set: CardSet, expansion: ExpansionSet): CardSet =>
  expansion === OUR_EXPANSION ? set : { ...set, expansion }

/** Every set we ever published with every one of player cards, the newest first, compiled once. */
const published: readonly Cards[] = PUBLISHED.flatMap((set) =>
  PUBLISHED_EXPANSIONS.map((expansion) => new Cards(withPlayerCards(set, expansion))),
)

/** Today's. */
export const [ourCards] = published as readonly [Cards]

/** Those of positions that were written before there were others, and name none. */
export const firstCards: Cards = published.at(-1) ?? ourCards

type WithPlayers = Pick<Terms, 'players'>

/** A set by name; with the expansion both sets have a part in it. */
export function nameOfCards({ set, expansion }: Cards, { players }: WithPlayers): CardSetName {
  if (!players) return { name: set.name, version: set.version }
  const { name, version } = expansion.set
  return { name: `${set.name}+${name}`, version: `${set.version}+${version}` }
}

const isCalled = (cards: Cards, name: CardSetName | undefined, terms: WithPlayers): boolean => {
  const own = nameOfCards(cards, terms)
  return own.name === name?.name && own.version === name.version
}

const publishedAs = (name: CardSetName | undefined, terms: WithPlayers): Cards | undefined =>
  published.find((each) => isCalled(each, name, terms))

/** What says which cards are played with: nothing for `unsaid`, a name for others of ours, else the set itself. */
export function broughtCards(
  cards: Cards,
  terms: WithPlayers,
  unsaid = ourCards,
): CardSet | CardSetName | undefined {
  const name = nameOfCards(cards, terms)
  if (isCalled(unsaid, name, terms)) return undefined
  return published.includes(cards) ? name : cards.set
}

/**
 * A set typed in from a box. Whatever goes under our names, its expansion included, was found to be ours. Without
 * player cards of its own it is played with those of ours that a record names, or with the usual ones.
 */
function compiled(set: CardSet, terms: WithPlayers, named: CardSetName | undefined, usual: Cards): Cards {
  const both = { players: true }
  const whole = new Cards(set)
  if (set.expansion || !terms.players) return publishedAs(nameOfCards(whole, both), both) ?? whole
  const begunWith = PUBLISHED_EXPANSIONS.map((each) => new Cards(withPlayerCards(set, each)))
  const cards =
    begunWith.find((each) => isCalled(each, named, terms)) ??
    new Cards(withPlayerCards(set, usual.expansion.set))
  return publishedAs(nameOfCards(cards, both), both) ?? cards
}

interface Agreed {
  readonly options: HatTrickOptions
  readonly cards: Cards
  readonly terms: Terms
}

/** The paragraph that tells of an option. */
const RULE_OF_OPTION: Readonly<Record<string, string>> = {
  ...AGREEMENTS,
  expansion: '13.1',
  events: '20.1',
  ...PLAYERS_AGREEMENTS,
}

const FIRST_RULES = 'hat-trick-1'

/** What could be agreed on while these rules were the newest; versions that are not listed know every option. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  [FIRST_RULES]: ['extraTime', 'expansion', 'events', 'cards'],
}

/**
 * Agreed options, checked; without a version of the rules, as the newest have them. `usual` are the cards where
 * nothing names any.
 */
export function checkOptions(
  raw: unknown,
  named?: CardSetName,
  version = '',
  usual = ourCards,
): {
  readonly agreed: Agreed
  readonly refusals: readonly Refusal[]
} {
  const refusals: Refusal[] = []
  const agreedOn = new Set<Agreement>()
  let players = false
  let events = NO_EVENTS
  const agreedOfPlayers = new Set<PlayersAgreement>()
  let typed: CardSet | undefined
  let wanted = named
  let unreadable: readonly Refusal[] = []
  if (raw !== undefined && !isObject(raw)) refusals.push({ code: 'options-malformed', rule: '12.5' })
  for (const [option, value] of Object.entries(isObject(raw) ? raw : {})) {
    if (value === undefined) continue
    const rule = RULE_OF_OPTION[option]
    if (OPTIONS_OF[version]?.includes(option) === false) refusals.push(unknownOption(option, version))
    else if (isAgreement(option) && typeof value === 'boolean') {
      if (value) agreedOn.add(option)
    } else if (isPlayersAgreement(option) && typeof value === 'boolean') {
      if (value) agreedOfPlayers.add(option)
    } else if (option === 'expansion' && value === 'players') players = true
    else if (option === 'events' && isEvents(value)) {
      events = { ...NO_EVENTS, ...Object.fromEntries(value.map((event) => [event, true])) }
    } else if (option === 'cards') {
      if (isNameAlone(value)) wanted = value
      const checked = checkCardSet(value)
      if (checked.ok) typed = checked.value
      else unreadable = checked.refusals
    } else if (rule && Object.hasOwn(RULE_OF_OPTION, option)) {
      refusals.push({ code: 'option-unknown-value', rule, about: { option, value: inShort(value) } })
    } else refusals.push(unknownOption(option, version))
  }
  const agreedEvents = MATCH_EVENTS.filter((event) => events[event])
  if (agreedEvents.length > 0 && !players) refusals.push({ code: 'events-without-expansion', rule: '20.1' })
  if (!players) {
    for (const option of agreedOfPlayers)
      refusals.push({
        code: 'option-without-expansion',
        rule: PLAYERS_AGREEMENTS[option],
        about: { option },
      })
  }
  const isFirst = version === FIRST_RULES
  const ofPlayers = playersAgreements((each) => agreedOfPlayers.has(each))
  const terms: Terms = {
    ...agreements((each) => agreedOn.has(each)),
    // §11.1 At first extra time was never without penalties.
    ...(isFirst && { shootOut: agreedOn.has('extraTime') }),
    turnStaysOut: !isFirst,
    comparedAnywhere: !isFirst,
    players,
    events,
    ...ofPlayers,
    turnsBackAnyTime: !isFirst,
    lastsForAShot: !isFirst,
    penaltyByField: !isFirst,
  }
  const known = publishedAs(wanted, terms)
  if (!known || wanted === named) refusals.push(...unreadable)
  const cards = typed ? compiled(typed, terms, named, usual) : (known ?? usual)
  const brought = broughtCards(cards, terms)
  return {
    agreed: {
      options: {
        ...onlyAgreed(agreements((each) => agreedOn.has(each))),
        ...(players && { expansion: 'players' }),
        ...(agreedEvents.length > 0 && { events: agreedEvents }),
        ...onlyPlayersAgreed(ofPlayers),
        ...(brought && { cards: brought }),
      },
      cards,
      terms,
    },
    refusals,
  }
}

const unknownOption = (option: string, version: string): Refusal => {
  const known = OPTIONS_OF[version] ?? [...Object.keys(RULE_OF_OPTION), 'cards']
  return { code: 'option-unknown', rule: '12.5', about: { option: inShort(option), known: known.join(', ') } }
}

const isEvents = (value: unknown): value is readonly MatchEventName[] =>
  Array.isArray(value) &&
  value.length <= MATCH_EVENTS.length &&
  value.every((event) => MATCH_EVENTS.includes(event as MatchEventName))

/** One coach's build, or everything that is wrong with it. */
function checkBrought(build: unknown, { cards, terms }: Agreed): Checked<Brought> {
  if (!isObject(build)) return { ok: false, refusals: [{ code: 'build-malformed', rule: '2.5' }] }
  const { team, squad, code } = build
  // One of the three, and a squad only where there are player cards: nothing a coach brings is silently left out.
  if ([team, squad, code].filter((part) => part !== undefined).length > 1)
    return { ok: false, refusals: [{ code: 'build-ambiguous', rule: '13.3' }] }
  if (!terms.players && team === undefined && (squad !== undefined || code !== undefined))
    return { ok: false, refusals: [{ code: 'squad-without-expansion', rule: '13.1' }] }
  if (squad === undefined && code === undefined) {
    const known = terms.players ? knownCard(cards, team) : knownTeam(cards, team)
    const rule = terms.players ? '13.3' : '2.5'
    if (known && typeof team === 'string') return accepted({ team })
    return { ok: false, refusals: [{ code: 'team-unknown', rule, about: { team: inShort(team) } }] }
  }
  const { set } = cards.expansion
  const subs = { subs: terms.events.subs }
  const checked = squad === undefined ? readCode(code, set, subs) : checkSquad(squad, set, subs)
  return checked.ok ? accepted({ squad: checked.value }) : checked
}

const knownTeam = (cards: Cards, team: unknown): boolean =>
  typeof team === 'string' && (team === REGULARS || cards.team(team) !== undefined)

const knownCard = (cards: Cards, team: unknown): boolean =>
  typeof team === 'string' && cards.expansion.team(team) !== undefined

/** Every reason against a build, at once. */
export function checkBuild(_seat: Seat, build: unknown, options: unknown): readonly Refusal[] {
  const { agreed, refusals } = checkOptions(options)
  if (refusals.length > 0) return refusals
  const checked = checkBrought(build, agreed)
  return checked.ok ? [] : checked.refusals
}

export function prepare(
  config: MatchConfig,
  rules: HatTrickConfig['rules'],
  named?: CardSetName,
): Checked<HatTrickConfig> {
  const { agreed, refusals } = checkOptions(config.options, named, rules.version)
  if (refusals.length > 0) return { ok: false, refusals }
  const builds = Array.isArray(config.builds) ? config.builds : []
  const home = checkBrought(builds[0], agreed)
  const away = checkBrought(builds[1], agreed)
  if (!home.ok || !away.ok) {
    const reasons = ([home, away] as const).flatMap((checked, i) =>
      checked.ok ? [] : checked.refusals.map((refusal) => ofSeat(refusal, i)),
    )
    return { ok: false, refusals: reasons }
  }
  const { cards, terms } = agreed
  return accepted({
    rules,
    cards,
    terms,
    teams: [nameOf(home.value), nameOf(away.value)],
    stars: [starsOf(home.value, agreed), starsOf(away.value, agreed)],
    ...(terms.players && { lineUps: [lineUpOf(home.value, cards), lineUpOf(away.value, cards)] as const }),
    agreed: { options: agreed.options, builds: [home.value, away.value] },
  })
}

const ofSeat = (refusal: Refusal, seat: number): Refusal => ({
  ...refusal,
  about: { ...refusal.about, seat: seat === 0 ? 'home' : 'away' },
})

/** A team's id, or 'squad' with the name its coach gave it. */
const nameOf = (build: Brought): string =>
  'team' in build ? build.team : build.squad.name ? `${SQUAD}:${build.squad.name}` : SQUAD

const starsOf = (build: Brought, { cards, terms }: Agreed): ReadonlySet<number> =>
  new Set('team' in build && !terms.players ? cards.team(build.team)?.stars : [])

/** §13.3 A team as it takes the field; a squad has no style yet (§19.5). */
function lineUpOf(build: Brought, { expansion }: Cards): LineUp {
  if ('squad' in build) {
    const { players, bench, keeper, captain } = build.squad
    return new LineUp(expansion, players, bench, keeper === 'gold', -1, captain)
  }
  const card = expansion.team(build.team)
  const players: Readonly<Record<string, Signing>> = card?.players ?? {}
  const style = STYLES.indexOf(card?.style ?? 'tactical')
  return new LineUp(expansion, players, card?.bench ?? [], card?.keeper === 'gold', style, card?.captain ?? 6)
}

/** Only what `prepare` reads, so that nothing a stranger added is kept. */
export function plain(config: HatTrickConfig): MatchConfig {
  return { options: config.agreed.options, builds: config.agreed.builds }
}
