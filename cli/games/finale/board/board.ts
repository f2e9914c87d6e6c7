import type { CardSet, FinaleEvent } from '@libero/finale'
import { facesOf, LINES, OUR_CARDS, PERIODS } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { ManSeen, Seen, SideSeen } from '@libero/finale/view'
import { byLine, handOf, handSize, inAction, isOnTheBall } from '@libero/finale/view'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Board, Scene } from '../../../boards/board.ts'
import { isViewers, KIT_STYLES, KITS } from '../../../boards/board.ts'
import type { Ink } from '../../../play/ink.ts'
import { apart, bare, cut, padEnd, padStart, widthOf } from '../../../play/ink.ts'
import { asksForTactic, bearing, callables, choicesInWords, drawChoices } from './choices.ts'
import { asksForDeck, chosenRow } from './packing.ts'
import type { ManState, Missing } from './parts.ts'
import { BESIDE_CARD, cellWidth, lineRows, manCell, shortChipOf, tacticRow } from './parts.ts'
import { keyOfMan, Print } from './print.ts'
import { lineUpsInWords, openPiles, ownCards, printedSquads, tableInWords } from './sheets.ts'
import { story } from './story.ts'
import { finaleBoardTexts } from './text.ts'

/** A table of Finale on a terminal: the visitors above, the coach's own men below, the tactic cards between. */
export function finaleBoard(
  language: Language,
  words: Wording<FinaleEvent>,
  set: CardSet = OUR_CARDS,
): Board<FinaleEvent, Seen> {
  const print = new Print(set, words, finaleBoardTexts[language])
  const { text } = print
  return {
    draw: (scene) => ({ table: drawTable(print, scene), choices: drawChoices(print, words, scene) }),
    sideName: (view, seat) => print.club(view, seat),
    occasion: (view) => firstLegWords(print, view),
    standing: (view) => `${score(print, view)}, ${clock(print, view)}`,
    bearing: (scene) => (asksForDeck(scene.request) ? lineUpsInWords(print, scene) : bearing(print, scene)),
    choices: (scene) => choicesInWords(print, words, scene),
    callables: (view, seat, request) => callables(print, words, view, seat, request),
    inWords: (scene) => tableInWords(print, scene),
    piles: (view, seat) => openPiles(print, view, seat),
    cards: (scene) => ownCards(print, scene),
    squads: (scene) => printedSquads(print, scene),
    legend: () => [...text.legend, fill(text.die, { faces: facesOf(set).join(' ') })],
    headline: (event, view) => (event.kind === 'goal' ? goalLine(print, event, view) : undefined),
    story: (events) => story(print, TEXTS[language].story, events),
  }
}

/** From this height on the hand is always seen whole, and from that on there is grass between the lines. */
const ROOMY = 28
const SPACIOUS = 36
/** Rows for one side on the smallest screen. */
const MOST_SIDE_ROWS = 5

const tally = ([home, away]: Pair<number>): string => `${home} : ${away}`

const score = (print: Print, s: Seen): string => `${print.club(s, 0)} ${tally(s.goals)} ${print.club(s, 1)}`

function clock(print: Print, s: Seen): string {
  const { text } = print
  if (s.outcome) return text.fullTime
  if (s.period === 0) return text.beforeKickOff
  if (s.shootOut) {
    const [home, away] = s.shootOut.scored
    return fill(text.shootOut, { home, away })
  }
  const part =
    s.period > PERIODS
      ? fill(text.extraTime, { period: s.period - PERIODS })
      : fill(text.period, { period: s.period })
  return `${s.minute}′ · ${part}`
}

/** §12.1 How the first leg ended, club by club: nobody has to know whose goals come first. */
function firstLegWords(print: Print, { aggregate, goals, ...s }: Seen): string | undefined {
  if (!aggregate) return undefined
  const seen = { aggregate, goals, ...s }
  return fill(print.text.firstLeg, {
    home: print.club(seen, 0),
    homeGoals: aggregate[0] - goals[0],
    away: print.club(seen, 1),
    awayGoals: aggregate[1] - goals[1],
  })
}

/** Which attack it is, or that it is the counter. */
function attackWords({ text }: Print, { attack, action, outcome }: Seen): string {
  if (!attack || attack.number === 0 || outcome) return ''
  if (!attack.counter) return fill(text.attack, { number: attack.number, of: attack.of })
  return action && action.bonus > 0 ? `${text.counter} +${action.bonus}` : text.counter
}

function drawTable(print: Print, scene: Scene<Seen>): string[] {
  const s = scene.view
  const rival = other(scene.seat)
  if (s.period === 0)
    return [
      scoreRow(print, s, scene),
      ...sideRows(print, s, rival, scene),
      ...sideRows(print, s, scene.seat, scene).reverse(),
      chosenRow(print, scene),
    ]
  const rows = [
    scoreRow(print, s, scene),
    ...sideRows(print, s, rival, scene),
    cardRow(print, s, rival, scene),
    cardRow(print, s, scene.seat, scene),
    ...sideRows(print, s, scene.seat, scene).reverse(),
  ]
  const isHandElsewhere = scene.fromStands || asksForTactic(scene.request)
  const hand = isHandElsewhere ? [] : handRows(print, s.sides[scene.seat], scene)
  return [...rows, stockRow(print, s, scene), ...hand]
}

function scoreRow(print: Print, s: Seen, scene: Scene): string {
  const { width, ink } = scene
  const name = (side: Seat) => {
    const club = isViewers(scene, side) ? `${print.club(s, side)} (${print.text.you})` : print.club(s, side)
    return ink(KIT_STYLES[side], side === 0 ? `${KITS[0]} ${club}` : `${club} ${KITS[1]}`)
  }
  const left = ` ${name(0)}  ${ink('strong', tally(s.goals))}  ${name(1)}`
  const right = [clock(print, s), attackWords(print, s)].filter(Boolean).join(' · ')
  return apart(left, `${right} `, width)
}

/** A side from its goal to the middle: keeper and bench, defence, midfield, attack. */
function sideRows(print: Print, s: Seen, side: Seat, scene: Scene<Seen>): string[] {
  const { width, ink } = scene
  const { men } = s.sides[side]
  const cell = cellWidth(width)
  const state = stateOf(s, side, scene)
  const cells = byLine(s.sides[side]).map((line) =>
    line.map((man) => manCell(print, man, keyOfMan(scene, side, men.indexOf(man)), state(man), cell, ink)),
  )
  const grass = width - 3
  const lines = cells.map((line, i) =>
    i === 0 ? [goalRow(print, s, side, line[0] ?? '', scene)] : lineRows(line, grass, cell),
  )
  const isCrowded = lines.flat().length > MOST_SIDE_ROWS
  return lines.flatMap((rows, i) => {
    // Where two lines need two rows each, an empty third gets none.
    if (isCrowded && cells[i]?.length === 0) return []
    const shown = rows.map((row) => pitchRow(print.text.places[LINES[i] ?? 'any'], row, width, ink))
    return scene.height >= SPACIOUS && i < LINES.length - 1
      ? [...shown, pitchRow(' ', '', width, ink)]
      : shown
  })
}

const pitchRow = (label: string, row: string, width: number, ink: Ink): string =>
  ink('pitch', padEnd(` ${label} ${row}`, width))

/** The keeper, and beside the goal the bench. */
function goalRow(print: Print, s: Seen, side: Seat, keeper: string, scene: Scene<Seen>): string {
  const { width, ink } = scene
  const { text } = print
  const { men } = s.sides[side]
  const state = stateOf(s, side, scene)
  const bench = men.filter((man) => man.where === 'bench')
  const goal = `${padEnd(keeper, cellWidth(width))} ${ink('faint', text.bench)} `
  const room = width - 3 - widthOf(goal)
  const names = bench.map((man) => print.shortName(man.id))
  const taken = (gap: number) => names.reduce((sum, name) => sum + widthOf(name) + 5 + gap, -gap)
  const gap = taken(2) <= room ? 2 : 1
  // The longest names give way first.
  while (taken(gap) > room) {
    const longest = names.reduce((a, b, i) => (widthOf(b) > widthOf(names[a] ?? '') ? i : a), 0)
    names[longest] = cut(names[longest] ?? '', widthOf(names[longest] ?? '') - 1)
  }
  const seats = bench.map((man, i) => {
    const isChoice = state(man) === 'choice'
    const sign = isChoice ? '›' : state(man) === 'comes-on' ? '▲' : ' '
    const front = `${padStart(keyOfMan(scene, side, men.indexOf(man)), 2)}${sign}${names[i]}`
    return `${isChoice ? ink('choice', front) : front} ${man.strength}`
  })
  return goal + (seats.join(' '.repeat(gap)) || text.nobody)
}

/** What a man is to the question or the action. */
function stateOf(s: Seen, side: Seat, { seat, request }: Scene): (man: ManSeen) => ManState {
  const own = s.sides[side]
  const options = new Set(side === seat ? request?.options.map(({ card }) => card) : [])
  const plans = own.changes ?? []
  return (man) => {
    if (own.leaving === man.id || plans.some(([off]) => off === man.id)) return 'leaves'
    if (plans.some(([, on]) => on === man.id)) return 'comes-on'
    if (options.has(man.id)) return 'choice'
    if (own.takers?.includes(man.id)) return 'in-action'
    if (!man.used) return 'rest'
    return man.used === s.action?.name ? 'in-action' : 'used-up'
  }
}

/** The tactic card a coach has lying on the middle line; who has the ball, what is played, and how strongly. */
function cardRow(print: Print, s: Seen, side: Seat, { width, ink }: Scene): string {
  const own = s.sides[side]
  const hasBall = isOnTheBall(s, side)
  const front = `${hasBall ? ink('strong', '▶') : ' '}${ink(KIT_STYLES[side], KITS[side])}`
  const used = inAction(s, side)
  const sum = used.length > 0 ? `Σ${used.reduce((total, man) => total + man.strength, 0)}` : ''
  const room = width - BESIDE_CARD
  const card = own.faceUp
    ? tacticRow(print, own.faceUp, room, ink, hasBall ? s.action?.name : undefined, missingIn(s))
    : own.laid
      ? print.text.faceDown
      : print.text.noCard
  const isPale = s.action ? !hasBall : !own.faceUp
  return `${front} ${padEnd(isPale ? ink('faint', bare(card)) : card, room)}${ink('strong', padStart(sum, 4))} `
}

/** §6.4 Whom the side that chooses has nobody free for. */
function missingIn(s: Seen): Missing | undefined {
  const { missing } = s.action ?? {}
  return missing && { side: s.phase === 'attackers-men' ? 'attack' : 'defence', lines: missing }
}

/** Both stocks on the line under the table. */
function stockRow(print: Print, s: Seen, scene: Scene): string {
  const { width, seat, ink } = scene
  const { text } = print
  const stock = (side: Seat) => {
    const own = s.sides[side]
    const isOwn = isViewers(scene, side)
    const counts = [
      ...(isOwn ? [] : [fill(text.hand, { count: handSize(own) })]),
      fill(text.deck, { count: own.deck }),
      fill(text.changes, { count: own.changesLeft }),
    ]
    // From the stands both hands are counted, which leaves no room for names.
    const whose = scene.fromStands ? KITS[side] : `${isOwn ? text.you : print.club(s, side)}:`
    return `${whose} ${counts.join(' · ')}`
  }
  const left = `─ ${stock(seat)} `
  const right = ` ${stock(other(seat))} ─`
  const dashes = '─'.repeat(Math.max(1, width - widthOf(left) - widthOf(right)))
  return ink('faint', cut(left + dashes + right, width))
}

/** The coach's hand while it is not asked for: whole rows if there is room, else one. */
function handRows(print: Print, side: SideSeen, { width, height, ink }: Scene): string[] {
  const hand = handOf(side)
  if (hand.length === 0) return []
  if (height >= ROOMY) return hand.map((id) => ` · ${tacticRow(print, id, width - BESIDE_CARD, ink)}`)
  const each = Math.floor((width - 1) / hand.length)
  const cards = hand.map((id) => {
    const tactic = print.tactic(id)
    return padEnd(cut(`${tactic ? shortChipOf(print, tactic, ink) : ''} ${print.name(id)}`, each - 2), each)
  })
  return [` ${cards.join('')}`]
}

function goalLine(print: Print, event: Extract<FinaleEvent, { kind: 'goal' }>, s: Seen): string {
  return fill(print.text.goal, {
    home: print.club(s, 0),
    away: print.club(s, 1),
    score: tally(event.goals),
  })
}
