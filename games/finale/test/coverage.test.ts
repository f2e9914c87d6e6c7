import type { Chance, Position } from '@libero/kernel'
import { Log, SampledChance } from '@libero/kernel'
import { luckOf, playOut, randomMatch } from '@libero/kernel/testing'
import { describe, expect, test } from 'vitest'
import { DIE_FACES, HIGHEST_FACE } from '../cards/die.ts'
import { OUR_CARDS } from '../cards/ours.ts'
import type { FinaleEvent, FinaleEventKind } from '../events.ts'
import { finale } from '../game.ts'
import { FIRST_PHASES, PHASES, Phase } from '../phase.ts'
import type { State } from '../state.ts'
import { LINES } from '../vocabulary.ts'
import { anyConfig } from './any-build.ts'
import { Sightings } from './sightings.ts'

/** Every kind of event; the compiler sees that none is forgotten. */
const KINDS: Readonly<Record<FinaleEventKind, true>> = {
  'kick-off': true,
  packed: true,
  'packed-unseen': true,
  'decks-ready': true,
  dealt: true,
  'dealt-unseen': true,
  period: true,
  'changes-ready': true,
  'changes-open': true,
  change: true,
  'tactic-laid': true,
  'tactic-laid-unseen': true,
  'closing-card-open': true,
  revealed: true,
  drawn: true,
  'drawn-unseen': true,
  'level-roll': true,
  attacker: true,
  exchanged: true,
  'exchanged-unseen': true,
  'exchange-declined': true,
  'further-tactic': true,
  attack: true,
  counter: true,
  action: true,
  'man-chosen': true,
  'places-empty': true,
  comparison: true,
  goal: true,
  hazard: true,
  injured: true,
  booked: true,
  'sent-off': true,
  'came-on': true,
  'nobody-came-on': true,
  'in-goal': true,
  'goal-empty': true,
  turned: true,
  'period-over': true,
  'extra-time': true,
  'shoot-out': true,
  'takers-ready': true,
  'first-shot': true,
  shot: true,
  'sudden-death': true,
  lots: true,
  'full-time': true,
}

/** Cards whose arrow marks a line that others can stand in for. */
const ARROWS = OUR_CARDS.tactics.some((card) => card.arrow && LINES.some((line) => line === card.arrow))
  ? [
      'arrow: a man of its line',
      'arrow: one of all build-up men',
      'arrow: an ordinary place, the man has left',
    ]
  : []

const WANTED: readonly string[] = [
  ...Object.keys(KINDS).map((kind) => `event ${kind}`),
  ...[...PHASES.slice(0, Phase.Over), ...PHASES.slice(FIRST_PHASES.length)].map((phase) => `asked: ${phase}`),
  ...OUR_CARDS.tactics.flatMap(({ id }) => [`attack with ${id}`, `counter with ${id}`]),
  ...OUR_CARDS.footballers.flatMap(({ id, hazards }) =>
    [...new Set(hazards)].filter((hazard) => hazard !== null).map((hazard) => `${id} ${hazard}`),
  ),
  ...['attack', 'counter'].flatMap((who) =>
    ['build-up won', 'build-up lost', 'finish won', 'finish lost'].map((what) => `${who}: ${what}`),
  ),
  ...['normal-time', 'extra-time', 'shoot-out', 'lots', 'aggregate', 'away-goals'].map(
    (by) => `won by ${by}`,
  ),
  ...[0, 1, 2, 3].map((count) => `${count} changes at a time`),
  ...[1, 2, 3, 4].map((count) => `${count} attacks`),
  ...[0, 1, 2, 3, 4].map((bonus) => `counter bonus ${bonus}`),
  ...ARROWS,
  'draw',
  'both change',
  'attacker by power',
  'attacker by dice',
  'level roll repeated',
  'level build-up won',
  'level finish lost',
  'closing card revealed',
  'closing card for a further attack',
  'counter straight to the finish',
  'newcomer in the finish',
  'straight red',
  'second yellow',
  'injured keeper, from the bench: a keeper',
  'injured keeper, from the bench: an outfielder',
  'injured keeper: an outfielder',
  'sent-off keeper, for a change: a keeper',
  'sent-off keeper, for a change: an outfielder',
  'sent-off keeper: an outfielder',
  'a keeper changes with a keeper',
  ...['defence', 'midfield', 'attack'].map((line) => `somebody stands in for: ${line}`),
  'stand-in fills a keeper place',
  'stand-in injured',
  'stand-in sent off',
  'booked man in goal',
  'nobody to shoot',
  'nobody in goal',
]

/** The first position of a match with only so many men left of each side, the keepers among them. */
function thinned(seed: number, men: number): Position {
  const { state } = randomMatch(finale, anyConfig(seed), seed, { stopAfter: 0 })
  type Side = { men: { where: string; line: string }[] }
  const position = JSON.parse(JSON.stringify(finale.position(state))) as { options: object; sides: Side[] }
  for (const side of position.sides) {
    const outfield = side.men.filter((man) => man.line !== 'keeper' && man.where === 'pitch')
    for (const man of outfield.slice(men - 1)) man.where = 'off'
    if (seed % 2) for (const man of side.men) if (man.where === 'bench') man.where = 'off'
  }
  return { ...position, options: { ...position.options, extraTime: true } }
}

function fromThin(seed: number, men: number, told: Sightings | Log<FinaleEvent>, chance: Chance): State {
  const read = finale.fromPosition(thinned(seed, men), chance, told)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  playOut(finale, read.value, new SampledChance(seed), chance, told)
  return read.value
}

const MOST_MATCHES = 30_000

test('random matches see every card, every hazard and every branch of the rules', () => {
  const sightings = new Sightings()
  const { seen } = sightings
  const missing = () => WANTED.filter((what) => !seen.has(what))
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    randomMatch(finale, anyConfig(seed), seed, {
      told: sightings,
      each: (s) => seen.add(`asked: ${PHASES[s.phase]}`),
    })
    if (seed % 8 === 0) {
      sightings.begin()
      fromThin(seed, 1 + ((seed / 8) % 5), sightings, luckOf(seed))
    }
    if (seed % 250 === 0 && missing().length === 0) break
  }
  expect(missing()).toEqual([])
})

describe('§13.4 the guards that end a match', () => {
  /** Every die shows the same face, so that no roll ever decides. */
  const levelDice = (seed: number): Chance => {
    const luck = luckOf(seed)
    return {
      take: (weights, total, key) =>
        total === DIE_FACES && weights.length === HIGHEST_FACE + 1 ? 1 : luck.take(weights, total, key),
    }
  }
  const kindsOf = (log: Log<FinaleEvent>, ...kinds: FinaleEventKind[]) =>
    log.entries.map(({ event }) => event).filter(({ kind }) => kinds.includes(kind))

  test('§5.4 R19a after twenty level rolls the home side attacks', () => {
    let guarded = 0
    for (let seed = 1; seed <= 2000 && guarded < 20; seed++) {
      const { log } = randomMatch(finale, anyConfig(seed), seed, { chance: levelDice(seed) })
      const events = kindsOf(log, 'revealed', 'level-roll', 'attacker')
      for (const [at, event] of events.entries()) {
        if (event.kind !== 'attacker' || event.by === 'power') continue
        guarded++
        expect(event).toEqual({ kind: 'attacker', seat: 0, attacks: 1, by: 'guard' })
        expect(events.slice(at - 21, at).map(({ kind }) => kind)).toEqual([
          'revealed',
          ...new Array(20).fill('level-roll'),
        ])
      }
    }
    expect(guarded).toBeGreaterThanOrEqual(20)
  })

  test('§11.2 R19a after twenty level rolls the home side shoots first', () => {
    let guarded = 0
    for (let seed = 1; seed <= 2000 && guarded < 5; seed++) {
      const { log } = randomMatch(finale, anyConfig(seed), seed, { chance: levelDice(seed) })
      const events = kindsOf(log, 'takers-ready', 'level-roll', 'first-shot')
      const at = events.findIndex(({ kind }) => kind === 'first-shot')
      if (at < 0) continue
      guarded++
      expect(events[at]).toEqual({ kind: 'first-shot', seat: 0 })
      expect(events.slice(at - 21, at).map(({ kind }) => kind)).toEqual([
        'takers-ready',
        ...new Array(20).fill('level-roll'),
      ])
    }
    expect(guarded).toBe(5)
  })

  test('§11.6 R19b after forty pairs lots are drawn, for either side', () => {
    const winners = new Set<number | undefined>()
    for (let seed = 1; seed <= 2000 && winners.size < 2; seed += 2) {
      const log = new Log<FinaleEvent>()
      // With nobody but the keepers nobody shoots, and every pair stays level.
      const outcome = finale.outcome(fromThin(seed, 1, log, luckOf(seed)))
      if (outcome?.by !== 'lots') continue
      winners.add(outcome.winner)
      expect(kindsOf(log, 'sudden-death').at(-1)).toEqual({ kind: 'sudden-death', pair: 40 })
      expect(kindsOf(log, 'sudden-death')).toHaveLength(40)
      expect(kindsOf(log, 'shot')).toHaveLength(90)
      expect(kindsOf(log, 'lots')).toEqual([{ kind: 'lots', seat: outcome.winner }])
      expect(outcome.shootOut).toEqual([0, 0])
    }
    expect([...winners].sort()).toEqual([0, 1])
  })
})
