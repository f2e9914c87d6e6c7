import type { AskedWords } from '@libero/kernel/words'
import type { AskedId } from './list.ts'

export const askedEn: Readonly<Record<AskedId, AskedWords>> = {}
