import type { SeatName } from '@libero/kernel'
import type { CardSet } from '../cards/set.ts'
import type { CaptainTsubasaEvent } from '../events.ts'
import { EXHAUSTION_ID, FIELD_SIZE, HALVES, type Team, type Token } from '../vocabulary.ts'
import type { Reason } from './so-far.ts'

/** Every situation the commentator has lines for: an event's kind, finer where what happened sounds different. */
export const COMMENTARY = [
  'teams',
  'toss',
  'kick-off/first-half',
  'kick-off/second-half',
  'kick-off/extra-time',
  'kick-off/extra-time-second-half',
  'transfer-list',
  'field',
  'field/refilled',
  'round',
  'round/stoppage',
  'round/extra-time',
  'reshuffled',
  'drawn',
  'drawn-unseen',
  'match-card/open',
  'match-card/top',
  'match-card/unseen',
  'stoppage',
  'stoppage/extra-time',
  'played',
  'played/discard',
  'played/exhaustion',
  'stopped',
  'ability/play',
  'ability/recall',
  'ability/remove',
  'ability/discard',
  'ability/exhaust',
  'ability/pardon',
  'ability/swap',
  'ability/end',
  'ability/advance',
  'ability/special-shot',
  'ability/other',
  'ability/only-must',
  'gained',
  'recalled',
  'removed',
  'removed/exhaustion',
  'discarded/hand',
  'discarded/area',
  'exhausted',
  'booked/yellow',
  'booked/red',
  'pardoned',
  'attack-over/limit',
  'attack-over/stopped',
  'attack-over/ability',
  'attack-over/guard',
  'motivated',
  'signed',
  'signed/replaced',
  'action/shot',
  'action/pass',
  'spent',
  'spent/none',
  'dice/attack',
  'dice/level',
  'dice/defence',
  'rerolled/own',
  'rerolled/other',
  'rerolled/keeper',
  'guaranteed',
  'contest/shot',
  'contest/shot/level',
  'contest/shot/guaranteed',
  'contest/pass',
  'contest/pass/level',
  'contest/pass/guaranteed',
  'contest/defence',
  'contest/defence/guaranteed',
  'keeper',
  'save/held',
  'save/corner',
  'save/goal',
  'advance',
  'special-shot',
  'special-chosen',
  'special-chosen-unseen',
  'special-duel/stopped',
  'special-duel/beaten',
  'special-duel/unopposed',
  'goal/opener',
  'goal/lead',
  'goal/equaliser',
  'goal/further',
  'goal/pulls-back',
  'possession/kept',
  'possession/turned',
  'half-over/half-time',
  'half-over/normal-time',
  'half-over/extra-time-half-time',
  'half-over/extra-time',
  'half-over/guard',
  'extra-time',
  'full-time/win',
  'full-time/extra-time',
  'full-time/joint-champions',
] as const
export type CommentaryKey = (typeof COMMENTARY)[number]

/** A team in the forms that sentences need; each also comes with a capital, {Side}, to begin one. */
export interface SideWords {
  /** {side}, {rival}, {home}, {away}: the subject of a sentence, singular, article included. */
  readonly side: string
  /** {sideTo}, {rivalTo}: the one who is given something. */
  readonly to: string
  /** {sideOf}, {rivalOf}: the one whose something is, said where the language says it: 'Toho's', 'von Toho'. */
  readonly of: string
  /** {sideAt}, {rivalAt}: the one who has the ball, after 'with' where a language says it so. */
  readonly at: string
}

/** {token} is one, {tokens} as many as {count} says: '1 shot token', '3 shot tokens'. */
interface TokenWords {
  readonly one: string
  readonly many: string
}

/** What the commentator needs of a language. */
export interface Commentary {
  /** Several lines for each situation, so that a match never sounds like a list. */
  readonly lines: Readonly<Record<CommentaryKey, readonly string[]>>
  /** By its seat if nothing else is known. */
  readonly sides: Readonly<Record<Team | SeatName, SideWords>>
  readonly tokens: Readonly<Record<Token, TokenWords>>
  /** How a card is set off that is not a footballer: its name in {card}, in quotation marks. */
  readonly quoted: string
  /** What stands before such a name in {theCard}, if the language needs an article there. */
  readonly article?: (name: string) => string
  /** {now}: what the attacker has after a card, or the defender; how many cards lie where nobody knows that. */
  readonly now: Readonly<Record<'attack' | 'defence' | 'cards', string>>
  /** {by}: the card whose ability it is, behind what it brings. */
  readonly by: string
  /** {why}: what a ball has been kept or won by, behind who has it. */
  readonly why: Readonly<Record<Reason, string>>
  /** Stands between home's goals and away's. */
  readonly to: string
  /** Stands before the last of several. */
  readonly and: string
}

/**
 * Which lines fit an event, in a match with these cards. None where nothing happened: no card was left to draw or
 * to turn up.
 */
export function keyOf(event: CaptainTsubasaEvent, set: CardSet): CommentaryKey | undefined {
  switch (event.kind) {
    case 'kick-off':
      if (event.half > HALVES)
        return event.half === HALVES + 1 ? 'kick-off/extra-time' : 'kick-off/extra-time-second-half'
      return event.half === 1 ? 'kick-off/first-half' : 'kick-off/second-half'
    case 'field':
      // §9.1 Between two rounds fewer are missing: two have been taken.
      if (event.cards.length === 0) return undefined
      return event.cards.length < FIELD_SIZE ? 'field/refilled' : 'field'
    case 'transfer-list':
      return event.cards.length > 0 ? event.kind : undefined
    case 'round':
      if (event.half > HALVES) return 'round/extra-time'
      return event.stoppage > 0 ? 'round/stoppage' : 'round'
    case 'drawn':
      if (event.count === 0) return undefined
      return event.cards ? 'drawn' : 'drawn-unseen'
    case 'match-card':
      if (event.card === undefined) return 'match-card/unseen'
      return event.open ? 'match-card/open' : 'match-card/top'
    case 'stoppage':
      return event.half > HALVES ? 'stoppage/extra-time' : 'stoppage'
    case 'played':
      if (event.card === EXHAUSTION_ID) return 'played/exhaustion'
      return event.from === 'discard' ? 'played/discard' : 'played'
    case 'ability':
      return keyOfAbility(event, set)
    case 'removed':
      return event.card === EXHAUSTION_ID ? 'removed/exhaustion' : 'removed'
    case 'discarded':
      return `discarded/${event.from}`
    case 'booked':
      return `booked/${event.colour}`
    case 'attack-over':
      return `attack-over/${event.by}`
    case 'signed':
      return event.replaced === undefined ? 'signed' : 'signed/replaced'
    case 'action':
      return `action/${event.action}`
    case 'spent':
      return event.count === 0 ? 'spent/none' : 'spent'
    case 'dice':
      if (event.attack === event.defence) return 'dice/level'
      return event.attack > event.defence ? 'dice/attack' : 'dice/defence'
    case 'rerolled':
      if (event.keeper) return 'rerolled/keeper'
      return event.whose === event.seat ? 'rerolled/own' : 'rerolled/other'
    case 'contest':
      return keyOfContest(event)
    case 'save':
      return `save/${event.result}`
    case 'special-chosen':
      return event.card === undefined ? 'special-chosen-unseen' : 'special-chosen'
    case 'special-duel':
      if (event.defence === undefined) return 'special-duel/unopposed'
      return event.stopped ? 'special-duel/stopped' : 'special-duel/beaten'
    case 'goal':
      return keyOfGoal(event)
    case 'possession':
      return event.kept ? 'possession/kept' : 'possession/turned'
    case 'half-over':
      return keyOfHalf(event)
    case 'full-time':
      if (event.outcome.winner === undefined) return 'full-time/joint-champions'
      return event.outcome.by === 'extra-time' ? 'full-time/extra-time' : 'full-time/win'
    default:
      return event.kind
  }
}

type Told<K extends CaptainTsubasaEvent['kind']> = Extract<CaptainTsubasaEvent, { kind: K }>

/**
 * What it does is printed on the card; rerolls and saves are told by events of their own (§6.12), and so is what is
 * gained or drawn. §6.3 Without an effect nothing of it is told: its compulsory part tells itself.
 */
function keyOfAbility({ card, ability, only }: Told<'ability'>, set: CardSet): CommentaryKey | undefined {
  if (only === 'must') return 'ability/only-must'
  const cards = [set.starting, set.match, set.motivation, set.transfers].flat()
  const does = cards.find(({ id }) => id === card)?.abilities[ability - 1]?.do
  if (does === 'gain' || does === 'draw') return undefined
  if (does === undefined || does === 'reroll' || does === 'save') return 'ability/other'
  return `ability/${does}`
}

/** §7.4 Level is won by the attacker; §14.1 whoever wins with less was guaranteed success. */
function keyOfContest({ won, attack, defence }: Told<'contest'>): CommentaryKey {
  if (won === 'defence') return defence > attack ? 'contest/defence' : 'contest/defence/guaranteed'
  if (attack === defence) return `contest/${won}/level`
  return attack > defence ? `contest/${won}` : `contest/${won}/guaranteed`
}

function keyOfGoal({ seat, score }: Told<'goal'>): CommentaryKey {
  const lead = seat === 0 ? score[0] - score[1] : score[1] - score[0]
  if (lead === 0) return 'goal/equaliser'
  if (lead < 0) return 'goal/pulls-back'
  if (lead > 1) return 'goal/further'
  return score[0] + score[1] === 1 ? 'goal/opener' : 'goal/lead'
}

function keyOfHalf({ half, guard }: Told<'half-over'>): CommentaryKey {
  if (guard) return 'half-over/guard'
  if (half > HALVES) return half === HALVES + 1 ? 'half-over/extra-time-half-time' : 'half-over/extra-time'
  return half < HALVES ? 'half-over/half-time' : 'half-over/normal-time'
}
