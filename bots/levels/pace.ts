/** How long opponents who think ahead may do so, as a person sets it. */
export const THINKING = ['short', 'normal', 'long'] as const
export type Thinking = (typeof THINKING)[number]

/** As a multiple of what a level takes by itself. */
export const PACES: Readonly<Record<Thinking, number>> = { short: 0.5, normal: 1, long: 4 }
