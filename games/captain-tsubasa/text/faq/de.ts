import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedDe: Readonly<Record<AskedId, AskedWords>> = {}
