/**
 * How the window is furnished, decided here and nowhere else. Styles ask the root for it (`[data-layout~="wide"]`),
 * components ask `useLayout`; no other file knows a width or a height of the window.
 */
export const TABLES = ['tall', 'low', 'wide'] as const

/**
 * The three tables: `tall` (a phone held upright: the pitch stands, everything else below), `low` (a phone on its side:
 * pitch left, everything else right) and `wide` (a desk: the pitch lies, the hand below, the story beside).
 */
export type TableLayout = (typeof TABLES)[number]

/** What else a window is: too narrow for long names, too slim for two columns, or large enough for ornaments. */
export type Room = 'narrow' | 'slim' | 'large'

export type Layout = readonly (TableLayout | Room)[]

/** In pixels of the page: with letters or a zoom twice as large a window is half as wide. */
const DESK = { width: 900, height: 500 }
const NARROW = 520
const SLIM = 720
const LARGE = { width: 1600, height: 850 }

export const tableOf = (width: number, height: number): TableLayout => {
  if (height >= width) return 'tall'
  return width >= DESK.width && height >= DESK.height ? 'wide' : 'low'
}

export function layoutOf(width: number, height: number): Layout {
  const table = tableOf(width, height)
  return [
    table,
    ...(width <= NARROW ? (['narrow'] as const) : []),
    ...(width < SLIM ? (['slim'] as const) : []),
    ...(table === 'wide' && width >= LARGE.width && height >= LARGE.height ? (['large'] as const) : []),
  ]
}

const listeners = new Set<() => void>()

/** Says the layout to everything below, now and whenever the window changes. */
export function watchLayout(): void {
  const root = document.documentElement
  const say = () => {
    const layout = layoutOf(innerWidth, innerHeight).join(' ')
    if (root.dataset.layout === layout) return
    root.dataset.layout = layout
    for (const listener of listeners) listener()
  }
  say()
  addEventListener('resize', say)
}

export function subscribeLayout(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The words of the present layout, as one string. */
export const layoutNow = (): string => document.documentElement.dataset.layout ?? ''
