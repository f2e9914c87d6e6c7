import type { Exercise, ValuedOption } from '@libero/kernel/exercise'
import type { Practice } from '@libero/kernel/practice'
import { returnsOn } from '@libero/kernel/practice'
import type { Language, ProspectWords } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import { whyWords } from '../advice/why.ts'
import type { Prospect } from '../prospect/prospect.ts'
import { percentOf } from '../prospect/prospect.ts'
import { percentWords } from '../prospect/text.ts'
import type { Verdict } from './verdict.ts'

/** What is said of an answer, once for the page and the terminal. */
export interface VerdictText {
  readonly heard: Readonly<Record<'solved' | 'close' | 'failed', string>>
  /** What the best choice comes to; what of is the chance of something, or a share of the match. */
  readonly best: string
  readonly match: string
  /** What all figures are, in a few words, where it is the match. */
  readonly ofMatch: string
  readonly second: string
  readonly chosen: string
  readonly tempted: string
  readonly tempting: string
  readonly close: string
  readonly share: string
  readonly rating: string
  readonly known: string
  readonly tomorrow: string
  readonly returns: string
  readonly learnt: string
}

export const verdictTexts: Readonly<Record<Language, VerdictText>> = {
  en: {
    heard: { solved: 'Solved!', close: 'Nearly as good', failed: 'Not the best' },
    best: 'With “{name}” {of} {share} times in 100.',
    match: 'With “{name}” you win {share} matches in 100, a draw counting half.',
    ofMatch: 'you win, a draw counting half',
    second: 'The next best, “{name}”, comes to {share}.',
    chosen: '“{name}” comes to {share}.',
    tempted: '“{name}” suggests itself, but only comes to {share}.',
    tempting: '“{name}” would suggest itself, but only comes to {share}.',
    close: 'Too close for the figures to be sure.',
    share: '{share} % ± {margin}',
    rating: 'Rating {rating} ({change})',
    known: 'Rating {rating}: you had met this one before',
    tomorrow: 'It comes back tomorrow.',
    returns: 'It comes back in {days} days.',
    learnt: 'Now you know this one.',
  },
  de: {
    heard: { solved: 'Gelöst!', close: 'Fast so gut', failed: 'Nicht das Beste' },
    best: 'Mit „{name}“: {of}, in {share} von 100 Fällen.',
    match: 'Mit „{name}“ gewinnst du {share} von 100 Spielen, ein Unentschieden halb gezählt.',
    ofMatch: 'du gewinnst, ein Unentschieden halb gezählt',
    second: 'Das Nächstbeste, „{name}“, kommt auf {share}.',
    chosen: '„{name}“ kommt auf {share}.',
    tempted: '„{name}“ liegt nahe, kommt aber nur auf {share}.',
    tempting: '„{name}“ läge nahe, kommt aber nur auf {share}.',
    close: 'Ganz sicher sind die Zahlen da nicht.',
    share: '{share} % ± {margin}',
    rating: 'Wertung {rating} ({change})',
    known: 'Wertung {rating}: Diese Übung kanntest du schon',
    tomorrow: 'Die Übung kommt morgen wieder.',
    returns: 'Die Übung kommt in {days} Tagen wieder.',
    learnt: 'Diese Übung kannst du jetzt.',
  },
  hu: {
    heard: { solved: 'Megoldva!', close: 'Majdnem olyan jó', failed: 'Nem ez a legjobb' },
    best: '„{name}”: {of}, 100-ból {share} alkalommal.',
    match: '„{name}”: 100 mérkőzésből {share} győzelem, a döntetlen félnek számít.',
    ofMatch: 'te nyersz, a döntetlen félnek számít',
    second: 'A második legjobb, „{name}”: {share}.',
    chosen: '„{name}”: {share}.',
    tempted: '„{name}” kézenfekvő, de csak {share}.',
    tempting: '„{name}” kézenfekvő volna, de csak {share}.',
    close: 'Ebben a számok nem egészen biztosak.',
    share: '{share} % ± {margin}',
    rating: 'Értékszám: {rating} ({change})',
    known: 'Értékszám: {rating} – ezt a feladványt már ismerted',
    tomorrow: 'Holnap visszatér.',
    returns: '{days} nap múlva visszatér.',
    learnt: 'Ezt már tudod.',
  },
}

/** What the figures of an exercise are the chance of: 'you stop them'. */
export const ofWords = ({ of }: Pick<Exercise, 'of'>, words: ProspectWords, language: Language): string =>
  of === 'match' ? verdictTexts[language].ofMatch : (entry(words.of, of) ?? of)

/** '64 % ± 3': how far off it may be is rounded up, no figure is said to be better than it is. */
export const shareWords = (
  { share, margin }: { readonly share: number; readonly margin: number },
  language: Language,
): string => {
  const percent = percentOf(share)
  if (margin === 0) return percentWords(percent, language)
  return fill(verdictTexts[language].share, { share: percent, margin: Math.ceil(100 * margin - 1e-9) })
}

/** 'Solved!' */
export function heardWords({ isSolved, isClose }: Verdict, language: Language): string {
  return verdictTexts[language].heard[isSolved ? 'solved' : isClose ? 'close' : 'failed']
}

/** Why, in sentences made from the figures. */
export function whySentences(
  exercise: Pick<Exercise, 'of'>,
  { best, second, chosen, tempting, isSolved, isClose }: Verdict,
  nameOf: (action: string) => string,
  words: ProspectWords,
  language: Language,
): readonly string[] {
  const text = verdictTexts[language]
  const told = (sentence: string, { action, share }: { readonly action: string; readonly share: number }) =>
    fill(sentence, {
      name: nameOf(action),
      share: percentOf(share),
      of: ofWords(exercise, words, language),
    })
  const said = [told(exercise.of === 'match' ? text.match : text.best, best)]
  if (!isSolved) said.push(told(chosen === tempting ? text.tempted : text.chosen, chosen))
  if (isClose) said.push(text.close)
  if (isSolved && second && second !== tempting) said.push(told(text.second, second))
  if (tempting && tempting !== chosen && tempting !== best) said.push(told(text.tempting, tempting))
  return said
}

/**
 * What comes of the best choice at once, beside the one that was made, or the one that suggests itself: a sentence made
 * of the figures people see at the table. Nothing where they do not tell the two apart.
 */
export function atOnceWords(
  exercise: Pick<Exercise, 'of'>,
  { best, second, chosen, tempting, isSolved }: Verdict,
  prospects: Readonly<Record<string, Prospect>>,
  nameOf: (action: string) => string,
  words: ProspectWords,
  language: Language,
): string | undefined {
  const other = isSolved ? (tempting ?? second) : chosen
  if (!other || other === best) return undefined
  const valued = ({ action, share }: ValuedOption) =>
    exercise.of === 'match' ? { action, share } : { action }
  const told = (known: Readonly<Record<string, Prospect>>) => {
    const [first, next] = [best, other].map((each) => {
      const prospect = known[each.action]
      return { ...valued(each), ...(prospect && { prospect }) }
    })
    const advice = first && next && { by: '', best: first, others: [next], isMixed: false, isDecided: false }
    return advice && whyWords(advice, language, { choice: nameOf, prospects: words })
  }
  const said = told(prospects)
  // What each is worth in the long run is told anyway.
  return said === told({}) ? undefined : said
}

/** 'Rating 1012 (+12)' */
export function ratingWords(before: Practice, after: Practice, id: string, language: Language): string {
  const text = verdictTexts[language]
  const { rating } = after
  if (Object.hasOwn(before.met, id)) return fill(text.known, { rating })
  const moved = rating - before.rating
  return fill(text.rating, { rating, change: `${moved < 0 ? '−' : '+'}${Math.abs(moved)}` })
}

/** When a failed exercise comes back, or that it is learnt; nothing of one that never failed. */
export function returnWords(
  after: Practice,
  id: string,
  day: number,
  language: Language,
): string | undefined {
  const text = verdictTexts[language]
  const due = returnsOn(after, { id })
  if (due !== undefined) return due - day > 1 ? fill(text.returns, { days: due - day }) : text.tomorrow
  return after.met[id]?.again === undefined ? undefined : text.learnt
}

/** Names with more letters than this are too long for a sentence, and sooner where what follows a colon explains. */
const LONG = 36
const LONG_BEFORE_COLON = 24
/** What follows one of these explains. */
const EXPLAINED = /[:;.(–]\s?/g

/**
 * Names short enough for a sentence: of a long one as much as tells it from all others, its reasons as far as they are
 * needed for that.
 */
export function shortNames(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = [...names.values()]
  const isTaken = (begun: string, whole: string) =>
    all.some((each) => each !== whole && each.startsWith(begun))
  const shortened = (name: string): string => {
    if (name.length <= (name.includes(': ') ? LONG_BEFORE_COLON : LONG)) return name
    for (const { index } of name.matchAll(EXPLAINED)) {
      const begun = name.slice(0, index).trim()
      if (begun !== '' && !isTaken(begun, name)) return begun
    }
    return name
  }
  return new Map([...names].map(([action, name]) => [action, shortened(name)]))
}
