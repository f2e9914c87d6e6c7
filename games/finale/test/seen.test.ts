import { VIEWERS } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import { finale } from '../game.ts'
import type { ActionSeen, AttackSeen, ManSeen, Seen, ShootOutSeen, SideSeen } from '../seen.ts'
import type { State } from '../state.ts'
import { anyConfig } from './any-build.ts'

/** Every field of a type: the compiler refuses a list with one too few or too many. */
const fieldsOf = <T>(fields: Readonly<Record<keyof T, 0>>): string[] => Object.keys(fields).sort()

const FIELDS = {
  match: fieldsOf<Seen>({
    game: 0,
    viewer: 0,
    phase: 0,
    period: 0,
    minute: 0,
    goals: 0,
    aggregate: 0,
    awaiting: 0,
    attacker: 0,
    attack: 0,
    action: 0,
    sides: 0,
    shootOut: 0,
    outcome: 0,
  }),
  attack: fieldsOf<AttackSeen>({ number: 0, of: 0, counter: 0, counterPlayed: 0 }),
  action: fieldsOf<ActionSeen>({ name: 0, onTheBall: 0, bonus: 0 }),
  shootOut: fieldsOf<ShootOutSeen>({ scored: 0, shots: 0, suddenDeath: 0 }),
  side: fieldsOf<SideSeen>({
    seat: 0,
    club: 0,
    men: 0,
    changesLeft: 0,
    deck: 0,
    shown: 0,
    exchanged: 0,
    hand: 0,
    packed: 0,
    order: 0,
    faceUp: 0,
    laid: 0,
    changes: 0,
    leaving: 0,
    takers: 0,
  }),
  man: fieldsOf<ManSeen>({ id: 0, line: 0, where: 0, turn: 0, strength: 0, hazard: 0, booked: 0, used: 0 }),
}

test('the typed view names every field that views have, and no other', () => {
  const found: Record<keyof typeof FIELDS, Set<string>> = {
    match: new Set(),
    attack: new Set(),
    action: new Set(),
    shootOut: new Set(),
    side: new Set(),
    man: new Set(),
  }
  const note = (part: keyof typeof FIELDS, fields: object | undefined) => {
    for (const field of Object.keys(fields ?? {})) found[part].add(field)
  }
  const look = (s: Seen) => {
    note('match', s)
    note('attack', s.attack)
    note('action', s.action)
    note('shootOut', s.shootOut)
    for (const side of s.sides) {
      note('side', side)
      for (const man of side.men) note('man', man)
    }
  }
  const lookAsAll = (s: State) => {
    for (const viewer of VIEWERS) look(finale.view(s, viewer))
  }
  for (let seed = 1; seed <= 40; seed++) {
    const { state } = randomMatch(finale, anyConfig(seed), seed, { told: 'nobody', each: lookAsAll })
    lookAsAll(state)
  }
  expect(Object.fromEntries(Object.entries(found).map(([part, set]) => [part, [...set].sort()]))).toEqual(
    FIELDS,
  )
})
