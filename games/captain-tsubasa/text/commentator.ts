import type { Pair, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Values } from '@libero/kernel/words'
import { capital, fill, freshest, listed, madeOf, seatOfEvent } from '@libero/kernel/words'
import type { CardSet } from '../cards/set.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { scorers } from '../scorer.ts'
import {
  EXHAUSTION_ID,
  EXTRA_LIMIT,
  HALVES,
  LIMIT,
  MOST_PLAYS,
  MOST_STOPPAGE,
  type Token,
} from '../vocabulary.ts'
import { type Commentary, keyOf, type SideWords } from './commentary.ts'
import { type CardWords, figure } from './options.ts'
import { SoFar } from './so-far.ts'

/**
 * Tells one match. Of the lines that fit it takes the one used least so far, so that none comes twice before all
 * the others have come; where it begins depends on the first cards of the field, so that two matches do not open
 * alike.
 */
export function commentator(
  text: Commentary,
  cards: CardWords,
  set: CardSet,
  isPlain = false,
): (event: CaptainTsubasaEvent) => string | undefined {
  const fresh = freshest(isPlain)
  const soFar = new SoFar(set)
  const facts = factsIn(text, cards, soFar)
  const scorerAt = scorers(set)
  let sides: Pair<SideWords> = [text.sides.home, text.sides.away]
  let offset = 0
  let half = 1

  return (event) => {
    if (event.kind === 'teams') sides = [text.sides[event.teams[0]], text.sides[event.teams[1]]]
    if (event.kind === 'kick-off') half = event.half
    if (event.kind === 'field' && offset === 0)
      offset = event.cards.reduce((sum, id) => sum + id.length * id.charCodeAt(0), 0)
    const scorer = scorerAt(event)
    soFar.hear(event)
    const key = keyOf(event, set)
    if (!key) return undefined
    const words: Record<string, string | number> = { ...sideWords(event, sides), ...facts(event, half) }
    if (event.kind === 'possession') words.why = soFar.reason ? fill(text.why[soFar.reason], words) : ''
    words.scorer = scorer === undefined ? (words.side ?? '') : cards.player(scorer)
    for (const [name, value] of Object.entries(words)) words[capital(name)] = capital(String(value))
    return fill(fresh(text.lines[key], offset), words)
  }
}

function sideWords(event: CaptainTsubasaEvent, sides: Pair<SideWords>): Record<string, string | number> {
  const words: Record<string, string | number> = { home: sides[0].side, away: sides[1].side }
  const seat = seatOfEvent(event)
  if (seat === undefined) return words
  const [own, rival] = [sides[seat], sides[other(seat)]]
  return {
    ...words,
    side: own.side,
    sideTo: own.to,
    sideOf: own.of,
    sideAt: own.at,
    rival: rival.side,
    rivalTo: rival.to,
    rivalOf: rival.of,
    rivalAt: rival.at,
  }
}

/** What the blanks of a line may be filled with, besides the teams. */
function factsIn(
  text: Commentary,
  cards: CardWords,
  soFar: SoFar,
): (event: CaptainTsubasaEvent, half: number) => Values {
  const score = ([home, away]: Pair<number>) => `${home}${text.to}${away}`
  const card = (id: string) => cards.called(id)
  const named = (id: string) => ({ card: card(id), theCard: cards.withArticle(id) })
  const list = (ids: readonly string[]) => listed(ids.map(card), text.and)
  const sum = (total: number, die: number) => madeOf(total, total - die, die).replaceAll('-', '−')
  const tokens = (token: Token, count: number) =>
    count === 1 ? text.tokens[token].one : text.tokens[token].many
  const by = () => (soFar.by === undefined ? '' : fill(text.by, named(soFar.by)))
  const now = (seat: Seat, cards: number) => {
    const sums = soFar.sums(seat)
    const { shot = 0, pass = 0, defence = 0 } = sums ?? {}
    const said = sums === undefined ? 'cards' : seat === soFar.attacker ? 'attack' : 'defence'
    return fill(text.now[said], { cards, shot: figure(shot), pass: figure(pass), defence: figure(defence) })
  }

  return (event, half) => {
    switch (event.kind) {
      case 'kick-off':
        return { minute: event.minute }
      case 'transfer-list':
      case 'field':
        return { cards: list(event.cards), count: event.cards.length }
      case 'round':
        return { round: event.round, minute: event.minute, stoppage: event.stoppage }
      case 'reshuffled':
        return { count: event.cards }
      case 'drawn':
        return { count: event.count, by: by(), ...(event.cards && { cards: list(event.cards) }) }
      case 'match-card':
      case 'special-chosen':
        return event.card === undefined ? {} : named(event.card)
      case 'played':
        return { ...named(event.card), now: now(event.seat, event.cards) }
      case 'ability':
        return { ...named(event.card), ability: event.ability }
      case 'recalled':
      case 'discarded':
      case 'removed':
        return named(event.card)
      case 'exhausted':
        return named(EXHAUSTION_ID)
      case 'gained':
        return { token: tokens(event.token, 1), pool: event.pool, by: by() }
      case 'booked':
        return { penalty: cards.penalty(event.colour) }
      case 'attack-over':
        return { limit: half > HALVES ? EXTRA_LIMIT : LIMIT, most: MOST_PLAYS }
      case 'motivated':
      case 'signed':
        return {
          card: card(event.card),
          price: cards.price(event.card) ?? '',
          ...(event.replaced !== undefined && { replaced: card(event.replaced) }),
        }
      case 'action':
        return { own: figure(event.attack), against: figure(event.defence) }
      case 'spent':
        return {
          count: event.count,
          token: tokens(event.token, 1),
          tokens: tokens(event.token, event.count),
          total: figure(event.total),
        }
      case 'dice': {
        const [die, rivalDie] = [event.dice[event.seat], event.dice[other(event.seat)]]
        return {
          die,
          rivalDie,
          own: sum(event.attack, die),
          against: sum(event.defence, rivalDie),
        }
      }
      case 'rerolled':
        return { ...named(event.card), die: event.die }
      case 'keeper':
        return { ...named(event.card), die: event.die, rolls: cards.rolls(event.card) ?? event.die }
      case 'contest': {
        const [own, against] =
          event.won === 'defence' ? [event.defence, event.attack] : [event.attack, event.defence]
        return { own: figure(own), against: figure(against) }
      }
      case 'save':
        return named(event.card)
      case 'special-duel':
        return {
          shot: card(event.shot),
          ...(event.defence !== undefined && { defence: card(event.defence) }),
        }
      case 'goal':
        return { score: score(event.score), minute: event.minute }
      case 'half-over':
        return { score: score(event.score), minute: event.minute, most: MOST_STOPPAGE }
      case 'full-time':
        return { score: score(event.outcome.goals) }
      default:
        return {}
    }
  }
}
