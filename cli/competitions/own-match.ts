import { randomBytes } from 'node:crypto'
import { ended, Matchday } from '@libero/bots/matchday'
import type { Competition, Course, Fixture, Incident } from '@libero/competitions'
import { courseOf, DRAW, enter, PERSON } from '@libero/competitions'
import { competitionWording } from '@libero/competitions/text'
import type { Checked, MatchEvent, Outcome, Seat, View } from '@libero/kernel'
import { accepted, agreedOf, canonical, other, readRecord, refused, sha256 } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { Table } from '@libero/table'
import type { Said } from '../arguments.ts'
import { said } from '../arguments.ts'
import type { Entry } from '../catalogue.ts'
import { playOut } from '../commands/play.ts'
import { readUpTo } from '../files.ts'
import { BOARDED } from '../games/register.ts'
import { coachesOf } from '../play/kick-off.ts'
import type { Playable } from '../play/playable.ts'
import { freshPath, fullPath, isThere } from '../play/store.ts'
import type { Ground } from '../play/terminal.ts'
import { Terminal } from '../play/terminal.ts'
import { playText } from '../play/text.ts'
import type { Surroundings } from '../terminal.ts'
import { sentences } from '../words.ts'
import { namesIn } from './show.ts'
import { competingTexts } from './text.ts'

interface Playing {
  readonly line: Said
  readonly here: Surroundings
  readonly ground: () => Ground
}

/** By this those who bring squads bring the same ones to every match of a competition. */
export const squadsOf = ({ name, entrants, drawn }: Competition): string =>
  sha256(canonical([name, entrants, drawn.find((lots) => lots.for === DRAW)]))

/** A match of a person's, and where it lies. */
interface OwnMatch {
  readonly competition: Competition
  readonly course: Course
  readonly fixture: Fixture
  readonly seat: Seat
  /** The opponent's level. */
  readonly opponent: string
  readonly path: string
}

/**
 * The person's own next match, at the board: begun, or gone on with where it was left. It lies beside the competition
 * under the name of the match, so that no other place has to remember it; once it is over its result is entered.
 */
export async function playOwn(playing: Playing, competition: Competition): Promise<Checked<Competition>> {
  const { here, line } = playing
  const text = competingTexts[here.language]
  const course = courseOf(competition)
  const coachOf = (team: string) => competition.entrants.find(({ id }) => id === team)?.coach ?? ''
  const own = course.next.filter(({ home, away }) => [home, away].some((team) => coachOf(team) === PERSON))
  // At a terminal one person sits; where two meet, neither may see the other's hand.
  const fixture = own.find(({ home, away }) => coachOf(home) !== coachOf(away))
  const board = BOARDED.find(({ id }) => id === competition.game)
  if (!fixture || !board) {
    await here.terminal.err(`${own.length > 0 ? text.twoPersons : text.noOwnMatch}\n`)
    return accepted(competition)
  }
  const seat: Seat = coachOf(fixture.home) === PERSON ? 0 : 1
  const kept = line.word('out') ?? line.word('in')
  const path =
    kept === undefined
      ? freshPath(here.terminal.env, competition.game)
      : `${fullPath(kept)}.${fixture.id}.json`
  const opponent = coachOf(seat === 0 ? fixture.away : fixture.home)
  const match = { competition, course, fixture, seat, opponent, path }
  return board.open(async (playable) => {
    const names = namesIn(competition, playable.entry.wording(here.language, competition.agreed), text)
    const sides = { home: names.team(fixture.home), away: names.team(fixture.away) }
    const round = competitionWording(here.language).round(course, fixture)
    await here.terminal.err(`${fill(text.ownMatch, { round, ...sides })}\n`)
    const played = await atTheBoard(playable, playing, match)
    if (!played.ok) return played
    const { outcome, incidents } = played.value
    if (!outcome) {
      await here.terminal.err(`${text.unfinished}\n`)
      return accepted(competition)
    }
    const goals = `${outcome.goals[0]}:${outcome.goals[1]}`
    await here.terminal.err(`${fill(text.entered, { ...sides, goals })}\n`)
    return enter(competition, ended(fixture, outcome, incidents))
  })
}

async function atTheBoard<S, C, E extends MatchEvent, V extends View>(
  playable: Playable<S, C, E, V>,
  { here, ground: groundOf }: Playing,
  match: OwnMatch,
): Promise<Checked<{ readonly outcome: Outcome | undefined; readonly incidents: readonly Incident[] }>> {
  const { entry } = playable
  const ground = groundOf()
  const table = await tableOf(entry, match)
  if (!table.ok) return table
  const { language, text } = here
  const terminal = new Terminal(ground, false, language, here.ascii)
  const bench = ground.bench('normal')
  try {
    const { seat, path } = match
    const opponent = entry.bots.find(({ id }) => id === match.opponent)?.id ?? entry.bots.at(-1)?.id ?? ''
    const call = {
      said: said([], {}, 0, text),
      ground,
      terminal,
      bench,
      language,
      text: playText(language),
      cliText: text,
      reason: sentences(language, text, entry.wording(language)),
    }
    const opened = { table: table.value, seat, opponent, aside: [], coaches: coachesOf(seat, opponent), path }
    await playOut(playable, opened, call, PACE)
  } finally {
    bench.close()
    terminal.close()
  }
  const heard = table.value.heard('omniscient')
  const report = entry.association.reporter(agreedOf(table.value.record()))
  const incidents = heard.ok ? heard.value.flatMap((event) => report(event) ?? []) : []
  return accepted({ outcome: table.value.outcome, incidents })
}

/** Milliseconds between two lines on a screen. */
const PACE = 200

/** The match as it was left; a new one where nothing lies there yet. */
async function tableOf<S, C, E extends MatchEvent, V extends View>(
  entry: Entry<S, C, E, V>,
  match: OwnMatch,
): Promise<Checked<Table<S, C, E, V>>> {
  const { game, association, bots } = entry
  const { competition, course, fixture, seat, path } = match
  const matchday = new Matchday({ game, association, bots, squads: squadsOf(competition) })
  const config = matchday.config(competition, course, fixture, '')
  if (!config.ok) return config
  if (!isThere(path))
    return Table.open(game, { config: config.value }, { seed: randomBytes(32).toString('hex') })
  const read = await readUpTo(path)
  const record = 'text' in read ? readRecord(read.text) : undefined
  if (!record?.ok) return record ?? refused({ code: 'record-damaged', rule: 'T3' })
  // What lies there must be this very match, between the same coaches.
  const isOurs = canonical(record.value.config?.builds) === canonical(config.value.builds)
  const isOwn = record.value.coaches?.[seat] === PERSON && record.value.coaches[other(seat)] !== PERSON
  if (!isOurs || !isOwn) return refused({ code: 'record-other-outcome', rule: 'T3' })
  return Table.resume(game, record.value)
}
