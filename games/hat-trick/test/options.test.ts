import type { Request } from '@libero/kernel'
import { heardBy, Log, SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import type { HatTrickConfig } from '../build.ts'
import { MATCH_EVENTS } from '../cards/skills.ts'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick } from '../game.ts'
import type { HatTrickOption } from '../options.ts'
import { moveNotation, optionsOf, passNotation } from '../options.ts'
import { fieldName, playerOf } from '../rules/common.ts'
import type { State } from '../state.ts'
import { anyConfig, playersConfig } from './any-build.ts'

const everyEvent = (seed: number) => playersConfig(MATCH_EVENTS, new SampledChance(seed))

/** Looks at every question of some matches, for whoever is asked. */
function eachQuestion(
  seeds: number,
  configOf: (seed: number) => HatTrickConfig,
  look: (s: State, request: Request, options: readonly HatTrickOption[]) => void,
): void {
  const each = (s: State) => {
    for (const seat of [0, 1] as const) {
      const request = hatTrick.request(s, seat)
      if (request) look(s, request, optionsOf(request))
    }
  }
  for (let seed = 1; seed <= seeds; seed++)
    randomMatch(hatTrick, configOf(seed), seed, { told: 'nobody', each })
}

/** What is told when this is decided. */
function eventsOf(s: State, { seat }: Request, { action }: HatTrickOption): HatTrickEvent[] {
  const copy = hatTrick.blank(s)
  hatTrick.copy(s, copy)
  const log = new Log<HatTrickEvent>()
  hatTrick.apply(copy, seat, hatTrick.read(s, seat, action), new SampledChance(1), log)
  return log.entries.map((entry) => heardBy(entry, 'omniscient'))
}

test('a move says who goes from where whereto, and with whom he changes places', () => {
  let swaps = 0
  for (const configOf of [anyConfig, everyEvent])
    eachQuestion(2, configOf, (s, request, options) => {
      for (const option of options) {
        if (option.kind !== 'move' && option.kind !== 'switch' && option.kind !== 'interchange') continue
        const { number, from, to, with: other, withSeat } = option.about
        expect(from).toBe(fieldName(s.field[playerOf(request.seat, number)] ?? -1))
        if (option.kind === 'move') expect(option.action).toBe(moveNotation(number, option.about.way))
        if (option.kind === 'interchange') expect(option.about.other).toBe(other)
        if (other !== undefined) swaps++
        expect(eventsOf(s, request, option)[0]).toEqual({
          kind: option.kind === 'move' ? 'moved' : 'changed-places',
          seat: request.seat,
          number,
          ...(option.kind === 'move' && { forward: option.about.way === 'forward' }),
          ...(other !== undefined && { with: { seat: withSeat, number: other } }),
          to,
        })
      }
    })
  expect(swaps).toBeGreaterThan(100)
})

test('a skill or a style card says on which field it ends for whoever goes', () => {
  const seen = new Set<string>()
  eachQuestion(12, everyEvent, (s, request, options) => {
    for (const option of options) {
      if ((option.kind !== 'skill' && option.kind !== 'style-card') || option.about.to === undefined) continue
      const { number, other, way, does, to } = option.about
      const walker = other !== undefined && way !== undefined ? other : number
      const steps = eventsOf(s, request, option).flatMap((event) =>
        (event.kind === 'moved' || event.kind === 'changed-places' || event.kind === 'dribbled') &&
        event.seat === request.seat &&
        event.number === walker
          ? [event.to]
          : [],
      )
      // Nobody goes before the other coach has said that he does not prevent it, or where it was a foul.
      if (steps.length === 0) continue
      seen.add(does)
      expect([option.action, steps]).toEqual([option.action, expect.arrayContaining([to])])
    }
  })
  expect([...seen]).toEqual(
    expect.arrayContaining(['step-forward', 'stride-forward', 'jump', 'diagonal', 'change-places', 'send']),
  )
})

test('a pass, a distance and a corner say whom, how far and where', () => {
  const kinds = new Set<string>()
  for (const configOf of [anyConfig, everyEvent])
    eachQuestion(4, configOf, (s, request, options) => {
      for (const option of options) {
        const { kind, about, action } = option
        if (kind === 'pass') expect(action).toBe(passNotation(about.number))
        else if (kind === 'distance') {
          expect(action).toBe(`${about.lines}-lines`)
          expect(about.line).toBe(Number(request.prompt.about.line) + about.lines)
        } else if (kind === 'corner') {
          expect(action).toBe(about.corner)
          const isShooter = request.prompt.key === 'duel-shooter'
          expect(about.power !== undefined).toBe(isShooter)
          if (!isShooter || s.corner[1 - request.seat] === -1) continue
          // Once the keeper has chosen, the shot follows.
          const duel = eventsOf(s, request, option).find((event) => event.kind === 'duel')
          expect(duel).toMatchObject({ shot: about.corner, power: about.power })
        } else if (kind === 'regular-corner') expect(action).toBe(`regular-${about.corner}`)
        else if (kind === 'substitution') expect(action).toBe(`sub-${about.bench}:${about.number}`)
        else if (kind === 'prevention') expect(action).toBe(`${about.number}x${about.other}`)
        else if (kind === 'take-style') expect(action).toBe(`take-${about.style}`)
        else continue
        kinds.add(kind)
      }
    })
  expect([...kinds]).toEqual(expect.arrayContaining(['pass', 'distance', 'corner', 'substitution']))
})
