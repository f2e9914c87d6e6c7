import type { Seat, Teller } from '@libero/kernel'
import { AWAIT_BOTH, NOBODY, SampledChance } from '@libero/kernel'
import type { HatTrickBuild, HatTrickConfig } from '../../build.ts'
import { OUR_EXPANSION } from '../../cards/our-expansion.ts'
import type { Style } from '../../cards/skills.ts'
import { MATCH_EVENTS, MENTALITIES, STYLES } from '../../cards/skills.ts'
import {
  BACK,
  FORWARD,
  GO,
  INTERCHANGE,
  NONE,
  PREVENT,
  SKILL,
  STYLE_CARD,
  SUB,
  SWITCH,
  TAKE,
  VARIANTS,
} from '../../codes.ts'
import type { HatTrickEvent } from '../../events.ts'
import { hatTrick } from '../../game.ts'
import { PHASES, Phase } from '../../phase.ts'
import { lineFor } from '../../rules/common.ts'
import { skillOf, userOf } from '../../rules/skill.ts'
import type { SquadPlayer } from '../../squad/check.ts'
import { checkDraft } from '../../squad/check.ts'
import { fillSquad } from '../../squad/fill.ts'
import { bill, inBudget } from '../../squad/purse.ts'
import type { State } from '../../state.ts'
import {
  DRIBBLE,
  FIRST_NUMBER,
  kindOf,
  LONG,
  NUMBERS,
  OUTFIELD,
  POWERS,
  powerOf,
  SHORT,
} from '../../vocabulary.ts'
import { agreed } from '../any-build.ts'

const { types, styles } = OUR_EXPANSION
const SIDES = ['silver', 'gold'] as const
const SUBS = { subs: true }
const sideName = (side: number): string => `${types[side >> 1]?.id} ${SIDES[side & 1]}`

/** Everything of the expansion that can be used, in words: 44 sides, 12 style cards, 6 match events. */
export const USES: readonly string[] = [
  ...types.flatMap((_, type) => [sideName(type * 2), sideName(type * 2 + 1)]),
  ...styles.map(({ id }) => id),
  ...['snapshot', 'corner', 'substituted', 'appealed', 'interchange', 'switch'],
]

/** Counts what has been used, over any number of matches, and which guards have had to end something. */
export class Uses implements Teller<HatTrickEvent> {
  readonly counts = new Map<string, number>()
  readonly guards = new Map<string, number>()
  /** Kinds of events and questions, in words. */
  readonly seen = new Set<string>()

  of(use: string): number {
    return this.counts.get(use) ?? 0
  }

  note(use: string): void {
    this.counts.set(use, this.of(use) + 1)
  }

  guard(what: string): void {
    this.guards.set(what, (this.guards.get(what) ?? 0) + 1)
  }

  /** What another has counted. */
  add(other: Uses): void {
    for (const [use, count] of other.counts) this.counts.set(use, this.of(use) + count)
    for (const [guard, count] of other.guards) this.guards.set(guard, (this.guards.get(guard) ?? 0) + count)
    for (const what of other.seen) this.seen.add(what)
  }

  /** Uses seen less often than that, the rarest first. */
  below(bar: number): string[] {
    return USES.filter((use) => this.of(use) < bar).sort((a, b) => this.of(a) - this.of(b))
  }

  reveal(event: HatTrickEvent): void {
    this.tell(event)
  }

  confide(_seat: Seat, own: HatTrickEvent): void {
    this.tell(own)
  }

  tell(event: HatTrickEvent): void {
    this.seen.add(`event ${event.kind}`)
    switch (event.kind) {
      case 'skill':
        this.note(`${event.type} ${event.side}`)
        break
      case 'style-played':
        this.note(event.card)
        break
      case 'snapshot':
      case 'corner':
      case 'substituted':
      case 'appealed':
        this.note(event.kind)
        break
      case 'half-over':
        if (event.guard) this.guard('half')
        break
      case 'lots':
        this.guard('lots')
        break
    }
  }
}

/** What an option would use, or nothing. */
function useOf(s: State, seat: Seat, action: number): string | undefined {
  if (action >= SKILL) return sideName(skillOf(s, userOf(seat, action)))
  if (action >= STYLE_CARD) return styles[Math.floor((action - STYLE_CARD) / VARIANTS)]?.id
  if (action >= PREVENT)
    return sideName(skillOf(s, seat * OUTFIELD + Math.floor((action - PREVENT) / OUTFIELD)))
  if (action >= SUB) return 'substituted'
  if (action >= TAKE) return undefined
  if (action >= SWITCH) return 'switch'
  if (action >= INTERCHANGE) return 'interchange'
  if (action === NONE) return undefined
  if (s.phase === Phase.Snapshot) return 'snapshot'
  return s.phase === Phase.Appeal ? 'appealed' : undefined
}

/** The kind of action each style's condition and cards live on. */
const KIND_OF_STYLE: Readonly<Record<Style, number>> = {
  tactical: SHORT,
  technical: DRIBBLE,
  physical: LONG,
  total: SHORT,
}

/** A step forward of number 10, then of number 11. */
const FIRST_FORWARD = FORWARD + 10 - FIRST_NUMBER

/** A coach who likes what has been seen least, and else does anything that is legal. */
export class Collector {
  private readonly out = new Int16Array(hatTrick.mostOptions)

  constructor(
    private readonly uses: Uses,
    private readonly bar: number,
    private readonly whim: SampledChance,
  ) {}

  choose(s: State, seat: Seat): number {
    const options = Array.from(this.out.subarray(0, hatTrick.legal(s, seat, this.out)))
    const any = options[this.whim.below(options.length)]
    if (any === undefined) throw new Error(`asked without an option in phase ${s.phase}`)
    if (this.saves(s, seat) && this.whim.below(10) > 0) {
      const plain = options.filter((action) => useOf(s, seat, action) === undefined)
      const saved =
        s.phase === Phase.PlayCard ? this.card(s, seat, options) : plain[this.whim.below(plain.length)]
      if (saved !== undefined) return saved
    }
    const last = s.late > 0 ? windUp(s, seat, options) : undefined
    if (last !== undefined) return last
    // Now and then anything at all, so that no way of playing is left out.
    if (this.whim.below(6) === 0) return any
    const liked = s.phase === Phase.PlayCard ? this.card(s, seat, options) : this.use(s, seat, options)
    return liked ?? any
  }

  /** §18.2 Who still has to win a style card that is wanted leaves his skills alone, for they do not help. */
  private saves(s: State, seat: Seat): boolean {
    const style = STYLES[s.style[seat] ?? -1]
    const wanted = styles.some((card) => card.style === style && this.uses.of(card.id) < this.bar)
    return wanted && s.held[seat] === 0 && s.late === 0
  }

  /** The rarest use on offer, if it is still wanted. */
  private use(s: State, seat: Seat, options: readonly number[]): number | undefined {
    let rarest: number | undefined
    let least = this.bar
    for (const action of options) {
      const use = useOf(s, seat, action)
      const count = use === undefined ? least : this.uses.of(use)
      if (count >= least) continue
      rarest = action
      least = count
    }
    if (rarest !== undefined) return rarest
    // With the ball at a foot there is more to use than with it in the net; and forwards are needed up front.
    if (s.phase === Phase.Snapshot) return NONE
    if (s.phase === Phase.ShootOrNot) return GO
    const forwards = options.filter((action) => action >= FIRST_FORWARD && action < BACK)
    return seat === s.side ? forwards[this.whim.below(forwards.length + 1)] : undefined
  }

  /** A card of the kind his style wants; a weak dribble for who holds Draw the foul. */
  private card(s: State, seat: Seat, options: readonly number[]): number | undefined {
    // His opponent does not stand in the way of it.
    if (seat !== s.side && this.saves(s, s.side as Seat))
      return [...options].sort((a, b) => powerOf(a) - powerOf(b))[0]
    const style = STYLES[s.style[seat] ?? -1]
    if (!style || seat !== s.side) return undefined
    const kind = KIND_OF_STYLE[style]
    const fitting = options.filter((card) => kindOf(card) === kind).sort((a, b) => powerOf(b) - powerOf(a))
    return style === 'technical' && this.holds(s, seat, 'draw-the-foul') ? fitting.at(-1) : fitting[0]
  }

  private holds(s: State, seat: Seat, id: string): boolean {
    return (((s.held[seat] ?? 0) >> styles.findIndex((card) => card.id === id)) & 1) === 1
  }
}

/**
 * §10.3 Time is up, but the ball is before a goal: both want the whistle. Away from one's own goal with a strong
 * card, into the other without a save; so no half has to be ended by the guard.
 */
function windUp(s: State, seat: Seat, options: readonly number[]): number | undefined {
  switch (s.phase) {
    case Phase.PlayCard: {
      const line = lineFor(s.side, s.field[s.ball] ?? 0)
      const worth = (card: number) => powerOf(card) + (line <= 2 && kindOf(card) === LONG ? POWERS : 0)
      const sorted = [...options].sort((a, b) => worth(b) - worth(a))
      return seat === s.side ? sorted[0] : sorted.at(-1)
    }
    case Phase.LongBall:
      return options.at(-1)
    case Phase.Snapshot:
    case Phase.ShootOrNot:
      return GO
    case Phase.Save:
    case Phase.Skill:
    case Phase.StyleCard:
      return NONE
    default:
      return undefined
  }
}

/** A team card of the style whose cards are the rarest, or a squad around the rarest sides. */
export function rareBuild(uses: Uses, bar: number, whim: SampledChance): HatTrickBuild {
  const missing = uses.below(bar)
  const rareStyle = styles.find(
    ({ id }) => id === missing.find((use) => styles.some((card) => card.id === use)),
  )
  if (rareStyle && whim.below(2)) {
    const teams = OUR_EXPANSION.teams.filter(({ style }) => style === rareStyle.style)
    return { team: teams[whim.below(teams.length)]?.id ?? '' }
  }
  const players: Record<string, SquadPlayer> = {}
  const mentality = MENTALITIES[whim.below(MENTALITIES.length)] ?? 'balanced'
  const draft = (change: Record<string, SquadPlayer>) => ({
    rank: 'I' as const,
    mentality,
    players: { ...players, ...change },
  })
  const order: number[] = []
  for (const use of missing) {
    const [id = '', side] = use.split(' ')
    const type = types.find((one) => one.id === id)
    if (!type || !side || Object.values(players).some((signed) => signed.type === id)) continue
    const numbers = NUMBERS.filter(
      (n) => !players[n] && (type.numbers.length === 0 || type.numbers.includes(n)),
    )
    const number = numbers[whim.below(numbers.length)]
    if (number === undefined) continue
    const signed: SquadPlayer = { type: id, ...(side === 'gold' && { gold: true }) }
    const checked = checkDraft(draft({ [number]: signed }), OUR_EXPANSION, SUBS)
    if (!checked.ok || !inBudget(bill(checked.value, OUR_EXPANSION))) continue
    players[number] = signed
    order.push(number)
  }
  // Where no star is left for the rest, the least rare go again.
  for (;;) {
    const filled = fillSquad(draft({}), OUR_EXPANSION, whim, SUBS)
    if (filled.ok) return { squad: filled.value }
    const last = order.pop()
    if (last === undefined) throw new Error(JSON.stringify(filled.refusals))
    delete players[last]
  }
}

/** One match under every event, between teams that show what is rare. */
export function rareConfig(uses: Uses, bar: number, whim: SampledChance): HatTrickConfig {
  return agreed({ expansion: 'players', events: MATCH_EVENTS }, [
    rareBuild(uses, bar, whim),
    rareBuild(uses, bar, whim),
  ])
}

const MOST_DECISIONS = 5000

/** Plays a match for the sake of what is still wanted, and counts what was used in it. */
export function collect(wanted: Uses, bar: number, seed: number): Uses {
  const uses = new Uses()
  const whim = new SampledChance(seed)
  const coach = new Collector(wanted, bar, whim)
  const s = hatTrick.start(rareConfig(wanted, bar, whim), whim, uses)
  for (let decisions = 0; hatTrick.awaiting(s) !== NOBODY; decisions++) {
    if (decisions === MOST_DECISIONS) {
      uses.guard('decisions')
      break
    }
    const awaited = hatTrick.awaiting(s)
    const seat = (awaited === AWAIT_BOTH ? whim.below(2) : awaited - 1) as Seat
    uses.seen.add(`asked: ${PHASES[s.phase]}`)
    const action = coach.choose(s, seat)
    const use = useOf(s, seat, action)
    // Nothing tells of these by the name they have here.
    if (use && ((action >= INTERCHANGE && action < TAKE) || (action >= PREVENT && action < STYLE_CARD)))
      uses.note(use)
    hatTrick.apply(s, seat, action, whim, uses)
  }
  return uses
}
