import type { HatTrickEvent } from '@libero/hat-trick'
import type { Odds, Option, Request, Seat, View, Wording } from '@libero/kernel'
import { fill } from '@libero/kernel'
import { columns, padEnd, padStart, widthOf } from '../play/ink.ts'
import type { Callable, Scene } from './board.ts'
import { percent } from './board.ts'
import { footballs, inShort } from './hat-trick-pitch.ts'
import type { Print, Seen, Standing } from './hat-trick-seen.ts'
import {
  byField,
  fieldsOfLine,
  flankOf,
  footballsIn,
  handOf,
  isOutfield,
  lineOf,
  seen,
  stepFrom,
} from './hat-trick-seen.ts'

const NO = '0'
const YES = '1'

export const asksForCard = (request: Request | undefined): boolean =>
  request?.options.some((option) => option.kind === 'card') === true

/** What is typed for an option: the place of a card, a shirt number, a number of lines, the place of a corner. */
function keyOf({ action, kind }: Pick<Option, 'action' | 'kind'>, cards: readonly string[]): string {
  switch (kind) {
    case 'card':
      return String(cards.indexOf(action) + 1)
    case 'distance':
      return String(Number.parseInt(action, 10))
    case 'corner':
      return String(['left', 'centre', 'right'].indexOf(action) + 1)
    case 'yes':
      return YES
    case 'no':
      return NO
    default:
      return action
  }
}

const cardsOf = (view: View, seat: Seat): readonly string[] => [...new Set(handOf(seen(view).sides[seat]))]

/** Where a move leads, and with whom places are changed. */
function moveOf(
  s: Seen,
  seat: Seat,
  action: string,
): { readonly forward: boolean; readonly to: string; readonly there: Standing | undefined } {
  const player = s.sides[seat].players.find(({ number }) => number === Number.parseInt(action, 10))
  const forward = action.endsWith('+')
  const to = player?.field ? (stepFrom(seat, player.field, forward) ?? '') : ''
  return { forward, to, there: byField(s).get(to) }
}

/** Options as rows below the question: cards and yes or no in rows, moves and passes side by side. */
export function drawChoices(print: Print, words: Wording<HatTrickEvent>, scene: Scene): string[] {
  const { request, width, ink, view, seat } = scene
  if (!request) return []
  const s = seen(view)
  const cards = cardsOf(view, seat)
  const key = (option: Option, room = 2) => ink('choice', padStart(keyOf(option, cards), room))
  const likely = (action: string) => {
    const odds = scene.odds.get(action)
    return odds ? ink('strong', `   ${oddsWords(print, odds)}`) : ''
  }
  const longest = Math.max(...request.options.map((option) => widthOf(words.option(request, option))))
  const cell = (option: Option): string => {
    if (option.kind === 'move') {
      const { forward, to, there } = moveOf(s, seat, option.action)
      return `${key(option, 3)} ${forward ? '↑' : '↓'}${to}${there ? ` ${inShort(there, ink)}` : ''}`
    }
    if (option.kind === 'pass') {
      const player = s.sides[seat].players.find(({ number }) => String(number) === option.action)
      const where = player ? `  ${ink('faint', player.field ?? '')} ${footballs(player)}` : ''
      return `${key(option)} ${padEnd(words.option(request, option), longest)}${where}`
    }
    if (option.kind === 'card') {
      const count = handOf(s.sides[seat]).filter((id) => id === option.action).length
      return `${key(option)} ${cardRow(print, option.action)}${count > 1 ? ` ×${count}` : ''}`
    }
    return `${key(option)} ${padEnd(words.option(request, option), longest)}${likely(option.action)}`.trimEnd()
  }
  const isWide = ({ kind }: Option) => kind === 'move' || kind === 'pass'
  const rows = [
    ...request.options.filter((option) => !isWide(option)).map(cell),
    ...columns(request.options.filter(isWide).map(cell), width - 2, 2),
  ]
  return rows.map((row) => ` ${row}`)
}

/** `●●●○ 3 left   short pass`: what counts first. */
function cardRow(print: Print, id: string): string {
  const [kind = '', power = '', side = ''] = id.split('-')
  const discs = '●'.repeat(Number(power)).padEnd(4, '○')
  const flank = print.text.flanks[side === 'left' ? 'left' : 'right']
  return `${discs} ${power}${flank}  ${print.name(kind)}`
}

const oddsWords = ({ text }: Print, { of, likelihood }: Odds): string =>
  `${text.odds[of] ?? of} ${percent(likelihood)}`

/** For who listens: where the ball is and what is compared there, and the cards that lie open. */
export function bearing(print: Print, { view, seat, request }: Scene): string[] {
  const { text } = print
  const s = seen(view)
  if (!request || s.shootOut) return []
  const line = s.ball && lineOf(seat, s.ball.field)
  const sums = line === undefined ? undefined : footballsIn(s, fieldsOfLine(seat, line))
  const [home, away] = [s.sides[0].faceUp, s.sides[1].faceUp]
  return [
    ...(sums && !s.shot
      ? [fill(text.compared, { attack: sums.attack, defence: sums.defence })]
      : s.ball
        ? []
        : [text.keeperBall]),
    ...(home && away
      ? [
          fill(text.open, {
            home: print.side(s, 0),
            away: print.side(s, 1),
            homeCard: print.name(home),
            awayCard: print.name(away),
          }),
        ]
      : []),
  ]
}

export function choicesInWords(print: Print, words: Wording<HatTrickEvent>, scene: Scene): string[] {
  const { request, view, seat } = scene
  if (!request) return []
  const { text } = print
  const s = seen(view)
  const cards = cardsOf(view, seat)
  return request.options.map((option) => {
    const odds = scene.odds.get(option.action)
    const said = [words.option(request, option)]
    if (option.kind === 'move') {
      const { to, there } = moveOf(s, seat, option.action)
      said.push(fill(text.goesTo, { field: to }))
      if (there) said.push(fill(text.swaps, { man: calledBy(print, seat, there) }))
    }
    if (option.kind === 'pass') {
      const player = s.sides[seat].players.find(({ number }) => String(number) === option.action)
      if (player) said.push(player.field ?? '', footballWords(print, player))
    }
    if (odds) said.push(oddsWords(print, odds))
    return `${padStart(keyOf(option, cards), 4)} ${said.join(', ')}`
  })
}

export const calledBy = ({ text }: Print, seat: Seat, { seat: whose, player }: Standing): string =>
  fill(whose === seat ? text.own : text.theirs, { number: player.number })

export const footballWords = (
  print: Print,
  player: { readonly number: number; readonly attack: number; readonly defence: number },
): string =>
  fill(print.text.footballs, {
    attack: player.attack,
    defence: player.defence,
    flank: print.name(flankOf(player.number)),
  })

/** Whatever the question is about: options first, then what is none but can be named, so that a refusal says why. */
export function callables(
  words: Wording<HatTrickEvent>,
  view: View,
  seat: Seat,
  request: Request,
): Callable[] {
  const cards = cardsOf(view, seat)
  const called = (option: Option): Callable => ({
    key: keyOf(option, cards),
    action: option.action,
    name: words.option(request, option),
  })
  const isOption = (action: string) => request.options.some((option) => option.action === action)
  const players = seen(view).sides[seat].players.filter(({ number }) => isOutfield(number))
  const [of] = request.options.filter(({ kind }) => kind === 'move' || kind === 'pass')
  const others =
    of === undefined
      ? []
      : players
          .flatMap(({ number }) => (of.kind === 'move' ? [`${number}+`, `${number}-`] : [`${number}`]))
          .filter((action) => !isOption(action))
          .map((action) => called({ action, kind: of.kind }))
  return [...request.options.map(called), ...others]
}
