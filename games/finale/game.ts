import type { Game } from '@libero/kernel'
import { assemble } from '@libero/kernel'
import type { FinaleConfig } from './build.ts'
import { checkBuild, plain, prepare } from './build.ts'
import type { FinaleEvent } from './events.ts'
import { position } from './position/index.ts'
import { readPosition } from './position/reader.ts'
import { reimagine } from './reimagine.ts'
import { RULEBOOKS } from './rulebook.ts'
import { minute } from './rules/common.ts'
import { outcomeOf } from './rules/ending.ts'
import { lineUp } from './rules/squad.ts'
import type { Seen } from './seen.ts'
import { copy, State } from './state.ts'
import { view } from './view.ts'

/** Finale by these versions of its rules, oldest first. */
export const finaleBy = (
  books: readonly [State['rules'], ...State['rules'][]],
): Game<State, FinaleConfig, FinaleEvent, Seen> =>
  assemble(books, {
    id: 'finale',
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

export const finale = finaleBy(RULEBOOKS)
