/** The chapters exercises belong to, in the order in which they are learnt. */
export const MOTIFS = [
  'number-of-attacks',
  'closing-card',
  'further-attack',
  'exchange',
  'build-up',
  'finish',
  'stopping',
  'saving',
  'counter',
  'hazards',
  'changes',
  'penalties',
  'deck',
] as const
export type Motif = (typeof MOTIFS)[number]
