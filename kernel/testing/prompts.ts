import type { Prompt } from '../words/words.ts'

/** A headline is read at a glance. */
export const MOST_WORDS = 8

/** What is wrong with a prompt, whichever game asks and in whichever language; empty if nothing is. */
export function promptFaults({ headline, more }: Prompt): string[] {
  const words = headline.split(/\s+/).filter(Boolean).length
  const faults = {
    'no headline': words < 2,
    'more than eight words': words > MOST_WORDS,
    'a blank nobody filled': /[{}]|undefined|NaN/.test(headline + more),
    'does not end as a question or an order': !/^[\p{Lu}\d].*[.?]$/u.test(headline),
    // The headline alone says what is asked: the rest tells and never asks.
    'asks again in the second line': more.includes('?'),
    'the second line is no sentence': more !== '' && !/^[\p{Lu}\d„“].*\.$/u.test(more),
    'says the same twice': more.includes(headline),
  }
  return Object.entries(faults).flatMap(([fault, is]) => (is ? [`${fault}: ${headline} | ${more}`] : []))
}
