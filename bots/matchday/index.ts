/** Matches of a competition between opponents, and whole competitions played to their end. */
export { ended, Matchday, type Players } from './matchday.ts'
export { CONFIDENT, marginOf, type Titles, titlesOf } from './titles.ts'
