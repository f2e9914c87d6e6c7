import type { Language, ProspectWords } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import type { Prospect } from './prospect.ts'
import { percentOf, percentOfChance } from './prospect.ts'

/** What is said of figures, once for the page and the terminal. */
export interface ProspectText {
  readonly percent: string
  readonly exact: string
  readonly estimate: string
  readonly given: Readonly<Record<NonNullable<Prospect['given']>, string>>
}

export const prospectTexts: Readonly<Record<Language, ProspectText>> = {
  en: {
    percent: '{percent} %',
    exact: 'Counted exactly.',
    estimate: 'Estimate over {over} hands {team} may hold.',
    given: {
      'best-mix': 'Counted exactly, if {team} mix their hidden choice as well as can be.',
    },
  },
  de: {
    percent: '{percent} %',
    exact: 'Genau gezählt.',
    estimate: 'Geschätzt über {over} Blätter, die {team} haben kann.',
    given: {
      'best-mix': 'Genau gezählt, falls {team} die verdeckte Wahl so gut wie möglich mischt.',
    },
  },
  hu: {
    percent: '{percent} %',
    exact: 'Pontosan kiszámolva.',
    estimate: 'Becslés {over} lehetséges leosztásból ({team}).',
    given: {
      'best-mix':
        'Pontosan kiszámolva, ha az ellenfél ({team}) a lehető legjobban keveri rejtett választását.',
    },
  },
}

const percentWords = (share: number, language: Language): string =>
  fill(prospectTexts[language].percent, { percent: percentOf(share) })

/** 'comes through 74 %' */
export const shortWords = (prospect: Prospect, words: ProspectWords, language: Language): string =>
  `${entry(words.short, prospect.of) ?? prospect.of} ${chanceWords(prospect, language)}`

/** '74 %' */
export const chanceWords = (prospect: Prospect, language: Language): string =>
  fill(prospectTexts[language].percent, { percent: percentOfChance(prospect) })

/** 'won 74 %, foul 12 %, lost 14 %' */
export const waysWords = ({ ways }: Prospect, words: ProspectWords, language: Language): string =>
  ways.map(({ way, share }) => `${entry(words.ways, way) ?? way} ${percentWords(share, language)}`).join(', ')

/** How it was found: 'Estimate over 400 hands Italy may hold.' */
export function sourceWordsOf({ over, given }: Prospect, team: string, language: Language): string {
  const text = prospectTexts[language]
  if (over !== undefined) return fill(text.estimate, { over, team })
  return given ? fill(text.given[given], { team }) : text.exact
}
