import type { Action, CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import type { ContestSeen, Seen } from '@libero/captain-tsubasa/view'
import { attackerOf } from '@libero/captain-tsubasa/view'
import type { MatchEvent, Pair } from '@libero/kernel'
import { other } from '@libero/kernel'

/** §7.2–§7.5 What was chosen and spent in the contest that was told last, and the dice as they lie. */
export function contestIn(before: readonly CaptainTsubasaEvent[]): {
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

/** §8.2, §8.3 The keeper's roll as it lies in the end; nothing where it was not told. */
export function keeperDieIn(before: readonly CaptainTsubasaEvent[]): number | undefined {
  const rolled = before.findLast(
    (event) => event.kind === 'keeper' || (event.kind === 'rerolled' && event.keeper),
  )
  return rolled?.kind === 'keeper' || rolled?.kind === 'rerolled' ? rolled.die : undefined
}

/** What runs by itself once shot or pass is chosen: the view tells of a contest only while somebody is asked. */
const BETWEEN: readonly string[] = ['dice', 'verdict', 'keeper-rolls', 'keeper-verdict']

/** The same table with its contest as it stands at every moment of it, so that sums do not jump while it is told. */
export function withContest(s: Seen, heard: readonly MatchEvent[] = []): Seen {
  const attacker = attackerOf(s)
  if (s.contest || attacker === undefined || !BETWEEN.includes(s.phase)) return s
  const round = roundOf(s, heard as readonly CaptainTsubasaEvent[])
  const { action, tokens, dice } = contestIn(round)
  if (action === undefined) return s
  const rolls = s.phase === 'keeper-verdict' ? round.findLast(({ kind }) => kind === 'keeper') : undefined
  const keeper = rolls?.kind === 'keeper' ? rolls.card : null
  const contest: ContestSeen = {
    action,
    attack: s.sides[attacker].sums[action] + tokens[attacker],
    defence: s.sides[other(attacker)].sums.defence + tokens[other(attacker)],
    spent: tokens,
    dice,
    keeper,
    keeperDie: keeper === null ? null : (keeperDieIn(round) ?? null),
  }
  return { ...s, contest }
}

/** What was told of the round that is seen, also where all of a match is known; dice that are just rolled as they fell. */
function roundOf(s: Seen, heard: readonly CaptainTsubasaEvent[]): readonly CaptainTsubasaEvent[] {
  const began = heard.findLastIndex(
    (event) =>
      event.kind === 'round' &&
      event.half === s.half &&
      event.round === s.round &&
      event.stoppage === s.stoppage,
  )
  const rest = heard.slice(began + 1)
  const ended = rest.findIndex(({ kind }) => kind === 'round' || (kind === 'rerolled' && s.phase === 'dice'))
  return ended < 0 ? rest : rest.slice(0, ended)
}
