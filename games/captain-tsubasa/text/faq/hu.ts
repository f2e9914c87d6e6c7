import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedHu: Readonly<Record<AskedId, AskedWords>> = {}
