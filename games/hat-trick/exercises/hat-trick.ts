import type { ExerciseSheet } from '@libero/kernel/exercise'
import sheet from './hat-trick.json' with { type: 'json' }

export const SHEET = sheet as unknown as ExerciseSheet
