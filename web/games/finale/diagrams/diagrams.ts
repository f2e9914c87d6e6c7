import { withCaptions } from '../../../diagram.ts'
import positions from './positions.json' with { type: 'json' }
import { finaleCaptions } from './text.ts'

export const finaleDiagrams = withCaptions(positions, finaleCaptions)
