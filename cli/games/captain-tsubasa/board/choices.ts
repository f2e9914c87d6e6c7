import type { Prospect } from '@libero/bots/prospect'
import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import type { CaptainTsubasaOption, Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, inAreas, isOpening, optionsOf } from '@libero/captain-tsubasa/view'
import type { Option, Request, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { Callable, Scene } from '../../../boards/board.ts'
import { figure, likely as likelyWords } from '../../../boards/odds.ts'
import { columns, cut, flow, padEnd, padStart, widthOf, wrapped } from '../../../play/ink.ts'
import { questionRows } from '../../../play/screen.ts'
import { priceSigns, valueSigns } from './parts.ts'
import type { Print } from './print.ts'

/** Between an option and its likelihood. */
const GAP = '   '
const NO = '0'

/** Options that are cards, told by what is printed on them. */
const CARDS: readonly string[] = ['play', 'take', 'target', 'motivate', 'sign', 'save']
type WithCard = CaptainTsubasaOption & { readonly card: string }
const isCard = (option: CaptainTsubasaOption): option is WithCard =>
  CARDS.includes(option.kind) && option.card !== undefined
const isNo = ({ kind }: Option): boolean => kind === 'stop' || kind === 'skip'

export const asksForHand = (view: Seen, seat: Seat, request: Request | undefined): boolean => {
  const hand = view.sides[seat].hand ?? []
  return request?.options.some(({ card }) => card !== undefined && hand.includes(card)) === true
}

export const asksForField = (request: Request | undefined): boolean => request?.kind === 'draft'

/** As they are listed: whatever declines comes last. */
const inOrder = (request: Request): readonly CaptainTsubasaOption[] => [
  ...optionsOf(request).filter((option) => !isNo(option)),
  ...optionsOf(request).filter(isNo),
]

/** What is typed for an option: its place in the list, so many tokens, or 0 to decline. */
function keyOf(option: CaptainTsubasaOption, request: Request): string {
  if (isNo(option)) return NO
  if (option.kind === 'spend') return String(option.about.count)
  const isSpending = ({ kind }: Option) => kind === 'spend'
  const rest = inOrder(request).filter((each) => !isSpending(each))
  // Somebody to motivate stands behind the most tokens that can be spent; to spend none is 0.
  const first = Math.max(0, request.options.filter(isSpending).length - 1)
  return String(first + rest.findIndex(({ action }) => action === option.action) + 1)
}

/** Options as rows below the question. Where there is no room for what cards can do, they stand side by side. */
export function drawChoices(
  print: Print,
  words: Wording<CaptainTsubasaEvent>,
  scene: Scene<Seen>,
  taken: number,
): string[] {
  const { request, width, height, ink } = scene
  if (!request) return []
  const options = inOrder(request)
  const key = (option: CaptainTsubasaOption) => ink('choice', padStart(keyOf(option, request), 2))
  const likely = ({ action }: Option) => {
    const prospect = scene.odds.get(action)
    return prospect ? `${GAP}${ink('strong', likelyWords(words, prospect))}` : ''
  }
  /** Where many options stand side by side: the number alone. */
  const barely = ({ action }: Option) => {
    const prospect = scene.odds.get(action)
    return prospect ? ` ${ink('strong', figure(prospect))}` : ''
  }
  const said = (option: CaptainTsubasaOption) => optionWords(print, words, scene, request, option)
  const others = options.filter((option) => !isCard(option)).map(said)
  const longest = Math.max(0, ...others.map((text) => Math.min(widthOf(text), 48)))
  const cards = options.filter(isCard)
  const s = scene.view
  const { team } = s.sides[scene.seat]
  // What counts on a card depends on whose it is.
  const owner = (id: string) =>
    s.sides[other(scene.seat)].area.includes(id) ? other(scene.seat) : scene.seat
  const attacker = attackerOf(s)
  const attacks = (side: Seat) => (attacker === undefined ? undefined : attacker === side)
  const values = (id: string) => padEnd(valueSigns(print, id, ink, attacks(owner(id))), 6)
  const deal = ({ kind, card }: WithCard) =>
    kind === 'motivate' || kind === 'sign'
      ? `${print.text[kind]} ${priceSigns(print.price(card), ink)}  `
      : ''
  const name = Math.max(0, ...cards.map((option) => widthOf(print.name(option.card))))
  const card = (option: WithCard, isWhole: boolean): string[] => {
    const id = option.card
    const label = `${key(option)} ${padEnd(print.name(id), name)} ${values(id)} ${deal(option)}`
    const can = [...print.abilities(id, team), likely(option).trimStart()].filter(Boolean)
    const rows = isWhole
      ? flow(label, can, width - 2, SEVERAL, INDENT)
      : [cut(label + can.join(SEVERAL), width - 2)]
    return rows.map((row) => row.trimEnd())
  }
  const listed = (isWhole: boolean) =>
    options.flatMap((option) => {
      if (isCard(option)) return card(option, isWhole)
      const row = `${key(option)} ${padEnd(said(option), longest)}${likely(option)}`.trimEnd()
      if (widthOf(row) <= width - 2) return [row]
      const rows = wrapped(saidWithFigure(said(option), words, scene.odds.get(option.action)), width - 6)
      return rows.map((part, nth) => `${nth === 0 ? key(option) : '  '} ${part}`)
    })
  const question = questionRows(words.prompt(request), width, ink).length
  const room = height - 2 - taken - question
  const below = (rows: readonly string[]) => rows.map((row) => ` ${row}`)
  const brief = (most: number, hasFigures: boolean) =>
    options.map((option) => {
      if (!isCard(option)) return `${key(option)} ${shortly(print, words, request, option)}${barely(option)}`
      const { kind, card: id } = option
      const price = kind === 'motivate' || kind === 'sign' ? ` ${priceSigns(print.price(id), ink)}` : ''
      const figured = hasFigures ? barely(option) : ''
      return `${key(option)} ${cut(print.short(id), most)} ${print.values(id)}${price}${figured}`
    })
  const shortened = (hasFigures: boolean) =>
    SHORTENED.map((most) => columns(brief(most, hasFigures), width - 2, 3))
  const rows = [listed(true), listed(false), ...shortened(true), ...shortened(false)]
  const fitting = (most: number) => rows.find(({ length }) => length <= most)
  return below(fitting(room - STORY) ?? fitting(room) ?? rows.at(-1) ?? [])
}

/** 'You may draw 1 card, wins the ball 25 %' */
const saidWithFigure = (said: string, words: Pick<Wording, 'prospects'>, prospect: Prospect | undefined) =>
  prospect ? `${said.replace(/\.$/, '')}, ${likelyWords(words, prospect)}` : said

/** Rows the story keeps below the table, where that is possible. */
const STORY = 3
/** Between abilities, and before those that have no room behind their card. */
const SEVERAL = ' · '
const INDENT = 8

/** How long names may be where many cards stand side by side; the first that has room is taken. */
const SHORTENED = [31, 20, 15] as const

/** An option as a sentence. A card says what it can do for this coach; a pass, what it is for. */
function optionWords(
  print: Print,
  words: Wording<CaptainTsubasaEvent>,
  { view, seat, odds }: Scene<Seen>,
  request: Request,
  option: CaptainTsubasaOption,
): string {
  const { action, kind, card, about } = option
  if ((kind === 'play' || kind === 'take') && card !== undefined)
    return print.inWords(card, view.sides[seat].team)
  const said = words.option(request, option)
  return kind === 'action' && about.action === 'pass' && !odds.has(action)
    ? `${said}, ${print.game.keepsBall}`
    : said
}

/** An option in a few words, for the line that waits and for lists of names. */
function shortly(
  print: Print,
  words: Wording<CaptainTsubasaEvent>,
  request: Request,
  option: CaptainTsubasaOption,
): string {
  const { action, kind, about } = option
  if (kind === 'ability') return print.ability(about.card, about.ability) ?? action
  if (kind === 'spend' || kind === 'action') return words.nameOf(action)
  if (isCard(option)) return `${print.name(option.card)} ${print.values(option.card)}`
  // What follows a colon explains it.
  return words.option(request, option).split(':')[0] ?? action
}

/** For who listens: what lies in the areas, and what it comes to. */
export function bearing(print: Print, { view: s, request }: Scene<Seen>): string[] {
  if (!request) return []
  const attacker = attackerOf(s)
  if (isOpening(s) || attacker === undefined) return [print.text.about]
  const defender = other(attacker)
  const area = (side: Seat) => {
    const cards = s.sides[side].area.map((id) => `${print.name(id)} ${print.values(id)}`)
    return cards.length > 0 ? [`${print.side(s, side)}: ${cards.join(', ')}.`] : []
  }
  return [
    ...area(attacker),
    ...area(defender),
    ...(inAreas(s) > 0
      ? [
          fill(print.text.sumsInWords, {
            attacker: print.side(s, attacker),
            defender: print.side(s, defender),
            shot: s.sides[attacker].sums.shot,
            pass: s.sides[attacker].sums.pass,
            defence: s.sides[defender].sums.defence,
          }),
        ]
      : []),
  ]
}

export function choicesInWords(
  print: Print,
  words: Wording<CaptainTsubasaEvent>,
  scene: Scene<Seen>,
): string[] {
  const { request } = scene
  if (!request) return []
  return inOrder(request).map((option) => {
    const prospect = scene.odds.get(option.action)
    const said = optionWords(print, words, scene, request, option)
    return `${padStart(keyOf(option, request), 4)} ${saidWithFigure(said, words, prospect)}`
  })
}

/** Options first; then cards of the coach's own that are none now, so that a refusal says why. */
export function callables(
  print: Print,
  words: Wording<CaptainTsubasaEvent>,
  s: Seen,
  seat: Seat,
  request: Request,
): Callable[] {
  const offered = optionsOf(request).map((option) => ({
    key: keyOf(option, request),
    action: option.action,
    name: shortly(print, words, request, option),
  }))
  const { hand = [], area, team } = s.sides[seat]
  const motivation = s.bench.motivation.filter((id) => print.team(id) === team)
  const others = [...hand, ...s.field, ...motivation, ...s.bench.transfers, ...area]
    .filter((id, i, all) => all.indexOf(id) === i && offered.every(({ action }) => action !== id))
    .map((id) => ({ key: '', action: id, name: print.name(id) }))
  return [...offered, ...others]
}
