import type { View, Viewer } from '@libero/kernel'
import { SEATS, seatName, seatOf } from '@libero/kernel'
import { awaiting } from './game.ts'
import { PHASES, Phase } from './phase.ts'
import { fieldName, minute, numberOf } from './rules/common.ts'
import { outcomeOf } from './rules/half.ts'
import { inShootOut } from './rules/shoot-out.ts'
import type { State } from './state.ts'
import { CARD_IDS, CARDS, CORNERS, NOWHERE, OUTFIELD } from './vocabulary.ts'

/** What everybody at the table sees, plus the viewer's own cards. Nothing else leaves this function. */
export function view(s: State, viewer: Viewer): View {
  const outcome = outcomeOf(s)
  const shooting = s.phase === Phase.Duel || s.phase === Phase.Save
  return {
    game: 'hat-trick',
    viewer,
    phase: PHASES[s.phase],
    half: s.half,
    minute: minute(s),
    goals: Array.from(s.goals),
    awaiting: SEATS.filter((_, seat) => (awaiting(s) >>> seat) & 1),
    possession: SEATS[s.side],
    ...(s.ball >= 0 &&
      !inShootOut(s) && {
        ball: { seat: SEATS[s.side], number: numberOf(s.ball), field: fieldName(s.field[s.ball]) },
      }),
    opportunity: s.opportunity === 1,
    ...(shooting && {
      shot: { penalty: s.penalty === 1 || inShootOut(s), power: s.power, drawn: s.drawn, draws: s.draws },
    }),
    sides: [sideView(s, 0, viewer), sideView(s, 1, viewer)],
    ...(inShootOut(s) && {
      shootOut: { taken: Array.from(s.taken), scored: Array.from(s.scored), pairs: s.pairs },
    }),
    ...(outcome && { outcome }),
  }
}

function sideView(s: State, seat: 0 | 1, viewer: Viewer): View {
  const open = viewer === 'omniscient' || seatOf(viewer) === seat
  return {
    seat: seatName(seat),
    team: s.teams[seat],
    players: Array.from({ length: OUTFIELD }, (_, i) => {
      const player = seat * OUTFIELD + i
      const field = s.field[player]
      return {
        number: numberOf(player),
        attack: s.attack[player],
        defence: s.defence[player],
        field: field === NOWHERE ? null : fieldName(field),
      }
    }),
    starKeeper: s.starKeeper[seat] === 1,
    yellow: s.yellow[seat] === 1,
    deck: s.deckLeft[seat],
    temporary: s.temporary[seat] === 1,
    used: cardList(s.used[seat]),
    hand: open ? cardList(s.hand[seat]) : s.handLeft[seat],
    ...(s.laid[seat] >= 0 && { laid: open ? CARD_IDS[s.laid[seat]] : true }),
    ...(s.faceUp[seat] >= 0 && { faceUp: CARD_IDS[s.faceUp[seat]] }),
    ...(s.corner[seat] >= 0 && s.phase === Phase.Duel && { corner: open ? CORNERS[s.corner[seat]] : true }),
  }
}

/** A count of cards as a list of ids, each as often as it is there. */
export function cardList(counts: Uint8Array): string[] {
  const ids: string[] = []
  for (let card = 0; card < CARDS; card++) for (let n = 0; n < counts[card]; n++) ids.push(CARD_IDS[card])
  return ids
}
