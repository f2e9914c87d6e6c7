import type { CardSetName } from './game.ts'
import { canonical } from './record.ts'
import { sha256 } from './sha256.ts'

/** The sets of this house are called 'libero-…', and nobody else's. */
const HOUSE = 'libero'

/** What is left of a name when case, accents, wide letters, signs and everything invisible are set aside. */
const letters = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/** Whether a set is called like one of ours. Two sets played together are named with a plus between them. */
export const isHouseName = (name: string): boolean =>
  name.split('+').some((part) => letters(part).startsWith(HOUSE))

/** A set is known by what it says: the same digest, the same cards. */
export const digestOfCards = (set: CardSetName): string => sha256(canonical(set))

/**
 * Tells whether a set goes under a name of ours without being one of the published ones to the last figure. Records,
 * positions and links name our sets instead of bringing them, so the name must stand for the cards. Digests of what
 * was published are made when the first such set comes, and kept.
 */
export function borrowsNameOf(published: () => readonly CardSetName[]): (set: CardSetName) => boolean {
  let digests: ReadonlySet<string> | undefined
  return (set) => {
    if (!isHouseName(set.name)) return false
    digests ??= new Set(published().map(digestOfCards))
    return !digests.has(digestOfCards(set))
  }
}
