import { withCaptions } from '../../../diagram.ts'
import positions from './positions.json' with { type: 'json' }
import { hatTrickCaptions } from './text.ts'

export const hatTrickDiagrams = withCaptions(positions, hatTrickCaptions)
