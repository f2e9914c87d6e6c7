import type { Outcome, Pair, Seat, Wording } from '@libero/kernel'
import { fill, other } from '@libero/kernel'
import type { ReportText } from './text.ts'

/** 'Italy win · on penalties · penalties 5 : 4' */
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
  const score = ([home, away]: Pair<number>) => ({ score: `${home} : ${away}` })
  return [
    winner === undefined ? text.draw : wins(winner),
    words.nameOf(by),
    ...(shootOut ? [fill(text.shootOut, score(shootOut))] : []),
    ...(aggregate ? [fill(text.aggregate, score(aggregate))] : []),
  ].join(' · ')
}
