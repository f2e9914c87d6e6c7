import type { HatTrickBuild, HatTrickConfig, HatTrickEvent } from '@libero/hat-trick'
import { checkOptions, counterpart, REGULARS, teamsReady } from '@libero/hat-trick'
import type { State } from '@libero/hat-trick/opponents'
import type { Seen } from '@libero/hat-trick/view'
import type { Language } from '@libero/kernel/words'
import type { Said } from '../../arguments.ts'
import type { Playable } from '../../play/playable.ts'
import { hatTrickBoard } from './board/board.ts'
import { hatTrickEntry } from './entry.ts'
import { buildSaid, teamNamed, VARIANTS } from './flags.ts'
import { teamList } from './players-cards.ts'
import { buildFrom, isCode } from './squad-file.ts'

/** Hat-Trick at the terminal. */
export const playableHatTrick: Playable<State, HatTrickConfig, HatTrickEvent, Seen> = {
  entry: hatTrickEntry,
  flags: {
    team: 'text',
    'opponent-team': 'text',
    squad: 'text',
    'opponent-squad': 'text',
    ...VARIANTS,
    cards: 'text',
  },
  board: (language, words, options) => {
    const { cards, terms } = checkOptions(options).agreed
    return hatTrickBoard(language, words, cards.set, terms.players ? cards.expansion.set : undefined)
  },
  squadFile: (said) => {
    const squad = said.word('squad')
    return squad === undefined || isCode(squad) ? undefined : squad
  },
  unpack: buildFrom,
  dress: async ({ said, options, language }) => {
    // Said wrongly, both are complained about before anybody sits down.
    for (const flag of ['opponent-team', 'team']) checkTeam(said, flag, options, language)
    return ownBuild(said, options)
  },
  rival: (said, _seat, options) => {
    const theirs = buildSaid(said, 'opponent-team', 'opponent-squad', options)
    return theirs ?? counterpart(ownBuild(said, options), options, 1)
  },
}

/** Who names only his opponent plays the other of the usual two, and against regulars with regulars. */
function ownBuild(said: Said, options: unknown): HatTrickBuild {
  const own = buildSaid(said, 'team', 'squad', options)
  if (own) return own
  const theirs = buildSaid(said, 'opponent-team', 'opponent-squad', options)
  return counterpart(theirs, options, 0)
}

/** A team that is not there is answered with those that are. */
function checkTeam(said: Said, flag: string, options: unknown, language: Language): void {
  const named = said.word(flag)
  if (named === undefined) return
  const { cards, terms } = checkOptions(options).agreed
  const allowed = [...teamsReady(options), ...(terms.players ? [] : [REGULARS])]
  if (allowed.includes(teamNamed(named, options))) return
  const wrong = { option: `--${flag}`, value: named }
  if (terms.players) said.misuse('team-wrong', wrong, teamList(cards.expansion.set, language))
  said.misuse('value-wrong', { ...wrong, allowed: allowed.join(', ') })
}
