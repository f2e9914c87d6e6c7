import type { Fields, Position } from '@libero/kernel'
import { isObject, SEATS } from '@libero/kernel'
import { STYLES, WHENS } from '../cards/skills.ts'
import { read, write } from '../notation/index.ts'
import { PHASES } from '../phase.ts'
import { fieldName, numberOf } from '../rules/common.ts'
import { WHYS } from '../rules/deliver.ts'
import { dress, setFoot } from '../rules/skill.ts'
import { EMPTY, type State } from '../state.ts'
import { benchOf, styleList } from '../view.ts'
import {
  BENCH,
  CARD_IDS,
  FINAL_LINE,
  KINDS,
  LINES,
  MOST_FLIPS,
  MOST_SUBS,
  NUMBERS,
  OUTFIELD,
  SIDES,
} from '../vocabulary.ts'
import { cardOrNull, type Data, fieldOf, readNumber, readWho, who } from './words.ts'

/** What the Players expansion adds to a position (§13–§20). */

const LAST_STEP = 5
/** Far above what skills and style cards can add up to, even those of another box. */
const MOST_BONUS = 999
const MOST_PLUS = 99
const MOST_LASTING = 60
const MOST_IN_A_ROW = 999

/** §13.2 The card of a player, and what he did with it in this play. */
export function cardPosition(s: State, player: number): Position {
  return {
    type: s.cards.expansion.set.types[s.type[player]].id,
    gold: s.gold[player] === 1,
    side: SIDES[s.foot[player]],
    flips: s.flips[player],
    prevented: s.barred[player] === 1,
    lasting: { middle: (s.lasting[player] & 1) === 1, power: s.lasting[player] >> 1 },
    goldUsed: s.goldUsed[player] === 1,
  }
}

/** §19, §20 What a team has beside its players. */
export function teamPosition(s: State, seat: 0 | 1): Position {
  const jumper = s.jumper[seat]
  return {
    style: s.style[seat] < 0 ? null : STYLES[s.style[seat]],
    styleCards: styleList(s, s.held[seat]),
    usedStyleCards: styleList(s, s.spent[seat]),
    freshStyleCards: styleList(s, s.fresh[seat]),
    styled: s.styled[seat] === 1,
    helped: s.helped[seat] === 1,
    row: { kind: s.rowKind[seat] < 0 ? null : KINDS[s.rowKind[seat]], count: s.rowCount[seat] },
    changed: NUMBERS.filter((_, i) => (s.changed[seat] >> i) & 1),
    bonus: s.bonus[seat],
    subsLeft: s.subsLeft[seat],
    bench: benchOf(s, seat),
    captain: s.captain[seat] < 0 ? null : numberOf(s.captain[seat]),
    appeal: s.appeals[seat] === 1,
    starCards: s.starCards[seat] === 1,
    ...(s.terms.sidesAnew && { beganGold: NUMBERS.filter((_, i) => (s.began[seat] >> i) & 1) }),
    jumper: jumper === 0 ? null : { number: numberOf((jumper & 31) - 1), field: fieldName(jumper >> 5) },
  }
}

/** §15.10 Where the play stands. */
export function playPosition(s: State): Position {
  return {
    attacker: SEATS[s.attacker],
    fouler: who(s.fouler),
    red: s.red === 1,
    moment: WHENS[s.moment],
    step: s.nthQuestion,
    next: PHASES[s.phaseAfter],
    asked: SEATS[s.asked],
    declared: s.declared < 0 ? null : write(s, (1 - s.asked) as 0 | 1, s.declared),
    line: s.line,
    passer: who(s.passer),
    won: s.won === 1,
    why: WHYS[s.ballGoesBy],
    // As in the names of fields.
    row: s.receivingRow + 1,
    limit: s.highestLowNumber,
    kick: cardOrNull(s.kick),
    snapshot: s.snapshot === 1,
    plusPower: s.plusPower,
    plusDraws: s.plusDraws,
  }
}

/** His card says his numbers and his footballs; those of the position must be the same. */
export function readCard(
  s: State,
  player: number,
  data: Data,
  at: (field: string) => string,
  r: Fields,
): void {
  const { expansion } = s.cards
  const attack = s.attack[player]
  const defence = s.defence[player]
  const type = typeof data.type === 'string' ? expansion.type(data.type) : -1
  if (type < 0 || !expansion.plays(type, numberOf(player))) {
    r.wrong(at('type'))
    return
  }
  dress(s, player, type, r.flag(data.gold, at('gold')))
  if (s.attack[player] !== attack) r.wrong(at('attack'))
  if (s.defence[player] !== defence) r.wrong(at('defence'))
  setFoot(s, player, r.word(data.side, SIDES, at('side')))
  s.flips[player] = r.whole(data.flips, 0, MOST_FLIPS, at('flips'))
  s.barred[player] = r.flag(data.prevented, at('prevented'))
  const lasting = isObject(data.lasting) ? data.lasting : {}
  const middle = r.flag(lasting.middle, at('lasting.middle'))
  s.lasting[player] = middle | (r.whole(lasting.power, 0, MOST_LASTING, at('lasting.power')) << 1)
  s.goldUsed[player] = r.flag(data.goldUsed, at('goldUsed'))
}

export function readTeam(s: State, seat: 0 | 1, side: Data, at: (field: string) => string, r: Fields): void {
  s.style[seat] = r.word(side.style, STYLES, at('style'), true)
  s.held[seat] = readStyles(s, side.styleCards, at('styleCards'), r)
  s.spent[seat] = readStyles(s, side.usedStyleCards, at('usedStyleCards'), r)
  s.fresh[seat] = readStyles(s, side.freshStyleCards, at('freshStyleCards'), r)
  s.styled[seat] = r.flag(side.styled, at('styled'))
  s.helped[seat] = r.flag(side.helped, at('helped'))
  const row = isObject(side.row) ? side.row : {}
  s.rowKind[seat] = r.word(row.kind, KINDS, at('row.kind'), true)
  s.rowCount[seat] = r.whole(row.count, 0, MOST_IN_A_ROW, at('row.count'))
  for (const number of r.list(side.changed, OUTFIELD, at('changed')))
    s.changed[seat] |= 1 << readNumber(number, at('changed'), r)
  s.bonus[seat] = r.whole(side.bonus, 0, MOST_BONUS, at('bonus'))
  s.subsLeft[seat] = r.whole(side.subsLeft, 0, MOST_SUBS, at('subsLeft'))
  readBench(s, seat, side.bench, at('bench'), r)
  s.captain[seat] = side.captain === null ? -1 : seat * OUTFIELD + readNumber(side.captain, at('captain'), r)
  s.appeals[seat] = r.flag(side.appeal, at('appeal'))
  s.starCards[seat] = r.flag(side.starCards, at('starCards'))
  if (s.terms.sidesAnew) {
    s.began[seat] = 0
    for (const number of r.list(side.beganGold, OUTFIELD, at('beganGold')))
      s.began[seat] |= 1 << readNumber(number, at('beganGold'), r)
  }
  s.jumper[seat] = readJumper(seat, side.jumper, at('jumper'), r)
}

/** Style cards by id, each once, as bits. */
function readStyles(s: State, value: unknown, field: string, r: Fields): number {
  const { styles } = s.cards.expansion.set
  const ids = styles.map(({ id }) => id)
  let cards = 0
  for (const id of r.list(value, ids.length, field)) {
    const card = 1 << r.word(id, ids, field)
    if (cards & card) r.wrong(field)
    cards |= card
  }
  return cards
}

/** Places nobody sits on are as if he had come on. */
function readBench(s: State, seat: 0 | 1, value: unknown, field: string, r: Fields): void {
  const bench = r.list(value, BENCH, field)
  s.benchType[seat].fill(EMPTY)
  for (let i = 0; i < BENCH; i++) {
    if (i >= bench.length) {
      s.benchGone[seat] |= 1 << i
      continue
    }
    const data = r.object(bench[i], `${field}.${i}`)
    const type = typeof data.type === 'string' ? s.cards.expansion.type(data.type) : -1
    s.benchType[seat][i] = type < 0 ? r.wrong(`${field}.${i}.type`) : type
    s.benchGold[seat][i] = r.flag(data.gold, `${field}.${i}.gold`)
    s.benchGone[seat] |= r.flag(data.gone, `${field}.${i}.gone`) << i
  }
}

function readJumper(seat: 0 | 1, value: unknown, field: string, r: Fields): number {
  if (value === null) return 0
  const jumper = r.object(value, field)
  const player = seat * OUTFIELD + readNumber(jumper.number, `${field}.number`, r)
  const from = fieldOf(jumper.field)
  return player + 1 + 32 * (from < 0 ? r.wrong(`${field}.field`) : from)
}

export function readPlay(s: State, value: unknown, r: Fields): void {
  const play = r.object(value, 'play')
  const at = (field: string) => `play.${field}`
  s.attacker = r.word(play.attacker, SEATS, at('attacker'))
  s.fouler = readWho(play.fouler, at('fouler'), r)
  s.red = r.flag(play.red, at('red'))
  s.moment = r.word(play.moment, WHENS, at('moment'))
  s.nthQuestion = r.whole(play.step, 0, LAST_STEP + 1, at('step'))
  s.phaseAfter = r.word(play.next, PHASES, at('next'))
  if (!s.rules.knows(s.phaseAfter)) r.wrong(at('next'))
  s.asked = r.word(play.asked, SEATS, at('asked'))
  s.line = r.whole(play.line, 0, FINAL_LINE, at('line'))
  s.passer = readWho(play.passer, at('passer'), r)
  s.won = r.flag(play.won, at('won'))
  s.ballGoesBy = r.word(play.why, WHYS, at('why'))
  s.receivingRow = Math.max(0, r.whole(play.row, 1, LINES, at('row')) - 1)
  s.highestLowNumber = r.whole(play.limit, 0, 255, at('limit'))
  s.kick = r.word(play.kick, CARD_IDS, at('kick'), true)
  s.snapshot = r.flag(play.snapshot, at('snapshot'))
  s.plusPower = r.whole(play.plusPower, 0, MOST_PLUS, at('plusPower'))
  s.plusDraws = r.whole(play.plusDraws, -MOST_PLUS, MOST_PLUS, at('plusDraws'))
}

/** A skill that was declared; who is named in it can only be told once everybody stands on his field. */
export function readDeclared(s: State, value: unknown, r: Fields): void {
  const declared = isObject(value) ? value.declared : undefined
  s.declared = -1
  if (declared === null) return
  const action = typeof declared === 'string' ? read(s, (1 - s.asked) as 0 | 1, declared) : -1
  if (action < 0) r.wrong('play.declared')
  else s.declared = action
}
