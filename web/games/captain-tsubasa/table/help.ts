import type { Prospect } from '@libero/bots/prospect'
import { chanceOf } from '@libero/bots/prospect'
import type { Ability, CaptainTsubasaEvent, Must, Token } from '@libero/captain-tsubasa'
import { FACES, TOKENS } from '@libero/captain-tsubasa'
import { figure as figureOf } from '@libero/captain-tsubasa/text'
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
  if (request && costs(request))
    return [text.figure.without, ...back(print, board, option.card ?? ''), ...told(print, option.card ?? '')]
  if (kind === 'play') return cardHelp(print, board, option.card ?? '')
  if (kind !== 'ability') return undefined
  const ability = print.card(about.card)?.abilities[about.ability - 1]
  if (ability === undefined) return undefined
  const { must } = ability
  if (must && about.only) return [print.game.abilities.onlyMusts[must]]
  const why = [...hope(print, board, ability), ...lasting(print, [ability])]
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
  if (ability.do === 'remove' && ability.what === THIS_CARD) return [text.leaves]
  const most = ability.do === 'recall' ? named(best(discard)) : ''
  return most ? [fill(text.recall, { kind, cards: most })] : []
}

/** §6.8 */
const THIS_CARD = 'this'

/** §6.7 Who of the coach's own hand can bring back what he discards now, if that counts here and there is room for both. */
function back(print: Print, board: BoardProps<Seen>, id: string): readonly string[] {
  const { request, view, near, language } = board
  const { hand = [], stopped } = view.sides[near]
  const goesToDiscards = request !== undefined && DISCARDS.includes(request.prompt.key)
  const counted = print.value(id, counts(board)) > 0
  if (!goesToDiscards || !counted || stopped || view.limit - inAreas(view) < BOTH) return []
  const role = attackerOf(view) === near ? 'attacking' : 'defending'
  const recalls = ({ do: does, when }: Ability) => does === 'recall' && (when === undefined || when === role)
  const fetcher = hand.find((other) => other !== id && print.card(other)?.abilities.some(recalls))
  return fetcher === undefined ? [] : [fill(askTexts[language].hope.back, { card: print.short(fetcher) })]
}

/** What is given up for these lies among the discards. */
const DISCARDS: readonly string[] = ['target/must', 'target/swap']

/** Whoever brings a card back, and that card. */
const BOTH = 2

/** §6.8 What a card is worth that could leave for good: where nothing else tells using its ability from not using it. */
export function criterion(board: BoardProps<Seen>, alike?: Prospect): string | undefined {
  const { request, view, near } = board
  const limit = alike && capped(board, alike)
  if (limit !== undefined) return limit
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

/** §8.1 That their keeper is what limits the chance, where it is as great as he leaves it: tokens change nothing then. */
function capped(board: BoardProps<Seen>, alike: Prospect): string | undefined {
  const { request, view, near } = board
  if (alike.of !== 'goal' || !request || attackerOf(view) !== near || view.contest?.keeper) return undefined
  const about = CAPPED[request.kind]
  const print = printOf(board)
  const keepers = view.sides[other(near)].area.filter((id) => print.saves(id))
  const [keeper] = keepers
  const saves = print.card(keeper ?? '')?.abilities.find((ability) => ability.do === 'save')
  if (about === undefined || keepers.length !== 1 || saves?.do !== 'save') return undefined
  const saved = Math.max(saves.held, saves.corner)
  const left = 1 - saved / FACES
  if (Math.abs(chanceOf(alike) - left) > NEAR) return undefined
  const { cap } = askTexts[print.language]
  const isGain = request.options.every((option) => {
    const { kind, about: of } = captainTsubasaOption(option)
    const ability = kind === 'ability' ? print.card(of.card)?.abilities[of.ability - 1] : undefined
    return ability === undefined || (ability.do === 'gain' && ability.must === undefined)
  })
  if (!isGain) return undefined
  return `${fill(cap.shot, { card: print.short(keeper ?? ''), saved })} ${cap[about]}`
}

const CAPPED: Readonly<Record<string, 'spend' | 'token'>> = {
  spend: 'spend',
  token: 'token',
  ability: 'token',
}

/** So near the limit a chance is told as the same. */
const NEAR = 0.05

/** §6.2 What is still paid when the attack is over. */
const LASTING: readonly Must[] = ['exhaust', 'book', 'remove']

/** §6.2, §11.1 That the chance leaves it out: of a booking by how much, where it has not been taken already. */
function lasting(print: Print, abilities: readonly Ability[]): readonly string[] {
  const { figure } = askTexts[print.language]
  const musts = abilities.flatMap(({ must }) => (must && LASTING.includes(must) ? [must] : []))
  if (musts.length === 0) return []
  const less = print.less('yellow', 'shot')
  return musts.includes('book') && less < 0
    ? [fill(figure.booked, { less: figureOf(less) })]
    : [figure.lasting]
}

/** Why a card whose figures bring nothing to this attack has a chance all the same; and that a price outlasts it. */
function cardHelp(print: Print, board: BoardProps<Seen>, id: string): readonly string[] | undefined {
  const { view, near, language } = board
  const { whole, hope: hopes } = askTexts[language]
  const attacks = attackerOf(view) === near
  const kinds: readonly Token[] = attacks ? ['shot', 'pass'] : ['defence']
  const card = print.card(id)
  if (card === undefined) return undefined
  const able = card.abilities.filter((ability) => canHelp(print, view, near, id, ability))
  const useful = able.filter((ability) => !tidiesUp(ability))
  const adds = kinds.some((kind) => card[kind] > 0)
  const isIdle = !adds && useful.length === 0
  // What it would bring in the other role, where it is missing once it lies here.
  const missed = TOKENS.some((token) => !kinds.includes(token) && card[token] > 0)
  const why = [
    ...(isIdle ? [missed ? whole[attacks ? 'defence' : 'attack'] : whole.idle] : []),
    ...(adds ? [] : [whole.all]),
    ...able.flatMap((ability) => (ability.do === 'draw' ? hope(print, board, ability) : [])),
    ...(able.some((ability) => takesOff(ability) && canReplace(board)) ? [hopes.early] : []),
    ...lasting(print, able),
  ]
  return why.length > 0 ? [...why, ...sentences(print, board, id)] : undefined
}

/** §11.4 It makes later hands better, and nothing of this attack. */
const tidiesUp = (ability: Ability): boolean => ability.do === 'remove' && ability.what === 'exhaustion'

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
