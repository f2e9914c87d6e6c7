export type { Entry, Listed } from './catalogue.ts'
export { CATALOGUE, findGame } from './catalogue.ts'
export { libero } from './libero.ts'
export type { Terminal } from './terminal.ts'
