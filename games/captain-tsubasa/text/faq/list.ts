import type { Asked } from '@libero/kernel/words'
import type { Paragraph } from '../paragraphs.ts'
import type { RulingId } from '../rulings/list.ts'

/** What people ask, with the paragraphs and rulings the answers rest on and the picture that shows them. */
// biome-ignore format: one question per line
export const ASKED = [
] as const satisfies readonly (Pick<Asked, 'id' | 'picture'> & {
  readonly on: readonly [Paragraph | RulingId, ...(Paragraph | RulingId)[]]
})[]
export type AskedId = (typeof ASKED)[number]['id']
