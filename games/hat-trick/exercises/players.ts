import type { ExerciseSheet } from '@libero/kernel/exercise'
import sheet from './players.json' with { type: 'json' }

export const SHEET = sheet as unknown as ExerciseSheet
