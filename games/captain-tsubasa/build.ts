import type { CardSetName, Checked, MatchConfig, Pair, Refusal, Seat } from '@libero/kernel'
import { accepted, inShort, isNameAlone, isObject } from '@libero/kernel'
import { checkCardSet } from './cards/check.ts'
import { PUBLISHED } from './cards/ours.ts'
import type { CardSet } from './cards/set.ts'
import { Cards } from './cards/set.ts'
import type { State, Terms } from './state.ts'
import type { Team } from './vocabulary.ts'
import { TEAMS } from './vocabulary.ts'

/** §1.1 What a coach brings: his team. */
export interface CaptainTsubasaBuild {
  readonly team: Team
}

/** What both agree on before the match. Everything may be left out. */
export interface CaptainTsubasaOptions extends Partial<Terms> {
  /** Cards typed in from a box instead of ours, or an older set of ours by its name. */
  readonly cards?: CardSet | CardSetName
}

/** A checked configuration. */
export interface CaptainTsubasaConfig {
  readonly rules: State['rules']
  readonly cards: Cards
  readonly terms: Terms
  /** The team home leads. */
  readonly home: number
  readonly agreed: { readonly options: CaptainTsubasaOptions; readonly builds: Pair<CaptainTsubasaBuild> }
}

/** Every set we ever published, compiled once. */
const published: readonly Cards[] = PUBLISHED.map((set) => new Cards(set))

/** Today's. */
export const [ourCards] = published as readonly [Cards]

/** Those of positions that were written before there were others, and name none. */
export const firstCards: Cards = published.at(-1) ?? ourCards

const publishedAs = (name: CardSetName | undefined): Cards | undefined =>
  published.find(({ set }) => set.name === name?.name && set.version === name.version)

/** What says which cards are played with: nothing for `unsaid`, a name for others of ours, else the set itself. */
export function broughtCards(cards: Cards, unsaid = ourCards): CardSet | CardSetName | undefined {
  if (cards === unsaid) return undefined
  const { name, version } = cards.set
  return published.includes(cards) ? { name, version } : cards.set
}

/** §17.4 What can be agreed on, and the paragraph it rests on. */
export const OPTIONS: Readonly<Record<keyof Terms, string>> = {
  firstGame: '16.1',
  motivation: '13.1',
  guaranteedSuccess: '14.1',
  transfers: '15.1',
}
const NAMES = Object.keys(OPTIONS) as (keyof Terms)[]

interface Agreed {
  readonly options: CaptainTsubasaOptions
  readonly cards: Cards
  readonly terms: Terms
}

export function checkOptions(
  raw: unknown,
  named?: CardSetName,
  usual = ourCards,
): { readonly agreed: Agreed; readonly refusals: readonly Refusal[] } {
  const refusals: Refusal[] = []
  let cards = publishedAs(named) ?? usual
  if (raw !== undefined && !isObject(raw)) refusals.push({ code: 'options-malformed', rule: '17.4' })
  const options = isObject(raw) ? raw : {}
  for (const [key, value] of Object.entries(options)) {
    if (value === undefined) continue
    if (key === 'cards') {
      const known = isNameAlone(value) ? publishedAs(value) : undefined
      const checked = known ? accepted(known.set) : checkCardSet(value)
      // Whatever goes under a name of ours was found to be ours.
      if (checked.ok) cards = publishedAs(checked.value) ?? new Cards(checked.value)
      else refusals.push(...checked.refusals)
    } else if (!Object.hasOwn(OPTIONS, key)) {
      refusals.push({ code: 'option-unknown', rule: '17.4', about: { option: inShort(key) } })
    } else if (typeof value !== 'boolean') {
      const about = { option: key, value: inShort(value) }
      refusals.push({ code: 'option-unknown-value', rule: OPTIONS[key as keyof Terms], about })
    }
  }
  const terms = Object.fromEntries(NAMES.map((name) => [name, options[name] === true])) as unknown as Terms
  const chosen = Object.fromEntries(NAMES.filter((name) => terms[name]).map((name) => [name, true]))
  const brought = broughtCards(cards)
  return { agreed: { options: { ...chosen, ...(brought && { cards: brought }) }, cards, terms }, refusals }
}

const teamIn = (build: unknown): Team | undefined =>
  isObject(build) ? TEAMS.find((team) => team === build.team) : undefined

/** §1.1 Every reason against a build, at once. */
export function checkBuild(_seat: Seat, build: unknown, options: unknown): readonly Refusal[] {
  const { refusals } = checkOptions(options)
  if (refusals.length > 0) return refusals
  if (!isObject(build)) return [{ code: 'build-malformed', rule: '1.1' }]
  if (teamIn(build) === undefined)
    return [{ code: 'team-unknown', rule: '1.1', about: { team: inShort(build.team) } }]
  return []
}

export function prepare(
  config: MatchConfig,
  rules: CaptainTsubasaConfig['rules'],
  named?: CardSetName,
): Checked<CaptainTsubasaConfig> {
  const { agreed, refusals } = checkOptions(config.options, named)
  const builds = Array.isArray(config.builds) ? config.builds : []
  const [home, away] = [teamIn(builds[0]), teamIn(builds[1])]
  const against = [
    ...refusals,
    ...[0, 1].flatMap((seat) =>
      checkBuild(seat as Seat, builds[seat], undefined).map((refusal) => ({
        ...refusal,
        about: { ...refusal.about, seat: seat === 0 ? 'home' : 'away' },
      })),
    ),
  ]
  if (home !== undefined && home === away)
    against.push({ code: 'same-team', rule: '1.1', about: { team: home } })
  if (against.length > 0 || home === undefined || away === undefined) return { ok: false, refusals: against }
  return accepted({
    rules,
    cards: agreed.cards,
    terms: agreed.terms,
    home: TEAMS.indexOf(home),
    agreed: { options: agreed.options, builds: [{ team: home }, { team: away }] },
  })
}

export const plain = ({ agreed }: CaptainTsubasaConfig): MatchConfig => agreed
