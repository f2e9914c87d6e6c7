import type { Viewer } from '@libero/kernel'
import { SEATS, seatName, seatOf } from '@libero/kernel'
import { STYLES, WHENS } from './cards/skills.ts'
import { isShot, PHASES } from './phase.ts'
import { fieldName, minute, numberOf, pair, seatOfPlayer } from './rules/common.ts'
import { isGiven, Why } from './rules/deliver.ts'
import { outcomeOf } from './rules/half.ts'
import { inShootOut } from './rules/shoot-out.ts'
import { progressOf } from './rules/style.ts'
import type { BenchSeen, PlayerSeen, PlaySeen, Seen, SideSeen } from './seen.ts'
import { EMPTY, type State } from './state.ts'
import { CARD_IDS, CARDS, CORNERS, FINAL_LINE, NOWHERE, OUTFIELD, SIDES } from './vocabulary.ts'

/** What everybody at the table sees, plus the viewer's own cards. Nothing else leaves this function. */
export function view(s: State, viewer: Viewer): Seen {
  const outcome = outcomeOf(s)
  return {
    game: 'hat-trick',
    viewer,
    phase: PHASES[s.phase],
    half: s.half,
    minute: minute(s),
    goals: pair(s.goals),
    awaiting: SEATS.filter((_, seat) => (s.rules.awaiting(s) >>> seat) & 1),
    possession: SEATS[s.side],
    ...(s.ball >= 0 &&
      !inShootOut(s) && {
        ball: { seat: SEATS[s.side], number: numberOf(s.ball), field: fieldName(s.field[s.ball]) },
      }),
    opportunity: s.opportunity === 1,
    ...(isShot(s.phase) && {
      shot: { penalty: s.penalty === 1 || inShootOut(s), power: s.power, drawn: s.drawn, draws: s.draws },
    }),
    ...(s.terms.players && { play: playView(s) }),
    sides: [sideView(s, 0, viewer), sideView(s, 1, viewer)],
    ...(inShootOut(s) && {
      shootOut: { taken: pair(s.taken), scored: pair(s.scored), pairs: s.pairs },
    }),
    ...(outcome && { outcome }),
  }
}

function sideView(s: State, seat: 0 | 1, viewer: Viewer): SideSeen {
  const open = viewer === 'omniscient' || seatOf(viewer) === seat
  return {
    seat: seatName(seat),
    team: s.teams[seat],
    players: playersOf(s, seat, s.terms.players ? cardView : sideOfCard),
    ...(s.terms.players && teamView(s, seat)),
    starKeeper: s.starKeeper[seat] === 1,
    yellow: s.yellow[seat] === 1,
    deck: s.deckLeft[seat],
    temporary: s.temporary[seat] === 1,
    used: cardList(s.used[seat]),
    ...thisTurn(s, seat),
    hand: open ? cardList(s.hand[seat]) : s.handLeft[seat],
    ...(s.laid[seat] >= 0 && { laid: open ? CARD_IDS[s.laid[seat]] : (true as const) }),
    ...(s.faceUp[seat] >= 0 && { faceUp: CARD_IDS[s.faceUp[seat]] }),
    ...(s.corner[seat] >= 0 && { corner: open ? CORNERS[s.corner[seat]] : (true as const) }),
  }
}

/** A team's ten with their footballs and fields; `card` tells what else there is to say of their cards. */
export const playersOf = <T extends object>(s: State, seat: 0 | 1, card: (s: State, player: number) => T) =>
  Array.from({ length: OUTFIELD }, (_, i) => {
    const player = seat * OUTFIELD + i
    const field = s.field[player]
    return {
      number: numberOf(player),
      attack: s.attack[player],
      defence: s.defence[player],
      field: field === NOWHERE ? null : fieldName(field),
      ...card(s, player),
    }
  })

/** §2.3 Only where a card set says otherwise than the number. */
const sideOfCard = (s: State, player: number): Partial<PlayerSeen> =>
  s.foot[player] === (numberOf(player) & 1) ? {} : { side: SIDES[s.foot[player]] }

/** §13.2 The card a player shows. */
const cardView = (s: State, player: number): Partial<PlayerSeen> => ({
  type: s.cards.expansion.set.types[s.type[player]].id,
  gold: s.gold[player] === 1,
  numbers: s.low[player] === s.high[player] ? [s.low[player]] : [s.low[player], s.high[player]],
  side: SIDES[s.foot[player]],
  flips: s.flips[player],
  ...(s.terms.sidesAnew && {
    beganGold: ((s.began[seatOfPlayer(player)] >> (player % OUTFIELD)) & 1) === 1,
  }),
  ...(s.barred[player] === 1 && { prevented: true as const }),
  ...(s.lasting[player] > 0 && {
    lasting: { middle: (s.lasting[player] & 1) === 1, power: s.lasting[player] >> 1 },
  }),
})

/** §19, §20 What a team has beside its players; all of it lies open. */
function teamView(s: State, seat: 0 | 1): Partial<SideSeen> {
  const { times } = s.cards.expansion
  return {
    style: s.style[seat] < 0 ? null : STYLES[s.style[seat]],
    styleCards: styleList(s, s.held[seat]),
    usedStyleCards: styleList(s, s.spent[seat]),
    justWon: styleList(s, s.fresh[seat]),
    // §19.2 How far the team is on the way to each style card it could win.
    progress: STYLES.flatMap((style, i) =>
      s.style[seat] >= 0 && s.style[seat] !== i ? [] : [{ style, of: times[i], now: progressOf(s, seat, i) }],
    ),
    ...(s.terms.events.subs && {
      subs: s.subsLeft[seat],
      bench: benchOf(s, seat),
    }),
    ...(s.terms.events.captain && {
      captain: s.captain[seat] < 0 ? null : numberOf(s.captain[seat]),
      appeal: s.appeals[seat] > 0,
    }),
  }
}

/** §20.3 Who sits on the bench, and who has left it. */
export const benchOf = (s: State, seat: 0 | 1): readonly BenchSeen[] =>
  Array.from(s.benchType[seat]).flatMap((type, i) =>
    type === EMPTY
      ? []
      : [
          {
            type: s.cards.expansion.set.types[type].id,
            gold: s.benchGold[seat][i] === 1,
            gone: ((s.benchGone[seat] >> i) & 1) === 1,
          },
        ],
  )

/** §15.10 Where the play stands: the moment, what is compared, what skills have added. */
const playView = (s: State): PlaySeen => ({
  moment: WHENS[s.moment],
  attacker: SEATS[s.attacker],
  ...(s.line > 0 && s.line <= FINAL_LINE && { line: s.line }),
  bonus: pair(s.bonus),
  shot: { power: s.plusPower, draws: s.plusDraws, snapshot: s.snapshot === 1 },
  ...(isGiven(s, Why.GoalKick) && { kick: CARD_IDS[s.kick] }),
})

/** Style cards by bits as a list of ids. */
export const styleList = (s: State, cards: number): string[] =>
  s.cards.expansion.set.styles.filter((_, card) => (cards >> card) & 1).map(({ id }) => id)

/** §10.2 The used cards that no temporary deck is made of yet. */
export const thisTurn = (s: State, seat: 0 | 1) =>
  s.terms.turnStaysOut ? { thisTurn: cardList(s.thisTurn[seat]) } : {}

/** A count of cards as a list of ids, each as often as it is there. */
export function cardList(counts: Uint8Array): string[] {
  const ids: string[] = []
  for (let card = 0; card < CARDS; card++) for (let n = 0; n < counts[card]; n++) ids.push(CARD_IDS[card])
  return ids
}
