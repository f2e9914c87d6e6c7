import type { MatchEvent, Request, Seat, View, Viewer } from '@libero/kernel'
import { allShown, SEATS, seatOf } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Board, Scene } from '../boards/board.ts'
import { KITS } from '../boards/board.ts'
import { figuresOf, NO_ODDS } from '../boards/odds.ts'
import { flow, inkOf, wrapped } from '../play/ink.ts'
import type { Playable } from '../play/playable.ts'
import { questionRows as askedRows } from '../play/screen.ts'
import type { CliText } from '../text/text.ts'
import { cite } from '../words.ts'

/** A match at one moment, as one viewer is shown it. */
export interface Moment<S, E extends MatchEvent> {
  readonly state: S
  /** What both coaches agreed on. */
  readonly agreed: unknown
  readonly viewer: Viewer
  /** What there is to say before the board. */
  readonly heading: readonly string[]
  /** Of a match that is over: what the viewer heard of it. */
  readonly heard?: readonly E[]
}

/** How a page is written. */
interface Paper {
  readonly width: number
  readonly language: Language
  readonly text: CliText['show']
}

/** A page is not a screen: it has room for whole cards, but needs no grass between the lines. */
const HEIGHT = 28

/** Columns before what did not fit into the row of its title. */
const INDENT = 5

const ink = inkOf('none')

/** A moment from top to bottom: what it is, the board, the cards where all are seen, who decides what. */
export function page<S, C, E extends MatchEvent, V extends View>(
  { entry: { game, wording, matters }, board: boardOf }: Playable<S, C, E, V>,
  { state, agreed, viewer, heading, heard }: Moment<S, E>,
  paper: Paper,
): readonly string[] {
  const { width, language, text } = paper
  // What a record or a position brought along may be called anything; what is shown of it may not.
  const options = allShown(agreed)
  const words = wording(language, options)
  const board = boardOf(language, words, options)
  const view = allShown(game.view(state, viewer))
  const isAll = viewer === 'omniscient'
  const requests = SEATS.flatMap((_, seat) => game.request(state, seat as Seat) ?? [])
  const isAnswerable = ({ seat }: Request) => isAll || seatOf(viewer) === seat
  const sceneOf = (seat: Seat, request?: Request): Scene<V> => ({
    view,
    seat,
    ...(seatOf(viewer) === undefined && { fromStands: true }),
    request,
    odds: request ? figuresOf(game, matters, state, request.seat) : NO_ODDS,
    width,
    height: HEIGHT,
    ink,
  })
  // Who alone is asked is seen from his side of the table: its numbers are those of his options.
  const sole = requests.length === 1 ? requests[0]?.seat : undefined
  const below = seatOf(viewer) ?? (isAll ? sole : undefined) ?? 0
  const asked = requests.find((request) => request.seat === below && isAnswerable(request))
  return [
    ...[...heading, text.seenBy[viewer]].flatMap((row) => wrapped(row, width - 1)),
    '',
    ...board.draw(sceneOf(below, asked)).table,
    ...(isAll ? pileRows(board, view, paper) : []),
    ...requests.flatMap((request) => [
      '',
      ...(isAnswerable(request)
        ? questionRows(board, words, request, sceneOf(request.seat, request), paper)
        : [fill(text.decidesUnseen, { side: sideOf(board, view, request.seat) })]),
    ]),
    ...(heard ? ['', ...board.story(allShown(heard), view).map((row) => ` ${row}`)] : []),
  ]
}

const sideOf = <E extends MatchEvent>(board: Board<E>, view: View, seat: Seat): string =>
  `${KITS[seat]} ${board.sideName(view, seat)}`

/** The cards of both sides, pile by pile. */
function pileRows<E extends MatchEvent>(board: Board<E>, view: View, { width }: Paper): string[] {
  return SEATS.flatMap((_, seat) => {
    const piles = board.piles(view, seat as Seat)
    if (piles.length === 0) return []
    const rows = piles.flatMap(({ title, cards, inRows }) =>
      inRows
        ? [`   ${title}:`, ...cards.map((row) => `  ${row}`)]
        : flow(`   ${title}: `, cards, width - 1, ' · ', INDENT),
    )
    return ['', ` ${sideOf(board, view, seat as Seat)}`, ...rows]
  })
}

/** Whose decision it is, the question as it is put to him, and its options one a line. */
function questionRows<E extends MatchEvent>(
  board: Board<E>,
  words: Wording<E>,
  request: Request,
  scene: Scene,
  { width, text }: Paper,
): string[] {
  const side = sideOf(board, scene.view, request.seat)
  return [
    fill(text.decides, { side, rule: cite(request.rule) }),
    ...askedRows(words.prompt(request), width, inkOf('none')),
    ...board.choices(scene).flatMap((row) => wrapped(row, width - 1, '      ')),
  ]
}
