import { OUTFIELD } from './vocabulary.ts'

/** A decision as a number: a card, nothing, yes, a distance, a corner, a player of one's own, a move forward or back. */
export const NONE = 24
export const GO = 25
/** One line; two and three follow. */
export const DISTANCE = 26
export const CORNER = 29
export const PLAYER = 32
export const FORWARD = 42
export const BACK = 52
/** Of the Players expansion: a corner with the regular keeper's cards, two ways to change places, a style to take. */
export const REGULAR_CORNER = 62
export const INTERCHANGE = 65
export const SWITCH = 75
export const TAKE = 85
/** Bench × 10 + position; preventer × 10 + opponent. */
export const SUB = 89
export const PREVENT = 119
/** Card × 32 + variant; player × 160 + whose skill it is × 32 + variant. */
export const STYLE_CARD = 219
export const SKILL = 603
export const VARIANTS = 32
export const SOURCES_OF_SKILL = 5
export const LAST_CODE = SKILL + OUTFIELD * SOURCES_OF_SKILL * VARIANTS
