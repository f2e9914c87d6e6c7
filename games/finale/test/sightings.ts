import type { Seat, Teller } from '@libero/kernel'
import { OUR_CARDS } from '../cards/ours.ts'
import type { Footballer } from '../cards/set.ts'
import type { FinaleEvent } from '../events.ts'

const manBy = new Map<string, Footballer>(OUR_CARDS.footballers.map((man) => [man.id, man]))
const tacticBy = new Map(OUR_CARDS.tactics.map((card) => [card.id, card]))

/** Notes what has ever happened, in words; one for any number of matches. */
export class Sightings implements Teller<FinaleEvent> {
  readonly seen = new Set<string>()
  private card = ''
  private counter = false
  private action = ''
  /** Men in goal, beside the keepers by trade. */
  private standIns = new Set<string>()
  private booked = new Set<string>()
  /** The attacker's build-up men, and who came on since. */
  private buildUp: string[] = []
  private newcomers = new Set<string>()
  private arrowUsed = false
  /** What a vacant goal is waiting for. */
  private vacancy = ''
  private levelRolls = 0

  /** A match begins; nothing of the last one is carried over but what was seen. */
  begin(): void {
    this.standIns.clear()
    this.booked.clear()
    this.vacancy = ''
    this.beginAttack('', false)
  }

  private note(...what: readonly string[]): void {
    for (const words of what) this.seen.add(words)
  }

  reveal(event: FinaleEvent): void {
    this.tell(event)
  }

  confide(_seat: Seat, own: FinaleEvent, others: FinaleEvent): void {
    this.note(`event ${others.kind}`)
    this.tell(own)
  }

  private isKeeper(id: string): boolean {
    return manBy.get(id)?.line === 'keeper' || this.standIns.has(id)
  }

  tell(event: FinaleEvent): void {
    this.note(`event ${event.kind}`)
    switch (event.kind) {
      case 'kick-off':
        this.begin()
        break
      case 'changes-open':
        this.note(`${Math.max(...event.count)} changes at a time`)
        if (event.count[0] > 0 && event.count[1] > 0) this.note('both change')
        break
      case 'revealed':
        this.levelRolls = 0
        if (event.cards.some((card) => tacticBy.get(card)?.closing)) this.note('closing card revealed')
        break
      case 'level-roll':
        if (++this.levelRolls > 1) this.note('level roll repeated')
        break
      case 'attacker':
        this.note(`attacker by ${event.by}`, `${event.attacks} attacks`)
        break
      case 'further-tactic':
        if (event.closing) this.note('closing card for a further attack')
        break
      case 'attack':
        this.note(`attack with ${event.card}`)
        this.beginAttack(event.card, false)
        break
      case 'counter':
        this.note(`counter with ${event.card}`, `counter bonus ${event.bonus}`)
        this.beginAttack(event.card, true)
        break
      case 'action':
        if (this.counter && event.action === 'finish' && this.action === '')
          this.note('counter straight to the finish')
        this.action = event.action
        this.arrowUsed = false
        break
      case 'man-chosen':
        this.choose(event.man, event.place)
        if (event.missing) this.note(`somebody stands in for: ${event.missing}`)
        break
      case 'comparison':
        this.endChoosing(event)
        break
      case 'hazard':
        if (event.struck) this.note(`${event.man} ${event.hazard}`)
        break
      case 'injured':
        this.vacancy = this.isKeeper(event.man) ? 'injured keeper' : ''
        if (this.standIns.has(event.man)) this.note('stand-in injured')
        break
      case 'booked':
        this.booked.add(event.man)
        break
      case 'sent-off':
        this.vacancy = this.isKeeper(event.man) ? 'sent-off keeper' : ''
        if (this.standIns.has(event.man)) this.note('stand-in sent off')
        this.note(event.secondYellow ? 'second yellow' : 'straight red')
        break
      case 'came-on':
        this.newcomers.add(event.man)
        if (this.vacancy) this.vacancy += ', from the bench'
        break
      case 'change':
        if (this.vacancy) this.vacancy += ', for a change'
        break
      case 'in-goal':
        this.note(
          this.vacancy === ''
            ? 'a keeper changes with a keeper'
            : `${this.vacancy}: ${event.standIn ? 'an outfielder' : 'a keeper'}`,
        )
        this.vacancy = ''
        if (event.standIn) this.standIns.add(event.man)
        if (this.booked.has(event.man)) this.note('booked man in goal')
        break
      case 'shot':
        if (event.taker === '') this.note('nobody to shoot')
        if (event.keeper === '') this.note('nobody in goal')
        break
      case 'full-time':
        this.note(event.outcome.winner === undefined ? 'draw' : `won by ${event.outcome.by}`)
        break
    }
  }

  private beginAttack(card: string, counter: boolean): void {
    this.card = card
    this.counter = counter
    this.action = ''
    this.buildUp = []
    this.newcomers.clear()
  }

  private choose(id: string, place: string): void {
    const line = manBy.get(id)?.line
    if (place === 'arrow') {
      this.arrowUsed = true
      const wanted = tacticBy.get(this.card)?.arrow
      this.note(line === wanted ? 'arrow: a man of its line' : 'arrow: one of all build-up men')
    } else if (this.action === 'build-up') this.buildUp.push(id)
    else if (this.newcomers.has(id)) this.note('newcomer in the finish')
    if (place === 'keeper' && this.standIns.has(id)) this.note('stand-in fills a keeper place')
  }

  private endChoosing({ action, won, totals }: FinaleEvent & { kind: 'comparison' }): void {
    const arrow = tacticBy.get(this.card)?.arrow
    if (action === 'finish' && arrow && this.buildUp.length > 0 && !this.arrowUsed)
      this.note('arrow: an ordinary place, the man has left')
    if (totals[0] === totals[1]) this.note(`level ${action} ${won ? 'won' : 'lost'}`)
    this.note(`${this.counter ? 'counter' : 'attack'}: ${action} ${won ? 'won' : 'lost'}`)
  }
}
