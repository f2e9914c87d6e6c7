import { isObject } from '@libero/kernel'
import { LINES, POWERS } from '../vocabulary.ts'
import type { Data } from './check-fields.ts'
import { isOneOf, isWhole } from './check-fields.ts'
import type { Do, If, Skill, When } from './skills.ts'
import { DOES, IFS, WHENS } from './skills.ts'

/** Who can have a use printed on: a player card, or a style card, behind which nobody stands. */
export type Bearer = 'player' | 'style-card'

/** Conditions, of which one list must be among a skill's own. */
type Demands = readonly (readonly If[])[]

interface Meaning {
  /** The moments an effect means something in, and what must be demanded for it to be sure of that. */
  readonly at: Readonly<Partial<Record<When, Demands>>>
  readonly of: readonly Bearer[]
  /** From, to; an effect without one takes none. */
  readonly amount?: readonly [number, number]
}

/** Footballs, power and cards that a use may add: as many as a card may show. */
const MOST = 9

const PLAYERS: readonly Bearer[] = ['player']
const STYLE_CARDS: readonly Bearer[] = ['style-card']
const BOTH: readonly Bearer[] = ['player', 'style-card']

const FREELY: Demands = [[]]
/** In a dribble two players are compared and no lines; and the man before the dribbler must stay there. */
const IN_A_PASS: Demands = [['short'], ['long'], ['pass']]

/** A step waits for nobody's answer, and no one who steps has the ball or meets who has: fine wherever play rests. */
const STEP: Meaning = {
  at: {
    moved: FREELY,
    sideways: FREELY,
    'their-sideways': FREELY,
    compare: IN_A_PASS,
    arrival: FREELY,
    turnover: FREELY,
  },
  of: PLAYERS,
}
/** What takes the place of a move ends it, so it can only stand within the question for one. */
const MOVE: Meaning = { at: { move: FREELY }, of: PLAYERS }
const STRIDE: Meaning = { ...MOVE, amount: [1, LINES - 1] }
/** Answers to skills of others; the rules look at nothing else of them. */
const ANYTIME: Meaning = { at: { any: FREELY }, of: PLAYERS }

/**
 * §15.3 What goes with what. An effect in a moment it has no meaning for would leave a match in a place the rules
 * know no way out of: a stride after the move would end a move that is over, a ball taken by a style card would be
 * nobody's. Whatever is not listed here is refused.
 */
const MEANINGS: Readonly<Record<Do, Meaning>> = {
  // Footballs are counted in the comparison and forgotten after it.
  footballs: { at: { compare: FREELY }, of: BOTH, amount: [1, MOST] },
  'footballs-each': { at: { compare: IN_A_PASS }, of: BOTH, amount: [1, MOST] },
  'better-value': { at: { compare: IN_A_PASS }, of: BOTH },
  // His own footballs: a style card has none.
  counts: {
    at: {
      compare: [
        ['attacking', 'short'],
        ['attacking', 'long'],
        ['attacking', 'pass'],
      ],
    },
    of: PLAYERS,
  },
  'step-forward': STEP,
  'step-back': STEP,
  step: STEP,
  // To a neighbour of his: a style card has none.
  send: { at: { moved: FREELY }, of: PLAYERS },
  'send-forward': { at: { moved: FREELY }, of: BOTH },
  // Written as two numbers, for which the text of a skill has no room.
  exchange: { at: { moved: FREELY }, of: STYLE_CARDS },
  'stride-forward': STRIDE,
  'stride-back': STRIDE,
  jump: STRIDE,
  diagonal: MOVE,
  'either-side': MOVE,
  'change-wing': MOVE,
  'change-places': MOVE,
  // The amount is the strongest card that is a foul; the strongest of all would always be one.
  'displace-carrier': { ...MOVE, amount: [1, POWERS - 1] },
  // Somebody must be there to get the ball. A sideways pass does not cross the pitch, a parried ball not the line.
  'take-ball': {
    at: { sideways: [['adjacent']], arrival: FREELY, parry: [['final-line'], ['goal-mouth']] },
    of: PLAYERS,
  },
  // Only from the others, lest the ball be won from oneself.
  'win-ball': {
    at: { arrival: [['theirs'], ['defending', 'completed'], ['attacking', 'intercepted']] },
    of: BOTH,
  },
  'keep-ball': { at: { sideways: [['carrier']] }, of: PLAYERS },
  // Only while one's own team has the ball: giving it on is no way to win it.
  'choose-receiver': {
    at: {
      arrival: [
        ['receiver'],
        ['won'],
        ['passer', 'completed'],
        ['attacking', 'completed'],
        ['defending', 'intercepted'],
      ],
    },
    of: BOTH,
  },
  'lay-off': { at: { arrival: FREELY }, of: BOTH },
  // It is the carrier who runs, whoever's skill it is.
  'run-on': { at: { dribbled: [['carrier']] }, of: PLAYERS },
  'shoot-forward': { at: { shot: [['attacking', 'carrier', 'before-final-line']] }, of: PLAYERS },
  // A shot can be made stronger but not so weak that it has no power left.
  power: { at: { shot: [['attacking']] }, of: BOTH, amount: [1, MOST] },
  draws: { at: { shot: FREELY }, of: BOTH, amount: [-MOST, MOST] },
  // Kept by player, in a byte that knows no minus.
  'power-lasting': { at: { opportunity: FREELY }, of: PLAYERS, amount: [1, MOST] },
  'middle-lasting': { at: { opportunity: FREELY }, of: PLAYERS },
  reach: { at: { 'opportunity-pass': [['carrier']] }, of: PLAYERS },
  // Before anybody has moved; the team with the ball gets it, so it is the attacker's to ask for.
  'free-kick': { at: { revealed: [['attacking']] }, of: STYLE_CARDS },
  prevent: ANYTIME,
  borrow: ANYTIME,
  'borrow-any': ANYTIME,
}

const EVERYWHERE: readonly When[] = WHENS.filter((when) => when !== 'any')
/** While the cards of the play lie open. */
const CARDS_OPEN: readonly When[] = EVERYWHERE.filter((when) => when !== 'opportunity')
/** While a line is looked at; in other moments the rules remember an old one. */
const LINE: readonly When[] = ['compare', 'arrival']
const BALL_HAS_COME: readonly When[] = ['arrival', 'turnover', 'parry']

/** The moments a condition means something in; and whether it asks for a player, whom a style card has not. */
const CONDITIONS: Readonly<Record<If, { readonly at: readonly When[]; readonly player?: true }>> = {
  attacking: { at: EVERYWHERE },
  defending: { at: EVERYWHERE },
  carrier: { at: EVERYWHERE, player: true },
  ahead: { at: ['compare'], player: true },
  'in-line': { at: LINE, player: true },
  'next-line': { at: LINE, player: true },
  adjacent: { at: EVERYWHERE, player: true },
  short: { at: CARDS_OPEN },
  long: { at: CARDS_OPEN },
  dribble: { at: CARDS_OPEN },
  wing: { at: EVERYWHERE, player: true },
  'goal-mouth': { at: EVERYWHERE, player: true },
  'before-final-line': { at: EVERYWHERE, player: true },
  'final-line': { at: EVERYWHERE, player: true },
  passer: { at: ['arrival'], player: true },
  receiver: { at: ['arrival'], player: true },
  theirs: { at: BALL_HAS_COME },
  intercepted: { at: ['arrival'] },
  completed: { at: ['arrival'] },
  won: { at: BALL_HAS_COME },
  lost: { at: BALL_HAS_COME },
  near: { at: EVERYWHERE, player: true },
  pass: { at: CARDS_OPEN },
  'in-danger-zone': { at: LINE },
  'not-after-gold': { at: EVERYWHERE, player: true },
  'weak-dribble': { at: CARDS_OPEN },
}

/** §15.3 Whether a stranger's skill, or style card, is one that the rules can carry out. */
export const isSkill = (value: unknown, bearer: Bearer): boolean =>
  isObject(value) && wrongInSkill(value, bearer) === undefined

/** §15.3 The word, or the number, that keeps a stranger's skill from being carried out; nothing if none does. */
export function wrongInSkill(skill: Data, bearer: Bearer): keyof Skill | undefined {
  const { when, do: does } = skill
  if (!isOneOf(when, WHENS)) return 'when'
  if (!isOneOf(does, DOES)) return 'do'
  const meaning = MEANINGS[does]
  const demands = meaning.at[when]
  if (!demands || !meaning.of.includes(bearer)) return 'do'
  if (!isAmount(skill.amount, meaning.amount)) return 'amount'
  const conditions = conditionsOf(skill, when, bearer)
  const met = conditions && demands.some((some) => some.every((one) => conditions.includes(one)))
  return met ? undefined : 'if'
}

/** A row without an amount takes none; an amount of nothing would be no effect (§15.7). */
function isAmount(value: unknown, range: Meaning['amount']): boolean {
  if (!range) return value === undefined
  return isWhole(value, ...range) && value !== 0
}

/** Its conditions, none twice; nothing if one of them cannot stand there. */
function conditionsOf({ if: list = [] }: Data, when: When, bearer: Bearer): readonly If[] | undefined {
  if (!Array.isArray(list) || list.length > IFS.length || new Set(list).size < list.length) return undefined
  const fits = (one: unknown): one is If => {
    if (!isOneOf(one, IFS)) return false
    const { at, player } = CONDITIONS[one]
    return at.includes(when) && (bearer === 'player' || !player)
  }
  return list.every(fits) ? list : undefined
}

/** Only what a skill consists of. */
export const tidySkill = ({ when, if: conditions, do: does, amount }: Skill): Skill => ({
  when,
  ...(conditions && { if: [...conditions] }),
  do: does,
  ...(amount !== undefined && { amount }),
})

/** The moments in which a player or a style card may do this; none if it is not his to do. */
export const momentsOf = (does: Do, bearer: Bearer): readonly When[] =>
  MEANINGS[does].of.includes(bearer) ? WHENS.filter((when) => MEANINGS[does].at[when] !== undefined) : []

/** The conditions that mean something in a moment. */
export const conditionsAt = (when: When, bearer: Bearer): readonly If[] =>
  IFS.filter((one) => CONDITIONS[one].at.includes(when) && (bearer === 'player' || !CONDITIONS[one].player))

/** From, to; nothing for an effect that takes no amount. */
export const amountOf = (does: Do): readonly [number, number] | undefined => MEANINGS[does].amount
