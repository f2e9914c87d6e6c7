import type { CaptainTsubasaEvent, CardSet } from '@libero/captain-tsubasa'
import { COLOURS, HALVES, OUR_CARDS } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { isOpening, isOver } from '@libero/captain-tsubasa/view'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Board, Scene } from '../../../boards/board.ts'
import { isViewers, KIT_STYLES, KITS } from '../../../boards/board.ts'
import { apart, wrapped } from '../../../play/ink.ts'
import { asksForField, asksForHand, bearing, callables, choicesInWords, drawChoices } from './choices.ts'
import { aboutRows, areaRows, benchRows, fieldRows, handRows, sideRow, sumsRows } from './parts.ts'
import { Print } from './print.ts'
import { openPiles, piles, printedCards, tableInWords } from './sheets.ts'
import { story } from './story.ts'

/** A table of Captain Tsubasa on a terminal: both play areas, the coach's own below, then match cards and hand. */
export function captainTsubasaBoard(
  language: Language,
  words: Wording<CaptainTsubasaEvent>,
  set: CardSet = OUR_CARDS,
  firstGame = false,
  guaranteed = false,
): Board<CaptainTsubasaEvent, Seen> {
  const print = new Print(language, words, set, firstGame, guaranteed)
  const { text } = print
  return {
    draw: (scene) => {
      const table = drawTable(print, scene)
      return { table, choices: drawChoices(print, words, scene, table.length) }
    },
    sideName: (view, seat) => print.side(view, seat),
    standing: (view) => `${score(print, view)}, ${clock(print, view)}`,
    bearing: (scene) => bearing(print, scene),
    choices: (scene) => choicesInWords(print, words, scene),
    callables: (view, seat, request) => callables(print, words, view, seat, request),
    inWords: (scene) => tableInWords(print, scene),
    piles: (view, seat) => openPiles(print, view, seat),
    cards: (scene) => piles(print, scene),
    squads: (scene) => printedCards(print, scene),
    legend: () => legend(print),
    headline: (event, view) =>
      event.kind === 'goal'
        ? fill(text.goal, {
            home: print.side(view, 0),
            away: print.side(view, 1),
            score: tally(event.score),
          })
        : undefined,
    story: (events) => story(print, events),
  }
}

const tally = ([home, away]: Pair<number>): string => `${home} : ${away}`

const score = (print: Print, s: Seen): string => `${print.side(s, 0)} ${tally(s.goals)} ${print.side(s, 1)}`

function clock({ text }: Print, s: Seen): string {
  if (isOver(s)) return text.fullTime
  const half =
    s.half > HALVES
      ? fill(text.extraTime, { half: s.half - HALVES })
      : fill(text.half, { half: Math.max(1, s.half) })
  const round = s.stoppage > 0 ? text.stoppage : fill(text.round, { round: s.round, rounds: s.rounds })
  return [`${s.minute}′`, half, ...(s.round > 0 ? [round] : [])].join(' · ')
}

/** Abbreviations are explained as the cards have them. */
function legend(print: Print): string[] {
  const { text, game } = print
  const { musts, whens, deeds } = game.abilities.brief
  const bookings = Object.fromEntries(COLOURS.map((colour) => [colour, print.penalty(colour)]))
  const save = fill(deeds.save, { held: '1', corner: '2–3' })
  return text.legend.flatMap((row) =>
    wrapped(fill(row, { ...musts, ...whens, save, ...bookings }), LEGEND_WIDTH, '  '),
  )
}
const LEGEND_WIDTH = 78

function drawTable(print: Print, scene: Scene<Seen>): string[] {
  const s = scene.view
  const { seat, request } = scene
  const rival = other(seat)
  return [
    scoreRow(print, s, scene),
    sideRow(print, s, rival, scene),
    ...(isOpening(s)
      ? aboutRows(print, scene)
      : [
          ...areaRows(print, s, rival, scene),
          ...sumsRows(print, s, scene),
          ...areaRows(print, s, seat, scene),
        ]),
    sideRow(print, s, seat, scene),
    ...(asksForField(request) ? [] : fieldRows(print, s, scene)),
    ...benchRows(print, s, scene),
    ...(scene.fromStands || asksForHand(scene.view, seat, request)
      ? []
      : handRows(print, s.sides[seat], scene)),
  ]
}

function scoreRow(print: Print, s: Seen, scene: Scene): string {
  const { width, ink } = scene
  const name = (side: Seat) => {
    const team = isViewers(scene, side) ? `${print.side(s, side)} (${print.text.you})` : print.side(s, side)
    return ink(KIT_STYLES[side], side === 0 ? `${KITS[0]} ${team}` : `${team} ${KITS[1]}`)
  }
  const left = ` ${name(0)}  ${ink('strong', tally(s.goals))}  ${name(1)}`
  return apart(left, `${clock(print, s)} `, width)
}
