import type { DOES } from '@libero/captain-tsubasa'
import { DEFENCE, EXTRA_ROUNDS, FACES, HALVES, PASS, SHOT, YELLOW } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import { legalSaves, MOST_OPTIONS, oddsOfLead, roundsOf, saveBy } from '@libero/captain-tsubasa/opponents'
import type { Seat } from '@libero/kernel'

/** What the heuristic believes in; tuned by matches against its neighbours. */
export interface HeuristicWeights {
  /** Having the ball, in goals. */
  readonly ball: number
  /** How far a match swings in a round, in goals. */
  readonly swing: number
  /** A token kept for later, in goals; and how many rounds before the end it begins to lose that. */
  readonly token: number
  readonly tokenRounds: number
  /** A point of a card at its next use, in goals; and how often a card comes back in a round to come. */
  readonly point: number
  /** How much of a card's next use is left in stoppage time. */
  readonly late: number
  readonly comeback: number
  /** How much of a pool counts as spent when a contest is foreseen. */
  readonly pool: number
  /** A card more in hand, an exhaustion card, and a booking a round, in goals. */
  readonly card: number
  readonly tired: number
  readonly booked: number
  /** What the rival would have gained by a match card, as a share of its worth to him. */
  readonly deny: number
  /** A special shot in the right hands, in goals. */
  readonly special: number
  /** What an ability adds to a match card's worth in the draw phase, in goals. */
  readonly drafted: Readonly<Partial<Record<(typeof DOES)[number], number>>> & { readonly recall: number }
}

export const HEURISTIC_WEIGHTS: HeuristicWeights = {
  ball: 0.38,
  swing: 0.75,
  token: 0.078,
  tokenRounds: 3,
  point: 0.06,
  late: 0.2,
  comeback: 0.2,
  pool: 0.3,
  card: 0.12,
  tired: 0.12,
  booked: 0.085,
  deny: 0.5,
  special: 0.1,
  drafted: {
    play: 0.03,
    recall: 0.15,
    remove: 0.1,
    discard: 0.35,
    reroll: 0.15,
    save: 0.4,
    exhaust: 0.06,
    swap: 0.06,
    end: 0.14,
    advance: 0.32,
  },
}

/** §11.1 How much a yellow card of these cards costs, beside ours, by which the weights were found. */
export const severity = ({ less }: State['cards']): number =>
  (less[YELLOW * 3 + SHOT] + less[YELLOW * 3 + PASS] + less[YELLOW * 3 + DEFENCE]) / 4

/** Rounds to come after this one, stoppage not counted. */
export function roundsToCome(s: State): number {
  const here = Math.max(0, roundsOf(s) - s.round)
  if (s.half === 1) return here + roundsOf(s)
  return s.half === HALVES + 1 ? here + EXTRA_ROUNDS : here
}

const scratch = new Int16Array(MOST_OPTIONS)

/** How the attacker's match stands after each way this round can end, as his likelihood of winning it. */
export class Evaluation {
  goal = 0
  kept = 0
  lost = 0
  /** What one goal is worth now; everything counted in goals is multiplied by it. */
  perGoal = 0
  /** Of a shot that beats the defence: shares that end in a goal, and as a corner. */
  scores = 1
  corners = 0

  constructor(readonly weights: HeuristicWeights) {}

  /** Looks at the match from the attacker's side. */
  behold(s: State): void {
    const { attacker } = s
    const lead = s.goals[attacker] - s.goals[1 - attacker]
    const left = roundsToCome(s)
    // §9.3, §9.5 In stoppage time the half ends with the ball lost, and who kicks off next is known.
    const next =
      s.late === 0
        ? -1
        : s.half !== 1 && s.half !== HALVES + 1
          ? 0
          : this.kicksOffNext(s) === attacker
            ? 1
            : -1
    this.goal = this.likelihood(lead + 1, left, next)
    this.lost = this.likelihood(lead, left, next)
    this.kept = this.likelihood(lead, left + (s.late ? 0.6 : 0), 1)
    this.perGoal = this.likelihood(lead + 0.5, left, 0) - this.likelihood(lead - 0.5, left, 0)
    this.beholdKeeper(s)
  }

  private kicksOffNext(s: State): number {
    return 1 - (s.half === 1 ? s.first : s.extraFirst)
  }

  private likelihood(lead: number, left: number, ball: number): number {
    const { ball: worth, swing } = this.weights
    return 1 / (1 + Math.exp((-1.7 * (lead + ball * worth)) / (swing * Math.sqrt(left + 0.3))))
  }

  /** §8 What the best keeper in the area would do about it. */
  private beholdKeeper(s: State): void {
    this.scores = 1
    this.corners = 0
    const defender = (1 - s.attacker) as Seat
    const count = legalSaves(s, defender, scratch) - 1
    for (let i = 0; i < count; i++) {
      let held = 0
      let corner = 0
      for (let die = 1; die <= FACES; die++) {
        const result = saveBy(s, scratch[i], die)
        held += Number(result === 0)
        corner += Number(result === 1)
      }
      const scores = 1 - (held + corner) / FACES
      if (scores >= this.scores) continue
      this.scores = scores
      this.corners = corner / FACES
    }
  }

  /** What a shot that beats the defence brings over a lost ball. */
  shotStake(): number {
    return this.scores * (this.goal - this.lost) + this.corners * (this.kept - this.lost)
  }
  passStake(): number {
    return this.kept - this.lost
  }
  stake(action: number): number {
    return action === SHOT ? this.shotStake() : this.passStake()
  }

  /** The attacker's likelihood of winning the match if he leads by so much before the dice, and chooses well. */
  contest(shotLead: number, passLead: number, sure: boolean): number {
    const shot = odds(shotLead, sure) * this.shotStake()
    const pass = odds(passLead, sure) * this.passStake()
    return this.lost + Math.max(shot, pass, 0)
  }
}

/** Odds for a lead that need not be whole: between those of its neighbours. */
export function odds(lead: number, sure: boolean): number {
  const below = Math.floor(lead)
  const share = lead - below
  if (share === 0) return oddsOfLead(below, sure)
  return oddsOfLead(below, sure) * (1 - share) + oddsOfLead(below + 1, sure) * share
}
