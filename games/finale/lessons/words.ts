import type { LessonWords } from '@libero/kernel/lesson'
import type { Language } from '@libero/kernel/words'
import { de } from './words.de.ts'
import { en } from './words.en.ts'
import { hu } from './words.hu.ts'

/** What the lessons of Finale say, by language. In a browser `words-fetched.ts` stands in its place. */
export const LESSON_WORDS: Readonly<Record<Language, Readonly<Record<string, LessonWords>>>> = { en, de, hu }
