/** What tests of other rooms need to play Captain Tsubasa. */
export * from './any-build.ts'
export * from './match.ts'
