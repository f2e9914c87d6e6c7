import type { Position } from '@libero/kernel'
import { SEATS } from '@libero/kernel'
import { onlyAgreed, onlyPlayersAgreed } from '../agreements.ts'
import { broughtCards, firstCards } from '../build.ts'
import { MATCH_EVENTS } from '../cards/skills.ts'
import { PHASES } from '../phase.ts'
import { numberOf } from '../rules/common.ts'
import { isOver } from '../rules/half.ts'
import { ENDINGS, type State } from '../state.ts'
import { cardList, playersOf, thisTurn } from '../view.ts'
import { CORNERS } from '../vocabulary.ts'
import { cardPosition, playPosition, teamPosition } from './players.ts'
import { cardOrNull, POSITION_FORMAT, TALLIES, who } from './words.ts'

/** The whole state as readable data; `docs/protocol.md` names every field. */
export function position(s: State): Position {
  return {
    format: POSITION_FORMAT,
    options: {
      extraTime: s.terms.extraTime,
      // §12.5 The first version knows no other agreement.
      ...(s.terms.turnStaysOut && onlyAgreed(s.terms)),
      ...(s.terms.players && {
        expansion: 'players',
        events: MATCH_EVENTS.filter((event) => s.terms.events[event]),
        ...onlyPlayersAgreed(s.terms),
      }),
      ...cardsPosition(s),
    },
    phase: PHASES[s.phase],
    half: s.half,
    turn: s.turn,
    possession: SEATS[s.side],
    ball: s.ball < 0 ? null : numberOf(s.ball),
    firstKickOff: SEATS[s.first],
    opportunity: s.opportunity === 1,
    late: s.late,
    moved: who(s.moved),
    ...(s.terms.displacedStays && { displaced: who(s.displaced) }),
    shot: { power: s.power, draws: s.draws, drawn: s.drawn, penalty: s.penalty === 1 },
    pairs: s.pairs,
    ending: isOver(s) ? ENDINGS[s.ending] : null,
    winner: s.winner < 2 ? SEATS[s.winner] : null,
    ...(s.terms.turnStaysOut && { halfGuards: s.halfGuards }),
    ...(s.terms.players && { play: playPosition(s) }),
    sides: [sidePosition(s, 0), sidePosition(s, 1)],
  }
}

/** The first cards are not named: positions were written while there were no others. */
function cardsPosition({ cards, terms }: State): Position {
  const brought = broughtCards(cards, terms, firstCards)
  if (!brought) return {}
  // Cards from a box that are played with our player cards of today: others will be ours tomorrow.
  const isMixed = brought === cards.set && terms.players && !cards.set.expansion
  return { cards: isMixed ? { ...cards.set, expansion: cards.expansion.set } : brought }
}

function sidePosition(s: State, seat: 0 | 1): Position {
  return {
    team: s.teams[seat],
    goals: s.goals[seat],
    players: playersOf(s, seat, s.terms.players ? cardPosition : () => ({})),
    ...(s.terms.players && teamPosition(s, seat)),
    starKeeper: s.starKeeper[seat] === 1,
    yellow: s.yellow[seat] === 1,
    hand: cardList(s.hand[seat]),
    deck: cardList(s.deck[seat]),
    used: cardList(s.used[seat]),
    ...thisTurn(s, seat),
    deckGone: s.deckGone[seat] === 1,
    temporary: s.temporary[seat] === 1,
    laid: cardOrNull(s.laid[seat]),
    faceUp: cardOrNull(s.faceUp[seat]),
    corner: s.corner[seat] < 0 ? null : CORNERS[s.corner[seat]],
    taken: s.taken[seat],
    scored: s.scored[seat],
    tally: Object.fromEntries(TALLIES.map((tally) => [tally, s[tally][seat]])),
  }
}
