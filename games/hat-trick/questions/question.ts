import type { Fields, Question, Refusal, Request, Seat } from '@libero/kernel'
import { A_CHOICE, awaits } from '@libero/kernel'
import type { HatTrickEvent } from '../events.ts'
import type { YesAndNo } from '../notation/index.ts'
import { read, write } from '../notation/index.ts'
import { meaningOf } from '../notation/meaning.ts'
import { PHASES } from '../phase.ts'
import { checkUnseen } from '../position/check-turn.ts'
import { lineFor, numberOf } from '../rules/common.ts'
import { inShootOut } from '../rules/shoot-out.ts'
import type { State } from '../state.ts'
import { MOST_OPTIONS } from '../vocabulary.ts'
import { firstOption } from './in-time.ts'
import type { Wanted } from './why-not.ts'
import { whyNot } from './why-not.ts'

export type HatTrickQuestion = Question<State, HatTrickEvent>

type Shared = 'rule' | 'atOnce' | 'write' | 'read' | 'about' | 'whyNot' | 'prompt' | 'inTime'

interface Asked {
  readonly key?: string | undefined
  readonly about?: Request['prompt']['about']
}

/** What a question of Hat-Trick says for itself; how a decision is written, read and described is the same for all. */
export interface Own extends Omit<HatTrickQuestion, Shared>, Wanted {
  /** The paragraph of this very moment, where it is not `rule`. */
  readonly ruleNow?: (s: State, seat: Seat) => string
  /** What both coaches choose at once, unseen by each other. */
  readonly unseen?: 'laid' | 'corner'
  /** Words for yes and no that say what is decided. */
  readonly words?: YesAndNo
  /** Key and matter of the sentence that asks, as far as they are not the name of the phase and where the ball is. */
  readonly prompt?: (s: State, seat: Seat) => Asked
  /** §12.3 What is taken when time runs out, where it is not the first option. */
  readonly inTime?: HatTrickQuestion['inTime']
}

export function question(own: Own): HatTrickQuestion {
  const { phase, unseen, words, prompt, check } = own
  return {
    ...own,
    rule: own.ruleNow ?? own.rule,
    atOnce: unseen !== undefined,
    write: (s, seat, action) => write(s, seat, action, words),
    read: (s, seat, text) => read(s, seat, text, words),
    about: meaningOf,
    whyNot: whyNot(own),
    inTime: own.inTime ?? firstOption,
    prompt: (s, seat) => {
      const { key = PHASES[phase], about } = prompt?.(s, seat) ?? {}
      return { key, about: { ...whereTheBallIs(s), ...about } }
    },
    check(s, fields) {
      checkUnseen(s, unseen, fields)
      check?.(s, fields)
    },
  }
}

const scratch = new Int16Array(MOST_OPTIONS)

/** §13 What only the Players expansion asks, and never without a choice (§15.10). */
export const playersQuestion = (own: Own): HatTrickQuestion =>
  question({
    forced: () => A_CHOICE,
    ...own,
    check(s, fields) {
      if (!s.terms.players) fields.wrong('phase')
      if (fields.sound) own.check?.(s, fields)
      if (fields.sound) checkChoice(own, s, fields)
    },
  })

function checkChoice({ asks, options }: Own, s: State, fields: Fields): void {
  for (const seat of [0, 1] as const)
    if (awaits(asks(s), seat) && options(s, seat, scratch) < 2) fields.wrong(`sides.${seat}`)
}

const whereTheBallIs = (s: State): Request['prompt']['about'] =>
  s.ball < 0 || inShootOut(s) ? {} : { number: numberOf(s.ball), line: lineFor(s.side, s.field[s.ball]) }

/** Nobody is asked any more. */
export const afterwards = {
  read: (s: State, seat: Seat, text: string): number => read(s, seat, text),
  write: (s: State, seat: Seat, action: number): string => write(s, seat, action),
  whyNot: whyNot({ rule: '1.2' }) satisfies (s: State, seat: Seat, action: number) => Refusal,
}
