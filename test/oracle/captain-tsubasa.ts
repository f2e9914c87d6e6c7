import type { CaptainTsubasaEvent, Card, CardSet } from '@libero/captain-tsubasa'
import type { Outcome, Pair, Request, Seat } from '@libero/kernel'
import type { Judge, Model } from './judge.ts'
import { sorted } from './judge.ts'

/** Captain Tsubasa once more, slowly, from its rulebook alone: piles of card names, and tokens that are counted. */
interface Side {
  readonly area: string[]
  readonly hand: string[]
  readonly discard: string[]
  readonly pool: Record<Token, number>
  booking: 'none' | 'yellow' | 'red'
  stopped: boolean
  /** Tokens spent in this contest. */
  spent: number
}

type Token = 'shot' | 'pass' | 'defence'
type Heard<K extends CaptainTsubasaEvent['kind']> = CaptainTsubasaEvent & { readonly kind: K }

export interface Agreed {
  readonly guaranteedSuccess?: boolean
  readonly cards?: CardSet
}

const TOKENS: readonly Token[] = ['shot', 'pass', 'defence']
const SEATS: readonly Seat[] = [0, 1]
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0)
const bare = (): Side => ({
  area: [],
  hand: [],
  discard: [],
  pool: { shot: 0, pass: 0, defence: 0 },
  booking: 'none',
  stopped: false,
  spent: 0,
})

/** Takes one such card from the first of these piles that has it. */
function take(card: string, ...piles: string[][]): boolean {
  const pile = piles.find((one) => one.includes(card))
  pile?.splice(pile.indexOf(card), 1)
  return pile !== undefined
}

/** §11.1, §11.2 What a booking takes off. */
function fine(booking: string, token: Token): number {
  if (booking === 'yellow') return token === 'defence' ? 0 : 2
  if (booking === 'red') return token === 'defence' ? 1 : 3
  return 0
}

/** §7.4, §14.1 */
function attackWins(attack: number, defence: number, dice: Pair<number>, guaranteed: boolean): boolean {
  if (guaranteed && dice[0] === 6 && dice[1] === 1) return true
  if (guaranteed && dice[0] === 1 && dice[1] === 6) return false
  return attack >= defence
}

/** §8.2 */
function saved(die: number, held: number, corner: number): 'held' | 'corner' | 'goal' {
  if (die <= held) return 'held'
  return die <= corner ? 'corner' : 'goal'
}

export class CaptainTsubasaModel implements Model<CaptainTsubasaEvent> {
  private sides: Pair<Side> = [bare(), bare()]
  private goals: [number, number] = [0, 0]
  private attacker: Seat = 0
  private firstKickOff: Seat = 0
  private extraTime = false
  private late = false
  private action: 'shot' | 'pass' = 'shot'
  private dice: [number, number] = [0, 0]
  private keeper: { card: string; die: number } | undefined
  private rerolled: string[] = []
  private ability = ''
  private lastTurn: { seat: Seat; over: boolean } | undefined
  /** What has decided the round, in the words of §7.6, §8, §11.5 and §12.3. */
  private result = ''
  private kept = true

  constructor(
    private readonly judge: Judge,
    private readonly set: CardSet,
    private readonly options: Agreed,
  ) {}

  asked({ seat, kind, options, prompt }: Request, view: unknown, choice: string): void {
    const { judge } = this
    const side = this.sides[seat]
    this.tableIs(view as TableView)
    const offered = (of: string) => sorted(options.filter((one) => one.kind === of).map((one) => one.action))
    if (kind === 'turn') {
      judge.same('5.1', offered('play'), this.inAreas() < this.limit() ? sorted([...new Set(side.hand)]) : [])
      judge.same('5.3', seat, this.whoseTurn())
      const played = options.find((one) => one.action === choice)?.kind
      this.lastTurn = { seat, over: played === 'play' || played === 'stop' }
    } else if (kind === 'draft') {
      const [hand, pile] = [side.hand.length, (view as TableView).sides[seat]?.deckSize]
      judge.same('4.1', hand >= 4 || pile === 0, true)
    } else if (kind === 'action')
      judge.same('7.1', prompt.about, {
        shot: this.sum(seat, 'shot'),
        pass: this.sum(seat, 'pass'),
        defence: this.sum(other(seat), 'defence'),
      })
    else if (kind === 'token')
      judge.same(
        '6.4',
        offered('token').filter((one) => side.pool[one.slice(6) as Token] >= 5),
        [],
      )
    else if (kind === 'spend') {
      const token = seat === this.attacker ? this.action : 'defence'
      const counts = Array.from({ length: side.pool[token] + 1 }, (_, count) => `spend-${count}`)
      judge.same('7.3', offered('spend'), counts)
    } else if (kind === 'save') {
      const savers = side.area.filter((card) => this.saves(card))
      judge.same('8.1', [seat, this.result, offered('save')], [other(this.attacker), 'shot', sorted(savers)])
    } else if (kind === 'reroll') {
      const able = side.area.filter((card) => this.rerolls(card) && !this.rerolled.includes(card))
      judge.same('7.5', able.length > 0, true)
      const whose = sorted(this.keeper ? ['reroll-keeper'] : ['reroll-own', 'reroll-other'])
      judge.same('7.5', offered('reroll'), whose)
    } else if (kind === 'special') judge.same('12.2', options.length, 3)
  }

  hear(event: CaptainTsubasaEvent): void {
    const { judge } = this
    switch (event.kind) {
      case 'kick-off':
        if (event.half === 1) this.firstKickOff = event.seat
        if (event.half === 2) judge.same('9.5', event.seat, other(this.firstKickOff))
        this.attacker = event.seat
        this.late = false
        return
      case 'round':
        judge.same('7.6', event.seat, this.attacker)
        judge.same('9.3', false, this.late && !this.kept)
        this.cleanUp()
        return
      case 'reshuffled':
        judge.same('4.2', event.cards, this.sides[event.seat].discard.length)
        this.sides[event.seat].discard.length = 0
        return
      case 'drawn':
        judge.same('4.1', event.count, event.cards?.length)
        this.sides[event.seat].hand.push(...(event.cards ?? []))
        return
      case 'match-card':
        if (event.card) this.sides[event.seat].hand.push(event.card)
        return
      case 'stoppage':
        this.late = true
        return
      case 'played':
        this.isPlayed(event)
        return
      case 'stopped':
        this.sides[event.seat].stopped = true
        return
      case 'ability':
        this.isUsed(event)
        return
      case 'gained': {
        const { pool } = this.sides[event.seat]
        pool[event.token]++
        judge.same('2.4', [event.pool, event.pool <= 5], [pool[event.token], true])
        return
      }
      case 'recalled':
        judge.same('6.7', true, take(event.card, this.sides[event.seat].discard))
        this.sides[event.seat].hand.push(event.card)
        return
      case 'removed': {
        const { area, hand, discard } = this.sides[event.seat]
        const piles =
          this.ability === 'remove exhaustion' && event.card === 'exhaustion'
            ? [discard]
            : [area, hand, discard]
        judge.same('6.8', true, take(event.card, ...piles))
        return
      }
      case 'discarded': {
        const side = this.sides[event.seat]
        judge.same('6.9', true, take(event.card, event.from === 'hand' ? side.hand : side.area))
        side.discard.push(event.card)
        return
      }
      case 'exhausted':
        this.sides[event.seat].discard.push('exhaustion')
        return
      case 'booked': {
        const side = this.sides[event.seat]
        judge.same('11.2', event.colour, side.booking === 'none' ? 'yellow' : 'red')
        judge.same('11.2', side.booking === 'red', false)
        side.booking = event.colour
        return
      }
      case 'pardoned':
        judge.same('11.3', this.sides[event.seat].booking, 'yellow')
        this.sides[event.seat].booking = 'none'
        return
      case 'attack-over':
        this.attackIsOver(event.by)
        return
      case 'motivated':
        this.pays(event.seat, event.card)
        judge.same('13.2', true, take(event.replaced, this.sides[event.seat].area))
        judge.same('13.2', this.set.motivation.find((one) => one.id === event.card)?.of, event.replaced)
        this.sides[event.seat].area.push(event.card)
        return
      case 'signed': {
        const { area } = this.sides[event.seat]
        this.pays(event.seat, event.card)
        judge.same('15.3', event.replaced !== undefined, this.isKeeper(event.card))
        if (event.replaced)
          judge.same('15.3', [true, true], [this.isKeeper(event.replaced), take(event.replaced, area)])
        area.push(event.card)
        judge.same('15.4', this.inAreas() <= this.limit(), true)
        return
      }
      case 'action': {
        const said = [event.seat, event.attack, event.defence]
        this.action = event.action
        judge.same('7.1', said, [this.attacker, this.attackSum(), this.defenceSum()])
        return
      }
      case 'spent': {
        const side = this.sides[event.seat]
        const attacks = event.seat === this.attacker
        judge.same(
          '7.3',
          [event.token, event.count <= side.pool[event.token]],
          [attacks ? this.action : 'defence', true],
        )
        side.pool[event.token] -= event.count
        side.spent = event.count
        judge.same('7.3', event.total, (attacks ? this.attackSum() : this.defenceSum()) + event.count)
        return
      }
      case 'dice':
        this.dice = [event.dice[0], event.dice[1]]
        judge.same('7.4', [event.attack, event.defence], this.totals())
        return
      case 'rerolled':
        this.isRerolled(event)
        return
      case 'guaranteed': {
        const both = sorted(this.dice.map(String))
        judge.same('14.1', [this.options.guaranteedSuccess, both], [true, ['1', '6']])
        judge.same('14.1', event.seat, this.dice[0] === 6 ? 0 : 1)
        return
      }
      case 'contest':
        this.isContested(event)
        return
      case 'keeper':
        judge.same(
          '8.1',
          [event.seat, this.result, true],
          [other(this.attacker), 'shot', this.saves(event.card) !== undefined],
        )
        judge.same('8.1', this.sides[event.seat].area.includes(event.card), true)
        this.keeper = { card: event.card, die: event.die }
        return
      case 'save': {
        const card = this.saves(event.card)
        const model = card && saved(this.keeper?.die ?? 0, card.held, card.corner)
        judge.same('8.2', [event.card, event.result], [this.keeper?.card, model])
        this.result = event.result === 'goal' ? 'shot' : event.result
        return
      }
      case 'advance':
        judge.same('11.5', event.seat, this.attacker)
        this.clearAreas()
        this.result = 'pass'
        return
      case 'special-shot':
        judge.same('12.1', event.seat, this.attacker)
        this.clearAreas()
        return
      case 'special-duel': {
        const defence = this.set.defences.find((one) => one.id === event.defence)
        judge.same('12.3', [event.seat, event.stopped], [this.attacker, defence?.stops === event.shot])
        this.result = event.stopped ? 'defence' : 'shot'
        return
      }
      case 'goal':
        this.goals[event.seat]++
        judge.same('7.6', [event.seat, event.score, 'shot'], [this.attacker, this.goals, this.result])
        this.result = 'goal'
        return
      case 'possession': {
        // §7.6, §8.2, §8.4, §12.3
        this.kept = this.result === 'pass' || this.result === 'corner'
        const seat = this.kept ? this.attacker : other(this.attacker)
        judge.same('7.6', [event.seat, event.kept, this.result === 'shot'], [seat, this.kept, false])
        this.attacker = seat
        return
      }
      case 'half-over':
        judge.same(
          '9.3',
          [event.score, event.guard === true || (this.late && !this.kept)],
          [this.goals, true],
        )
        this.cleanUp()
        for (const { hand, discard } of this.sides) {
          hand.length = 0
          discard.length = 0
        }
        return
      case 'extra-time':
        judge.same('9.6', this.goals[0], this.goals[1])
        this.extraTime = true
        return
      case 'full-time':
        this.isOver(event.outcome)
    }
  }

  private card(id: string): Card | undefined {
    const { starting, match, motivation, transfers } = this.set
    return [...starting, ...match, ...motivation, ...transfers].find((card) => card.id === id)
  }

  private saves(id: string): { held: number; corner: number } | undefined {
    for (const ability of this.card(id)?.abilities ?? []) if (ability.do === 'save') return ability
    return undefined
  }

  private rerolls(id: string): boolean {
    return this.card(id)?.abilities.some((ability) => ability.do === 'reroll') ?? false
  }

  private isKeeper(id: string): boolean {
    const { starting, motivation, transfers } = this.set
    return [...starting, ...motivation, ...transfers].some((card) => card.id === id && card.keeper === true)
  }

  private tableIs(view: TableView): void {
    const seen = view.sides.map(({ area, hand, discard, pool, booking, sums, stopped }) =>
      [
        sorted(area),
        sorted(hand),
        sorted(discard),
        ...TOKENS.map((token) => `${pool[token]} ${sums[token]}`),
        booking,
        stopped,
      ].join(),
    )
    const model = SEATS.map((seat) => {
      const { area, hand, discard, pool, booking, stopped } = this.sides[seat]
      const counts = TOKENS.map((token) => `${pool[token]} ${this.sum(seat, token)}`)
      return [sorted(area), sorted(hand), sorted(discard), ...counts, booking, stopped].join()
    })
    this.judge.same('2.5', seen.join(' | '), model.join(' | '))
    this.judge.same('5.4', view.limit, this.limit())
  }

  /** §5.4, §10.1 */
  private limit(): number {
    return this.extraTime ? 7 : 9
  }

  private inAreas(): number {
    return this.sides[0].area.length + this.sides[1].area.length
  }

  /** §7.1 */
  private sum(seat: Seat, token: Token): number {
    const { area, booking } = this.sides[seat]
    return area.reduce((sum, id) => sum + (this.card(id)?.[token] ?? 0), 0) - fine(booking, token)
  }

  private attackSum(): number {
    return this.sum(this.attacker, this.action)
  }

  private defenceSum(): number {
    return this.sum(other(this.attacker), 'defence')
  }

  /** §7.3, §7.4 The attacker's, then the defender's: cards, tokens and die. */
  private totals(): [number, number] {
    const [own, their] = [this.attacker, other(this.attacker)]
    return [
      this.attackSum() + this.sides[own].spent + this.dice[own],
      this.defenceSum() + this.sides[their].spent + this.dice[their],
    ]
  }

  /** §5.1, §5.3 */
  private whoseTurn(): Seat {
    const { lastTurn } = this
    const next = !lastTurn ? this.attacker : lastTurn.over ? other(lastTurn.seat) : lastTurn.seat
    return this.sides[next].stopped ? other(next) : next
  }

  /** §2.6, §5.2, §5.4 */
  private isPlayed({ seat, card, from, cards }: Heard<'played'>): void {
    const side = this.sides[seat]
    this.judge.same(
      '2.6',
      [true, side.stopped],
      [take(card, from === 'hand' ? side.hand : side.discard), false],
    )
    side.area.push(card)
    this.judge.same('5.4', [cards, cards <= this.limit()], [this.inAreas(), true])
  }

  /** §6.1, §6.3 */
  private isUsed({ seat, card, ability }: Heard<'ability'>): void {
    const used = this.card(card)?.abilities[ability - 1]
    this.judge.same('6.1', [used !== undefined, this.sides[seat].area.includes(card)], [true, true])
    const when = seat === this.attacker ? 'attacking' : 'defending'
    this.judge.same('6.3', used?.when ?? when, when)
    this.ability = used?.do === 'remove' ? `remove ${used.what}` : (used?.do ?? '')
  }

  /** §5.5 */
  private attackIsOver(by: string): void {
    if (by === 'limit') this.judge.same('5.5', this.inAreas(), this.limit())
    if (by === 'stopped')
      this.judge.same(
        '5.5',
        SEATS.map((seat) => this.sides[seat].stopped),
        [true, true],
      )
    if (by === 'ability') this.judge.same('6.11', this.ability, 'end')
  }

  /** §2.4, §13.1, §15.2 */
  private pays(seat: Seat, id: string): void {
    const card = [...this.set.motivation, ...this.set.transfers].find((one) => one.id === id)
    const { pool } = this.sides[seat]
    for (const token of TOKENS) pool[token] -= card?.price[token] ?? 0
    this.judge.same(
      '13.1',
      TOKENS.filter((token) => pool[token] < 0),
      [],
    )
  }

  /** §7.5 */
  private isRerolled({ seat, card, whose, keeper, die }: Heard<'rerolled'>): void {
    const mine = this.sides[seat].area.includes(card) && this.rerolls(card)
    this.judge.same(
      '7.5',
      [mine, this.rerolled.includes(card), keeper],
      [true, false, this.keeper !== undefined],
    )
    this.rerolled.push(card)
    if (this.keeper) this.keeper.die = die
    else this.dice[whose] = die
  }

  /** §7.4, §7.6, §14.1 */
  private isContested({ seat, won, attack, defence }: Heard<'contest'>): void {
    const totals = this.totals()
    const dice = [this.dice[this.attacker], this.dice[other(this.attacker)]] as const
    const wins = attackWins(...totals, dice, this.options.guaranteedSuccess === true)
    const winner = wins ? this.attacker : other(this.attacker)
    this.result = wins ? this.action : 'defence'
    const rule = totals[0] === totals[1] ? '7.4 level' : '7.4'
    this.judge.same(rule, [seat, won, attack, defence], [winner, this.result, ...totals])
  }

  private clearAreas(): void {
    for (const { area, discard } of this.sides) discard.push(...area.splice(0))
  }

  /** §9.1 */
  private cleanUp(): void {
    this.clearAreas()
    for (const side of this.sides) {
      side.stopped = false
      side.spent = 0
    }
    this.keeper = undefined
    this.rerolled = []
    this.lastTurn = undefined
    this.result = ''
    this.ability = ''
  }

  /** §1.2, §9.6, §10.4 */
  private isOver({ goals, winner }: Outcome): void {
    const [own, their] = this.goals
    this.judge.same('9.6', [goals, winner], [this.goals, own > their ? 0 : their > own ? 1 : undefined])
    if (own === their) this.judge.same('10.4', this.extraTime, true)
  }
}

interface TableView {
  readonly limit: number
  readonly sides: readonly {
    readonly area: readonly string[]
    readonly hand: readonly string[]
    readonly discard: readonly string[]
    readonly pool: Readonly<Record<Token, number>>
    readonly sums: Readonly<Record<Token, number>>
    readonly booking: string
    readonly stopped: boolean
    readonly deckSize: number
  }[]
}
