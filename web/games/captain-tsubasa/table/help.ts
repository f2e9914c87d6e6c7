import type { CaptainTsubasaEvent, Must, Token } from '@libero/captain-tsubasa'
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
  if (request && costs(request)) return [text.figure.without, ...sentences(print, board, option.card ?? '')]
  if (kind === 'play') return cardHelp(print, board, option.card ?? '')
  if (kind !== 'ability') return undefined
  const must = print.card(about.card)?.abilities[about.ability - 1]?.must
  if (must && about.only) return [print.game.abilities.onlyMusts[must]]
  return must && LASTING.includes(must) ? [text.figure.lasting] : undefined
}

/** §6.2 What is still paid when the attack is over. */
const LASTING: readonly Must[] = ['exhaust', 'book', 'remove']

/** Why a card whose figures bring nothing to this attack has a chance all the same; and that a price outlasts it. */
function cardHelp(print: Print, board: BoardProps<Seen>, id: string): readonly string[] | undefined {
  const { view, near, language } = board
  const { whole, figure } = askTexts[language]
  const kinds: readonly Token[] = attackerOf(view) === near ? ['shot', 'pass'] : ['defence']
  const card = print.card(id)
  if (card === undefined) return undefined
  const able = card.abilities.filter((ability) => canHelp(print, view, near, id, ability))
  const why = [
    ...(kinds.some((kind) => card[kind] > 0) ? [] : [whole[able.length > 0 ? 'able' : 'idle']]),
    ...(able.some(({ must }) => must && LASTING.includes(must)) ? [figure.lasting] : []),
  ]
  return why.length > 0 ? [...why, ...sentences(print, board, id)] : undefined
}

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
