import { FIRST_TIMES_ON } from '@libero/finale/book'
import { MOTIF_PARAGRAPHS, MOTIFS, motifTexts } from '@libero/finale/exercises'
import { LESSON_WORDS } from '@libero/finale/lesson-words'
import { LESSONS } from '@libero/finale/lessons'
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
    '3.7': 'a handicap both agree on',
    '4.4': 'an option: free choice',
    '4.5': 'an option: free choice',
    '4.9': 'an option: everything sealed at once',
    '4.10': 'an option: any eleven',
    '11.6': 'sudden death that uses up all takers',
    '12.1': 'a cup over two legs',
    '12.2': 'a cup over two legs',
    '12.3': 'a cup over two legs',
    '12.4': 'a cup over two legs',
    '13.4': 'a guard that hardly ever comes',
    '13.5': 'what can be agreed before a match',
  },
}
