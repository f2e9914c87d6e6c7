import { withCaptions } from '../../../diagram.ts'
import positions from './positions.json' with { type: 'json' }
import { captainTsubasaCaptions } from './text.ts'

export const captainTsubasaDiagrams = withCaptions(positions, captainTsubasaCaptions)
