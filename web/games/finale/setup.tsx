import type { Club, FinaleBuild } from '@libero/finale'
import { beginner, CLUBS } from '@libero/finale'
import { TEXTS } from '@libero/finale/text'
import type { Seat } from '@libero/kernel'
import { isObject } from '@libero/kernel'
import { fill } from '@libero/kernel/words'
import type { SetupFace, Telling } from '../../face.ts'
import { FinaleBuilder } from './builder.tsx'
import { FinaleOptionsForm } from './builder-options.tsx'
import { fairBuild, luckyBuild, readyBuild, STYLES } from './builder-ready.ts'
import { formationOf, menOf, otherClub, pointsOf, readBuild, tacticsFor, termsOf } from './builder-squad.ts'
import { finaleSetupTexts } from './setup-text.ts'

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
  const { set } = termsOf(options, 0)
  const build = readBuild(raw, 0)
  const about = {
    club: words.nameOf(build.club),
    formation: formationOf(build, menOf(set, build.club)),
    points: pointsOf(set, build),
  }
  if ('order' in build.tactics) return fill(text.describedFree, about)
  return fill(text.described, { ...about, colour: TEXTS[language].colours[build.tactics.colour] })
}

/** What two coaches bring to a match of Finale: a squad with its line-up, and tactic cards. */
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
  refit: (raw, seat, options) => {
    // What is no team of ours stays as it is, so that its faults can be told.
    if (!isObject(raw) || !isObject(raw.tactics)) return raw
    const { free, set } = termsOf(options, seat)
    const build = raw as unknown as FinaleBuild
    return { ...build, tactics: tacticsFor(readBuild(raw, seat).tactics, free, set) }
  },
  describe,
}
