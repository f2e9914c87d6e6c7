import type { Chance } from './chance.ts'
import type { MatchEvent, Teller } from './events.ts'
import type { Fields } from './fields.ts'
import type { Awaiting, Odds, Option, Request } from './game.ts'
import { awaits, NOBODY } from './game.ts'
import type { Refusal } from './refusal.ts'
import type { Seat } from './seat.ts'

/** What a rule needs of a state: where the match stands. */
export interface Phased {
  phase: number
}

/** What follows without a choice: it does its part and names the next phase. It calls no other step. */
export interface Step<S, E extends MatchEvent = MatchEvent> {
  readonly phase: number
  readonly play: (s: S, chance: Chance, told: Teller<E> | undefined) => void
}

/** What `forced` says where a coach is to be asked, and where there is nothing he could be asked for. */
export const A_CHOICE = -1
export const NOTHING = -2

/** Everything about one thing a coach can be asked. */
export interface Question<S, E extends MatchEvent = MatchEvent> {
  readonly phase: number
  /** The paragraph it rests on. */
  readonly rule: string | ((s: S, seat: Seat) => string)
  /** Both coaches answer unseen by each other, though one may be done already. */
  readonly atOnce?: boolean
  /** Whom it asks. */
  readonly asks: (s: S) => Awaiting
  /** Writes what he may answer into `out` and says how many. */
  readonly options: (s: S, seat: Seat, out: Int16Array) => number
  /**
   * The answer that is taken without asking, because it is the only one; `A_CHOICE` where he is asked, `NOTHING` where
   * he could not answer. Left out, the options are counted.
   */
  readonly forced?: (s: S, seat: Seat) => number
  /** What happens where `forced` finds `NOTHING`. */
  readonly skip?: (s: S, told: Teller<E> | undefined) => void
  /** Carries an answer out and names the next phase. */
  readonly decide: (s: S, seat: Seat, action: number, chance: Chance, told: Teller<E> | undefined) => void
  /** What is taken when time runs out. */
  readonly inTime: (s: S, seat: Seat, actions: readonly number[]) => number
  /** Key of the sentence that asks, with what it needs. */
  readonly prompt: (s: S, seat: Seat) => Request['prompt']
  /** What an answer is about, as data. */
  readonly about: (s: S, seat: Seat, action: number) => Omit<Option, 'action'>
  readonly write: (s: S, seat: Seat, action: number) => string
  /** The answer a text names, or −1; any text may come, and other answers than its own should be understood. */
  readonly read: (s: S, seat: Seat, text: string) => number
  /** Why this cannot be answered now; asked only for what is not among the options. */
  readonly whyNot: (s: S, seat: Seat, action: number) => Refusal
  /** How likely an answer succeeds, from what this coach can see. */
  readonly odds?: (s: S, seat: Seat, action: number) => Odds | undefined
  /** Says what is wrong with a position in which this is asked. */
  readonly check?: (s: S, fields: Fields) => void
}

export type Rule<S, E extends MatchEvent = MatchEvent> = Step<S, E> | Question<S, E>

export const isQuestion = <S, E extends MatchEvent>(rule: Rule<S, E>): rule is Question<S, E> =>
  'asks' in rule

/** What a version that asks something new has more of than the one before it. */
export interface Wider {
  readonly phases?: readonly string[]
  readonly mostOptions?: number
}

/** How to read and refuse an answer once nobody is asked any more. */
export type Afterwards<S> = Pick<Question<S>, 'read' | 'write' | 'whyNot'>

/**
 * One published version of a game's rules: what a coach can be asked, and the steps between, each in the phase it
 * stands for. The loop that plays them is here, once for all games.
 */
export class Rulebook<S extends Phased, E extends MatchEvent = MatchEvent> {
  private readonly table: readonly Entry<S, E>[]
  private readonly scratch: Int16Array

  /** `phases` are the names of all phases in the order of their numbers; one of them has no rule: the match is over. */
  constructor(
    readonly version: string,
    readonly rules: readonly Rule<S, E>[],
    private readonly phases: readonly string[],
    readonly mostOptions: number,
    private readonly afterwards: Afterwards<S>,
  ) {
    this.scratch = new Int16Array(mostOptions)
    this.table = phases.map((name, phase) => {
      const found = rules.filter((rule) => rule.phase === phase)
      if (found.length > 1) throw new Error(`${version}: two rules for the phase ${name}`)
      return entry(found[0], afterwards, this.scratch)
    })
  }

  /**
   * The next version: these rules in place of those of the same phases, and everything else as it was. Phases that only
   * it has come after those there were.
   */
  revised(
    version: string,
    changed: readonly Rule<S, E>[],
    { phases = this.phases, mostOptions = this.mostOptions }: Wider = {},
  ): Rulebook<S, E> {
    const replaced = new Set(changed.map(({ phase }) => phase))
    const kept = this.rules.filter(({ phase }) => !replaced.has(phase))
    return new Rulebook(version, [...kept, ...changed], phases, mostOptions, this.afterwards)
  }

  private at(s: S): Entry<S, E> {
    return this.table[s.phase] as Entry<S, E>
  }

  awaiting(s: S): Awaiting {
    return this.at(s).asks(s)
  }

  legal(s: S, seat: Seat, out: Int16Array): number {
    return this.at(s).options(s, seat, out)
  }

  apply(s: S, seat: Seat, action: number, chance: Chance, told?: Teller<E>): void {
    this.at(s).decide(s, seat, action, chance, told)
    this.playOn(s, chance, told)
  }

  /** Plays on until a coach has a real choice: whatever follows by rule, and choices with one option. */
  playOn(s: S, chance: Chance, told?: Teller<E>): void {
    for (;;) {
      const rule = this.at(s)
      if (rule.play !== undefined) rule.play(s, chance, told)
      else if (!takeForced(rule, s, chance, told)) return
    }
  }

  /** Whether these rules have the phase at all; a position may name one that only later rules have. */
  knows(phase: number): boolean {
    return phase < this.table.length
  }

  /** The question one coach has to answer now, or nothing if he is not asked. */
  request(s: S, seat: Seat): Request | undefined {
    const question = this.at(s)
    if (!awaits(question.asks(s), seat)) return undefined
    const count = question.options(s, seat, this.scratch)
    const actions = Array.from(this.scratch.subarray(0, count))
    return {
      seat,
      kind: this.phases[s.phase] ?? '',
      options: actions.map(
        (action): Option => ({
          action: question.write(s, seat, action),
          ...question.about(s, seat, action),
        }),
      ),
      prompt: question.prompt(s, seat),
      rule: question.rule(s, seat),
      default: question.write(s, seat, question.inTime(s, seat, actions)),
      atOnce: question.atOnce,
    }
  }

  /**
   * Unless the match is over, a position asks somebody, the whole fits what is asked, and whoever is asked can answer or
   * is passed over.
   */
  checkPosition(s: S, fields: Fields): void {
    // A phase of later rules.
    if (!this.knows(s.phase)) {
      fields.wrong('phase')
      return
    }
    const question = this.at(s)
    if (question.play) fields.wrong('phase')
    question.check(s, fields)
    if (!fields.sound || question.isOver) return
    const asked = question.asks(s)
    if (asked === NOBODY) fields.wrong('phase')
    for (const seat of [0, 1] as const) {
      if (awaits(asked, seat) && !question.mayBeSkipped && question.options(s, seat, this.scratch) === 0)
        fields.wrong(`sides.${seat}`)
    }
  }

  explain(s: S, seat: Seat, action: number): Refusal {
    return this.at(s).whyNot(s, seat, action)
  }

  odds(s: S, seat: Seat, action: number): Odds | undefined {
    return this.at(s).odds(s, seat, action)
  }

  read(s: S, seat: Seat, text: string): number {
    return this.at(s).read(s, seat, text)
  }

  write(s: S, seat: Seat, action: number): string {
    return this.at(s).write(s, seat, action)
  }
}

/** Whether somebody had no choice, so that it was made for him. */
function takeForced<S, E extends MatchEvent>(
  question: Entry<S, E>,
  s: S,
  chance: Chance,
  told: Teller<E> | undefined,
): boolean {
  const asked = question.asks(s)
  for (let seat = 0 as Seat; seat < 2; seat++) {
    if ((asked & (1 << seat)) === 0) continue
    const action = question.forced(s, seat)
    if (action === A_CHOICE) continue
    if (action === NOTHING) question.skip(s, told)
    else question.decide(s, seat, action, chance, told)
    return true
  }
  return false
}

/** A rule with nothing left out. Step, question and end have the same shape, because the loop meets them all. */
interface Entry<S, E extends MatchEvent> extends Omit<Required<Question<S, E>>, 'rule'> {
  readonly play: Step<S, E>['play'] | undefined
  readonly rule: (s: S, seat: Seat) => string
  readonly isOver: boolean
  readonly mayBeSkipped: boolean
}

function entry<S, E extends MatchEvent>(
  given: Rule<S, E> | undefined,
  afterwards: Afterwards<S>,
  scratch: Int16Array,
): Entry<S, E> {
  const q: Partial<Question<S, E>> = given && isQuestion(given) ? given : {}
  const options = q.options ?? (() => 0)
  const { rule = '' } = q
  return {
    phase: given?.phase ?? -1,
    play: given && !isQuestion(given) ? given.play : undefined,
    asks: q.asks ?? (() => NOBODY),
    options,
    forced: q.forced ?? ((s, seat) => forcedByCount(options(s, seat, scratch), scratch)),
    skip: q.skip ?? (() => {}),
    decide: q.decide ?? (() => {}),
    isOver: given === undefined,
    mayBeSkipped: q.skip !== undefined,
    rule: typeof rule === 'string' ? () => rule : rule,
    atOnce: q.atOnce ?? false,
    inTime: q.inTime ?? (() => -1),
    prompt: q.prompt ?? (() => ({ key: '', about: {} })),
    about: q.about ?? (() => ({ kind: '' })),
    write: q.write ?? afterwards.write,
    read: q.read ?? afterwards.read,
    whyNot: q.whyNot ?? afterwards.whyNot,
    odds: q.odds ?? (() => undefined),
    check: q.check ?? (() => {}),
  }
}

/** What `forced` says of a question that does not say it itself: `count` options were written. */
export function forcedByCount(count: number, options: Int16Array): number {
  if (count > 1) return A_CHOICE
  return count === 1 ? (options[0] ?? NOTHING) : NOTHING
}

/** A state that knows the rules it is played by, as it knows its cards. */
export interface RuledState<S extends Phased, E extends MatchEvent> extends Phased {
  rules: Rulebook<S, E>
}

/** The part of a game's contract that the rulebook of a state answers. */
export const byTheBook = <S extends RuledState<S, E>, E extends MatchEvent>() => ({
  rulesOf: (s: S): string => s.rules.version,
  awaiting: (s: S): Awaiting => s.rules.awaiting(s),
  legal: (s: S, seat: Seat, out: Int16Array): number => s.rules.legal(s, seat, out),
  apply: (s: S, seat: Seat, action: number, chance: Chance, told?: Teller<E>): void =>
    s.rules.apply(s, seat, action, chance, told),
  request: (s: S, seat: Seat): Request | undefined => s.rules.request(s, seat),
  explain: (s: S, seat: Seat, action: number): Refusal => s.rules.explain(s, seat, action),
  odds: (s: S, seat: Seat, action: number): Odds | undefined => s.rules.odds(s, seat, action),
  read: (s: S, seat: Seat, text: string): number => s.rules.read(s, seat, text),
  write: (s: S, seat: Seat, action: number): string => s.rules.write(s, seat, action),
})
