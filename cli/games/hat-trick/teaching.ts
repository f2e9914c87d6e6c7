import { FIRST_TIMES_ON } from '@libero/hat-trick/book'
import { MOTIF_PARAGRAPHS, MOTIFS, motifTexts } from '@libero/hat-trick/exercises'
import { LESSON_WORDS } from '@libero/hat-trick/lesson-words'
import { LESSONS } from '@libero/hat-trick/lessons'
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
    '1.4': 'what lies in the box',
    '11.4': 'a guard that hardly ever comes',
    '12.3': 'only where time runs out',
    '12.4': 'a guard that hardly ever comes',
    '12.5': 'what can be agreed before a match',
    '13.5': 'an option of the expansion',
    '13.6': 'what lies in the box of the expansion',
    '14.6': 'the expansion: nothing is asked',
    '15.2': 'the expansion: how texts of skills are read',
    '18.2': 'the expansion: what counts for a row',
    '18.8': 'the expansion: style cards in an opportunity',
    '18.9': 'the expansion: a free kick by a style card',
    '19.18': 'matches begun with the first player cards',
    '21.6': 'a team passed on as a code',
  },
}
