import type { Asked } from '@libero/kernel/words'
import type { Paragraph } from '../paragraphs.ts'
import type { RulingId } from '../rulings/list.ts'

/** What people ask, with the paragraphs and rulings the answers rest on and the picture that shows them. */
// biome-ignore format: one question per line
export const ASKED = [
  { id: 'F1', on: ['4.1'], picture: 'round' },
  { id: 'F2', on: ['5.3', '5.4', 'R6a'], picture: 'nine' },
  { id: 'F3', on: ['5.2', 'R6b'], picture: 'stop' },
  { id: 'F4', on: ['4.3', 'R22'], picture: 'draft' },
  { id: 'F5', on: ['4.4', 'R5a'], picture: 'draft' },
  { id: 'F6', on: ['4.1', '4.2'], picture: 'round' },
  { id: 'F7', on: ['6.1', '6.12'], picture: 'ability' },
  { id: 'F8', on: ['6.2', 'R9', 'R19'], picture: 'compulsory' },
  { id: 'F9', on: ['2.4', '6.4', 'R3a'], picture: 'gain' },
  { id: 'F10', on: ['2.4', 'R3b', '9.1'], picture: 'tokens' },
  { id: 'F11', on: ['7.2', '7.6'], picture: 'choice' },
  { id: 'F12', on: ['7.3'], picture: 'tokens' },
  { id: 'F13', on: ['7.4'], picture: 'contest' },
  { id: 'F14', on: ['7.5', 'R6c', 'R6d'], picture: 'reroll' },
  { id: 'F15', on: ['8.1', '8.2', 'R6e'], picture: 'keeper' },
  { id: 'F16', on: ['8.4', 'R6g'], picture: 'keeper' },
  { id: 'F17', on: ['12.1', '12.2', '12.3'], picture: 'special' },
  { id: 'F18', on: ['12.1', 'R2b'], picture: 'special' },
  { id: 'F19', on: ['11.4', 'R13'], picture: 'exhaustion' },
  { id: 'F20', on: ['11.1', '11.2', 'R4c'], picture: 'yellow' },
  { id: 'F21', on: ['11.3'], picture: 'yellow' },
  { id: 'F22', on: ['9.3', 'R6f'], picture: 'stoppage' },
  { id: 'F23', on: ['9.4', 'R14'], picture: 'stoppage' },
  { id: 'F24', on: ['1.2', '10.1', '10.2', '10.4'], picture: 'extra-time' },
  { id: 'F25', on: ['13.1', '13.2', 'R8b'], picture: 'motivation' },
  { id: 'F26', on: ['15.1', '15.2', 'R8d'], picture: 'transfer' },
  { id: 'F27', on: ['14.1', 'R8c'] },
  { id: 'F28', on: ['16.1', '16.2'], picture: 'first-game' },
  { id: 'F29', on: ['6.9', '6.8'], picture: 'discard' },
  { id: 'F30', on: ['2.5', 'R11'] },
  { id: 'F31', on: ['11.5'], picture: 'advance' },
  { id: 'F32', on: ['1.3', 'R24'], picture: 'toss' },
] as const satisfies readonly (Pick<Asked, 'id' | 'picture'> & {
  readonly on: readonly [Paragraph | RulingId, ...(Paragraph | RulingId)[]]
})[]
export type AskedId = (typeof ASKED)[number]['id']
