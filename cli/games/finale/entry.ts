import { finaleBots, finaleInsight, finaleMatters, finaleQuarry, scout } from '@libero/bots/finale'
import { finaleAssociation } from '@libero/competitions/finale'
import type { Club, FinaleConfig, FinaleEvent, FinaleOptions } from '@libero/finale'
import { beginner, CLUBS, checkOptions, clock, finale, recap, TACTICS_CHOICES } from '@libero/finale'
import { finaleBook } from '@libero/finale/book'
import { EXERCISES, MOTIFS, motifTexts, sheetTexts } from '@libero/finale/exercises'
import { LESSON_WORDS } from '@libero/finale/lesson-words'
import { LESSONS } from '@libero/finale/lessons'
import type { State } from '@libero/finale/opponents'
import { wording } from '@libero/finale/text'
import type { Seen } from '@libero/finale/view'
import type { Flags, Said } from '../../arguments.ts'
import type { Entry } from '../../catalogue.ts'
import { finaleBalance } from './balance.ts'
import { finaleCards } from './cards.ts'
import { finaleDocs } from './docs.ts'
import { finaleGameTexts } from './game-text.ts'

const FIGURES = ['yellows', 'reds', 'injuries', 'counters', 'attacksMade'] as const
const MARKS = ['levelAfterNormalTime', 'extraTimes', 'shootOuts', 'guards'] as const

/** What coaches can agree on, as it is said on the line. */
const AGREED: Flags = {
  tactics: 'text',
  sealed: 'yes',
  'extra-time': 'yes',
  budget: 'text',
  leg: 'text',
  'first-leg': 'text',
  'away-goals': 'yes',
  'hazard-order': 'text',
  'keeper-changes': 'yes',
  'bench-takers': 'yes',
  cards: 'text',
}

/** '46,50' or '2:1'; whatever else it is, the game will refuse it with its reason. */
const twoNumbers = (text: string | undefined): readonly number[] => (text ?? '').split(/[,:]/).map(Number)

/**
 * §12.1 How the first leg ended, by the seats of this match: 'acker:2-1' says whose goals come first, '2:1' has those of
 * today's home club first.
 */
function firstLegSaid(said: Said, home: Club): readonly number[] {
  const [, club, first, second] = /^([a-z]+):(\d+)-(\d+)$/.exec(said.word('first-leg') ?? '') ?? []
  if (club === undefined) return twoNumbers(said.word('first-leg'))
  if (!CLUBS.some((known) => known === club))
    said.misuse('value-wrong', {
      option: '--first-leg',
      value: said.word('first-leg') ?? '',
      allowed: 'acker:2-1, stollen:2-1, 2:1',
    })
  const goals = [Number(first), Number(second)]
  return club === home ? goals : goals.reverse()
}

/** §12 One leg of a tie; the second knows how the first ended. */
const tieSaid = (said: Said, home: Club): unknown => ({
  ...(said.oneOf('leg', ['1', '2'], '1') === '1'
    ? { leg: 1 }
    : { leg: 2, firstLeg: firstLegSaid(said, home) }),
  awayGoals: said.has('away-goals'),
})

/** What is said of a tie without saying which leg it is would be lost. */
function checkTieSaid(said: Said): void {
  if (said.has('away-goals') && !said.has('leg') && !said.has('second-leg'))
    said.misuse('option-needs', { option: '--away-goals', needed: '--leg' })
  if (said.has('first-leg') && said.word('leg') !== '2')
    said.misuse('option-needs', { option: '--first-leg', needed: '--leg 2' })
}

/** What was agreed on the line, in a match at the ground of this club. */
export function optionsSaid(said: Said, cards: unknown, home: Club = CLUBS[0]): FinaleOptions {
  checkTieSaid(said)
  return {
    tactics: said.oneOf('tactics', TACTICS_CHOICES, 'usual'),
    ...(said.has('sealed') && { sealed: true }),
    extraTime: said.has('extra-time'),
    ...(said.word('budget') !== undefined && { budget: twoNumbers(said.word('budget')) }),
    ...(said.word('leg') !== undefined && { tie: tieSaid(said, home) }),
    ...(said.word('hazard-order') !== undefined && {
      hazardOrder: said.oneOf('hazard-order', ['coach', 'squad'], 'coach'),
    }),
    ...(said.has('keeper-changes') && { keeperChanges: true }),
    ...(said.has('bench-takers') && { benchTakers: true }),
    ...(cards !== undefined && { cards }),
  } as FinaleOptions
}

export const finaleEntry: Entry<State, FinaleConfig, FinaleEvent, Seen> = {
  game: finale,
  text: finaleGameTexts,
  bots: finaleBots,
  insight: finaleInsight,
  matters: finaleMatters,
  quarry: finaleQuarry,
  association: finaleAssociation,
  lessons: { lessons: LESSONS, words: LESSON_WORDS },
  exercises: { shelf: EXERCISES, motifs: MOTIFS, motifTexts, sheetTexts },
  scout,
  wording: (language, options) => wording(language, checkOptions(options).agreed.cards.set),
  flags: AGREED,
  variants: {},
  agreed: AGREED,
  options: (said, cards) => optionsSaid(said, cards),
  beginner: (seat, options, _said, rules) => beginner(seat, options, rules === undefined ? {} : { rules }),
  luckOf: (options) => {
    const { cards } = checkOptions(options).agreed
    return (card) => {
      const index = cards.tactic(card)
      return index < 0 ? undefined : index
    }
  },
  clock,
  recap,
  figures: FIGURES,
  marks: MARKS,
  count,
  cards: finaleCards,
  book: finaleBook,
  balance: () => finaleBalance,
  docs: finaleDocs,
}

function count(s: State, figures: Float64Array, marks: Float64Array): void {
  for (let i = 0; i < FIGURES.length; i++) {
    const row = s[FIGURES[i] ?? 'yellows']
    figures[2 * i] = (figures[2 * i] ?? 0) + (row[0] ?? 0)
    figures[2 * i + 1] = (figures[2 * i + 1] ?? 0) + (row[1] ?? 0)
  }
  const outcome = finale.outcome(s)
  const add = (mark: (typeof MARKS)[number], more: boolean | number) => {
    const at = MARKS.indexOf(mark)
    marks[at] = (marks[at] ?? 0) + Number(more)
  }
  add('levelAfterNormalTime', outcome?.winner === undefined || s.stage > 0)
  add('extraTimes', s.stage > 0)
  add('shootOuts', s.stage > 1)
  add('guards', s.guards)
}
