import {
  captainTsubasaBots,
  captainTsubasaDuels,
  captainTsubasaMatters,
  captainTsubasaQuarry,
  insight,
} from '@libero/bots/captain-tsubasa'
import type { CaptainTsubasaBuild, CaptainTsubasaConfig, CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { captainTsubasa, checkOptions, clock, FACES, HALVES, recap, TEAMS } from '@libero/captain-tsubasa'
import { captainTsubasaBook } from '@libero/captain-tsubasa/book'
import { EXERCISES, MOTIFS, motifTexts, sheetTexts } from '@libero/captain-tsubasa/exercises'
import { LESSON_WORDS } from '@libero/captain-tsubasa/lesson-words'
import { LESSONS } from '@libero/captain-tsubasa/lessons'
import type { State } from '@libero/captain-tsubasa/opponents'
import { TALLIES } from '@libero/captain-tsubasa/opponents'
import { wording } from '@libero/captain-tsubasa/text'
import type { Seen } from '@libero/captain-tsubasa/view'
import { captainTsubasaAssociation } from '@libero/competitions/captain-tsubasa'
import type { Entry } from '../../catalogue.ts'
import { captainTsubasaBalance } from './balance.ts'
import { captainTsubasaCards } from './cards.ts'
import { captainTsubasaDocs } from './docs.ts'
import { beginnerSaid, optionsSaid, VARIANTS } from './flags.ts'
import { captainTsubasaGameTexts } from './game-text.ts'
import { talliesOf, tally } from './tally.ts'

const MARKS = ['levelAfterNormalTime', 'extraTimes', 'jointChampions', 'yellowMatches', 'guards'] as const

export const captainTsubasaEntry: Entry<State, CaptainTsubasaConfig, CaptainTsubasaEvent, Seen> = {
  game: captainTsubasa,
  text: captainTsubasaGameTexts,
  bots: captainTsubasaBots,
  insight,
  matters: captainTsubasaMatters,
  quarry: captainTsubasaQuarry,
  association: captainTsubasaAssociation,
  lessons: { lessons: LESSONS, words: LESSON_WORDS },
  exercises: { shelf: EXERCISES, motifs: MOTIFS, motifTexts, sheetTexts },
  duels: captainTsubasaDuels,
  wording: (language, options) => wording(language, checkOptions(options).agreed.cards.set),
  flags: { team: 'text', ...VARIANTS, tally: 'yes', cards: 'text' },
  variants: VARIANTS,
  agreed: { ...VARIANTS, cards: 'text' },
  options: optionsSaid,
  beginner: beginnerSaid,
  teams: {
    ids: () => TEAMS,
    build: (team) => ({ team }),
    idOf: (build) => (build as CaptainTsubasaBuild).team,
  },
  luckOf: (options) => {
    const { cards } = checkOptions(options).agreed
    return (card) => [cards.card(card), DICE.indexOf(card)].find((number) => number >= 0)
  },
  clock,
  recap,
  figures: TALLIES,
  marks: MARKS,
  count,
  tallies: talliesOf,
  tally,
  cards: captainTsubasaCards,
  book: captainTsubasaBook,
  balance: captainTsubasaBalance,
  docs: captainTsubasaDocs,
}

/** A roll as it is written where luck is listed. */
const DICE = Array.from({ length: FACES }, (_, i) => `die-${i + 1}`)

function count(s: State, figures: Float64Array, marks: Float64Array): void {
  for (let i = 0; i < TALLIES.length; i++) {
    const row = s[TALLIES[i] ?? 'shots']
    figures[2 * i] = (figures[2 * i] ?? 0) + (row[0] ?? 0)
    figures[2 * i + 1] = (figures[2 * i + 1] ?? 0) + (row[1] ?? 0)
  }
  const add = (mark: (typeof MARKS)[number], more: boolean | number) => {
    const at = MARKS.indexOf(mark)
    marks[at] = (marks[at] ?? 0) + Number(more)
  }
  // §1.2 Whoever is level plays on.
  add('levelAfterNormalTime', s.half > HALVES)
  add('extraTimes', s.half > HALVES)
  add('jointChampions', captainTsubasa.outcome(s)?.winner === undefined)
  add('yellowMatches', (s.yellows[0] ?? 0) + (s.yellows[1] ?? 0) > 0)
  add('guards', s.guards)
}
