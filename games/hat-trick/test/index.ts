/** What tests of other rooms need to play Hat-Trick. */
export * from './any-build.ts'
export * from './event-kinds.ts'
export { positionOf, type Setting } from './match.ts'
export { PLANTED, PLANTED_TEXTS } from './planted.ts'
export { BOX } from './typed-in.ts'
