import type { Bot } from '@libero/bots'
import { BotMatch } from '@libero/bots'
import type { Checked, MatchEvent, Pair, Seat, Teller } from '@libero/kernel'
import { accepted, KeyedChance, SampledChance, seedFrom } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import { botSaid, everyFlag, gameSaid, onlyOwn } from '../catalogue.ts'
import { cardsSaid } from '../files.ts'
import { columns, numbers } from '../layout.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { cardName, listRefusals, sentences } from '../words.ts'

const SQUADS = ['beginner', 'random', 'own'] as const
type Squads = (typeof SQUADS)[number]

const FLAGS = {
  matches: 'text',
  home: 'text',
  away: 'text',
  seed: 'text',
  squads: 'text',
  json: 'yes',
} as const

/** Plays many matches between two opponents and says what came of them. */
export async function sim(args: readonly string[], here: Surroundings): Promise<number> {
  const line = said(args, { ...FLAGS, ...everyFlag() }, 1, here.text)
  const listed = gameSaid(line, here.text)
  onlyOwn(line, FLAGS, listed.flags, everyFlag())
  const cards = await cardsSaid(line, here.text)
  if (!cards.ok) {
    await here.terminal.err(listRefusals(cards.refusals, sentences(here.language, here.text)))
    return REFUSED
  }
  return listed.open((entry) => simulate(entry, line, cards.value, here))
}

async function simulate<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  cards: unknown,
  here: Surroundings,
): Promise<number> {
  const weakest = entry.bots[0]?.id ?? ''
  const home = botSaid(entry.bots, line, 'home', weakest, here.text)
  const away = botSaid(entry.bots, line, 'away', weakest, here.text)
  const options = entry.options(line, cards)
  const wanted: Wanted<S> = {
    bots: [home, away],
    matches: line.whole('matches', 1000, 1, 1_000_000_000),
    seed: line.word('seed') ?? 'libero',
    squads: line.oneOf('squads', SQUADS, 'beginner'),
    options,
    beginners: [entry.beginner(0, options, line), entry.beginner(1, options, line)],
    random: (seat, whim) => entry.random?.(seat, options, whim, line),
    isUnnamed: line.word('home') === undefined && line.word('away') === undefined,
    ...(line.has('tally') && { tally: new Map() }),
  }
  const result = playMatches(entry, wanted)
  if (!result.ok) {
    const say = sentences(here.language, here.text, entry.wording(here.language, options))
    await here.terminal.err(listRefusals(result.refusals, say))
    return REFUSED
  }
  const summary = summarize(entry, wanted, result.value)
  await here.terminal.out(
    line.has('json') ? `${JSON.stringify(summary)}\n` : report(entry, wanted, result.value, here),
  )
  return DONE
}

export interface Wanted<S> {
  readonly bots: Pair<Bot<S>>
  /** Whether nobody said who plays. */
  readonly isUnnamed?: boolean
  readonly matches: number
  readonly seed: string
  readonly squads: Squads
  readonly options: unknown
  /** What the coaches bring unless they build themselves. */
  readonly beginners: Pair<unknown>
  /** What a coach brings by chance, where the game has its own way. */
  random?(seat: Seat, whim: SampledChance): Checked<unknown> | undefined
  /** Filled with home's and away's sum of what is only told; told matches are slower. */
  readonly tally?: Map<string, [number, number]>
}

/** Sums over all matches; nothing is kept of any single one. */
export interface Sums {
  readonly matches: number
  readonly decisions: number
  readonly seconds: number
  readonly goals: Pair<number>
  readonly wins: Pair<number>
  readonly draws: number
  /** Decisions that were not among the options: an opponent that makes one is broken. */
  readonly refusals: number
  /** Home's and away's sum of each of the game's figures. */
  readonly figures: Float64Array
  readonly marks: Float64Array
}

export function playMatches<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  { bots, matches, seed, squads, options, beginners, random, tally }: Wanted<S>,
): Checked<Sums> {
  const { game } = entry
  const master = seedFrom(seed)
  const chance = new KeyedChance()
  const whim = new SampledChance(0)
  const builder = (seat: Seat): Bot<S> | undefined => (squads === 'own' ? bots[seat] : entry.bots[0])
  const brought = (seat: Seat): Checked<unknown> =>
    (squads === 'random' ? random?.(seat, whim) : undefined) ??
    accepted(builder(seat)?.build(seat, options, whim))
  const config = (): Checked<C> => {
    const home = brought(0)
    const away = brought(1)
    if (!home.ok) return home
    return away.ok ? game.prepare({ options, builds: [home.value, away.value] }) : away
  }
  // Refused options must not reach the opponents' builders, which trust them.
  const usable = game.prepare({ options, builds: beginners })
  // What concerns a seat concerns the beginners' squads, which may not be the ones that play.
  if (!usable.ok && (squads === 'beginner' || usable.refusals.some(({ about }) => !about?.seat)))
    return usable
  const match = new BotMatch(game, bots)
  const figures = new Float64Array(2 * entry.figures.length)
  const marks = new Float64Array(entry.marks.length)
  const goals: [number, number] = [0, 0]
  const wins: [number, number] = [0, 0]
  let draws = 0
  let decisions = 0
  let refusals = 0
  const watch = (_state: S, _seat: Seat, action: number, legal: Int16Array, count: number): void => {
    for (let i = 0; i < count; i++) if (legal[i] === action) return
    refusals++
  }
  const told = tally && tallying(entry, tally)
  const began = performance.now()
  for (let i = 0; i < matches; i++) {
    whim.reseed(((master[1] ?? 0) + i) | 0)
    const prepared = squads === 'beginner' ? usable : config()
    if (!prepared.ok) return prepared
    const agreed = prepared.value
    chance.become(master, i)
    const played = match.play(agreed, chance, ((master[0] ?? 0) + i) | 0, told, watch)
    decisions += played.decisions
    const outcome = game.outcome(played.state)
    goals[0] += outcome?.goals[0] ?? 0
    goals[1] += outcome?.goals[1] ?? 0
    if (outcome?.winner === undefined) draws++
    else wins[outcome.winner]++
    entry.count(played.state, figures, marks)
  }
  const seconds = (performance.now() - began) / 1000
  return accepted({ matches, decisions, seconds, goals, wins, draws, refusals, figures, marks })
}

/** Listens to a match and keeps nothing but sums. */
function tallying<S, C, E extends MatchEvent>(
  { tally: countsOf }: Entry<S, C, E>,
  sums: Map<string, [number, number]>,
): Teller<E> {
  const tell = (event: E): void => {
    const counted = countsOf?.(event)
    for (const name of counted?.counts ?? []) {
      const sum = sums.get(name) ?? [0, 0]
      sum[counted?.seat ?? 0]++
      sums.set(name, sum)
    }
  }
  return { tell, reveal: tell, confide: (_seat, _own, others) => tell(others) }
}

/** Sums of what was told that have rows of their own, then the cards by how often they were used. */
function talliesOf<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  { tally, options }: Wanted<S>,
): readonly (readonly [string, Pair<number>])[] {
  if (!tally) return []
  const tallies = entry.tallies?.(options) ?? []
  const cards = [...tally].filter(([name]) => !tallies.includes(name))
  return [
    ...tallies.map((name) => [name, tally.get(name) ?? [0, 0]] as const),
    ...cards.sort(([, a], [, b]) => b[0] + b[1] - a[0] - a[1]),
  ]
}

const sumOf = (sums: Sums, figure: number): number =>
  (sums.figures[2 * figure] ?? 0) + (sums.figures[2 * figure + 1] ?? 0)

/** The marks the sentence on endings and the last one tell. */
const TOLD_MARKS = ['levelAfterNormalTime', 'extraTimes', 'shootOuts', 'jointChampions', 'guards']

/** Who played, where teams stand ready and were not built by the opponents. */
function teamsOf<S, C, E extends MatchEvent>(
  { teams }: Entry<S, C, E>,
  { squads, beginners }: Wanted<S>,
): Pair<string> | undefined {
  return teams && squads === 'beginner' ? [teams.idOf(beginners[0]), teams.idOf(beginners[1])] : undefined
}

/** The same for programs: averages a match of what the coaches did, totals of how matches ended. */
function summarize<S, C, E extends MatchEvent>(entry: Entry<S, C, E>, wanted: Wanted<S>, sums: Sums) {
  const rounded = (value: number) => Number(value.toFixed(4))
  const { matches, decisions, seconds, goals, wins, draws, refusals } = sums
  const teams = teamsOf(entry, wanted)
  const tallied = talliesOf(entry, wanted).map(
    ([name, [home, away]]) => [name, rounded((home + away) / matches)] as const,
  )
  return {
    game: entry.game.id,
    home: wanted.bots[0].id,
    away: wanted.bots[1].id,
    seed: wanted.seed,
    squads: wanted.squads,
    ...(teams && { teams }),
    matches,
    decisions,
    seconds: rounded(seconds),
    matchesPerSecond: Math.round(matches / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    goalsPerMatch: rounded((goals[0] + goals[1]) / matches),
    homeGoalsPerMatch: rounded(goals[0] / matches),
    awayGoalsPerMatch: rounded(goals[1] / matches),
    homeWins: wins[0],
    draws,
    awayWins: wins[1],
    ...Object.fromEntries(entry.marks.map((mark, i) => [mark, sums.marks[i] ?? 0])),
    ...Object.fromEntries(
      entry.marks.flatMap((mark, i) =>
        TOLD_MARKS.includes(mark) ? [] : [[`${mark}Share`, rounded((sums.marks[i] ?? 0) / matches)]],
      ),
    ),
    ...Object.fromEntries(entry.figures.map((figure, i) => [figure, rounded(sumOf(sums, i) / matches)])),
    ...(wanted.tally && { tally: Object.fromEntries(tallied) }),
    refusals,
  }
}

function report<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  wanted: Wanted<S>,
  sums: Sums,
  { language, text }: Surroundings,
): string {
  const { whole, two, share } = numbers(language)
  const { matches, decisions, seconds, goals, wins, draws } = sums
  const wording = entry.wording(language, wanted.options)
  const mark = (name: string) => sums.marks[entry.marks.indexOf(name)] ?? 0
  const perMatch = (name: string, home: number, away: number) => [
    name,
    two(home / matches),
    two(away / matches),
    two((home + away) / matches),
  ]
  const rows = [
    [
      '',
      fill(text.sim.home, { bot: wanted.bots[0].id }),
      fill(text.sim.away, { bot: wanted.bots[1].id }),
      text.sim.both,
    ],
    [text.sim.wins, share(wins[0] / matches), share(wins[1] / matches), share((wins[0] + wins[1]) / matches)],
    perMatch(text.sim.goals, goals[0], goals[1]),
    ...entry.figures.map((figure, i) =>
      perMatch(text.figures[figure] ?? figure, sums.figures[2 * i] ?? 0, sums.figures[2 * i + 1] ?? 0),
    ),
    ...talliesOf(entry, wanted).map(([name, [home, away]]) =>
      perMatch(text.figures[name] ?? cardName(name, wording), home, away),
    ),
  ]
  const more = entry.marks
    .filter((name) => !TOLD_MARKS.includes(name))
    .map((name) => [text.figures[name] ?? name, share(mark(name) / matches), whole(mark(name))])
  const teams = teamsOf(entry, wanted)
  const untold = matches - wins[0] - wins[1] - draws
  const sane = untold === 0 && sums.refusals === 0
  return [
    fill(text.sim.title, {
      game: wording.name,
      matches: whole(matches),
      squads: teams ? teams.map((id) => wording.nameOf(id)).join(' – ') : text.sim.squads[wanted.squads],
      seed: wanted.seed,
    }),
    ...(wanted.isUnnamed ? [fill(text.sim.nobodyChosen, { bot: wanted.bots[0].id })] : []),
    '',
    columns(rows, '<>>>'),
    ...(more.length > 0 ? [columns(more, '<>>')] : []),
    '',
    fill(entry.marks.includes('shootOuts') ? text.sim.endings : text.sim.endingsWithoutShootOut, {
      draws: share(draws / matches),
      level: share(mark('levelAfterNormalTime') / matches),
      extra: whole(mark('extraTimes')),
      shoot: whole(mark('shootOuts')),
    }),
    fill(text.sim.speed, {
      decisions: whole(decisions / matches),
      seconds: two(seconds),
      matches: whole(matches / seconds),
      pace: whole(decisions / seconds),
    }),
    fill(sane ? text.sim.sane : text.sim.insane, {
      refusals: whole(sums.refusals),
      untold: whole(untold),
      guards: whole(mark('guards')),
    }),
    '',
  ].join('\n')
}
