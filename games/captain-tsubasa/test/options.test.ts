import { heardBy, Log, SampledChance } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import type { CaptainTsubasaEvent } from '../events.ts'
import { captainTsubasa } from '../game.ts'
import type { CaptainTsubasaOption } from '../options.ts'
import { abilityNotation, optionsOf, TOP_NOTATION, tokenNotation } from '../options.ts'
import type { State } from '../state.ts'
import { anyConfig } from './any-build.ts'

/** What is told when this is decided. */
function eventsOf(s: State, seat: 0 | 1, action: string): CaptainTsubasaEvent[] {
  const copy = captainTsubasa.blank(s)
  captainTsubasa.copy(s, copy)
  const log = new Log<CaptainTsubasaEvent>()
  captainTsubasa.apply(copy, seat, captainTsubasa.read(s, seat, action), new SampledChance(1), log)
  return log.entries.map((entry) => heardBy(entry, 'omniscient'))
}

/** What an option says comes about: the event that tells of it has the same. */
function check(s: State, seat: 0 | 1, option: CaptainTsubasaOption): void {
  const { kind, card, about, action } = option
  const told = (of: string) => eventsOf(s, seat, action).find((event) => event.kind === of)
  if (kind === 'spend') expect(told('spent')).toMatchObject({ seat, count: about.count })
  else if (kind === 'action') expect(told('action')).toMatchObject({ action: about.action })
  else if (kind === 'token') expect(action).toBe(tokenNotation(about.token))
  else if (kind === 'ability') expect(action).toBe(abilityNotation(about.ability))
  else if (kind === 'reroll') {
    const { whose } = about
    const rolled = told('rerolled')
    expect(rolled).toMatchObject({ keeper: whose === 'keeper' })
    if (whose !== 'keeper') expect(rolled).toMatchObject({ whose: whose === 'own' ? seat : 1 - seat })
  } else if (kind === 'toss') expect(action).toBe(about.starts === 'own' ? 'start' : 'let-start')
  else if (kind !== 'stop' && kind !== 'skip') expect(action).toBe(card ?? TOP_NOTATION)
}

test('every option says what it is about', () => {
  const kinds = new Set<string>()
  const each = (s: State) => {
    for (const seat of [0, 1] as const) {
      const request = captainTsubasa.request(s, seat)
      for (const option of request ? optionsOf(request) : []) {
        kinds.add(option.kind)
        check(s, seat, option)
      }
    }
  }
  for (let seed = 1; seed <= 24; seed++)
    randomMatch(captainTsubasa, anyConfig(seed), seed, { told: 'nobody', each })
  expect([...kinds]).toEqual(
    expect.arrayContaining(['spend', 'action', 'token', 'ability', 'reroll', 'toss', 'take', 'target']),
  )
})
