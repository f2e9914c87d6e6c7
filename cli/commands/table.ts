import type { Bot } from '@libero/bots'
import { BotMatch } from '@libero/bots'
import type { Checked, MatchEvent } from '@libero/kernel'
import { accepted, KeyedChance, seedFrom } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Said } from '../arguments.ts'
import { misuse, said } from '../arguments.ts'
import type { Entry, Teams } from '../catalogue.ts'
import { botSaid, everyVariant, gameSaid, onlyOwn } from '../catalogue.ts'
import { columns, numbers } from '../layout.ts'
import type { Surroundings } from '../terminal.ts'
import { DONE, REFUSED } from '../terminal.ts'
import type { CliText } from '../text/text.ts'
import { listRefusals, sentences } from '../words.ts'

const FLAGS = { matches: 'text', bot: 'text', teams: 'text', seed: 'text', json: 'yes' } as const

/** Every team against every team, there and back, and the table that comes of it. */
export async function table(args: readonly string[], here: Surroundings): Promise<number> {
  const line = said(args, { ...FLAGS, ...everyVariant() }, 1, here.text)
  const listed = gameSaid(line, here.text)
  onlyOwn(line, FLAGS, listed.variants, everyVariant())
  return listed.open((entry) => tabulate(entry, line, here))
}

async function tabulate<S, C, E extends MatchEvent>(
  entry: Entry<S, C, E>,
  line: Said,
  here: Surroundings,
): Promise<number> {
  const options = entry.options(line, undefined)
  const wording = entry.wording(here.language, options)
  const ready = entry.teams ?? misuse(here.text, 'no-teams', { game: wording.name })
  const strongest = entry.bots.find((bot) => bot.id === 'heuristic') ?? entry.bots.at(-1)
  const bot = botSaid(entry.bots, line, 'bot', strongest?.id ?? '', here.text)
  const teams = teamsSaid(ready.ids(options), line, here.text)
  const each = line.whole('matches', 2, 1, 1_000_000)
  const seed = line.word('seed') ?? 'table'
  const began = performance.now()
  const played = roundRobin(entry, ready, bot, teams, each, seed, options)
  const seconds = (performance.now() - began) / 1000
  if (!played.ok) {
    await here.terminal.err(listRefusals(played.refusals, sentences(here.language, here.text, wording)))
    return REFUSED
  }
  const cup = { game: entry.game.id, bot: bot.id, seed, ...standings(teams, played.value) }
  await here.terminal.out(
    line.has('json')
      ? `${JSON.stringify({ ...cup, seconds: Number(seconds.toFixed(3)) })}\n`
      : report(cup, seconds, wording, here),
  )
  return DONE
}

/** The teams named on the line, or all; each once. */
function teamsSaid(ids: readonly string[], line: Said, text: CliText): readonly string[] {
  const named = line.word('teams')
  if (named === undefined) return ids
  const teams = named
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((name) => {
      const id = [name, name.toUpperCase()].find((each) => ids.includes(each))
      return id ?? misuse(text, 'value-wrong', { option: '--teams', value: name, allowed: ids.join(', ') })
    })
  const different = [...new Set(teams)]
  return different.length > 1 ? different : misuse(text, 'teams-too-few', {})
}

/** What one team did against another: matches by how they ended, and goals. */
interface Meeting {
  wins: number
  draws: number
  losses: number
  scored: number
  conceded: number
}

const noMeeting = (): Meeting => ({ wins: 0, draws: 0, losses: 0, scored: 0, conceded: 0 })

/** By team and opponent, in the order of the teams. */
export type Meetings = readonly (readonly Meeting[])[]

export function roundRobin<S, C, E extends MatchEvent>(
  { game }: Entry<S, C, E>,
  ready: Teams,
  bot: Bot<S>,
  teams: readonly string[],
  each: number,
  seed: string,
  options?: unknown,
): Checked<Meetings> {
  const master = seedFrom(seed)
  const chance = new KeyedChance()
  const match = new BotMatch(game, [bot, bot])
  const meetings = teams.map(() => teams.map(noMeeting))
  let nth = 0
  for (let first = 0; first < teams.length; first++) {
    for (let second = first + 1; second < teams.length; second++) {
      for (let i = 0; i < each; i++) {
        // Every other match is the one before with the seats swapped and the same luck.
        const [home, away] = i % 2 === 0 ? [first, second] : [second, first]
        if (i % 2 === 0) nth++
        const builds = [ready.build(teams[home] ?? ''), ready.build(teams[away] ?? '')] as const
        const config = game.prepare({ options, builds })
        if (!config.ok) return config
        chance.become(master, nth)
        const { state } = match.play(config.value, chance, ((master[0] ?? 0) + nth) | 0)
        const outcome = game.outcome(state)
        const [scored, conceded] = outcome?.goals ?? [0, 0]
        const winner = outcome?.winner
        note(meetings[home]?.[away], scored, conceded, winner === undefined ? 0.5 : 1 - winner)
        note(meetings[away]?.[home], conceded, scored, winner === undefined ? 0.5 : winner)
      }
    }
  }
  return accepted(meetings)
}

function note(meeting: Meeting | undefined, scored: number, conceded: number, points: number): void {
  if (!meeting) return
  if (points === 1) meeting.wins++
  else if (points === 0) meeting.losses++
  else meeting.draws++
  meeting.scored += scored
  meeting.conceded += conceded
}

export interface Standing extends Readonly<Meeting> {
  readonly team: string
  /** Share of the points: 1 for a win, ½ for a draw. */
  readonly points: number
}

const shareOf = ({ wins, draws, losses }: Readonly<Meeting>): number =>
  Number(((wins + draws / 2) / Math.max(1, wins + draws + losses)).toFixed(4))

/** Best first, by points, then by the difference of goals, then by goals. */
export function standings(teams: readonly string[], meetings: Meetings) {
  const sums = teams.map((team, i): Standing => {
    const sum = noMeeting()
    for (const meeting of meetings[i] ?? [])
      for (const key of Object.keys(sum) as (keyof Meeting)[]) sum[key] += meeting[key]
    return { team, points: shareOf(sum), ...sum }
  })
  const table = [...sums].sort(
    (a, b) => b.points - a.points || b.scored - b.conceded - (a.scored - a.conceded) || b.scored - a.scored,
  )
  const order = table.map(({ team }) => teams.indexOf(team))
  return {
    matches: sums.reduce((sum, { wins, draws, losses }) => sum + wins + draws + losses, 0) / 2,
    table,
    /** By rows and columns in the order of the table: the row's share of the points, nothing against itself. */
    cross: order.map((row) =>
      order.map((column) => (row === column ? null : shareOf(meetings[row]?.[column] ?? noMeeting()))),
    ),
  }
}

function report(
  cup: ReturnType<typeof standings> & { readonly bot: string; readonly seed: string },
  seconds: number,
  wording: { readonly name: string; nameOf(id: string): string },
  { language, text }: Surroundings,
): string {
  const { whole, two, share } = numbers(language)
  const words = text.table
  const rows = cup.table.map(({ team, points, wins, draws, losses, scored, conceded }, i) => [
    `${i + 1}`,
    team,
    wording.nameOf(team),
    share(points),
    whole(wins),
    whole(draws),
    whole(losses),
    `${scored}:${conceded}`,
  ])
  const cross = cup.table.map(({ team }, row) => [
    team,
    ...(cup.cross[row] ?? []).map((points) => (points === null ? '·' : `${Math.round(100 * points)}`)),
  ])
  return [
    fill(words.title, {
      game: wording.name,
      count: cup.table.length,
      matches: whole(cup.matches),
      bot: cup.bot,
      seed: cup.seed,
    }),
    '',
    columns(
      [['', '', words.team, words.points, words.wins, words.draws, words.losses, words.goals], ...rows],
      '><<>>>>>',
    ),
    '',
    words.cross,
    columns([['', ...cup.table.map(({ team }) => team)], ...cross], `<${'>'.repeat(cup.table.length)}`, ' '),
    '',
    fill(words.took, { seconds: two(seconds) }),
    '',
  ].join('\n')
}
