import { fetched } from '@libero/kernel/words'
import type { HatTrickText } from './text.ts'

/** What `texts.ts` is where every byte travels: a language comes when somebody speaks it. */
export const TEXTS = fetched<HatTrickText>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  hu: async () => (await import('./hu.ts')).hu,
})
