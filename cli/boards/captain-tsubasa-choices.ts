import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { POOL, TOKENS } from '@libero/captain-tsubasa'
import type { Odds, Option, Request, Seat, View, Wording } from '@libero/kernel'
import { entry, fill, other } from '@libero/kernel'
import { columns, cut, padEnd, padStart, widthOf, wrapped } from '../play/ink.ts'
import type { Callable, Scene } from './board.ts'
import { percent } from './board.ts'
import { priceSigns, valueSigns } from './captain-tsubasa-parts.ts'
import type { Print } from './captain-tsubasa-seen.ts'
import { attackerOf, inAreas, seen } from './captain-tsubasa-seen.ts'

/** Between an option and its likelihood. */
const GAP = '   '
const NO = '0'

/** Options that are cards, told by what is printed on them. */
const CARDS: readonly string[] = ['play', 'take', 'target', 'motivate', 'sign', 'save']
const isDeal = ({ kind }: Option): boolean => kind === 'motivate' || kind === 'sign'
const isNo = ({ kind }: Option): boolean => kind === 'stop' || kind === 'skip'

export const asksForHand = (view: View, seat: Seat, request: Request | undefined): boolean => {
  const hand = seen(view).sides[seat].hand ?? []
  return request?.options.some(({ action }) => hand.includes(action)) === true
}

export const asksForField = (request: Request | undefined): boolean => request?.kind === 'draft'

/** As they are listed: whatever declines comes last. */
const inOrder = ({ options }: Request): readonly Option[] => [
  ...options.filter((option) => !isNo(option)),
  ...options.filter(isNo),
]

/** What is typed for an option: its place in the list, so many tokens, the kind of a token, or 0 to decline. */
function keyOf(option: Option, request: Request): string {
  const { action, kind } = option
  if (isNo(option)) return NO
  if (kind === 'spend') return action.replace('spend-', '')
  if (kind === 'token') return String(TOKENS.findIndex((token) => action === `token-${token}`) + 1)
  if (kind === 'ability') return action.replace('use-', '')
  const rest = inOrder(request).filter((each) => each.kind !== 'spend')
  // Somebody to motivate stands behind as many tokens as there can be.
  const first = request.kind === 'spend' ? POOL : 0
  return String(first + rest.indexOf(option) + 1)
}

/** Options as rows below the question. Where there is no room for what cards can do, they stand side by side. */
export function drawChoices(
  print: Print,
  words: Wording<CaptainTsubasaEvent>,
  scene: Scene,
  taken: number,
): string[] {
  const { request, width, height, ink } = scene
  if (!request) return []
  const options = inOrder(request)
  const key = (option: Option) => ink('choice', padStart(keyOf(option, request), 2))
  const likely = ({ action }: Option) => {
    const odds = scene.odds.get(action)
    return odds ? `${GAP}${ink('strong', oddsWords(print, odds))}` : ''
  }
  const isCard = ({ kind = '', card }: Option) => CARDS.includes(kind) && card !== undefined
  const others = options.filter((option) => !isCard(option)).map((option) => words.option(request, option))
  const longest = Math.max(0, ...others.map((said) => Math.min(widthOf(said), 48)))
  const cards = options.filter(isCard)
  const name = Math.min(31, Math.max(0, ...cards.map(({ action }) => widthOf(print.name(action)))))
  const s = seen(scene.view)
  // What counts on a card depends on whose it is.
  const owner = (id: string) =>
    s.sides[other(scene.seat)].area.includes(id) ? other(scene.seat) : scene.seat
  const values = (id: string) => padEnd(valueSigns(print, id, ink, attackerOf(s) === owner(id)), 6)
  const deal = (option: Option) =>
    isDeal(option)
      ? `${print.text[option.kind === 'motivate' ? 'motivate' : 'sign']} ${priceSigns(print.price(option.action), ink)}  `
      : ''
  const whole = options.flatMap((option) => {
    if (isCard(option)) {
      const id = option.action
      const can = print.abilities(id)
      const row = `${key(option)} ${padEnd(cut(print.name(id), name), name)} ${values(id)} ${deal(option)}${can}${likely(option)}`
      return [cut(row, width - 2)]
    }
    const said = wrapped(words.option(request, option), width - 6)
    const first = `${key(option)} ${padEnd(said[0] ?? '', longest)}${likely(option)}`.trimEnd()
    return [first, ...said.slice(1).map((row) => `   ${row}`)]
  })
  const question = wrapped(words.prompt(request), width - 4).length
  const room = height - 2 - taken - question
  if (whole.length <= room) return whole.map((row) => ` ${row}`)
  const brief = (most: number) =>
    options.map((option) => {
      if (!isCard(option)) return `${key(option)} ${shortly(print, words, request, option)}${likely(option)}`
      const price = isDeal(option) ? ` ${priceSigns(print.price(option.action), ink)}` : ''
      return `${key(option)} ${cut(print.short(option.action), most)} ${print.values(option.action)}${price}`
    })
  const rows = SHORTENED.map((most) => columns(brief(most), width - 2, 3))
  return (rows.find(({ length }) => length <= room) ?? rows.at(-1) ?? []).map((row) => ` ${row}`)
}

/** How long names may be where many cards stand side by side; the first that has room is taken. */
const SHORTENED = [31, 20, 15] as const

function oddsWords({ game }: Print, { of, likelihood }: Odds): string {
  return `${entry(game.odds, of) ?? ''} ${percent(likelihood)}`.trimStart()
}

/** An option in a few words, for the line that waits and for lists of names. */
function shortly(
  print: Print,
  words: Wording<CaptainTsubasaEvent>,
  request: Request,
  option: Option,
): string {
  const { action, kind = '', card, about } = option
  if (kind === 'ability') return print.ability(String(about?.card), Number(about?.ability)) ?? action
  if (kind === 'spend' || kind === 'action') return words.nameOf(action)
  if (CARDS.includes(kind) && card !== undefined) return `${print.name(card)} ${print.values(card)}`
  // What follows a colon explains it.
  return words.option(request, option).split(':')[0] ?? action
}

/** For who listens: what lies in the areas, and what it comes to. */
export function bearing(print: Print, { view, request }: Scene): string[] {
  const s = seen(view)
  if (!request || request.kind === 'toss') return []
  const attacker = attackerOf(s)
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

export function choicesInWords(print: Print, words: Wording<CaptainTsubasaEvent>, scene: Scene): string[] {
  const { request } = scene
  if (!request) return []
  return inOrder(request).map((option) => {
    const odds = scene.odds.get(option.action)
    const said = [words.option(request, option), ...(odds ? [oddsWords(print, odds)] : [])]
    return `${padStart(keyOf(option, request), 4)} ${said.join(', ')}`
  })
}

/** Options first; then cards of the coach's own that are none now, so that a refusal says why. */
export function callables(
  print: Print,
  words: Wording<CaptainTsubasaEvent>,
  view: View,
  seat: Seat,
  request: Request,
): Callable[] {
  const s = seen(view)
  const offered = request.options.map((option) => ({
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
