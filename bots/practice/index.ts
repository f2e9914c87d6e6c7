/** Exercises that are answered: laid out on a table, judged, and why, in words made from the figures. */
export * from './text.ts'
export * from './verdict.ts'
