import { hatTrickOption } from '@libero/hat-trick/view'
import type { Option, Request } from '@libero/kernel'
import { capital, fill } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { hatTrickTexts } from '../text.ts'
import { typeWords } from './wording.ts'

/** Questions about a step, where declining means that nobody moves. */
const STEPS: readonly string[] = [
  'attack-move',
  'defence-move',
  'free-kick-defence',
  'free-kick-attack',
  'goal-kick-attack',
  'goal-kick-defence',
]

/**
 * A few words for a button: the man is already picked, so that only what he does is left to say. Options are worded
 * as 'who: what', the bench as 'who comes: for whom'.
 */
export function shortOption(option: Option, request: Request, at: Telling): string | undefined {
  const text = hatTrickTexts[at.language]
  const { kind, about } = hatTrickOption(option)
  const parts = () => at.words.option(request, option).split(': ')
  switch (kind) {
    case 'no':
      return STEPS.includes(request.kind) ? text.stay : capital(parts()[0] ?? '')
    case 'move':
      return text[about.way]
    case 'interchange':
      return fill(text.swap, { number: about.other })
    case 'switch':
      return text.across
    case 'turn-back':
      return fill(text.turnBack, { number: about.number })
    case 'substitution':
      return parts()[0]
    case 'skill':
      return capital(parts().slice(1).join(': ')) + lender(about, at)
    case 'prevention':
    case 'style-card':
      return capital(parts().slice(1).join(': '))
    default:
      return undefined
  }
}

/** A borrowed skill says whose it is. */
const lender = (
  { from, fromType = '' }: { readonly from?: number; readonly fromType?: string },
  { language }: Telling,
): string => (from === undefined ? '' : ` (${from} ${typeWords(language, fromType).short})`)
