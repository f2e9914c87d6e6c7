import type { Seat } from '@libero/kernel'
import type { HatTrickEvent } from './events.ts'
import { DECK, HALVES, HAND } from './vocabulary.ts'

/** §10.1 The minute by the cards that have left both decks, as the game's own clock counts them. */
export function clock(): (event: HatTrickEvent) => number {
  let half = 0
  let whistle = 0
  let whole = DECK
  const left = [DECK, DECK]
  const isGone = [false, false]
  const draw = (seat: Seat, now: number) => {
    left[seat] = now
    isGone[seat] ||= now === 0
  }
  const begin = (next: number) => {
    half = next
    left.fill(whole)
    isGone.fill(false)
  }
  return (event) => {
    if (event.kind === 'kick-off' && event.half !== half) begin(event.half)
    else if (event.kind === 'shoot-out') {
      whistle = half === HALVES ? 90 : 120
      half = HALVES + 2
    } else if (event.kind === 'drawn' || event.kind === 'drawn-unseen') {
      const count = event.kind === 'drawn' ? event.cards.length : event.count
      // The first hand of a half shows how large the decks of these cards are.
      if (left[0] === whole && left[1] === whole && event.seat === 0) {
        whole = event.left + count
        left.fill(whole)
      }
      draw(event.seat, event.left)
    } else if (event.kind === 'keeper-drew' || event.kind === 'foul-checked' || event.kind === 'appealed')
      draw(event.seat, Math.max(0, (left[event.seat] ?? 0) - 1))
    else if (event.kind === 'temporary-deck') isGone[event.seat] = true
    if (half > HALVES + 1) return whistle
    const [start, length] = half <= HALVES ? [(half - 1) * 45, 45] : [90, 30]
    const rest = left.reduce((sum, count, seat) => sum + (isGone[seat] ? 0 : count), 0)
    // The cards dealt at the start of a half are no time played.
    const time = 2 * (whole - HAND)
    const played = Math.round((length * (time - rest)) / time)
    return Math.max(0, start) + Math.min(length, Math.max(1, played))
  }
}
