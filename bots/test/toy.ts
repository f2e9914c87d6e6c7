import type { Awaiting, Chance, Seat } from '@libero/kernel'
import type { Insight } from '../thinking/index.ts'

/**
 * A game of two minutes, small enough to know the truth: home holds one of two cards and lays, unseen, a corner to
 * shoot at; away dives, unseen, into a corner; then home may still chip. Whose corner it is, the card says.
 */
export interface Kick {
  /** Home's card, unknown to away: the corner he is strong in. */
  card: number
  shot: number
  dive: number
  chip: number
  over: boolean
}

export const LEFT = 0
export const RIGHT = 1
export const PLAIN = 2
export const CHIP = 3

const HALF = Uint8Array.of(1, 1)
const options = { most: 2 }

/** Home scores unless away dives to his corner; from his strong corner he scores anyway unless he chips over the bar. */
export const goalOf = (s: Kick): boolean => s.chip === PLAIN && (s.shot !== s.dive || s.shot === s.card)

export const kick = (card: number): Kick => ({ card, shot: -1, dive: -1, chip: -1, over: false })

export const kickInsight: Insight<Kick> = {
  rules: {
    id: 'kick',
    mostOptions: options.most,
    blank: () => kick(0),
    awaiting: (s): Awaiting =>
      s.over ? 0 : s.shot < 0 || s.dive < 0 ? (((s.shot < 0 ? 1 : 0) | (s.dive < 0 ? 2 : 0)) as Awaiting) : 1,
    legal: (s, _seat, out) => {
      const first = s.shot >= 0 && s.dive >= 0 ? PLAIN : LEFT
      out[0] = first
      out[1] = first + 1
      return 2
    },
    apply: (s, seat, action) => {
      if (s.shot >= 0 && s.dive >= 0) {
        s.chip = action
        s.over = true
      } else if (seat === 0) s.shot = action
      else s.dive = action
    },
    copy: (from, to) => void Object.assign(to, from),
    outcome: (s) =>
      s.over ? { goals: goalOf(s) ? [1, 0] : [0, 0], winner: goalOf(s) ? 0 : 1, by: 'kick' } : undefined,
    reimagine: (s, seat: Seat, chance: Chance) => {
      if (seat === 0) {
        if (s.dive >= 0 && s.shot < 0) s.dive = chance.take(HALF, 2, 0)
        return
      }
      s.card = chance.take(HALF, 2, 0)
      if (s.shot >= 0 && s.dive < 0) s.shot = chance.take(HALF, 2, 0)
    },
  },
  keyOf: (s, seat) => seat + (s.shot >= 0 && s.dive >= 0 ? 2 + 4 * s.shot + 8 * s.dive : 0),
  isHidden: (s) => s.shot < 0 || s.dive < 0,
  isQuiet: () => false,
  judge: () => 0.5,
  eyes: { inputs: 1, features: () => 0 },
  quick: (_s, _seat, list, count, whim) => list[whim.below(count)],
}
