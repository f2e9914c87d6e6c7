import { VIEWERS } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import { hatTrick } from '../game.ts'
import type { BenchSeen, PlayerSeen, PlaySeen, Seen, ShootOutSeen, ShotSeen, SideSeen } from '../seen.ts'
import type { State } from '../state.ts'
import { anyConfig, anyPlayersConfig } from './any-build.ts'

/** Every field of a type: the compiler refuses a list with one too few or too many. */
const fieldsOf = <T>(fields: Readonly<Record<keyof T, 0>>): string[] => Object.keys(fields).sort()

const FIELDS = {
  match: fieldsOf<Seen>({
    game: 0,
    viewer: 0,
    phase: 0,
    half: 0,
    minute: 0,
    goals: 0,
    awaiting: 0,
    possession: 0,
    ball: 0,
    opportunity: 0,
    shot: 0,
    play: 0,
    sides: 0,
    shootOut: 0,
    outcome: 0,
  }),
  shot: fieldsOf<ShotSeen>({ penalty: 0, power: 0, drawn: 0, draws: 0 }),
  play: fieldsOf<PlaySeen>({ moment: 0, attacker: 0, line: 0, bonus: 0, shot: 0, kick: 0 }),
  shootOut: fieldsOf<ShootOutSeen>({ taken: 0, scored: 0, pairs: 0 }),
  side: fieldsOf<SideSeen>({
    seat: 0,
    team: 0,
    players: 0,
    starKeeper: 0,
    yellow: 0,
    deck: 0,
    temporary: 0,
    used: 0,
    hand: 0,
    laid: 0,
    faceUp: 0,
    corner: 0,
    style: 0,
    styleCards: 0,
    usedStyleCards: 0,
    justWon: 0,
    progress: 0,
    subs: 0,
    bench: 0,
    captain: 0,
    appeal: 0,
  }),
  bench: fieldsOf<BenchSeen>({ type: 0, gold: 0, gone: 0 }),
  player: fieldsOf<PlayerSeen>({
    number: 0,
    attack: 0,
    defence: 0,
    field: 0,
    type: 0,
    gold: 0,
    numbers: 0,
    side: 0,
    flips: 0,
    prevented: 0,
    lasting: 0,
  }),
}
type Part = keyof typeof FIELDS

test('the typed view names every field that views have, and no other', () => {
  const found = new Map<Part, Set<string>>()
  const note = (part: Part, fields: object | undefined) => {
    const known = found.get(part) ?? new Set()
    for (const field of Object.keys(fields ?? {})) known.add(field)
    found.set(part, known)
  }
  const look = (s: Seen) => {
    note('match', s)
    note('shot', s.shot)
    note('play', s.play)
    note('shootOut', s.shootOut)
    for (const side of s.sides) {
      note('side', side)
      for (const man of side.bench ?? []) note('bench', man)
      for (const player of side.players) note('player', player)
    }
  }
  for (const configOf of [anyConfig, anyPlayersConfig])
    for (let seed = 1; seed <= 30; seed++) {
      const viewer = VIEWERS[seed % VIEWERS.length] ?? 'omniscient'
      const each = (s: State) => look(hatTrick.view(s, viewer))
      each(randomMatch(hatTrick, configOf(seed), seed, { told: 'nobody', each }).state)
    }
  const sorted = Array.from(found, ([part, fields]) => [part, [...fields].sort()])
  expect(Object.fromEntries(sorted)).toEqual(FIELDS)
})
