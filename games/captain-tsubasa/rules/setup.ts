import type { Chance, Seat } from '@libero/kernel'
import type { CaptainTsubasaConfig } from '../build.ts'
import { Phase } from '../phase.ts'
import { NAMED, SCALARS, State } from '../state.ts'
import {
  BENCH,
  CARDS,
  COIN,
  DECK,
  FIRST_EXHAUSTION,
  FIRST_MATCH,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  MATCH_PILE,
  ON_OFFER,
  OUT,
  PER_TEAM,
  TEAMS,
} from '../vocabulary.ts'
import type { Listener } from './common.ts'
import { Luck, luckKey, put } from './common.ts'
import { layMatchCards } from './half.ts'

/** §3 Lays out all cards; §1.3 throws the ball marker. */
export function lineUp(config: CaptainTsubasaConfig, chance: Chance, told: Listener, into?: State): State {
  const s = into ?? new State(config.cards, config.terms, config.rules)
  clear(s, config)
  for (let card = 0; card < CARDS; card++) layOut(s, card)
  told?.tell({ kind: 'teams', teams: [TEAMS[s.team], TEAMS[1 - s.team]] })
  if (s.terms.transfers) offerTransfers(s, chance, told)
  s.half = 1
  layMatchCards(s, chance, told)
  s.turn = chance.take(COIN, 2, luckKey(s, Luck.Coin))
  told?.tell({ kind: 'toss', seat: s.turn as Seat })
  s.phase = Phase.Toss
  return s
}

/** §1.3 Nobody has the ball before it is said who kicks off. */
export const isBeforeKickOff = (s: State): boolean => s.phase === Phase.Toss

function clear(s: State, config: CaptainTsubasaConfig): void {
  s.cards = config.cards
  s.terms = config.terms
  s.rules = config.rules
  s.bytes.fill(0)
  for (const name of SCALARS) s[name] = 0
  s.ability = -1
  s.signing = -1
  s.keeper = -1
  s.winner = 2
  s.chosen.fill(-1)
  s.team = config.home
  s.size[OUT] = CARDS
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
function offerTransfers(s: State, chance: Chance, told: Listener): void {
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
