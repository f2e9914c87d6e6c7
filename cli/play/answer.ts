import type { Callable } from '../boards/board.ts'
import type { TableOrder } from './order-words.ts'
import { plain, tableOrder } from './order-words.ts'

/** What a typed line asks for. */
export type Order =
  | { readonly do: 'answer'; readonly typed: string }
  | { readonly do: 'rule'; readonly paragraph?: string }
  | { readonly do: 'save'; readonly file?: string }
  | { readonly do: Exclude<TableOrder, 'rule' | 'save'> }

/** The number of a paragraph as it is typed: '6.5', '§6.5', 'T4'. */
const PARAGRAPH = /^§?\s*([TP]?\d[\d.]*)$/i

/** A letter or a whole word is an order, anything else the beginning of a name. */
export function readOrder(line: string): Order {
  const typed = line.trim()
  const [, word = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(typed) ?? []
  const order = tableOrder(word)
  if (order === 'save') return rest === '' ? { do: 'save' } : { do: 'save', file: rest }
  const paragraph = PARAGRAPH.exec(rest)?.[1]
  if (order === 'rule' && rest === '') return { do: 'rule' }
  if (order === 'rule' && paragraph) return { do: 'rule', paragraph }
  if (typed.startsWith('?')) return { do: 'rule', paragraph: typed.slice(1).replace('§', '').trim() }
  if (order !== undefined && order !== 'rule' && rest === '') return { do: order }
  return { do: 'answer', typed }
}

const begins = (name: string, typed: string): boolean => {
  const wanted = plain(typed)
  const whole = plain(name)
  return whole.startsWith(wanted) || whole.split(/[\s'’.-]+/).some((word) => word.startsWith(wanted))
}

export type Meant =
  | { readonly action: string }
  | { readonly among: readonly Callable[] }
  | { readonly nothing: true }

/**
 * Whom or what an answer means: by key, by id, or by the beginning of a name. An option comes before whatever else
 * bears the name, but what is no option can be named too, so that the refusal can say why it is none.
 */
export function meaning(
  typed: string,
  callables: readonly Callable[],
  isOption: (action: string) => boolean,
): Meant {
  const exact = callables.find(({ key, action }) => key === typed || action === typed)
  if (exact) return { action: exact.action }
  // A number is meant as the beginning of what can be typed before it is meant as a word of a name.
  const noted = /^\d/.test(typed) ? callables.filter(({ key }) => key.startsWith(typed)) : []
  // Ids write 'ae' for 'ä', which is how some keyboards do.
  const named =
    noted.length > 0
      ? noted
      : callables.filter(({ name, action }) => begins(name, typed) || begins(action, typed))
  const options = named.filter(({ action }) => isOption(action))
  const among = options.length > 0 ? options : named
  const [only] = among
  if (!only || plain(typed) === '') return { nothing: true }
  return among.length === 1 ? { action: only.action } : { among }
}
