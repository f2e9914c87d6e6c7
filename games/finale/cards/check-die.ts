import { isObject } from '@libero/kernel'
import { DIE_FACES, HIGHEST_FACE, OUR_FACES } from './die.ts'
import type { Refuse } from './fields.ts'
import { isWhole } from './fields.ts'
import type { CardSet } from './set.ts'

/**
 * §1.3 Six faces, each from 0 to 3: the book says of no other number what it does. Two of them must differ, since
 * whoever is level rolls again (§5.4, §11.2).
 */
export function checkDie(die: unknown, refuse: Refuse): void {
  if (die === undefined) return
  if (!isObject(die)) {
    refuse('1.3', 'die-faces', { want: DIE_FACES, field: 'die' })
    return
  }
  const { faces } = die
  if (faces === undefined) return
  if (!Array.isArray(faces) || faces.length > DIE_FACES) {
    refuse('1.3', 'die-faces', { want: DIE_FACES, field: 'die.faces' })
    return
  }
  const wrong = Array.from({ length: DIE_FACES }, (_, n) => n).filter((n) => !isFace(faces[n]))
  for (const n of wrong)
    refuse('1.3', 'die-face', { number: n + 1, most: HIGHEST_FACE, field: `die.faces.${n}` })
  if (wrong.length === 0 && new Set(faces).size === 1)
    refuse('5.4', 'die-always-level', { face: Number(faces[0]), field: 'die.faces' })
}

/** By finale-1 there was one die only. */
export function checkDieAsFirst(die: unknown, refuse: Refuse): void {
  const faces: unknown = isObject(die) ? die.faces : undefined
  if (Array.isArray(faces) && faces.every(isFace) && !areOurs(faces))
    refuse('1.3', 'die-not-yet', { want: OUR_FACES.join(', '), field: 'die.faces' })
}

/** A die has no first face: those who name the same faces have the same set, and whoever names ours has ours. */
export function dieNamed(die: CardSet['die']): Pick<CardSet, 'die'> {
  return !die?.faces || areOurs(die.faces) ? {} : { die: { faces: inOrder(die.faces) } }
}

const isFace = (value: unknown): value is number => isWhole(value, 0, HIGHEST_FACE)

const inOrder = (faces: readonly number[]): readonly number[] => [...faces].sort((a, b) => a - b)

const areOurs = (faces: readonly number[]): boolean => inOrder(faces).join() === OUR_FACES.join()
