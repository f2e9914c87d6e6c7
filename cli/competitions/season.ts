import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hereAndNow } from '@libero/bench/machine'
import type { Bot } from '@libero/bots'
import type { Titles } from '@libero/bots/matchday'
import { Matchday, marginOf, titlesOf } from '@libero/bots/matchday'
import type { Competition } from '@libero/competitions'
import type { Checked, MatchEvent } from '@libero/kernel'
import { accepted } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import { workersSaid } from '../commands/arena.ts'
import { gather } from '../crew.ts'
import { findHouse } from '../docs/house.ts'
import { columns, numbers } from '../layout.ts'
import type { Surroundings } from '../terminal.ts'
import { namesIn } from './show.ts'
import { competingTexts } from './text.ts'
import { playTitles } from './titles.ts'

/** Where the last result of the world tournament is kept. */
const RESULT = 'bench/titles.json'
const MOST_TOURNAMENTS = 1_000_000
/** So many are played one after the other on this core, to say how long one takes. */
const TIMED = 5

interface Wanted<S, C, E extends MatchEvent> {
  readonly entry: Entry<S, C, E>
  readonly line: Said
  readonly here: Surroundings
  readonly seed: string
  readonly standIn: Bot<S>
}

/** Plays a competition to its end again and again, and says who wins it how often. */
export async function simulate<S, C, E extends MatchEvent>(
  wanted: Wanted<S, C, E>,
  competition: Competition,
): Promise<Checked<true>> {
  const { entry, line, here, seed, standIn } = wanted
  const text = competingTexts[here.language]
  const tournaments = line.whole('simulate', 1, 1, MOST_TOURNAMENTS)
  const each = timed(wanted, competition, Math.min(TIMED, tournaments))
  if (!each.ok) return each
  const crew = gather('titles', workersSaid(line))
  const began = performance.now()
  const season = { competition, standIn: line.word('stand-in') ?? standIn.id, seed }
  const progress = here.terminal.progress
  const played = await playTitles(season, tournaments, crew, (done) =>
    progress?.(fill(text.progress, { done, all: tournaments })),
  )
  await crew.close()
  if (!played.ok) return played
  progress?.('')
  const seconds = (performance.now() - began) / 1000
  const rounded = (value: number) => Number(value.toFixed(4))
  const told = {
    game: entry.game.id,
    competition: competition.name,
    coaches: [...new Set(competition.entrants.map(({ coach }) => coach))],
    seed,
    ...summed(played.value, rounded),
    seconds: rounded(seconds),
    /** Of the processor, for one tournament in the middle of some: how busy the machine is besides does not count. */
    secondsEach: rounded(each.value),
  }
  const house = line.has('write') ? findHouse() : undefined
  if (line.has('write') && house === undefined) line.misuse('no-sources', {})
  if (house !== undefined)
    writeFileSync(join(house, RESULT), `${JSON.stringify({ ...hereAndNow(), ...told }, null, 2)}\n`)
  await here.terminal.out(
    line.has('json')
      ? `${JSON.stringify(told)}\n`
      : report(entry, competition, played.value, { seed, seconds, each: each.value }, here),
  )
  return accepted(true)
}

/** By team: titles, their share of all, and how far that may be from the truth. */
function summed({ tournaments, matches, titles }: Titles, rounded: (value: number) => number) {
  const byTeam = (of: (won: number) => number) =>
    Object.fromEntries(ranked(titles).map(([team, won]) => [team, rounded(of(won))]))
  return {
    tournaments,
    matches,
    titles: byTeam((won) => won),
    shares: byTeam((won) => won / tournaments),
    margins: byTeam((won) => marginOf(won, tournaments)),
  }
}

const ranked = (titles: Titles['titles']) => Object.entries(titles).sort(([, one], [, two]) => two - one)

function timed<S, C, E extends MatchEvent>(
  { entry: { game, association, bots }, seed, standIn }: Wanted<S, C, E>,
  competition: Competition,
  times: number,
): Checked<number> {
  const matchday = new Matchday({ game, association, bots, standIn })
  const seconds: number[] = []
  for (let nth = 0; nth < times; nth++) {
    const began = process.cpuUsage()
    const played = titlesOf(matchday, competition, `${seed} timed`, nth, 1)
    if (!played.ok) return played
    const { user, system } = process.cpuUsage(began)
    seconds.push((user + system) / 1e6)
  }
  return accepted(seconds.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0)
}

function report<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  competition: Competition,
  { tournaments, matches, titles }: Titles,
  { seed, seconds, each }: { readonly seed: string; readonly seconds: number; readonly each: number },
  { language }: Surroundings,
): string {
  const text = competingTexts[language]
  const { whole, one, two, share } = numbers(language)
  const names = namesIn(competition, entry.wording(language, competition.agreed), text)
  const rows = ranked(titles).map(([team, won], i) => [
    String(i + 1),
    names.team(team).slice(0, 30),
    Number.isInteger(won) ? whole(won) : one(won),
    `${share(won / tournaments)} ± ${one(100 * marginOf(won, tournaments))}`,
  ])
  return [
    fill(text.titles, {
      name: competition.name,
      tournaments: tournaments === 1 ? 1 : whole(tournaments),
      matches: whole(matches),
      seed: seed.slice(0, 20),
    }),
    '',
    columns([['', ...text.titlesHeads], ...rows], '><>>'),
    '',
    fill(text.took, { seconds: two(seconds), each: two(each) }),
    '',
  ].join('\n')
}
