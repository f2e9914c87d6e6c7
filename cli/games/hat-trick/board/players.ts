import type { PlayerType } from '@libero/hat-trick'
import { skillIn, styleCardIn, teamPower, typeOf } from '@libero/hat-trick'
import type { TypeWords } from '@libero/hat-trick/text'
import {
  coloursInWords,
  conditionWords,
  powerInWords,
  skillWords,
  styleCardText,
  styleCardWords,
  typeWords,
} from '@libero/hat-trick/text'
import type { BenchSeen, HatTrickOption, PlayerSeen, Seen, SideSeen, Sign, Use } from '@libero/hat-trick/view'
import { isOutfield, isToBeCompared } from '@libero/hat-trick/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Scene } from '../../../boards/board.ts'
import { KIT_STYLES, KITS } from '../../../boards/board.ts'
import type { Ink } from '../../../play/ink.ts'
import { padEnd, padStart, widthOf, wrapped } from '../../../play/ink.ts'
import type { PlayersPrint, Print } from './print.ts'

/** Gold by a sign as well as by colour. */
export const GOLD = '*'

export const goldMark = ({ gold }: Pick<PlayerSeen, 'gold'>): string => (gold ? GOLD : ' ')

const wordsOf = ({ text }: PlayersPrint, { type = '' }: Pick<PlayerSeen, 'type'>): TypeWords =>
  typeWords(text, type)

/** What the side does that he shows, as the cards of the match have it. */
function skillOf({ set, text }: PlayersPrint, { type = '', gold }: PlayerSeen): string {
  const skill = skillIn(set, type, gold ? 'gold' : 'silver')
  return skill ? skillWords(skill, text.skills) : ''
}

/** What a style card does, likewise. */
function effectOf({ set, text }: PlayersPrint, id: string): string {
  const card = styleCardIn(set, id)
  return card ? styleCardText(card, text.skills) : ''
}

const cardOf = ({ set }: PlayersPrint, { type }: Pick<PlayerSeen, 'type'>): PlayerType | undefined =>
  typeOf(type, set)

/** '2/3' where his card prints other numbers than that of his position. */
export function otherNumbers({ number, numbers = [] }: PlayerSeen): string {
  const isSame = numbers.length === 0 || (numbers.length === 1 && numbers[0] === number)
  return isSame ? '' : numbers.join('/')
}

/** His type as short as the room asks for, gold in gold. */
export function typeCell(players: PlayersPrint, player: PlayerSeen, room: number, ink: Ink): string {
  const { short, tiny } = wordsOf(players, player)
  const fits = widthOf(short) <= room
  const name = fits ? short : tiny
  const cell = [...name].slice(0, Math.max(0, room)).join('')
  return padEnd(player.gold ? ink('gold', cell) : cell, room)
}

/** 'Tactical 1/3 [Nutmeg] · changes 3 · captain 6': what a team has beside its players. */
export function teamFacts({ text, board }: PlayersPrint, side: SideSeen, ink: Ink): string[] {
  const { style = null, styleCards = [], justWon = [], progress = [], subs, captain, appeal } = side
  const far = progress
    // A team of the total style needs no row: it wins its card in one turn.
    .filter(({ style: each, now }) => each !== 'total' && (style !== null || now > 0))
    .map(({ style: each, of, now }) => `${style === null ? `${text.styles[each].name} ` : ''}${now}/${of}`)
  const held = styleCards.map((card) =>
    ink(
      'strong',
      fill(justWon.includes(card) ? board.justWon : board.styleCard, {
        card: styleCardWords(text, card).name,
      }),
    ),
  )
  const team =
    style === null
      ? [board.noStyle, ...(far.length > 0 ? [`(${far.join(', ')})`] : [])]
      : [text.styles[style].name, ...far]
  return [
    [...team, ...held].join(' '),
    ...(subs === undefined ? [] : [fill(board.subs, { count: subs })]),
    ...(captain === undefined
      ? []
      : captain === null
        ? [board.noCaptain]
        : [fill(appeal ? board.captain : board.appealed, { number: captain })]),
  ]
}

/** 'defence 13, midfield 11, attack 8 · blue and white': what the team card prints; a squad has none. */
export function teamCardFact({ text, set }: PlayersPrint, { team }: SideSeen): string[] {
  const card = set.teams.find(({ id }) => id === team)
  if (!card) return []
  const colours = coloursInWords(text, card)
  return [[powerInWords(text, teamPower(card, set)), ...(colours ? [colours] : [])].join(' · ')]
}

/** 'bench 1 Sweeper, 3 Forward*', as far as anybody is left there. */
export function benchFact(players: PlayersPrint, { bench }: SideSeen): string[] {
  if (bench === undefined) return []
  const left = bench.flatMap((man, i) => (man.gone ? [] : [`${i + 1} ${benchMan(players, man)}`]))
  return [fill(players.board.bench, { bench: left.join(', ') || '–' })]
}

const benchMan = ({ text }: PlayersPrint, { type, gold }: BenchSeen) =>
  `${typeWords(text, type).short}${gold ? GOLD : ''}`

/** What skills and style cards have added to a comparison still to come, in the order it is told: attack, defence. */
export function bonusWords(
  { players }: Print,
  s: Seen,
  length: 'bonus' | 'bonusInShort' = 'bonus',
): string[] {
  const { play } = s
  if (!players || !play || !isToBeCompared(s)) return []
  const [home, away] = play.bonus
  const [attack, defence] = play.attacker === 'home' ? [home, away] : [away, home]
  return attack === 0 && defence === 0 ? [] : [fill(players.board[length], { attack, defence })]
}

/** For who listens: type and side of his card, and its numbers where they are not that of his position. */
export function cardWords(players: PlayersPrint, player: PlayerSeen): string[] {
  const numbers = otherNumbers(player)
  const { sides } = players.text
  return [
    `${wordsOf(players, player).name} (${player.gold ? sides.gold : sides.silver})`,
    ...(numbers ? [fill(players.board.printed, { numbers })] : []),
  ]
}

/** ` 10* Target man   10/11 ▲4▼1 (3/1) b5`: as he shows himself, with the other side of his card. */
export function printedCard(players: PlayersPrint, player: PlayerSeen, where: string, ink: Ink): string {
  const card = cardOf(players, player)
  const turned = card && (player.gold ? card.silver : card.gold)
  const back = turned ? `(${turned.attack}/${turned.defence})` : ''
  const front = ` ${padStart(String(player.number), 2)}${goldMark(player)}`
  const numbers = padEnd(otherNumbers(player), 5)
  return `${front} ${typeCell(players, player, 12, ink)} ${numbers} ▲${player.attack}▼${player.defence} ${back} ${where}`
}

/** Both teams' skills that lie open, one's own first. */
export function skillSheet(print: Print, players: PlayersPrint, scene: Scene<Seen>): string[] {
  const s = scene.view
  return [scene.seat, other(scene.seat)].flatMap((side) => {
    const title = fill(players.board.sheets.skills, { team: print.side(s, side as Seat) })
    return [
      '',
      scene.ink(KIT_STYLES[side as Seat], ` ${KITS[side as Seat]} ${title}`),
      ...s.sides[side as Seat].players
        .filter(({ number, field }) => isOutfield(number) && field !== null)
        .flatMap((player) => {
          const { name } = wordsOf(players, player)
          const front = ` ${padStart(String(player.number), 2)}${goldMark(player)} `
          const rows = wrapped(`${name}: ${skillOf(players, player)}`, scene.width - 1 - front.length)
          return rows.map((row, i) => (i === 0 ? front : ' '.repeat(front.length)) + row)
        }),
    ]
  })
}

/** The coach's style cards with what they do, those laid aside, and what wins another. */
export function styleSheet(players: PlayersPrint, side: SideSeen, { ink, width }: Scene): string[] {
  const { board, text, set } = players
  const { styleCards = [], usedStyleCards = [], progress = [] } = side
  const told = (cards: readonly string[]) =>
    cards.flatMap((id) => {
      const { name } = styleCardWords(text, id)
      return wrapped(`   ${name}: ${effectOf(players, id)}`, width - 1, '     ')
    })
  const section = (title: string, rows: readonly string[]) =>
    rows.length === 0 ? [] : [ink('strong', ` ${title}`), ...rows]
  return [
    ...section(board.sheets.held, told(styleCards)),
    ...section(
      board.sheets.spent,
      usedStyleCards.map((id) => `   ${styleCardWords(text, id).name}`),
    ),
    ...section(
      board.sheets.wins,
      progress.flatMap(({ style }) =>
        wrapped(`   ${text.styles[style].name}: ${conditionWords(style, set, text)}`, width - 1, '     '),
      ),
    ),
  ]
}

const SIGNS: Readonly<Record<Sign, string>> = { '+': '↑', '-': '↓', '<': '←', '>': '→', '~': '↩', '.': '–' }

/** Whom a skill or a style card is used on and which way, by signs: '8↑', '→9', '6⇄7'; `one` changes places. */
function aimInShort({ way, other }: Use, one?: number): string {
  if (other === undefined) return way === undefined ? '' : SIGNS[way]
  if (one !== undefined) return `${one}⇄${other}`
  return way === undefined ? `→${other}` : `${other}${SIGNS[way]}`
}

/** `1 Sweeper → 2 3 10` for everybody on the bench who can come on, and how that is typed. */
export function subsInShort(
  players: PlayersPrint,
  s: Seen,
  seat: Seat,
  subs: readonly HatTrickOption[],
  ink: Ink,
): string[] {
  const changes = subs.flatMap(({ kind, about }) => (kind === 'substitution' ? [about] : []))
  const rows = [...new Set(changes.map(({ bench }) => bench))].map((bench) => {
    const man = s.sides[seat].bench?.[bench - 1]
    const name = man ? ` ${benchMan(players, man)}` : ''
    const numbers = changes.flatMap((each) => (each.bench === bench ? [each.number] : []))
    return `${ink('choice', padStart(String(bench), 2))}${name} → ${ink('choice', numbers.join(' '))}`
  })
  const [{ bench: nth = '', number = '' } = {}] = changes
  return [...rows, ink('faint', `   ${fill(players.board.subTyped, { nth, number })}`)]
}

/** The use of a card in a few signs, where there is no room for words. */
export function useInShort(
  players: PlayersPrint,
  s: Seen,
  seat: Seat,
  option: HatTrickOption,
  ink: Ink,
): string {
  const { text } = players
  const theirs = (number: number) => ink(KIT_STYLES[other(seat)], `${KITS[other(seat)]}${number}`)
  switch (option.kind) {
    case 'take-style':
      return text.styles[option.about.style].name
    case 'prevention':
      return `${option.about.number} ✕ ${theirs(option.about.other)}`
    case 'turn-back':
      return `${option.about.number} ${wordsOf(players, option.about).short} ${SIGNS['~']}`
    case 'style-card': {
      const { about } = option
      return `${styleCardWords(text, about.card).name} ${aimInShort(about, about.number)}`.trimEnd()
    }
    case 'skill': {
      const { about } = option
      const player = s.sides[seat].players.find(({ number }) => number === about.number)
      const who = player
        ? `${about.number}${goldMark(player).trim()} ${wordsOf(players, player).short}`
        : String(about.number)
      const lender = about.from === undefined ? '' : `(${about.theirs ? theirs(about.from) : about.from})`
      return [who, lender, aimInShort(about)].filter(Boolean).join(' ')
    }
    default:
      return option.action
  }
}
