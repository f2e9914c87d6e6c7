import type { CaptainTsubasaEvent } from './events.ts'

/** Follows the football minute while a match is told: it is as the game itself tells it. */
export function clock(): (event: CaptainTsubasaEvent) => number {
  let now = 0
  return (event) => {
    if ('minute' in event) now = event.minute
    return now
  }
}
