import type { CaptainTsubasaEvent, CardSet } from '@libero/captain-tsubasa'
import type { Outcome, Pair, Request, Seat } from '@libero/kernel'
import type { Side, Token } from './captain-tsubasa.ts'
import {
  abilityTo,
  attackWins,
  cardOf,
  isKeeper,
  isStopped,
  keepsBall,
  kindsInReserve,
  limitOf,
  motivable,
  newSide,
  nextBooking,
  other,
  pay,
  playable,
  rerollers,
  SEATS,
  saved,
  savers,
  signable,
  spend,
  spendable,
  sumOf,
  TOKENS,
  take,
  usable,
  whoseTurn,
} from './captain-tsubasa.ts'
import type { Ears, Judge, Model } from './judge.ts'
import { sorted } from './judge.ts'

type Heard<K extends CaptainTsubasaEvent['kind']> = Extract<CaptainTsubasaEvent, { readonly kind: K }>

/** A match of Captain Tsubasa as the model plays it along: only choices, draws and dice are taken from what is told. */
export class CaptainTsubasaMatch implements Model<CaptainTsubasaEvent> {
  private readonly sides: Pair<Side> = [newSide(), newSide()]
  private readonly goals: [number, number] = [0, 0]
  private attacker: Seat = 0
  private firstKickOff: Seat = 0
  private extraTime = false
  private late = false
  private action: 'shot' | 'pass' = 'shot'
  /** §5.5 Nobody has a turn any more in this round. */
  private attackIsOver = false
  private dice: [number, number] = [0, 0]
  private keeper: { card: string; die: number } | undefined
  private rerolled: string[] = []
  /** What the ability used last does. */
  private ability = ''
  /** §6.4 Kinds of tokens that the ability under way brings. */
  private brings: readonly Token[] = []
  /** §6.1 Abilities used, by card, since it came into play. */
  private readonly used = new Map<string, number[]>()
  private lastTurn: { seat: Seat; over: boolean } | undefined
  /** What has decided the round. */
  private result = ''
  private kept = true

  constructor(
    private readonly judge: Judge,
    private readonly set: CardSet,
    private readonly guaranteed: boolean,
  ) {}

  asked({ seat, kind, options, prompt }: Request, seen: unknown, choice: string): void {
    const { judge, set } = this
    const view = seen as TableView
    const side = this.sides[seat]
    this.tableIsAsIn(view)
    const offered = (of: string) => sorted(options.filter((one) => one.kind === of).map((one) => one.action))
    if (kind === 'turn') {
      judge.same('5.1', offered('play'), sorted(playable(side, this.inAreas(), limitOf(this.extraTime))))
      judge.same('5.3', seat, whoseTurn(this.attacker, this.lastTurn, this.sides))
      const chosen = options.find((one) => one.action === choice)?.kind
      this.lastTurn = { seat, over: chosen === 'play' || chosen === 'stop' }
    }
    if (kind === 'draft') judge.same('4.1', true, side.hand.length >= 4 || view.sides[seat]?.deckSize === 0)
    if (kind === 'action') {
      const defence = this.sum(other(seat), 'defence')
      judge.same('7.1', prompt.about, { shot: this.sum(seat, 'shot'), pass: this.sum(seat, 'pass'), defence })
    }
    if (kind === 'ability') this.abilitiesAreDue(seat, String(prompt.about.card), offered('ability'), view)
    if (kind === 'token') {
      const left = kindsInReserve(side).filter((token) => this.brings.includes(token))
      judge.same('6.4', offered('token'), sorted(left.map((token) => `token-${token}`)))
    }
    if (kind === 'spend')
      judge.same(
        '7.3',
        offered('spend'),
        spendable(side, this.token(seat)).map((count) => `spend-${count}`),
      )
    this.offersAreDue(seat, kind, prompt.key, prompt.about, offered, view)
    if (kind === 'save') {
      judge.same('8.1', [seat, 'shot'], [other(this.attacker), this.result])
      judge.same('8.1', offered('save'), sorted(savers(set, side, view.bench.exhaustion)))
    }
    if (kind === 'reroll') {
      const cards = rerollers(set, side, this.rerolled, seat === this.attacker, view.bench.exhaustion)
      const able = cards.length > 0
      const whose = this.keeper ? ['keeper'] : ['other', 'own']
      // Cards that oblige to the same are no choice.
      const musts = [...new Set(cards.map((id) => this.mustOfReroll(id)))]
      const due = whose.flatMap((roll) => musts.map((must) => `${roll} ${musts.length > 1 ? must : ''}`))
      const told = options
        .filter((one) => one.kind === 'reroll')
        .map(({ about = {} }) => `${about.whose} ${about.card ? this.mustOfReroll(String(about.card)) : ''}`)
      judge.same('7.5', sorted(told), sorted(due))
      // §13.1 Whoever has no roll to make again is asked because he is losing.
      if (!able && !this.keeper) judge.same('13.1', false, this.isAhead(seat))
    }
    if (kind === 'special') {
      const specials = seat === this.attacker ? set.shots : set.defences
      const own = specials.filter(({ team }) => team === view.sides[seat]?.team).map(({ id }) => id)
      judge.same('12.2', offered('special'), sorted(own))
    }
  }

  /** §6.1–§6.3 Whatever of the card on top does something, by its effect or its compulsory part. */
  private abilitiesAreDue(seat: Seat, card: string, offered: readonly string[], view: TableView): void {
    const [own, rival] = [this.sides[seat], this.sides[other(seat)]]
    const moment = {
      ...{ set: this.set, own, rival, team: view.sides[seat]?.team ?? '', attacks: seat === this.attacker },
      ...{ deck: view.sides[seat]?.deckSize ?? 0, exhaustionLeft: view.bench.exhaustion },
      room: limitOf(this.extraTime) - this.inAreas(),
      mayPlay: !this.attackIsOver && !own.stopped,
    }
    const due = usable(moment, card, this.used.get(card) ?? []).map((n) => `use-${n}`)
    this.judge.same('6.3', offered, due)
  }

  /** §13.1 At every question; §15.2 and whenever it is within one's own turn. */
  private offersAreDue(
    seat: Seat,
    kind: string,
    key: string,
    about: Request['prompt']['about'],
    offered: (of: string) => readonly string[],
    { bench }: TableView,
  ): void {
    const { judge, set } = this
    const side = this.sides[seat]
    const isSigning = key === 'target/replace'
    const promised = isSigning ? String(about.card) : ''
    judge.same('13.1', offered('motivate'), sorted(motivable(set, side, bench.motivation, promised)))
    const inTurn = ['turn', 'motivate'].includes(kind) || (IN_ABILITIES.includes(kind) && !this.attackIsOver)
    // A card that an ability is about to lay down has its place.
    const coming = BRINGS_CARD.includes(key) ? 1 : 0
    const room = limitOf(this.extraTime) - this.inAreas() - coming
    const list = inTurn && !isSigning ? bench.transfers : []
    judge.same('15.2 offered', offered('sign'), sorted(signable(set, side, list, room)))
  }

  /** §6.2 */
  private mustOfReroll(id: string): string {
    return abilityTo(this.set, id, 'reroll')?.must ?? 'nothing'
  }

  /** §7.4, §14.1 Whether this coach wins as the dice lie. */
  private isAhead(seat: Seat): boolean {
    const dice = [this.dice[this.attacker], this.dice[other(this.attacker)]] as const
    return attackWins(this.totals(), dice, this.guaranteed) === (seat === this.attacker)
  }

  readonly ears: Ears<CaptainTsubasaEvent> = {
    'kick-off': ({ seat, half }) => {
      if (half === 1) this.firstKickOff = seat
      if (half === 2) this.judge.same('9.5', seat, other(this.firstKickOff))
      this.attacker = seat
      this.late = false
    },
    round: ({ seat }) => {
      this.judge.same('7.6', seat, this.attacker)
      this.judge.same('9.3', false, this.late && !this.kept)
      this.cleanUp()
    },
    reshuffled: ({ seat, cards }) => {
      this.judge.same('4.2', cards, this.sides[seat].discard.length)
      this.sides[seat].discard.length = 0
    },
    drawn: ({ seat, cards = [] }) => {
      this.sides[seat].hand.push(...cards)
    },
    'match-card': ({ seat, card }) => {
      if (card) this.sides[seat].hand.push(card)
    },
    stoppage: () => {
      this.late = true
    },
    played: ({ seat, card, from, cards }) => {
      const side = this.sides[seat]
      this.judge.same('2.6', true, take(card, from === 'hand' ? side.hand : side.discard))
      this.judge.same('5.2', false, side.stopped)
      this.used.delete(card)
      side.area.push(card)
      this.judge.same('5.4', [cards, true], [this.inAreas(), cards <= limitOf(this.extraTime)])
    },
    stopped: ({ seat }) => {
      this.sides[seat].stopped = true
    },
    ability: (event) => this.isUsed(event),
    gained: ({ seat, token, pool }) => {
      const side = this.sides[seat]
      this.judge.same('2.4', true, kindsInReserve(side).includes(token))
      this.judge.same('2.4', pool, ++side.pool[token])
    },
    recalled: ({ seat, card }) => {
      this.judge.same('6.7', true, take(card, this.sides[seat].discard))
      this.sides[seat].hand.push(card)
    },
    removed: ({ seat, card }) => {
      const { area, hand, discard } = this.sides[seat]
      const spent = card === 'exhaustion' && this.ability === 'remove exhaustion'
      this.judge.same('6.8', true, spent ? take(card, discard) : take(card, area, hand))
    },
    discarded: ({ seat, card, from }) => {
      const side = this.sides[seat]
      this.judge.same('6.9', true, take(card, from === 'hand' ? side.hand : side.area))
      side.discard.push(card)
    },
    exhausted: ({ seat }) => {
      this.sides[seat].discard.push('exhaustion')
    },
    booked: ({ seat, colour }) => {
      const side = this.sides[seat]
      this.judge.same('11.2', [colour, false], [nextBooking(side.booking), side.booking === 'red'])
      side.booking = colour
    },
    pardoned: ({ seat }) => {
      this.judge.same('11.3', 'yellow', this.sides[seat].booking)
      this.sides[seat].booking = 'none'
    },
    'attack-over': ({ by }) => {
      this.attackIsOver = true
      if (by === 'limit') this.judge.same('5.5', limitOf(this.extraTime), this.inAreas())
      if (by === 'stopped')
        this.judge.same(
          '5.5',
          [true, true],
          this.sides.map(({ stopped }) => stopped),
        )
      if (by === 'ability') this.judge.same('6.11', 'end', this.ability)
    },
    motivated: ({ seat, card, replaced }) => {
      const side = this.sides[seat]
      this.judge.same('13.1', true, pay(this.set, side, card))
      this.judge.same('13.2', replaced, this.set.motivation.find(({ id }) => id === card)?.of)
      this.judge.same('13.2', true, take(replaced, side.area))
      side.area.push(card)
    },
    signed: ({ seat, card, replaced }) => {
      const side = this.sides[seat]
      this.judge.same('15.2', true, pay(this.set, side, card))
      this.judge.same('15.3', replaced !== undefined, isKeeper(this.set, card))
      if (replaced) this.judge.same('15.3', true, isKeeper(this.set, replaced) && take(replaced, side.area))
      side.area.push(card)
      this.judge.same('15.4', true, this.inAreas() <= limitOf(this.extraTime))
    },
    action: ({ seat, action, attack, defence }) => {
      this.action = action
      const model = [
        this.attacker,
        this.sum(this.attacker, action),
        this.sum(other(this.attacker), 'defence'),
      ]
      this.judge.same('7.1', [seat, attack, defence], model)
    },
    spent: ({ seat, token, count, total }) => {
      const side = this.sides[seat]
      this.judge.same('7.3', [token, true], [this.token(seat), spendable(side, token).includes(count)])
      spend(side, token, count)
      side.spent = count
      this.judge.same('7.3', total, this.sum(seat, token) + count)
    },
    dice: ({ dice, attack, defence }) => {
      this.dice = [dice[0], dice[1]]
      this.judge.same('7.4', [attack, defence], this.totals())
    },
    rerolled: ({ seat, card, whose, keeper, die }) => {
      // Whether its compulsory part could be carried out was looked at when it was offered.
      const able = rerollers(this.set, this.sides[seat], this.rerolled, seat === this.attacker, 1)
      this.judge.same('7.5', [true, keeper], [able.includes(card), this.keeper !== undefined])
      this.rerolled.push(card)
      if (this.keeper) this.keeper.die = die
      else this.dice[whose] = die
    },
    guaranteed: ({ seat }) => {
      this.judge.same('14.1', true, this.guaranteed)
      this.judge.same('14.1', [6, 1], [this.dice[seat], this.dice[other(seat)]])
    },
    contest: ({ seat, won, attack, defence }) => {
      const totals = this.totals()
      const dice = [this.dice[this.attacker], this.dice[other(this.attacker)]] as const
      const wins = attackWins(totals, dice, this.guaranteed)
      this.result = wins ? this.action : 'defence'
      const winner = wins ? this.attacker : other(this.attacker)
      const rule = totals[0] === totals[1] ? '7.4 level' : '7.4'
      this.judge.same(rule, [seat, won, attack, defence], [winner, this.result, ...totals])
    },
    keeper: ({ seat, card, die }) => {
      this.judge.same('8.1', [seat, 'shot'], [other(this.attacker), this.result])
      const { area } = this.sides[seat]
      this.judge.same('8.1', true, area.includes(card) && abilityTo(this.set, card, 'save') !== undefined)
      this.keeper = { card, die }
    },
    save: ({ card, result }) => {
      this.judge.same(
        '8.2',
        [card, result],
        [this.keeper?.card, saved(this.set, card, this.keeper?.die ?? 0)],
      )
      if (result !== 'goal') this.result = result
    },
    advance: ({ seat }) => {
      this.judge.same('11.5', seat, this.attacker)
      this.clearAreas()
      this.result = 'pass'
    },
    'special-shot': ({ seat }) => {
      this.judge.same('12.1', seat, this.attacker)
      this.clearAreas()
    },
    'special-duel': ({ seat, shot, defence, stopped }) => {
      this.judge.same('12.3', [seat, stopped], [this.attacker, isStopped(this.set, shot, defence)])
      this.result = stopped ? 'defence' : 'shot'
    },
    goal: ({ seat, score }) => {
      this.goals[this.attacker]++
      this.judge.same('7.6', [seat, score, 'shot'], [this.attacker, this.goals, this.result])
      this.result = 'goal'
    },
    possession: ({ seat, kept }) => {
      // A shot that nobody has saved has been a goal by now.
      this.judge.same('7.6', false, this.result === 'shot' || this.result === '')
      this.kept = keepsBall(this.result)
      this.attacker = this.kept ? this.attacker : other(this.attacker)
      this.judge.same('7.6', [seat, kept], [this.attacker, this.kept])
    },
    'half-over': ({ score, guard }) => {
      this.judge.same('9.3', [score, true], [this.goals, guard === true || (this.late && !this.kept)])
      this.cleanUp()
      // §9.4 Everything is shuffled into the draw piles.
      for (const { hand, discard } of this.sides) {
        hand.length = 0
        discard.length = 0
      }
    },
    'extra-time': () => {
      this.judge.same('9.6', this.goals[0], this.goals[1])
      this.extraTime = true
    },
    'full-time': ({ outcome }) => this.isOver(outcome),
  }

  /** §2.4–§2.6, §7.1 Every pile holds what the model has put there, and every sum is what it adds up to. */
  private tableIsAsIn(view: TableView): void {
    for (const seat of SEATS) {
      const [seen, own] = [view.sides[seat], this.sides[seat]]
      if (!seen) continue
      const piles = (side: Piles) =>
        [side.area, side.hand, side.discard].map((pile) => sorted(pile).join()).join(' | ')
      this.judge.same('2.6', piles(seen), piles(own))
      this.judge.same('2.4', [seen.pool, seen.aside], [own.pool, own.aside])
      const sums = {
        shot: this.sum(seat, 'shot'),
        pass: this.sum(seat, 'pass'),
        defence: this.sum(seat, 'defence'),
      }
      this.judge.same(own.booking === 'none' ? '7.1' : '11.1', [seen.sums, seen.booking], [sums, own.booking])
    }
    this.judge.same('5.4', view.limit, limitOf(this.extraTime))
  }

  private inAreas(): number {
    return this.sides[0].area.length + this.sides[1].area.length
  }

  private sum(seat: Seat, token: Token): number {
    return sumOf(this.set, this.sides[seat], token)
  }

  /** §7.2, §7.3 Which of his values and tokens count. */
  private token(seat: Seat): Token {
    return seat === this.attacker ? this.action : 'defence'
  }

  /** §7.4 The attacker's, then the defender's: cards, tokens and die. */
  private totals(): Pair<number> {
    const total = (seat: Seat) => this.sum(seat, this.token(seat)) + this.sides[seat].spent + this.dice[seat]
    return [total(this.attacker), total(other(this.attacker))]
  }

  /** §6.1, §6.3 */
  private isUsed({ seat, card, ability }: Heard<'ability'>): void {
    const used = cardOf(this.set, card)?.abilities[ability - 1]
    this.judge.same('6.1', true, used !== undefined && this.sides[seat].area.includes(card))
    const when = seat === this.attacker ? 'attacking' : 'defending'
    this.judge.same('6.3', used?.when ?? when, when)
    this.used.set(card, [...(this.used.get(card) ?? []), ability])
    this.brings = used?.do === 'gain' ? used.tokens : []
    this.ability = used?.do === 'remove' ? `remove ${used.what}` : (used?.do ?? '')
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
      for (const token of TOKENS) side.aside[token] = 0
    }
    this.keeper = undefined
    this.rerolled = []
    this.attackIsOver = false
    this.lastTurn = undefined
    this.result = ''
    this.ability = ''
  }

  /** §1.2, §9.6, §10.4 */
  private isOver({ goals, winner }: Outcome): void {
    const [own, their] = this.goals
    this.judge.same('9.6', [goals, winner], [this.goals, own > their ? 0 : their > own ? 1 : undefined])
    if (own === their) this.judge.same('10.4', true, this.extraTime)
  }
}

/** Questions about the abilities of a card. */
const IN_ABILITIES: readonly string[] = ['ability', 'token', 'target']
/** Questions for a card that comes into the area. */
const BRINGS_CARD: readonly string[] = ['target/play', 'target/recall', 'target/swap-in']

interface Piles {
  readonly area: readonly string[]
  readonly hand: readonly string[]
  readonly discard: readonly string[]
}

interface TableView {
  readonly limit: number
  readonly bench: {
    readonly exhaustion: number
    readonly motivation: readonly string[]
    readonly transfers: readonly string[]
  }
  readonly sides: readonly (Piles & {
    readonly pool: Readonly<Record<Token, number>>
    readonly aside?: Readonly<Record<Token, number>>
    readonly sums: Readonly<Record<Token, number>>
    readonly booking: string
    readonly team: string
    readonly deckSize: number
  })[]
}
