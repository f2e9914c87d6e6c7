/**
 * What has no place in a name or a sentence: control characters with the terminal's escape, marks that turn the
 * direction of writing, separators of lines, halves of characters, and whatever takes no room or only looks empty.
 */
const HIDDEN = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u3164\uffa0]|\u034f|\u17b4|\u17b5/u
const EVERY_HIDDEN = new RegExp(HIDDEN.source, 'gu')
/** Something the eye can see; an empty pattern of braille is a sign that cannot be seen. */
const VISIBLE = /\p{L}|\p{N}|\p{P}|(?!\u2800)\p{S}/u

/** Stands where something stood that is not shown. */
export const NOT_SHOWN = '\ufffd'

/** Longest name of a card set, a footballer, a coach. */
const MOST_NAME = 60

export const isPlainText = (text: string): boolean => !HIDDEN.test(text)

/** Whether the eye has anything to read; white space is nothing. */
export const isVisible = (text: string): boolean => VISIBLE.test(text)

/** A name that can be shown anywhere and told from nothing at all. */
export const isName = (value: unknown, most = MOST_NAME): value is string =>
  typeof value === 'string' && value.length <= most && isPlainText(value) && isVisible(value)

/** What passed for a name before `isName` did: records written then are still read, and shown by `shown`. */
export const wasName = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= MOST_NAME

/** A stranger's text as it may be shown: nothing in it moves a cursor, changes a colour or turns a line around. */
export const shown = (text: string): string =>
  HIDDEN.test(text) ? text.replace(EVERY_HIDDEN, NOT_SHOWN) : text

/** The same for every text in plain data. */
export function allShown<T>(data: T): T {
  if (typeof data === 'string') return shown(data) as T
  if (Array.isArray(data)) return data.map(allShown) as T
  if (data === null || typeof data !== 'object') return data
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, allShown(value)])) as T
}

/** Faults of one piece of data that are told; more would help nobody. */
const MOST_FAULTS = 20

/**
 * Where in plain data a text cannot be shown as it is, or something is called nothing though all must be called
 * something (`mustBeNamed`): the paths to it.
 */
export function misnamed(data: unknown, mustBeNamed = true): readonly string[] {
  const found: string[] = []
  const open: { readonly value: unknown; readonly path: string; readonly key: string }[] = [
    { value: data, path: '', key: '' },
  ]
  for (let next = open.pop(); next && found.length < MOST_FAULTS; next = open.pop()) {
    const { value, path, key } = next
    if (typeof value === 'string') {
      if (!isPlainText(value) || (mustBeNamed && key === 'name' && !isVisible(value))) found.push(path)
    } else if (value !== null && typeof value === 'object') {
      for (const [inner, each] of Object.entries(value).reverse())
        open.push({ value: each, path: path === '' ? inner : `${path}.${inner}`, key: inner })
    }
  }
  return found
}
