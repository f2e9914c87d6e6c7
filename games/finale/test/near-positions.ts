import type { SampledChance } from '@libero/kernel'
import { PHASES } from '../phase.ts'
import { ACTIONS, CHANGES, LINES, PERIODS, PLACES, WHEREABOUTS } from '../vocabulary.ts'

/** A position as plain data, as far as it is changed here. */
export interface PlainPosition {
  phase: string
  stage: string
  period: number
  attacker: string | null
  attack: number
  counter: boolean
  countered: boolean
  action: string
  need: Record<string, number>
  arrowFrom: string
  checked: number
  man: string | null
  firstShot: string | null
  pairs: number
  sides: PlainSide[]
}

export interface PlainSide {
  men: { id: string; line: string; where: string; used: string }[]
  hand: string[]
  deck: string[]
  order: string[]
  shown: string[]
  laid: string | null
  faceUp: string | null
  changesLeft: number
  changes: string[][]
  leaving: string | null
  ready: boolean
  takers: string[]
  shots: number
  scored: number
}

/** Changes one thing of a position to something that can stand there, though perhaps not in this match. */
export function nearby(position: PlainPosition, whim: SampledChance): void {
  const one = <T>(things: readonly T[]): T => things[whim.below(things.length)] as T
  const side = one(position.sides)
  const man = one(side.men)
  const nobodyOr = (id: string): string | null => (whim.below(2) === 0 ? null : id)
  const changes: readonly (() => void)[] = [
    () => Object.assign(man, { where: one(WHEREABOUTS) }),
    () => Object.assign(man, { line: one(LINES) }),
    () => Object.assign(man, { used: one(ACTIONS) }),
    () => Object.assign(side, { ready: !side.ready }),
    () => Object.assign(side, { leaving: nobodyOr(man.id) }),
    () => {
      const count = whim.below(CHANGES + 1)
      side.changes = Array.from({ length: count }, () => [one(side.men).id, one(side.men).id])
    },
    () => Object.assign(side, { laid: one([null, ...side.hand, 'white-1']) }),
    () => Object.assign(side, { faceUp: one([null, 'white-1', ...side.shown, ...side.hand]) }),
    () => Object.assign(side, { takers: Array.from({ length: whim.below(11) }, () => one(side.men).id) }),
    () => Object.assign(side, { shots: whim.below(46), scored: 0 }),
    () => Object.assign(side, { changesLeft: whim.below(CHANGES + 1) }),
    () => Object.assign(side, { order: side.order.slice(1) }),
    () => Object.assign(side, { order: [...side.order.slice(1), ...side.order.slice(-1)] }),
    () => Object.assign(side, { deck: [...side.deck, ...side.hand.splice(0, 1)] }),
    () => Object.assign(side, { shown: [...side.shown, ...side.deck.splice(0, 1)] }),
    () => Object.assign(side, { hand: side.hand.slice(1) }),
    () => Object.assign(position, { phase: one(PHASES) }),
    () => Object.assign(position, { stage: one(['normal-time', 'extra-time', 'shoot-out']) }),
    () => Object.assign(position, { period: 1 + whim.below(PERIODS + 2) }),
    () => Object.assign(position, { attacker: one([null, 'home', 'away']) }),
    () => Object.assign(position, { attack: whim.below(5) }),
    () => Object.assign(position, { action: one(ACTIONS) }),
    () => Object.assign(position, { counter: !position.counter }),
    () => Object.assign(position, { countered: !position.countered }),
    () => Object.assign(position.need, { [one([...PLACES, 'arrow'])]: whim.below(4) }),
    () => Object.assign(position, { arrowFrom: one(PLACES) }),
    () => Object.assign(position, { checked: whim.below(31) }),
    () => Object.assign(position, { man: nobodyOr(man.id) }),
    () => Object.assign(position, { firstShot: one([null, 'home', 'away']) }),
    () => Object.assign(position, { pairs: whim.below(41) }),
  ]
  one(changes)()
}
