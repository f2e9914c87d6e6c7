/** Where opponents think: a worker, a thread, or the same place as whoever asks. */
export { opponentsOf } from '../games.ts'
export * from './host.ts'
