import { hatTrickBots } from '@libero/bots'
import type { HatTrickBuild, HatTrickConfig, HatTrickEvent, State } from '@libero/hat-trick'
import { CARD_IDS, checkOptions, DECK, HALVES, HAND, hatTrick, SQUAD, wording } from '@libero/hat-trick'
import type { Seat } from '@libero/kernel'
import type { Entry } from '../catalogue.ts'
import { hatTrickBook } from './book.ts'
import { hatTrickCards } from './cards.ts'
import { BUDGET, beginner, optionsSaid, squadByChance, teamsReady, VARIANTS } from './line.ts'
import { hatTrickScale } from './scale.ts'
import { talliesOf, tally } from './tally.ts'

const FIGURES = ['yellows', 'reds', 'shots', 'penalties'] as const
const MARKS = ['levelAfterNormalTime', 'extraTimes', 'shootOuts', 'guards', 'redCardMatches'] as const

export const hatTrickEntry: Entry<State, HatTrickConfig, HatTrickEvent> = {
  game: hatTrick,
  bots: hatTrickBots,
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
  options: optionsSaid,
  beginner,
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
  figures: FIGURES,
  marks: MARKS,
  count,
  tallies: talliesOf,
  tally,
  cards: hatTrickCards,
  scale: hatTrickScale,
  book: hatTrickBook,
}

const teamOf = (build: HatTrickBuild): string =>
  'team' in build ? build.team : 'code' in build ? build.code : (build.squad.name ?? SQUAD)

/** §10.1 The minute by the cards that have left both decks, as the game's own clock counts them. */
function clock(): (event: HatTrickEvent) => number {
  let half = 0
  let whole = DECK
  const left = [DECK, DECK]
  const isGone = [false, false]
  const draw = (seat: Seat, now: number) => {
    left[seat] = now
    isGone[seat] ||= now === 0
  }
  const begin = (next: number) => {
    half = next
    left.fill(whole)
    isGone.fill(false)
  }
  return (event) => {
    if (event.kind === 'kick-off' && event.half !== half) begin(event.half)
    else if (event.kind === 'shoot-out') half = HALVES + 2
    else if (event.kind === 'drawn' || event.kind === 'drawn-unseen') {
      const count = event.kind === 'drawn' ? event.cards.length : event.count
      // The first hand of a half shows how large the decks of these cards are.
      if (left[0] === whole && left[1] === whole && event.seat === 0) {
        whole = event.left + count
        left.fill(whole)
      }
      draw(event.seat, event.left)
    } else if (event.kind === 'keeper-drew' || event.kind === 'foul-checked' || event.kind === 'appealed')
      draw(event.seat, Math.max(0, (left[event.seat] ?? 0) - 1))
    else if (event.kind === 'temporary-deck') isGone[event.seat] = true
    if (half > HALVES + 1) return 120
    const [start, length] = half <= HALVES ? [(half - 1) * 45, 45] : [90, 30]
    const rest = left.reduce((sum, count, seat) => sum + (isGone[seat] ? 0 : count), 0)
    // The cards dealt at the start of a half are no time played.
    const time = 2 * (whole - HAND)
    const played = Math.round((length * (time - rest)) / time)
    return Math.max(0, start) + Math.min(length, Math.max(1, played))
  }
}

function count(s: State, figures: Float64Array, marks: Float64Array): void {
  for (let i = 0; i < FIGURES.length; i++) {
    const row = s[FIGURES[i] ?? 'yellows']
    figures[2 * i] = (figures[2 * i] ?? 0) + (row[0] ?? 0)
    figures[2 * i + 1] = (figures[2 * i + 1] ?? 0) + (row[1] ?? 0)
  }
  const outcome = hatTrick.outcome(s)
  const add = (mark: (typeof MARKS)[number], more: boolean) => {
    const at = MARKS.indexOf(mark)
    marks[at] = (marks[at] ?? 0) + Number(more)
  }
  add('levelAfterNormalTime', outcome?.winner === undefined || s.half > HALVES)
  add('extraTimes', s.half > HALVES)
  add('shootOuts', s.half > HALVES + 1)
  // §11.4 Of the guards only lots end a loop of luck; the whistle of §10.3 belongs to an ordinary half.
  add('guards', outcome?.by === 'lots')
  add('redCardMatches', (s.reds[0] ?? 0) + (s.reds[1] ?? 0) > 0)
}
