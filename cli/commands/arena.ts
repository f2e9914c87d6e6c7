import type { StopRule } from '@libero/bots/arena'
import { duelsPlayed, Exploiter } from '@libero/bots/arena'
import type { Checked, MatchEvent, Refusal } from '@libero/kernel'
import { accepted, SampledChance, seedFrom } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Contest } from '../arena/contest.ts'
import { contestant, contestantIds } from '../arena/contest.ts'
import type { Header } from '../arena/journal.ts'
import { Journal, journalPath } from '../arena/journal.ts'
import { describe, duelTable, progressLine, summary } from '../arena/report.ts'
import type { Result } from '../arena/run.ts'
import { runContest } from '../arena/run.ts'
import { versionOf } from '../arena/version.ts'
import type { Said } from '../arguments.ts'
import { misuse, said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import { everyAgreed, gameSaid, onlyOwn } from '../catalogue.ts'
import type { CrewFor } from '../crew.ts'
import { gather } from '../crew.ts'
import { cardsSaid } from '../files.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { listRefusals, sentences } from '../words.ts'

const FLAGS = {
  a: 'text',
  b: 'text',
  ms: 'text',
  iterations: 'text',
  pairs: 'text',
  sprt: 'text',
  seed: 'text',
  resume: 'text',
  workers: 'text',
  duels: 'text',
  json: 'yes',
} as const

/** Without a wish the contest goes on until the interval is ±30 Elo, or so many pairs are played. */
const NARROW = 30
const MOST_PAIRS = 2000
const MOST_PAIRS_TESTED = 20_000

/** Duels the ladder looks at, and the most anybody may ask for. */
export const DUELS = 60
const MOST_DUELS = 10_000

/** Measures how much stronger one opponent is than another. */
export async function arena(args: readonly string[], here: Surroundings): Promise<number> {
  const line = said(args, { ...FLAGS, ...everyAgreed() }, 1, here.text)
  const listed = gameSaid(line, here.text)
  onlyOwn(line, FLAGS, listed.agreed, everyAgreed())
  const cards = await cardsSaid(line, here.text)
  if (!cards.ok) {
    await here.terminal.err(listRefusals(cards.refusals, sentences(here.language, here.text)))
    return REFUSED
  }
  return listed.open((entry) => compete(entry, line, cards.value, here))
}

async function compete<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  cards: unknown,
  here: Surroundings,
): Promise<number> {
  const { terminal } = here
  const rule = ruleSaid(line)
  const ids = entry.bots.map(({ id }) => id)
  const contest: Contest = {
    game: entry.game.id,
    a: nameSaid(entry, line, 'a', ids.at(-1) ?? ''),
    b: nameSaid(entry, line, 'b', ids.at(-2) ?? ''),
    ...limitsSaid(line),
    seed: line.word('seed') ?? 'arena',
    options: entry.options(line, cards),
  }
  const workers = workersSaid(line)
  const refusals = whyNot(entry, contest.options)
  if (refusals.length > 0) return refuse(refusals, entry, here)
  if (line.has('duels')) {
    const names = line.word('a') === undefined ? ids : [contest.a]
    const wanted = line.whole('duels', DUELS, 1, MOST_DUELS)
    const measured = names.map((name) => ({ bot: name, ...exploited(entry, name, contest, wanted) }))
    await terminal.out(
      line.has('json')
        ? `${JSON.stringify({ game: entry.game.id, seed: contest.seed, exact: entry.duels !== undefined, bots: entry.duels ? measured : [] })}\n`
        : duelTable(entry.wording(here.language).name, entry.duels ? measured : undefined, here),
    )
    return DONE
  }
  const crew = gather('pairs', workers)
  try {
    const played = await hold(contest, rule, crew, line.word('resume'), here)
    if (!played.ok) return refuse(played.refusals, entry, here)
    await terminal.out(
      line.has('json')
        ? `${JSON.stringify(summary(contest, rule, played.value))}\n`
        : describe(contest, rule, played.value, entry.wording(here.language, contest.options).name, here),
    )
    return DONE
  } finally {
    await crew.close()
  }
}

/** Holds a contest, or goes on with it, and shows how it goes where somebody looks. */
export async function hold(
  contest: Contest,
  rule: StopRule,
  crew: CrewFor<'pairs'>,
  file: string | undefined,
  here: Surroundings,
): Promise<Checked<Result & { readonly file: string }>> {
  const { terminal, text } = here
  const header: Header = { arena: 1, ...contest, version: versionOf(contest.game) }
  const path = file ?? journalPath(terminal.env, header)
  const journal = await openJournal(path, header)
  if (!journal) {
    if (file !== undefined) return misuse(text, 'file-unreadable', { file: path })
    await terminal.err(`${fill(text.arena.unkept, { file: path })}\n`)
  } else if (!journal.ok) return journal
  const began = performance.now()
  let first: number | undefined
  const { progress } = terminal
  const played = await runContest(
    contest,
    rule,
    crew,
    journal?.value,
    progress &&
      ((tally) => {
        first ??= tally.pairs
        const minutes = (performance.now() - began) / 60_000
        progress(progressLine(contest, tally, (tally.pairs - first) / minutes, here))
      }),
  )
  progress?.('')
  return played.ok ? accepted({ ...played.value, file: path }) : played
}

/** Nothing where the file system does not let us. */
async function openJournal(path: string, header: Header): Promise<Checked<Journal> | undefined> {
  try {
    return await Journal.open(path, header)
  } catch {
    return undefined
  }
}

/** What a bot's face-down choices lose, in duels as they come up between strong coaches who need no time. */
export function exploited<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  name: string,
  contest: Pick<Contest, 'seed' | 'options' | 'ms' | 'iterations'>,
  wanted = DUELS,
) {
  const { game, duels, insight, bots } = entry
  const bot = contestant(entry, name, contest)?.bot
  const player = bots.find(({ id }) => id === 'heuristic') ?? bots.at(-1)
  if (!duels || !bot || !player) return undefined
  const seed = seedFrom(contest.seed)
  const found = duelsPlayed(game, player, duels, contest.options, seed, wanted)
  return new Exploiter(game, duels, insight).measure(bot, found, new SampledChance(seed[2] ?? 0))
}

export async function refuse<S, C, E extends MatchEvent>(
  refusals: readonly Refusal[],
  entry: Entry<S, C, E>,
  { terminal, language, text }: Surroundings,
): Promise<number> {
  const own = refusals.filter(({ rule }) => rule === '')
  const say = sentences(language, text, entry.wording(language))
  await terminal.err(own.map((refusal) => `${refusal.code}: ${say(refusal)}\n`).join(''))
  const others = refusals.filter(({ rule }) => rule !== '')
  if (others.length > 0) await terminal.err(listRefusals(others, say))
  return REFUSED
}

/** What speaks against the options; builders trust them, so they are looked at first. */
export function whyNot<S, C, E extends MatchEvent>(
  { game, beginner }: Entry<S, C, E>,
  options: unknown,
): readonly Refusal[] {
  const usable = game.prepare({ options, builds: [beginner(0, options), beginner(1, options)] })
  // What concerns a seat concerns the beginners' squads, which do not play.
  return usable.ok ? [] : usable.refusals.filter(({ about }) => !about?.seat)
}

export const limitsSaid = (line: Said): Pick<Contest, 'ms' | 'iterations'> => ({
  ...(line.has('ms') && { ms: line.whole('ms', 1, 1, 600_000) }),
  ...(line.has('iterations') && { iterations: line.whole('iterations', 1, 1, 1_000_000_000) }),
})

export const workersSaid = (line: Said): number | undefined =>
  line.has('workers') ? line.whole('workers', 1, 1, 1024) : undefined

function nameSaid<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  flag: 'a' | 'b',
  usual: string,
): string {
  const name = line.word(flag) ?? usual
  if (!contestant(entry, name))
    line.misuse('bot-unknown', { bot: name, allowed: contestantIds(entry).join(', ') })
  return name
}

function ruleSaid(line: Said): StopRule {
  const tested = line.word('sprt')
  if (tested === undefined) {
    if (!line.has('pairs')) return { kind: 'narrow', elo: NARROW, most: MOST_PAIRS }
    return { kind: 'pairs', pairs: line.whole('pairs', 1, 1, 10_000_000) }
  }
  if (line.has('pairs')) line.misuse('options-exclude', { options: '--pairs, --sprt' })
  const [elo0 = Number.NaN, elo1 = Number.NaN, ...more] = tested.split(',').map(eloRead)
  const makesSense = more.length === 0 && elo0 < elo1 && elo0 >= -1000 && elo1 <= 1000
  if (!makesSense)
    line.misuse('value-wrong', { option: '--sprt', value: tested, allowed: '0,30 … −1000 < 1000' })
  return { kind: 'sprt', elo0, elo1, most: MOST_PAIRS_TESTED }
}

const eloRead = (text: string): number => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN)
