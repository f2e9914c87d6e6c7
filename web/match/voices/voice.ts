import type { Coach } from '@libero/bots/levels'
import { numberOf } from '@libero/bots/levels'
import type { MatchEvent, Pair, Seat } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import type { Face, Stir } from '../../face.ts'
import type { Occasion } from './text.ts'
import { voices } from './text.ts'

/** What a coach has said, and the event it was about. */
export interface Remark {
  readonly seat: Seat
  readonly event: number
  readonly words: string
}

/** What something means to the coach at a seat. */
function occasionOf({ what, seat: whose }: Stir, seat: Seat): Occasion | undefined {
  const isOwn = whose === seat
  switch (what) {
    case 'kick-off':
      return 'kickOff'
    case 'goal':
      return isOwn ? 'scored' : 'conceded'
    case 'stopped':
      return isOwn ? 'denied' : 'escaped'
    case 'red':
      return isOwn ? 'red' : undefined
    case 'half-time':
      return 'halfTime'
    case 'full-time':
      return whose === undefined ? 'drawn' : isOwn ? 'won' : 'lost'
  }
}

/** What would be said at every save soon says nothing: every other one is let pass. */
const isLetPass = ({ what }: Stir, number: number): boolean => what === 'stopped' && number % 2 === 1

/**
 * The last thing a coach has said of the first `told` events. It follows from the match and the moment alone, so it is
 * the same whenever it is looked at; nothing is said twice while something else can be said.
 */
export function lastRemark(
  match: { readonly id: string; readonly benches: Pair<Coach | undefined> },
  stirs: Face['stirs'],
  events: readonly MatchEvent[],
  told: number,
  language: Language,
): Remark | undefined {
  const { id, benches } = match
  const talkers = ([0, 1] as const).filter((seat) => benches[seat])
  if (!stirs || talkers.length === 0) return undefined
  const said = new Set<string>()
  let last: Remark | undefined
  for (let event = 0; event < told; event++) {
    const stir = stirs(events[event] as MatchEvent)
    if (!stir) continue
    const number = numberOf(`${id} ${event} ${stir.what}`)
    // Two coaches do not speak at once.
    const seat = talkers[number % talkers.length] as Seat
    const occasion = occasionOf(stir, seat)
    const temper = benches[seat]?.temper
    if (!occasion || !temper || isLetPass(stir, number >>> 3)) continue
    const lines = voices[language][temper][occasion]
    const from = (number >>> 5) % lines.length
    const turned = lines.map((_, i) => (from + i) % lines.length)
    const nth = turned.find((each) => !said.has(`${temper} ${occasion} ${each}`)) ?? from
    said.add(`${temper} ${occasion} ${nth}`)
    last = { seat, event, words: lines[nth] ?? '' }
  }
  return last
}
