import type { FirstTimes } from './first-times.en.ts'
import type { Paragraph } from './paragraphs.ts'

/** The paragraphs of which a first time tells something. */
// biome-ignore format: one first time per line
export const FIRST_TIMES_ON: Readonly<Record<keyof FirstTimes, readonly Paragraph[]>> = {
  'ask/toss': ['1.3', '4.3'],
  'ask/draft': ['2.3', '4.3', '4.4'],
  'ask/turn': ['5.1', '5.4'],
  'ask/ability': ['6.1', '6.2'],
  'ask/token': ['2.4', '7.3'],
  'ask/target': ['6.9'],
  'ask/motivate': ['13.1', '13.2'],
  'ask/action': ['7.2', '7.6'],
  'ask/spend': ['7.3', '7.4'],
  'ask/reroll': ['7.5'],
  'ask/save': ['8.1', '8.2'],
  'ask/special': ['12.3'],
  'told/stopped': ['5.2'],
  'told/gained': ['2.4', '6.4'],
  'told/booked': ['11.1', '11.2'],
  'told/exhausted': ['11.4'],
  'told/discarded': ['5.4', '6.9'],
  'told/removed': ['2.6', '6.8'],
  'told/reshuffled': ['4.2'],
  'told/keeper': ['8.1'],
  'told/save': ['8.2', '8.4'],
  'told/special-shot': ['12.3'],
  'told/half-over': ['9.4', '9.5'],
}
