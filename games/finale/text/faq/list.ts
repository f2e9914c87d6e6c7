import type { Asked } from '@libero/kernel/words'
import type { Paragraph } from '../paragraphs.ts'
import type { RulingId } from '../rulings/list.ts'

/** What people ask, with the paragraphs and rulings the answers rest on and the picture that shows them. */
// biome-ignore format: one question per line
export const ASKED = [
  { id: 'F1', on: ['5.3'], picture: 'powers' },
  { id: 'F2', on: ['5.4', 'R5b'], picture: 'level' },
  { id: 'F3', on: ['5.3', '5.6', '7.3'], picture: 'powers' },
  { id: 'F4', on: ['5.6', 'R5a'], picture: 'further' },
  { id: 'F5', on: ['2.2', '6.7'], picture: 'turned' },
  { id: 'F6', on: ['2.3', '6.10'], picture: 'turned' },
  { id: 'F7', on: ['6.5', 'R7a'], picture: 'used' },
  { id: 'F8', on: ['6.6', 'R20a'], picture: 'arrow' },
  { id: 'F9', on: ['6.3'], picture: 'question-mark' },
  { id: 'F10', on: ['6.4', 'R7b'], picture: 'stand-in' },
  { id: 'F11', on: ['6.2'], picture: 'tactic' },
  { id: 'F12', on: ['R32', '6.2'], picture: 'tactic' },
  { id: 'F13', on: ['6.8'], picture: 'build-up' },
  { id: 'F14', on: ['6.9'], picture: 'finish' },
  { id: 'F15', on: ['6.11'], picture: 'powers' },
  { id: 'F16', on: ['6.8', '7.1', '7.2'], picture: 'failed' },
  { id: 'F17', on: ['7.3', 'R6a', 'R40'], picture: 'counter' },
  { id: 'F18', on: ['7.4', '7.5', 'R6b'], picture: 'counter' },
  { id: 'F19', on: ['7.2', 'R24'], picture: 'counter' },
  { id: 'F20', on: ['6.1', 'R6c'], picture: 'no-build-up' },
  { id: 'F21', on: ['5.8', 'R5d'], picture: 'closing' },
  { id: 'F22', on: ['5.5', '5.6', 'R5c'], picture: 'further' },
  { id: 'F23', on: ['5.7', 'R13b', 'R13c'], picture: 'exchange' },
  { id: 'F24', on: ['8.1', '8.2', '8.3'], picture: 'injury' },
  { id: 'F25', on: ['8.4', '8.5'], picture: 'yellow' },
  { id: 'F26', on: ['8.6', 'R8d'], picture: 'red' },
  { id: 'F27', on: ['R8b', '8.1'], picture: 'hazard' },
  { id: 'F28', on: ['8.7', '8.9'], picture: 'keeper-injured' },
  { id: 'F29', on: ['8.8', 'R9b', 'R16'], picture: 'keeper-off' },
  { id: 'F30', on: ['9.1', '9.4'], picture: 'change' },
  { id: 'F31', on: ['9.3', '9.5'], picture: 'change' },
  { id: 'F32', on: ['3.1', '3.2', '3.3'] },
  { id: 'F33', on: ['3.5', 'R3a'] },
  { id: 'F34', on: ['4.3'], picture: 'tactic' },
  { id: 'F35', on: ['4.7', '3.6'] },
  { id: 'F36', on: ['10.1', '10.2', '10.3'] },
  { id: 'F37', on: ['11.1', '11.3', '11.5'], picture: 'penalty' },
  { id: 'F38', on: ['1.3', 'R1'] },
  { id: 'F39', on: ['6.12'], picture: 'turned' },
  { id: 'F40', on: ['13.2'] },
  { id: 'F41', on: ['12.1', '12.2', '12.3'] },
  { id: 'F42', on: ['5.2', '5.6', '5.8'], picture: 'further' },
] as const satisfies readonly (Pick<Asked, 'id' | 'picture'> & {
  readonly on: readonly [Paragraph | RulingId, ...(Paragraph | RulingId)[]]
})[]
export type AskedId = (typeof ASKED)[number]['id']
