import type { Seen } from '@libero/finale/view'
import { finaleOption } from '@libero/finale/view'
import type { Option, Request } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { BoardProps, Telling } from '../../../face.ts'
import { printOf } from '../print.ts'
import { finaleFaceTexts } from '../text.ts'
import { riskWords } from './words.ts'

/** §8.1 What a man risks who is about to play; nobody else needs a warning. */
export function help(
  option: Option,
  { view, language, words }: BoardProps<Seen>,
): readonly string[] | undefined {
  if (view.phase !== 'attackers-men' && view.phase !== 'defenders-men') return undefined
  const { card } = finaleOption(option)
  const man = view.sides.flatMap(({ men }) => men).find(({ id }) => id === card)
  const risk = man && riskWords(man, language)
  if (!man || !risk) return undefined
  const turn = { now: man.strength, next: printOf(words).next(man) }
  return [risk, fill(finaleFaceTexts[language].turn, turn)]
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
