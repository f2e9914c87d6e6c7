import type { FinaleEvent, Tactic } from '@libero/finale'
import type { Outcome, Pair, Request, Seat } from '@libero/kernel'
import type { Action, Man, Terms, Wanted } from './finale.ts'
import {
  afterInjuredKeeper,
  afterSentOffKeeper,
  arrowsOn,
  attackerOf,
  type BuiltUp,
  benchOutfielders,
  closingCard,
  comparison,
  counterBonus,
  emptyPlaces,
  facesOn,
  goesOn,
  hasBuildUp,
  hazard,
  isDeck,
  isOutfielder,
  leader,
  manOf,
  mayAsk,
  mayTake,
  menFor,
  missingLines,
  nextPlace,
  other,
  penalty,
  placesOf,
  SEATS,
  shootOutWinner,
  strength,
  strikes,
  tacticOf,
  toPack,
  turn,
} from './finale.ts'
import type { Ears, Judge, Model } from './judge.ts'
import { sorted } from './judge.ts'

const ids = (men: readonly Man[]): string[] => sorted(men.map((man) => man.id))

/** A match of Finale as the model plays it along: only choices, dice and draws are taken from what is told. */
export class FinaleMatch implements Model<FinaleEvent> {
  private readonly sides: Pair<Man[]> = [[], []]
  private readonly packed: Pair<string[]> = [[], []]
  private readonly hands: Pair<string[]> = [[], []]
  private readonly decks: [number, number] = [0, 0]
  private readonly goals: [number, number] = [0, 0]
  private readonly changesLeft: [number, number] = [3, 3]
  private faceUp: [string, string] = ['', '']
  private rolls: Pair<number>[] = []
  private attacker: Seat = 0
  private attacks = 0
  private attack = 0
  private counter = false
  private countered = false
  /** The action under way, and who attacks in it. */
  private action: Action = 'build-up'
  /** How many cards the attacker has laid open in this period. */
  private laid = 0
  private ball: Seat = 0
  private bonus = 0
  private wanted: Pair<Wanted> = [{}, {}]
  private chosen: Pair<Man[]> = [[], []]
  private builtUp: Pair<BuiltUp[]> = [[], []]
  private hasBuiltUp = false
  private missing: Pair<string[]> = [[], []]
  private won = false
  private atRisk: Man[] = []
  /** What a die or a comparison has brought about and is still to be told. */
  private owed = 'nothing'
  private next = 'attack'
  private inExtraTime = false
  private shooter: Seat = 0
  private readonly shots: [number, number] = [0, 0]
  private readonly scored: [number, number] = [0, 0]
  private readonly takers: Pair<string[]> = [[], []]

  constructor(
    private readonly judge: Judge,
    private readonly terms: Terms,
  ) {}

  asked({ seat, kind, options }: Request, view: unknown): void {
    this.menAreAsIn(view as SquadView)
    const { judge } = this
    const men = this.sides[seat]
    const offered = sorted(options.map((option) => option.action))
    if (kind === 'packing') {
      const chosen = (view as SquadView).sides[seat]?.packed ?? []
      judge.same('4.8', offered, sorted(toPack(chosen, this.terms.tactics)))
    }
    if (kind === 'tactics') judge.same('5.2', offered, sorted([...this.hands[seat]]))
    if (kind === 'hazard-order') this.isOrdered(seat, offered)
    if (kind === 'replacement') judge.same('8.3', offered, sorted(['done', ...ids(benchOutfielders(men))]))
    if (kind === 'injured-keeper') judge.same('8.7', offered, ids(afterInjuredKeeper(men)))
    if (kind === 'sent-off-keeper')
      judge.same('8.8', offered, ids(afterSentOffKeeper(men, this.changesLeft[seat])))
    if (kind === 'takers' || kind === 'next-taker') this.mayBeNamed(view as SquadView, seat, offered)
    if (kind === 'man-for-keeper') judge.same('8.8', offered, ids(men.filter(isOutfielder)))
    if (kind !== 'attackers-men' && kind !== 'defenders-men') return
    judge.same('6.2', kind === 'attackers-men', seat === this.ball)
    const place = nextPlace(men, this.wanted[seat])
    judge.same(
      place.startsWith('again') ? '6.6' : place === 'any' ? '6.3' : '6.4',
      offered,
      ids(this.able(seat)),
    )
  }

  readonly ears: Ears<FinaleEvent> = {
    'kick-off': ({ pitch, bench }) => {
      for (const seat of SEATS) {
        this.sides[seat].push(...pitch[seat].map((id) => manOf(id, 'pitch', this.terms.cards)))
        this.sides[seat].push(...bench[seat].map((id) => manOf(id, 'bench', this.terms.cards)))
      }
    },
    packed: ({ seat, cards, colour, shuffled }) => {
      const { tactics = 'usual' } = this.terms
      const rule = tactics === 'any' ? '4.10' : '4.4'
      this.judge.same(
        rule,
        [isDeck(cards, colour, tactics === 'any'), shuffled],
        [true, tactics === 'any' || undefined],
      )
      this.judge.same('4.8', colour === undefined, tactics !== 'usual')
      this.packed[seat].push(...cards)
    },
    'decks-ready': () => this.judge.same('4.8', this.packed.map((cards) => cards.length).join(), '11,11'),
    // §4.6, §10.3 Eleven cards and the closing card; in extra time five and the closing card.
    dealt: ({ seat, cards }) => {
      this.judge.same('4.6', cards.length, 3)
      // §4.5, §4.6 The hand comes from the deck; under free choice from its top.
      const deck = this.packed[seat].splice(0)
      const top = this.terms.tactics === 'free' ? deck.slice(0, 3) : deck
      if (deck.length > 0)
        this.judge.same(
          '4.5',
          cards.every((id) => top.includes(id)),
          true,
        )
      this.hands[seat].splice(0, 11, ...cards)
      this.decks[seat] = (this.inExtraTime ? 5 : 11) - 3
    },
    period: () => {
      this.countered = false
      this.attack = 0
      this.next = 'attack'
      this.rolls = []
    },
    change: ({ seat, off, on, left }) => {
      this.judge.same('9.1', left, --this.changesLeft[seat])
      this.leave(seat, off)
      this.comeOn(seat, on)
    },
    drawn: ({ seat, card, left }) => {
      this.hands[seat].push(card)
      this.judge.same('5.5', left, --this.decks[seat])
    },
    exchanged: ({ seat, card }) => {
      this.judge.same('5.7', [seat, this.decks[seat] > 0], [other(this.attacker), true])
      this.mayExchange()
      this.give(seat, card)
    },
    'exchange-declined': () => this.mayExchange(),
    // §5.2 Only cards of a hand are laid face down; §5.8 the closing card of an empty one lies open.
    'tactic-laid': ({ seat, card }) => this.judge.same('5.2', this.hands[seat].includes(card), true),
    'closing-card-open': ({ seat, card }) =>
      this.judge.same('5.8', [this.hands[seat].length, card], [0, closingCard(this.terms.cards)]),
    revealed: ({ cards, powers }) => {
      this.laid = 1
      this.faceUp = [cards[0], cards[1]]
      for (const seat of SEATS) this.give(seat, cards[seat])
      this.judge.same('4.2', powers, this.powers())
    },
    'level-roll': ({ dice }) => {
      this.isOnDie(...dice)
      this.rolls.push(dice)
    },
    attacker: ({ seat, attacks, by }) => {
      const rule = by === 'power' ? '5.3' : '5.4'
      this.judge.same(
        rule,
        { seat, attacks, by, rolls: this.rolls.length },
        attackerOf(this.powers(), this.rolls),
      )
      this.attacker = seat
      this.attacks = attacks
      for (const side of SEATS) this.isDrawnUp(side)
    },
    'further-tactic': ({ seat, card }) => {
      this.faceUp[seat] = card
      this.laid++
      this.judge.same('5.6', seat, this.attacker)
      this.give(seat, card)
    },
    attack: ({ seat, attack, of, card }) => {
      this.comesNext('attack')
      this.isDrawnUp(this.attacker)
      this.attack++
      this.begin(this.attacker, false)
      const model = [this.attacker, this.attack, this.attacks, this.faceUp[this.attacker]]
      this.judge.same('5.6', [seat, attack, of, card], model)
    },
    counter: ({ seat, card, bonus }) => {
      this.comesNext('counter')
      this.begin(other(this.attacker), true)
      this.judge.same('7.4', [seat, card, bonus], [this.ball, this.faceUp[this.ball], this.counterBonus()])
    },
    action: ({ action, seat, bonus }) => {
      this.comesNext('action')
      this.layOut()
      this.judge.same(
        this.counter ? '7.5' : '6.1',
        [action, seat, bonus],
        [this.action, this.ball, this.bonus],
      )
    },
    'man-chosen': (event) => this.isChosen(event),
    'places-empty': ({ seat, count }) => {
      this.judge.same('6.4 empty', count, emptyPlaces(this.sides[seat], this.wanted[seat]))
      this.wanted[seat].any = (this.wanted[seat].any ?? 0) - count
    },
    comparison: ({ strengths, dice, totals, won }) => {
      this.isOnDie(...dice)
      this.judge.same('6.2', this.places(), ['filled', 'filled'])
      const sums: Pair<number> = [sum(this.chosen[0]), sum(this.chosen[1])]
      this.judge.same('6.7', strengths, sums)
      const rule = this.action === 'finish' ? '6.9' : this.counter ? '7.4' : '6.8'
      this.judge.same(rule, { totals, won }, comparison(this.action, this.ball, sums, dice, this.bonus))
      this.won = won
      if (this.action === 'finish' && won) this.owed = 'goal'
      this.atRisk = this.chosen.flat().filter(hazard)
    },
    goal: ({ seat, goals }) => {
      this.judge.same('6.9', 'goal', this.owed)
      this.owed = 'nothing'
      this.goals[this.ball]++
      this.judge.same('6.9', [seat, goals], [this.ball, this.goals])
    },
    hazard: (event) => this.isAtRisk(event),
    injured: ({ seat, man }) => this.strikes('8.2', seat, 'injured', man),
    booked: ({ seat, man }) => this.strikes('8.4', seat, 'booked', man),
    'sent-off': ({ seat, man, secondYellow }) => {
      this.judge.same('8.5', secondYellow, hazard(this.man(seat, man)) === 'yellow')
      this.strikes('8.6', seat, 'sent-off', man)
    },
    // §8.8 The man who makes room for a bench keeper costs a change; one who is off already does not.
    'came-on': ({ seat, man, for: off }) => {
      if (this.man(seat, off).where === 'pitch') this.changesLeft[seat]--
      this.leave(seat, off)
      this.comeOn(seat, man)
    },
    'in-goal': ({ seat, man: id, standIn }) => {
      const man = this.man(seat, id)
      const keepers = this.sides[seat].filter(
        (one) => one.where === 'pitch' && one.line === 'keeper' && one !== man,
      )
      this.judge.same('8.9', [ids(keepers), standIn], [[], man.line !== 'keeper'])
      if (man.where === 'bench') this.comeOn(seat, id)
      man.line = 'keeper'
    },
    'goal-empty': ({ seat }) => {
      this.judge.same('8.7', [], ids(this.sides[seat].filter((man) => man.where === 'pitch')))
    },
    turned: ({ men }) => {
      this.judge.same(
        '6.10',
        [ids(this.atRisk.filter((man) => man.where === 'pitch')), this.owed],
        [[], 'nothing'],
      )
      const stay = SEATS.map((seat) => this.chosen[seat].filter((man) => man.where === 'pitch'))
      this.judge.same('6.10', men.map(sorted), stay.map(ids))
      stay.flat().forEach(turn)
      this.next = this.afterAction()
    },
    'period-over': ({ goals }) => {
      this.comesNext('period-over')
      this.judge.same('5.9', [this.attack, goals], [this.attacks, this.goals])
    },
    'extra-time': () => {
      this.inExtraTime = true
      this.judge.same('10.2', [true, undefined], [goesOn(this.terms), leader(this.goals, this.terms)])
    },
    'shoot-out': () => {
      this.judge.same('10.4', [true, undefined], [this.inExtraTime, leader(this.goals, this.terms)])
      for (const man of this.sides.flat()) man.turn = 0
      this.rolls = []
    },
    'first-shot': ({ seat: first }) => {
      const { seat, rolls } = attackerOf([0, 0], this.rolls)
      this.judge.same('11.2', [first, this.rolls.length], [seat, rolls])
      this.shooter = first
    },
    shot: (event) => this.isShot(event),
    'sudden-death': ({ pair }) => {
      const [own, their] = this.scored
      this.judge.same('11.5', [[4 + pair, 4 + pair], true], [this.shots, own === their])
    },
    'full-time': ({ outcome }) => this.isOver(outcome),
  }

  /** §2.3, §8.4, §8.9, §9.3 Every man is where the model has him, turned as it has turned him. */
  private menAreAsIn(view: SquadView): void {
    for (const seat of SEATS) {
      const men = view.sides[seat]?.men ?? []
      const seen = men.map(
        (man) => `${man.id} ${man.line} ${man.where} ${man.strength} ${man.booked === true}`,
      )
      const model = men
        .map(({ id }) => this.man(seat, id))
        .map((man) => `${man.id} ${man.line} ${man.where} ${strength(man)} ${man.booked}`)
      this.judge.same('2.3', seen.join(), model.join())
    }
  }

  private man(seat: Seat, id: string): Man {
    const man = this.sides[seat].find((one) => one.id === id)
    if (!man) throw new Error(`${id} is not in the squad of seat ${seat}`)
    return man
  }

  /** The card a side has lying face up. */
  private tactic(seat: Seat): Tactic {
    return tacticOf(this.faceUp[seat], this.terms.cards)
  }

  private powers(): Pair<number> {
    return [this.tactic(0).power, this.tactic(1).power]
  }

  private counterBonus(): number {
    return counterBonus(this.tactic(this.ball), this.tactic(other(this.ball)))
  }

  /** §9.5 */
  private leave(seat: Seat, id: string): void {
    this.man(seat, id).where = 'off'
  }

  /** §8.3, §9.3 Head up, and free. */
  private comeOn(seat: Seat, id: string): void {
    const man = this.man(seat, id)
    this.judge.same('9.5', man.where, 'bench')
    Object.assign(man, { where: 'pitch', turn: 0, used: false })
  }

  /** §5.2, §5.8 A card of his hand; with an empty hand the closing card, which he never gives away. */
  private give(seat: Seat, card: string): void {
    const hand = this.hands[seat]
    if (hand.length === 0) this.judge.same('5.8', card, closingCard(this.terms.cards))
    else this.judge.same('5.2', true, hand.includes(card))
    if (hand.includes(card)) hand.splice(hand.indexOf(card), 1)
  }

  /** §5.7 From the second attack on, with the attacker's card for it lying open. */
  private mayExchange(): void {
    this.judge.same('5.7', [this.attack > 0, this.laid], [true, this.attack + 1])
  }

  /** §5.5, §5.6 */
  private isDrawnUp(seat: Seat): void {
    const { length } = this.hands[seat]
    this.judge.same('5.5', true, length === 3 || (length < 3 && this.decks[seat] === 0))
  }

  /** §1.3 Nothing is rolled that is not on the die. */
  private isOnDie(...rolled: readonly number[]): void {
    const faces = facesOn(this.terms.cards)
    for (const face of rolled) this.judge.same('1.3', [face, true], [face, faces.includes(face)])
  }

  private comesNext(what: string): void {
    this.judge.same('6.8', what, this.next)
    this.next = 'action'
  }

  /** §6.12, §7.3 */
  private begin(ball: Seat, counter: boolean): void {
    this.ball = ball
    this.counter = counter
    this.countered ||= counter
    this.builtUp = [[], []]
    this.hasBuiltUp = false
    for (const man of this.sides.flat()) Object.assign(man, { used: false, again: false })
  }

  /** §6.1, §6.2 */
  private layOut(): void {
    const card = this.tactic(this.ball)
    this.action = this.hasBuiltUp || !hasBuildUp(card) ? 'finish' : 'build-up'
    this.hasBuiltUp = true
    this.bonus = this.counter && this.action === 'build-up' ? this.counterBonus() : 0
    const field = this.action === 'build-up' ? card.buildUp : card.finish
    const places = (side: 'attack' | 'defence', seat: Seat) =>
      placesOf(field[side], this.action === 'finish' ? arrowsOn(card, side) : [], this.builtUp[seat])
    const left = places('attack', this.ball)
    const right = places('defence', other(this.ball))
    this.wanted = this.ball === 0 ? [left, right] : [right, left]
    this.missing = [missingLines(this.sides[0], this.wanted[0]), missingLines(this.sides[1], this.wanted[1])]
    this.chosen = [[], []]
  }

  private places(): string[] {
    return SEATS.map((seat) => nextPlace(this.sides[seat], this.wanted[seat]))
  }

  private able(seat: Seat): readonly Man[] {
    return menFor(nextPlace(this.sides[seat], this.wanted[seat]), this.sides[seat], this.builtUp[seat])
  }

  /** §6.2 The attacker has chosen all his men before the defender begins. */
  private isChosen(event: FinaleEvent & { kind: 'man-chosen' }): void {
    const { seat, man: id, place, strength: shown } = event
    const man = this.man(seat, id)
    if (seat !== this.ball) this.judge.same('6.2', 'filled', this.places()[this.ball])
    const model = this.places()[seat] ?? ''
    const isCalled = model.startsWith('again')
    const called = isCalled ? 'arrow' : model
    this.judge.same(isCalled ? '6.6' : '6.4', [place, true], [called, this.able(seat).includes(man)])
    const missing = model === 'any' ? this.missing[seat].shift() : undefined
    this.judge.same('6.4', event.missing, missing)
    this.judge.same('2.2', shown, strength(man))
    this.wanted[seat][model] = (this.wanted[seat][model] ?? 0) - 1
    if (this.action === 'build-up') this.builtUp[seat].push({ man, line: man.line })
    man.again = isCalled
    man.used = true
    this.chosen[seat].push(man)
  }

  /** §8.1 A coach is asked for the order of at least two men, where it can matter, the attacker first. */
  private isOrdered(seat: Seat, offered: readonly string[]): void {
    const left = this.atRisk.filter((man) => man.where === 'pitch')
    const of = (side: Seat) => left.filter((man) => this.chosen[side].includes(man))
    const first = of(this.ball).length > 0 ? this.ball : other(this.ball)
    const matters =
      of(seat).length > 1 && of(seat).some((man) => mayAsk(man, this.sides[seat], facesOn(this.terms.cards)))
    this.judge.same('8.1 order', [seat, offered, true], [first, ids(of(seat)), matters])
  }

  /** §8.1 The attacker's men come first; whoever has left the pitch is not rolled for any more. */
  private isAtRisk({ seat, man: id, hazard: symbol, die, struck }: FinaleEvent & { kind: 'hazard' }): void {
    this.isOnDie(die)
    const man = this.man(seat, id)
    const left = this.atRisk.filter((one) => one.where === 'pitch')
    const first = left.some((one) => this.chosen[this.ball].includes(one)) ? this.ball : other(this.ball)
    this.judge.same(
      '8.1',
      [seat, symbol, true, 'nothing'],
      [first, hazard(man), left.includes(man), this.owed],
    )
    this.judge.same(`8.1 ${symbol}`, struck, strikes(hazard(man), die))
    this.atRisk = left.filter((one) => one !== man)
    const what = symbol === 'injury' ? 'injured' : symbol === 'yellow' && !man.booked ? 'booked' : 'sent-off'
    if (struck) this.owed = `${what} ${id}`
  }

  /** §8.2–§8.6 */
  private strikes(rule: string, seat: Seat, what: string, id: string): void {
    this.judge.same(rule, `${what} ${id}`, this.owed)
    this.owed = 'nothing'
    if (what === 'booked') this.man(seat, id).booked = true
    else this.leave(seat, id)
  }

  /** §6.8, §7.1, §7.2, §7.6 */
  private afterAction(): string {
    if (this.action === 'build-up' && this.won) return 'action'
    if (this.action === 'build-up' && !this.counter && !this.countered) return 'counter'
    return this.attack < this.attacks ? 'attack' : 'period-over'
  }

  /** §11.1 Outfielders on the pitch, by agreement those on the bench as well. */
  private mayShoot(seat: Seat): readonly Man[] {
    const men = this.sides[seat]
    return [...men.filter(isOutfielder), ...(this.terms.benchTakers ? benchOutfielders(men) : [])]
  }

  /** §11.1, §11.5 Whoever may shoot and is not named yet. */
  private mayBeNamed(view: SquadView, seat: Seat, offered: readonly string[]): void {
    const named = view.sides[seat]?.takers ?? []
    const left = ids(this.mayShoot(seat)).filter((id) => !named.includes(id))
    this.judge.same('11.1', offered, sorted(left))
  }

  /** §11.3–§11.6 */
  private isShot(event: FinaleEvent & { kind: 'shot' }): void {
    const { judge, shooter } = this
    judge.same('11.4', [event.seat, undefined], [shooter, shootOutWinner(this.shots, this.scored)])
    const outfielders = this.mayShoot(shooter)
    // §11.1 Without a single outfielder every penalty is missed.
    const isNobody = outfielders.length === 0
    const mayShoot = isNobody ? event.taker === '' : mayTake(event.taker, outfielders, this.takers[shooter])
    judge.same('11.6', true, mayShoot)
    this.takers[shooter].push(event.taker)
    const keeper = this.sides[other(shooter)].find((man) => man.where === 'pitch' && man.line === 'keeper')
    const taker = isNobody ? undefined : this.man(shooter, event.taker)
    this.isOnDie(...event.dice)
    const { totals, scored } = penalty(taker, keeper, event.dice)
    if (keeper) turn(keeper)
    this.shots[shooter]++
    if (scored) this.scored[shooter]++
    judge.same('11.3', [event.totals, event.scored, event.score], [totals, scored, this.scored])
    this.shooter = other(shooter)
  }

  private isOver({ goals, winner, by, shootOut }: Outcome): void {
    const { judge } = this
    const ahead = leader(this.goals, this.terms)
    judge.same('10.1', goals, this.goals)
    if (this.shots[0] === 0) {
      judge.same('10.1', winner, ahead)
      if (ahead === undefined) judge.same('10.2', false, goesOn(this.terms))
    } else if (by === 'lots') judge.same('11.6', [45, 45], this.shots)
    else judge.same('11.4', [winner, shootOut], [shootOutWinner(this.shots, this.scored), this.scored])
  }
}

const sum = (men: readonly Man[]): number => men.reduce((total, man) => total + strength(man), 0)

interface SquadView {
  readonly sides: readonly {
    readonly takers?: readonly string[]
    readonly packed?: readonly string[]
    readonly men: readonly { id: string; line: string; where: string; strength: number; booked?: boolean }[]
  }[]
}
