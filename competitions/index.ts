/** Competitions: what one is as data, and everything that follows from it. No input, no output. */
export * from './association.ts'
export { checkCompetition, found, isId } from './check.ts'
export * from './competition.ts'
export { type Course, courseOf, DRAW, type Due, tieOf } from './course.ts'
export {
  drawLots,
  type Entry,
  enter,
  enterAll,
  MOST_GOALS,
  playedIn,
  settled,
  takeBack,
  withdraw,
} from './enter.ts'
export { type Fixture, STAGES, type Stage } from './fixture.ts'
export { groupName, THIRD, type Thirds, usualBracket } from './groups.ts'
export { DECIDERS, firstRound, type Place, seededPlaces, type Tie } from './knock-out.ts'
export { type Listed, mostOf, scorersOf } from './lists.ts'
export {
  MOST_CHARACTERS as MOST_COMPETITION,
  plainCompetition,
  readCompetition,
  writeCompetition,
} from './read.ts'
export { type Pairing, roundRobin, schedule } from './round-robin.ts'
export { AWARDED_GOALS, leader, type Score } from './score.ts'
export { FORMS, type Row, type Table } from './table.ts'
