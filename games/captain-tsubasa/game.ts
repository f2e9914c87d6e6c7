import type { Chance, Game } from '@libero/kernel'
import { accepted } from '@libero/kernel'
import type { CaptainTsubasaConfig } from './build.ts'
import { checkBuild, plain, prepare } from './build.ts'
import { MOST_OPTIONS } from './codes.ts'
import type { CaptainTsubasaEvent } from './events.ts'
import { explain } from './explain.ts'
import { apply, playOn } from './flow.ts'
import { read, write } from './notation.ts'
import { fromPosition, position } from './position/index.ts'
import { awaiting, legal } from './questions.ts'
import { reimagine } from './reimagine.ts'
import { request } from './request.ts'
import type { Told } from './rules/common.ts'
import { outcomeOf } from './rules/half.ts'
import { minute } from './rules/minute.ts'
import { beginMatch } from './rules/setup.ts'
import { odds } from './sense.ts'
import { copy, State } from './state.ts'
import { view } from './view.ts'

function start(config: CaptainTsubasaConfig, chance: Chance, told?: Told, into?: State): State {
  const s = into ?? new State(config.cards, config.terms)
  beginMatch(s, config, chance, told)
  playOn(s, chance, told)
  return s
}

export const captainTsubasa: Game<State, CaptainTsubasaConfig, CaptainTsubasaEvent> = {
  id: 'captain-tsubasa',
  rules: 'captain-tsubasa-1',
  versions: ['captain-tsubasa-1'],
  rulesOf: () => 'captain-tsubasa-1',
  mostOptions: MOST_OPTIONS,
  checkBuild,
  prepare: (config, edition) => prepare(config, edition?.cards),
  plain,
  blank: (like) => new State(like.cards, like.terms),
  cardSet: ({ cards: { set } }) => ({ name: set.name, version: set.version }),
  start,
  awaiting,
  legal,
  apply,
  copy,
  outcome: outcomeOf,
  minute,
  view,
  request,
  explain,
  odds,
  reimagine,
  read,
  write,
  position,
  plainPosition: (data, edition) => {
    const read = fromPosition(data, edition?.cards)
    return read.ok ? accepted(position(read.value)) : read
  },
  fromPosition: (data, chance, told, edition) => {
    const read = fromPosition(data, edition?.cards)
    if (read.ok) playOn(read.value, chance, told)
    return read
  },
}
