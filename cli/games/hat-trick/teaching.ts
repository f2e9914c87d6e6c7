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
    '13.6': 'what lies in the box of the expansion',
    '14.6': 'nobody decides it: whoever plays at position 6 kicks off',
    '15.2': 'how sentences on cards are meant: nothing happens by it',
    '18.9': 'after one of the twelve style cards, which says it itself',
    '19.18': 'matches begun with the first player cards',
    '21.6': 'a team passed on as a code',
  },
}
