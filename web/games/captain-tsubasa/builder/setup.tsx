import type { Team } from '@libero/captain-tsubasa'
import { beginner, otherTeam, TEAMS } from '@libero/captain-tsubasa'
import { TEXTS } from '@libero/captain-tsubasa/text'
import type { Seat } from '@libero/kernel'
import type { SetupFace } from '../../../face.ts'
import { CaptainTsubasaBuilder, CaptainTsubasaOptionsForm, teamOf } from './builder.tsx'

const teamsFrom = (seat: Seat): readonly Team[] => [TEAMS[seat], otherTeam(TEAMS[seat])]

/** What two coaches bring to a match of Captain Tsubasa: their team. */
export const captainTsubasaSetup: SetupFace = {
  // §16 A newcomer is at home sooner with fewer cards and shorter halves.
  first: () => ({ options: { firstGame: true }, builds: [beginner(0), beginner(1)] }),
  Options: CaptainTsubasaOptionsForm,
  Builder: CaptainTsubasaBuilder,
  presets: (seat, _options, { language }) =>
    teamsFrom(seat).map((team) => ({ name: TEXTS[language].names.teams[team], build: { team } })),
  random: () => ({ team: TEAMS[Math.random() < 0.5 ? 0 : 1] }),
  counterpart: (build, seat) => ({ team: otherTeam(teamOf(build, seat)) }),
  describe: (build, _options, { language }) => TEXTS[language].names.teams[teamOf(build, 0)],
}
