import type { Club, FinaleBuild } from '@libero/finale'
import { beginner, CLUBS } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Seat } from '@libero/kernel'
import { isObject } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { SetupFace, Telling } from '../../../face.ts'
import { FinaleBuilder } from './builder.tsx'
import { FinaleOptionsForm } from './options.tsx'
import { fairBuild, luckyBuild, readyBuild, STYLES } from './ready.ts'
import { fitted, formationOf, menOf, otherClub, pointsOf, readBuild, termsOf } from './squad.ts'
import { finaleSetupTexts } from './text.ts'

const clubsFrom = (seat: Seat): readonly Club[] => [CLUBS[seat], otherClub(CLUBS[seat])]

function presets(seat: Seat, options: unknown, { language, words }: Telling) {
  const text = finaleSetupTexts[language]
  const terms = termsOf(options, seat)
  return clubsFrom(seat).flatMap((club) =>
    STYLES.flatMap((style) => {
      const build = readyBuild(style, club, terms)
      return build ? [{ name: fill(text.styles[style], { club: words.nameOf(club) }), build }] : []
    }),
  )
}

function describe(raw: unknown, options: unknown, { language, words }: Telling): string {
  const text = finaleSetupTexts[language]
  const { set, sealed } = termsOf(options, 0)
  const build = readBuild(raw, 0)
  const about = {
    club: words.nameOf(build.club),
    formation: formationOf(build, menOf(set, build.club)),
    points: pointsOf(set, build),
  }
  // A squad kept with tactic cards says so only where they count.
  const tactics = sealed ? build.tactics : undefined
  if (!tactics) return fill(text.describedSquad, about)
  if ('order' in tactics) return fill(text.describedFree, about)
  if ('cards' in tactics) return fill(text.describedAny, about)
  return fill(text.described, { ...about, colour: TEXTS[language].colours[tactics.colour] })
}

/** §4.8, §4.9 With tactic cards or without, as the options have it; else as it was, so that its faults can be told. */
function refit(raw: unknown, seat: Seat, options: unknown): unknown {
  if (!isObject(raw) || !Array.isArray(raw.pitch)) return raw
  const { tactics: _, ...squad } = raw as unknown as FinaleBuild
  const { tactics } = fitted(readBuild(raw, seat), termsOf(options, seat))
  return { ...squad, ...(tactics && { tactics }) }
}

/** What two coaches bring to a match of Finale: a squad with its line-up, and where they are sealed tactic cards. */
export const finaleSetup: SetupFace = {
  first: () => ({ builds: [beginner(0, undefined), beginner(1, undefined)] }),
  Options: FinaleOptionsForm,
  Builder: FinaleBuilder,
  presets,
  random: (seat, options) => luckyBuild(CLUBS[seat], termsOf(options, seat), Math.random),
  counterpart: (build, seat, options) => {
    const theirs = (1 - seat) as Seat
    const club = otherClub(readBuild(build, seat).club)
    return fairBuild(club, theirs, options, termsOf(options, theirs))
  },
  adopt: refit,
  refit,
  describe,
}
