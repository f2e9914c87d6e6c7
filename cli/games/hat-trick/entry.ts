import {
  hatTrickBots,
  hatTrickDuels,
  hatTrickInsight,
  hatTrickMatters,
  hatTrickQuarry,
} from '@libero/bots/hat-trick'
import { hatTrickAssociation } from '@libero/competitions/hat-trick'
import type { HatTrickBuild, HatTrickConfig, HatTrickEvent } from '@libero/hat-trick'
import { CARD_IDS, checkOptions, clock, HALVES, hatTrick, recap, SQUAD, teamsReady } from '@libero/hat-trick'
import { hatTrickBook } from '@libero/hat-trick/book'
import { EXERCISES, MOTIFS, motifTexts, sheetTexts } from '@libero/hat-trick/exercises'
import { LESSON_WORDS } from '@libero/hat-trick/lesson-words'
import { LESSONS } from '@libero/hat-trick/lessons'
import type { State } from '@libero/hat-trick/opponents'
import { wording } from '@libero/hat-trick/text'
import type { Seen } from '@libero/hat-trick/view'
import type { Entry } from '../../catalogue.ts'
import { hatTrickBalance } from './balance.ts'
import { hatTrickCards } from './cards.ts'
import { hatTrickDocs } from './docs.ts'
import { BUDGET, beginnerSaid, optionsSaid, squadByChance, VARIANTS } from './flags.ts'
import { hatTrickGameTexts } from './game-text.ts'
import { talliesOf, tally } from './tally.ts'

const FIGURES = ['yellows', 'reds', 'shots', 'penalties'] as const
const MARKS = [
  'levelAfterNormalTime',
  'extraTimes',
  'shootOuts',
  'guards',
  'redCardMatches',
  'halfGuards',
] as const

export const hatTrickEntry: Entry<State, HatTrickConfig, HatTrickEvent, Seen> = {
  game: hatTrick,
  text: hatTrickGameTexts,
  bots: hatTrickBots,
  insight: hatTrickInsight,
  matters: hatTrickMatters,
  quarry: hatTrickQuarry,
  association: hatTrickAssociation,
  lessons: { lessons: LESSONS, words: LESSON_WORDS },
  exercises: { shelf: EXERCISES, motifs: MOTIFS, motifTexts, sheetTexts },
  duels: hatTrickDuels,
  wording: (language, options) => wording(language, checkOptions(options).agreed.cards.set),
  flags: {
    'home-team': 'text',
    'away-team': 'text',
    ...VARIANTS,
    'home-squad': 'text',
    'away-squad': 'text',
    ...BUDGET,
    tally: 'yes',
    cards: 'text',
  },
  variants: VARIANTS,
  agreed: { ...VARIANTS, cards: 'text' },
  options: optionsSaid,
  beginner: beginnerSaid,
  random: squadByChance,
  teams: {
    ids: teamsReady,
    build: (team): HatTrickBuild => ({ team }),
    idOf: (build) => teamOf(build as HatTrickBuild),
  },
  luckOf: (options) => {
    const { styles } = checkOptions(options).agreed.cards.expansion.set
    return (card) =>
      [CARD_IDS.indexOf(card), styles.findIndex(({ id }) => id === card)].find((index) => index >= 0)
  },
  clock,
  recap,
  figures: FIGURES,
  marks: MARKS,
  count,
  tallies: talliesOf,
  tally,
  cards: hatTrickCards,
  book: hatTrickBook,
  balance: hatTrickBalance,
  docs: hatTrickDocs,
}

const teamOf = (build: HatTrickBuild): string =>
  'team' in build ? build.team : 'code' in build ? build.code : (build.squad.name ?? SQUAD)

function count(s: State, figures: Float64Array, marks: Float64Array): void {
  for (let i = 0; i < FIGURES.length; i++) {
    const row = s[FIGURES[i] ?? 'yellows']
    figures[2 * i] = (figures[2 * i] ?? 0) + (row[0] ?? 0)
    figures[2 * i + 1] = (figures[2 * i + 1] ?? 0) + (row[1] ?? 0)
  }
  const outcome = hatTrick.outcome(s)
  const add = (mark: (typeof MARKS)[number], more: boolean | number) => {
    const at = MARKS.indexOf(mark)
    marks[at] = (marks[at] ?? 0) + Number(more)
  }
  add('levelAfterNormalTime', outcome?.winner === undefined || s.half > HALVES)
  add('extraTimes', s.terms.extraTime && s.half > HALVES)
  add('shootOuts', s.half > HALVES + 1)
  // §11.4 Lots end a loop of luck; what ends endless halves (§10.3) is counted by halves.
  add('guards', outcome?.by === 'lots')
  add('redCardMatches', (s.reds[0] ?? 0) + (s.reds[1] ?? 0) > 0)
  add('halfGuards', s.halfGuards)
}
