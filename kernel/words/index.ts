/** How games are put into words: languages, sentences with blanks, what a game says, and its page for the table. */
export {
  type Asked,
  type AskedWords,
  type Book,
  type BookText,
  chapterNumber,
  type RulesText,
  type Ruling,
  type RulingWords,
  ruleWords,
  worded,
} from './book.ts'
export { fetched, speak } from './fetched.ts'
export type { Known } from './known.ts'
export { knownWords, sourceWords } from './known.ts'
export * from './languages.ts'
export type { ProspectWords } from './prospects.ts'
export type { Sheet } from './sheet.ts'
export * from './words.ts'
