import { ORACLE } from '@libero/bots/arena'
import { levelTexts } from '@libero/bots/levels'
import { findGame } from '../catalogue.ts'
import { numbers, withMinus } from '../layout.ts'
import type { Ladder, Meeting, Rated } from './ladder.ts'
import { ANCHOR, homeShare, rate } from './ladder.ts'
import { signed } from './report.ts'

const { one, two, whole, share } = numbers('en')

/** `docs/opponents.md`: everything measured of the levels of every game. */
export function opponentsPage(ladders: readonly Ladder[]): string {
  return `${[
    '<!-- Written by `libero ladder GAME`, from bench/ladder.json. Changes made here are lost. -->',
    '# Opponents: how strong each level is',
    `Measured, not claimed: every level of a game against every other. Each pair of matches is played twice under the same luck, keyed by event, with the seats swapped; each level brings its own squad, deck or team. Shares of the points count a draw as half. Luck is taken out of them: wherever dice or cards decided, what happened is compared with the mean of what could have happened, a difference whose own mean is 0 (such a share may end up a little beyond 0 or 100 per cent); so is a choice in a face-down duel with the mix it was drawn from, where that is known. The 95 % intervals come from pairs. Elo is fitted to all meetings together (Bradley and Terry), \`${ANCHOR}\` standing at 0; the step over the level below comes from their own meeting alone.`,
    'To measure again: `libero ladder GAME`; one contest alone: `libero arena GAME --a BOT --b BOT`.',
    ...ladders.flatMap(section),
  ].join('\n\n')}\n`
}

const nameOf = (id: string): string => {
  const names: Readonly<Record<string, string>> = levelTexts.en.names
  const name = Object.hasOwn(names, id) ? names[id] : undefined
  return name === undefined ? `\`${id}\`` : `${name} (\`${id}\`)`
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map((_, i) => (i === 0 ? '---' : '---:')), ...rows]
    .map((row) => `| ${row.join(' | ')} |`)
    .join('\n')

function section(ladder: Ladder): readonly string[] {
  const { game, variant, levels, meetings, machine, node, date, seed } = ladder
  const { rated, worst } = rate(ladder)
  const among = meetings.filter(({ a, b }) => levels.includes(a) && levels.includes(b))
  const [home, margin] = homeShare(among)
  const pairs = among.reduce((sum, meeting) => sum + meeting.pairs, 0)
  const name = findGame(game)?.text.en.name ?? game
  return [
    `## ${name}${variant ? `, \`${variant}\`` : ''}`,
    `${machine}, Node ${node}, ${date}; ${limitsOf(ladder)}; ${whole(pairs)} pairs of matches, seed “${seed}”.`,
    levelTable(rated, among),
    `Home took ${share(home)} ± ${one(100 * margin)} of the points, whoever sat there. The meeting that fits the ratings least is ${one(worst)} standard errors away from them.`,
    '### Every level against every other',
    'Share of the points of the level on the left, in per cent, luck taken out where the game can be judged.',
    crossTable(levels, among),
    '### Each meeting',
    meetingTable(meetings),
    ...ceiling(meetings),
    ...duels(ladder, name),
  ]
}

function limitsOf({ limits: { ms, iterations } }: Ladder): string {
  if (iterations !== undefined) return `${whole(iterations)} continuations a decision for everybody`
  return ms === undefined ? 'every level at its own time' : `${whole(ms)} ms a decision for everybody`
}

const between = ({ elo, eloLow, eloHigh }: Pick<Meeting, 'elo' | 'eloLow' | 'eloHigh'>): string =>
  `${signed(elo)} (${signed(eloLow)} … ${signed(eloHigh)})`

function levelTable(rated: readonly Rated[], meetings: readonly Meeting[]): string {
  const rows = rated.map(({ id, elo, margin, ms, pace }, i) => {
    const below = rated[i - 1]?.id
    const step = meetings.find(({ a, b }) => a === id && b === below)
    return [
      nameOf(id),
      signed(elo),
      id === ANCHOR ? '–' : `± ${whole(margin)}`,
      step ? between(step) : '–',
      `${ms < 10 ? two(ms) : whole(ms)} ms`,
      pace > 0 ? whole(pace) : '–',
    ]
  })
  return table(
    ['Level', 'Elo', '95 %', 'Elo over the level below (95 %)', 'Time a decision', 'Continuations a second'],
    rows,
  )
}

function crossTable(levels: readonly string[], meetings: readonly Meeting[]): string {
  const percent = (score: number, margin: number) => `${withMinus(one(100 * score))} ± ${one(100 * margin)}`
  const cell = (row: string, column: string): string => {
    const as = meetings.find(({ a, b }) => a === row && b === column)
    if (as) return percent(as.score, as.margin)
    const against = meetings.find(({ a, b }) => a === column && b === row)
    return against ? percent(1 - against.score, against.margin) : '–'
  }
  return table(
    ['', ...levels.map((id) => `\`${id}\``)],
    levels.map((row) => [`\`${row}\``, ...levels.map((column) => cell(row, column))]),
  )
}

const meetingTable = (meetings: readonly Meeting[]): string =>
  table(
    [
      'Meeting',
      'Pairs',
      'Draws',
      'Share as played',
      'Share, luck taken out',
      'Elo (95 %)',
      'Failed decisions',
    ],
    meetings.map((meeting) => {
      const { a, b, pairs, draws, score, margin, rawScore, rawMargin, eloFrom } = meeting
      return [
        `\`${a}\` – \`${b}\``,
        whole(pairs),
        share(draws / (2 * pairs)),
        `${share(rawScore)} ± ${one(100 * rawMargin)}`,
        eloFrom === 'adjusted' ? `${share(score)} ± ${one(100 * margin)}` : '–',
        between(meeting),
        whole(meeting.failuresA + meeting.failuresB),
      ]
    }),
  )

/** How far seeing the hidden cards would carry. */
function ceiling(meetings: readonly Meeting[]): readonly string[] {
  const met = meetings.filter(({ a }) => a === ORACLE)
  if (met.length === 0) return []
  const shares = met.map(
    (meeting) =>
      `${share(meeting.score)} ± ${one(100 * meeting.margin)} against \`${meeting.b}\` (Elo ${between(meeting)})`,
  )
  return [
    '### The ceiling',
    `\`${ORACLE}\` is the search with all hidden cards open to it, though not what the other has just laid face down. Nobody can choose it as an opponent; it shows how much luck leaves to be won. It takes ${shares.join(' and ')}.`,
  ]
}

function duels({ duels: measured, game }: Ladder, name: string): readonly string[] {
  const title = '### Face-down duels'
  if (!measured || measured.length === 0)
    return [
      title,
      `${name} has no face-down duel that can be solved exactly: what a tactic is worth hangs on the whole match.`,
    ]
  const what = findGame(game)?.text.en.duels ?? 'duels'
  const rows = measured.map(({ bot, mean, most, asked }) => [
    nameOf(bot),
    two(100 * mean),
    two(100 * most),
    asked === undefined ? 'known exactly' : `asked ${whole(asked)} times`,
  ])
  return [
    title,
    `What the choices of each level lose against one who knows how often each is made, in points of goal likelihood, over ${whole(measured[0]?.duels ?? 0)} duels (${what}) from both sides. Where a level had to be asked for its mix, a little of the loss is chance.`,
    table(['Level', 'Mean', 'Most', 'Its mix'], rows),
  ]
}
