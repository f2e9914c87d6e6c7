import type { Paragraph } from '../text/paragraphs.ts'
import type { Motif } from './motifs.ts'

/** The paragraphs on which the decisions of a chapter turn. */
// biome-ignore format: one chapter per line
export const MOTIF_PARAGRAPHS: Readonly<Record<Motif, readonly Paragraph[]>> = {
  'attacking-card': ['4.1', '4.6', '5.1'],
  'defending-card': ['4.1', '4.6', '5.1'],
  'attacking-move': ['4.2', '4.3'],
  'defending-move': ['4.3', '4.5'],
  'sideways-pass': ['4.4'],
  'long-ball': ['5.3', '5.4'],
  opportunity: ['6.1', '6.4', '6.5', '6.7'],
  'against-opportunity': ['6.1', '6.3'],
  shooting: ['6.6', '6.7'],
  duel: ['7.2', '7.3'],
  keeper: ['7.4', '7.6', '7.8'],
  'free-kick': ['9.3', '9.4'],
  'goal-kick': ['8.2', '8.3'],
  penalty: ['9.5'],
  skills: ['15.1', '15.5', '15.7'],
  prevention: ['16.10'],
  'style-cards': ['18.5', '19.3'],
  receiver: ['14.2'],
  substitution: ['20.3'],
}
