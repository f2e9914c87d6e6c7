/** The chapters exercises belong to, in the order in which they are learnt. */
export const MOTIFS = [
  'kick-off',
  'choosing-match-cards',
  'attacking-card',
  'defending-card',
  'abilities',
  'tokens',
  'motivation',
  'shot-or-pass',
  'rerolls',
  'keeper',
  'special-shots',
] as const
export type Motif = (typeof MOTIFS)[number]
