import type { Competition, Course, Fixture, Row, Table } from '@libero/competitions'
import { isPlayed, orderOf, PERSON, scorersOf } from '@libero/competitions'
import type { CompetitionWording } from '@libero/competitions/text'
import { COMPETITION_TEXTS, competitionWording } from '@libero/competitions/text'
import type { Language, Wording } from '@libero/kernel/words'
import { capital, fill, listed } from '@libero/kernel/words'
import { columns, withMinus } from '../layout.ts'
import { cut, tree, WIDTH } from './bracket.ts'
import type { CompetingText } from './text.ts'

/** What can be looked at. */
export const PARTS = ['tables', 'bracket', 'matches', 'scorers'] as const
export type Part = (typeof PARTS)[number]

/** What is said of teams and men. */
export interface Names {
  team(id: string): string
  man(id: string): string
}

/** The words of a competition: its own names first, then those of the game. */
export function namesIn(
  { entrants }: Pick<Competition, 'entrants'>,
  wording: Pick<Wording, 'nameOf'>,
  text: CompetingText,
): Names {
  const names = new Map(
    entrants.map(({ id, name, coach }) => {
      const nth = /^side-(\d+)$/.exec(id)?.[1]
      const own = name ?? (nth === undefined ? wording.nameOf(id) : fill(text.side, { nth }))
      return [id, coach === PERSON ? fill(text.you, { team: own }) : own]
    }),
  )
  return {
    team: (id) => names.get(id) ?? id,
    man: (id) => (/^\d+$/.test(id) ? fill(text.number, { number: id }) : wording.nameOf(id)),
  }
}

const MOST_NAME = 24
const TOP = 10

/** A competition as people read it, in rows of at most 79 columns. */
export function show(
  competition: Competition,
  course: Course,
  names: Names,
  parts: readonly Part[],
  language: Language,
  text: CompetingText,
): string {
  const words = competitionWording(language)
  const rows: string[] = [...headRows(competition, course, names, language, text)]
  const say = (...more: readonly string[]) => rows.push('', ...more)
  const has = (part: Part) => parts.includes(part)
  if (has('tables')) {
    for (const table of course.tables) say(...tableRows(table, names, language, text))
    if (course.thirds) {
      const { rows: third, through } = course.thirds
      say(
        fill(text.thirds, { through }),
        columns(
          third.map((row, i) => cells({ ...row, rank: i + 1 }, names, text)),
          ALIGN,
          ' ',
        ),
      )
    }
    if (course.tables.length > 0) say(...wrapped(orderWords(competition, language, text)))
    if (course.ladder)
      say(...course.ladder.map((team, i) => `${String(i + 1).padStart(2)} ${names.team(team)}`))
  }
  if (has('bracket') && course.ties.length > 0) {
    const first = course.ties.filter(({ round }) => round === 1).length
    const heads = Array.from({ length: Math.log2(first) + 1 }, (_, i) => words.roundOfTies(first / 2 ** i))
    say(
      ...tree(course, {
        heads,
        nameOf: names.team,
        nobody: COMPETITION_TEXTS[language].deciders.bye,
        unknown: '–',
      }),
    )
    const third = course.ties.find(({ isThirdPlace }) => isThirdPlace)
    for (const fixture of third?.fixtures ?? [])
      say(`${COMPETITION_TEXTS[language].thirdPlace}: ${matchWords(fixture, course, names, words)}`)
  }
  if (has('matches')) say(...matchRows(competition, course, names, words))
  if (has('scorers')) {
    const scorers = scorersOf(competition).slice(0, TOP)
    if (scorers.length > 0)
      say(
        text.scorers,
        columns(
          scorers.map(({ team, man, count }) => [
            String(count),
            cut(names.man(man), 30),
            cut(names.team(team), 30),
          ]),
          '><<',
        ),
      )
  }
  return `${rows.join('\n')}\n`
}

function headRows(
  competition: Competition,
  course: Course,
  names: Names,
  language: Language,
  text: CompetingText,
): readonly string[] {
  const { name, entrants, withdrawn, holder } = competition
  const done = course.fixtures.filter(({ isDone }) => isDone).length
  const rows = [fill(text.title, { name, count: entrants.length, done })]
  if (holder)
    rows.push(
      fill(text.holder, {
        team: names.team(holder.team),
        bonus: `${holder.bonus < 0 ? '−' : '+'}${Math.abs(holder.bonus)}`,
      }),
    )
  if (withdrawn.length > 0)
    rows.push(fill(text.withdrawn, { teams: withdrawn.map((team) => names.team(team)).join(', ') }))
  const [next] = course.next
  // All groups play on the same day.
  const round = (fixture: Fixture) =>
    fixture.stage === 'group'
      ? fill(COMPETITION_TEXTS[language].matchday, { day: fixture.round })
      : competitionWording(language).round(course, fixture)
  if (course.isOver) {
    const [one, two] = course.winners.map((team) => names.team(team))
    rows.push(
      two !== undefined
        ? fill(text.jointWinners, { teams: listed([one ?? '', two], text.and) })
        : fill(text.winner, { team: one ?? '' }),
    )
  } else if (next)
    rows.push(
      fill(text.next, { round: round(next), count: course.next.length }),
      ...course.next.map((fixture) => `  ${fixture.id.padEnd(7)} ${pairWords(fixture, names)}`),
    )
  else if (course.due.length > 0) rows.push(text.draw)
  return rows.flatMap((row) => wrapped(row))
}

const ALIGN = '><>>>>>>><<'
const MOST_NEXT = 13

function tableRows(table: Table, names: Names, language: Language, text: CompetingText): readonly string[] {
  const { group } = table
  const name = group === undefined ? '' : fill(COMPETITION_TEXTS[language].group, { name: group })
  const head = ['', name, ...text.heads, '', '']
  return [columns([head, ...table.rows.map((row) => cells(row, names, text))], ALIGN, ' ')]
}

const cells = (
  { team, rank, played, won, drawn, lost, scored, conceded, points, form, next }: Row,
  names: Names,
  text: CompetingText,
): readonly string[] => [
  String(rank),
  cut(names.team(team), MOST_NAME),
  String(played),
  String(won),
  String(drawn),
  String(lost),
  `${scored}:${conceded}`,
  withMinus(`${scored > conceded ? '+' : ''}${scored - conceded}`),
  String(points),
  form
    .slice(-5)
    .map((each) => text.form[each])
    .join(''),
  next
    ? fill(next.isHome ? text.nextAt.home : text.nextAt.away, { team: cut(names.team(next.team), MOST_NEXT) })
    : '',
]

function orderWords({ form }: Competition, language: Language, text: CompetingText): string {
  const { tieBreaks } = COMPETITION_TEXTS[language]
  const order = [...orderOf(form), 'lots' as const].map((by) => tieBreaks[by])
  return fill(text.order, { order: order.join(', ') })
}

const pairWords = ({ home, away }: Fixture, names: Names): string =>
  `${names.team(home)} – ${names.team(away)}`

/** 'Brazil – Italy 2:1 after extra time' */
function matchWords(fixture: Fixture, course: Course, names: Names, words: CompetitionWording): string {
  const { score, result, isDone } = fixture
  const pair = pairWords(fixture, names)
  if (!isDone) return pair
  const goals = score ? `${score.goals[0]}:${score.goals[1]}` : '–:–'
  const shootOut = result && isPlayed(result) ? result.shootOut : undefined
  const penalties = shootOut ? `(${shootOut[0]}:${shootOut[1]})` : ''
  const tie = course.ties.find(({ fixtures }) => fixtures.at(-1) === fixture)
  const by = score?.isAwarded || !score ? 'awarded' : tie?.by
  return [pair, goals, penalties, words.decider(by) ?? ''].filter(Boolean).join(' ')
}

function matchRows(
  competition: Competition,
  course: Course,
  names: Names,
  words: CompetitionWording,
): readonly string[] {
  const rows: string[] = []
  let before = ''
  for (const fixture of course.fixtures) {
    const round = words.round(course, fixture)
    if (round !== before) rows.push(...(rows.length > 0 ? [''] : []), capital(round))
    before = round
    const which = words.matchOf(competition, course, fixture)
    const row = `  ${fixture.id.padEnd(7)} ${matchWords(fixture, course, names, words)}${which && ` · ${which}`}`
    rows.push(cut(row, WIDTH))
  }
  return rows
}

/** Words in rows that are not too long. */
function wrapped(sentence: string): readonly string[] {
  const rows: string[] = []
  let row = ''
  const indent = /^ */.exec(sentence)?.[0] ?? ''
  for (const word of sentence.trimStart().split(' ')) {
    if (row !== '' && indent.length + row.length + 1 + word.length > WIDTH) {
      rows.push(indent + row)
      row = word
    } else row = row === '' ? word : `${row} ${word}`
  }
  return [...rows, indent + cut(row, WIDTH)]
}
