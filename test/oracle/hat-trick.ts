import type { CardSet, HatTrickEvent } from '@libero/hat-trick'
import type { Outcome, Pair, Request, Seat } from '@libero/kernel'
import type { Judge, Model } from './judge.ts'
import { sorted } from './judge.ts'

/** Hat-Trick's base game once more, slowly, from its rulebook alone: players on fields such as 'b3', nothing else. */
interface Player {
  readonly seat: Seat
  readonly number: number
  readonly attack: number
  readonly defence: number
  field: string | null
}

type Named = HatTrickEvent & { readonly kind: ActionKind }
type ActionKind = (typeof ACTION)[number]

/** What an action of normal play is told by. */
const ACTION = [
  'comparison',
  'passed',
  'intercepted',
  'nobody-there',
  'dribbled',
  'tackled',
  'foul',
  'free-kick',
  'penalty',
] as const

const SEATS: readonly Seat[] = [0, 1]
const COLUMNS = 'abcd'
const NUMBERS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
/** §2.2 As home sees it. */
const START: Record<number, string> = {
  2: 'b1',
  3: 'c1',
  4: 'a2',
  5: 'd2',
  6: 'b3',
  7: 'c3',
  8: 'a4',
  9: 'd4',
  10: 'b5',
  11: 'c5',
}

const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
const higher = (pair: Pair<number>): Seat | undefined =>
  pair[0] > pair[1] ? 0 : pair[1] > pair[0] ? 1 : undefined

/** §2.1 Lines are counted from a team's own goal. */
const lineOf = (seat: Seat, field: string): number => (seat === 0 ? Number(field[1]) : 7 - Number(field[1]))
const column = (field: string): number => COLUMNS.indexOf(field[0] ?? '')

/** §7.4 */
const isMiddle = (field: string): boolean => field[0] === 'b' || field[0] === 'c'

/** §2.2 What home sees at b3 away sees at c4. */
const mirrored = (field: string): string => `${COLUMNS[3 - column(field)]}${7 - Number(field[1])}`

/** So many steps forward, as this team sees it; nothing beyond the pitch. */
function step(seat: Seat, field: string, forward: number): string | undefined {
  const line = Number(field[1]) + (seat === 0 ? forward : -forward)
  return line >= 1 && line <= 6 ? `${field[0]}${line}` : undefined
}

/** §2.3 */
const sideOf = (number: number): string => (number % 2 === 0 ? 'left' : 'right')

/** §3.1 A card is written as its kind, its power and its side. */
const kindOf = (card: string): string => card.split('-')[0] ?? ''
const powerOf = (card: string): number => Number(card.split('-')[1])
const cardSide = (card: string): string => card.split('-')[2] ?? ''

const lowest = (players: readonly Player[]): Player | undefined =>
  [...players].sort((one, two) => one.number - two.number)[0]

/** §5.1, §5.2, §5.6, §5.7 Totals and cards of the attacker, then of the defender. */
export function verdict(totals: Pair<number>, cards: Pair<number>, canFoul: boolean) {
  if (totals[0] !== totals[1]) return { result: totals[0] > totals[1] ? 'won' : 'lost', byCard: false }
  if (cards[0] !== cards[1]) return { result: cards[0] > cards[1] ? 'won' : 'lost', byCard: true }
  return { result: canFoul ? 'foul' : 'won', byCard: false }
}

/** §7.5 */
export function guess(shot: string, dive: string, star: boolean): 'plus' | 'minus' | 'none' {
  if (shot === dive) return 'plus'
  const far = shot !== 'centre' && dive !== 'centre'
  return far && !star ? 'minus' : 'none'
}

/** §7.7, §7.8, §7.9 */
export const shotEnds = (footballs: number, power: number): 'goal' | 'parried' | 'saved' =>
  footballs < power ? 'goal' : footballs === power ? 'parried' : 'saved'

/** §11.2, §11.3 */
function shootOutWinner(taken: Pair<number>, goals: Pair<number>): Seat | undefined {
  const ahead = higher(goals)
  if (ahead === undefined) return undefined
  if (taken[0] > 5 || taken[1] > 5) return taken[0] === taken[1] ? ahead : undefined
  const behind = other(ahead)
  return goals[behind] + 5 - taken[behind] < goals[ahead] ? ahead : undefined
}

export class HatTrickModel implements Model<HatTrickEvent> {
  private sides: Pair<Player[]> = [[], []]
  private starKeeper: [boolean, boolean] = [false, false]
  private yellow: [boolean, boolean] = [false, false]
  private goals: [number, number] = [0, 0]
  private carrier: Player | undefined
  private cards: [string, string] = ['', '']
  private firstKickOff: Seat = 0
  private kicksOff: Seat | undefined
  private opportunity = false
  private chosenOpportunity = false
  /** Whose player moved last, where nobody may displace him. */
  private justMoved: Player | undefined
  private moment = ''
  private distance = 0
  private passTo: number | undefined
  private passed = false
  /** What of the action is still to be told. */
  private due: Named[] | undefined
  private shot = { by: 0 as Seat, number: 0, power: 0, draws: 0, drawn: 0, total: 0, stopped: false }
  private penalty = false
  private inShootOut = false
  private taken: [number, number] = [0, 0]
  private scored: [number, number] = [0, 0]
  private shooter: Seat | undefined

  constructor(
    private readonly judge: Judge,
    private readonly set: CardSet,
  ) {}

  asked({ seat, kind, options }: Request, view: unknown, choice: string): void {
    const { judge } = this
    if (!this.inShootOut) this.pitchIs(view as PitchView)
    this.moment = kind
    const offered = sorted(options.map((option) => option.action))
    const { carrier } = this
    if (kind === 'attack-move' || kind === 'defence-move') {
      judge.same('4.1', seat === carrier?.seat, kind === 'attack-move')
      const displaces = this.opportunity && kind === 'defence-move'
      const rule = displaces ? '6.3' : kind === 'attack-move' ? '4.2' : '4.5'
      judge.same(rule, offered, this.moves(seat, cardSide(this.cards[seat]), displaces))
    } else if (kind.startsWith('goal-kick-') && kind !== 'goal-kick-card')
      judge.same('8.2', offered, this.moves(seat, 'either', false))
    else if (kind === 'free-kick-defence' || kind === 'free-kick-attack')
      judge.same('9.3', offered, this.moves(seat, 'either', false))
    else if (kind === 'sideways-pass')
      judge.same('4.4', offered, sorted(this.nearest().map((man) => `${man.number}`)))
    else if (kind === 'long-ball') {
      judge.same(
        '5.3',
        offered,
        this.distances().map((lines) => `${lines}-lines`),
      )
      this.distance = Number(choice[0])
    } else if (kind === 'opportunity-pass') {
      const men = this.opportunityReceivers().map((man) => `${man.number}`)
      judge.same(this.action() === 'short' ? '6.4' : '6.5', offered, sorted(['none', ...men]))
      this.passTo = choice === 'none' ? undefined : Number(choice)
    } else if (kind === 'shoot-or-not') judge.same('6.6', true, this.mayShoot())
    else if (kind === 'save') {
      const { total, power, drawn, draws } = this.shot
      judge.same('7.6', true, total <= power && drawn < draws)
    } else if (kind === 'free-kick-choice')
      judge.same('9.4', true, carrier !== undefined && this.carrierLine() < 6)
  }

  hear(event: HatTrickEvent): void {
    const { judge } = this
    if (ACTION.some((kind) => kind === event.kind)) return this.isPlayed(event as Named)
    switch (event.kind) {
      case 'kick-off':
        this.isKickedOff(event)
        return
      case 'turn': {
        this.actionIsOver()
        judge.same(
          '4.7',
          [event.seat, event.number, event.line, this.carrierLine() < 6],
          [this.carrier?.seat, this.carrier?.number, this.carrierLine(), true],
        )
        this.opportunity = false
        return
      }
      case 'opportunity':
        this.actionIsOver()
        judge.same('6.1', [event.seat, event.number], [this.carrier?.seat, this.carrier?.number])
        judge.same('6.1', true, this.carrierLine() === 6 || this.chosenOpportunity)
        this.opportunity = true
        this.chosenOpportunity = false
        return
      case 'revealed':
        this.cards = [event.cards[0], event.cards[1]]
        this.due = undefined
        this.passTo = undefined
        this.passed = false
        this.distance = 0
        this.penalty = false
        return
      case 'moved':
        this.isMoved(event)
        return
      case 'stayed':
        this.justMoved = undefined
        return
      case 'sideways': {
        judge.same('4.4', [event.seat, event.from], [this.carrier?.seat, this.carrier?.number])
        const to = this.nearest().find((man) => man.number === event.to)
        judge.same('4.4', event.to, to?.number)
        this.carrier = to
        return
      }
      case 'no-team-mate':
        judge.same('4.4', [], this.nearest())
        return
      case 'free-kick-choice':
        this.chosenOpportunity = event.opportunity
        return
      case 'too-far-out':
        judge.same('6.6', [event.number, event.line], [this.carrier?.number, this.carrierLine()])
        judge.same('6.6', this.carrierLine() < 5, true)
        return
      case 'out-of-cards': {
        const to = this.lowestOfBoth(this.carrier?.seat ?? 0, this.carrierLine())
        judge.same('6.8', event.to, to && { seat: to.seat, number: to.number })
        this.carrier = to
        this.opportunity = false
        return
      }
      case 'shot-begins': {
        if (this.inShootOut) return
        const model = [this.carrier?.number, this.action(), this.carrier?.field, true]
        judge.same('6.6', [event.number, event.action, event.from, this.penalty || this.mayShoot()], model)
        return
      }
      case 'duel':
        this.isDuel(event)
        return
      case 'keeper-drew':
        this.shot.drawn++
        this.shot.total += powerOf(event.card)
        judge.same(
          '7.6',
          [event.seat, event.total, event.power, true],
          [other(this.shot.by), this.shot.total, this.shot.power, this.shot.drawn <= this.shot.draws],
        )
        return
      case 'keeper-stopped':
        judge.same('7.6', [event.total, event.power], [this.shot.total, this.shot.power])
        this.shot.stopped = true
        return
      case 'goal':
        judge.same('7.7', 'goal', this.shotResult())
        this.goals[event.seat]++
        judge.same(
          '7.7',
          [event.seat, event.number, event.goals],
          [this.shot.by, this.shot.number, this.goals],
        )
        this.carrier = undefined
        this.opportunity = false
        this.kicksOff = other(event.seat)
        return
      case 'parried': {
        judge.same('7.8', 'parried', this.shotResult())
        const to = this.nearestToPower()
        judge.same('7.8', event.to, to && { seat: to.seat, number: to.number })
        this.carrier = to
        this.opportunity = false
        return
      }
      case 'saved': {
        const toNobody = this.shotResult() === 'parried' && !this.nearestToPower()
        judge.same('7.9', 'saved', toNobody ? 'saved' : this.shotResult())
        judge.same('7.9', [event.seat, event.total], [other(this.shot.by), this.shot.total])
        this.carrier = undefined
        this.opportunity = false
        return
      }
      case 'goal-kick':
        judge.same('8.1', event.seat, other(this.shot.by))
        this.moment = 'goal-kick'
        this.justMoved = undefined
        return
      case 'goal-kick-played': {
        const { to, line } = this.goalKick(event.seat, kindOf(event.card))
        judge.same('8.3', [event.to, event.line], [to && { seat: to.seat, number: to.number }, line])
        this.carrier = to
        return
      }
      case 'half-over': {
        this.actionIsOver()
        judge.same('10.1', event.goals, this.goals)
        const { carrier } = this
        if (event.guard || !carrier) return
        judge.same('10.3', [this.opportunity, [3, 4].includes(this.carrierLine())], [false, true])
        this.kicksOff = event.half === 1 ? other(this.firstKickOff) : undefined
        return
      }
      case 'shoot-out':
        judge.same('11.1', this.goals[0], this.goals[1])
        this.inShootOut = true
        this.shooter = event.seat
        return
      case 'penalty-taken':
        judge.same('11.2', [event.seat, shootOutWinner(this.taken, this.scored)], [this.shooter, undefined])
        this.cards[event.seat] = event.card
        return
      case 'penalty-result': {
        const scored = this.shotResult() === 'goal'
        this.taken[event.seat]++
        if (scored) this.scored[event.seat]++
        judge.same('11.2', [event.scored, event.score], [scored, this.scored])
        this.shooter = other(event.seat)
        return
      }
      case 'sudden-death':
        judge.same('11.3', [this.taken, this.scored[0]], [[4 + event.pair, 4 + event.pair], this.scored[1]])
        return
      case 'full-time':
        this.isOver(event.outcome)
    }
  }

  /** §1.3, §2.2, §7.7, §10.4 */
  private isKickedOff(event: HatTrickEvent & { kind: 'kick-off' }): void {
    if (this.sides[0].length === 0) {
      for (const seat of SEATS) this.sides[seat].push(...this.team(seat, event.teams[seat]))
      this.firstKickOff = event.seat
    } else if (event.half === 2 && this.kicksOff === undefined) this.kicksOff = other(this.firstKickOff)
    if (this.kicksOff !== undefined) this.judge.same('7.7', event.seat, this.kicksOff)
    for (const player of this.sides.flat()) if (player.field) player.field = startOf(player)
    const left = NUMBERS.filter((number) => this.player(event.seat, number).field)
    const kicker = left.find((number) => number >= 6) ?? left[left.length - 1]
    this.judge.same('1.3', event.number, kicker)
    this.carrier = this.player(event.seat, event.number)
    this.kicksOff = undefined
    this.due = undefined
    this.cards = ['', '']
  }

  /** §2.4, §2.5 */
  private team(seat: Seat, id: string): Player[] {
    const stars = this.set.teams.find((team) => team.id === id)?.stars ?? []
    this.starKeeper[seat] = stars.includes(1)
    return NUMBERS.map((number) => {
      const card = this.set.players.find((player) => player.number === number)
      if (!card) throw new Error(`no player ${number}`)
      const { attack, defence } = stars.includes(number) ? card.star : card.regular
      const player: Player = { seat, number, attack, defence, field: null }
      player.field = startOf(player)
      return player
    })
  }

  private pitchIs(view: PitchView): void {
    const seen = view.sides.map(({ players, yellow }) =>
      [yellow, ...players.map((man) => `${man.number} ${man.attack} ${man.defence} ${man.field}`)].join(),
    )
    const model = this.sides.map((players, seat) =>
      [
        this.yellow[seat],
        ...players.map((man) => `${man.number} ${man.attack} ${man.defence} ${man.field}`),
      ].join(),
    )
    this.judge.same('2.2', seen.join(' | '), model.join(' | '))
    if (this.carrier) {
      const { seat, number, field } = this.carrier
      const ball = view.ball && `${view.ball.seat} ${view.ball.number} ${view.ball.field}`
      this.judge.same('2.1', ball, `${seat === 0 ? 'home' : 'away'} ${number} ${field}`)
    }
  }

  private player(seat: Seat, number: number): Player {
    const player = this.sides[seat].find((one) => one.number === number)
    if (!player) throw new Error(`no player ${number} of seat ${seat}`)
    return player
  }

  private at(field: string | undefined): Player | undefined {
    for (const side of this.sides)
      for (const player of side) if (field !== undefined && player.field === field) return player
    return undefined
  }

  /** A team's players in a line, which `counting` counts from its own goal. */
  private inLine(team: Seat, counting: Seat, line: number): Player[] {
    return this.sides[team].filter((player) => player.field && lineOf(counting, player.field) === line)
  }

  private ball(): Player & { field: string } {
    const { carrier } = this
    if (!carrier?.field) throw new Error('nobody has the ball')
    return carrier as Player & { field: string }
  }

  private carrierLine(): number {
    const { seat, field } = this.ball()
    return lineOf(seat, field)
  }

  /** §4.6 Short pass, long ball or dribble: what the attacker's card says. */
  private action(): string {
    return kindOf(this.cards[this.ball().seat])
  }

  /** §4.2, §4.3, §4.5, §6.3, §8.2, §9.3 */
  private moves(seat: Seat, side: string, displacesCarrier: boolean): string[] {
    const spared = this.moment === 'goal-kick-defence' || this.moment === 'free-kick-attack'
    const found = ['none']
    for (const player of this.sides[seat]) {
      if (!player.field || player === this.carrier) continue
      if (side !== 'either' && sideOf(player.number) !== side) continue
      for (const [sign, forward] of [['+', 1] as const, ['-', -1] as const]) {
        const to = step(seat, player.field, forward)
        const there = this.at(to)
        if (!to || (there && there === this.carrier && !displacesCarrier)) continue
        if (there && spared && there === this.justMoved) continue
        found.push(`${player.number}${sign}`)
      }
    }
    return sorted(found)
  }

  private isMoved({ seat, number, forward, with: displaced, to }: HatTrickEvent & { kind: 'moved' }): void {
    const player = this.player(seat, number)
    const from = player.field ?? ''
    const field = step(seat, from, forward ? 1 : -1)
    const there = this.at(field)
    this.judge.same('4.2 step', [to, displaced], [field, there && { seat: there.seat, number: there.number }])
    if (there) there.field = from
    player.field = to
    this.justMoved = player
  }

  /** §4.4 */
  private nearest(): Player[] {
    const { seat, field, number } = this.ball()
    const mates = this.inLine(seat, seat, this.carrierLine()).filter((man) => man.number !== number)
    const away = (man: Player) => Math.abs(column(man.field ?? '') - column(field))
    const least = Math.min(...mates.map(away))
    return mates.filter((man) => away(man) === least)
  }

  /** §5.3 */
  private distances(): number[] {
    const { seat } = this.ball()
    const within = [1, 2, 3].filter((lines) => this.carrierLine() + lines <= 6)
    const manned = within.filter((lines) => this.inLine(seat, seat, this.carrierLine() + lines).length > 0)
    return manned.length > 0 ? manned : within
  }

  /** §6.4, §6.5 */
  private opportunityReceivers(): Player[] {
    const { seat, field, number } = this.ball()
    const mates = this.sides[seat].filter((man) => man.field && man.number !== number)
    if (this.action() === 'long') return mates.filter((man) => lineOf(seat, man.field ?? '') >= 4)
    return mates.filter((man) => {
      const across = Math.abs(column(man.field ?? '') - column(field))
      const along = Math.abs(lineOf(seat, man.field ?? '') - this.carrierLine())
      return across <= 1 && along <= 1
    })
  }

  /** §6.6, §6.7 */
  private mayShoot(): boolean {
    return this.opportunity && this.carrierLine() >= 5 && (this.passed || this.action() === 'dribble')
  }

  /** What the engine tells of an action is what the model has it tell, in the same order. */
  private isPlayed(event: Named): void {
    if (this.opportunity && event.kind === 'passed') {
      const { seat, number: from } = this.ball()
      const to = this.opportunityReceivers().find((man) => man.number === this.passTo)
      const line = to && lineOf(seat, to.field ?? '')
      this.judge.same('6.4', event, { kind: 'passed', seat, from, to: to?.number, line })
      this.carrier = to
      this.passed = true
      return
    }
    this.due ??= this.play()
    const rule = { short: '5.1', long: '5.4', dribble: '5.5' }[this.action()] ?? '4.6'
    const result = event.kind === 'comparison' && event.byCard ? '5.6 by card' : ''
    this.judge.same(event.kind === 'foul' ? '9.1' : result || rule, event, this.due.shift())
    this.carryOut(event)
  }

  /** §5, §9 The whole action as it must be told. */
  private play(): Named[] {
    const { seat, number } = this.ball()
    const line = this.carrierLine()
    const action = this.action()
    if (action === 'dribble') return this.dribble()
    const distance = action === 'short' ? 0 : this.distance || (this.distances()[0] ?? 0)
    const target = line + distance
    const own = this.inLine(seat, seat, target)
    const theirs = this.inLine(other(seat), seat, target)
    const interceptor = lowest(theirs)
    const lost: Named = interceptor
      ? { kind: 'intercepted', seat: other(seat), number: interceptor.number, line: target }
      : { kind: 'nobody-there', seat, line: target }
    if (own.length === 0) return [lost]
    const compared = this.compare(own, theirs, target)
    if (compared.result === 'lost') return [compared, lost]
    const ahead = action === 'short' ? this.inLine(seat, seat, line + 1) : own
    const to = lowest(ahead.length > 0 ? ahead : own)
    const arrived = to?.field ? lineOf(seat, to.field) : 0
    const won: Named = { kind: 'passed', seat, from: number, to: to?.number ?? 0, line: arrived }
    return this.withFoul(compared, interceptor, won, to)
  }

  /** §5.5 */
  private dribble(): Named[] {
    const carrier = this.ball()
    const { seat, number } = carrier
    const field = step(seat, carrier.field, 1)
    const there = this.at(field)
    const won: Named = { kind: 'dribbled', seat, number, to: field ?? '' }
    if (!there) return [won]
    if (there.seat === seat)
      return [{ kind: 'passed', seat, from: number, to: there.number, line: this.carrierLine() + 1 }]
    const compared = this.compare([carrier], [there], this.carrierLine())
    if (compared.result === 'lost')
      return [compared, { kind: 'tackled', seat: there.seat, number: there.number, from: number }]
    return this.withFoul(compared, there, { ...won, past: there.number }, { ...carrier, field: field ?? '' })
  }

  /** §5.1, §5.6 */
  private compare(
    own: readonly Player[],
    theirs: readonly Player[],
    line: number,
  ): Named & { kind: 'comparison' } {
    const { seat } = this.ball()
    const bySeat = (attacker: number, defender: number): Pair<number> =>
      seat === 0 ? [attacker, defender] : [defender, attacker]
    const footballs = [
      own.reduce((sum, man) => sum + man.attack, 0),
      theirs.reduce((sum, man) => sum + man.defence, 0),
    ] as const
    const cards = [powerOf(this.cards[seat]), powerOf(this.cards[other(seat)])] as const
    const totals = [footballs[0] + cards[0], footballs[1] + cards[1]] as const
    const { result, byCard } = verdict(totals, cards, theirs.length > 0)
    return {
      kind: 'comparison',
      action: this.action(),
      seat,
      line,
      players: bySeat(...footballs),
      cards: bySeat(...cards),
      totals: bySeat(...totals),
      result: result as 'won' | 'lost' | 'foul',
      byCard,
    }
  }

  /** §5.6, §9.1–§9.5 */
  private withFoul(
    compared: Named & { kind: 'comparison' },
    fouler: Player | undefined,
    won: Named,
    ends: Player | undefined,
  ): Named[] {
    if (compared.result !== 'foul' || !fouler || !ends?.field) return [compared, won]
    const { seat, number } = fouler
    const last = this.sides[seat].filter((man) => man.field).length === 1
    const card = this.yellow[seat] && !last ? 'red' : 'yellow'
    const inFront = lineOf(ends.seat, ends.field) === 6 && isMiddle(ends.field)
    const kick: Named = { kind: inFront ? 'penalty' : 'free-kick', seat: ends.seat, number: ends.number }
    return [compared, { kind: 'foul', seat, number, card }, won, kick]
  }

  private carryOut(event: Named): void {
    if (event.kind === 'passed') this.carrier = this.player(event.seat, event.to)
    else if (event.kind === 'intercepted' || event.kind === 'tackled')
      this.carrier = this.player(event.seat, event.number)
    else if (event.kind === 'dribbled') {
      const there = this.at(event.to)
      const from = this.ball().field
      this.ball().field = event.to
      if (there) there.field = from
    } else if (event.kind === 'foul') {
      // §9.2
      this.yellow[event.seat] = event.card === 'yellow'
      if (event.card === 'red') this.player(event.seat, event.number).field = null
    } else if (event.kind === 'penalty') this.penalty = true
    else if (event.kind === 'free-kick') this.justMoved = undefined
  }

  private actionIsOver(): void {
    if (this.due) this.judge.same('4.6', this.due, [])
    this.due = undefined
  }

  /** §7.3, §7.4, §7.5, §9.5, §11.2 */
  private isDuel({ seat, shot, dive, power, symbol, draws }: HatTrickEvent & { kind: 'duel' }): void {
    const { judge, set } = this
    const card = this.cards[seat]
    const plus = set.shooting.find((one) => one.kind === kindOf(card) && one.corner === shot)?.plus ?? 0
    const model = guess(shot, dive, this.starKeeper[other(seat)])
    judge.same('7.3', power, powerOf(card) + plus)
    judge.same('7.5', symbol, model)
    const penalty = this.penalty || this.inShootOut
    const from = penalty ? 'b6' : this.ball().field
    const lines = penalty || this.carrierLine() === 6 ? set.keeping.final : set.keeping.secondLast
    const free = (isMiddle(from) ? lines.middle : lines.wing) - (penalty ? 1 : 0)
    const sign = model === 'plus' ? 1 : model === 'minus' ? -1 : 0
    judge.same(penalty ? '9.5' : '7.4', draws, Math.max(0, free + sign))
    const number = this.inShootOut ? 0 : this.ball().number
    this.shot = { by: seat, number, power, draws, drawn: 0, total: 0, stopped: false }
  }

  /** §7.6–§7.9 Nothing while the keeper may still draw. */
  private shotResult(): string {
    const { stopped, drawn, draws, total, power } = this.shot
    return stopped || drawn === draws || total > power ? shotEnds(total, power) : 'still drawing'
  }

  /** §7.8 */
  private nearestToPower(): Player | undefined {
    const { by, power } = this.shot
    const men = [...this.inLine(other(by), by, 6), ...this.inLine(by, by, 6)]
    const least = Math.min(...men.map((man) => Math.abs(man.number - power)))
    const near = men.filter((man) => Math.abs(man.number - power) === least)
    const defenders = near.filter((man) => man.seat !== by)
    return lowest(defenders.length > 0 ? defenders : near)
  }

  /** §6.8, §8.3 Of equal numbers the one without the ball gets it. */
  private lowestOfBoth(seat: Seat, line: number): Player | undefined {
    const own = lowest(this.inLine(seat, seat, line))
    const theirs = lowest(this.inLine(other(seat), seat, line))
    if (!own || !theirs) return own ?? theirs
    return own.number < theirs.number ? own : theirs
  }

  /** §8.3 */
  private goalKick(seat: Seat, kind: string): { to: Player | undefined; line: number } {
    let line = { dribble: 1, short: 2, long: 3 }[kind] ?? 0
    while (line < 6 && !this.lowestOfBoth(seat, line)) line++
    return { to: this.lowestOfBoth(seat, line), line }
  }

  private isOver({ goals, winner, by, shootOut }: Outcome): void {
    this.judge.same('1.2', goals, this.goals)
    if (by === 'lots') {
      this.judge.same('11.4', this.taken, [45, 45])
      return
    }
    const byShots = this.inShootOut ? shootOutWinner(this.taken, this.scored) : undefined
    const shots = this.inShootOut ? this.scored : undefined
    this.judge.same(
      this.inShootOut ? '11.2' : '1.2',
      [winner, shootOut],
      [higher(this.goals) ?? byShots, shots],
    )
  }
}

interface PitchView {
  readonly ball?: { readonly seat: string; readonly number: number; readonly field: string }
  readonly sides: readonly {
    readonly yellow: boolean
    readonly players: readonly { number: number; attack: number; defence: number; field: string | null }[]
  }[]
}

const startOf = ({ seat, number }: Player): string => {
  const field = START[number] ?? ''
  return seat === 0 ? field : mirrored(field)
}

/** With the Players expansion: only the sums, for which what skills added is told. */
export class HatTrickSums implements Model<HatTrickEvent> {
  private total = 0
  private power = 0

  constructor(private readonly judge: Judge) {}

  hear(event: HatTrickEvent): void {
    if (event.kind === 'comparison') {
      const { seat, players, cards, skills = [0, 0], totals } = event
      this.judge.same(
        '16 sum',
        totals,
        SEATS.map((side) => players[side] + cards[side] + skills[side]),
      )
      const [own, their] = [seat, other(seat)]
      const canFoul = event.result === 'foul'
      const model = verdict([totals[own], totals[their]], [cards[own], cards[their]], canFoul)
      this.judge.same('16 verdict', { result: event.result, byCard: event.byCard }, model)
    } else if (event.kind === 'duel') {
      this.judge.same('17 guess', event.symbol, guess(event.shot, event.dive, event.keeper === 'star'))
      this.total = 0
      this.power = event.power
    } else if (event.kind === 'keeper-drew') {
      this.total += powerOf(event.card)
      this.judge.same('17 draw', [event.total, event.power], [this.total, this.power])
    } else if (event.kind === 'goal' || event.kind === 'parried')
      this.judge.same('17 shot', event.kind, shotEnds(this.total, this.power))
  }
}
