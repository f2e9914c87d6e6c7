import type { Chance, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { CaptainTsubasaConfig } from '../build.ts'
import { LET_START, START } from '../codes.ts'
import { Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { NAMED, SCALARS } from '../state.ts'
import {
  BENCH,
  CARDS,
  COIN,
  DECK,
  FIRST_EXHAUSTION,
  FIRST_MATCH,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HALVES,
  MATCH_PILE,
  ON_OFFER,
  OUT,
  PER_TEAM,
  TEAMS,
} from '../vocabulary.ts'
import { Luck, luckKey, put, type Told } from './common.ts'
import { fillField } from './field.ts'
import { shuffleAll } from './half.ts'
import { minute } from './minute.ts'

/** §3 Lays out all cards; §1.3 throws the ball marker. */
export function beginMatch(s: State, config: CaptainTsubasaConfig, chance: Chance, told: Told): void {
  s.cards = config.cards
  s.terms = config.terms
  s.bytes.fill(0)
  for (const name of SCALARS) s[name] = 0
  s.ability = -1
  s.keeper = -1
  s.winner = 2
  s.chosen.fill(-1)
  s.team = config.home
  s.size[OUT] = CARDS
  for (let card = 0; card < CARDS; card++) layOut(s, card)
  told?.tell({ kind: 'teams', teams: [TEAMS[s.team], TEAMS[1 - s.team]] })
  if (s.terms.transfers) offerTransfers(s, chance, told)
  s.half = 1
  layMatchCards(s, chance, told)
  s.turn = chance.take(COIN, 2, luckKey(s, Luck.Coin))
  told?.tell({ kind: 'toss', seat: s.turn as Seat })
  s.phase = Phase.Toss
}

/** §3.1–§3.3, §16.1 Where a card lies before the kick-off. */
function layOut(s: State, card: number): void {
  s.known[card] = NAMED
  if (s.terms.firstGame && s.cards.advanced[card]) return
  if (card < FIRST_MATCH) put(s, card, DECK + (s.team ^ (card < PER_TEAM ? 0 : 1)))
  else if (card < FIRST_MOTIVATION) {
    put(s, card, MATCH_PILE)
    s.known[card] = 0
  } else if (card < FIRST_TRANSFER) {
    if (s.terms.motivation) put(s, card, BENCH)
  } else if (card >= FIRST_EXHAUSTION) put(s, card, BENCH)
}

const transfers = new Uint8Array(CARDS)

/** §15.1 Four of the eight. */
function offerTransfers(s: State, chance: Chance, told: Told): void {
  transfers.fill(0)
  transfers.fill(1, FIRST_TRANSFER, FIRST_EXHAUSTION)
  const offered: string[] | undefined = told && []
  for (let n = 0; n < ON_OFFER; n++) {
    const card = chance.take(transfers, FIRST_EXHAUSTION - FIRST_TRANSFER - n, luckKey(s, Luck.Transfers + n))
    transfers[card] = 0
    put(s, card, BENCH)
    offered?.push(s.cards.id(card))
  }
  if (offered) told?.reveal({ kind: 'transfer-list', cards: offered })
}

export function legalToss(out: Int16Array): number {
  out[0] = START
  out[1] = LET_START
  return 2
}

/** §1.3 Who won the toss says who kicks off. */
export function chooseKickOff(s: State, seat: Seat, action: number, told: Told): void {
  s.first = action === START ? seat : other(seat)
  kickOff(s, s.first, told)
}

/** §9.4, §9.5, §10.1, §10.2 Cards shuffled, match cards on the field, the right coach on the ball. */
export function beginHalf(s: State, chance: Chance, told: Told): void {
  shuffleAll(s)
  if (s.half === HALVES + 1) {
    s.extraFirst = chance.take(COIN, 2, luckKey(s, Luck.Coin))
    told?.reveal({ kind: 'extra-time' })
  }
  layMatchCards(s, chance, told)
  const first = s.half === HALVES ? 1 - s.first : s.half === HALVES + 1 ? s.extraFirst : 1 - s.extraFirst
  kickOff(s, first, told)
}

/** §3.1 The pile of this half, if it has one, and four of its cards open. */
function layMatchCards(s: State, chance: Chance, told: Told): void {
  s.matchLeft = 0
  if (s.half > HALVES) return
  for (let card = FIRST_MATCH; card < FIRST_MOTIVATION; card++)
    if (s.cards.half[card] === s.half && s.where[card] === MATCH_PILE) s.matchLeft++
  // One of them never comes.
  s.matchLeft--
  fillField(s, chance, told)
}

function kickOff(s: State, attacker: number, told: Told): void {
  s.attacker = attacker
  s.round = 0
  s.late = 0
  s.stoppage = 0
  told?.tell({ kind: 'kick-off', seat: attacker as Seat, half: s.half, minute: minute(s) })
  s.phase = Phase.RoundBegins
}
