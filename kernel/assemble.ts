import type { Chance } from './chance.ts'
import type { MatchEvent, Teller } from './events.ts'
import { inShort, isObject } from './fields.ts'
import type { CardSetName, Edition, Game, MatchConfig, Position, View } from './game.ts'
import type { Checked } from './refusal.ts'
import { accepted, refused } from './refusal.ts'
import type { Rulebook, RuledState } from './rulebook.ts'
import { byTheBook } from './rulebook.ts'

/** What a game brings beside its rulebooks. */
export interface Own<S, C, E extends MatchEvent, V extends View>
  extends Pick<
    Game<S, C, E, V>,
    'id' | 'checkBuild' | 'plain' | 'blank' | 'cardSet' | 'copy' | 'outcome' | 'minute' | 'view' | 'reimagine'
  > {
  prepare(
    config: MatchConfig,
    rules: S extends { rules: infer R } ? R : never,
    cards?: CardSetName,
  ): Checked<C>
  /** Everything as it stands before the first rule is played. */
  lineUp(config: C, chance: Chance, told: Teller<E> | undefined, into?: S): S
  /** Without the name of its rules. */
  position(s: S): Position
  /** A state as the data has it, from which nothing is played yet. */
  readPosition(
    data: unknown,
    rules: S extends { rules: infer R } ? R : never,
    cards?: CardSetName,
  ): Checked<S>
}

/**
 * A game from every version of its rules that was ever published, oldest first. New matches take the newest; a record
 * and a position name theirs. A position that names none was written by the first, when there was but one.
 */
export function assemble<
  S extends RuledState<S, E>,
  C,
  E extends MatchEvent = MatchEvent,
  V extends View = View,
>(books: readonly [Rulebook<S, E>, ...Rulebook<S, E>[]], own: Own<S, C, E, V>): Game<S, C, E, V> {
  const [first] = books
  const newest = books[books.length - 1] ?? first
  for (const { version } of books)
    if (books.filter((one) => one.version === version).length > 1)
      throw new Error(`${own.id}: two versions ${version}`)
  const named = (version: unknown): Checked<Rulebook<S, E>> => {
    const book = books.find((one) => one.version === version)
    return book
      ? accepted(book)
      : refused({ code: 'rules-unknown', rule: 'T3', about: { rules: inShort(version) } })
  }
  const position = (s: S): Position =>
    s.rules === first ? own.position(s) : { rules: s.rules.version, ...own.position(s) }
  const readPosition = (data: unknown, edition?: Edition): Checked<S> => {
    const version = isObject(data) ? data.rules : undefined
    const rules = named(version ?? edition?.rules ?? first.version)
    return rules.ok ? own.readPosition(data, rules.value as RulesOf<S>, edition?.cards) : rules
  }
  return {
    ...byTheBook<S, E>(),
    id: own.id,
    rules: newest.version,
    versions: books.map(({ version }) => version),
    mostOptions: Math.max(...books.map(({ mostOptions }) => mostOptions)),
    checkBuild: own.checkBuild,
    prepare: (config, edition) => {
      const rules = named(edition?.rules ?? newest.version)
      return rules.ok ? own.prepare(config, rules.value as RulesOf<S>, edition?.cards) : rules
    },
    plain: own.plain,
    blank: own.blank,
    cardSet: own.cardSet,
    start: (config, chance, told, into) => {
      const s = own.lineUp(config, chance, told, into)
      s.rules.playOn(s, chance, told)
      return s
    },
    copy: own.copy,
    outcome: own.outcome,
    minute: own.minute,
    view: own.view,
    reimagine: own.reimagine,
    position,
    plainPosition: (data, edition) => {
      const read = readPosition(data, edition)
      return read.ok ? accepted(position(read.value)) : read
    },
    fromPosition: (data, chance, told, edition) => {
      const read = readPosition(data, edition)
      if (read.ok) read.value.rules.playOn(read.value, chance, told)
      return read
    },
  }
}

type RulesOf<S> = S extends { rules: infer R } ? R : never
