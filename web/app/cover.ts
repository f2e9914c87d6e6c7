import type { Language } from '@libero/kernel/words'
import type { Route } from './route.ts'
import { readRoute } from './route.ts'

/** The pages of a game that somebody sends to somebody else, by the first word of their address. */
const KINDS = ['rules', 'sheet', 'cards', 'learn', 'practice', 'replay', 'new', 'workshop'] as const
export type CoverKind = (typeof KINDS)[number]

/** The file of a page of a game, in a language: 'finale-rules.de.html'. */
export const coverFile = (kind: string, game: string, language: string): string =>
  `${game}-${kind}.${language}.html`

/** The cover a route goes under; '' for a page that is nobody else's, or that any game can have. */
export function coverOf({ page, rest }: Route, games: readonly string[], language: Language): string {
  const game = rest.find((part) => games.includes(part))
  const kind = KINDS.find((each) => each === page)
  return kind && game !== undefined ? coverFile(kind, game, language) : ''
}

/** Where the covers are: only a built app has them. */
const areThere = (): boolean => import.meta.env.PROD

/**
 * The whole address of a fragment, under its cover: a server sees no fragment, so what a link is called where it
 * arrives stands in the file it names.
 */
export function underCover(hash: string, games: readonly string[], language: Language): string {
  const file = areThere() ? coverOf(readRoute(hash), games, language) : ''
  return new URL(`./${file}${hash}`, location.href).href
}

/** The bar of the browser says the same: whoever copies the address from there sends the right cover, too. */
export function showCover(route: Route, games: readonly string[], language: Language): void {
  if (!areThere()) return
  const file = coverOf(route, games, language)
  const here = location.pathname.split('/').at(-1)
  if (here === file || (file === '' && here === 'index.html')) return
  history.replaceState(history.state, '', `./${file}${location.search}${location.hash}`)
}
