import { useSyncExternalStore } from 'react'
import type { Match, Snapshot } from '../../match/match.ts'

/** The match as it is drawn: at most once a frame, and without what is over before anybody could see it. */
export const useShot = (match: Match): Snapshot =>
  useSyncExternalStore(subscriptionTo(match), match.get, match.get)

/** What neither asks nor tells is drawn only where it lasts, in milliseconds: else the table would flicker. */
const PASSING = 100
const isPassing = ({ stage, telling }: Snapshot): boolean =>
  stage === 'thinking' || (stage === 'telling' && !telling)

const subscriptions = new WeakMap<Match, Match['subscribe']>()

function subscriptionTo(match: Match): Match['subscribe'] {
  const known = subscriptions.get(match)
  if (known) return known
  const subscribe: Match['subscribe'] = (draw) => {
    let frame = 0
    let late: ReturnType<typeof setTimeout> | undefined
    const changed = () => {
      if (isPassing(match.get())) {
        late ??= setTimeout(() => {
          late = undefined
          draw()
        }, PASSING)
        return
      }
      clearTimeout(late)
      late = undefined
      frame ||= requestAnimationFrame(() => {
        frame = 0
        draw()
      })
    }
    const drop = match.subscribe(changed)
    return () => {
      clearTimeout(late)
      cancelAnimationFrame(frame)
      drop()
    }
  }
  subscriptions.set(match, subscribe)
  return subscribe
}
