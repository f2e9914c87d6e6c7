import type { CaptainTsubasaConfig, CaptainTsubasaEvent } from '@libero/captain-tsubasa'
import { beginner, checkOptions, otherTeam } from '@libero/captain-tsubasa'
import type { State } from '@libero/captain-tsubasa/opponents'
import type { Seen } from '@libero/captain-tsubasa/view'
import type { Seat } from '@libero/kernel'
import { other } from '@libero/kernel'
import type { Said } from '../../arguments.ts'
import type { Playable } from '../../play/playable.ts'
import { captainTsubasaBoard } from './board/board.ts'
import { captainTsubasaEntry } from './entry.ts'
import { teamSaid, VARIANTS } from './flags.ts'

/** Captain Tsubasa at the terminal. */
export const playableCaptainTsubasa: Playable<State, CaptainTsubasaConfig, CaptainTsubasaEvent, Seen> = {
  entry: captainTsubasaEntry,
  flags: { team: 'text', ...VARIANTS, cards: 'text' },
  board: (language, words, options) => {
    const { cards, terms } = checkOptions(options).agreed
    return captainTsubasaBoard(language, words, cards.set, terms.firstGame, terms.guaranteedSuccess)
  },
  squadFile: () => undefined,
  dress: async ({ said, seat }) => ({ team: ownTeam(said, seat) }),
  rival: (said, seat) => ({ team: otherTeam(ownTeam(said, other(seat))) }),
}

/** §1.1 Here the line says whom the person leads; else it is as in a first match. */
const ownTeam = (said: Said, seat: Seat) => teamSaid(said, beginner(seat).team)
