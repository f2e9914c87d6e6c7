import type { Pair, Viewer } from '@libero/kernel'
import { SEATS, seatName, seatOf } from '@libero/kernel'
import { PHASES } from './phase.ts'
import {
  bits,
  firstMan,
  hazardOf,
  manId,
  minute,
  onTheBall,
  pair,
  SHOOT_OUT,
  strengthOf,
} from './rules/common.ts'
import { counterBonus } from './rules/counter.ts'
import { outcomeOf, standing } from './rules/ending.ts'
import { changesArePrepared } from './rules/substitutions.ts'
import { chosenOrder, chosenOrderCounts, closingCardIsOpen, tacticsArePacked } from './rules/tactics.ts'
import type { ManSeen, Seen, SideSeen } from './seen.ts'
import type { State } from './state.ts'
import { MOST_TAKERS } from './state.ts'
import { ACTIONS, CHANGES, CLUBS, HAZARDS, LINES, SQUAD, WHEREABOUTS } from './vocabulary.ts'

/** What everybody at the table sees, plus the viewer's own cards and plans. Nothing else leaves this function. */
export function view(s: State, viewer: Viewer): Seen {
  const attacker = s.attacker < 0 ? undefined : seatName(s.attacker as 0 | 1)
  const action = ACTIONS[s.action]
  const outcome = outcomeOf(s)
  return {
    game: 'finale',
    viewer,
    phase: PHASES[s.phase],
    ...(s.terms.tactics !== 'usual' && { tactics: s.terms.tactics }),
    period: s.period,
    minute: minute(s),
    goals: pair(s.goals),
    ...(s.terms.leg === 2 && { aggregate: standing(s) }),
    awaiting: SEATS.filter((_, seat) => (s.rules.awaiting(s) >>> seat) & 1),
    ...(attacker && {
      attacker,
      attack: { number: s.attack, of: s.attacks, counter: s.counter === 1, counterPlayed: s.countered === 1 },
    }),
    ...(attacker &&
      action !== 'free' && {
        action: {
          name: action,
          onTheBall: seatName(onTheBall(s)),
          bonus: counterBonus(s),
          ...(s.missing.some((count) => count > 0) && {
            missing: LINES.flatMap((line, i) => Array.from({ length: s.missing[i] }, () => line)),
          }),
        },
      }),
    sides: [sideView(s, 0, viewer), sideView(s, 1, viewer)],
    ...(s.stage === SHOOT_OUT && {
      shootOut: { scored: pair(s.scored), shots: pair(s.shots), suddenDeath: s.pairs },
    }),
    ...(outcome && { outcome }),
  }
}

function sideView(s: State, seat: 0 | 1, viewer: Viewer): SideSeen {
  const open = viewer === 'omniscient' || seatOf(viewer) === seat
  const from = firstMan(seat)
  const shots = Math.min(s.shots[seat], s.named[seat])
  const takers = Array.from({ length: open ? s.named[seat] : shots }, (_, i) =>
    manId(s, s.taker[seat * MOST_TAKERS + i]),
  )
  return {
    seat: seatName(seat),
    club: CLUBS[s.cards.club[s.card[from]]],
    men: Array.from({ length: SQUAD }, (_, slot) => manView(s, from + slot)),
    changesLeft: s.changesLeft[seat],
    deck: cardsInDeck(s, seat, open),
    shown: s.cards.tacticIds(s.shown[seat]),
    exchanged: open ? s.cards.tacticIds(s.exchanged[seat]) : bits(s.exchanged[seat]),
    hand: open ? s.cards.tacticIds(s.hand[seat]) : bits(s.hand[seat]),
    ...(open && { packed: s.cards.tacticIds(s.packed[seat]) }),
    ...(open && chosenOrderCounts(s) && { order: chosenOrder(s, seat) }),
    ...lyingCard(s, seat, open),
    ...(open && changesArePrepared(s) && { changes: plannedChanges(s, seat) }),
    ...(open && s.leaving[seat] >= 0 && { leaving: manId(s, s.leaving[seat]) }),
    ...(takers.length > 0 && { takers }),
  }
}

/** §5.2, §5.8 The card a coach has lying: face up, or face down, when only he knows it. */
function lyingCard(s: State, seat: number, open: boolean): Pick<SideSeen, 'faceUp' | 'laid'> {
  const isOpen = closingCardIsOpen(s, seat)
  const up = isOpen ? s.laid[seat] : s.faceUp[seat]
  return {
    ...(up >= 0 && { faceUp: s.cards.tacticId(up) }),
    ...(s.laid[seat] >= 0 && !isOpen && { laid: open ? s.cards.tacticId(s.laid[seat]) : (true as const) }),
  }
}

/** §4.8 How far a coach has come with his choice is his to know; that he has chosen is open. */
const cardsInDeck = (s: State, seat: number, open: boolean): number =>
  open || !tacticsArePacked(s) || s.ready[seat] ? s.deckLeft[seat] : 0

function manView(s: State, man: number): ManSeen {
  const hazard = HAZARDS[hazardOf(s, man)]
  const used = ACTIONS[s.chip[man]]
  return {
    id: manId(s, man),
    line: LINES[s.line[man]],
    where: WHEREABOUTS[s.where[man]],
    turn: s.turn[man],
    strength: strengthOf(s, man),
    ...(hazard !== 'none' && { hazard }),
    ...(s.booked[man] && { booked: true as const }),
    ...(used !== 'free' && { used }),
  }
}

function plannedChanges(s: State, seat: number): readonly Pair<string>[] {
  return Array.from({ length: s.changes[seat] }, (_, i) => {
    const at = seat * 2 * CHANGES + 2 * i
    return [manId(s, s.change[at]), manId(s, s.change[at + 1])]
  })
}
