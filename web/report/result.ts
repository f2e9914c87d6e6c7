import type { Outcome, Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { PERSON } from '../keep/store.ts'
import type { ReportText } from './text.ts'

/** The one person of a match, if there is one: to him it is told as his. */
export const personIn = (coaches: Pair<string> | undefined): Seat | undefined => {
  const seats = ([0, 1] as const).filter((seat) => coaches?.[seat] === PERSON)
  return seats.length === 1 ? seats[0] : undefined
}

type VerdictText = Pick<ReportText, 'wins' | 'draw' | 'youWon' | 'youLost'>

/** 'You won', 'Italy win', 'A draw' */
export function verdictWords(
  names: Pair<string>,
  winner: Seat | undefined,
  person: Seat | undefined,
  text: VerdictText,
): string {
  if (winner === undefined) return text.draw
  if (person === undefined) return fill(text.wins, { name: names[winner] })
  return winner === person ? text.youWon : text.youLost
}

/** 'Italy win · on penalties 5 : 4' */
export function howDecided(
  names: Pair<string>,
  outcome: Outcome | undefined,
  resigned: Seat | undefined,
  words: Pick<Wording, 'nameOf'>,
  text: VerdictText & Pick<ReportText, 'given' | 'shootOut' | 'aggregate'>,
  person?: Seat,
): string {
  const won = (seat: Seat | undefined) => verdictWords(names, seat, person, text)
  if (!outcome)
    return resigned === undefined
      ? ''
      : `${fill(text.given, { name: names[resigned] })} · ${won(other(resigned))}`
  const { winner, by, shootOut, aggregate } = outcome
  const score = ([home, away]: Pair<number>) => `${home} : ${away}`
  const how = words.nameOf(by)
  // What decided it is said with its score; a score that did not decide it stands beside it.
  const deciding = by === 'shoot-out' ? shootOut : by === 'aggregate' ? aggregate : undefined
  return [
    won(winner),
    deciding ? `${how} ${score(deciding)}` : how,
    ...(shootOut && by !== 'shoot-out' ? [fill(text.shootOut, { score: score(shootOut) })] : []),
    ...(aggregate && by !== 'aggregate' ? [fill(text.aggregate, { score: score(aggregate) })] : []),
  ].join(' · ')
}
