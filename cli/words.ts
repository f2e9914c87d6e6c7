import type { MatchEvent, Outcome, Refusal } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { tableWording } from '@libero/table'
import type { CliText } from './text/text.ts'

/** How a rule is cited: paragraphs of a game with §, those of the table and the protocol by their letter. */
export const cite = (rule: string): string => (/^\d/.test(rule) ? `§${rule}` : rule)

/** Turns any refusal into a sentence: the command line's own, the table's, or the game's. */
export function sentences<E extends MatchEvent>(
  language: Language,
  text: CliText,
  wording?: Wording<E>,
): (refusal: Refusal) => string {
  const table = tableWording(language)
  return (refusal) => {
    const own: Readonly<Record<string, string>> = text.refusals
    if (Object.hasOwn(own, refusal.code)) return fill(own[refusal.code] ?? '', refusal.about ?? {})
    return table.refusal(refusal) ?? wording?.refusal(refusal) ?? refusal.code
  }
}

/** How a match ended, in a sentence. */
export const resultWords = (
  { goals, by }: Outcome,
  text: CliText,
  wording: Pick<Wording, 'nameOf'>,
): string => fill(text.replay.result, { home: goals[0], away: goals[1], by: wording.nameOf(by) })

/** 'solid-cb/gold' by both its names; a card with one side by its own. */
export const cardName = (card: string, wording: Pick<Wording, 'nameOf'>): string =>
  card
    .split('/')
    .map((part) => wording.nameOf(part))
    .join(', ')

/** One line for each refusal, with its rule. */
export const listRefusals = (refusals: readonly Refusal[], say: (refusal: Refusal) => string): string =>
  refusals.map((refusal) => `${cite(refusal.rule)}: ${say(refusal)}\n`).join('')
