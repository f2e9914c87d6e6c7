import type { HatTrickEvent } from '@libero/hat-trick'
import { CORNERS } from '@libero/hat-trick'
import type {
  Going,
  HatTrickOption,
  PlayerSeen,
  Seen,
  Standing,
  StyleCardOption,
} from '@libero/hat-trick/view'
import {
  fieldFrom,
  fieldsOfLine,
  footballsIn,
  handOf,
  isOutfield,
  lineOf,
  moveNotation,
  optionsOf,
  partsOf,
  passNotation,
  sideOf,
} from '@libero/hat-trick/view'
import type { Option, Request, Seat } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Callable, Scene } from '../../../boards/board.ts'
import { figure, likely as likelyWords } from '../../../boards/odds.ts'
import { bare, columns, padEnd, padStart, widthOf, wrapped } from '../../../play/ink.ts'
import { questionRows } from '../../../play/screen.ts'
import { footballs, inShort } from './pitch.ts'
import { bonusWords, subsInShort, useInShort } from './players.ts'
import type { Print } from './print.ts'

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
function keyOf(option: HatTrickOption, cards: readonly string[], request: Request): string {
  switch (option.kind) {
    case 'card':
      return String(cards.indexOf(option.card) + 1)
    case 'distance':
      return String(option.about.lines)
    case 'corner':
      return String(CORNERS.indexOf(option.about.corner) + 1)
    case 'regular-corner':
      return String(CORNERS.indexOf(option.about.corner) + 1 + CORNERS.length)
    case 'yes':
      return YES
    case 'no':
      return NO
    case 'substitution':
      return `${option.about.bench}:${option.about.number}`
    case 'turn-back':
      // Beside whatever is asked, so that no number of a card or a man can be meant.
      return option.action
    case 'style-card':
      return aimTyped(option) || placeOf(option, request)
    default:
      return isUse(option) && !request.options.some(({ kind }) => kind === 'move')
        ? placeOf(option, request)
        : option.action
  }
}

/** Whom a style card concerns, as a move would be typed; nothing where it concerns nobody. */
function aimTyped({ about: { number, other, way } }: StyleCardOption): string {
  return number === undefined ? `${other ?? ''}${way ?? ''}` : `${number}&${other}`
}

/** Options of the Players expansion that use a card: a skill, a style card, the bench. */
const USES: readonly string[] = [
  'skill',
  'style-card',
  'substitution',
  'prevention',
  'take-style',
  'turn-back',
]
const isUse = ({ kind }: Option): boolean => USES.includes(kind)
const usesOf = (request: Request): readonly HatTrickOption[] => optionsOf(request).filter(isUse)
const placeOf = ({ action }: Option, { options }: Request): string =>
  String(options.filter(isUse).findIndex((option) => option.action === action) + 1)

const cardsOf = (view: Seen, seat: Seat): readonly string[] => [...new Set(handOf(view.sides[seat]))]

/** Whoever stands where somebody goes, so that they change places. */
function changesWith(s: Seen, { with: number, withSeat: seat }: Going): Standing | undefined {
  const player = seat === undefined ? undefined : playerOf(s, seat, number)
  return seat === undefined || player === undefined ? undefined : { seat, player }
}

const playerOf = (s: Seen, seat: Seat, number: number | undefined): PlayerSeen | undefined =>
  s.sides[seat].players.find((player) => player.number === number)

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
  const key = (option: HatTrickOption, room = 2) =>
    ink('choice', padStart(keyOf(option, cards, request), room))
  const likely = (action: string) => {
    const prospect = scene.odds.get(action)
    return prospect ? `${GAP}${ink('strong', likelyWords(words, prospect))}` : ''
  }
  /** Where many stand side by side: the number alone. */
  const barely = ({ action }: Option) => {
    const prospect = scene.odds.get(action)
    return prospect ? ` ${ink('strong', figure(prospect))}` : ''
  }
  const isWide = ({ kind }: Option) => ['move', 'pass', 'switch', 'interchange'].includes(kind)
  const longest = (isOne: (option: Option) => boolean) =>
    Math.max(...request.options.filter(isOne).map((option) => widthOf(words.option(request, option))))
  const longestPass = longest(({ kind }) => kind === 'pass')
  const longestRow = longest((option) => !isWide(option) && !isUse(option))
  /** With what is likely in words, else as a number, else without, as far as there is room. */
  const fitting = (row: string, option: Option) =>
    [row + likely(option.action), row.trimEnd() + barely(option)].find(
      (each) => widthOf(each) <= width - 2,
    ) ?? row
  const to = (field: string, there: Standing | undefined) =>
    `${fieldFrom(seat, field)}${there ? ` ${inShort(there, ink)}` : ''}`
  const cell = (option: HatTrickOption): string => {
    switch (option.kind) {
      case 'move': {
        const { about } = option
        return `${key(option, 3)} ${about.way === 'forward' ? '↑' : '↓'}${to(about.to, changesWith(s, about))}`
      }
      case 'switch':
        return `${key(option, 3)} ↔${to(option.about.to, changesWith(s, option.about))}`
      case 'interchange':
        return `${key(option, 3)} ⇄`
      case 'pass': {
        const player = playerOf(s, seat, option.about.number)
        const where = player
          ? `  ${ink('faint', fieldFrom(seat, player.field ?? ''))} ${footballs(player)}`
          : ''
        return `${key(option)} ${padEnd(words.option(request, option), longestPass)}${where}`
      }
      case 'card': {
        const count = handOf(s.sides[seat]).filter((id) => id === option.card).length
        const row = `${key(option)} ${cardRow(print, option.card)}${count > 1 ? ` ×${count}` : ''}`
        return fitting(row, option)
      }
      default:
        return fitting(
          `${key(option)} ${padEnd(words.option(request, option), longestRow)}`,
          option,
        ).trimEnd()
    }
  }
  const options = optionsOf(request)
  const few = options.filter((option) => !isWide(option) && !isUse(option))
  const beside = (said: (option: HatTrickOption) => string) =>
    columns(options.filter(isWide).map(said), width - 2, 2)
  const figured = beside((option) => cell(option) + barely(option))
  const plain = beside(cell)
  const rows = [...few.map(cell), ...(figured.length <= plain.length ? figured : plain)]
  const question = questionRows(words.prompt(request), width, ink).length
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
  key: (option: HatTrickOption, room: number) => string,
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

/** `●●●○ 3 left   short pass`: what counts first. */
function cardRow(print: Print, id: string): string {
  const { kind, power, side } = partsOf(id)
  const discs = '●'.repeat(power).padEnd(4, '○')
  return `${discs} ${power}${print.text.flanks[side]}  ${print.name(kind)}`
}

/** For who listens: what is compared where the ball is, unless in an opportunity (§6.4), and the open cards. */
export function bearing(print: Print, { view: s, seat, request }: Scene<Seen>): string[] {
  const { text } = print
  if (!request || s.shootOut) return []
  const line = s.ball && lineOf(seat, s.ball.field)
  const sums = line === undefined ? undefined : footballsIn(s, fieldsOfLine(seat, line))
  const [home, away] = [s.sides[0].faceUp, s.sides[1].faceUp]
  return [
    ...(sums && !s.shot && !s.opportunity
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
  return optionsOf(request).map((option) => {
    const prospect = scene.odds.get(option.action)
    const said = [words.option(request, option)]
    if (option.kind === 'move') {
      const there = changesWith(s, option.about)
      said.push(fill(text.goesTo, { field: fieldFrom(seat, option.about.to) }))
      if (there) said.push(fill(text.swaps, { man: calledBy(print, seat, there) }))
    }
    if (option.kind === 'pass') {
      const player = playerOf(s, seat, option.about.number)
      if (player) said.push(fieldFrom(seat, player.field ?? ''), footballWords(print, player))
    }
    if (prospect) said.push(likelyWords(words, prospect))
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
  const offered = optionsOf(request).map((option) => ({
    key: keyOf(option, cards, request),
    action: option.action,
    name: words.option(request, option),
  }))
  const isOffered = ({ action }: Option) => offered.some((each) => each.action === action)
  const others = view.sides[seat].players
    .filter(({ number }) => isOutfield(number))
    .flatMap(({ number }) => wouldBe(number, request))
    .filter((option) => !isOffered(option))
    .map((option) => ({ key: option.action, action: option.action, name: words.option(request, option) }))
  return [...offered, ...others]
}

/** What naming a player means where a move or a pass is asked for. */
function wouldBe(number: number, { options }: Request): readonly Option[] {
  switch (options.find(({ kind }) => kind === 'move' || kind === 'pass')?.kind) {
    case 'move':
      return WAYS.map((way) => ({
        action: moveNotation(number, way),
        kind: 'move',
        about: { number, way },
      }))
    case 'pass':
      return [{ action: passNotation(number), kind: 'pass', about: { number } }]
    default:
      return []
  }
}
const WAYS = ['forward', 'back'] as const
