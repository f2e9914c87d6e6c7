/** The chapters exercises belong to, in the order in which they are learnt. */
export const MOTIFS = [
  'attacking-card',
  'defending-card',
  'attacking-move',
  'defending-move',
  'sideways-pass',
  'long-ball',
  'opportunity',
  'against-opportunity',
  'shooting',
  'duel',
  'keeper',
  'free-kick',
  'goal-kick',
  'penalty',
  'skills',
  'prevention',
  'style-cards',
  'receiver',
  'substitution',
] as const
export type Motif = (typeof MOTIFS)[number]
