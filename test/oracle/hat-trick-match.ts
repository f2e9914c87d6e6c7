import type { CardSet, HatTrickEvent } from '@libero/hat-trick'
import type { Outcome, Pair, Request, Seat } from '@libero/kernel'
import { seatName } from '@libero/kernel'
import type { Pitch, Player, Told } from './hat-trick.ts'
import {
  actionOf,
  at,
  ballLine,
  ballOf,
  cardSide,
  distances,
  goalKick,
  guess,
  higher,
  keeperDraws,
  kicker,
  kindOf,
  lineOf,
  lowestOfBoth,
  moves,
  nearest,
  nearestToPower,
  opportunityReceivers,
  other,
  play,
  powerOf,
  SEATS,
  shootOutWinner,
  shotEnds,
  shotPower,
  starsOf,
  start,
  step,
  teamOf,
  verdict,
} from './hat-trick.ts'
import type { Terms } from './hat-trick-piles.ts'
import { Fives, Piles } from './hat-trick-piles.ts'
import type { Ears, Judge, Model } from './judge.ts'
import { sorted } from './judge.ts'

type Heard<K extends HatTrickEvent['kind']> = Extract<HatTrickEvent, { readonly kind: K }>

const named = (player: Player | undefined) => player && { seat: player.seat, number: player.number }
const numbers = (players: readonly Player[]): string[] => sorted(players.map((player) => `${player.number}`))

/** A match of the base game as the model plays it along: only choices and cards are taken from what is told. */
export class HatTrickMatch implements Model<HatTrickEvent> {
  private readonly pitch: Pitch = {
    sides: [[], []],
    carrier: undefined,
    cards: ['', ''],
    yellow: [false, false],
  }
  private readonly starKeeper: [boolean, boolean] = [false, false]
  private readonly goals: [number, number] = [0, 0]
  private firstKickOff: Seat = 0
  private kicksOff: Seat | undefined
  private opportunity = false
  private chosenOpportunity = false
  /** §8.2, §9.3 Who may not be displaced, having just moved. */
  private justMoved: Player | undefined
  /** §8.2 Whom that move has displaced. */
  private justDisplaced: Player | undefined
  private distance = 0
  private passTo = 0
  private hasPassed = false
  /** What of the action is still to be told. */
  private due: Told[] | undefined
  private shot = { by: 0 as Seat, number: 0, power: 0, draws: 0, drawn: 0, total: 0, stopped: false }
  private penalty = false
  private inShootOut = false
  private readonly piles = new Piles()
  private readonly fives = new Fives()
  private half = 0
  /** §6.8, §9.4 A usual turn was agreed after what was before it, wherever the ball is. */
  private usualIsDue = false
  /** §8.3 Who has just taken a goal kick. */
  private kicked: Seat | undefined
  private readonly taken: [number, number] = [0, 0]
  private readonly scored: [number, number] = [0, 0]
  private shooter: Seat = 0

  constructor(
    private readonly judge: Judge,
    private readonly set: CardSet,
    private readonly terms: Terms = {},
  ) {}

  asked({ seat, kind, options }: Request, view: unknown, choice: string): void {
    const { judge, pitch } = this
    if (!this.inShootOut) this.pitchIsAsIn(view as PitchView)
    const offered = sorted(options.map((option) => option.action))
    const side = cardSide(pitch.cards[seat])
    const may = (rule: string, model: readonly string[]) => judge.same(rule, offered, sorted(model))
    if (kind === 'attack-move' || kind === 'defence-move')
      judge.same('4.1', kind === 'attack-move', seat === pitch.carrier?.seat)
    const mayMove = (rule: string, on: string, spared: readonly (Player | undefined)[]) =>
      may(rule, this.inAll(moves(pitch, seat, on, spared)))
    if (kind === 'attack-move') mayMove('4.2', side, [pitch.carrier])
    if (kind === 'defence-move' && !this.opportunity) mayMove('4.5', side, [pitch.carrier])
    if (kind === 'defence-move' && this.opportunity) mayMove('6.3', side, [])
    if (kind === 'goal-kick-attack') mayMove('8.2', 'either', [])
    if (kind === 'goal-kick-defence') {
      const stays = this.terms.displacedStays ? this.justDisplaced : undefined
      const left = moves(pitch, seat, 'either', [this.justMoved, stays])
      may(
        '8.2',
        this.inAll(
          left.filter((move) => !stays || stays.seat !== seat || Number.parseInt(move, 10) !== stays.number),
        ),
      )
    }
    if (kind === 'free-kick-defence') mayMove('9.3', 'either', [pitch.carrier])
    if (kind === 'free-kick-attack') mayMove('9.3', 'either', [pitch.carrier, this.justMoved])
    if (kind === 'penalty-card') may('11.2 five', this.fives.of(seat))
    if (kind === 'play-card' && this.kicked !== undefined) {
      const { hand } = (view as PitchView).sides[this.kicked] ?? {}
      // A card that is already laid is still in the hand.
      judge.same('8.3 hand', hand?.length, this.terms.goalKickWithoutCard && !this.opportunity ? 2 : 3)
      this.kicked = undefined
    }
    if (kind === 'sideways-pass') may('4.4', numbers(nearest(pitch)))
    if (kind === 'long-ball') {
      may(
        '5.3',
        distances(pitch).map((lines) => `${lines}-lines`),
      )
      this.distance = Number(choice[0])
    }
    if (kind === 'opportunity-pass') {
      may(actionOf(pitch) === 'short' ? '6.4' : '6.5', ['none', ...numbers(opportunityReceivers(pitch))])
      this.passTo = Number(choice)
    }
    if (kind === 'shoot-or-not') judge.same('6.6', true, this.mayShoot())
    if (kind === 'save') judge.same('7.6', 'still drawing', this.shotResult())
    if (kind === 'free-kick-choice') judge.same('9.4', true, ballLine(pitch) < 6 || this.terms.usualTurn)
  }

  readonly ears: Ears<HatTrickEvent> = {
    'kick-off': (event) => this.isKickedOff(event),
    turn: ({ seat, number, line }) => {
      this.actionIsOver()
      this.piles.clear()
      const ball = this.pitch.carrier
      this.judge.same('4.7', [seat, number, line], [ball?.seat, ball?.number, ballLine(this.pitch)])
      // §6.8, §9.4
      this.judge.same('6.1', true, line < 6 || this.usualIsDue)
      this.opportunity = false
      this.usualIsDue = false
    },
    opportunity: ({ seat, number }) => {
      this.actionIsOver()
      this.piles.clear()
      this.judge.same('6.8', false, this.usualIsDue)
      this.usualIsDue = false
      this.judge.same('6.1', { seat, number }, named(this.pitch.carrier))
      this.judge.same('6.1', true, ballLine(this.pitch) === 6 || this.chosenOpportunity)
      this.opportunity = true
      this.chosenOpportunity = false
    },
    revealed: ({ cards }) => {
      for (const seat of SEATS) this.piles.lay(seat)
      this.pitch.cards[0] = cards[0]
      this.pitch.cards[1] = cards[1]
      this.due = undefined
      this.hasPassed = false
      this.penalty = false
      this.distance = 0
    },
    moved: (event) => this.isMoved(event),
    stayed: () => {
      this.justMoved = undefined
      this.justDisplaced = undefined
    },
    sideways: ({ seat, from, to }) => {
      this.judge.same('4.4', { seat, number: from }, named(this.pitch.carrier))
      this.pitch.carrier = nearest(this.pitch).find((man) => man.number === to)
      this.judge.same('4.4', to, this.pitch.carrier?.number)
    },
    'no-team-mate': () => this.judge.same('4.4', [], numbers(nearest(this.pitch))),
    comparison: (event) => this.isTold(event),
    foul: (event) => {
      this.isTold(event)
      // §9.2
      this.pitch.yellow[event.seat] = event.card === 'yellow'
      if (event.card === 'red') this.player(event.seat, event.number).field = null
    },
    passed: (event) => {
      if (this.opportunity) this.isPassedOn(event)
      else this.isTold(event)
      this.pitch.carrier = this.player(event.seat, event.to)
    },
    intercepted: (event) => {
      this.isTold(event)
      this.pitch.carrier = this.player(event.seat, event.number)
    },
    tackled: (event) => {
      this.isTold(event)
      this.pitch.carrier = this.player(event.seat, event.number)
    },
    'nobody-there': (event) => this.isTold(event),
    dribbled: (event) => {
      this.isTold(event)
      this.changePlaces(ballOf(this.pitch), event.to)
    },
    'free-kick': (event) => this.isTold(event),
    penalty: (event) => {
      this.isTold(event)
      this.penalty = true
    },
    'free-kick-choice': ({ opportunity }) => {
      this.chosenOpportunity = opportunity
      this.usualIsDue = !opportunity && this.terms.usualTurn === true
    },
    declined: () => {
      if (this.hasPassed || actionOf(this.pitch) === 'dribble') return
      this.judge.same('6.7', true, opportunityReceivers(this.pitch).length > 0)
    },
    'nobody-to-pass-to': ({ seat, number }) => {
      this.judge.same('6.4', { seat, number }, named(this.pitch.carrier))
      this.judge.same('6.4', [], numbers(opportunityReceivers(this.pitch)))
    },
    'too-far-out': ({ number, line }) => {
      this.judge.same('6.6', [number, line], [this.pitch.carrier?.number, ballLine(this.pitch)])
      this.judge.same('6.6', true, line < 5)
    },
    'out-of-cards': ({ to }) => {
      this.pitch.carrier = lowestOfBoth(this.pitch, ballOf(this.pitch).seat, ballLine(this.pitch))
      this.judge.same('6.8', to, named(this.pitch.carrier))
      this.opportunity = false
      this.usualIsDue = this.terms.usualTurn === true
    },
    'shot-begins': ({ number, action, from }) => {
      if (this.inShootOut) return
      const ball = ballOf(this.pitch)
      this.judge.same('6.6', [number, action, from], [ball.number, actionOf(this.pitch), ball.field])
      this.judge.same('6.6', true, this.penalty || this.mayShoot())
    },
    duel: (event) => this.isDuel(event),
    'keeper-drew': ({ seat, card, total, power }) => {
      const { shot } = this
      this.judge.same('7.6', 'still drawing', this.shotResult())
      this.piles.lay(seat)
      shot.drawn++
      shot.total += powerOf(card)
      this.judge.same('7.6', [seat, total, power], [other(shot.by), shot.total, shot.power])
    },
    'keeper-stopped': () => {
      this.shot.stopped = true
    },
    goal: ({ seat, number, goals }) => {
      this.goals[this.shot.by]++
      this.judge.same('7.7', [seat, number, goals], [this.shot.by, this.shot.number, this.goals])
      this.shotIsOver('7.7', 'goal', undefined)
      this.kicksOff = other(seat)
    },
    parried: ({ to }) => {
      const { by, power } = this.shot
      this.shotIsOver('7.8', 'parried', nearestToPower(this.pitch, by, power))
      this.judge.same('7.8', to, named(this.pitch.carrier))
    },
    saved: ({ seat, total }) => {
      const { by, power } = this.shot
      this.judge.same('7.9', [seat, total], [other(by), this.shot.total])
      const nobody = this.shotResult() === 'parried' && !nearestToPower(this.pitch, by, power)
      this.shotIsOver('7.9', nobody ? 'parried' : 'saved', undefined)
    },
    'goal-kick': ({ seat }) => this.judge.same('8.1', seat, other(this.shot.by)),
    'goal-kick-played': ({ seat, card, to, line }) => {
      const model = goalKick(this.pitch, seat, kindOf(card))
      this.judge.same('8.3', [to, line], [named(model.to), model.line])
      this.piles.lay(seat)
      this.kicked = seat
      this.pitch.carrier = model.to
    },
    'half-over': ({ half, goals, guard }) => {
      this.actionIsOver()
      this.judge.same('10.1', goals, this.goals)
      // §10.4
      this.kicksOff = half === 1 ? other(this.firstKickOff) : undefined
      this.kicked = undefined
      // §12.4 Never where an opportunity is due.
      if (guard) this.judge.same('12.4', [false, false], [this.isDue(), this.chosenOpportunity])
      if (guard || !this.pitch.carrier) return
      const mayEnd = this.terms.attackingEndOnly ? [1, 2, 3, 4] : [3, 4]
      this.judge.same('10.3', [false, true], [this.opportunity, mayEnd.includes(ballLine(this.pitch))])
    },
    'shoot-out': ({ seat }) => {
      this.judge.same('11.1', [undefined, true], [higher(this.goals), this.terms.shootOut])
      this.inShootOut = true
      this.piles.clear()
      this.shooter = seat
    },
    'penalty-taken': ({ seat, card }) => {
      this.judge.same('11.2', [seat, undefined], [this.shooter, shootOutWinner(this.taken, this.scored)])
      this.judge.same('11.2 five', this.fives.isLeft(seat), this.fives.play(seat, card))
      this.pitch.cards[seat] = card
      this.piles.lay(seat)
    },
    'five-cards': ({ seat, laid }) => {
      this.judge.same('11.2 five', [laid.length, true], [3, this.terms.fiveCards])
      this.piles.lay(seat, laid.length)
      this.piles.clear()
      this.fives.begin(seat)
    },
    drawn: ({ seat, cards }) => this.fives.draw(seat, cards),
    'temporary-deck': ({ seat, count }) => this.judge.same('10.2', count, this.piles.shuffle(seat)),
    'penalty-result': ({ seat, scored, score }) => {
      const isGoal = this.shotResult() === 'goal'
      this.taken[seat]++
      if (isGoal) this.scored[seat]++
      this.judge.same('11.2', [scored, score], [isGoal, this.scored])
      this.piles.clear()
      this.shooter = other(seat)
    },
    'sudden-death': ({ pair }) => {
      this.judge.same('11.3', [[4 + pair, 4 + pair], undefined], [this.taken, higher(this.scored)])
    },
    'full-time': ({ outcome }) => this.isOver(outcome),
  }

  /** §4.2 Whoever can move must, if it was agreed. */
  private inAll(found: readonly string[]): readonly string[] {
    return this.terms.compulsoryMoves && found.length > 1 ? found.filter((move) => move !== 'none') : found
  }

  /** §6.1, §6.8 */
  private isDue(): boolean {
    const { carrier } = this.pitch
    if (!carrier || this.usualIsDue) return false
    return lineOf(carrier.seat, carrier.field) === 6
  }

  /** §1.3, §2.2, §7.7, §10.4 */
  private isKickedOff({ seat, number, teams, half }: Heard<'kick-off'>): void {
    const { pitch } = this
    if (half > this.half) this.piles.collect()
    this.half = half
    if (pitch.sides[0].length === 0) {
      for (const side of SEATS) {
        pitch.sides[side].push(...teamOf(this.set, side, teams[side]))
        this.starKeeper[side] = starsOf(this.set, teams[side]).includes(1)
      }
      this.firstKickOff = seat
    }
    if (this.kicksOff !== undefined) this.judge.same(half === 1 ? '7.7' : '10.4', seat, this.kicksOff)
    for (const man of pitch.sides.flat()) if (man.field) man.field = start(man.seat, man.number)
    this.judge.same('1.3', number, kicker(pitch.sides[seat]))
    pitch.carrier = this.player(seat, number)
    this.kicksOff = undefined
  }

  /** §2.1–§2.4, §9.2 Everybody stands where the model has moved him, and the ball is with whom it says. */
  private pitchIsAsIn(view: PitchView): void {
    const written = (man: Omit<Player, 'seat'>) => `${man.number} ${man.attack} ${man.defence} ${man.field}`
    for (const seat of SEATS) {
      const seen = view.sides[seat]
      this.judge.same('2.2', seen?.players.map(written).join(), this.pitch.sides[seat].map(written).join())
      this.judge.same('9.2', seen?.yellow, this.pitch.yellow[seat])
    }
    const { carrier } = this.pitch
    const ball = carrier && `${carrier.seat === 0 ? 'home' : 'away'} ${carrier.number} ${carrier.field}`
    this.judge.same('2.1', view.ball && `${view.ball.seat} ${view.ball.number} ${view.ball.field}`, ball)
  }

  private player(seat: Seat, number: number): Player {
    const player = this.pitch.sides[seat].find((one) => one.number === number)
    if (!player) throw new Error(`no player ${number} of seat ${seat}`)
    return player
  }

  private changePlaces(player: Player, to: string): void {
    const there = at(this.pitch, to)
    if (there) there.field = player.field
    player.field = to
  }

  /** §4.2, §4.5 */
  private isMoved({ seat, number, forward, with: displaced, to }: Heard<'moved'>): void {
    const player = this.player(seat, number)
    const field = step(seat, player.field ?? '', forward)
    this.judge.same('4.2 step', [to, displaced], [field, named(at(this.pitch, field))])
    this.justDisplaced = at(this.pitch, to)
    this.changePlaces(player, to)
    this.justMoved = player
  }

  /** §6.6, §6.7 */
  private mayShoot(): boolean {
    return (
      this.opportunity && ballLine(this.pitch) >= 5 && (this.hasPassed || actionOf(this.pitch) === 'dribble')
    )
  }

  /** §6.4, §6.5 */
  private isPassedOn(event: Heard<'passed'>): void {
    const { seat, number: from } = ballOf(this.pitch)
    const to = opportunityReceivers(this.pitch).find((man) => man.number === this.passTo)
    const line = to && lineOf(seat, to.field)
    const fromLine = ballLine(this.pitch)
    this.judge.same('6.4', event, { kind: 'passed', seat, from, to: to?.number, line, fromLine })
    this.hasPassed = true
  }

  /** §5, §9 What the engine tells of an action is what the model has it tell, in the same order. */
  private isTold(event: Told): void {
    const action = actionOf(this.pitch)
    this.due ??= play(this.pitch, this.distance || (distances(this.pitch)[0] ?? 0))
    const rule = action === 'short' ? '5.1' : action === 'long' ? '5.4' : '5.5'
    const special = event.kind === 'foul' ? '9.1' : event.kind === 'comparison' && event.byCard ? '5.6' : ''
    this.judge.same(special || rule, event, this.due.shift())
  }

  private actionIsOver(): void {
    if (this.due) this.judge.same('4.6', [], this.due)
    this.due = undefined
  }

  /** §7.3, §7.4, §7.5, §9.5 */
  private isDuel({ seat, shot, dive, power, symbol, draws }: Heard<'duel'>): void {
    const { judge, set, pitch } = this
    const isPenalty = this.penalty || this.inShootOut
    const shooter = this.inShootOut ? undefined : ballOf(pitch)
    const star = this.starKeeper[other(seat)]
    const sign = guess(set, shot, dive, star)
    judge.same('7.3', power, shotPower(set, pitch.cards[seat], shot))
    judge.same('7.5', symbol, sign)
    judge.same(
      isPenalty ? '9.5' : '7.4',
      draws,
      keeperDraws(set, shooter, sign, star, isPenalty && (this.terms.penaltyOneCard ? 'one' : 'one fewer')),
    )
    this.shot = { by: seat, number: shooter?.number ?? 0, power, draws, drawn: 0, total: 0, stopped: false }
  }

  /** §7.6–§7.9 */
  private shotResult(): string {
    const { stopped, drawn, draws, total, power } = this.shot
    return stopped || drawn === draws || total > power ? shotEnds(total, power) : 'still drawing'
  }

  private shotIsOver(rule: string, result: string, carrier: Player | undefined): void {
    this.judge.same(rule, result, this.shotResult())
    this.pitch.carrier = carrier
    this.opportunity = false
    this.due = undefined
  }

  private isOver({ goals, winner, by, shootOut }: Outcome): void {
    this.judge.same('1.2', goals, this.goals)
    if (!this.inShootOut) this.judge.same('1.2', winner, higher(this.goals))
    else if (by === 'lots') this.judge.same('11.4', [45, 45], this.taken)
    else this.judge.same('11.2', [winner, shootOut], [shootOutWinner(this.taken, this.scored), this.scored])
  }
}

/**
 * With the Players expansion: the sums, in which what skills have added is told, who may turn back (§16.5), the sides
 * after a kick-off (§13.5), how often somebody has flipped in an opportunity that is one play (§15.6), and a ball that
 * a skill takes in one (§15.10).
 */
export class HatTrickSums implements Model<HatTrickEvent> {
  private total = 0
  private power = 0
  private isKickedOff = false
  private attacker: Seat | undefined
  private taker: Seat | undefined
  /** How often each had flipped when last somebody was asked; nothing once another turn has begun. */
  private flips: readonly number[] | undefined

  constructor(
    private readonly judge: Judge,
    private readonly set: CardSet,
    private readonly onePlay = false,
  ) {}

  asked({ seat, kind, options }: Request, seen: unknown): void {
    const view = seen as PlayersView
    const turned = view.sides[seat].players.filter(
      ({ number, field, side, flips }) =>
        field !== null && flips < 2 && side !== (number % 2 === 0 ? 'left' : 'right'),
    )
    const offered = options.filter((option) => option.kind === 'turn-back')
    if (turned.length + offered.length > 0)
      this.judge.same(
        '16.5',
        sorted(offered.map(({ action }) => action)),
        sorted(turned.map(({ number }) => `${number}!~`)),
      )
    if (this.isKickedOff && view.sides[0].players.some(({ beganGold }) => beganGold !== undefined))
      for (const { players } of view.sides)
        this.judge.same(
          '13.5',
          players.map(({ gold }) => gold),
          players.map(({ beganGold }) => beganGold),
        )
    this.isKickedOff = false
    const flips = view.sides.flatMap(({ players }) => players.map((player) => player.flips))
    // Nobody has flipped less often than before, from round to round, and nobody more than twice.
    if (this.onePlay && view.opportunity && this.flips)
      this.judge.same(
        '15.6',
        flips,
        this.flips.map((before, i) => Math.min(2, Math.max(before, flips[i] ?? 0))),
      )
    this.flips = flips
    if (kind !== 'play-card' || this.taker === undefined) return
    // Taken and not taken back: another turn, by whoever has the ball, with three cards each.
    const isOver = this.taker !== this.attacker
    const hands = view.sides.map(({ hand, laid }) => hand.length === 3 || laid !== undefined)
    this.judge.same('15.10', view.opportunity, !isOver)
    this.judge.same('15.10', view.possession, seatName(this.taker))
    if (isOver) this.judge.same('15.10', hands, [true, true])
    this.taker = undefined
  }

  readonly ears: Ears<HatTrickEvent> = {
    'kick-off': () => {
      this.isKickedOff = true
      // The half may have ended as soon as the ball was taken.
      this.taker = undefined
    },
    turn: () => {
      this.attacker = undefined
      this.flips = undefined
    },
    opportunity: ({ seat }) => {
      this.attacker = seat
      this.flips = undefined
    },
    passed: () => {
      this.taker = undefined
    },
    'took-ball': ({ seat, from }) => {
      if (this.attacker !== undefined && from.seat !== seat) this.taker = seat
    },
    comparison: ({ seat, players, cards, skills = [0, 0], totals, result, byCard }) => {
      this.judge.same(
        '5.1',
        totals,
        SEATS.map((side) => players[side] + cards[side] + skills[side]),
      )
      const [own, their] = [seat, other(seat)]
      const model = verdict([totals[own], totals[their]], [cards[own], cards[their]], result === 'foul')
      this.judge.same('5.6', { result, byCard }, model)
    },
    duel: ({ shot, dive, power, symbol, keeper }) => {
      this.judge.same('17.3', symbol, guess(this.set, shot, dive, keeper === 'star'))
      this.total = 0
      this.power = power
    },
    'keeper-drew': ({ card, total, power }) => {
      this.total += powerOf(card)
      this.judge.same('7.6', [total, power], [this.total, this.power])
    },
    goal: () => this.judge.same('7.7', 'goal', shotEnds(this.total, this.power)),
    parried: () => this.judge.same('7.8', 'parried', shotEnds(this.total, this.power)),
    saved: () => this.judge.same('7.9', true, this.total >= this.power),
  }
}

interface PlayersView {
  readonly opportunity: boolean
  readonly possession: string
  readonly sides: Pair<{
    readonly hand: readonly string[]
    readonly laid?: string
    readonly players: readonly {
      readonly number: number
      readonly field: string | null
      readonly side: string
      readonly flips: number
      readonly gold: boolean
      readonly beganGold?: boolean
    }[]
  }>
}

interface PitchView {
  readonly ball?: { readonly seat: string; readonly number: number; readonly field: string }
  readonly sides: readonly {
    readonly yellow: boolean
    readonly players: readonly Omit<Player, 'seat'>[]
    readonly hand: readonly string[]
  }[]
}
