/** Looking things up in words, spelling forgiven. It knows no game and no page. */
export { type Answer, Answers, answersIn, type TableChapter } from './answers.ts'
export { cutAtWords, folded, foldedLetter, wordsOf } from './fold.ts'
export type { Entry, Found } from './search.ts'
export { Search } from './search.ts'
