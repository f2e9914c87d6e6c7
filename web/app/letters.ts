import { settings } from './settings.ts'
import { appTexts } from './text.ts'

/** Every cut of the letters a table is written in. */
const CUTS = ['400 1em Barlow', '600 1em Barlow', '600 1em "Barlow Condensed"', '700 1em "Barlow Condensed"']

/**
 * Fetches the letters: a table that is drawn with others is laid out twice, and jumps. Some languages have letters that
 * lie in files of their own, and a sentence of the app has them.
 */
export function fetchLetters(): Promise<unknown> {
  const { stumble } = appTexts[settings.get().language]
  return Promise.allSettled(CUTS.map((cut) => document.fonts.load(cut, stumble)))
}
