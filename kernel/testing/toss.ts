import type { Chance, Option, Outcome, Question, Request, Seat, Step, Teller, View } from '../index.ts'
import { accepted, assemble, isObject, Rulebook, refused, seatName } from '../index.ts'
import type { Wording } from '../words/index.ts'

/** Toss, a whole game: in turn both coaches call the coin, and a right call is a goal. */
export class TossState {
  phase = 0
  turn = 0
  call = -1
  goals: [number, number] = [0, 0]
  constructor(
    public turns: number,
    public rules: Rulebook<TossState, TossEvent>,
  ) {}
}
export type TossEvent = {
  readonly kind: 'toss'
  readonly seat: Seat
  readonly coin: string
  readonly hit: boolean
}
export interface TossConfig {
  readonly turns: number
  readonly rules: Rulebook<TossState, TossEvent>
}

/** What a viewer sees: nothing is hidden. */
export interface TossSeen extends View {
  readonly game: 'toss'
  /** From 0. */
  readonly turn: number
}

const PHASES = ['call', 'over', 'toss'] as const
const [CALL, OVER, TOSS] = [0, 1, 2] as const
const SIDES = ['heads', 'tails'] as const
const COIN = Uint8Array.of(1, 1)
const caller = (s: TossState): Seat => (s.turn % 2 === 0 ? 0 : 1)
const write = (_s: TossState, _seat: Seat, action: number): string => SIDES[action] ?? ''
const read = (_s: TossState, _seat: Seat, text: string): number => SIDES.indexOf(text as 'heads')

/** §1 The coach in turn says heads or tails. */
export const call: Question<TossState, TossEvent> = {
  phase: CALL,
  rule: '1',
  asks: (s) => (caller(s) === 0 ? 1 : 2),
  options(_s, _seat, out) {
    out.set([0, 1])
    return 2
  },
  decide(s, _seat, action) {
    s.call = action
    s.phase = TOSS
  },
  inTime: () => 0,
  prompt: (s) => ({ key: 'call', about: { turn: s.turn + 1 } }),
  about: (_s, _seat, action) => ({ kind: 'side', about: { side: SIDES[action] ?? '' } }),
  write,
  read,
  whyNot: () => ({ code: 'heads-or-tails', rule: '1' }),
}

/** §2 The coin decides. */
export const toss: Step<TossState, TossEvent> = {
  phase: TOSS,
  play: (s, chance, told) => land(s, chance, told, (coin) => coin === s.call),
}

export function land(
  s: TossState,
  chance: Chance,
  told: Teller<TossEvent> | undefined,
  wins: (coin: number) => boolean,
): void {
  const seat = caller(s)
  const coin = chance.take(COIN, 2, s.turn)
  const hit = wins(coin)
  if (hit) s.goals[seat]++
  s.call = -1
  s.turn++
  told?.tell({ kind: 'toss', seat, coin: SIDES[coin] ?? '', hit })
  s.phase = s.turn < s.turns ? CALL : OVER
}

const afterwards = { read, write, whyNot: () => ({ code: 'heads-or-tails', rule: '1' }) }
export const toss1 = new Rulebook<TossState, TossEvent>('toss-1', [call, toss], PHASES, 2, afterwards)

const copy = (from: TossState, to: TossState): void =>
  void Object.assign(to, from, { goals: [...from.goals] })
const isTurns = (turns: unknown): turns is number => Number.isInteger(turns) && Number(turns) > 0

const outcomeOf = ({ phase, goals: [home, away] }: TossState): Outcome | undefined =>
  phase === OVER
    ? { goals: [home, away], by: 'turns', ...(home !== away && { winner: home > away ? 0 : 1 }) }
    : undefined

export const tossBy = (...books: [TossState['rules'], ...TossState['rules'][]]) =>
  assemble<TossState, TossConfig, TossEvent, TossSeen>(books, {
    id: 'toss',
    checkBuild: () => [],
    prepare: ({ options }, rules) =>
      isObject(options) && isTurns(options.turns)
        ? accepted({ turns: options.turns, rules })
        : refused({ code: 'turns', rule: '3' }),
    plain: ({ turns }) => ({ options: { turns }, builds: [null, null] }),
    blank: (like) => new TossState(like.turns, like.rules),
    cardSet: () => ({ name: 'coin', version: '1' }),
    lineUp: ({ turns, rules }, _chance, _told, into) => {
      const s = into ?? new TossState(turns, rules)
      copy(new TossState(turns, rules), s)
      return s
    },
    copy,
    outcome: outcomeOf,
    minute: (s) => s.turn,
    view: (s, viewer) => {
      const outcome = outcomeOf(s)
      return {
        game: 'toss',
        viewer,
        phase: PHASES[s.phase] ?? '',
        turn: s.turn,
        minute: s.turn,
        goals: [...s.goals],
        awaiting: outcome ? [] : [seatName(caller(s))],
        ...(outcome && { outcome }),
      }
    },
    reimagine: () => {},
    position: ({ phase, turn, turns, goals }) => ({ phase: PHASES[phase], turn, turns, goals: [...goals] }),
    readPosition: (data, rules) => {
      const { phase, turn, turns, goals } = isObject(data) ? data : {}
      if (!isTurns(turns) || !Array.isArray(goals)) return refused({ code: 'position', rule: '3' })
      const s = new TossState(turns, rules)
      const read = { phase: PHASES.indexOf(phase as 'call'), turn: Number(turn), goals: [...goals] }
      return accepted(Object.assign(s, read))
    },
  })

export const tossGame = tossBy(toss1)

export const tossWording = (): Wording<TossEvent> => ({
  name: 'Toss',
  prompt: (request: Request) => ({ headline: `Call ${request.prompt.about.turn}?`, more: '' }),
  option: (_request: Request, option: Option) => option.action,
  nameOf: (id) => id,
  refusal: ({ code }) => code,
  commentator: () => (event) => `${event.coin}: ${event.hit ? 'a goal' : 'no goal'}`,
  prospects: { of: {}, short: {}, ways: {}, keeps: '', none: {} },
})
