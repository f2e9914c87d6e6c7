import type { HatTrickBuild, HatTrickConfig, HatTrickEvent, State } from '@libero/hat-trick'
import { checkOptions, REGULARS } from '@libero/hat-trick'
import type { Said } from '../arguments.ts'
import { misuse } from '../arguments.ts'
import { hatTrickBoard } from '../boards/hat-trick.ts'
import { hatTrickEntry, teamNamed } from '../hat-trick/entry.ts'
import { cliText } from '../text/index.ts'
import type { CliText } from '../text/text.ts'
import type { Playable } from './playable.ts'

/** Two teams of six stars, their keepers among them: neither is the stronger one. */
const USUAL = ['GER', 'ITA'] as const

/** Hat-Trick at the terminal. */
export const playableHatTrick: Playable<State, HatTrickConfig, HatTrickEvent> = {
  entry: hatTrickEntry,
  flags: { team: 'text', 'opponent-team': 'text', 'extra-time': 'yes', cards: 'text' },
  board: (language, words, options) => hatTrickBoard(language, words, checkOptions(options).agreed.cards.set),
  squadFile: () => undefined,
  dress: async ({ said, options, language }) => {
    // Said wrongly, both are complained about before anybody sits down.
    teamSaid(said, 'opponent-team', options, cliText(language))
    const team = teamSaid(said, 'team', options, cliText(language)) ?? ownTeam(said, options)
    return { team } satisfies HatTrickBuild
  },
  rival: (said, _seat, options): HatTrickBuild => {
    const own = teamSaid(said, 'team', options) ?? ownTeam(said, options)
    const usual = own === REGULARS ? REGULARS : own === USUAL[1] ? USUAL[0] : USUAL[1]
    return { team: teamSaid(said, 'opponent-team', options) ?? usual }
  },
}

/** Who names only his opponent plays the other of the usual two, and against regulars with regulars. */
function ownTeam(said: Said, options: unknown): string {
  const rival = teamSaid(said, 'opponent-team', options)
  if (rival === REGULARS) return REGULARS
  return rival === USUAL[0] ? USUAL[1] : USUAL[0]
}

/** The team named by an option, if one is. */
function teamSaid(said: Said, flag: string, options: unknown, text?: CliText): string | undefined {
  const named = said.word(flag)
  if (named === undefined) return undefined
  const team = teamNamed(named, options)
  const { cards } = checkOptions(options).agreed
  if (text && team !== REGULARS && !cards.team(team)) {
    const allowed = [...cards.set.teams.map(({ id }) => id), REGULARS].join(', ')
    misuse(text, 'value-wrong', { option: `--${flag}`, value: named, allowed })
  }
  return team
}
