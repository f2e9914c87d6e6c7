import type { Option, Request } from '@libero/kernel'
import { capital } from '@libero/kernel'
import type { Telling } from '../../face.ts'
import { printOf } from './print.ts'

/** An option as a button: cards by name and values, what follows a colon explains and is left out. */
export function shortOption(option: Option, request: Request, at: Telling): string | undefined {
  const { action, kind, card, about } = option
  const print = printOf(at)
  if (kind === 'ability') {
    const ability = print.card(String(about?.card))?.abilities[Number(about?.ability) - 1]
    return ability && capital(print.brief(ability))
  }
  if (kind === 'spend') return capital(at.words.nameOf(action))
  if (card !== undefined) return print.name(card)
  if (kind === 'action' || kind === 'reroll' || action === 'top') return undefined
  return at.words.option(request, option).split(':')[0]
}
