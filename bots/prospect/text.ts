import type { Language, ProspectWords } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import type { Prospect } from './prospect.ts'
import { percentOfChance, waysInPercent } from './prospect.ts'

/** What is said of figures, once for the page and the terminal. */
export interface ProspectText {
  readonly percent: string
  readonly exact: string
  readonly estimate: string
  readonly given: Readonly<Record<NonNullable<Prospect['given']>, string>>
  /** How far off a figure may be, behind it. */
  readonly margin: string
  /** Why there is no figure, where the game says nothing of its own. */
  readonly none: string
}

export const prospectTexts: Readonly<Record<Language, ProspectText>> = {
  en: {
    percent: '{percent} %',
    exact: 'Counted exactly.',
    estimate: 'Estimate over {over} hands {team} may hold, 19 times in 20 right to ± {margin}.',
    given: {
      'best-mix':
        '{team} choose in secret: exact if nobody can guess what they choose, otherwise ± {margin}.',
    },
    margin: '± {margin}',
    none: 'No figure: what comes of this shows only later in the match.',
  },
  de: {
    percent: '{percent} %',
    exact: 'Genau gezählt.',
    estimate:
      'Geschätzt über {over} Blätter, die {team} haben kann, in 19 von 20 Fällen auf ± {margin} genau.',
    given: {
      'best-mix': '{team} wählt verdeckt: genau, wenn sich die Wahl nicht erraten lässt, sonst ± {margin}.',
    },
    margin: '± {margin}',
    none: 'Keine Zahl: Was daraus wird, zeigt sich erst später im Spiel.',
  },
  hu: {
    percent: '{percent} %',
    exact: 'Pontosan kiszámolva.',
    estimate: 'Becslés {over} lehetséges leosztásból ({team}), 20-ból 19-szer ± {margin} pontossággal.',
    given: {
      'best-mix':
        'Az ellenfél ({team}) titokban választ: pontos, ha a választása nem található ki, különben ± {margin}.',
    },
    margin: '± {margin}',
    none: 'Nincs számadat: hogy mi lesz belőle, csak később derül ki.',
  },
}

/** '12 %' */
export const percentWords = (percent: number, language: Language): string =>
  fill(prospectTexts[language].percent, { percent })

/** 'comes through 74 %' */
export const shortWords = (prospect: Prospect, words: ProspectWords, language: Language): string =>
  `${entry(words.short, prospect.of) ?? prospect.of} ${chanceWords(prospect, language)}`

/** '74 %' */
export const chanceWords = (prospect: Prospect, language: Language): string =>
  percentWords(percentOfChance(prospect), language)

/** '± 6' behind a figure that may be off, else nothing. */
export const marginWords = (prospect: Prospect, language: Language): string =>
  prospect.margin === undefined
    ? ''
    : fill(prospectTexts[language].margin, { margin: inHundredths(prospect.margin) })

/** Rounded up: no figure is said to be better than it is. */
const inHundredths = (margin: number): number => Math.ceil(100 * margin)

/** Why nothing can be said of an option beforehand: a whole sentence. */
export const noFigureWords = (
  words: ProspectWords,
  question: string,
  option: string,
  language: Language,
): string => entry(words.none, option) ?? entry(words.none, question) ?? prospectTexts[language].none

/** 'won 74 %, foul 12 %, lost 14 %' */
export const waysWords = (prospect: Prospect, words: ProspectWords, language: Language): string =>
  waysInPercent(prospect)
    .map(({ way, percent }) => `${entry(words.ways, way) ?? way} ${percentWords(percent, language)}`)
    .join(', ')

/** How it was found: 'Estimate over 400 hands Italy may hold, 19 times in 20 right to ± 7.' */
export function sourceWordsOf(
  { over, given, margin = 0 }: Prospect,
  team: string,
  language: Language,
): string {
  const text = prospectTexts[language]
  const off = inHundredths(margin)
  if (over !== undefined) return fill(text.estimate, { over, team, margin: off })
  return given ? fill(text.given[given], { team, margin: off }) : text.exact
}
