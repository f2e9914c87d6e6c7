import type { Outcome, Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import type { ReportText } from './text.ts'

/** 'Italy win · on penalties 5 : 4' */
export function howDecided(
  names: Pair<string>,
  outcome: Outcome | undefined,
  resigned: Seat | undefined,
  words: Pick<Wording, 'nameOf'>,
  text: Pick<ReportText, 'wins' | 'draw' | 'given' | 'shootOut' | 'aggregate'>,
): string {
  const wins = (seat: Seat) => fill(text.wins, { name: names[seat] })
  if (!outcome)
    return resigned === undefined
      ? ''
      : `${fill(text.given, { name: names[resigned] })} · ${wins(other(resigned))}`
  const { winner, by, shootOut, aggregate } = outcome
  const score = ([home, away]: Pair<number>) => `${home} : ${away}`
  const how = words.nameOf(by)
  // What decided it is said with its score; a score that did not decide it stands beside it.
  const deciding = by === 'shoot-out' ? shootOut : by === 'aggregate' ? aggregate : undefined
  return [
    winner === undefined ? text.draw : wins(winner),
    deciding ? `${how} ${score(deciding)}` : how,
    ...(shootOut && by !== 'shoot-out' ? [fill(text.shootOut, { score: score(shootOut) })] : []),
    ...(aggregate && by !== 'aggregate' ? [fill(text.aggregate, { score: score(aggregate) })] : []),
  ].join(' · ')
}
