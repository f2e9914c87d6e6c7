import type { Paragraph } from '../text/paragraphs.ts'
import type { Motif } from './motifs.ts'

/** The paragraphs on which the decisions of a chapter turn. */
// biome-ignore format: one chapter per line
export const MOTIF_PARAGRAPHS: Readonly<Record<Motif, readonly Paragraph[]>> = {
  'number-of-attacks': ['5.2', '5.3', '5.4'],
  'closing-card': ['5.8'],
  'further-attack': ['5.6'],
  exchange: ['5.7'],
  'build-up': ['6.2', '6.4', '6.7', '6.8'],
  finish: ['6.2', '6.5', '6.6', '6.9'],
  stopping: ['6.2', '6.8', '7.1'],
  saving: ['6.2', '6.9'],
  counter: ['7.1', '7.3', '7.4'],
  hazards: ['8.1', '8.3', '8.7', '8.8'],
  changes: ['9.1', '9.2', '9.3', '9.4'],
  penalties: ['11.1', '11.3', '11.5'],
  deck: ['4.3', '4.8'],
}
