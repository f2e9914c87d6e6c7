/** How games are put into words: languages, sentences with blanks, what a game says, and its page for the table. */
export type { Sheet } from './sheet.ts'
export * from './words.ts'
