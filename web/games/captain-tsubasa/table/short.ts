import { captainTsubasaOption } from '@libero/captain-tsubasa/view'
import type { Option, Request } from '@libero/kernel'
import { capital } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { printOf } from '../print.ts'

/** An option as a button: cards by name and values, what follows a colon explains and is left out. */
export function shortOption(option: Option, request: Request, at: Telling): string | undefined {
  const { action, kind, card, about } = captainTsubasaOption(option)
  const print = printOf(at)
  // Which one is picked stands on the pitch in full words.
  if (kind === 'ability') return print.text.useAbility
  if (kind === 'spend') return capital(at.words.nameOf(action))
  if (card !== undefined) return print.name(card)
  // The question has the sums and the dice; the button needs neither.
  if (kind === 'action') return capital(print.kindOfToken(about.action))
  if (kind === 'reroll') {
    const roll = print.text.rerolls[about.whose]
    return about.card === undefined ? roll : `${roll} (${print.short(about.card)})`
  }
  if (kind === 'skip' && request.kind === 'reroll') return print.text.rerolls.skip
  // What no keeper's roll means is said on its button.
  if (kind === 'skip' && request.kind === 'save') return at.words.option(request, option)
  // The top card.
  if (kind === 'take') return undefined
  return at.words.option(request, option).split(':')[0]
}
