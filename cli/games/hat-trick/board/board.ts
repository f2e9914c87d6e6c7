import type { CardSet, ExpansionSet, HatTrickEvent } from '@libero/hat-trick'
import { HALVES, OUR_CARDS } from '@libero/hat-trick'
import { sumsIf, sumsText } from '@libero/hat-trick/sums'
import { nearest, spelled, TEXTS } from '@libero/hat-trick/text'
import type { Seen, SideSeen } from '@libero/hat-trick/view'
import { handOf, keeperHasBall } from '@libero/hat-trick/view'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Board, Scene } from '../../../boards/board.ts'
import { isViewers, KIT_STYLES, KITS } from '../../../boards/board.ts'
import { apart, cut, padEnd, widthOf } from '../../../play/ink.ts'
import { playersText } from '../players-words.ts'
import { asksForCard, bearing, callables, choicesInWords, drawChoices } from './choices.ts'
import { paragraphs } from './paragraphs.ts'
import { BALL, pitchRows, SPACIOUS } from './pitch.ts'
import { benchFact, bonusWords, teamFacts } from './players.ts'
import { playersBoardTexts } from './players-text.ts'
import { Print } from './print.ts'
import { openPiles, ownCards, printedTeams, stock, tableInWords } from './sheets.ts'
import { story } from './story.ts'
import { hatTrickBoardTexts } from './text.ts'

/** A table of Hat-Trick on a terminal: the pitch standing, the coach's own goal below, then cards and hand. */
export function hatTrickBoard(
  language: Language,
  words: Wording<HatTrickEvent>,
  set: CardSet = OUR_CARDS,
  expansion?: ExpansionSet,
): Board<HatTrickEvent, Seen> {
  const text = hatTrickBoardTexts[language]
  const players = expansion && {
    set: expansion,
    language,
    text: playersText(language),
    board: playersBoardTexts[language],
    flanks: text.flanks,
  }
  const print = new Print(set, words, text, players)
  return {
    draw: (scene) => {
      const table = drawTable(print, scene)
      return { table, choices: drawChoices(print, words, scene, table.length) }
    },
    sideName: (view, seat) => print.side(view, seat),
    standing: (view) => `${score(print, view)}, ${clock(print, view)}`,
    bearing: (scene) => bearing(print, scene),
    choices: (scene) => choicesInWords(print, words, scene),
    sumsIf: ({ view, seat }, option) =>
      sumsIf(view, seat, option).map((each) => ({ line: each.line, sums: sumsText(each, seat) })),
    callables: (view, seat, request) => callables(words, view, seat, request),
    ...(expansion && {
      spelled,
      nearest: (typed) => nearest(expansion, typed),
      paragraphs: (request) => paragraphs(expansion, request),
    }),
    inWords: (scene) => tableInWords(print, scene),
    piles: (view, seat) => openPiles(print, view, seat),
    cards: (scene) => ownCards(print, scene),
    squads: (scene) => printedTeams(print, scene),
    legend: () => players?.board.legend ?? text.legend,
    headline: (event, view) =>
      event.kind === 'goal'
        ? fill(text.goal, {
            home: print.side(view, 0),
            away: print.side(view, 1),
            score: tally(event.goals),
          })
        : undefined,
    story: (events, view) => story(print, TEXTS[language].story, events, view),
  }
}

const tally = ([home, away]: Pair<number>): string => `${home} : ${away}`

const score = (print: Print, s: Seen): string => `${print.side(s, 0)} ${tally(s.goals)} ${print.side(s, 1)}`

function clock(print: Print, s: Seen): string {
  const { text } = print
  if (s.outcome) return text.fullTime
  if (s.shootOut) {
    const [home, away] = s.shootOut.scored
    return fill(text.shootOut, { home, away })
  }
  const part = s.half > HALVES ? text.extraTime : fill(text.half, { half: s.half })
  return `${s.minute}′ · ${part}`
}

function drawTable(print: Print, scene: Scene<Seen>): string[] {
  const s = scene.view
  const { seat } = scene
  return [
    scoreRow(print, s, scene),
    ...sideRows(print, s, other(seat), scene),
    ...pitchRows(print, scene),
    ...sideRows(print, s, seat, scene),
    cardsRow(print, s, scene),
    ...(scene.fromStands || asksForCard(scene.request) ? [] : [handRow(print, s.sides[seat], scene)]),
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

/** Behind each goal: the keeper, the team's yellow card, and its cards. */
function sideRows(print: Print, s: Seen, side: Seat, scene: Scene): string[] {
  const { width, height, ink } = scene
  const { text } = print
  const own = s.sides[side]
  const ball = keeperHasBall(s, side) ? ink('chosen', BALL) : ' '
  const keeper = `${ball}${ink(KIT_STYLES[side], `${KITS[side]} 1`)} ${text.keepers[own.starKeeper ? 'star' : 'regular']}`
  const yellow = own.yellow ? `   ${ink('yellow-card', '▮')} ${text.yellow}` : ''
  const right = `${ink('faint', stock(print, own, !isViewers(scene, side)))} `
  const row = apart(keeper + yellow, right, width)
  if (!print.players) return [row]
  // What the team has beside its players stands in the same row if there is room, else behind it.
  const facts = teamFacts(print.players, own, ink)
  const joined = `${keeper}${yellow}   ${facts.join(' · ')}`
  if (height < SPACIOUS && widthOf(joined) + widthOf(right) < width) return [apart(joined, right, width)]
  const more = height < SPACIOUS ? [] : benchFact(print.players, own)
  return [row, padEnd(cut(`     ${[...facts, ...more].join(' · ')}`, width), width)]
}

/** What lies on the table: both cards of this turn, and what they have led to. */
function cardsRow(print: Print, s: Seen, { width, seat, ink }: Scene): string {
  const { text } = print
  const card = (side: Seat): string | undefined => {
    const { faceUp, laid, corner } = s.sides[side]
    const chosen = corner && corner !== true && side === seat ? ` → ${print.name(corner)}` : ''
    if (faceUp) return print.name(faceUp) + chosen
    if (!laid) return undefined
    return laid === true ? text.faceDown : `${print.name(laid)} (${text.faceDown})`
  }
  const shown = ([0, 1] as const).flatMap((side) => {
    const words = card(side)
    return words === undefined ? [] : [`${ink(KIT_STYLES[side], KITS[side])} ${words}`]
  })
  const left = ` ${shown.join('   ') || ink('faint', text.noCards)}`
  const right = (length: 'bonus' | 'bonusInShort') =>
    `${ink('strong', [...bonusWords(print, s, length), moment(print, s)].filter(Boolean).join(' · '))} `
  const isRoomy = widthOf(left) + widthOf(right('bonus')) < width
  return apart(left, right(isRoomy ? 'bonus' : 'bonusInShort'), width)
}

function moment({ text }: Print, s: Seen): string {
  if (s.outcome) return ''
  if (s.shot && s.phase === 'save')
    return fill(text.shot, { power: s.shot.power, drawn: s.shot.drawn, draws: s.shot.draws })
  if (s.shot?.penalty) return text.penalty
  return s.opportunity ? text.opportunity : ''
}

/** The coach's hand while it is not asked for. */
function handRow(print: Print, side: SideSeen, { width, ink }: Scene): string {
  const cards = handOf(side).map((id) => print.name(id))
  const row = ` ${ink('faint', `${print.text.yourHand}:`)} ${cards.join(' · ') || '–'}`
  return padEnd(cut(row, width), width)
}
