import type { Language } from '@libero/kernel/words'

/** Whether a reader of the language takes 'oe' for 'ö'; otherwise it is an 'o' with an accent. */
export const SPELLS_UMLAUTS: Readonly<Record<Language, boolean>> = { en: true, de: true, hu: false }
