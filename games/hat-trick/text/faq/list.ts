import type { Asked } from '@libero/kernel/words'
import type { Paragraph } from '../paragraphs.ts'
import type { RulingId } from '../rulings/list.ts'

/** What people ask, with the paragraphs and rulings the answers rest on and the picture that shows them. */
// biome-ignore format: one question per line
export const ASKED = [
  { id: 'F1', on: ['4.1'], picture: 'turn' },
  { id: 'F2', on: ['4.2', '2.3'], picture: 'move' },
  { id: 'F3', on: ['R4a', '4.2'], picture: 'move' },
  { id: 'F4', on: ['R4b', '4.3'], picture: 'displace' },
  { id: 'F5', on: ['4.4', 'R5'], picture: 'sideways' },
  { id: 'F6', on: ['4.4', 'R25'], picture: 'sideways' },
  { id: 'F7', on: ['5.1', '5.2'], picture: 'line' },
  { id: 'F8', on: ['5.3', '5.4', 'R6a'], picture: 'long' },
  { id: 'F9', on: ['5.5'], picture: 'dribble' },
  { id: 'F10', on: ['5.6', '9.1'], picture: 'foul' },
  { id: 'F11', on: ['4.6', 'R30'], picture: 'line' },
  { id: 'F12', on: ['5.7', 'R7', 'R14'], picture: 'line' },
  { id: 'F13', on: ['R6b', 'R6c', '5.4'], picture: 'long' },
  { id: 'F14', on: ['6.1', 'R8'], picture: 'opportunity' },
  { id: 'F15', on: ['6.2', '6.8', 'R23'], picture: 'out-of-cards' },
  { id: 'F16', on: ['6.6'], picture: 'may-shoot' },
  { id: 'F17', on: ['6.3', 'R4c'], picture: 'opportunity' },
  { id: 'F18', on: ['6.7', 'R26'], picture: 'may-shoot' },
  { id: 'F19', on: ['7.2', '7.3'], picture: 'duel' },
  { id: 'F20', on: ['7.4', '7.5'], picture: 'draws' },
  { id: 'F21', on: ['7.7', '7.8', '7.9'], picture: 'parry' },
  { id: 'F22', on: ['7.7', 'R18'], picture: 'kick-off' },
  { id: 'F23', on: ['8.2', '8.3', 'R31'], picture: 'goal-kick' },
  { id: 'F24', on: ['9.2', 'R10b'], picture: 'yellow' },
  { id: 'F25', on: ['9.3', '9.4'], picture: 'free-kick' },
  { id: 'F26', on: ['9.5', 'R10a', 'R10c'], picture: 'penalty' },
  { id: 'F27', on: ['10.1', '10.3', 'R11d'], picture: 'clock' },
  { id: 'F28', on: ['10.2', 'R21'], picture: 'clock' },
  { id: 'F29', on: ['1.2', '11.1', '11.2'], picture: 'shoot-out' },
  { id: 'F30', on: ['2.4', '2.5'], picture: 'line' },
  { id: 'F31', on: ['15.4', '15.5', '15.1'], picture: 'flip' },
  { id: 'F32', on: ['14.1', '14.2', 'P2'], picture: 'numbers' },
  { id: 'F33', on: ['16.1'], picture: 'dribble' },
  { id: 'F34', on: ['16.1', 'P9'] },
  { id: 'F35', on: ['16.2', 'P10'] },
  { id: 'F36', on: ['16.3', 'P37'] },
  { id: 'F37', on: ['16.5', 'P11'] },
  { id: 'F38', on: ['16.6', '16.7', 'P12'] },
  { id: 'F39', on: ['16.9', '16.14'] },
  { id: 'F40', on: ['16.10', 'P13'], picture: 'prevention' },
  { id: 'F41', on: ['16.11', 'P14'] },
  { id: 'F42', on: ['16.12'] },
  { id: 'F43', on: ['16.15', 'P41'] },
  { id: 'F44', on: ['16.17', '16.18', '16.19'] },
  { id: 'F45', on: ['18.5', '19.2', '19.3'], picture: 'style' },
  { id: 'F46', on: ['17.1', '17.2', '17.3'], picture: 'keeper-star' },
  { id: 'F47', on: ['20.1', 'P23'], picture: 'snapshot' },
  { id: 'F48', on: ['20.3', 'P25'], picture: 'substitution' },
] as const satisfies readonly (Pick<Asked, 'id' | 'picture'> & {
  readonly on: readonly [Paragraph | RulingId, ...(Paragraph | RulingId)[]]
})[]
export type AskedId = (typeof ASKED)[number]['id']
