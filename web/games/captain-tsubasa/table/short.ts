import { captainTsubasaOption } from '@libero/captain-tsubasa/view'
import type { Option, Request } from '@libero/kernel'
import { capital, entry, fill } from '@libero/kernel/words'
import type { Telling } from '../../../face.ts'
import { printOf } from '../print.ts'
import { usedOf } from './abilities.ts'
import type { CardAct } from './ask-text.ts'
import { askTexts } from './ask-text.ts'

/** What is done with a card, by the question it is an answer to; by itself it is played. */
const ACTS: Readonly<Record<string, CardAct>> = {
  draft: 'take',
  'target/recall-hand': 'take-back',
  'target/remove': 'remove',
  'target/discard': 'discard',
  'target/must': 'discard',
  'target/swap': 'take-off',
  'target/replace': 'replace',
}

/** An option as a button: what is done, in a word or two; what follows a colon explains and is left out. */
export function shortOption(option: Option, request: Request, at: Telling): string | undefined {
  const { action, kind, card, about } = captainTsubasaOption(option)
  const print = printOf(at)
  const text = askTexts[at.language]
  // Which one is picked stands on the pitch in full words.
  if (kind === 'ability') return print.text.useAbility
  if (kind === 'spend') return capital(at.words.nameOf(action))
  if (kind === 'token') return text.tokens[about.token]
  if (kind === 'special') return print.name(card)
  if (kind === 'motivate' || kind === 'sign' || kind === 'save')
    return fill(text.acts[kind], { card: print.short(card) })
  if (card !== undefined)
    return fill(text.acts[entry(ACTS, request.prompt.key) ?? 'play'], { card: print.short(card) })
  if (kind === 'take') return text.takeTop
  // The question has the sums and the dice; the button needs neither.
  if (kind === 'action') return capital(print.kindOfToken(about.action))
  if (kind === 'reroll') {
    const roll = print.text.rerolls[about.whose]
    return about.card === undefined ? roll : `${roll} (${print.short(about.card)})`
  }
  if (kind === 'skip' && request.kind === 'reroll') return print.text.rerolls.skip
  if (kind === 'skip' && request.kind === 'ability') {
    const played = String(request.prompt.about.card ?? '')
    if (usedOf(played, at.heard).length > 0) return text.noMore
  }
  return at.words.option(request, option).split(':')[0]
}

/** Beside the others: a card by its name alone, anything else without what explains it. */
export function amongOthers(option: Option, request: Request, at: Telling): string {
  const { kind, card, about } = captainTsubasaOption(option)
  const print = printOf(at)
  if (kind === 'ability') {
    const ability = print.card(about.card)?.abilities[about.ability - 1]
    if (ability !== undefined) return capital(print.brief(ability))
  }
  return card === undefined ? (at.words.option(request, option).split(':')[0] ?? '') : print.name(card)
}
