/** Opponents who think elsewhere, for whoever asks them. */
export * from './client.ts'
export { type Fall, ladder, patienceWith, type Stood, standby } from './standby.ts'
