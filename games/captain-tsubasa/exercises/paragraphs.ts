import type { Paragraph } from '../text/paragraphs.ts'
import type { Motif } from './motifs.ts'

/** The paragraphs on which the decisions of a chapter turn. */
// biome-ignore format: one chapter per line
export const MOTIF_PARAGRAPHS: Readonly<Record<Motif, readonly Paragraph[]>> = {
  'kick-off': ['1.3'],
  'choosing-match-cards': ['4.3', '4.4'],
  'attacking-card': ['5.1', '5.4'],
  'defending-card': ['5.1', '5.4'],
  abilities: ['6.1', '6.2', '6.3'],
  tokens: ['2.4', '6.4', '7.3'],
  motivation: ['13.1', '13.2'],
  'shot-or-pass': ['7.2', '7.6'],
  rerolls: ['7.5'],
  keeper: ['8.1', '8.2'],
  'special-shots': ['12.2', '12.3'],
}
