import type { Corner, HatTrickEvent } from '@libero/hat-trick'
import { CORNERS } from '@libero/hat-trick'
import type { PlayerSeen, Seen, Standing } from '@libero/hat-trick/view'
import {
  byField,
  fieldsOfLine,
  footballsIn,
  handOf,
  isOutfield,
  lineOf,
  mirrored,
  partsOf,
  sideOf,
  stepFrom,
} from '@libero/hat-trick/view'
import type { Odds, Option, Request, Seat, Wording } from '@libero/kernel'
import { entry, fill } from '@libero/kernel'
import type { Ink } from '../play/ink.ts'
import { bare, columns, padEnd, padStart, widthOf, wrapped } from '../play/ink.ts'
import type { Callable, Scene } from './board.ts'
import { percent } from './board.ts'
import { footballs, inShort } from './hat-trick-pitch.ts'
import { bonusWords, subsInShort, useInShort } from './hat-trick-players.ts'
import type { Print } from './hat-trick-print.ts'

/** Between an option and its likelihood. */
const GAP = '   '
const NO = '0'
const YES = '1'

export const asksForCard = (request: Request | undefined): boolean =>
  request?.options.some((option) => option.kind === 'card') === true

/**
 * What is typed for an option: the place of a card, a shirt number, a number of lines, the place of a corner. Where
 * nobody is moved, uses of the expansion's cards are numbered: their ids are long, and no shirt number is asked for.
 */
function keyOf(
  { action, kind }: Pick<Option, 'action' | 'kind'>,
  cards: readonly string[],
  request: Request,
): string {
  switch (kind) {
    case 'card':
      return String(cards.indexOf(action) + 1)
    case 'distance':
      return String(Number.parseInt(action, 10))
    case 'corner':
      return String(CORNERS.indexOf(action as Corner) + 1)
    case 'regular-corner':
      return String(CORNERS.indexOf(action.replace('regular-', '') as Corner) + 1 + CORNERS.length)
    case 'yes':
      return YES
    case 'no':
      return NO
    case 'substitution':
      return action.replace('sub-', '')
    case 'style-card':
      // Whom it concerns, as a move would be typed; without anybody its place in the list.
      return action.split(':')[1] ?? placeOf(action, request)
    default:
      return isUse(kind) && !request.options.some((option) => option.kind === 'move')
        ? placeOf(action, request)
        : action
  }
}

/** Options of the Players expansion that use a card: a skill, a style card, the bench. */
const USES: readonly (string | undefined)[] = [
  'skill',
  'style-card',
  'substitution',
  'prevention',
  'take-style',
]
const isUse = (kind: string | undefined): boolean => USES.includes(kind)
const usesOf = ({ options }: Request): readonly Option[] => options.filter(({ kind }) => isUse(kind))
const placeOf = (action: string, request: Request): string =>
  String(usesOf(request).findIndex((option) => option.action === action) + 1)

const cardsOf = (view: Seen, seat: Seat): readonly string[] => [...new Set(handOf(view.sides[seat]))]

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

/**
 * Options as rows below the question: cards and yes or no in rows, moves and passes side by side. Uses of cards are
 * told in words as long as there is room below the table, of which so many rows are `taken`, and else by signs.
 */
export function drawChoices(
  print: Print,
  words: Wording<HatTrickEvent>,
  scene: Scene<Seen>,
  taken: number,
): string[] {
  const { request, width, height, ink, view: s, seat } = scene
  if (!request) return []
  const cards = cardsOf(s, seat)
  const key = (option: Option, room = 2) => ink('choice', padStart(keyOf(option, cards, request), room))
  const likely = (action: string) => {
    const odds = scene.odds.get(action)
    return odds ? `${GAP}${ink('strong', oddsWords(print, odds))}` : ''
  }
  const longest = Math.max(
    ...request.options
      .filter((option) => !isUse(option.kind))
      .map((option) => widthOf(words.option(request, option))),
  )
  const cell = (option: Option): string => {
    if (option.kind === 'move') {
      const { forward, to, there } = moveOf(s, seat, option.action)
      return `${key(option, 3)} ${forward ? '↑' : '↓'}${to}${there ? ` ${inShort(there, ink)}` : ''}`
    }
    if (option.kind === 'switch' || option.kind === 'interchange')
      return `${key(option, 3)} ${across(s, seat, option, ink)}`
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
  const isWide = ({ kind = '' }: Option) => ['move', 'pass', 'switch', 'interchange'].includes(kind)
  const few = request.options.filter((option) => !isWide(option) && !isUse(option.kind))
  const rows = [...few.map(cell), ...columns(request.options.filter(isWide).map(cell), width - 2, 2)]
  const question = wrapped(words.prompt(request), width - 4).length
  const room = height - 2 - taken - question - rows.length
  const uses = drawUses(print, words, scene, request, key, likely, room)
  return [...rows, ...uses].map((row) => ` ${row}`)
}

/** Uses of cards: in words if they fit, likelihoods with them if they do, too; else by signs. */
function drawUses(
  print: Print,
  words: Wording<HatTrickEvent>,
  { width, ink, seat, view }: Scene<Seen>,
  request: Request,
  key: (option: Option, room: number) => string,
  likely: (action: string) => string,
  room: number,
): string[] {
  const uses = usesOf(request)
  const keyWidth = Math.max(0, ...uses.map((option) => widthOf(bare(key(option, 2)))))
  const inWords = (odds: (action: string) => string): string[] => {
    const told = uses.map((option) => words.option(request, option) + odds(option.action))
    const keys = uses.map((option) => key(option, keyWidth))
    const each = width - 3 - keyWidth
    if (told.every((row) => widthOf(row) <= each))
      return columns(
        told.map((row, i) => `${keys[i]} ${row}`),
        width - 2,
        2,
      )
    return told.flatMap((row, i) =>
      wrapped(bare(row).replace(GAP, ' · '), each).map(
        (part, nth) => `${nth === 0 ? keys[i] : ' '.repeat(keyWidth)} ${part}`,
      ),
    )
  }
  const all = inWords(likely)
  if (all.length <= room) return all
  const told = inWords(() => '')
  const { players } = print
  if (!players || told.length <= room) return told
  if (request.kind === 'substitution') return subsInShort(players, view, seat, uses, ink)
  const bySigns = uses.map(
    (option) => `${key(option, keyWidth)} ${useInShort(players, view, seat, option, ink)}`,
  )
  const inShortest = columns(bySigns, width - 2, 2)
  if (inShortest.length <= room) return inShortest
  // What can be typed says most of it: '10!3' is what number 10 can do with number 3.
  const typed = uses.map((option) =>
    option.kind === 'skill' ? ink('choice', option.action) : key(option, 0),
  )
  return columns(typed, width - 2, 2)
}

/** Where a player goes across his line, or that two change places. */
function across(s: Seen, seat: Seat, { action, kind }: Option, ink: Ink): string {
  const player = s.sides[seat].players.find(({ number }) => number === Number.parseInt(action, 10))
  if (kind === 'interchange' || !player?.field) return '⇄'
  const to = mirrored(player.field)
  const there = byField(s).get(to)
  return `↔${to}${there ? ` ${inShort(there, ink)}` : ''}`
}

/** `●●●○ 3 left   short pass`: what counts first. */
function cardRow(print: Print, id: string): string {
  const { kind, power, side } = partsOf(id)
  const discs = '●'.repeat(power).padEnd(4, '○')
  return `${discs} ${power}${print.text.flanks[side]}  ${print.name(kind)}`
}

/** With the expansion a comparison is told as it stands: the other coach may still use something. */
export function oddsWords({ game, players }: Print, { of, likelihood }: Odds): string {
  const odds = `${entry(game.odds, of) ?? ''} ${percent(likelihood)}`.trimStart()
  return players && COMPARED.includes(of) ? fill(game.asItStands, { odds }) : odds
}
const COMPARED: readonly string[] = ['pass', 'dribble', 'stop']

/** For who listens: where the ball is and what is compared there, and the cards that lie open. */
export function bearing(print: Print, { view: s, seat, request }: Scene<Seen>): string[] {
  const { text } = print
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
    ...bonusWords(print, s).map((words) => `${words}.`),
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

export function choicesInWords(print: Print, words: Wording<HatTrickEvent>, scene: Scene<Seen>): string[] {
  const { request, view: s, seat } = scene
  if (!request) return []
  const { text } = print
  const cards = cardsOf(s, seat)
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
    return `${padStart(keyOf(option, cards, request), 4)} ${said.join(', ')}`
  })
}

export const calledBy = ({ text }: Print, seat: Seat, { seat: whose, player }: Standing): string =>
  fill(whose === seat ? text.own : text.theirs, { number: player.number })

export const footballWords = (
  print: Print,
  player: Pick<PlayerSeen, 'number' | 'attack' | 'defence' | 'side'>,
): string =>
  fill(print.text.footballs, {
    attack: player.attack,
    defence: player.defence,
    flank: print.name(sideOf(player)),
  })

/** Whatever the question is about: options first, then what is none but can be named, so that a refusal says why. */
export function callables(
  words: Wording<HatTrickEvent>,
  view: Seen,
  seat: Seat,
  request: Request,
): Callable[] {
  const cards = cardsOf(view, seat)
  const called = (option: Option): Callable => ({
    key: keyOf(option, cards, request),
    action: option.action,
    name: words.option(request, option),
  })
  const isOption = (action: string) => request.options.some((option) => option.action === action)
  const players = view.sides[seat].players.filter(({ number }) => isOutfield(number))
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
