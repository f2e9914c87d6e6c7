import type { Game } from '@libero/kernel'
import { assemble } from '@libero/kernel'
import type { HatTrickConfig } from './build.ts'
import { checkBuild, nameOfCards, plain, prepare } from './build.ts'
import type { HatTrickEvent } from './events.ts'
import { position } from './position/index.ts'
import { readPosition } from './position/reader.ts'
import { reimagine } from './reimagine.ts'
import { RULEBOOKS } from './rulebook.ts'
import { minute } from './rules/common.ts'
import { outcomeOf } from './rules/half.ts'
import { lineUp } from './rules/setup.ts'
import type { Seen } from './seen.ts'
import { copy, State } from './state.ts'
import { view } from './view.ts'

/** Hat-Trick by these versions of its rules, oldest first. */
export const hatTrickBy = (
  books: readonly [State['rules'], ...State['rules'][]],
): Game<State, HatTrickConfig, HatTrickEvent, Seen> =>
  assemble(books, {
    id: 'hat-trick',
    checkBuild,
    prepare,
    plain,
    blank: (like) => new State(like.cards, like.terms, like.rules),
    cardSet: (s) => nameOfCards(s.cards, s.terms),
    lineUp,
    copy,
    outcome: outcomeOf,
    minute,
    view,
    reimagine,
    position,
    readPosition,
  })

export const hatTrick = hatTrickBy(RULEBOOKS)
