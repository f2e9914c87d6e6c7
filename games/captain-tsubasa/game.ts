import type { Game } from '@libero/kernel'
import { assemble } from '@libero/kernel'
import type { CaptainTsubasaConfig } from './build.ts'
import { checkBuild, plain, prepare } from './build.ts'
import type { CaptainTsubasaEvent } from './events.ts'
import { position } from './position/index.ts'
import { readPosition } from './position/reader.ts'
import { reimagine } from './reimagine.ts'
import { RULEBOOKS } from './rulebook.ts'
import { outcomeOf } from './rules/ending.ts'
import { minute } from './rules/minute.ts'
import { lineUp } from './rules/setup.ts'
import type { Seen } from './seen.ts'
import { copy, State } from './state.ts'
import { view } from './view.ts'

/** Captain Tsubasa by these versions of its rules, oldest first. */
export const captainTsubasaBy = (
  books: readonly [State['rules'], ...State['rules'][]],
): Game<State, CaptainTsubasaConfig, CaptainTsubasaEvent, Seen> =>
  assemble(books, {
    id: 'captain-tsubasa',
    checkBuild,
    prepare,
    plain,
    blank: (like) => new State(like.cards, like.terms, like.rules),
    cardSet: (s) => ({ name: s.cards.set.name, version: s.cards.set.version }),
    lineUp,
    copy,
    outcome: outcomeOf,
    minute,
    view,
    reimagine,
    position,
    readPosition,
  })

export const captainTsubasa = captainTsubasaBy(RULEBOOKS)
