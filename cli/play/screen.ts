import type { Prompt } from '@libero/kernel/words'
import { inOneBreath } from '@libero/kernel/words'
import type { Ink } from './ink.ts'
import { wrapped } from './ink.ts'
import type { Line } from './story.ts'
import { storyRows } from './story.ts'

/** What is on the screen, from top to bottom. */
export interface Frame {
  readonly table: readonly string[]
  readonly lines: readonly Line[]
  /** What was just answered to the person, in place of the story's last lines. */
  readonly notice: readonly string[]
  readonly question: Prompt
  readonly choices: readonly string[]
}

/** While the match is told. */
export const NOTHING_ASKED: Prompt = { headline: '', more: '' }

/** The headline in strong print, below it in rows of its own whatever else the question says. */
export function questionRows({ headline, more }: Prompt, width: number, ink: Ink): string[] {
  const asked = wrapped(headline, width - 4).map((row, i) => ink('strong', `${i === 0 ? ' ▸' : '  '} ${row}`))
  return [...asked, ...(more === '' ? [] : wrapped(more, width - 4).map((row) => `   ${row}`))]
}

/** Headline and rest in one paragraph, where there is no row to spare. */
function runInRows(question: Prompt, width: number, ink: Ink): string[] {
  const { headline } = question
  return wrapped(inOneBreath(question), width - 4).map((row, i) => {
    const strong = i === 0 && row.startsWith(headline) ? headline : ''
    return `${i === 0 ? ' ▸' : '  '} ${ink('strong', strong)}${row.slice(strong.length)}`
  })
}

/** Rows left for the story from which on the question stands apart from it. */
const ROOMY = 10

const noticeRows = (notice: readonly string[], width: number): string[] =>
  notice.flatMap((line) => wrapped(line, width - 2)).map((row) => ` ${row}`)

function lowerRows({ table, question, choices }: Frame, width: number, height: number, ink: Ink): string[] {
  if (question.headline === '') return [...choices]
  const apart = questionRows(question, width, ink)
  const isTight = table.length + apart.length + choices.length > height - 2
  const asked = isTight ? runInRows(question, width, ink) : apart
  const isRoomy = height - table.length - asked.length - choices.length >= ROOMY
  return [...(isRoomy ? [''] : []), ...asked, ...choices]
}

/** Whether all that is to be said can stand beside the table and the question. */
export function fits(frame: Frame, width: number, height: number, ink: Ink): boolean {
  const taken = frame.table.length + lowerRows(frame, width, height, ink).length
  return noticeRows(frame.notice, width).length <= height - 2 - taken
}

/**
 * Exactly `height − 2` rows: one below is for the answer, and the last stays free so that Enter does not push the
 * score off the screen. The story gets whatever table, notice and question leave.
 */
export function compose(frame: Frame, width: number, height: number, ink: Ink): string[] {
  const below = lowerRows(frame, width, height, ink)
  const room = Math.max(0, height - 2 - frame.table.length - below.length)
  const notice = noticeRows(frame.notice, width)
    .slice(0, room)
    .map((row) => ink('choice', row))
  const forStory = room - notice.length
  const story = lastLines(frame.lines, forStory, width, ink)
  const blank = Array.from({ length: forStory - story.length }, () => '')
  return [...frame.table, ...story, ...blank, ...notice, ...below].slice(0, height - 2)
}

/** As many of the last lines as have room, each of them whole. */
function lastLines(lines: readonly Line[], room: number, width: number, ink: Ink): string[] {
  const rows: string[] = []
  for (const line of lines.slice(-Math.max(1, room)).reverse()) {
    const more = storyRows(line, width, ink)
    if (rows.length + more.length > room) break
    rows.unshift(...more)
  }
  return rows
}
