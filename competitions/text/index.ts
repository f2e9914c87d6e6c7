import type { Refusal } from '@libero/kernel'
import type { Language } from '@libero/kernel/words'
import { entry, fill } from '@libero/kernel/words'
import type { Competition } from '../competition.ts'
import type { Course } from '../course.ts'
import { tieOf } from '../course.ts'
import type { Fixture } from '../fixture.ts'
import { THIRD } from '../groups.ts'
import type { Tie } from '../knock-out.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { hu } from './hu.ts'
import type { CompetitionText } from './text.ts'

export { COMPETITION_REFUSALS, COMPETITION_RULES, type CompetitionText } from './text.ts'

export const COMPETITION_TEXTS: Readonly<Record<Language, CompetitionText>> = { en, de, hu }

/** What a competition is called by its parts. */
export interface CompetitionWording {
  refusal(refusal: Refusal): string | undefined
  /** The text of a paragraph, such as 'C4'. */
  rule(id: string): string | undefined
  /** 'Quarter-finals', 'Group A', 'Matchday 3'. */
  round(course: Course, fixture: Fixture): string
  /** By how many ties are still to come at the same height. */
  roundOfTies(count: number): string
  /** Which match of a round: '2, leg 1'; empty where there is only one. */
  matchOf(competition: Competition, course: Course, fixture: Fixture): string
  /** Who takes a place of a tie, once that is known; until then from where he comes. */
  side(tie: Tie, seat: 0 | 1, ties: readonly Tie[], nameOf: (team: string) => string): string
  /** What has decided a tie; nothing where the goals of normal time did. */
  decider(by: string | undefined): string | undefined
}

export function competitionWording(language: Language): CompetitionWording {
  const text = COMPETITION_TEXTS[language]
  const roundOfTies = (count: number) => entry(text.rounds, String(count)) ?? text.rounds[1]
  const roundOf = ({ round, isThirdPlace }: Tie, ties: readonly Tie[]): string =>
    isThirdPlace
      ? text.thirdPlace
      : roundOfTies(ties.filter((tie) => tie.round === round && !tie.isThirdPlace).length)
  const tieName = (tie: Tie, ties: readonly Tie[]): string => {
    const round = roundOf(tie, ties)
    const isOnly = tie.isThirdPlace || ties.filter((each) => each.round === tie.round).length === 1
    return isOnly ? round : fill(text.tie, { round, tie: tie.number })
  }
  const placeName = (place: string): string => {
    if (place === THIRD) return text.places.third
    const [group, rank] = [place.charAt(0), Number(place.slice(1))]
    const words = rank === 1 ? text.places.first : rank === 2 ? text.places.second : text.places.other
    return fill(words, { group, rank })
  }
  return {
    refusal: ({ code, about = {} }) => {
      const sentence = entry(text.refusals as Readonly<Record<string, string>>, code)
      if (sentence === undefined) return undefined
      const more =
        code !== 'competition-damaged' ? '' : about.line ? text.place : about.field ? text.field : ''
      const kind = entry(text.ties as Readonly<Record<string, string>>, String(about.ties))
      const values = { ...about, ...(kind !== undefined && { ties: kind }) }
      return [fill(sentence, values), fill(more, values)].filter(Boolean).join(' ')
    },
    rule: (id) => {
      const words = entry(text.rules as Readonly<Record<string, string>>, id)
      return words && `${id} ${words}`
    },
    round: (course, fixture) => {
      switch (fixture.stage) {
        case 'league':
          return fill(text.matchday, { day: fixture.round })
        case 'group':
          return fill(text.group, { name: fixture.group ?? '' })
        case 'ladder':
          return fill(text.ladderRound, { round: fixture.round })
        case 'knock-out':
        case 'third-place': {
          const tie = tieOf(course, fixture)
          return tie ? roundOf(tie, course.ties) : ''
        }
      }
    },
    roundOfTies,
    matchOf: ({ form }, course, fixture) => {
      if (fixture.stage !== 'knock-out' && fixture.stage !== 'third-place') return ''
      const same = course.ties.filter(({ round, isThirdPlace }) => round === fixture.round && !isThirdPlace)
      const isSeries = 'ties' in form && 'bestOf' in form.ties
      const leg =
        fixture.leg === undefined ? '' : fill(isSeries ? text.seriesMatch : text.leg, { leg: fixture.leg })
      const isOnly = same.length === 1 || fixture.stage === 'third-place'
      return [isOnly ? '' : String(fixture.tie ?? ''), leg].filter(Boolean).join(', ')
    },
    side: (tie, seat, ties, nameOf) => {
      const team = tie.sides[seat]
      if (team === null) return text.nobody
      if (team !== undefined) return nameOf(team)
      if (tie.places) return placeName(tie.places[seat])
      const before = ties.find(({ id }) => id === tie.from?.[seat])
      if (!before) return '–'
      const words = tie.isThirdPlace ? text.places.loser : text.places.winner
      return fill(words, { tie: tieName(before, ties) })
    },
    decider: (by) =>
      by === undefined || by === 'goals' || by === 'wins'
        ? undefined
        : entry(text.deciders as Readonly<Record<string, string>>, by),
  }
}
