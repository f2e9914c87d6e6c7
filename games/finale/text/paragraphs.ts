import type { RulesText } from '@libero/kernel/words'
export const CHAPTERS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13'] as const
export type Chapter = (typeof CHAPTERS)[number]

/** Every paragraph of the rules. Engine, refusals and tests cite these numbers: they never change meaning. */
// biome-ignore format: one chapter per line
export const PARAGRAPHS = [
  '1.1', '1.2', '1.3',
  '2.1', '2.2', '2.3', '2.4',
  '3.1', '3.2', '3.3', '3.4', '3.5', '3.6', '3.7',
  '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7', '4.8', '4.9', '4.10',
  '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7', '5.8', '5.9',
  '6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7', '6.8', '6.9', '6.10', '6.11', '6.12',
  '7.1', '7.2', '7.3', '7.4', '7.5', '7.6',
  '8.1', '8.2', '8.3', '8.4', '8.5', '8.6', '8.7', '8.8', '8.9',
  '9.1', '9.2', '9.3', '9.4', '9.5',
  '10.1', '10.2', '10.3', '10.4',
  '11.1', '11.2', '11.3', '11.4', '11.5', '11.6',
  '12.1', '12.2', '12.3', '12.4',
  '13.1', '13.2', '13.3', '13.4', '13.5',
] as const
export type Paragraph = (typeof PARAGRAPHS)[number]

export type Rules = RulesText<Chapter, Paragraph>
