import type { Tactic } from '@libero/finale'
import { arrowsOf, PERIODS } from '@libero/finale'
import { surname, TEXTS } from '@libero/finale/text'
import type { ManSeen, Seen } from '@libero/finale/view'
import { finaleOption } from '@libero/finale/view'
import type { Option, Request } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill, listed } from '@libero/kernel/words'
import type { BoardProps, Telling } from '../../../face.ts'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { bestWords, failsWords, heldBy, riskWords } from './words.ts'

/**
 * §5.3, §5.6 Of a card to be played: what its first attack meets, what it costs if that fails, and its arrow. §5.7 Of a
 * card to exchange: what their attack meets first.
 */
export function reasons(option: Option, board: BoardProps<Seen>): readonly string[] {
  const { view, language, words, near } = board
  if (view.phase === 'exchange') return theirsWords(board)
  const isLaid = view.phase === 'tactics' || view.phase === 'further-tactic'
  const tactic = isLaid && printOf(words).tactic(option.card ?? '')
  if (!tactic) return []
  const fails = view.phase === 'further-tactic' && failsWords(view, board, tactic.id)
  const again = arrowsOf(tactic).length > 0 && finaleFaceTexts[language].signs.again
  const outbid = view.phase === 'tactics' && outbidWords(tactic, board)
  return [bestWords(view, tactic, near, language), outbid, fails && `${fails}.`, again].flatMap(
    (said) => said || [],
  )
}

/** §5.7 What both could bring at most for the attack that comes, where its card lies open, and how many follow. */
function theirsWords({ view: s, near, language, words, request }: BoardProps<Seen>): readonly string[] {
  const { theirs } = finaleFaceTexts[language]
  const rival = other(near)
  const tactic = printOf(words).tactic(s.sides[rival].faceUp ?? '')
  const best =
    tactic && request?.prompt.key === 'exchange-seen' && bestWords(s, tactic, rival, language, theirs)
  const more = s.attack ? s.attack.of - s.attack.number : 0
  return best ? [more > 0 ? `${best} ${fill(theirs.more, { more })}` : best] : []
}

/** §5.3, §7.3 How often they may attack at most if theirs is higher, and that this card counters then. */
function outbidWords({ power }: Tactic, { language, words }: Telling): string | undefined {
  const text = finaleFaceTexts[language]
  const most = Math.max(...printOf(words).set.tactics.map((tactic) => tactic.power)) - power
  const times = text.times[most - 1]
  return times && fill(text.outbid[most === 1 ? 'once' : 'often'], { times })
}

/** §5.7 What an exchange costs: a card of all that have to do for the rest of the match. */
function putAwayWords({ view, near, language }: BoardProps<Seen>): string {
  const { putAway, putAwayOf } = finaleFaceTexts[language]
  const side = view.sides[near]
  const periods = PERIODS - view.period
  return periods > 0 ? fill(putAwayOf, { cards: heldBy(side) + side.deck - 1, periods }) : putAway
}

/** §8.1 What a man risks who is about to play; nobody else needs a warning. §5.7 A card to exchange is not played. */
export function help(option: Option, board: BoardProps<Seen>): readonly string[] | undefined {
  const { view, language, words } = board
  if (view.phase === 'exchange' && finaleOption(option).kind === 'tactic') return [putAwayWords(board)]
  if (view.phase !== 'attackers-men' && view.phase !== 'defenders-men') return undefined
  const { card } = finaleOption(option)
  const man = view.sides.flatMap(({ men }) => men).find(({ id }) => id === card)
  const risk = man && riskWords(man, board)
  if (!man || !risk) return undefined
  const turn = { now: man.strength, next: printOf(words).next(man) }
  return [risk, fill(finaleFaceTexts[language].turn, turn)]
}

/**
 * §6.10 Where no choice changes the chance: who gains most by turning, of those who risk nothing; of equals all who turn
 * to no risk either.
 */
export function criterion({ view: s, near, request, language, words }: BoardProps<Seen>): string | undefined {
  if (s.phase !== 'attackers-men' && s.phase !== 'defenders-men') return undefined
  const print = printOf(words)
  const asked = s.sides[near].men.filter(({ id }) => request?.options.some(({ card }) => card === id))
  const gain = (man: ManSeen) => print.next(man) - man.strength
  const riskNext = ({ id, turn }: ManSeen) => print.man(id)?.hazards[(turn + 1) % 4]
  const unharmed = asked.filter(({ hazard }) => hazard === undefined)
  const among = unharmed.length > 0 ? unharmed : asked
  const most = Math.max(...among.map(gain))
  const equal = among.filter((man) => gain(man) === most)
  const safe = equal.filter((man) => !riskNext(man))
  const best = safe.length > 0 ? safe : equal
  const [man, ...others] = best
  if (!man) return undefined
  const { spare } = finaleFaceTexts[language]
  const how =
    most > 0
      ? 'gains'
      : most === 0
        ? 'stays'
        : asked.every((each) => gain(each) <= most)
          ? 'loses'
          : 'unharmed'
  const named = (men: readonly ManSeen[]) =>
    listed(
      men.map(({ id }) => surname(words.nameOf(id))),
      TEXTS[language].and,
    )
  const said =
    others.length === 0
      ? fill(spare[how], { man: named(best), now: man.strength, next: print.next(man) })
      : fill(spare.several[how], { men: named(best), by: Math.abs(most) })
  const risky = equal.filter((each) => !best.includes(each))
  const signs = [...new Set(risky.flatMap((each) => riskNext(each) || []))]
  const { hazards, and } = TEXTS[language]
  const but = {
    men: named(risky),
    signs: listed(
      signs.map((each) => hazards[each]),
      and,
    ),
  }
  return risky.length > 0 ? `${said} ${fill(spare.but, but)}` : said
}

/** §5.7, §8.8 Whether what is chosen is given up: who must make room, a card that leaves the match. */
export const costs = ({ prompt: { key } }: Request): boolean =>
  ['man-for-keeper', 'exchange', 'exchange-seen'].includes(key)

/** §8.3 Nobody for the injured; §9.1 before the first change it is none, after it no more. */
export function doneWords({ prompt: { key } }: Request, at: Telling): string | undefined {
  if (key === 'replacement') return finaleFaceTexts[at.language].done.nobody
  if (key !== 'who-leaves' || !('view' in at)) return undefined
  const { view, near = 0, language } = at as BoardProps<Seen>
  const { none, enough } = finaleFaceTexts[language].done
  return (view.sides[near].changes ?? []).length > 0 ? enough : none
}
