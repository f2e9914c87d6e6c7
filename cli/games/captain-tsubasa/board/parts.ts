import type { Price, Token } from '@libero/captain-tsubasa'
import { TOKENS } from '@libero/captain-tsubasa'
import { figure } from '@libero/captain-tsubasa/text'
import type { Seen, SideSeen } from '@libero/captain-tsubasa/view'
import { attackerOf, counted, inAreas } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other, SEATS } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { Scene } from '../../../boards/board.ts'
import { isViewers, KIT_STYLES, KITS } from '../../../boards/board.ts'
import type { Ink } from '../../../play/ink.ts'
import { apart, flow, padEnd, widthOf, wrapped } from '../../../play/ink.ts'
import type { Print } from './print.ts'

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

/** 'tokens ▲0 ▶2 ▼1' */
export function poolSigns({ text }: Print, { pool }: SideSeen, ink: Ink): string {
  const held = TOKENS.map((token) =>
    ink(pool[token] > 0 ? token : 'faint', `${TOKEN_SIGNS[token]}${pool[token]}`),
  )
  return `${ink('faint', text.pool)} ${held.join(' ')}`
}

/** §2.4 'spent ▲3 ▼1', quietly, where tokens lie aside until the clean-up. */
export function asideSigns({ text }: Print, { aside }: SideSeen, ink: Ink): string[] {
  const spent = TOKENS.flatMap((token) =>
    aside && aside[token] > 0 ? [`${TOKEN_SIGNS[token]}${aside[token]}`] : [],
  )
  return spent.length === 0 ? [] : [ink('faint', `${text.aside} ${spent.join(' ')}`)]
}

/** '3/4/1' with what counts for this role set off: shot and pass in attack, defence against it. */
export function valueSigns(print: Print, id: string, ink: Ink, attacks?: boolean): string {
  return TOKENS.map((token) => {
    const value = print.value(id, token)
    if (attacks === undefined) return value
    return ink((token !== 'defence') === attacks ? 'strong' : 'faint', value)
  }).join(ink('faint', '/'))
}

/** The cards of a play area as they came; those in question are marked. */
export function areaRows(print: Print, s: Seen, side: Seat, { request, width, ink }: Scene): string[] {
  const asked = new Set(
    (request?.options ?? [])
      .filter(({ kind }) => kind === 'target' || kind === 'save')
      .map(({ card }) => card),
  )
  const attacker = attackerOf(s)
  const attacks = attacker === undefined ? undefined : attacker === side
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

/** In place of areas and sums before the first card: what the game is about. */
export function aboutRows({ text }: Print, { width, ink }: Scene): string[] {
  return wrapped(text.about, width - 4).map((row) => ink('pitch', padEnd(`  ${row}`, width)))
}

/** Rows for what wins: what has no room there beside both sums is left to the cards. */
const WIN_ROWS = 2

/** What meets what: the sums of the cards, and in a contest tokens and dice; what wins; then the keeper's roll. */
export function sumsRows(print: Print, s: Seen, { width, ink, seat, fromStands }: Scene): string[] {
  const { text } = print
  const attacker = attackerOf(s)
  if (attacker === undefined) return []
  const count = s.contest ? '' : fill(text.cards, { cards: inAreas(s), limit: s.limit })
  const row = apart(` ${sums(print, s, attacker, ink)}`, `${ink('faint', count)} `, width)
  const { keeper, keeperDie } = s.contest ?? { keeper: null, keeperDie: null }
  const save =
    keeper !== null && keeperDie !== null
      ? [padEnd(`   ${fill(text.keeperRolls, { card: print.name(keeper), die: keeperDie })}`, width)]
      : []
  const wins = print.wins(s, fromStands ? undefined : seat)
  const rows = (sentences: readonly string[]): string[] => {
    const all = wrapped(sentences.join(' '), width - 4)
    return all.length > WIN_ROWS && sentences.length > 3 ? rows(sentences.slice(0, -1)) : all
  }
  const said = wins.length === 0 ? [] : rows(wins).map((each) => padEnd(`   ${each}`, width))
  return [row, ...said, ...save].map((each) => ink('pitch', each))
}

function sums(print: Print, s: Seen, attacker: Seat, ink: Ink): string {
  const { text } = print
  const { kinds } = text
  const defender = other(attacker)
  const kit = (side: Seat) => ink(KIT_STYLES[side], `${KITS[side]} ${print.side(s, side)}`)
  const strong = (sum: number) => ink('strong', `${figure(sum)}`)
  if (!s.contest) {
    const { shot, pass } = s.sides[attacker].sums
    const own = `${kinds.shot} ${strong(shot)} · ${kinds.pass} ${strong(pass)}`
    const theirs = `${kinds.defence} ${strong(s.sides[defender].sums.defence)}`
    return `${ink('chosen', BALL)} ${kit(attacker)} ${own}   ${text.against}   ${kit(defender)} ${theirs}`
  }
  const { action, attack, defence, dice, spent } = s.contest
  const total = (sum: number, seat: Seat) => {
    const parts = [sum - spent[seat], spent[seat], ...(dice ? [dice[seat]] : [])]
    const all = parts.reduce((so, part) => so + part, 0)
    const made = parts.map((part) => figure(part)).join(' + ')
    return spent[seat] === 0 && !dice ? strong(all) : `${strong(all)} (${made})`
  }
  const own = `${kit(attacker)} ${kinds[action]} ${total(attack, attacker)}`
  return `${ink('chosen', BALL)} ${own}   ${text.against}   ${kit(defender)} ${kinds.defence} ${total(defence, defender)}`
}

/** ' ■ Nankatsu  tokens ▲2 ▶1 ▼0  spent ▲3  ▮ yellow card' and how many cards lie where. */
export function sideRow(print: Print, s: Seen, side: Seat, scene: Scene): string {
  const { width, ink } = scene
  const { text } = print
  const own = s.sides[side]
  const widest = Math.max(...SEATS.map((_, each) => widthOf(print.side(s, each as Seat))))
  const name = ink(KIT_STYLES[side], `${KITS[side]} ${padEnd(print.side(s, side), widest)}`)
  const facts = [
    ...(own.booking === 'none'
      ? []
      : [`${ink(`${own.booking}-card`, '▮')} ${print.game.names.bookings[own.booking]}`]),
    ...(own.special !== null
      ? [ink('faint', text.faceDown)]
      : own.stopped && !s.contest
        ? [ink('faint', text.stopped)]
        : []),
  ]
  const beside = (aside: readonly string[]) =>
    [` ${name}`, poolSigns(print, own, ink), ...aside, ...facts].join('  ')
  // What lies spent gives way first: it is back soon.
  const whole = beside(asideSigns(print, own, ink))
  const left = widthOf(whole) < width ? whole : beside([])
  const counts = stocks(print, own, !isViewers(scene, side))
  // What lies where gives way from its end: the piles can be looked at.
  const fitting = counts.map((_, i) => counts.slice(0, counts.length - i).join(' · '))
  const right = fitting.find((row) => widthOf(left) + widthOf(row) + 3 <= width) ?? ''
  return apart(left, `${ink('faint', right)} `, width)
}

/** How many cards a coach has where. */
function stocks({ text }: Print, side: SideSeen, withHand: boolean): string[] {
  return [
    ...(withHand ? [fill(text.hand, { count: side.handSize })] : []),
    fill(text.deck, { count: side.deckSize }),
    fill(text.discard, { count: side.discard.length }),
  ]
}

export const stock = (print: Print, side: SideSeen, withHand: boolean): string =>
  stocks(print, side, withHand).join(' · ')

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
export function benchRows(print: Print, s: Seen, scene: Scene): string[] {
  const { width, height, seat, ink } = scene
  const { text } = print
  const team = s.sides[seat].team
  const own = s.bench.motivation.filter((id) => scene.fromStands || print.team(id) === team)
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
