import type { CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { checkOptions, scorers, TEAMS } from '@libero/captain-tsubasa'
import type { Association, ToPlay } from '../association.ts'
import type { Incident } from '../competition.ts'

export const captainTsubasaAssociation: Association<CaptainTsubasaEvent> = {
  game: 'captain-tsubasa',
  // §10.4 A match may have two champions, so no single one can decide a tie: whoever wins more of them does.
  ties: [
    { ties: { bestOf: 3 }, rule: '1.2' },
    { ties: { bestOf: 5 }, rule: '1.2' },
  ],
  // §1.1 Every coach leads either team: at home Nankatsu, away Toho, and grounds change from match to match.
  teams: () => [],
  fixed: [],
  clubs: [],
  trophies: [],
  agree: ({ competition }: ToPlay) => ({
    options: competition.agreed ?? {},
    optionsOfBuild: competition.agreed ?? {},
    builds: [{ team: TEAMS[0] }, { team: TEAMS[1] }],
    buildsAs: [0, 1],
  }),
  reporter: (options) => {
    const scorer = scorers(checkOptions(options).agreed.cards.set)
    return (event): Incident | undefined => {
      const man = scorer(event)
      if (event.kind !== 'goal' || man === undefined) return undefined
      return { kind: 'goal', seat: event.seat, man, minute: event.minute }
    }
  },
}
