import type { ExerciseShelf } from '@libero/kernel/exercise'

export { MOTIFS, type Motif } from './motifs.ts'
export { MOTIF_PARAGRAPHS } from './paragraphs.ts'
export { motifTexts, sheetTexts } from './text.ts'

/** Positions of real matches to practise with, fetched when somebody does. */
export const EXERCISES: ExerciseShelf = {
  'captain-tsubasa': async () => (await import('./captain-tsubasa.ts')).SHEET,
}
