import { surname } from '@libero/finale/text'
import type { ManSeen, Seen } from '@libero/finale/view'
import { finaleOption } from '@libero/finale/view'
import type { Option, Request } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { BoardProps, Telling } from '../../../face.ts'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { riskWords } from './words.ts'

/** §8.1 What a man risks who is about to play; nobody else needs a warning. §5.7 A card to exchange is not played. */
export function help(
  option: Option,
  { view, language, words }: BoardProps<Seen>,
): readonly string[] | undefined {
  if (view.phase === 'exchange' && finaleOption(option).kind === 'tactic')
    return [finaleFaceTexts[language].putAway]
  if (view.phase !== 'attackers-men' && view.phase !== 'defenders-men') return undefined
  const { card } = finaleOption(option)
  const man = view.sides.flatMap(({ men }) => men).find(({ id }) => id === card)
  const risk = man && riskWords(man, language)
  if (!man || !risk) return undefined
  const turn = { now: man.strength, next: printOf(words).next(man) }
  return [risk, fill(finaleFaceTexts[language].turn, turn)]
}

/**
 * §6.10 Where no choice changes the chance: who gains most by turning, of those who risk nothing; of equals whoever
 * turns to no risk either, then the weakest.
 */
export function criterion({ view: s, near, request, language, words }: BoardProps<Seen>): string | undefined {
  if (s.phase !== 'attackers-men' && s.phase !== 'defenders-men') return undefined
  const print = printOf(words)
  const asked = s.sides[near].men.filter(({ id }) => request?.options.some(({ card }) => card === id))
  const gain = (man: ManSeen) => print.next(man) - man.strength
  const nextRisk = ({ id, turn }: ManSeen) => (print.man(id)?.hazards[(turn + 1) % 4] ? 1 : 0)
  const safe = asked.filter(({ hazard }) => hazard === undefined)
  const [man] = (safe.length > 0 ? safe : asked).toSorted(
    (a, b) => gain(b) - gain(a) || nextRisk(a) - nextRisk(b) || a.strength - b.strength,
  )
  if (!man) return undefined
  const { gains, stays, loses, unharmed } = finaleFaceTexts[language].spare
  const isBest = asked.every((each) => gain(each) <= gain(man))
  const said = gain(man) > 0 ? gains : gain(man) === 0 ? stays : isBest ? loses : unharmed
  return fill(said, { man: surname(words.nameOf(man.id)), now: man.strength, next: print.next(man) })
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
