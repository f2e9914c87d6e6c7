import { FIRST_TIMES_ON } from '@libero/captain-tsubasa/book'
import { MOTIF_PARAGRAPHS, MOTIFS, motifTexts } from '@libero/captain-tsubasa/exercises'
import { LESSON_WORDS } from '@libero/captain-tsubasa/lesson-words'
import { LESSONS } from '@libero/captain-tsubasa/lessons'
import type { Teaching } from '../../docs/pages.ts'

/** Who teaches which paragraph of the rules. */
export const teaching: Teaching = {
  lessons: LESSONS.map(({ id, paragraphs }) => ({ title: LESSON_WORDS.en[id]?.title ?? id, paragraphs })),
  firstTimes: FIRST_TIMES_ON,
  motifs: MOTIFS.map((motif) => ({
    id: motif,
    name: motifTexts.en[motif],
    paragraphs: MOTIF_PARAGRAPHS[motif],
  })),
  beyond: {
    '7.7': 'an example of 7.1 to 7.6',
    '13.5': 'an example of 13.1 to 13.3',
    '17.2': 'only where time runs out',
    '17.3': 'a guard that hardly ever comes',
    '17.4': 'what can be agreed before a match',
    '17.5': 'a position set up in full',
    '17.6': 'cards typed in from a box',
  },
}
