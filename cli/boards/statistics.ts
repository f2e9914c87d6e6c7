import type { Pair } from '@libero/kernel'
import { padEnd, padStart, widthOf } from '../play/ink.ts'
import { KITS } from './board.ts'

/** What both sides did, in rows: home's number, what it counts, away's number. */
export function statistics(
  [home, away]: Pair<string>,
  counted: readonly (readonly [name: string, numbers: Pair<number>])[],
): string[] {
  const widest = Math.max(...counted.map(([name]) => widthOf(name)))
  return [
    `${KITS[0]} ${home}   ${padEnd('', widest)}   ${away} ${KITS[1]}`,
    ...counted.map(
      ([name, [ours, theirs]]) =>
        `${padStart(String(ours), widthOf(home) + 2)}   ${padEnd(name, widest)}   ${theirs}`,
    ),
  ]
}
