import type { CardSetName, Checked, Seat } from '@libero/kernel'
import { accepted, Fields, isObject, SEATS } from '@libero/kernel'
import { checkOptions, firstCards } from '../build.ts'
import { Does, MOST_ABILITIES } from '../cards/abilities.ts'
import { PHASES } from '../phase.ts'
import { isOver, reserveOf, spentLieAside } from '../rules/common.ts'
import { rerollsUsed } from '../rules/contest.ts'
import { halvesBegun, isBetweenHalves, isBetweenRounds } from '../rules/half.ts'
import { roundsOf } from '../rules/minute.ts'
import { isWithinContest } from '../rules/resume.ts'
import { isDrafting } from '../rules/round.ts'
import { specialId, specialsOf } from '../rules/special-shot.ts'
import { isAbilityToChoose, isWithinAbilities } from '../rules/waiting.ts'
import { ENDINGS, MOST_WAITING, NAMED, PLACED, State } from '../state.ts'
import {
  ACTIONS,
  AREA,
  BENCH,
  BOOKINGS,
  CARDS,
  DECK,
  DISCARD,
  EXHAUSTION_ID,
  FACES,
  FIELD,
  FIRST_EXHAUSTION,
  HALVES,
  HAND,
  MATCH,
  MATCH_PILE,
  MOST_HALVES,
  MOST_PLAYS,
  MOTIVATION,
  ON_OFFER,
  OUT,
  POOL,
  TEAMS,
  TOKENS,
} from '../vocabulary.ts'
import { checkWhole } from './check.ts'
import { type Data, PLACES, POSITION_FORMAT, STEPS, TALLIES } from './words.ts'

/** Rounds a match can have at the most, far above any real one; and what else is only counted. */
const MOST_ROUNDS = 99
const MOST_COUNTED = 999

/** A state from plain data, or every field that is wrong with it. The caller plays on from there. */
export function readPosition(data: unknown, rules: State['rules'], named?: CardSetName): Checked<State> {
  if (!isObject(data) || data.format !== POSITION_FORMAT) {
    return { ok: false, refusals: [{ code: 'position-foreign', rule: '17.5' }] }
  }
  const { agreed, refusals } = checkOptions(data.options, named, firstCards)
  if (refusals.length > 0) return { ok: false, refusals }
  const s = new State(agreed.cards, agreed.terms, rules)
  const r = new Fields('17.5')
  readMatch(s, data, r)
  const sides = r.list(data.sides, SEATS.length, 'sides')
  const both = [r.object(sides[0], 'sides.0'), r.object(sides[1], 'sides.1')] as const
  readCards(s, data, both, r)
  for (const seat of [0, 1] as const) readSide(s, seat, both[seat], r)
  readUsed(s, data.used, r)
  readPlaying(s, data.playing, r)
  readContest(s, data.contest, r)
  if (r.sound) checkWhole(s, r)
  return r.sound ? accepted(s) : { ok: false, refusals: r.refusals }
}

function readMatch(s: State, data: Data, r: Fields): void {
  s.phase = r.word(data.phase, PHASES, 'phase')
  s.half = r.whole(data.half, 1, MOST_HALVES, 'half')
  s.round = r.whole(data.round, 0, MOST_ROUNDS, 'round')
  s.rounds = r.whole(data.rounds, 0, MOST_ROUNDS, 'rounds')
  s.attacker = r.word(data.attacker, SEATS, 'attacker')
  s.turn = r.word(data.turn, SEATS, 'turn')
  s.actor = s.turn
  s.first = r.word(data.firstKickOff, SEATS, 'firstKickOff')
  const inExtraTime = halvesBegun(s) > HALVES
  const extraFirst = r.word(data.extraKickOff, SEATS, 'extraKickOff', !inExtraTime)
  if (extraFirst >= 0 && !inExtraTime) r.wrong('extraKickOff')
  s.extraFirst = Math.max(0, extraFirst)
  s.plays = r.whole(data.plays, 0, MOST_COUNTED, 'plays')
  s.injuries = r.whole(data.injuries, 0, MOST_COUNTED, 'injuries')
  s.guards = r.whole(data.guards, 0, MOST_COUNTED, 'guards')
  s.matchLeft = r.whole(data.matchLeft, 0, MATCH, 'matchLeft')
  if ((data.ending !== null) !== isOver(s)) r.wrong('ending')
  else if (isOver(s)) s.ending = r.word(data.ending, ENDINGS, 'ending')
  const winner = r.word(data.winner, SEATS, 'winner', true)
  s.winner = winner < 0 ? 2 : winner
  readStoppage(s)
}

/** §9.3, §10.3 Stoppage follows from the round; between rounds the next one is already counted to it. */
function readStoppage(s: State): void {
  const over = s.round - roundsOf(s)
  s.late = Number(over >= 0 && !isDrafting(s) && !isBetweenHalves(s))
  s.stoppage = s.late === 0 ? 0 : over + Number(isBetweenRounds(s))
}

/** Every card lies somewhere, and nowhere else. Exhaustion cards are alike: they are numbered as they come. */
function readCards(s: State, data: Data, sides: readonly [Data, Data], r: Fields): void {
  const found = new Uint8Array(CARDS)
  let exhaustion = FIRST_EXHAUSTION
  const read = (value: unknown, pile: number) => {
    const field = PLACES[pile]
    for (const [i, id] of r.list(value, CARDS, field).entries()) {
      const card = id === EXHAUSTION_ID ? exhaustion++ : cardOf(s, id)
      if (card < 0 || card >= CARDS || found[card]) {
        r.wrong(field)
        return
      }
      found[card] = 1
      s.where[card] = pile
      s.size[pile]++
      if (pile !== MATCH_PILE) s.known[card] = NAMED
      if (pile >= AREA) s.nth[card] = i + 1
    }
  }
  read(data.out, OUT)
  read(data.pile, MATCH_PILE)
  read(data.field, FIELD)
  read(data.bench, BENCH)
  for (const seat of [0, 1] as const) {
    const side = sides[seat]
    read(side.hand, HAND + seat)
    read(side.deck, DECK + seat)
    read(side.discard, DISCARD + seat)
    read(side.area, AREA + seat)
  }
  if (found.includes(0)) r.wrong(PLACES[OUT])
}

const cardOf = (s: State, id: unknown): number => (typeof id === 'string' ? s.cards.card(id) : -1)

function readSide(s: State, seat: Seat, side: Data, r: Fields): void {
  const at = (field: string) => `sides.${seat}.${field}`
  const team = r.word(side.team, TEAMS, at('team'))
  if (seat === 0) s.team = team
  else if (team === s.team) r.wrong(at('team'))
  s.goals[seat] = r.whole(side.goals, 0, MOST_COUNTED, at('goals'))
  s.booking[seat] = r.word(side.booking, BOOKINGS, at('booking'))
  s.stopped[seat] = r.flag(side.stopped, at('stopped'))
  const pool = r.object(side.pool, at('pool'))
  for (const [i, token] of TOKENS.entries())
    s.pool[seat * TOKENS.length + i] = r.whole(pool[token], 0, POOL, at(`pool.${token}`))
  readAside(s, seat, side, at, r)
  readKnown(s, seat, side, at, r)
  const specials = Array.from({ length: specialsOf(s, seat) }, (_, nth) => specialId(s, seat, nth))
  s.chosen[seat] = r.word(side.special, specials, at('special'), true)
  s.drawn[seat] = r.whole(side.drawn, 0, MOST_COUNTED, at('drawn'))
  const tally = r.object(side.tally, at('tally'))
  for (const name of TALLIES) s[name][seat] = r.whole(tally[name], 0, MOST_COUNTED, at(`tally.${name}`))
}

/** §2.4 Tokens spent in this round; where none ever lies aside, the field may be missing. */
function readAside(s: State, seat: Seat, side: Data, at: (field: string) => string, r: Fields): void {
  if (side.aside === undefined && !spentLieAside(s)) return
  const aside = r.object(side.aside, at('aside'))
  for (const [i, token] of TOKENS.entries()) {
    const most = spentLieAside(s) ? reserveOf(s, seat, i) : 0
    s.aside[seat * TOKENS.length + i] = r.whole(aside[token], 0, most, at(`aside.${token}`))
  }
}

/** §2.5 Cards everybody knows to be in this hand; match cards only their owner has seen. */
function readKnown(s: State, seat: Seat, side: Data, at: (field: string) => string, r: Fields): void {
  const inHand = (card: number) => s.where[card] === HAND + seat && (s.known[card] & PLACED) === 0
  for (const id of r.list(side.shown, CARDS, at('shown'))) {
    let card = cardOf(s, id)
    if (card === FIRST_EXHAUSTION) while (card < CARDS && !inHand(card)) card++
    if (card >= 0 && card < CARDS && inHand(card)) s.known[card] |= PLACED
    else r.wrong(at('shown'))
  }
  for (const id of r.list(side.unseen, MATCH, at('unseen'))) {
    const card = cardOf(s, id)
    const isOwn = s.where[card] === HAND + seat || s.where[card] === DECK + seat
    if (isOwn && s.cards.half[card] > 0 && s.known[card] & NAMED) s.known[card] &= ~NAMED
    else r.wrong(at('unseen'))
  }
}

function readUsed(s: State, value: unknown, r: Fields): void {
  for (const [i, entry] of r.list(value, CARDS, 'used').entries()) {
    const field = `used.${i}`
    const { card: id, abilities } = r.object(entry, field)
    const card = cardOf(s, id)
    if (card < 0 || s.used[card] > 0) {
      r.wrong(`${field}.card`)
      continue
    }
    for (const number of r.list(abilities, MOST_ABILITIES, `${field}.abilities`))
      s.used[card] |= 1 << readAbility(s, card, number, `${field}.abilities`, r)
  }
  s.rerolls = rerollsUsed(s)
}

/** The first or second ability of a card, as 0 or 1, if it has one. */
function readAbility(s: State, card: number, number: unknown, field: string, r: Fields): number {
  const k = Math.max(0, r.whole(number, 1, MOST_ABILITIES, field) - 1)
  return s.cards.does[card * MOST_ABILITIES + k] === Does.none ? r.wrong(field) : k
}

function readPlaying(s: State, value: unknown, r: Fields): void {
  s.ability = -1
  s.signing = -1
  if (!isWithinAbilities(s)) {
    if (value !== null) r.wrong('playing')
    return
  }
  const playing = r.object(value, 'playing')
  s.resume = r.word(playing.resume, PHASES, 'playing.resume')
  for (const id of r.list(playing.waiting, MOST_WAITING, 'playing.waiting')) {
    const card = cardOf(s, id)
    s.waiting[s.depth++] = card < 0 ? r.wrong('playing.waiting') : card
  }
  if (playing.signing !== undefined) {
    s.signing = cardOf(s, playing.signing)
    if (s.signing < 0 || isAbilityToChoose(s)) r.wrong('playing.signing')
  }
  if (isAbilityToChoose(s)) {
    if (playing.ability !== null) r.wrong('playing.ability')
    return
  }
  // §15.3 Of two keepers one goes: no ability need be under way.
  if (s.signing >= 0 && playing.ability === null) return
  const field = (name: string) => `playing.ability.${name}`
  const ability = r.object(playing.ability, 'playing.ability')
  const card = cardOf(s, ability.card)
  if (card < 0) {
    r.wrong(field('card'))
    return
  }
  s.ability = card * MOST_ABILITIES + readAbility(s, card, ability.number, field('number'), r)
  s.step = r.word(ability.step, STEPS, field('step'))
  s.owed = r.whole(ability.owed, 0, 255, field('owed'))
}

function readContest(s: State, value: unknown, r: Fields): void {
  s.keeper = -1
  if (!isWithinContest(s)) {
    if (value !== null) r.wrong('contest')
    return
  }
  const contest = r.object(value, 'contest')
  const at = (field: string) => `contest.${field}`
  s.action = r.word(contest.action, ACTIONS, at('action'))
  const spent = r.list(contest.spent, SEATS.length, at('spent'))
  const content = r.list(contest.content, SEATS.length, at('content'))
  const dice = contest.dice === null ? null : r.list(contest.dice, SEATS.length, at('dice'))
  for (const seat of [0, 1] as const) {
    s.spent[seat] = r.whole(spent[seat], 0, POOL, at('spent'))
    s.content[seat] = r.flag(content[seat], at('content'))
    if (dice) s.die[seat] = r.whole(dice[seat], 1, FACES, at('dice'))
  }
  if (contest.keeper !== null) {
    s.keeper = cardOf(s, contest.keeper)
    if (s.keeper < 0) r.wrong(at('keeper'))
  }
  if (contest.keeperDie !== null) s.keeperDie = r.whole(contest.keeperDie, 1, FACES, at('keeperDie'))
  // §7.5 Whoever had a roll made again may have left since; no card does it twice.
  if (contest.rerolls !== undefined)
    s.rerolls = r.whole(contest.rerolls, s.rerolls, MOST_PLAYS + MOTIVATION + ON_OFFER, at('rerolls'))
}
