import type { Values } from '@libero/kernel/words'
import { capital, fill } from '@libero/kernel/words'
import type { Bearer } from '../../cards/check-skill.ts'
import type { Do, If, Skill, When } from '../../cards/skills.ts'

/** What skills do, as finely as the wording tells it apart. */
export type Deed = Exclude<Do, 'draws'> | 'draws/more' | 'draws/fewer'

/** The kinds of ball a condition can ask for. */
export const BALLS = ['short', 'long', 'dribble', 'pass'] as const
export type Ball = (typeof BALLS)[number]

/** Whose ball it is: the reader's own, his team's, the others', or anybody's. */
export type Whose = 'own' | 'team' | 'theirs' | 'any'

/** The first of several that fits is said. */
interface Phrase {
  /** Conditions that the skill must have; a moment's are told by its words and not again. */
  readonly if?: readonly If[]
  /** Only on a player card, or only on a style card, which says 'you' to the coach and not to a player. */
  readonly of?: Bearer
  readonly says: string
}

/**
 * When something happens. The words may name a ball: {ball} is whosever the conditions say, {own}, {team}, {theirs}
 * and {any} are told in advance; each also as an object, {ballObject} and so on.
 */
export interface MomentPhrase extends Phrase {
  /** 'as your move', not a clause of its own: further conditions follow behind an 'if'. */
  readonly phrase?: true
}

export interface DeedPhrase extends Phrase {
  readonly when?: When
}

/** When, in one language. The last phrase of each list asks for nothing. */
export interface MomentText {
  readonly whens: Readonly<Record<When, readonly MomentPhrase[]>>
  /** Conditions that the moment's words have not told, as clauses. */
  readonly ifs: Readonly<Record<If, string>>
  readonly balls: Readonly<Record<Whose, Readonly<Record<Ball, string>>>>
  readonly ballObjects: Readonly<Record<Whose, Readonly<Record<Ball, string>>>>
  /** Before further conditions: behind a clause, behind a phrase, and between them. */
  readonly joins: { readonly clause: string; readonly phrase: string; readonly and: string }
}

/** What, in one language; some with an {amount}. */
export interface DeedText {
  /** Main clauses behind a moment; further sentences may follow. The last of each list asks for nothing. */
  readonly deeds: Readonly<Record<Deed, readonly DeedPhrase[]>>
  /** The same in a few words about somebody else, for the commentary; some with the occasion {at}. */
  readonly aims: Readonly<Record<Deed, string>>
  readonly occasions: Readonly<Record<Ball, string>>
  /** For a list to choose from. */
  readonly choices: {
    readonly whens: Readonly<Record<When, string>>
    readonly deeds: Readonly<Record<Do, string>>
  }
}

/**
 * What a language says of skills and style cards. No card has a text of its own: its sentences are made from its
 * data, so what a card says and what it does cannot disagree.
 */
export type SkillText = MomentText & DeedText

/** 'When their long ball is compared in your line, you have 2 footballs more.' */
export function skillWords(skill: Skill, text: SkillText, bearer: Bearer = 'player'): string {
  const { if: conditions = [], amount = 0 } = skill
  const deed = text.deeds[deedOf(skill)].find(
    (one) => fits(one, conditions, bearer) && (one.when === undefined || one.when === skill.when),
  )
  const words = fill(deed?.says ?? '', { amount: Math.abs(amount) })
  return `${capital(momentWords(skill, text, bearer))} ${words}.`
}

/** §19.6 What a style card does, as it says it to the coach. */
export const styleCardText = (card: Skill, text: SkillText): string => skillWords(card, text, 'style-card')

/** '2 footballs more in the dribble', as the commentator has it. */
export function aimWords(skill: Skill, { aims, occasions }: SkillText): string {
  const ball = ballOf(skill)
  return fill(aims[deedOf(skill)], {
    amount: Math.abs(skill.amount ?? 0),
    at: ball === undefined ? '' : ` ${occasions[ball]}`,
  })
}

const deedOf = ({ do: does, amount = 0 }: Skill): Deed => {
  if (does !== 'draws') return does
  return amount < 0 ? 'draws/fewer' : 'draws/more'
}

const fits = ({ if: needs = [], of }: Phrase, conditions: readonly If[], bearer: Bearer): boolean =>
  (of === undefined || of === bearer) && needs.every((one) => conditions.includes(one))

const ballOf = ({ if: conditions = [] }: Skill): Ball | undefined =>
  BALLS.find((ball) => conditions.includes(ball))

/** What has arrived, and what is played in an opportunity, is a pass without being asked to be one. */
const PASSES: readonly When[] = ['arrival', 'opportunity-pass']

const NAMES_BALL = /\{(?:ball|own|team|theirs|any)(?:Object)?\}/
const NAMES_SIDE = /\{ball(?:Object)?\}/

/** The moment and every condition, each told once; with a comma where the deed needs one before it. */
function momentWords(skill: Skill, text: SkillText, bearer: Bearer): string {
  const { when, if: conditions = [] } = skill
  const ball = ballOf(skill) ?? (PASSES.includes(when) ? 'pass' : undefined)
  const moment = text.whens[when].find(
    (one) => fits(one, conditions, bearer) && (ball !== undefined || !NAMES_BALL.test(one.says)),
  )
  if (!moment) return ''
  const { says, phrase, if: needs = [] } = moment
  const whose = whoseBall(conditions, bearer)
  const told = new Set<If>([
    ...needs,
    ...(ball !== undefined && NAMES_BALL.test(says) ? [ball] : []),
    ...(NAMES_SIDE.test(says) ? toldBy(whose) : []),
  ])
  const further = conditions.filter((one) => !told.has(one)).map((one) => text.ifs[one])
  const words = ball === undefined ? says : fill(says, ballFacts(text, ball, whose))
  if (further.length === 0) return phrase ? words : `${words},`
  const before = phrase ? `${words.replace(/[,:]$/, '')}${text.joins.phrase}` : `${words}${text.joins.clause}`
  return `${before}${further.join(text.joins.and)},`
}

function whoseBall(conditions: readonly If[], bearer: Bearer): Whose {
  if (conditions.includes('defending')) return 'theirs'
  if (!conditions.includes('attacking')) return 'any'
  return bearer === 'player' ? 'team' : 'own'
}

/** The condition that whosever ball it is has told. */
function toldBy(whose: Whose): readonly If[] {
  if (whose === 'any') return []
  return whose === 'theirs' ? ['defending'] : ['attacking']
}

function ballFacts({ balls, ballObjects }: SkillText, ball: Ball, whose: Whose): Values {
  const sides: readonly Whose[] = ['own', 'team', 'theirs', 'any']
  return {
    ball: balls[whose][ball],
    ballObject: ballObjects[whose][ball],
    ...Object.fromEntries(
      sides.flatMap((side) => [
        [side, balls[side][ball]],
        [`${side}Object`, ballObjects[side][ball]],
      ]),
    ),
  }
}
