import type { Seen } from '@libero/captain-tsubasa/view'
import { captainTsubasaOption } from '@libero/captain-tsubasa/view'
import type { Option } from '@libero/kernel'
import type { BoardProps } from '../../../face.ts'
import { askTexts } from './ask-text.ts'

/** What is meant by an answer whose chance could be taken for something else; cards are told by their detail. */
export function help(option: Option, { language, request }: BoardProps<Seen>): readonly string[] | undefined {
  const text = askTexts[language]
  const { kind, about } = captainTsubasaOption(option)
  if (kind === 'stop') return [text.help.stop]
  if (kind === 'skip') return request?.kind === 'ability' ? [text.help.skip] : undefined
  if (kind === 'ability') return [about.only === 'must' ? text.pointless : text.help.ability]
  return undefined
}
