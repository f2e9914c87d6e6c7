import type { FinaleEvent, Tactic } from '@libero/finale'
import { OUR_CARDS } from '@libero/finale'
import type { Outcome, Pair, Request, Seat } from '@libero/kernel'
import type { Judge, Model } from './judge.ts'
import { sorted } from './judge.ts'

/** Finale once more, slowly, from its rulebook alone: cardboard men that are turned by hand. */
interface Man {
  readonly id: string
  readonly strengths: readonly number[]
  readonly hazards: readonly (string | null)[]
  line: string
  where: 'pitch' | 'bench' | 'off'
  turn: number
  booked: boolean
  used: 'free' | 'build-up' | 'finish'
}

type Action = 'build-up' | 'finish'
type Wanted = Record<string, number>

export interface Terms {
  readonly extraTime?: boolean
  readonly tie?: { readonly leg: number; readonly firstLeg?: Pair<number>; readonly awayGoals?: boolean }
}

const SEATS: readonly Seat[] = [0, 1]
const LINES = ['keeper', 'defence', 'midfield', 'attack']
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
const higher = (pair: Pair<number>): Seat | undefined =>
  pair[0] > pair[1] ? 0 : pair[1] > pair[0] ? 1 : undefined
const ids = (men: readonly Man[]): string[] => sorted(men.map((man) => man.id))

const tactic = (id: string): Tactic => {
  const card = OUR_CARDS.tactics.find((one) => one.id === id)
  if (!card) throw new Error(`no tactic card ${id}`)
  return card
}

/** §2.2, §2.3 */
const strength = (man: Man): number => man.strengths[man.turn % 4] ?? 0

/** §2.4 */
const hazard = (man: Man): string | null => man.hazards[man.turn % 4] ?? null

/** §5.3, §5.4 The rolls are those after equal powers, the last one not level unless twenty were. */
function attackerOf(powers: Pair<number>, rolls: readonly Pair<number>[]) {
  const byPower = higher(powers)
  if (byPower !== undefined)
    return { seat: byPower, attacks: Math.abs(powers[0] - powers[1]), by: 'power', rolls: 0 }
  const decided = rolls.findIndex((roll) => higher(roll) !== undefined)
  const roll = rolls[decided]
  if (roll) return { seat: higher(roll), attacks: 1, by: 'dice', rolls: decided + 1 }
  return { seat: 0, attacks: 1, by: 'guard', rolls: 20 }
}

/** §6.1 */
const hasBuildUp = (card: Tactic): boolean =>
  [...LINES, 'any'].some((place) => (card.buildUp.attack as Wanted)[place])

const isOutfielder = (man: Man): boolean => man.where === 'pitch' && man.line !== 'keeper'

/** §6.4 */
const isFree = (man: Man): boolean => man.where === 'pitch' && man.used === 'free'

/** §6.7, §6.8, §6.9 */
function comparison(action: Action, ball: Seat, sums: Pair<number>, dice: Pair<number>, bonus: number) {
  const totals = SEATS.map((seat) => sums[seat] + dice[seat] + (seat === ball ? bonus : 0))
  const [own = 0, their = 0] = [totals[ball], totals[other(ball)]]
  return { totals, won: action === 'build-up' ? own >= their : own > their }
}

/** §8.2, §8.4, §8.6 */
function strikes(symbol: string | null, die: number): boolean {
  if (symbol === 'injury') return die === 2
  if (symbol === 'yellow') return die === 0 || die === 1
  return symbol === 'red' && die === 3
}

/** §11.4, §11.5 Who has won by now; shots and goals of either side. */
function shootOutWinner(shots: Pair<number>, goals: Pair<number>): Seat | undefined {
  const ahead = higher(goals)
  if (ahead === undefined) return undefined
  if (shots[0] > 5 || shots[1] > 5) return shots[0] === shots[1] ? ahead : undefined
  const behind = other(ahead)
  return goals[behind] + (5 - shots[behind]) < goals[ahead] ? ahead : undefined
}

/** §10.1, §12.1, §12.3 What is compared once the periods are over: this match's goals, or those of both legs. */
function leader(goals: Pair<number>, { tie }: Terms): Seat | undefined {
  if (tie?.leg !== 2 || !tie.firstLeg) return higher(goals)
  const first = tie.firstLeg
  const both = higher([goals[0] + first[0], goals[1] + first[1]])
  return both === undefined && tie.awayGoals ? higher([first[0], goals[1]]) : both
}

export class FinaleModel implements Model<FinaleEvent> {
  private sides: Pair<Man[]> = [[], []]
  private goals: [number, number] = [0, 0]
  private changesLeft: [number, number] = [3, 3]
  private faceUp: [string, string] = ['', '']
  private hands: Pair<string[]> = [[], []]
  private decks: [number, number] = [0, 0]
  private rolls: Pair<number>[] = []
  private attacker: Seat = 0
  private attacks = 0
  private attack = 0
  private counter = false
  private countered = false
  /** The action under way, who attacks in it, by which card, with whom. */
  private action: Action = 'build-up'
  private ball: Seat = 0
  private bonus = 0
  private wanted: Pair<Wanted> = [{}, {}]
  private arrow = false
  private chosen: Pair<Man[]> = [[], []]
  private builtUp: { man: Man; line: string }[] = []
  private won = false
  private atRisk: Man[] = []
  private consequence = 'none'
  private next = 'attack'
  private shooter: Seat = 0
  private shots: [number, number] = [0, 0]
  private scored: [number, number] = [0, 0]
  private takers: Pair<string[]> = [[], []]
  private inExtraTime = false

  constructor(
    private readonly judge: Judge,
    private readonly terms: Terms,
  ) {}

  asked({ seat, kind, options }: Request, view: unknown): void {
    this.theMenAre(view as { sides: readonly { men: readonly Record<string, unknown>[] }[] })
    const offered = sorted(options.map((option) => option.action))
    const men = this.sides[seat]
    if (kind === 'tactics') this.judge.same('5.2', offered, sorted(this.hands[seat]))
    else if (kind === 'attackers-men' || kind === 'defenders-men') {
      const place = this.placeOf(seat)
      this.judge.same('6.2', kind === 'attackers-men', seat === this.ball)
      this.judge.same(
        place === 'arrow' ? '6.6' : place === 'any' ? '6.3' : '6.4',
        offered,
        ids(this.menFor(seat)),
      )
    } else if (kind === 'replacement') {
      const fresh = men.filter((man) => man.where === 'bench' && man.line !== 'keeper')
      this.judge.same('8.3', offered, sorted(['done', ...ids(fresh)]))
    } else if (kind === 'injured-keeper') this.judge.same('8.7', offered, ids(this.afterInjuredKeeper(seat)))
    else if (kind === 'sent-off-keeper') this.judge.same('8.8', offered, ids(this.afterSentOffKeeper(seat)))
    else if (kind === 'man-for-keeper') this.judge.same('8.8', offered, ids(men.filter(isOutfielder)))
  }

  hear(event: FinaleEvent): void {
    const { judge } = this
    switch (event.kind) {
      case 'kick-off':
        for (const seat of SEATS) {
          this.sides[seat].push(...event.pitch[seat].map((id) => fresh(id, 'pitch')))
          this.sides[seat].push(...event.bench[seat].map((id) => fresh(id, 'bench')))
        }
        return
      case 'period':
        this.countered = false
        this.attack = 0
        this.next = 'attack'
        this.rolls = []
        return
      case 'change':
        this.changesLeft[event.seat]--
        judge.same('9.1', event.left, this.changesLeft[event.seat])
        this.leave(event.seat, event.off)
        this.comeOn(event.seat, event.on)
        return
      case 'dealt':
        // §4.6, §10.3 Eleven cards and the closing card; in extra time five and the closing card.
        judge.same('4.6', event.cards.length, 3)
        this.hands[event.seat].splice(0, 11, ...event.cards)
        this.decks[event.seat] = (this.inExtraTime ? 5 : 11) - 3
        return
      case 'drawn':
        this.hands[event.seat].push(event.card)
        judge.same('5.5', event.left, --this.decks[event.seat])
        return
      case 'exchanged':
        judge.same('5.7', [event.seat, this.decks[event.seat] > 0], [other(this.attacker), true])
        this.give(event.seat, event.card)
        return
      case 'revealed':
        this.faceUp = [event.cards[0], event.cards[1]]
        for (const seat of SEATS) this.give(seat, event.cards[seat])
        judge.same(
          '4.2',
          event.powers,
          event.cards.map((card) => tactic(card).power),
        )
        return
      case 'level-roll':
        this.rolls.push(event.dice)
        return
      case 'attacker': {
        const powers: Pair<number> = [tactic(this.faceUp[0]).power, tactic(this.faceUp[1]).power]
        const said = { seat: event.seat, attacks: event.attacks, by: event.by, rolls: this.rolls.length }
        judge.same(event.by === 'power' ? '5.3' : '5.4', said, attackerOf(powers, this.rolls))
        this.attacker = event.seat
        this.attacks = event.attacks
        for (const seat of SEATS) this.isDrawnUp(seat)
        return
      }
      case 'further-tactic':
        this.faceUp[event.seat] = event.card
        judge.same('5.6', event.seat, this.attacker)
        this.give(event.seat, event.card)
        return
      case 'attack': {
        this.comesNext('attack')
        this.isDrawnUp(this.attacker)
        this.attack++
        this.counter = false
        this.begin(this.attacker)
        const card = this.faceUp[this.attacker]
        const said = [event.seat, event.attack, event.of, event.card]
        judge.same('5.6', said, [this.attacker, this.attack, this.attacks, card])
        return
      }
      case 'counter': {
        this.comesNext('counter')
        this.counter = true
        this.countered = true
        this.begin(other(this.attacker))
        const said = [event.seat, event.card, event.bonus]
        judge.same('7.4', said, [this.ball, this.faceUp[this.ball], this.counterBonus()])
        return
      }
      case 'action': {
        this.comesNext('action')
        const card = tactic(this.faceUp[this.ball])
        this.action = this.builtUp.length > 0 || !hasBuildUp(card) ? 'finish' : 'build-up'
        this.bonus = this.counter && this.action === 'build-up' ? this.counterBonus() : 0
        judge.same(
          this.counter ? '7.5' : '6.1',
          [event.action, event.seat, event.bonus],
          [this.action, this.ball, this.bonus],
        )
        this.layOut(this.action === 'build-up' ? card.buildUp : card.finish, card)
        return
      }
      case 'man-chosen':
        this.isChosen(event.seat, event.man, event.place, event.strength)
        return
      case 'places-empty': {
        judge.same('6.4', this.placeOf(event.seat), 'nobody')
        judge.same('6.4 empty', event.count, this.wanted[event.seat].any)
        this.wanted[event.seat].any = 0
        return
      }
      case 'comparison': {
        judge.same(
          '6.2',
          SEATS.map((seat) => this.placeOf(seat)),
          ['filled', 'filled'],
        )
        const sums: Pair<number> = [total(this.chosen[0]), total(this.chosen[1])]
        judge.same('6.7', event.strengths, sums)
        const model = comparison(this.action, this.ball, sums, event.dice, this.bonus)
        const rule = this.action === 'finish' ? '6.9' : this.counter ? '7.4' : '6.8'
        judge.same(rule, { totals: event.totals, won: event.won }, model)
        this.won = model.won
        if (this.action === 'finish' && model.won) this.consequence = 'goal'
        // §8.1 The attacker's men come first.
        this.atRisk = [this.ball, other(this.ball)].flatMap((seat) => this.chosen[seat].filter(hazard))
        return
      }
      case 'goal':
        judge.same('6.9', 'goal', this.consequence)
        this.consequence = 'none'
        this.goals[this.ball]++
        judge.same('6.9', [event.seat, event.goals], [this.ball, this.goals])
        return
      case 'hazard': {
        judge.same('8.1', 'none', this.consequence)
        const man = this.man(event.seat, event.man)
        const side = this.atRisk.filter((one) => one.where === 'pitch')
        const first = side.some((one) => this.sides[this.ball].includes(one)) ? this.ball : other(this.ball)
        judge.same('8.1', [event.seat, side.includes(man), event.hazard], [first, true, hazard(man)])
        judge.same(`8.1 ${event.hazard}`, event.struck, strikes(hazard(man), event.die))
        this.atRisk = side.filter((one) => one !== man)
        if (!event.struck) return
        const symbol = hazard(man)
        this.consequence = `${symbol === 'injury' ? 'injured' : symbol === 'yellow' && !man.booked ? 'booked' : 'sent-off'} ${man.id}`
        return
      }
      case 'injured':
      case 'sent-off':
      case 'booked': {
        const man = this.man(event.seat, event.man)
        const rule = event.kind === 'booked' ? '8.4' : event.kind === 'injured' ? '8.2' : '8.6'
        judge.same(rule, `${event.kind} ${man.id}`, this.consequence)
        if (event.kind === 'sent-off') judge.same('8.5', event.secondYellow, hazard(man) === 'yellow')
        this.consequence = 'none'
        if (event.kind === 'booked') man.booked = true
        else man.where = 'off'
        return
      }
      case 'came-on':
        if (this.man(event.seat, event.for).where === 'pitch') this.changesLeft[event.seat]--
        this.leave(event.seat, event.for)
        this.comeOn(event.seat, event.man)
        return
      case 'in-goal': {
        const man = this.man(event.seat, event.man)
        const keeper = this.sides[event.seat].some(
          (one) => one.where === 'pitch' && one.line === 'keeper' && one !== man,
        )
        judge.same('8.9', [keeper, event.standIn], [false, man.line !== 'keeper'])
        if (man.where === 'bench') this.comeOn(event.seat, man.id)
        man.line = 'keeper'
        return
      }
      case 'goal-empty':
        judge.same(
          '8.7',
          this.sides[event.seat].some((man) => man.where === 'pitch'),
          false,
        )
        return
      case 'turned': {
        judge.same(
          '6.10',
          [ids(this.atRisk.filter((man) => man.where === 'pitch')), this.consequence],
          [[], 'none'],
        )
        const stay = SEATS.map((seat) => this.chosen[seat].filter((man) => man.where === 'pitch'))
        judge.same('6.10', event.men.map(sorted), stay.map(ids))
        for (const man of stay.flat()) man.turn = (man.turn + 1) % 4
        this.next = this.afterAction()
        return
      }
      case 'period-over':
        this.comesNext('period-over')
        judge.same('5.9', [this.attack, event.goals], [this.attacks, this.goals])
        return
      case 'extra-time':
        this.inExtraTime = true
        judge.same('10.2', [true, undefined], [this.goesOn(), leader(this.goals, this.terms)])
        return
      case 'shoot-out':
        judge.same('10.4', [true, undefined], [this.inExtraTime, leader(this.goals, this.terms)])
        for (const man of this.sides.flat()) man.turn = 0
        this.rolls = []
        return
      case 'first-shot': {
        const { seat, rolls } = attackerOf([0, 0], this.rolls)
        judge.same('11.2', [event.seat, this.rolls.length], [seat, rolls])
        this.shooter = event.seat
        return
      }
      case 'shot':
        this.isShot(event)
        return
      case 'sudden-death':
        judge.same(
          '11.5',
          [this.shots, this.scored[0] === this.scored[1]],
          [[4 + event.pair, 4 + event.pair], true],
        )
        return
      case 'full-time':
        this.isOver(event.outcome)
    }
  }

  /** §2.3, §8.4, §8.9, §9.3 Every man is where the model has him, turned as it has turned him. */
  private theMenAre(view: { sides: readonly { men: readonly Record<string, unknown>[] }[] }): void {
    for (const seat of SEATS) {
      const men = view.sides[seat]?.men ?? []
      const told = (man: Record<string, unknown>) =>
        `${man.id} ${man.line} ${man.where} ${man.strength} ${Boolean(man.booked)}`
      const model = (man: Man) => `${man.id} ${man.line} ${man.where} ${strength(man)} ${man.booked}`
      this.judge.same('2.3', men.map(told).join(), men.map(({ id }) => model(this.man(seat, `${id}`))).join())
    }
  }

  private man(seat: Seat, id: string): Man {
    const man = this.sides[seat].find((one) => one.id === id)
    if (!man) throw new Error(`${id} is not in the squad of seat ${seat}`)
    return man
  }

  /** §9.5 */
  private leave(seat: Seat, id: string): void {
    this.man(seat, id).where = 'off'
  }

  /** §8.3, §9.3 Head up, and free. */
  private comeOn(seat: Seat, id: string): void {
    const man = this.man(seat, id)
    this.judge.same('9.5', man.where, 'bench')
    man.where = 'pitch'
    man.turn = 0
    man.used = 'free'
  }

  /** §5.2, §5.8 A card of his hand; with an empty hand the closing card, which he never gives away. */
  private give(seat: Seat, card: string): void {
    const hand = this.hands[seat]
    if (hand.length === 0)
      return this.judge.same('5.8', card, OUR_CARDS.tactics.find((one) => one.closing)?.id)
    this.judge.same('5.2', hand.includes(card), true)
    hand.splice(hand.indexOf(card), 1)
  }

  /** §5.5, §5.6 */
  private isDrawnUp(seat: Seat): void {
    const { length } = this.hands[seat]
    this.judge.same('5.5', length === 3 || (length < 3 && this.decks[seat] === 0), true)
  }

  private comesNext(what: string): void {
    this.judge.same('6.8', what, this.next)
    this.next = 'action'
  }

  /** §6.12, §7.3 */
  private begin(ball: Seat): void {
    this.ball = ball
    this.builtUp = []
    for (const man of this.sides.flat()) man.used = 'free'
  }

  /** §7.4, §7.5 */
  private counterBonus(): number {
    if (!hasBuildUp(tactic(this.faceUp[this.ball]))) return 0
    return Math.abs(tactic(this.faceUp[0]).power - tactic(this.faceUp[1]).power)
  }

  /** §4.2 The attacker's places are on the left, the defender's on the right; §6.6 one of his may be the arrow's. */
  private layOut(field: Tactic['buildUp'], card: Tactic): void {
    const [left, right] = [{ ...field.attack } as Wanted, { ...field.defence } as Wanted]
    this.wanted = this.ball === 0 ? [left, right] : [right, left]
    this.chosen = [[], []]
    // Without anybody to play again the place is one like any other.
    this.arrow = this.action === 'finish' && card.arrow !== undefined && this.arrowMen().length > 0
    if (card.arrow && this.arrow) left[card.arrow] = (left[card.arrow] ?? 0) - 1
  }

  /** §6.2–§6.4 Which place is filled now: the arrow's first, line by line, then whatever anybody may fill. */
  private placeOf(seat: Seat): string {
    const wanted = this.wanted[seat]
    if (seat === this.ball && this.arrow) return 'arrow'
    for (const line of LINES) {
      if (!wanted[line]) continue
      if (this.sides[seat].some((man) => isFree(man) && man.line === line)) return line
      wanted.any = (wanted.any ?? 0) + wanted[line]
      wanted[line] = 0
    }
    if (!wanted.any) return 'filled'
    return this.sides[seat].some((man) => isFree(man) && isOutfielder(man)) ? 'any' : 'nobody'
  }

  /** §6.2–§6.6 Who may fill it. */
  private menFor(seat: Seat): Man[] {
    const place = this.placeOf(seat)
    if (place === 'arrow') return this.arrowMen()
    const free = this.sides[seat].filter(isFree)
    return free.filter((man) => (place === 'any' ? isOutfielder(man) : man.line === place))
  }

  /** §6.6 */
  private arrowMen(): Man[] {
    const line = tactic(this.faceUp[this.ball]).arrow
    const ofLine = this.builtUp.filter((used) => used.line === line)
    const outfield = this.builtUp.filter((used) => used.line !== 'keeper')
    return (ofLine.length > 0 ? ofLine : outfield).map(({ man }) => man).filter(isOutfielder)
  }

  private isChosen(seat: Seat, id: string, place: string, shown: number): void {
    const man = this.man(seat, id)
    if (seat !== this.ball) this.judge.same('6.2', this.placeOf(this.ball), 'filled')
    const model = this.placeOf(seat)
    this.judge.same(
      model === 'arrow' ? '6.6' : '6.4',
      [place, this.menFor(seat).includes(man)],
      [model, true],
    )
    this.judge.same('2.2', shown, strength(man))
    if (model === 'arrow') this.arrow = false
    else this.wanted[seat][model] = (this.wanted[seat][model] ?? 0) - 1
    if (this.action === 'build-up' && seat === this.ball) this.builtUp.push({ man, line: man.line })
    man.used = this.action
    this.chosen[seat].push(man)
  }

  /** §6.8, §7.1, §7.2, §7.6 */
  private afterAction(): string {
    if (this.action === 'build-up' && this.won) return 'action'
    if (this.action === 'build-up' && !this.counter && !this.countered) return 'counter'
    return this.attack < this.attacks ? 'attack' : 'period-over'
  }

  /** §8.7 */
  private afterInjuredKeeper(seat: Seat): Man[] {
    const bench = this.sides[seat].filter((man) => man.where === 'bench')
    const keepers = bench.filter((man) => man.line === 'keeper')
    if (keepers.length > 0) return keepers
    return bench.length > 0 ? bench : this.sides[seat].filter(isOutfielder)
  }

  /** §8.8 */
  private afterSentOffKeeper(seat: Seat): Man[] {
    const men = this.sides[seat]
    const keepers = men.filter((man) => man.where === 'bench' && man.line === 'keeper')
    return [...men.filter(isOutfielder), ...(this.changesLeft[seat] > 0 ? keepers : [])]
  }

  /** §11.3–§11.6 */
  private isShot(event: FinaleEvent & { kind: 'shot' }): void {
    const { judge, shooter } = this
    judge.same('11.4', [event.seat, shootOutWinner(this.shots, this.scored)], [shooter, undefined])
    const men = this.sides[shooter].filter(isOutfielder)
    const taken = this.takers[shooter]
    const again = taken[taken.length % Math.max(1, men.length)]
    const isNext = taken.length < men.length ? !taken.includes(event.taker) : event.taker === again
    judge.same('11.6', isNext && men.some((man) => man.id === event.taker), true)
    taken.push(event.taker)
    const keeper = this.sides[other(shooter)].find((man) => man.where === 'pitch' && man.line === 'keeper')
    const first = this.man(shooter, event.taker).strengths[0] ?? 0
    const totals = [first + event.dice[0], (keeper ? strength(keeper) : 0) + event.dice[1]]
    const scored = (totals[0] ?? 0) > (totals[1] ?? 0)
    if (keeper) keeper.turn = (keeper.turn + 1) % 4
    this.shots[shooter]++
    if (scored) this.scored[shooter]++
    judge.same('11.3', [event.totals, event.scored, event.score], [totals, scored, this.scored])
    this.shooter = other(shooter)
  }

  /** §10.2, §12.2 Is there more to come after six level periods? */
  private goesOn(): boolean {
    return this.terms.tie ? this.terms.tie.leg === 2 : this.terms.extraTime === true
  }

  private isOver({ goals, winner, by, shootOut }: Outcome): void {
    const ahead = leader(this.goals, this.terms)
    const shot = this.shots[0] > 0
    const byShots = shot ? shootOutWinner(this.shots, this.scored) : undefined
    this.judge.same('10.1', goals, this.goals)
    if (by === 'lots') {
      this.judge.same('11.6', this.shots, [45, 45])
      return
    }
    this.judge.same(
      shot ? '11.4' : '10.1',
      [winner, shootOut],
      [ahead ?? byShots, shot ? this.scored : undefined],
    )
    if (ahead === undefined && !shot) this.judge.same('10.1', this.goesOn(), false)
  }
}

const total = (men: readonly Man[]): number => men.reduce((sum, man) => sum + strength(man), 0)

/** §2.2 Head up. */
function fresh(id: string, where: 'pitch' | 'bench'): Man {
  const card = OUR_CARDS.footballers.find((man) => man.id === id)
  if (!card) throw new Error(`no footballer ${id}`)
  const { strengths, hazards, line } = card
  return { id, strengths, hazards, line, where, turn: 0, booked: false, used: 'free' }
}
