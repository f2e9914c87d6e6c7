import type { RulesText } from '@libero/kernel/words'
import { PLAYERS_CHAPTERS, PLAYERS_PARAGRAPHS } from './players/paragraphs.ts'

/** The base game's chapters, then those of the Players expansion. */
// biome-ignore format: one box per line
export const CHAPTERS = [
  '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12',
  ...PLAYERS_CHAPTERS,
] as const
export type Chapter = (typeof CHAPTERS)[number]

/** Every paragraph of the rules. Engine, refusals and tests cite these numbers: they never change meaning. */
// biome-ignore format: one chapter per line
export const PARAGRAPHS = [
  '1.1', '1.2', '1.3', '1.4',
  '2.1', '2.2', '2.3', '2.4', '2.5',
  '3.1', '3.2', '3.3',
  '4.1', '4.2', '4.3', '4.4', '4.5', '4.6', '4.7',
  '5.1', '5.2', '5.3', '5.4', '5.5', '5.6', '5.7',
  '6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '6.7', '6.8',
  '7.1', '7.2', '7.3', '7.4', '7.5', '7.6', '7.7', '7.8', '7.9',
  '8.1', '8.2', '8.3',
  '9.1', '9.2', '9.3', '9.4', '9.5',
  '10.1', '10.2', '10.3', '10.4',
  '11.1', '11.2', '11.3', '11.4',
  '12.1', '12.2', '12.3', '12.4', '12.5',
  ...PLAYERS_PARAGRAPHS,
] as const
export type Paragraph = (typeof PARAGRAPHS)[number]

export type Rules = RulesText<Chapter, Paragraph>
