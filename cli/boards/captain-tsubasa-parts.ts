import type { Price, Token } from '@libero/captain-tsubasa'
import { TOKENS } from '@libero/captain-tsubasa'
import { figure } from '@libero/captain-tsubasa/text/options'
import type { Seat } from '@libero/kernel'
import { fill, other } from '@libero/kernel'
import type { Ink } from '../play/ink.ts'
import { apart, cut, padEnd, widthOf } from '../play/ink.ts'
import type { Scene } from './board.ts'
import { KIT_STYLES, KITS } from './board.ts'
import type { Print, Seen, SideSeen } from './captain-tsubasa-seen.ts'
import { attackerOf, counted, inAreas } from './captain-tsubasa-seen.ts'

export const BALL = '◉'
const MAY_BE_CHOSEN = '›'
const BEING_PLAYED = '▸'
const NONE = '–'

/** A token of each kind, told apart by shape as well as by colour. */
export const TOKEN_SIGNS: Readonly<Record<Token, string>> = { shot: '▲', pass: '▶', defence: '▼' }

/** '▲▶▶' is one shot token and two pass tokens. */
export function priceSigns(price: Price | undefined, ink: Ink): string {
  return TOKENS.map((token) => ink(token, TOKEN_SIGNS[token].repeat(price?.[token] ?? 0))).join('')
}

/** 'shot ▲▲ pass ▶ def –', or without words where there is no room. */
export function poolSigns(print: Print, { pool }: SideSeen, ink: Ink, withWords = true): string {
  const { kinds } = print.game.abilities.brief
  return TOKENS.map((token) => {
    const signs = ink(token, TOKEN_SIGNS[token].repeat(pool[token]))
    const held = pool[token] > 0 ? signs : ink('faint', NONE)
    return withWords ? `${ink('faint', kinds[token])} ${held}` : held
  }).join(withWords ? '  ' : ' ')
}

/** '3/4/1' with what counts for this role set off: shot and pass in attack, defence against it. */
export function valueSigns(print: Print, id: string, ink: Ink, attacks?: boolean): string {
  return TOKENS.map((token) => {
    const value = print.value(id, token)
    if (attacks === undefined) return value
    return ink((token !== 'defence') === attacks ? 'strong' : 'faint', value)
  }).join(ink('faint', '/'))
}

/** Texts one behind the other in as many rows as they need, the first behind a label. */
export function flow(label: string, items: readonly string[], width: number, gap = '  '): string[] {
  const indent = widthOf(label)
  const rows: string[] = []
  let row = label
  let isFresh = true
  for (const item of items) {
    const piece = cut(item, width - indent)
    if (!isFresh && widthOf(row) + widthOf(gap) + widthOf(piece) > width) {
      rows.push(row)
      row = ' '.repeat(indent)
      isFresh = true
    }
    row += isFresh ? piece : gap + piece
    isFresh = false
  }
  return [...rows, row]
}

/** The cards of a play area as they came; those in question are marked. */
export function areaRows(print: Print, s: Seen, side: Seat, { request, width, ink }: Scene): string[] {
  const asked = new Set(
    (request?.options ?? [])
      .filter(({ kind }) => kind === 'target' || kind === 'save')
      .map(({ action }) => action),
  )
  const attacks = attackerOf(s) === side
  const cards = s.sides[side].area.map((id) => {
    const isPlaying = id === s.playing
    const sign = isPlaying ? BEING_PLAYED : asked.has(id) ? MAY_BE_CHOSEN : ''
    const name = ink(isPlaying ? 'chosen' : KIT_STYLES[side], `${sign}${print.short(id)}`)
    return `${name} ${valueSigns(print, id, ink, attacks)}`
  })
  const label = '   '
  const rows =
    cards.length > 0 ? flow(label, cards, width - 1, '   ') : [`${label}${ink('faint', print.text.empty)}`]
  return rows.map((row) => ink('pitch', padEnd(row, width)))
}

/** What meets what: the sums of the cards, and in a contest tokens and dice. */
export function sumsRow(print: Print, s: Seen, { width, ink }: Scene): string {
  const { text } = print
  const count = s.contest ? '' : fill(text.cards, { cards: inAreas(s), limit: s.limit })
  const row = apart(` ${sums(print, s, ink)}`, `${ink('faint', count)} `, width)
  return ink('pitch', row)
}

export function sums(print: Print, s: Seen, ink: Ink): string {
  const { text } = print
  const { tokens } = print.game.names
  const attacker = attackerOf(s)
  const defender = other(attacker)
  const kit = (side: Seat) => ink(KIT_STYLES[side], `${KITS[side]} ${print.side(s, side)}`)
  if (!s.contest) {
    const { shot, pass } = s.sides[attacker].sums
    const { defence } = s.sides[defender].sums
    const own = `${tokens.shot} ${ink('strong', `${figure(shot)}`)} · ${tokens.pass} ${ink('strong', `${figure(pass)}`)}`
    const theirs = `${tokens.defence} ${ink('strong', `${figure(defence)}`)}`
    return `${ink('chosen', BALL)} ${kit(attacker)} ${own}   ${text.against}   ${kit(defender)} ${theirs}`
  }
  const { action, attack, defence, dice, keeper, keeperDie } = s.contest
  const total = (sum: number, seat: Seat) => {
    const spent = s.contest?.spent[seat] ?? 0
    const parts = [sum - spent, spent, ...(dice ? [dice[seat]] : [])]
    const all = parts.reduce((so, part) => so + part, 0)
    const made = parts.map((part) => figure(part)).join(' + ')
    return spent === 0 && !dice
      ? ink('strong', `${figure(all)}`)
      : `${ink('strong', `${figure(all)}`)} (${made})`
  }
  const save =
    keeper !== null && keeperDie !== null
      ? ` · ${fill(text.keeperRolls, { card: print.short(keeper), die: keeperDie })}`
      : ''
  return `${ink('chosen', BALL)} ${kit(attacker)} ${tokens[action]} ${total(attack, attacker)}   ${text.against}   ${total(defence, defender)} ${kit(defender)}${save}`
}

/** ' ■ Nankatsu (you)  shot ▲▲  pass ▶  def –   ▮ yellow card' and how many cards lie where. */
export function sideRow(print: Print, s: Seen, side: Seat, { width, seat, ink }: Scene): string {
  const { text } = print
  const own = s.sides[side]
  const name = ink(KIT_STYLES[side], `${KITS[side]} ${print.side(s, side)}`)
  const facts = [
    ...(own.booking === 'none'
      ? []
      : [`${ink(`${own.booking}-card`, '▮')} ${print.game.names.bookings[own.booking]}`]),
    ...(own.stopped && !s.contest ? [ink('faint', text.stopped)] : []),
    ...(own.special === null ? [] : [ink('faint', text.faceDown)]),
  ]
  const right = `${ink('faint', stock(print, own, side !== seat))} `
  const left = (withWords: boolean) =>
    [` ${name}`, poolSigns(print, own, ink, withWords), ...facts].join('   ')
  const isRoomy = widthOf(left(true)) + widthOf(right) < width
  return apart(left(isRoomy), right, width)
}

/** How many cards a coach has where. */
export function stock({ text }: Print, side: SideSeen, withHand: boolean): string {
  return [
    ...(withHand ? [fill(text.hand, { count: side.handSize })] : []),
    fill(text.deck, { count: side.deckSize }),
    fill(text.discard, { count: side.discard.length }),
  ].join(' · ')
}

const labelled = (label: string, ink: Ink): string => ` ${ink('faint', `${label}:`)} `

/** §3.1 The open match cards, and how many are still to come. */
export function fieldRows(print: Print, s: Seen, { width, ink }: Scene): string[] {
  const { text } = print
  if (s.field.length === 0 && s.matchLeft === 0) return []
  const cards = s.field.map((id) => `${print.name(id)} ${ink('faint', print.values(id))}`)
  const pile = ink('faint', fill(text.pile, { count: s.matchLeft }))
  return flow(labelled(text.field, ink), [...cards, pile], width - 1, ' · ')
}

/** §13, §15 Who can be motivated or signed, and for what; with values where there is room. */
export function benchRows(print: Print, s: Seen, { width, height, seat, ink }: Scene): string[] {
  const { text } = print
  const team = s.sides[seat].team
  const own = s.bench.motivation.filter((id) => print.team(id) === team)
  const deals = (ids: readonly string[], withValues: boolean) =>
    ids.map((id) => {
      const values = withValues ? ` ${ink('faint', print.values(id))}` : ''
      return `${print.short(id)}${values} ${priceSigns(print.price(id), ink)}`
    })
  const row = (label: string, ids: readonly string[]): string[] => {
    if (ids.length === 0) return []
    const whole = flow(labelled(label, ink), deals(ids, true), width - 1, ' · ')
    return whole.length === 1 || height >= SPACIOUS
      ? whole
      : flow(labelled(label, ink), deals(ids, false), width - 1, ' · ')
  }
  return [...row(text.motivation, own), ...row(text.transfers, s.bench.transfers)]
}

/** From this height on nothing has to be left out. */
export const SPACIOUS = 34

/** The coach's hand while it is not asked for. */
export function handRows(print: Print, side: SideSeen, { width, ink }: Scene): string[] {
  const cards = counted(side.hand ?? []).map(([id, count]) => {
    const times = count > 1 ? ` ×${count}` : ''
    return `${print.short(id)} ${ink('faint', print.values(id))}${times}`
  })
  return flow(labelled(print.text.yourHand, ink), cards.length > 0 ? cards : [NONE], width - 1, ' · ')
}
