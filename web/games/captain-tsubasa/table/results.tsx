import type { Action, CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { FACES } from '@libero/captain-tsubasa'
import { figure } from '@libero/captain-tsubasa/text'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { Contest } from '../../../parts/contest.tsx'
import { Die } from '../../../parts/dice.tsx'
import type { Print } from '../print.ts'

export type Told<K extends CaptainTsubasaEvent['kind']> = Extract<CaptainTsubasaEvent, { readonly kind: K }>

/** What a result is drawn from: the table, who sits near, and what was told before, newest last. */
export interface ResultProps {
  readonly print: Print
  readonly s: Seen
  readonly near: Seat
  readonly before: readonly CaptainTsubasaEvent[]
  /** Nobody can do anything about a shot that has got through: the goal follows at once. */
  readonly isGoal?: boolean
}

/** §7.2–§7.5 What was chosen and spent in the contest that was told last, and the dice as they lie. */
function contestIn(before: readonly CaptainTsubasaEvent[]): {
  readonly action?: Action
  readonly tokens: Pair<number>
  readonly dice: Pair<number>
} {
  const tokens: [number, number] = [0, 0]
  const dice: [number, number] = [0, 0]
  const began = before.findLastIndex(({ kind }) => kind === 'action')
  for (const event of before.slice(Math.max(0, began))) {
    if (event.kind === 'spent') tokens[event.seat] = event.count
    if (event.kind === 'dice') [dice[0], dice[1]] = event.dice
    if (event.kind === 'rerolled' && !event.keeper) dice[event.whose] = event.die
  }
  const chosen = before[began]
  return { tokens, dice, ...(chosen?.kind === 'action' && { action: chosen.action }) }
}

interface SumsProps extends ResultProps {
  readonly attacker: Seat
  readonly attack: number
  readonly defence: number
  readonly won: Seat
  readonly verdict: string
  readonly why?: string
}

/** Sums against each other, whoever sits near on the left as on the pitch: cards, tokens, die. */
function Sums({ print, s, near, before, attacker, attack, defence, won, verdict, why }: SumsProps) {
  const { text } = print
  const { action, tokens, dice } = contestIn(before)
  const side = (seat: Seat) => {
    const total = seat === attacker ? attack : defence
    return {
      seat,
      name: print.side(s, seat),
      parts: [
        { amount: total - tokens[seat] - dice[seat], of: text.cardsPart },
        { amount: tokens[seat], of: text.tokensPart },
        { amount: dice[seat], of: text.die, die: true },
      ],
      total,
    }
  }
  return (
    <Contest
      heading={action ? fill(text.contestOf[action], { attacker: print.side(s, attacker) }) : ''}
      sides={[side(near), side(other(near))]}
      won={won}
      verdict={verdict}
      why={why}
    />
  )
}

/** §7.4 The dice have fallen; a roll may still be made again. */
export function DiceResult({ event, ...at }: ResultProps & { readonly event: Told<'dice'> }) {
  const { seat: attacker, dice, attack, defence } = event
  const { print, s, before } = at
  const defender = other(attacker)
  // §14.1 A six against a one wins whatever the totals are.
  const isSure = print.guaranteed && Math.abs(dice[0] - dice[1]) === FACES - 1
  const isWon = isSure ? dice[attacker] > dice[defender] : attack >= defence
  const { action = 'shot' } = contestIn(before)
  const seat = isWon ? attacker : defender
  const verdict = verdictOf(print, s, { seat, won: isWon ? action : 'defence' })
  return (
    <Sums
      {...at}
      before={[...before, event]}
      {...{ attacker, attack, defence }}
      won={seat}
      verdict={fill(print.text.asItLies, { verdict })}
    />
  )
}

/** §7.6 The contest when it is over: the verdict and why. */
export function ContestResult({ event, ...at }: ResultProps & { readonly event: Told<'contest'> }) {
  const { seat, won, attack, defence } = event
  const attacker = won === 'defence' ? other(seat) : seat
  return (
    <Sums
      {...at}
      {...{ attacker, attack, defence }}
      won={seat}
      verdict={verdictOf(at.print, at.s, event)}
      why={whyOf(at, event)}
    />
  )
}

/** §7.6 What the contest came to, once nobody has a roll made again. */
export function verdictOf(
  print: Print,
  s: Seen,
  { seat, won }: Pick<Told<'contest'>, 'seat' | 'won'>,
): string {
  const { throughDefence, keepsBall, defenceHolds } = print.text
  if (won === 'shot') return throughDefence
  return fill(won === 'pass' ? keepsBall : defenceHolds, { side: print.side(s, seat) })
}

/** §7.6, §14 Why it was won, and §8.1 what follows a shot. */
export function whyOf(
  { print: { text }, isGoal }: Pick<ResultProps, 'print' | 'isGoal'>,
  { won, attack, defence }: Told<'contest'>,
): string {
  const figures = { attack: figure(attack), defence: figure(defence) }
  const isSure = (won === 'defence') !== attack < defence
  const key = attack > defence ? 'more' : attack < defence ? 'less' : 'level'
  const why = isSure ? text.guaranteed : fill(text.reasons[key], figures)
  return won === 'shot' ? `${why} ${isGoal ? text.nobodySaves : text.keeperLeft}` : why
}

interface RollProps {
  readonly heading: string
  readonly verdict: string
  readonly why?: string
  /** The dice. */
  readonly children: ReactNode
}

/** A single roll: the die, what it comes to, and why. */
function RollResult({ heading, verdict, why, children }: RollProps) {
  return (
    <div className="contest">
      <p className="contest-heading dim">{heading}</p>
      <p className="ct-shown line amid">{children}</p>
      <p className="contest-verdict">{verdict}</p>
      {why && <p className="contest-name dim">{why}</p>}
    </div>
  )
}

/** §8.2 The keeper's roll: what it comes to, and what each would have come to. */
export function KeeperResult({
  print,
  event: { seat, card, die },
  isSoFar = false,
}: {
  readonly print: Print
  readonly event: Pick<Told<'keeper'>, 'seat' | 'card' | 'die'>
  /** It may still be rolled again. */
  readonly isSoFar?: boolean
}) {
  const { text } = print
  const [soFar, rolls] = savedSoFar(print, card, die)
  return (
    <RollResult
      heading={fill(text.keeperRolls, { card: print.short(card) })}
      verdict={isSoFar ? soFar : savedWords(print, card, die)}
      why={rolls}
    >
      <Die value={die} seat={seat} />
    </RollResult>
  )
}

/** '4 – goal' */
export const savedWords = (print: Print, card: string, die: number): string =>
  fill(print.text.saved[print.saveAt(card, die)], { die })

/** What a roll that may still be made again comes to, and what each would. */
export const savedSoFar = (print: Print, card: string, die: number): readonly [string, string] => [
  fill(print.text.asItLies, { verdict: savedWords(print, card, die) }),
  print.rolls(card),
]

/** §8.2, §8.3 The keeper's roll as it lies in the end; nothing where it was not told. */
export function keeperDieIn(before: readonly CaptainTsubasaEvent[]): number | undefined {
  const rolled = before.findLast(
    (event) => event.kind === 'keeper' || (event.kind === 'rerolled' && event.keeper),
  )
  return rolled?.kind === 'keeper' || rolled?.kind === 'rerolled' ? rolled.die : undefined
}

/** §7.5 One die is thrown again: by which card, and what it shows now. */
export function RerollResult({
  print,
  s,
  before,
  event,
}: ResultProps & { readonly event: Told<'rerolled'> }) {
  const { card, whose, keeper, die } = event
  const { text } = print
  const from = keeper ? keeperDieIn(before) : contestIn(before).dice[whose]
  const rolls = before.findLast(({ kind }) => kind === 'keeper')
  const who = keeper && rolls?.kind === 'keeper' ? print.short(rolls.card) : print.side(s, whose)
  return (
    <RollResult
      heading={fill(text.rerolledBy, { card: print.short(card), side: who })}
      verdict={fill(from === die ? text.rolledAgain : text.rerolled, { from: from ?? '', die })}
      why={keeper && rolls?.kind === 'keeper' ? print.rolls(rolls.card) : ''}
    >
      {from !== undefined && (
        <>
          <Die value={from} /> <span className="ct-arrow" aria-hidden="true" />
        </>
      )}
      <Die value={die} seat={whose} />
    </RollResult>
  )
}
