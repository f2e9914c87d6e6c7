import type { Language } from '@libero/kernel/words'
import { fill } from '@libero/kernel/words'
import { levelTexts } from '../levels/text.ts'
import { shortWords } from '../prospect/text.ts'
import type { Fall } from '../remote/standby.ts'
import type { Advice, Advised } from './advice.ts'
import { inHundred } from './advice.ts'
import type { Counsel } from './adviser.ts'
import type { InWords } from './why.ts'
import { whyWords } from './why.ts'

/** What coaches say, and what is said of them. */
export interface AdviceText {
  /** What is expected after a choice, in short … */
  readonly worth: string
  /** … and what that means. */
  readonly worthMeans: string
  readonly instead: string
  /** The choice stays face down: about as good, or to be taken in these shares. */
  readonly level: string
  readonly mixing: string
  readonly often: string
  readonly thinking: string
  readonly none: string
  /** A lower level has decided, or brought its team. */
  readonly late: string
  readonly failed: string
  readonly brought: string
  /** Nobody could decide. */
  readonly nobody: string
}

/** Once for the page and the terminal. */
export const adviceTexts: Readonly<Record<Language, AdviceText>> = {
  en: {
    worth: 'wins {share} in 100',
    worthMeans: 'a draw counting half',
    instead: 'Or',
    level: 'About as good, and the choice stays face down: take now this one, now that.',
    mixing: 'The choice stays face down: mixed like this, nobody can read it.',
    often: '{percent} times in 100',
    thinking: '{coach} is thinking it over …',
    none: 'No coach has advice this time.',
    late: 'The {level} could not decide in time; the {other} decided instead.',
    failed: 'The {level} could not decide; the {other} decided instead.',
    brought: 'The {level} brought no team that may play; the {other} chose one instead.',
    nobody: 'Nobody on the bench could decide: what the rules foresee was taken.',
  },
  de: {
    worth: 'gewinnt {share} von 100',
    worthMeans: 'ein Unentschieden zählt halb',
    instead: 'Oder',
    level: 'Etwa gleich gut, und die Wahl bleibt verdeckt: nimm mal dies, mal das.',
    mixing: 'Die Wahl bleibt verdeckt: So gemischt kann sie niemand lesen.',
    often: '{percent} von 100 Mal',
    thinking: '{coach} überlegt …',
    none: 'Diesmal hat kein Trainer einen Rat.',
    late: 'Der {level} hat nicht rechtzeitig entschieden; der {other} hat es für ihn getan.',
    failed: 'Der {level} konnte nicht entscheiden; der {other} hat es für ihn getan.',
    brought: 'Der {level} brachte keine Mannschaft, die spielen darf; der {other} hat eine gewählt.',
    nobody: 'Niemand auf der Bank konnte entscheiden: Es gilt, was die Regeln vorsehen.',
  },
  hu: {
    worth: '100-ból {share} győzelem',
    worthMeans: 'a döntetlen félnek számít',
    instead: 'Vagy',
    level: 'Nagyjából egyformán jók, és a választás rejtve marad: váltogasd őket.',
    mixing: 'A választás rejtve marad: így keverve senki sem tud kiismerni.',
    often: '100-ból {percent} alkalommal',
    thinking: '{coach} gondolkodik …',
    none: 'Most egyik edzőnek sincs tanácsa.',
    late: 'Nem döntött időben: {level}. Helyette döntött: {other}.',
    failed: 'Nem tudott dönteni: {level}. Helyette döntött: {other}.',
    brought: 'Nem hozott szabályos csapatot: {level}. Helyette választott: {other}.',
    nobody: 'A kispadon senki sem tudott dönteni: a szabályok szerinti választás érvényes.',
  },
}

export const levelName = (level: string, language: Language): string =>
  (levelTexts[language].names as Readonly<Record<string, string>>)[level] ?? level

/** What is expected of an option. */
export const worthWords = ({ share }: Counsel, text: AdviceText): string | undefined =>
  share === undefined ? undefined : fill(text.worth, { share: inHundred(share) })

/** How often it should be taken where mixing is right. */
export const mixWords = ({ mix }: Counsel, text: AdviceText): string | undefined =>
  mix === undefined ? undefined : fill(text.often, { percent: inHundred(mix) })

/** That mixing is right, and how. */
export function mixingWords({ isMixed, best }: Advice, text: AdviceText): string | undefined {
  if (!isMixed) return undefined
  return best.mix === undefined ? text.level : text.mixing
}

/** An advice as it is read or heard, a sentence a line. */
export function adviceSentences(advice: Advice, language: Language, words: InWords): readonly string[] {
  const text = adviceTexts[language]
  const { by, best, others } = advice
  const said = (counsel: Advised, means?: string) => {
    const { action, prospect } = counsel
    const odds = prospect && shortWords(prospect, words.prospects, language)
    const reasons = [mixWords(counsel, text), worthWords(counsel, text), means, odds]
    // An ability is a sentence of its own.
    const choice = words.choice(action).replace(/\.$/, '')
    const why = reasons.filter(Boolean).join(', ')
    return why ? `${choice} – ${why}` : choice
  }
  const mixing = mixingWords(advice, text)
  const why = whyWords(advice, language, words)
  return [
    `${levelName(by, language)}: ${said(best, best.share === undefined ? undefined : text.worthMeans)}.`,
    ...(others.length > 0 ? [`${text.instead}: ${others.map((each) => said(each)).join('; ')}.`] : []),
    ...(mixing ? [mixing] : []),
    ...(why ? [why] : []),
  ]
}

/** Who has stood in for whom, and at what. */
export interface StoodIn extends Fall {
  readonly by: string
  readonly at: 'decide' | 'build'
}

/** That somebody has stood in, in words. */
export function stoodInWords({ level, fault, by, at }: StoodIn, language: Language): string {
  const text = adviceTexts[language]
  const sentence = at === 'build' ? text.brought : fault === 'late' ? text.late : text.failed
  return fill(sentence, { level: levelName(level, language), other: levelName(by, language) })
}
