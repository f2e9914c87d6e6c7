import type { Ability, CaptainTsubasaEvent, Must, Token } from '@libero/captain-tsubasa'
import { TOKENS } from '@libero/captain-tsubasa'
import type { Seen } from '@libero/captain-tsubasa/view'
import { attackerOf, captainTsubasaOption, inAreas } from '@libero/captain-tsubasa/view'
import type { MatchEvent, Option } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { BoardProps } from '../../../face.ts'
import type { Print } from '../print.ts'
import { printOf } from '../print.ts'
import { canHelp, notNow } from './abilities.ts'
import { askTexts } from './ask-text.ts'
import { costs } from './places.ts'
import { savedSoFar } from './results.tsx'

/** What is meant by an answer whose chance could be taken for something else; what a card can do is told by its detail. */
export function help(option: Option, board: BoardProps<Seen>): readonly string[] | undefined {
  const { language, request } = board
  const text = askTexts[language]
  const print = printOf(board)
  const { kind, about } = captainTsubasaOption(option)
  if (kind === 'stop') return [...goesOn(print, board), text.help.stop]
  if (request?.kind === 'reroll' && (kind === 'skip' || kind === 'reroll'))
    return [...keeperHelp(print, board.view), ...rerollHelp(print, board)]
  // What is given up is not about this attack any more.
  if (request && costs(request)) return [text.figure.without, ...told(print, option.card ?? '')]
  if (kind === 'play') return cardHelp(print, board, option.card ?? '')
  if (kind !== 'ability') return undefined
  const ability = print.card(about.card)?.abilities[about.ability - 1]
  if (ability === undefined) return undefined
  const { must } = ability
  if (must && about.only) return [print.game.abilities.onlyMusts[must]]
  const why = [
    ...hope(print, board, ability),
    ...(must && LASTING.includes(must) ? [text.figure.lasting] : []),
  ]
  return why.length > 0 ? why : undefined
}

/** What counts in this attack for whoever sits near: the shot for a goal, or the defence. */
const counts = ({ view, near }: BoardProps<Seen>): Token => (attackerOf(view) === near ? 'shot' : 'defence')

/** So many names fit one sentence. */
const MOST_NAMED = 3

/** §6.5, §6.7 What this ability can fetch, as far as its coach knows his own piles: the best first. */
function hope(print: Print, board: BoardProps<Seen>, ability: Ability): readonly string[] {
  const { view, near } = board
  const text = askTexts[print.language].hope
  const { deck, discard } = view.sides[near]
  const token = counts(board)
  const kind = print.kindOfToken(token)
  const best = (ids: readonly string[]) =>
    [...new Set(ids)]
      .filter((id) => print.value(id, token) > 0)
      .sort((a, b) => print.value(b, token) - print.value(a, token))
  const named = (ids: readonly string[]) =>
    ids
      .slice(0, MOST_NAMED)
      .map((id) => `${print.short(id)} ${print.valueWords(id, token)}`)
      .join(', ')
  if (ability.do === 'draw' && deck !== undefined) {
    // §4.2 An empty pile is made anew of the discards.
    const from = deck.length >= ability.count ? deck : [...deck, ...discard]
    const found = from.filter((id) => print.value(id, token) > 0)
    const facts = { count: from.length, able: found.length, kind, cards: named(best(from)) }
    return from.length > 0 ? [fill(found.length > 0 ? text.draw : text.none, facts)] : []
  }
  const most = ability.do === 'recall' ? named(best(discard)) : ''
  return most ? [fill(text.recall, { kind, cards: most })] : []
}

/** §6.8 What a card is worth that could leave for good: where nothing else tells using its ability from not using it. */
export function criterion(board: BoardProps<Seen>): string | undefined {
  const { request, view, near } = board
  const { playing } = view
  if (request?.kind !== 'ability' || request.seat !== near || playing === null) return undefined
  const print = printOf(board)
  const leaves = request.options.some((option) => {
    const { kind, about } = captainTsubasaOption(option)
    const ability =
      kind === 'ability' && !about.only ? print.card(playing)?.abilities[about.ability - 1] : undefined
    return ability?.do === 'gain' && ability.must === 'remove'
  })
  const values = TOKENS.map((token) => print.valueWords(playing, token)).join('/')
  return leaves
    ? fill(askTexts[print.language].hope.forGood, { player: print.short(playing), values })
    : undefined
}

/** §6.2 What is still paid when the attack is over. */
const LASTING: readonly Must[] = ['exhaust', 'book', 'remove']

/** Why a card whose figures bring nothing to this attack has a chance all the same; and that a price outlasts it. */
function cardHelp(print: Print, board: BoardProps<Seen>, id: string): readonly string[] | undefined {
  const { view, near, language } = board
  const { whole, figure, hope } = askTexts[language]
  const kinds: readonly Token[] = attackerOf(view) === near ? ['shot', 'pass'] : ['defence']
  const card = print.card(id)
  if (card === undefined) return undefined
  const able = card.abilities.filter((ability) => canHelp(print, view, near, id, ability))
  const why = [
    ...(kinds.some((kind) => card[kind] > 0) ? [] : [whole[able.length > 0 ? 'able' : 'idle']]),
    ...(able.some((ability) => takesOff(ability) && canReplace(board)) ? [hope.early] : []),
    ...(able.some(({ must }) => must && LASTING.includes(must)) ? [figure.lasting] : []),
  ]
  return why.length > 0 ? [...why, ...sentences(print, board, id)] : undefined
}

/** §6.9 */
const takesOff = (ability: Ability): boolean => ability.do === 'discard' && ability.what === 'rival-card'

/** Room for this card, one of the other coach's, and one more. */
const ANOTHER_TURN = 3

/** Whether the other coach can still lay something for a card that is taken off now. */
function canReplace({ view, near }: BoardProps<Seen>): boolean {
  const { stopped, handSize } = view.sides[other(near)]
  return !stopped && handSize > 0 && view.limit - inAreas(view) >= ANOTHER_TURN
}

const told = (print: Print, id: string): readonly string[] =>
  print.abilities(id).map((ability) => print.sentence(ability))

/** What a card can do, and why not now: where something else is said of it, its detail has no room. */
function sentences(print: Print, { view, near, language }: BoardProps<Seen>, id: string): readonly string[] {
  const team = print.card(id)?.team
  const names = { side: print.side(view, near), team: team ? print.team(team) : '' }
  return print.abilities(id).map((ability) => {
    const why = notNow(print, view, near, id, ability)
    const told = print.sentence(ability)
    return why === undefined ? told : `${told} ${fill(askTexts[language].notNow[why], names)}`
  })
}

/** §5.2 How many cards the other one may still lay after that. */
function goesOn(print: Print, { view, near }: BoardProps<Seen>): readonly string[] {
  const far = other(near)
  const { stopped, handSize } = view.sides[far]
  const count = stopped ? 0 : Math.min(handSize, view.limit - inAreas(view))
  return count > 0 ? [fill(askTexts[print.language].help.goesOn, { side: print.side(view, far), count })] : []
}

/** §7.5 Which card allows a roll to be made again, once, and that it could be kept for a keeper's. */
export function rerollHelp(print: Print, { view, heard = [], request }: BoardProps<Seen>): readonly string[] {
  const attacker = attackerOf(view)
  if (request?.kind !== 'reroll' || attacker === undefined || !view.contest) return []
  const { help } = askTexts[print.language]
  const { keeper, action } = view.contest
  const card = view.sides[request.seat].area.find((id) => canReroll(print, id, heard))
  if (card === undefined) return []
  const allowed = fill(help.reroll, { card: print.short(card) })
  const mayBeSaved = action === 'shot' && view.sides[other(attacker)].area.some((id) => print.saves(id))
  return mayBeSaved && keeper === null ? [allowed, help.keep] : [allowed]
}

/** §8.2 What a keeper's roll comes to as it lies. */
function keeperHelp(print: Print, { contest }: Seen): readonly string[] {
  const { keeper = null, keeperDie = null } = contest ?? {}
  return keeper === null || keeperDie === null ? [] : [savedSoFar(print, keeper, keeperDie).join('. ')]
}

/** §7.5 Each card once in a round. */
function canReroll(print: Print, id: string, heard: readonly MatchEvent[]): boolean {
  if (!print.abilities(id).some((ability) => ability.do === 'reroll')) return false
  const told = heard as readonly CaptainTsubasaEvent[]
  const used = told.slice(told.findLastIndex(({ kind }) => kind === 'round') + 1)
  return !used.some((event) => event.kind === 'rerolled' && event.card === id)
}
