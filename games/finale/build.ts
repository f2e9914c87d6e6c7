import type { CardSetName, Checked, MatchConfig, Pair, Refusal, Seat } from '@libero/kernel'
import { accepted, inShort, isNameAlone, isObject } from '@libero/kernel'
import { checkCardSet } from './cards/check.ts'
import { PUBLISHED } from './cards/ours.ts'
import type { CardSet } from './cards/set.ts'
import { Cards } from './cards/set.ts'
import type { Deck, Tactics, TacticsChoice } from './deck.ts'
import { checkDeck, missingForFreeChoice, NO_DECK, TACTICS_CHOICES } from './deck.ts'
import type { State, Terms } from './state.ts'
import type { Club } from './vocabulary.ts'
import { BUDGET, CLUBS, ELEVEN, KEEPER, SQUAD } from './vocabulary.ts'

/** What a coach seals before the match (§3, §4). */
export interface FinaleBuild {
  readonly club: Club
  /** Eleven ids, one keeper among them. */
  readonly pitch: readonly string[]
  readonly bench: readonly string[]
  /** §4.9 Only where they are sealed with the squad. */
  readonly tactics?: Tactics
}

/** What both agree on before the match. Everything may be left out. */
export interface FinaleOptions {
  /** §4.3, §4.4, §4.10 */
  readonly tactics?: TacticsChoice
  /** §4.9 The tactic cards are sealed with the squads, for a quick start. */
  readonly sealed?: boolean
  /** §10.2 */
  readonly extraTime?: boolean
  /** §3.7 Points for home and away. */
  readonly budget?: Pair<number>
  /** §12 */
  readonly tie?:
    | { readonly leg: 1; readonly awayGoals?: boolean }
    | { readonly leg: 2; readonly firstLeg: Pair<number>; readonly awayGoals?: boolean }
  /** §8.1 Who says in which order the hazards of a side are checked: its coach, or its squad. */
  readonly hazardOrder?: 'coach' | 'squad'
  /** §9.2 Whether a change may also be a keeper for a keeper. */
  readonly keeperChanges?: boolean
  /** §11.1 Whether men from the bench may take penalties, too. */
  readonly benchTakers?: boolean
  /** Cards typed in from a box instead of ours, or older ones of ours by name. */
  readonly cards?: CardSet | CardSetName
}

/** A build as the rules read it. */
export interface Side extends Deck {
  readonly club: number
  /** Fifteen footballer cards, the eleven on the pitch first. */
  readonly men: Uint8Array
}

/** A checked configuration. */
export interface FinaleConfig {
  readonly rules: State['rules']
  readonly cards: Cards
  readonly terms: Terms
  readonly sides: Pair<Side>
  readonly agreed: { readonly options: FinaleOptions; readonly builds: Pair<FinaleBuild> }
}

/** Every set we ever published, compiled once. */
const published: readonly Cards[] = PUBLISHED.map((set) => new Cards(set))

/** Today's. */
export const [ourCards] = published as readonly [Cards]

const publishedAs = (name: CardSetName | undefined): Cards | undefined =>
  published.find(({ set }) => set.name === name?.name && set.version === name.version)

/** What says which cards are played with: nothing for today's, a name for older ones of ours, else the set itself. */
export function broughtCards(cards: Cards): CardSet | CardSetName | undefined {
  if (cards === ourCards) return undefined
  const { name, version } = cards.set
  return published.includes(cards) ? { name, version } : cards.set
}

/** Lists longer than this are not looked at man by man. */
const MOST_LISTED = 60

const isList = (value: unknown): value is readonly unknown[] =>
  Array.isArray(value) && value.length <= MOST_LISTED

/** Agreed options, checked; what is missing has its default. */
interface Agreed {
  readonly options: FinaleOptions
  readonly cards: Cards
  readonly terms: Terms
  readonly budget: Pair<number>
}

const wholeUpTo = (value: unknown, most: number): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= most

const isCount = (value: unknown, most: number): value is Pair<number> =>
  Array.isArray(value) && value.length === 2 && wholeUpTo(value[0], most) && wholeUpTo(value[1], most)

/** What could be agreed on while these rules were the newest; versions that are not listed know every option. */
const OPTIONS_OF: Readonly<Record<string, readonly string[]>> = {
  'finale-1': ['tactics', 'extraTime', 'budget', 'tie', 'cards'],
}

/** Whether an option could be agreed on by these rules. */
export const knowsOption = (version: string, option: string): boolean =>
  OPTIONS_OF[version]?.includes(option) !== false

/** Any eleven came with finale-2. */
const choicesOf = (version: string): readonly TacticsChoice[] =>
  version === 'finale-1' ? ['usual', 'free'] : TACTICS_CHOICES

/** What the fields of a tie are, by its leg. */
const TIE_FIELDS = { 1: ['leg', 'awayGoals'], 2: ['leg', 'firstLeg', 'awayGoals'] } as const

interface Tie extends Pick<Terms, 'leg' | 'firstLeg' | 'awayGoals'> {
  readonly unknown: readonly string[]
}

/** §12 A leg of a tie; leg 0 where it is none. By finale-1 whatever else stood there was passed over. */
function readTie(raw: unknown, version: string): Tie {
  const tie = isObject(raw) ? raw : {}
  const { leg, firstLeg, awayGoals } = tie
  const none: Tie = { leg: 0, firstLeg: [0, 0], awayGoals: false, unknown: [] }
  const strict = version !== 'finale-1'
  const isAgreed = awayGoals === undefined || typeof awayGoals === 'boolean'
  if (leg !== 1 && leg !== 2) return none
  if ((strict || leg === 2) && !isAgreed) return none
  if (leg === 2 && !isCount(firstLeg, 99)) return none
  const known: readonly string[] = TIE_FIELDS[leg]
  return {
    leg,
    firstLeg: leg === 2 && isCount(firstLeg, 99) ? [firstLeg[0], firstLeg[1]] : none.firstLeg,
    awayGoals: awayGoals === true && (strict || leg === 2),
    unknown: strict
      ? Object.keys(tie).filter((field) => tie[field] !== undefined && !known.includes(field))
      : [],
  }
}

/** Agreed options, checked; without a version of the rules, as the newest have them. */
export function checkOptions(
  raw: unknown,
  named?: CardSetName,
  version = '',
): {
  readonly agreed: Agreed
  readonly refusals: readonly Refusal[]
} {
  const refusals: Refusal[] = []
  const refuse = (rule: string, code: string, about?: Refusal['about']) =>
    refusals.push({ code, rule, ...(about && { about }) })
  let tactics: TacticsChoice = 'usual'
  // Before they could be chosen at the table, tactics were always sealed.
  let sealed = !knowsOption(version, 'sealed')
  let extraTime = false
  let budget: Pair<number> = [BUDGET, BUDGET]
  let leg: 0 | 1 | 2 = 0
  let firstLeg: Pair<number> = [0, 0]
  let awayGoals = false
  let squadOrder = !knowsOption(version, 'hazardOrder')
  let keeperChanges = false
  let benchTakers = false
  let cards = publishedAs(named) ?? ourCards
  if (raw !== undefined && !isObject(raw)) refuse('13.5', 'options-malformed')
  for (const [key, value] of Object.entries(isObject(raw) ? raw : {})) {
    if (value === undefined) continue
    if (!knowsOption(version, key)) refuse('13.5', 'option-unknown', { option: inShort(key) })
    else if (key === 'tactics') {
      const choice = choicesOf(version).find((known) => known === value)
      if (!choice) refuse('4.4', 'option-unknown-value', { option: key, value: inShort(value) })
      tactics = choice ?? 'usual'
    } else if (key === 'sealed') {
      if (typeof value !== 'boolean')
        refuse('4.9', 'option-unknown-value', { option: key, value: inShort(value) })
      sealed = value === true
    } else if (key === 'extraTime') {
      if (typeof value !== 'boolean')
        refuse('10.2', 'option-unknown-value', { option: key, value: inShort(value) })
      extraTime = value === true
    } else if (key === 'budget') {
      if (isCount(value, 1000)) budget = [value[0], value[1]]
      else refuse('3.7', 'option-unknown-value', { option: key, value: inShort(value) })
    } else if (key === 'tie') {
      const tie = readTie(value, version)
      if (tie.leg === 0) refuse('12.1', 'option-unknown-value', { option: key, value: inShort(value) })
      for (const field of tie.unknown) refuse('12.1', 'tie-field-unknown', { field: inShort(`tie.${field}`) })
      leg = tie.leg
      firstLeg = tie.firstLeg
      awayGoals = tie.awayGoals
    } else if (key === 'hazardOrder') {
      if (value !== 'coach' && value !== 'squad')
        refuse('8.1', 'option-unknown-value', { option: key, value: inShort(value) })
      squadOrder = value === 'squad'
    } else if (key === 'keeperChanges') {
      if (typeof value !== 'boolean')
        refuse('9.2', 'option-unknown-value', { option: key, value: inShort(value) })
      keeperChanges = value === true
    } else if (key === 'benchTakers') {
      if (typeof value !== 'boolean')
        refuse('11.1', 'option-unknown-value', { option: key, value: inShort(value) })
      benchTakers = value === true
    } else if (key === 'cards') {
      const known = isNameAlone(value) ? publishedAs(value) : undefined
      const checked = known ? accepted(known.set) : checkCardSet(value, version)
      // Whatever goes under a name of ours was found to be ours.
      if (checked.ok) cards = publishedAs(checked.value) ?? new Cards(checked.value)
      else refusals.push(...checked.refusals)
    } else refuse('13.5', 'option-unknown', { option: inShort(key) })
  }
  if (tactics === 'free')
    for (const about of missingForFreeChoice(cards)) refuse('4.4', 'free-choice-impossible', about)
  const brought = broughtCards(cards)
  return {
    agreed: {
      options: {
        ...(tactics !== 'usual' && { tactics }),
        ...(sealed && knowsOption(version, 'sealed') && { sealed }),
        ...(extraTime && { extraTime }),
        ...((budget[0] !== BUDGET || budget[1] !== BUDGET) && { budget }),
        ...(leg === 1 && { tie: { leg, ...(awayGoals && { awayGoals }) } }),
        ...(leg === 2 && { tie: { leg, firstLeg, ...(awayGoals && { awayGoals }) } }),
        ...(squadOrder && knowsOption(version, 'hazardOrder') && { hazardOrder: 'squad' as const }),
        ...(keeperChanges && { keeperChanges }),
        ...(benchTakers && { benchTakers }),
        ...(brought && { cards: brought }),
      },
      cards,
      budget,
      terms: { tactics, sealed, extraTime, leg, firstLeg, awayGoals, squadOrder, keeperChanges, benchTakers },
    },
    refusals,
  }
}

/** §3, §4 Every reason against a build, at once. */
export function checkBuild(seat: Seat, build: unknown, options: unknown): readonly Refusal[] {
  const { agreed, refusals } = checkOptions(options)
  return refusals.length > 0 ? refusals : readSide(seat, build, agreed).refusals
}

function readSide(seat: Seat, raw: unknown, agreed: Agreed): { side: Side; refusals: readonly Refusal[] } {
  const refusals: Refusal[] = []
  const refuse = (rule: string, code: string, about?: Refusal['about']) =>
    refusals.push({ code, rule, ...(about && { about }) })
  const build = isObject(raw) ? raw : {}
  if (!isObject(raw)) refuse('3.1', 'build-malformed')
  const club = CLUBS.indexOf(build.club as Club)
  if (club < 0) refuse('1.1', 'club-unknown', { club: inShort(build.club) })
  const pitch = isList(build.pitch) ? build.pitch : []
  const bench = isList(build.bench) ? build.bench : []
  if (!isList(build.pitch) || !isList(build.bench)) refuse('3.4', 'line-up-malformed')
  else checkSquad(agreed.cards, club, pitch, bench, agreed.budget[seat], refuse)
  const deck = readDeck(build.tactics, agreed, refuse)
  const men = Uint8Array.from([...pitch, ...bench], (id) =>
    agreed.cards.footballer(typeof id === 'string' ? id : ''),
  )
  return { side: { club, men, ...deck }, refusals }
}

/** §4.8, §4.9 The tactics of a build, where they are sealed with it; otherwise it must not name any. */
function readDeck(raw: unknown, { cards, terms }: Agreed, refuse: Refuse): Deck {
  if (!terms.sealed) {
    if (raw !== undefined) refuse('4.8', 'tactics-too-early')
    return NO_DECK
  }
  if (!isObject(raw)) refuse('4.3', 'tactics-malformed')
  const tactics = isObject(raw) ? raw : {}
  return checkDeck(terms.tactics, cards, tactics, refuse)
}

type Refuse = (rule: string, code: string, about?: Refusal['about']) => void

function checkSquad(
  cards: Cards,
  club: number,
  pitch: readonly unknown[],
  bench: readonly unknown[],
  budget: number,
  refuse: Refuse,
): void {
  const seen = new Set<number>()
  let points = 0
  let keepers = 0
  let keepersOnPitch = 0
  for (const [place, id] of [...pitch, ...bench].entries()) {
    const card = typeof id === 'string' ? cards.footballer(id) : -1
    if (card < 0) {
      refuse('3.1', 'footballer-unknown', { man: inShort(id) })
      continue
    }
    if (club >= 0 && cards.club[card] !== club)
      refuse('3.1', 'footballer-of-other-club', { man: inShort(id) })
    if (seen.has(card)) refuse('3.1', 'footballer-twice', { man: inShort(id) })
    seen.add(card)
    points += cards.price[card] ?? 0
    if (cards.line[card] !== KEEPER) continue
    keepers++
    if (place < pitch.length) keepersOnPitch++
  }
  if (pitch.length + bench.length !== SQUAD)
    refuse('3.1', 'squad-size', { count: pitch.length + bench.length, want: SQUAD })
  if (points > budget) refuse('3.2', 'over-budget', { points, budget })
  if (keepers === 0) refuse('3.3', 'no-keeper')
  if (pitch.length !== ELEVEN) refuse('3.4', 'pitch-size', { count: pitch.length, want: ELEVEN })
  if (keepers > 0 && keepersOnPitch !== 1) refuse('3.4', 'keepers-on-pitch', { count: keepersOnPitch })
}

export function prepare(
  config: MatchConfig,
  rules: FinaleConfig['rules'],
  named?: CardSetName,
): Checked<FinaleConfig> {
  const { agreed, refusals } = checkOptions(config.options, named, rules.version)
  if (refusals.length > 0) return { ok: false, refusals }
  const builds = Array.isArray(config.builds) ? config.builds : []
  const home = readSide(0, builds[0], agreed)
  const away = readSide(1, builds[1], agreed)
  const reasons = [
    ...home.refusals.map((refusal) => ({ ...refusal, about: { ...refusal.about, seat: 'home' } })),
    ...away.refusals.map((refusal) => ({ ...refusal, about: { ...refusal.about, seat: 'away' } })),
  ]
  if (home.side.club >= 0 && home.side.club === away.side.club)
    reasons.push({ code: 'same-club', rule: '1.1', about: { seat: 'away' } })
  if (reasons.length > 0) return { ok: false, refusals: reasons }
  return accepted({
    rules,
    cards: agreed.cards,
    terms: agreed.terms,
    sides: [home.side, away.side],
    agreed: { options: agreed.options, builds: [builds[0] as FinaleBuild, builds[1] as FinaleBuild] },
  })
}

function trimTactics(tactics: Tactics): Tactics {
  if ('order' in tactics) return { order: [...tactics.order] }
  return 'cards' in tactics ? { cards: [...tactics.cards] } : { colour: tactics.colour }
}

/** Only what `prepare` reads, as a copy: nothing a stranger added, nothing he can still change. */
export function plain(config: FinaleConfig): MatchConfig {
  const trim = ({ club, pitch, bench, tactics }: FinaleBuild): FinaleBuild => ({
    club,
    pitch: [...pitch],
    bench: [...bench],
    ...(tactics && { tactics: trimTactics(tactics) }),
  })
  const [home, away] = config.agreed.builds
  return { options: config.agreed.options, builds: [trim(home), trim(away)] }
}
