import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hereAndNow } from '@libero/bench/machine'
import { LEVELS } from '@libero/bots'
import { ORACLE } from '@libero/bots/arena'
import type { MatchEvent } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Contest } from '../arena/contest.ts'
import { contestantIds } from '../arena/contest.ts'
import type { Ladder, Meeting } from '../arena/ladder.ts'
import { ANCHOR, fixtures, lessOften, withLadder } from '../arena/ladder.ts'
import { opponentsPage } from '../arena/page.ts'
import { signed, summary } from '../arena/report.ts'
import type { Said } from '../arguments.ts'
import { misuse, said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import { everyVariant, GAMES, gameSaid, onlyOwn } from '../catalogue.ts'
import { gather } from '../crew.ts'
import { findHouse } from '../docs/house.ts'
import { numbers } from '../layout.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import { exploited, hold, limitsSaid, refuse, whyNot, workersSaid } from './arena.ts'

const FLAGS = {
  pairs: 'text',
  ms: 'text',
  iterations: 'text',
  seed: 'text',
  workers: 'text',
  'write-only': 'yes',
} as const

const RESULTS = 'bench/ladder.json'
const PAGE = 'docs/opponents.md'

/** Every level of a game against every other, kept beside the bench and written for people. */
export async function ladder(args: readonly string[], here: Surroundings): Promise<number> {
  const { terminal, text } = here
  const line = said(args, { ...FLAGS, ...everyVariant() }, 1, text)
  const house = findHouse() ?? misuse(text, 'no-sources', {})
  if (line.has('write-only') && line.rest.length === 0) return writePage(house, laddersIn(house), here)
  const listed = gameSaid(line, text)
  onlyOwn(line, FLAGS, listed.variants, everyVariant())
  if (line.has('write-only')) return writePage(house, laddersIn(house), here)
  const variant = variantSaid(line, Object.keys(listed.variants))
  const measured = await listed.open((entry) => climb(entry, line, variant, here))
  if (measured === undefined) return REFUSED
  const ladders = withLadder(laddersIn(house), measured, GAMES)
  writeFileSync(join(house, RESULTS), `${JSON.stringify({ ladders }, null, 2)}\n`)
  await terminal.out(`${fill(text.arena.ladder.written, { file: RESULTS })}\n`)
  return writePage(house, ladders, here)
}

async function climb<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  variant: string,
  here: Surroundings,
): Promise<Ladder | undefined> {
  const { terminal, text, language } = here
  const { share, whole } = numbers(language)
  const pairs = line.whole('pairs', 100, 1, 1_000_000)
  const limits = limitsSaid(line)
  const common: Omit<Contest, 'a' | 'b'> = {
    game: entry.game.id,
    ...limits,
    seed: line.word('seed') ?? 'ladder',
    options: entry.options(line, undefined),
  }
  const crew = gather('pairs', workersSaid(line))
  try {
    const refusals = whyNot(entry, common.options)
    if (refusals.length > 0) {
      await refuse(refusals, entry, here)
      return undefined
    }
    const levels = entry.bots.map(({ id }) => id).filter((id) => LEVELS.some((level) => level === id))
    const meetings: Meeting[] = []
    for (const fixture of [...fixtures(levels, pairs), ...ceilings(entry, levels, pairs)]) {
      const contest: Contest = { ...common, a: fixture.a, b: fixture.b }
      const rule = { kind: 'pairs', pairs: fixture.pairs } as const
      const played = await hold(contest, rule, crew, undefined, here)
      if (!played.ok) {
        await refuse(played.refusals, entry, here)
        return undefined
      }
      const meeting = meetingOf(summary(contest, rule, played.value))
      meetings.push(meeting)
      await terminal.out(
        `${fill(text.arena.ladder.meeting, {
          a: meeting.a,
          b: meeting.b,
          pairs: whole(meeting.pairs),
          share: share(meeting.score),
          elo: signed(meeting.elo),
          low: signed(meeting.eloLow),
          high: signed(meeting.eloHigh),
        })}\n`,
      )
    }
    const duels = levels.flatMap((bot) => {
      const lost = exploited(entry, bot, common)
      return lost ? [{ bot, ...lost }] : []
    })
    return {
      game: entry.game.id,
      variant,
      ...hereAndNow(),
      seed: common.seed,
      limits,
      levels,
      meetings,
      ...(duels.length > 0 && { duels }),
    }
  } finally {
    await crew.close()
  }
}

/** Who sees all meets the strongest, and the one everybody is measured by. */
function ceilings<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  levels: readonly string[],
  pairs: number,
): ReturnType<typeof fixtures> {
  if (!contestantIds(entry).includes(ORACLE)) return []
  const others = new Set([levels.at(-1), ANCHOR])
  return levels.filter((id) => others.has(id)).map((b) => ({ a: ORACLE, b, pairs: lessOften(pairs) }))
}

const meetingOf = (from: ReturnType<typeof summary>): Meeting => ({
  a: from.a,
  b: from.b,
  pairs: from.pairs,
  draws: from.draws,
  score: from.score,
  margin: from.margin,
  elo: from.elo,
  eloLow: from.eloLow,
  eloHigh: from.eloHigh,
  eloFrom: from.eloFrom,
  rawScore: from.rawScore,
  rawMargin: from.rawMargin,
  homeScore: from.homeScore,
  homeMargin: from.homeMargin,
  msPerDecisionA: from.msPerDecisionA,
  msPerDecisionB: from.msPerDecisionB,
  iterationsPerSecondA: from.iterationsPerSecondA,
  iterationsPerSecondB: from.iterationsPerSecondB,
  failuresA: from.failuresA,
  failuresB: from.failuresB,
})

/** The variant as it is said: '--expansion players --extra-time'. */
function variantSaid(line: Said, flags: readonly string[]): string {
  const words = flags.filter((flag) => line.has(flag)).map((flag) => [`--${flag}`, line.word(flag)])
  return words.flat().filter(Boolean).join(' ')
}

export function laddersIn(house: string): readonly Ladder[] {
  const path = join(house, RESULTS)
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).ladders : []
}

async function writePage(house: string, ladders: readonly Ladder[], here: Surroundings): Promise<number> {
  const { terminal, text } = here
  if (ladders.length === 0) {
    await terminal.err(`${text.arena.ladder.none}\n`)
    return REFUSED
  }
  writeFileSync(join(house, PAGE), opponentsPage(ladders))
  await terminal.out(`${fill(text.arena.ladder.written, { file: PAGE })}\n`)
  return DONE
}
