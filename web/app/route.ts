/**
 * Where somebody is, as the fragment of the address: it needs no server, works offline, and what is shared in a link
 * never leaves the two browsers.
 */
export interface Route {
  /** '' is the start page. */
  readonly page: string
  /** What follows the page: '#/rules/finale/6.3' has 'finale' and '6.3'. */
  readonly rest: readonly string[]
  readonly said: Readonly<Record<string, string>>
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

export function readRoute(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?', 2)
  const [page = '', ...rest] = path.split('/').map(decoded)
  return {
    page,
    rest: rest.filter((part) => part !== ''),
    said: Object.fromEntries(new URLSearchParams(query)),
  }
}

export function writeRoute(
  page: string,
  rest: readonly string[] = [],
  said: Readonly<Record<string, string | number | undefined>> = {},
): string {
  const path = [page, ...rest].map(encodeURIComponent).join('/')
  const query = new URLSearchParams(
    Object.entries(said).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
  ).toString()
  return `#/${path}${query && `?${query}`}`
}

export function goTo(hash: string): void {
  location.hash = hash
}

/** Changes the address without leaving a step behind for the back button. */
export function replaceRoute(hash: string): void {
  history.replaceState(null, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}
