/** What tests of other rooms need to play Finale. */
export * from './any-build.ts'
export * from './match.ts'
export * from './strange-cards.ts'
