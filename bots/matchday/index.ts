/** Matches of a competition between opponents, and whole competitions played to their end. */
export { Matchday, type Players } from './matchday.ts'
export { CONFIDENT, type Titles, titlesOf } from './titles.ts'
