import type { FinaleEvent } from '@libero/finale'
import type { ManSeen, Seen } from '@libero/finale/view'
import { handOf, inAction, optionsOf } from '@libero/finale/view'
import type { Option, Request, Seat } from '@libero/kernel'
import { other, SEATS } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Callable, Scene } from '../../../boards/board.ts'
import { figure, likely } from '../../../boards/odds.ts'
import { columns, cut, padStart, widthOf } from '../../../play/ink.ts'
import { asksForDeck, drawPacking, packingCallables, packingInWords } from './packing.ts'
import { BESIDE_CARD, manWords, tacticRow, tacticWords } from './parts.ts'
import type { Print } from './print.ts'

const NOTHING_MORE = '0'
/** Between a card and its chance. */
const GAP = '   '

export const asksForTactic = (request: Request | undefined): boolean =>
  request?.options.some((option) => option.kind === 'tactic') === true

/** Options as rows below the question: cards whole, men side by side. */
export function drawChoices(print: Print, words: Wording<FinaleEvent>, scene: Scene<Seen>): string[] {
  const { request, width, ink, view, seat } = scene
  if (!request) return []
  const keys = new Map(callables(print, words, view, seat, request).map(({ action, key }) => [action, key]))
  const key = (action: string) => ink('choice', padStart(keys.get(action) ?? '', 2))
  if (asksForDeck(request)) return drawPacking(print, scene, request, key)
  if (asksForTactic(request)) {
    return optionsOf(request).map((option) => {
      const said =
        option.kind === 'tactic'
          ? tacticRow(print, option.card, width - BESIDE_CARD, ink)
          : words.option(request, option)
      const prospect = scene.odds.get(option.action)
      const figured = prospect ? `${said}${GAP}${ink('strong', likely(words, prospect))}` : said
      return `${key(option.action)} ${widthOf(figured) <= width - BESIDE_CARD ? figured : said}`
    })
  }
  const men = new Map(view.sides[seat].men.map((man) => [man.id, man]))
  const cell = (option: Option, shape: Shape): string => {
    const { action, card = '' } = option
    const man = men.get(card)
    if (!man) return `${key(action)} ${words.option(request, option)}`
    const prospect = scene.odds.get(action)
    const name = shape === 'tight' ? cut(print.shortName(card), TIGHT_NAME) : print.shortName(card)
    const said = prospect && (shape === 'long' ? likely(words, prospect) : figure(prospect))
    const gap = shape === 'tight' ? ' ' : '  '
    const beside = said ? `${gap}${ink('strong', said)}` : ''
    return `${key(action)} ${name} ${man.strength}→${print.strengthAfter(man, 1)}${beside}`
  }
  // Men stand in columns of their own, which what else can be done does not spread.
  const [called, others] = [true, false].map((isMan) =>
    request.options.filter(({ kind }) => (kind === 'man') === isMan),
  )
  const rows = (shape: Shape) => [
    ...(others ?? []).map((option) => cell(option, shape)),
    ...columns(
      (called ?? []).map((option) => cell(option, shape)),
      width - 2,
      shape === 'tight' ? 2 : 3,
    ),
  ]
  const fitting =
    rows('long').length <= 3 ? rows('long') : rows('short').length <= 3 ? rows('short') : rows('tight')
  return fitting.map((row) => ` ${row}`)
}

/** How much is said beside a man's name: what is likely in words and number, in a number, or as little as can be. */
type Shape = 'long' | 'short' | 'tight'
const TIGHT_NAME = 9

/** For who listens: the card in play and the men already chosen. */
export function bearing(print: Print, { view: s, seat, request }: Scene<Seen>): string[] {
  const { text } = print
  if (!request || !s.action || !request.options.some((option) => option.kind === 'man')) return []
  const ball = SEATS.indexOf(s.action.onTheBall) as Seat
  const card = s.sides[ball].faceUp
  const used = (side: Seat) => inAction(s, side)
  const list = (men: readonly ManSeen[]) => ({
    men: men.map((man) => `${print.shortName(man.id)} ${man.strength}`).join(', '),
    sum: men.reduce((sum, man) => sum + man.strength, 0),
  })
  const rival = other(seat)
  return [
    ...(card ? [fill(text.cardInPlay, { card: tacticWords(print, card) })] : []),
    ...(used(rival).length > 0
      ? [fill(text.against, { club: print.club(s, rival), ...list(used(rival)) })]
      : []),
    ...[...new Set(s.action.missing ?? [])].map((line) =>
      fill(text.missingLine, { missing: text.men[line] }),
    ),
    ...(used(seat).length > 0 ? [fill(text.ownMen, list(used(seat)))] : []),
  ]
}

export function choicesInWords(print: Print, words: Wording<FinaleEvent>, scene: Scene<Seen>): string[] {
  const { request, view, seat } = scene
  if (!request) return []
  if (asksForDeck(request)) return [...packingInWords(print, words, request)]
  const men = new Map(view.sides[seat].men.map((man) => [man.id, man]))
  const keys = new Map(callables(print, words, view, seat, request).map(({ action, key }) => [action, key]))
  return optionsOf(request).map((option) => {
    const man = option.kind === 'man' ? men.get(option.card) : undefined
    const prospect = scene.odds.get(option.action)
    const what = man
      ? manWords(print, man)
      : option.kind === 'tactic'
        ? tacticWords(print, option.card)
        : words.option(request, option)
    const beside = prospect ? `; ${likely(words, prospect)}` : ''
    return `${padStart(keys.get(option.action) ?? '', 4)} ${what}${beside}`
  })
}

export function callables(
  print: Print,
  words: Wording<FinaleEvent>,
  view: Seen,
  seat: Seat,
  request: Request,
): Callable[] {
  if (asksForDeck(request)) return [...packingCallables(print, words, request)]
  const own = view.sides[seat]
  const called = asksForTactic(request)
    ? handOf(own).map((id, i) => ({ key: String(i + 1), action: id, name: print.name(id) }))
    : own.men.map((man, slot) => ({ key: String(slot + 1), action: man.id, name: print.name(man.id) }))
  const done = request.options.find((option) => option.kind === 'done')
  return done
    ? [{ key: NOTHING_MORE, action: done.action, name: words.option(request, done) }, ...called]
    : called
}
