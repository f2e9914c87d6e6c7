import type { Option, Request, Seat } from '@libero/kernel'
import { awaits } from '@libero/kernel'
import { DOES, Does, MOST_ABILITIES, TIREDNESS, TO_HAND } from './cards/abilities.ts'
import { ACTION, MOST_OPTIONS, REROLL, SKIP, SPECIAL, SPEND, START, STOP, TOKEN, TOP, USE } from './codes.ts'
import { ruleOf } from './explain.ts'
import { write } from './notation.ts'
import { PHASES, Phase } from './phase.ts'
import { awaiting, legal } from './questions.ts'
import { inAreas, limitOf, sumOf } from './rules/common.ts'
import { attackOf, defenceOf, helpfulToken } from './rules/contest.ts'
import { odds } from './sense.ts'
import { COMPULSORY, REPLACED, type State, SWAPPED } from './state.ts'
import {
  ACTIONS,
  CARDS,
  DEFENCE,
  FIRST_EXHAUSTION,
  FIRST_MOTIVATION,
  FIRST_TRANSFER,
  HAND,
  PASS,
  SHOT,
  TOKENS,
} from './vocabulary.ts'

const options = new Int16Array(MOST_OPTIONS)

/** The question one coach has to answer now, or nothing if he is not asked. */
export function request(s: State, seat: Seat): Request | undefined {
  if (!awaits(awaiting(s), seat)) return undefined
  const count = legal(s, seat, options)
  const actions = Array.from(options.subarray(0, count))
  return {
    seat,
    kind: PHASES[s.phase] ?? '',
    options: actions.map((action): Option => optionOf(s, seat, action)),
    prompt: promptOf(s, seat),
    rule: ruleOf(s),
    default: write(s, seat, defaultAction(s, seat, actions)),
    atOnce: s.phase === Phase.Special,
  }
}

/** What a decision is: a card says which kind of decision about it. */
function optionOf(s: State, seat: Seat, action: number): Option {
  const text = write(s, seat, action)
  if (action >= SPECIAL) return { action: text, kind: 'special', card: text }
  if (action >= CARDS) return { action: text, kind: kindOfWord(action), ...aboutWord(s, action) }
  return { action: text, kind: kindOfCard(s, action), card: text }
}

function kindOfCard(s: State, card: number): string {
  if (s.phase === Phase.Target) return 'target'
  if (s.phase === Phase.Draft) return 'take'
  if (s.phase === Phase.Save) return 'save'
  const bought = card >= FIRST_MOTIVATION && card < FIRST_EXHAUSTION && s.where[card] < HAND
  if (!bought) return 'play'
  return card < FIRST_TRANSFER ? 'motivate' : 'sign'
}

function kindOfWord(action: number): string {
  if (action >= REROLL) return 'reroll'
  if (action >= SPEND) return 'spend'
  if (action >= ACTION) return 'action'
  if (action >= TOKEN) return 'token'
  if (action >= USE) return 'ability'
  if (action >= START) return 'toss'
  return action === TOP ? 'take' : action === STOP ? 'stop' : 'skip'
}

/** Which ability of which card it is, for its words. */
function aboutWord(s: State, action: number): Pick<Option, 'about'> {
  if (action < USE || action >= TOKEN) return {}
  return { about: { card: s.cards.id(s.waiting[s.depth - 1]), ability: action - USE + 1 } }
}

function promptOf(s: State, seat: Seat): Request['prompt'] {
  const attacking = seat === s.attacker
  const role = attacking ? 'attack' : 'defence'
  switch (s.phase) {
    case Phase.Toss:
      return { key: 'toss', about: {} }
    case Phase.Draft:
      return { key: 'draft', about: { role, left: s.matchLeft } }
    case Phase.Turn:
      return { key: 'turn', about: { role, cards: inAreas(s), limit: limitOf(s) } }
    case Phase.Ability:
      return { key: 'ability', about: { card: s.cards.id(s.waiting[s.depth - 1]) } }
    case Phase.Token:
      return { key: 'token', about: { card: abilityCard(s), left: s.owed } }
    case Phase.Target:
      return { key: targetKey(s), about: { card: abilityCard(s) } }
    case Phase.Motivate:
      return { key: 'motivate', about: {} }
    case Phase.Action:
      return {
        key: 'action',
        about: {
          shot: sumOf(s, seat, SHOT),
          pass: sumOf(s, seat, PASS),
          defence: sumOf(s, 1 - seat, DEFENCE),
        },
      }
    case Phase.Spend:
      return {
        key: `spend/${role}`,
        about: {
          action: ACTIONS[s.action] ?? '',
          token: TOKENS[helpfulToken(s, seat)] ?? '',
          attack: attackOf(s),
          defence: defenceOf(s),
        },
      }
    case Phase.Reroll:
      if (s.keeperDie > 0) return { key: 'reroll-keeper', about: { die: s.keeperDie } }
      return {
        key: `reroll/${role}`,
        about: {
          own: s.die[seat],
          other: s.die[1 - seat],
          attack: attackOf(s) + s.die[s.attacker],
          defence: defenceOf(s) + s.die[1 - s.attacker],
        },
      }
    case Phase.Save:
      return { key: 'save', about: {} }
    default:
      return { key: `special/${role}`, about: {} }
  }
}

const abilityCard = (s: State): string => s.cards.id(Math.floor(s.ability / MOST_ABILITIES))

/** Which card is wanted: by the effect's word, or for the compulsory part. */
function targetKey(s: State): string {
  if (s.step === COMPULSORY) return 'target/must'
  if (s.step === REPLACED) return 'target/replace'
  const does = DOES[s.cards.does[s.ability]] ?? ''
  if (s.step === SWAPPED) return 'target/swap-in'
  const toHand = s.cards.does[s.ability] === Does.recall && s.cards.what[s.ability] === TO_HAND
  return toHand ? 'target/recall-hand' : `target/${does}`
}

/**
 * §17.2 What is taken when time runs out: kick off; the match card worth most; the card of the hand that helps most
 * now, if any does; an ability that costs nothing; the token fewest are held of; the card worth least where one
 * is given up; the likelier action; no tokens; rolls as they lie; a save if there is one; the first special card.
 */
function defaultAction(s: State, seat: Seat, actions: readonly number[]): number {
  const first = actions[0] ?? SKIP
  const best = (worth: (action: number) => number) =>
    actions.reduce((best, action) => (worth(action) > worth(best) ? action : best), first)
  switch (s.phase) {
    case Phase.Draft:
      return best((action) => (action === TOP ? Number.NEGATIVE_INFINITY : worthOf(s, action)))
    case Phase.Turn:
      return best((action) => (action === STOP ? 0.5 : helpOf(s, seat, action)))
    case Phase.Ability:
      return best((action) => (action === SKIP ? 0.5 : Number(isHarmless(s, usedBy(s, action)))))
    case Phase.Motivate:
    case Phase.Reroll:
      return SKIP
    case Phase.Token:
      return best((action) => -s.pool[seat * 3 + action - TOKEN])
    case Phase.Target:
      return best((action) => worthOf(s, action) * (givesUp(s) ? -1 : 1))
    case Phase.Action:
      return best((action) => odds(s, seat, action)?.likelihood ?? -1)
    case Phase.Spend:
      return SPEND
    default:
      return first
  }
}

/** What a card of the hand adds to what its coach does now; nobody is bought by default. */
function helpOf(s: State, seat: Seat, card: number): number {
  if (s.where[card] < HAND && card < FIRST_EXHAUSTION) return 0
  const { value } = s.cards
  if (seat !== s.attacker) return value[card * 3 + DEFENCE]
  return Math.max(value[card * 3 + SHOT], value[card * 3 + PASS])
}

/** An ability that obliges to nothing, and takes none of the coach's own cards out of the match. */
const isHarmless = ({ cards }: State, at: number): boolean =>
  cards.must[at] === 0 && (cards.does[at] !== Does.remove || cards.what[at] === TIREDNESS)

/** The ability an action would use. */
const usedBy = (s: State, action: number): number => s.waiting[s.depth - 1] * MOST_ABILITIES + action - USE

/** A card's values together. */
const worthOf = (s: State, card: number): number =>
  s.cards.value[card * 3] + s.cards.value[card * 3 + 1] + s.cards.value[card * 3 + 2]

/** Whether the card to choose is one's own and lost by it. */
const givesUp = (s: State): boolean =>
  s.step === COMPULSORY ||
  s.step === REPLACED ||
  s.cards.does[s.ability] === Does.remove ||
  (s.cards.does[s.ability] === Does.swap && s.step !== SWAPPED)
