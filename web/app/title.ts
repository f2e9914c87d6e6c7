import type { Pair } from '@libero/kernel'
import { useEffect } from 'react'

/** 'Germany 2 : 1 Italy – Hat-Trick': what a match is called in a tab, a bookmark and a link. */
export const matchTitle = (names: Pair<string>, goals: Pair<number>, game: string): string =>
  `${names[0]} ${goals[0]} : ${goals[1]} ${names[1]} – ${game}`

/** What the tab says the page is, and what whoever asks is told of it. */
export function useTitle(title: string, description: string): void {
  useEffect(() => {
    document.title = title
    for (const meta of document.querySelectorAll('meta[name="description"], meta[property="og:description"]'))
      meta.setAttribute('content', description)
    document.querySelector('meta[property="og:title"]')?.setAttribute('content', title)
  }, [title, description])
}
