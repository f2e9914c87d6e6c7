import type { MatchEvent, Pair, Refusal, Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Competition, Form, Incident, Ties } from './competition.ts'
import { hasKnockOut } from './competition.ts'
import type { Course } from './course.ts'
import { tieOf } from './course.ts'
import type { Fixture } from './fixture.ts'

/** A kind of tie that the rules of a game know, and the paragraph that tells how it is decided. */
export interface KnownTies {
  readonly ties: Ties
  readonly rule: string
}

/** A competition that stands ready. */
export interface Fixed {
  readonly id: string
  readonly form: Form
  readonly agreed?: Readonly<Record<string, unknown>>
  /** In the order of entry. */
  readonly teams: readonly string[]
}

/** What is agreed for a match of a competition, and as whom each coach builds. */
export interface Agreement {
  readonly options: unknown
  /** What the teams bring where they bring what stands ready. */
  readonly builds: Pair<unknown>
  /** For which seat a coach builds who sits at this one; in a second leg he keeps the club he had. */
  readonly buildsAs: Pair<Seat>
  /** The same agreement as those see it who build. */
  readonly optionsOfBuild: unknown
}

/** What a game brings to competitions. */
export interface Association<E extends MatchEvent = MatchEvent> {
  readonly game: string
  /** The usual first. */
  readonly ties: readonly KnownTies[]
  /** Teams that stand ready under what is agreed; none where coaches build squads for clubs of any name. */
  teams(agreed: Competition['agreed']): readonly string[]
  readonly fixed: readonly Fixed[]
  /** Who takes part where coaches build squads and nobody else is named: invented clubs; none where coaches have no club. */
  readonly clubs: readonly { readonly id: string; readonly name: string }[]
  /** Its cups, where it has some of its own. */
  readonly trophies: readonly string[]
  /** By how much a holder may be better or worse off, where the rules know of it. */
  readonly bonus?: { readonly rule: string; readonly least: number; readonly most: number }
  /** What both agree on for this match. */
  agree(match: ToPlay): Agreement
  /** Follows a match and says what its lists are made of. */
  reporter(options: unknown): (event: E) => Incident | undefined
}

/** A match with all that its agreement hangs on. */
export interface ToPlay {
  readonly competition: Competition
  readonly fixture: Fixture
  /** Of a second leg: how the first ended, by today's seats. */
  readonly firstLeg?: Pair<number>
}

/** A match of a competition as its game has to know it. */
export function toPlay(competition: Competition, course: Course, fixture: Fixture): ToPlay {
  const { form } = competition
  const isSecond = hasKnockOut(form) && 'legs' in form.ties && form.ties.legs === 2 && fixture.leg === 2
  if (!isSecond) return { competition, fixture }
  const [first] = tieOf(course, fixture)?.fixtures ?? []
  const [home, away] = first?.score?.goals ?? [0, 0]
  return { competition, fixture, firstLeg: [away, home] }
}

/** C9 What the rules of the game do not know is not played: ties, handicaps, teams. */
export function checkAssociation(
  association: Omit<Association, 'reporter'>,
  competition: Competition,
): readonly Refusal[] {
  const { form, holder, entrants, agreed, trophy } = competition
  const refusals: Refusal[] = []
  const refuse = (code: string, about: NonNullable<Refusal['about']>) =>
    refusals.push({ code, rule: 'C9', about })
  const { game, ties, bonus, trophies } = association
  if (competition.game !== game) refuse('competition-other-game', { game: competition.game })
  if (hasKnockOut(form) && !ties.some((known) => isSame(known.ties, form.ties)))
    refuse('ties-unknown', { ties: tiesCode(form.ties) })
  if (holder && !(bonus && holder.bonus >= bonus.least && holder.bonus <= bonus.most))
    refuse('bonus-unknown', { bonus: holder.bonus })
  if (trophy !== undefined && !trophies.includes(trophy)) refuse('trophy-unknown', { trophy })
  const ready = association.teams(agreed)
  for (const { id, build } of entrants)
    if (ready.length > 0 && build === undefined && !ready.includes(id)) refuse('team-unknown', { team: id })
  return refusals
}

const isSame = (one: Ties, two: Ties): boolean => tiesCode(one) === tiesCode(two)

/** A kind of tie in a word: 'legs-2', 'best-of-3'. */
export const tiesCode = (ties: Ties): string =>
  'bestOf' in ties ? `best-of-${ties.bestOf}` : `legs-${ties.legs}`

/** What the holder of the cup has more than the others, by seats. */
export const bonuses = ({ competition: { holder }, fixture }: ToPlay): Pair<number> => [
  holder?.team === fixture.home ? holder.bonus : 0,
  holder?.team === fixture.away ? holder.bonus : 0,
]

/** Builders sit where they play; in a second leg each where he sat in the first. */
export const inSeats = (leg: number | undefined): Pair<Seat> => (leg === 2 ? [other(0), other(1)] : [0, 1])
