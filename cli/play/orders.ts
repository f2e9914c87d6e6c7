import { LEVELS } from '@libero/bots'
import { adviceOf, adviceSentences, adviceTexts } from '@libero/bots/advice'
import { opponentName } from '@libero/bots/levels'
import { noFigureWords, rangeWords, shortWords, sourceWordsOf, waysWords } from '@libero/bots/prospect'
import type { MatchEvent, Request, View } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import { sheetRows } from '../sheet.ts'
import type { Order } from './answer.ts'
import { wrapped } from './ink.ts'
import { isOptionAt, placeAt } from './opponents.ts'
import type { Session } from './session.ts'
import { storyRows } from './story.ts'
import { helpOf } from './text.ts'

/** What there is to say to an order: a few lines, or a page of its own. */
export type Reply = { readonly notice: readonly string[] } | { readonly page: readonly string[] }

/** Carries out whatever is typed instead of an answer. */
export async function obey<S, C, E extends MatchEvent, V extends View>(
  order: Exclude<Order, { readonly do: 'answer' }>,
  request: Request,
  session: Session<S, C, E, V>,
): Promise<Reply> {
  const { board, language, text, own, path, keep, rule, book } = session.at
  const scene = session.scene(request)
  switch (order.do) {
    case 'rule': {
      const paragraph = order.paragraph ?? request.rule
      const more = order.paragraph === undefined ? (board.paragraphs?.(request) ?? []) : []
      return {
        notice: [
          rule(paragraph) ?? fill(text.noParagraph, { paragraph }),
          ...more.flatMap((each) => rule(each) ?? []),
        ],
      }
    }
    case 'undo':
      return undo(session)
    case 'save': {
      if (!order.file) return { notice: [fill(text.saved, { file: path })] }
      const reason = keep(order.file)
      if (reason === undefined) return { notice: [fill(text.copied, { file: order.file })] }
      return { notice: [fill(text.notSaved, { file: order.file, reason })] }
    }
    case 'hint':
      return { notice: await hint(session, request) }
    case 'odds':
      return odds(session, request)
    case 'log':
      return log(session)
    case 'cards':
      return { page: board.cards(scene) }
    case 'squads':
      return { page: board.squads(scene) }
    case 'sheet':
      return { page: sheetRows(book[language].sheet, scene.width, scene.ink) }
    case 'table':
      return { page: board.inWords(scene).flatMap((row) => wrapped(` ${row}`, scene.width - 1, '   ')) }
    default:
      return { page: [...helpOf(text, own), '', ...board.legend()].map((row) => ` ${row}`) }
  }
}

/** What the strongest would do in the person's place, and the two next best. */
async function hint<S, C, E extends MatchEvent, V extends View>(
  session: Session<S, C, E, V>,
  request: Request,
): Promise<readonly string[]> {
  const { bench, language, seat, table, words } = session.at
  const text = adviceTexts[language]
  const place = placeAt(table, seat)
  const heard = await session.wait(
    Promise.all([bench.advise(place, (action) => isOptionAt(table, seat, action)), bench.prospects(place)]),
    fill(text.thinking, { coach: opponentName(table.game.id, LEVELS[LEVELS.length - 1] ?? '', language) }),
    request,
  )
  const [stood, prospects] = heard ?? []
  const answer = stood?.answer
  const advice = answer && adviceOf(answer.by, answer.value, request.atOnce, prospects)
  if (!advice) return [text.none]
  return adviceSentences(advice, language, {
    choice: (action) => session.named(request, action),
    prospects: words.prospects,
  })
}

/** What will probably come of each option, what it changes in the lines, and how that was found. */
async function odds<S, C, E extends MatchEvent, V extends View>(
  session: Session<S, C, E, V>,
  request: Request,
): Promise<Reply> {
  const { bench, board, language, seat, table, terminal, text, words } = session.at
  const prospects = await session.wait(bench.prospects(placeAt(table, seat)), text.looksAhead, request)
  const scene = session.scene(request)
  const team = board.sideName(scene.view, other(seat))
  const rows: string[] = []
  // How it was found is said once for all that were found alike.
  const sources = new Set<string>()
  for (const option of request.options) {
    const prospect = prospects?.[option.action]
    const name = session.named(request, option.action)
    if (!prospect) {
      rows.push(`${name} – ${noFigureWords(words.prospects, request.kind, option.kind, language)}`)
      continue
    }
    const sums = board.sumsIf?.(scene, option) ?? []
    rows.push(
      [
        `${name} – ${`${shortWords(prospect, words.prospects, language)} ${rangeWords(prospect, language)}`.trim()}`,
        waysWords(prospect, words.prospects, language),
        ...sums.map((each) => fill(text.lineSums, each)),
      ].join('; '),
    )
    sources.add(sourceWordsOf(prospect, team, language))
  }
  if (!prospects) return { notice: [text.noOdds] }
  const wrap = (row: string) => wrapped(` ${row}`, scene.width - 1, '   ')
  return { page: [terminal.ink('strong', ` ${text.oddsTitle}`), ...[...rows, ...sources].flatMap(wrap)] }
}

function undo<S, C, E extends MatchEvent, V extends View>(session: Session<S, C, E, V>): Reply {
  const { table, seat, text, words } = session.at
  const taken = table.undoChosen(seat)
  if (!taken.ok) return { notice: taken.refusals.map((refusal) => session.refusal(refusal)) }
  session.keep()
  session.story.rewind()
  const { undone } = taken.value
  const request = table.request(seat)
  const what = request && session.called(request, undone)?.name
  return { notice: [fill(text.undone, { what: what ?? words.nameOf(undone) })] }
}

function log<S, C, E extends MatchEvent, V extends View>(session: Session<S, C, E, V>): Reply {
  const { terminal, text } = session.at
  const { lines } = session.story
  if (lines.length === 0) return { notice: [text.noLog] }
  const title = terminal.ink('strong', ` ${text.logTitle}`)
  return { page: [title, ...lines.flatMap((line) => storyRows(line, terminal.width, terminal.ink))] }
}
