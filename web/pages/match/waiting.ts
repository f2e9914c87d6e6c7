import type { Pair } from '@libero/kernel'
import { seatName } from '@libero/kernel'
import type { Prompt } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { Drawn, Match } from '../../match/match.ts'
import type { Line } from '../../match/story.ts'

interface WaitingText {
  readonly thinking: string
  readonly telling: string
  readonly over: string
  readonly resigned: string
}

/** A headline has no more words than this. */
const MOST_WORDS = 8

const headed = (headline: string, more = ''): Prompt => ({ headline, more })

/** What the question's place says while nobody here is asked. */
export function waitingWords(
  match: Pick<Match, 'isPerson'>,
  shot: Drawn,
  seated: Pair<{ readonly name: string }>,
  text: WaitingText,
  newest: Line | undefined,
): Prompt {
  if (shot.stage === 'over')
    return headed(
      shot.resigned === undefined ? text.over : fill(text.resigned, { coach: seated[shot.resigned].name }),
    )
  if (shot.stage !== 'thinking') {
    const isToldNow = shot.telling && newest?.event === shot.told - 1
    return isToldNow ? tellingWords(newest.text, text.telling) : headed(text.telling)
  }
  // Where both are asked at once it is the bot who thinks; the person has not been asked yet.
  const { awaiting } = shot.view
  const thinks = ([0, 1] as const).find((seat) => awaiting.includes(seatName(seat)) && !match.isPerson(seat))
  return headed(fill(text.thinking, { coach: seated[thinks ?? 0].name }))
}

/** A line of the match under a headline: what a sum in it comes to, else its beginning, if that is short. */
export function tellingWords(line: string, otherwise: string): Prompt {
  const isShort = (part: string) => part.split(' ').length <= MOST_WORDS
  if (isShort(line)) return headed(line)
  const verdict = /^(.*\d.*[.!?:;]) (\D+)$/.exec(line)
  // An ordinal ends with a full stop, too: what follows it alone is no verdict.
  if (verdict?.[1] && verdict[2]?.includes(' ') && isShort(verdict[2]))
    return headed(capital(verdict[2]), ended(verdict[1]))
  const [first = '', ...others] = line.split(/(?<=[.!?:;]) /)
  if (isShort(first)) return headed(ended(first), capital(others.join(' ')))
  const [clause = '', ...more] = line.split(/, /)
  if (more.length > 0 && isShort(clause)) return headed(`${clause}.`, capital(more.join(', ')))
  const outcome = /^(.+): (.+)$/.exec(line)
  return outcome?.[1] && outcome[2] && isShort(outcome[2])
    ? headed(capital(outcome[2]), `${outcome[1]}.`)
    : headed(otherwise, line)
}

const ended = (part: string): string => part.replace(/[:;]$/, '.')
