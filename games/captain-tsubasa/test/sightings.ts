import type { Seat, Teller } from '@libero/kernel'
import { AWAIT_BOTH, NOBODY, SampledChance } from '@libero/kernel'
import { luckOf } from '@libero/kernel/testing'
import type { CaptainTsubasaConfig } from '../build.ts'
import type { Card } from '../cards/set.ts'
import { ACTION, LAST_CODE, REROLL, SKIP, SPEND, TOKEN } from '../codes.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { captainTsubasa } from '../game.ts'
import { PHASES, Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { BENCH, CARDS, FIRST_EXHAUSTION, FIRST_MOTIVATION, PASS, TOKENS } from '../vocabulary.ts'

/** An ability of a card, in words. */
export const abilityOf = (card: Card, nth: number): string => `${card.id}: ability ${nth + 1}`

/** Counts what has happened, in words; one for any number of matches. */
export class Sightings implements Teller<CaptainTsubasaEvent> {
  readonly counts = new Map<string, number>()
  private readonly decisions = new Map<number, number>()

  constructor(private readonly cards: ReadonlyMap<string, Card>) {}

  of(what: string): number {
    return this.counts.get(what) ?? 0
  }

  note(...what: readonly string[]): void {
    for (const words of what) this.counts.set(words, this.of(words) + 1)
  }

  /** What has been seen less often than that, the rarest first. */
  below(bar: number, wanted: readonly string[]): string[] {
    return wanted
      .filter((what) => this.of(what) < bar)
      .sort((a, b) => this.of(a) - this.of(b))
      .map((what) => `${what} (${this.of(what)})`)
  }

  /** How often a decision like this has been made. */
  madeBefore(s: State, action: number): number {
    return this.decisions.get(decisionOf(s, action)) ?? 0
  }

  noteDecision(s: State, action: number): void {
    this.note(`asked: ${PHASES[s.phase]}`)
    this.decisions.set(decisionOf(s, action), this.madeBefore(s, action) + 1)
  }

  reveal(event: CaptainTsubasaEvent): void {
    this.tell(event)
  }

  confide(_seat: Seat, own: CaptainTsubasaEvent): void {
    this.tell(own)
  }

  /** §6.12 What is used after the dice is told by its result. */
  private noteUse(id: string, does: string): void {
    const card = this.cards.get(id)
    const nth = card?.abilities.findIndex((ability) => ability.do === does) ?? -1
    if (card && nth >= 0) this.note(abilityOf(card, nth))
  }

  tell(event: CaptainTsubasaEvent): void {
    this.note(`event ${event.kind}`)
    switch (event.kind) {
      case 'ability': {
        const card = this.cards.get(event.card)
        if (card) this.note(abilityOf(card, event.ability - 1))
        break
      }
      case 'kick-off':
        this.note(`kick-off in half ${event.half}`)
        break
      case 'round':
        if (event.stoppage > 0) this.note('a round of stoppage')
        break
      case 'match-card':
        this.note(event.open ? 'an open match card' : 'a match card unseen')
        break
      case 'played':
        this.note(`played ${event.card}`, `played from ${event.from}`)
        break
      case 'booked':
        this.note(`booked ${event.colour}`)
        break
      case 'attack-over':
        this.note(`attack over by ${event.by}`)
        break
      case 'motivated':
      case 'signed':
        this.note(`${event.kind} ${event.card}`)
        break
      case 'spent':
        this.note(`spent ${event.count} ${event.token}`)
        break
      case 'rerolled':
        this.noteUse(event.card, 'reroll')
        this.note(
          event.keeper ? 'rerolled the keeper' : `rerolled ${event.whose === event.seat ? 'own' : 'other'}`,
        )
        break
      case 'contest':
        this.note(`won: ${event.won}`)
        break
      case 'keeper':
        this.noteUse(event.card, 'save')
        break
      case 'save':
        this.note(`save: ${event.result}`, `${event.card}: ${event.result}`)
        break
      case 'special-duel':
        this.note(event.shot, event.defence ?? '', `${event.shot} ${event.stopped ? 'stopped' : 'scores'}`)
        break
      case 'goal':
        this.note(`goal by ${event.by}`)
        break
      case 'half-over':
        this.note(`half ${event.half} over`, ...(event.guard ? [`half ${event.half} over by the guard`] : []))
        break
      case 'full-time':
        this.note(`ended by ${event.outcome.by}`)
        break
    }
  }
}

/** A decision and when it is made, as a number: of an ability also whose it is. */
function decisionOf(s: State, action: number): number {
  const about = s.phase === Phase.Ability ? (s.waiting[s.depth - 1] ?? 0) : CARDS
  return (s.phase * (CARDS + 1) + about) * LAST_CODE + action
}

/** Whoever of the bench has used his abilities least so far; −1 if nobody sits there. */
function rarestOfBench(s: State, sightings: Sightings): number {
  const { motivation, transfers } = s.cards.set
  const uses = (card: Card) => {
    const bought = sightings.of(`motivated ${card.id}`) + sightings.of(`signed ${card.id}`)
    return Math.min(bought, ...card.abilities.map((_, nth) => sightings.of(abilityOf(card, nth))))
  }
  const [rarest] = [...motivation, ...transfers]
    .filter(({ id }) => s.where[s.cards.card(id)] === BENCH)
    .sort((a, b) => uses(a) - uses(b))
  return s.cards.card(rarest?.id ?? '')
}

/** Whether a decision helps to pay for a player of the bench and to use him; for a keeper somebody has to shoot. */
function isForHim(s: State, bench: number, action: number): boolean {
  if (action > SPEND && action < REROLL) return false
  if (action === SKIP) return s.phase === Phase.Reroll
  if (action === ACTION + PASS) return !s.cards.keeper[bench]
  if (action >= FIRST_MOTIVATION && action < FIRST_EXHAUSTION)
    return action === bench || s.where[action] !== BENCH
  const isToken = action >= TOKEN && action < ACTION
  return !isToken || (s.cards.price[bench * TOKENS.length + action - TOKEN] ?? 0) > 0
}

/**
 * One match in which two of three decisions are the one made least often so far, and the third is any that is legal:
 * plain chance would need many more matches for the rarest. In four of five matches both coaches save their tokens for
 * the player of the bench who has been used least, or they could never pay the dearest.
 */
export function steeredMatch(config: CaptainTsubasaConfig, seed: number, sightings: Sightings): State {
  const whim = new SampledChance(seed)
  const chance = luckOf(seed)
  const options = new Int16Array(captainTsubasa.mostOptions)
  const s = captainTsubasa.start(config, chance, sightings)
  const wanted = seed % 5 > 0 ? rarestOfBench(s, sightings) : -1
  for (let decisions = 0; ; decisions++) {
    const awaited = captainTsubasa.awaiting(s)
    if (awaited === NOBODY) return s
    if (decisions > 20_000) throw new Error(`match ${seed} does not end`)
    const seat = (awaited === AWAIT_BOTH ? whim.below(2) : awaited - 1) as Seat
    const legal = Array.from(options.subarray(0, captainTsubasa.legal(s, seat, options)))
    const saving = wanted < 0 ? legal : legal.filter((option) => isForHim(s, wanted, option))
    const open = saving.length > 0 ? saving : legal
    let action = open[whim.below(open.length)] ?? -1
    if (whim.below(3))
      for (const option of open)
        if (sightings.madeBefore(s, option) < sightings.madeBefore(s, action)) action = option
    sightings.noteDecision(s, action)
    captainTsubasa.apply(s, seat, action, chance, sightings)
  }
}
