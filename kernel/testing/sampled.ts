import type { Language } from '../words/index.ts'

/** The languages a test holds up sentences of as examples: some, not every one there will ever be. */
export const sampled = <L extends Language>(said: Readonly<Record<L, unknown>>): readonly L[] =>
  Object.keys(said) as L[]
