import { type BookText, fetched } from '@libero/kernel/words'

/** What `book.ts` is where every byte travels: a language comes when somebody speaks it. */
export const hatTrickBook = fetched<BookText>({
  en: async () => (await import('./book.en.ts')).bookEn,
  de: async () => (await import('./book.de.ts')).bookDe,
  hu: async () => (await import('./book.hu.ts')).bookHu,
})
