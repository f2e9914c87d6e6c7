import type { CaptainTsubasaBuild } from '@libero/captain-tsubasa'
import { CARDS, checkOptions, FIRST_MATCH, MATCH } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { Phase } from '@libero/captain-tsubasa/opponents'
import type { BalanceTargets } from '../../catalogue.ts'

const NANKATSU: CaptainTsubasaBuild = { team: 'nankatsu' }
const TOHO: CaptainTsubasaBuild = { team: 'toho' }

/** What Captain Tsubasa's cards were designed for: goals, even teams and seats, some drama, no useless match card. */
export function captainTsubasaBalance(options: unknown): BalanceTargets<State> {
  const { cards, terms } = checkOptions(options).agreed
  const numbers = Array.from({ length: MATCH }, (_, i) => FIRST_MATCH + i)
  // §16.1 A first game leaves some out.
  const isLeftOut = (card: number) => terms.firstGame && cards.advanced[card] === 1
  const id = (card: number) => cards.id(card)
  return {
    id: 'captain-tsubasa',
    pairings: [[NANKATSU, TOHO]],
    targets: {
      goals: [4, 7],
      level: [0.12, 0.25],
      seat: [0.48, 0.52],
      club: [0.47, 0.53],
      yellow: [0.2, 0.6],
      favourite: [0, 2],
      choice: [0.02, 1],
    },
    particular: (sum, matches) => ({ yellow: sum('yellowMatches') / matches }),
    choices: numbers.map(id),
    choiceOf: (s, _seat, action) => (s.phase === Phase.Draft && action < CARDS ? action - FIRST_MATCH : -1),
    neverChosen: numbers.filter(isLeftOut).map(id),
    // §4.3 The defender chooses first: what both want is what he takes.
    favourites: {
      isFirst: (s, seat) => seat !== s.attacker,
      groups: [1, 2].map((half) =>
        numbers.filter((card) => cards.half[card] === half && !isLeftOut(card)).map(id),
      ),
    },
  }
}
