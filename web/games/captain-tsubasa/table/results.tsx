import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { FACES } from '@libero/captain-tsubasa'
import { figure } from '@libero/captain-tsubasa/text'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { ReactNode } from 'react'
import { Contest } from '../../../parts/contest.tsx'
import { Die } from '../../../parts/dice.tsx'
import type { Print } from '../print.ts'
import { contestIn, keeperDieIn } from './contest.ts'

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
  const rolls = keeper ? before.findLast(({ kind }) => kind === 'keeper') : undefined
  const by = rolls?.kind === 'keeper' ? rolls.card : undefined
  const now = by === undefined ? die : savedWords(print, by, die)
  return (
    <RollResult
      heading={fill(text.rerolledBy, {
        card: print.short(card),
        side: by === undefined ? print.side(s, whose) : print.short(by),
      })}
      verdict={fill(from === die ? text.rolledAgain : text.rerolled, { from: from ?? '', die: now })}
      why={by === undefined ? '' : print.rolls(by)}
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
