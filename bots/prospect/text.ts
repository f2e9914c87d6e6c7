import type { Request } from '@libero/kernel'
import type { Language, ProspectWords } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import type { Prospect } from './prospect.ts'
import { type Apart, chanceOf, percentOfChance, percentOfWay, waysInPercent } from './prospect.ts'

/** What is said of figures, once for the page and the terminal. */
export interface ProspectText {
  readonly percent: string
  readonly exact: string
  readonly estimate: string
  readonly given: Readonly<Record<NonNullable<Prospect['given']>, string>>
  /** Between which figures an estimate lies, behind it. */
  readonly range: string
  /** Where nothing tells the choices apart. */
  readonly alike: Readonly<Record<'exact' | 'estimated', string>>
  /** Where all come to the same, but end in different ways: by which way to tell them apart, and which have least of it. */
  readonly parted: string
  /** How a chance was found that is exact though its ways are estimated. */
  readonly sure: string
  /** What to choose by then, where the game says nothing of its own. */
  readonly criterion: Readonly<Record<'exact' | 'estimated', string>>
  /** Why there is no figure, where the game says nothing of its own. */
  readonly none: string
}

export const prospectTexts: Readonly<Record<Language, ProspectText>> = {
  en: {
    percent: '{percent} %',
    exact: 'Counted exactly.',
    estimate:
      'Estimated over {over} hands {team} may hold and draws to come, both playing sensibly; in brackets, how far off it may be.',
    given: {
      'best-mix': '{team} choose in secret: counted as if neither side could guess the other.',
      sensible: 'All dice counted, both playing sensibly; in brackets, how far off it may be.',
    },
    range: '(likely {from}–{to} %)',
    alike: {
      exact: 'No choice changes it now: {chance}.',
      estimated: 'No choice changes it much: {chance}.',
    },
    parted: '{alike} Choose by “{way}”: {percent} with {best}.',
    sure: 'The chance is exact, how else it may end estimated.',
    criterion: { exact: 'It may count later.', estimated: 'Choose with what comes later in mind.' },
    none: 'No figure: what comes of this shows only later in the match.',
  },
  de: {
    percent: '{percent} %',
    exact: 'Genau gezählt.',
    estimate:
      'Geschätzt über {over} Blätter, die {team} haben kann, und was noch gezogen wird; beide spielen vernünftig. In Klammern: wie weit es abweichen kann.',
    given: {
      'best-mix': '{team} wählt verdeckt: gerechnet, als könnte keiner den anderen erraten.',
      sensible: 'Alle Würfe gezählt; beide spielen vernünftig. In Klammern: wie weit es abweichen kann.',
    },
    range: '(wohl {from}–{to} %)',
    alike: {
      exact: 'Keine Wahl ändert jetzt etwas daran: {chance}.',
      estimated: 'Keine Wahl ändert viel daran: {chance}.',
    },
    parted: '{alike} Wähle nach „{way}“: {percent} bei {best}.',
    sure: 'Die Chance ist genau, wie es sonst ausgeht, geschätzt.',
    criterion: { exact: 'Später kann sie zählen.', estimated: 'Denk beim Wählen an später.' },
    none: 'Keine Zahl: Was daraus wird, zeigt sich erst später im Spiel.',
  },
  hu: {
    percent: '{percent} %',
    exact: 'Pontosan kiszámolva.',
    estimate:
      'Becslés {over} lehetséges leosztásból ({team}) és a még húzható lapokból, ha mindketten ésszel játszanak; zárójelben, mennyivel térhet el.',
    given: {
      'best-mix':
        'Az ellenfél ({team}) titokban választ: úgy számolva, hogy egyik sem látja a másikat előre.',
      sensible: 'Minden dobás kiszámolva, ha mindketten ésszel játszanak; zárójelben, mennyivel térhet el.',
    },
    range: '(kb. {from}–{to} %)',
    alike: {
      exact: 'Most egyik választás sem változtat ezen: {chance}.',
      estimated: 'Egyik választás sem változtat ezen sokat: {chance}.',
    },
    parted: '{alike} Eszerint válassz: „{way}”, {percent}, ha {best}.',
    sure: 'Az esély pontos, a kimenetel módja becslés.',
    criterion: { exact: 'Később számíthat.', estimated: 'A folytatásra gondolva válassz.' },
    none: 'Nincs számadat: hogy mi lesz belőle, csak később derül ki.',
  },
}

/** '12 %' */
export const percentWords = (percent: number, language: Language): string =>
  fill(prospectTexts[language].percent, { percent })

/** 'comes through 74 %' */
export const shortWords = (prospect: Prospect, words: ProspectWords, language: Language): string =>
  `${entry(words.short, prospect.of) ?? prospect.of} ${chanceWords(prospect, language)}`

/** '74 %', or where all come to the same, 'foul 12 %'; `inFull` with what it is the chance of. */
export function figureWords(
  prospect: Prospect,
  parting: string | undefined,
  words: ProspectWords,
  language: Language,
  inFull = false,
): string {
  if (parting !== undefined)
    return `${entry(words.short, parting) ?? entry(words.ways, parting) ?? parting} ${percentWords(percentOfWay(prospect, parting), language)}`
  return inFull ? shortWords(prospect, words, language) : chanceWords(prospect, language)
}

/** '74 %' */
export const chanceWords = (prospect: Prospect, language: Language): string =>
  percentWords(percentOfChance(prospect), language)

/** '(68–80 %)' behind a figure that may be off: there it lies 19 times in 20; else nothing. */
export function rangeWords(prospect: Prospect, language: Language): string {
  if (prospect.margin === undefined) return ''
  const chance = chanceOf(prospect)
  // Rounded outwards: no figure is said to be better than it is.
  return fill(prospectTexts[language].range, {
    from: Math.max(0, Math.floor(100 * (chance - prospect.margin))),
    to: Math.min(100, Math.ceil(100 * (chance + prospect.margin))),
  })
}

/** A chance of no more is as good as none: then something else is worth choosing by. */
const SLIGHT = 10

/** What all options of a question alike come to, and what to choose by then: what stands on the table says it best. */
export function alikeWords(
  prospect: Prospect,
  words: ProspectWords,
  asked: Pick<Request, 'kind' | 'options'> | undefined,
  language: Language,
  best?: string,
): string {
  const { alike, criterion } = prospectTexts[language]
  const how = prospect.margin === undefined ? 'exact' : 'estimated'
  const by = words.criterion ?? {}
  const question = asked?.kind ?? ''
  const slight =
    percentOfChance(prospect) <= SLIGHT ? entry(by, `${question}/${prospect.of}/slight`) : undefined
  const own = slight ?? entry(by, question) ?? entry(by, prospect.of)
  const declined = asked?.options.some(({ kind }) => kind === 'no') ? entry(by, `${question}/no`) : undefined
  const sentences = [
    fill(alike[how], { chance: shortWords(prospect, words, language) }),
    declined,
    best ?? own ?? criterion[how],
  ]
  return sentences.filter((sentence) => sentence !== undefined).join(' ')
}

/** In what options differ whose chances hardly do; nothing where the game has no sentence for it. */
export function apartWords<T>(
  { of, way, best, other }: Apart<T>,
  words: ProspectWords,
  nameOf: (option: T) => string,
  language: Language,
): string | undefined {
  const sentence = entry(words.apart ?? {}, `${of}/${way}`)
  return (
    sentence &&
    fill(sentence, {
      best: nameOf(best.of),
      other: nameOf(other.of),
      first: percentWords(best.percent, language),
      second: percentWords(other.percent, language),
    })
  )
}
/** What all come to, and which of them end least in the way that tells them apart. */
export function partedWords(
  options: readonly { readonly name: string; readonly prospect: Prospect }[],
  way: string,
  words: ProspectWords,
  language: Language,
): string {
  const { alike, parted } = prospectTexts[language]
  const least = Math.min(...options.map(({ prospect }) => percentOfWay(prospect, way)))
  const best = options.filter(({ prospect }) => percentOfWay(prospect, way) === least)
  const [first] = options
  if (!first) return ''
  const names = best.slice(0, MOST_NAMED).map(({ name }) => name)
  const said = fill(parted, {
    alike: fill(alike[first.prospect.over === undefined || first.prospect.sure ? 'exact' : 'estimated'], {
      chance: shortWords(first.prospect, words, language),
    }),
    way: entry(words.ways, way) ?? way,
    percent: percentWords(least, language),
    best: names.join(', ') + (best.length > MOST_NAMED ? ' …' : ''),
  })
  return said.replace('….', '…')
}
const MOST_NAMED = 2

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

/** How it was found: 'Estimated over 400 hands Italy may hold, …' */
export function sourceWordsOf({ over, given, sure }: Prospect, team: string, language: Language): string {
  const text = prospectTexts[language]
  if (sure) return text.sure
  if (over !== undefined) return fill(text.estimate, { over, team })
  return given ? fill(text.given[given], { team }) : text.exact
}
