import type { Callable } from '../boards/board.ts'

const ORDERS = {
  u: 'undo',
  q: 'quit',
  l: 'log',
  c: 'cards',
  m: 'squads',
  h: 'hint',
  b: 'table',
  help: 'help',
} as const

/** What a typed line asks for. */
export type Order =
  | { readonly do: 'answer'; readonly typed: string }
  | { readonly do: 'rule'; readonly paragraph?: string }
  | { readonly do: 'save'; readonly file?: string }
  | { readonly do: (typeof ORDERS)[keyof typeof ORDERS] }

/** One letter is an order, more are the beginning of a name. */
export function readOrder(line: string): Order {
  const typed = line.trim()
  if (Object.hasOwn(ORDERS, typed)) return { do: ORDERS[typed as keyof typeof ORDERS] }
  if (typed === 's') return { do: 'save' }
  if (typed.startsWith('s ')) return { do: 'save', file: typed.slice(2).trim() }
  if (typed === '?') return { do: 'rule' }
  if (typed.startsWith('?')) return { do: 'rule', paragraph: typed.slice(1).replace('§', '').trim() }
  return { do: 'answer', typed }
}

/** 'Günter' and 'gunter' are the same to whoever types. */
const plain = (text: string): string =>
  text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('ß', 'ss')

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
