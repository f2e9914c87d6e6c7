import type { Seat, Teller } from '@libero/kernel'
import type { HatTrickEvent } from '../events.ts'

/** Notes what has ever happened, in words; one for any number of matches. */
export class Sightings implements Teller<HatTrickEvent> {
  readonly seen = new Set<string>()
  private opportunity = false
  private red = false
  private freeKick = ''
  private penalty = false
  private stopped = false
  private symbol = ''
  private action = ''
  private shootOut = false
  private played: readonly string[] = []
  private ball = { seat: 0, number: 0 }

  private note(...what: readonly string[]): void {
    for (const words of what) this.seen.add(words)
  }

  reveal(event: HatTrickEvent): void {
    this.tell(event)
  }

  confide(_seat: Seat, own: HatTrickEvent, others: HatTrickEvent): void {
    this.note(`event ${others.kind}`)
    this.tell(own)
  }

  tell(event: HatTrickEvent): void {
    this.note(`event ${event.kind}`)
    switch (event.kind) {
      case 'kick-off':
        this.note(`kick-off in half ${event.half}`, `kick-off by ${event.number}`)
        this.shootOut = false
        break
      case 'turn':
        this.opportunity = false
        this.ball = event
        this.note(`turn in line ${event.line}`)
        break
      case 'opportunity':
        this.note(this.opportunity ? 'opportunity after opportunity' : 'opportunity')
        this.opportunity = true
        this.ball = event
        break
      case 'sideways':
        this.ball = { seat: event.seat, number: event.to }
        break
      case 'goal-kick':
        this.ball = { seat: event.seat, number: 1 }
        break
      case 'revealed':
        for (const card of event.cards) this.note(`played ${card}`)
        this.played = event.cards
        break
      case 'moved': {
        const way = event.forward ? 'forward' : 'back'
        const onto = !event.with
          ? 'a free field'
          : event.with.seat === event.seat
            ? 'a team-mate'
            : 'an opponent'
        this.note(`moved ${way} onto ${onto}`)
        if (event.with?.seat === this.ball.seat && event.with.number === this.ball.number)
          this.note('displaced the carrier')
        break
      }
      case 'comparison':
        this.action = event.action
        this.note(`${event.action} ${event.result}${event.byCard ? ' by card' : ''}`)
        break
      case 'passed':
        this.note(this.opportunity ? 'pass in an opportunity' : `passed to line ${event.line}`)
        if (event.from === event.to) this.note('passed to himself')
        else if (!this.opportunity && this.played[event.seat]?.startsWith('dribble'))
          this.note('dribble to a team-mate')
        this.ball = { seat: event.seat, number: event.to }
        break
      case 'dribbled':
        this.note(event.past === undefined ? 'dribbled into a free field' : 'dribbled past')
        break
      case 'foul':
        this.red = event.card === 'red'
        this.note(`${event.card} after ${this.action}`)
        break
      case 'free-kick':
        this.note(`free kick after ${this.red ? 'red' : 'yellow'}`)
        break
      case 'free-kick-choice':
        this.freeKick = event.opportunity ? 'opportunity' : 'play-on'
        this.note(`free kick: ${this.freeKick}`)
        break
      case 'penalty':
        this.penalty = true
        this.note(`penalty after ${this.action}`, `penalty after ${this.red ? 'red' : 'yellow'}`)
        break
      case 'out-of-cards':
        this.note(`out of cards: to the ${event.to.seat === event.seat ? 'attacker' : 'defender'}`)
        break
      case 'shot-begins':
        this.stopped = false
        this.note(`shot after ${event.action}`)
        if (event.from) this.note(`shot from ${this.place(event.seat, event.from)}`)
        break
      case 'duel':
        this.symbol = event.symbol
        this.note(`${event.shot} against ${event.dive}: ${event.symbol}`, `keeper may draw ${event.draws}`)
        break
      case 'keeper-stopped':
        this.stopped = true
        this.note(event.total === event.power ? 'keeper stops level' : 'keeper stops early')
        break
      case 'goal':
        this.result('goal')
        break
      case 'saved':
        this.result('saved')
        break
      case 'parried':
        this.result(`parried to ${event.to.seat === event.seat ? 'a defender' : 'an attacker'}`)
        break
      case 'goal-kick-played': {
        const whose = event.to.seat === event.seat ? 'own' : 'theirs'
        this.note(`goal kick ${event.card.split('-')[0]}: ${whose}`)
        break
      }
      case 'half-over':
        this.note(`half ${event.half} over${event.guard ? ' by the guard' : ''}`)
        break
      case 'shoot-out':
        this.shootOut = true
        break
      case 'penalty-result':
        this.note(`shoot-out: ${event.scored ? 'scored' : 'missed'}`)
        break
      case 'full-time': {
        const { winner, by } = event.outcome
        this.note(winner === undefined ? 'draw' : `won by ${by}`)
        break
      }
    }
  }

  private result(what: string): void {
    if (this.shootOut) return
    this.note(what, `${what}, ${this.symbol}`)
    if (this.stopped) this.note(`${what} after stopping`)
    if (this.penalty) this.note(`penalty: ${what.split(' ')[0]}`)
    this.penalty = false
  }

  /** A field as the shooter sees it. */
  private place(seat: Seat, field: string): string {
    const row = Number(field[1])
    const line = seat === 0 ? row : 7 - row
    return `${'bc'.includes(field[0] ?? '') ? 'the middle' : 'the wing'} of line ${line}`
  }
}
