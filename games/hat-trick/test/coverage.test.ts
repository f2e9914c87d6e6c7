import type { Chance } from '@libero/kernel'
import { Log, SampledChance } from '@libero/kernel'
import { luckOf, playOut, randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import { PHASES, Phase } from '../phase.ts'
import { seatOfPlayer } from '../rules/common.ts'
import type { State } from '../state.ts'
import { CARD_IDS, CORNERS, FIELDS, KINDS } from '../vocabulary.ts'
import { agreed, anyConfig } from './any-build.ts'
import { BASE_EVENTS } from './event-kinds.ts'
import { expectOk, match, positionOf } from './match.ts'
import { mortal } from './mortal.ts'
import { FOUL_BY_A7 } from './rules/stories.ts'
import { Sightings } from './sightings.ts'

const WANTED: readonly string[] = [
  // Lots take forty level pairs: see the guard below.
  ...BASE_EVENTS.filter((kind) => kind !== 'lots').map((kind) => `event ${kind}`),
  ...PHASES.slice(0, Phase.Skill).map((phase) => `asked: ${phase}`),
  ...CARD_IDS.map((card) => `played ${card}`),
  ...KINDS.flatMap((kind) =>
    ['won', 'lost', 'foul', 'won by card', 'lost by card'].map((result) => `${kind} ${result}`),
  ),
  ...['forward', 'back'].flatMap((way) =>
    ['a free field', 'a team-mate', 'an opponent'].map((onto) => `moved ${way} onto ${onto}`),
  ),
  ...KINDS.flatMap((kind) => [`yellow after ${kind}`, `red after ${kind}`, `penalty after ${kind}`]),
  ...KINDS.flatMap((kind) => [
    `shot after ${kind}`,
    `goal kick ${kind}: own`,
    `goal kick ${kind}: theirs`,
    `in an opportunity: ${kind}`,
  ]),
  ...[1, 2, 3].flatMap((lines) => [`long ball over ${lines}`]),
  ...CORNERS.flatMap((shot) =>
    CORNERS.flatMap((dive) => {
      if (shot === dive) return [`${shot} against ${dive}: plus`]
      const far = shot !== 'centre' && dive !== 'centre'
      return [`${shot} against ${dive}: none`, ...(far ? [`${shot} against ${dive}: minus`] : [])]
    }),
  ),
  ...[0, 1, 2, 3, 4, 5].map((count) => `keeper may draw ${count}`),
  ...['the middle of line 5', 'the wing of line 5', 'the middle of line 6', 'the wing of line 6'].map(
    (place) => `shot from ${place}`,
  ),
  ...['goal', 'saved', 'parried to a defender', 'parried to an attacker'].flatMap((result) =>
    ['plus', 'minus', 'none'].map((symbol) => `${result}, ${symbol}`),
  ),
  ...[1, 2, 3, 4, 5].map((line) => `turn in line ${line}`),
  ...[1, 2, 3].flatMap((half) => [`kick-off in half ${half}`, `half ${half} over`]),
  ...['normal-time', 'extra-time', 'shoot-out'].map((by) => `won by ${by}`),
  'passed to himself',
  'dribbled past',
  'dribbled into a free field',
  'dribble to a team-mate',
  'displaced the carrier',
  'opportunity after opportunity',
  'free kick after yellow',
  'free kick after red',
  'free kick: opportunity',
  'free kick: play-on',
  'penalty after yellow',
  'penalty after red',
  'penalty: goal',
  'penalty: saved',
  'penalty: parried',
  'out of cards: to the attacker',
  'out of cards: to the defender',
  'keeper stops early',
  'keeper stops level',
  'goal after stopping',
  'parried to a defender after stopping',
  'kick-off by 7',
  'shoot-out: scored',
  'shoot-out: missed',
  'draw',
]

const MOST_MATCHES = 12_000

test('random matches see every card and every branch of the rules', () => {
  const sightings = new Sightings()
  const { seen } = sightings
  const missing = () => WANTED.filter((what) => !seen.has(what))
  for (let seed = 1; seed <= MOST_MATCHES; seed++) {
    randomMatch(hatTrick, anyConfig(seed), seed, {
      told: sightings,
      each: (s, { seat, action }) => {
        seen.add(`asked: ${PHASES[s.phase]}`)
        const text = hatTrick.write(s, seat, action)
        const card = s.faceUp[s.side] ?? 0
        if (s.phase === Phase.LongBall) seen.add(`long ball over ${text[0]}`)
        if (s.phase === Phase.OpportunityPass && text !== 'none')
          seen.add(`in an opportunity: ${KINDS[card >> 3]}`)
        if (s.phase === Phase.ShootOrNot && card >> 3 === 2) seen.add('in an opportunity: dribble')
      },
    })
    if (seed % 250 === 0 && missing().length === 0) break
  }
  expect(missing()).toEqual([])
})

test('§11.4 R12d keepers who always guess right and draw: forty level pairs, then lots, for either side', () => {
  const winners = new Set<number | undefined>()
  for (let seed = 1; seed <= 60 && winners.size < 2; seed++) {
    const luck = luckOf(seed)
    const chance: Chance = { take: (weights, total, key) => luck.take(weights, total, key) }
    const log = new Log<HatTrickEvent>()
    const begun = match({
      options: { shootOut: true },
      phase: 'duel',
      faceUp: ['dribble-4-left', 'short-1-left'],
      shootOut: { taken: [0, 0], scored: [0, 0] },
    })
    const { state } = begun
    // Everybody shoots left, every regular keeper dives right: no card, a goal each time.
    while (!hatTrick.outcome(state)) {
      const shooter = state.side as 0 | 1
      hatTrick.apply(state, shooter, hatTrick.read(state, shooter, 'left'), chance, log)
      const keeper = shooter === 0 ? 1 : 0
      hatTrick.apply(state, keeper, hatTrick.read(state, keeper, 'right'), chance, log)
    }
    const outcome = hatTrick.outcome(state)
    expect(outcome).toMatchObject({ by: 'lots', shootOut: [45, 45] })
    const pairs = log.heardBy('spectator').filter(({ kind }) => kind === 'sudden-death')
    expect([pairs.length, pairs.at(-1)]).toEqual([40, { kind: 'sudden-death', pair: 40 }])
    winners.add(outcome?.winner)
  }
  expect([...winners].sort()).toEqual([0, 1])
})

const teamsStanding = (s: State): number =>
  [0, 1].filter((seat) => s.on.some((player) => player > 0 && seatOfPlayer(player - 1) === seat)).length

test('R11b coaches who never shoot and never give the ball away still come to an end', () => {
  for (let seed = 1; seed <= 30; seed++) {
    const options = { extraTime: true, usualTurn: seed % 2 === 0 }
    const config = agreed(options, [{ team: 'GER' }, { team: 'BRA' }])
    const [chance, whim] = [luckOf(seed), new SampledChance(seed)]
    const log = new Log<HatTrickEvent>()
    const state = hatTrick.start(config, chance, log)
    for (let decisions = 0; !hatTrick.outcome(state); decisions++) {
      if (decisions > 5000) expect.unreachable(`seed ${seed}: no end`)
      const request = hatTrick.request(state, 0) ?? hatTrick.request(state, 1)
      const actions = request?.options.map(({ action }) => action) ?? []
      const shy = actions.find((action) => action === 'wait') ?? actions[whim.below(actions.length)] ?? ''
      const seat = request?.seat ?? 0
      hatTrick.apply(state, seat, hatTrick.read(state, seat, shy), chance, log)
    }
    const halves = log.heardBy('spectator').filter(({ kind }) => kind === 'half-over')
    expect(halves.length, `seed ${seed}`).toBeGreaterThan(1)
  }
})

test('§12.4 a team that has lost nearly everybody plays on to the end', () => {
  for (let seed = 1; seed <= 200; seed++) {
    const whim = new SampledChance(seed)
    const ids = ['h', 'a'].flatMap((seat) => [2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `${seat}${n}`))
    // Home keeps number 6 and perhaps some others, away any one player.
    const last = ids[10 + whim.below(10)]
    const off = ids.filter((id) => id !== 'h6' && id !== last && whim.below(4) > 0)
    const read = hatTrick.fromPosition(positionOf({ off, options: { extraTime: true } }), luckOf(seed))
    const state = expectOk(read)
    const chance = mortal(seed)
    for (let played = 0; played < 5000 && !hatTrick.outcome(state); played++) {
      playOut(hatTrick, state, whim, chance, undefined, 1)
      // With nobody left to kick off no match could go on.
      expect(teamsStanding(state), `seed ${seed}`).toBe(2)
    }
    expect(hatTrick.outcome(state), `seed ${seed}`).toBeDefined()
  }
})

test('R10d the last player of a team is never sent off, so somebody always has the ball to the end', () => {
  const others = [2, 3, 4, 5, 6, 8, 9, 10, 11].map((number) => `a${number}`)
  const foul = { ...FOUL_BY_A7, off: others, yellow: [false, true], options: { extraTime: true } } as const
  for (let seed = 1; seed <= 60; seed++) {
    const m = match(foul).standStill()
    // With nobody to kick off no match could go on.
    expect(m.field('a7')).not.toBeNull()
    const { state } = m
    const whim = new SampledChance(seed)
    const chance = mortal(seed)
    for (let played = 0; played < 3000 && !hatTrick.outcome(state); played++) {
      playOut(hatTrick, state, whim, chance, undefined, 1)
      const carrier = state.half <= 3 && state.phase !== Phase.Over && state.ball >= 0
      if (carrier) expect(state.field[state.ball], `seed ${seed}`).toBeLessThan(FIELDS)
    }
    expect(hatTrick.outcome(state), `seed ${seed}`).toBeDefined()
  }
})
