import type { FirstTimes } from './first-times.en.ts'
import type { Paragraph } from './paragraphs.ts'

/** The paragraphs of which a first time tells something. */
// biome-ignore format: one first time per line
export const FIRST_TIMES_ON: Readonly<Record<keyof FirstTimes, readonly Paragraph[]>> = {
  'ask/tactics': ['5.2', '5.3'],
  'ask/further-tactic': ['5.6'],
  'ask/exchange': ['5.7'],
  'ask/attackers-men': ['2.3', '6.2', '6.5', '6.6'],
  'ask/defenders-men': ['6.2', '6.8'],
  'ask/changes': ['9.1', '9.3'],
  'ask/hazard-order': ['8.1'],
  'ask/replacement': ['8.2', '8.3'],
  'ask/injured-keeper': ['8.7'],
  'ask/sent-off-keeper': ['8.8'],
  'ask/man-for-keeper': ['8.8', '9.5'],
  'ask/takers': ['11.3'],
  'ask/next-taker': ['11.5'],
  'ask/packing': ['4.8'],
  'told/level-roll': ['5.4'],
  'told/closing-card-open': ['5.8'],
  'told/counter': ['7.1', '7.4'],
  'told/hazard': ['2.4', '8.1'],
  'told/booked': ['8.4', '8.5'],
  'told/sent-off': ['8.6'],
  'told/injured': ['8.2', '8.3'],
  'told/goal-empty': ['8.7'],
  'told/period-over': ['5.1', '9.1'],
  'told/extra-time': ['10.3'],
  'told/shoot-out': ['11.3'],
  'told/comparison': ['6.7', '6.8', '6.9'],
  'told/turned': ['2.3', '6.10'],
  'card/places': ['4.2', '6.2'],
  'mark/hazard': ['8.4', '8.2', '8.5', '8.6'],
  'mark/no-build-up': ['6.1'],
  'mark/arrow': ['6.6'],
}
