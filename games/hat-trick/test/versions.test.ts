import { ListedChance, Log, replay } from '@libero/kernel'
import { randomMatch } from '@libero/kernel/testing'
import { expect, test } from 'vitest'
import type { HatTrickEvent } from '../events.ts'
import { hatTrick, hatTrickBy } from '../game.ts'
import { RULEBOOKS } from '../rulebook.ts'
import { nearestToPower, saveEndsBy } from '../steps/save-ends.ts'
import { CARD_IDS } from '../vocabulary.ts'
import { anyConfig } from './any-build.ts'
import { positionOf } from './match.ts'
import { IN_FRONT_OF_GOAL } from './rules/stories.ts'

// A planted correction of §7.8: of equally near ones an attacker comes first. All it takes is this step and this line.
const saveEnds2 = saveEndsBy((s, seat) => nearestToPower(s, seat, seat))
const newest = RULEBOOKS.at(-1) ?? RULEBOOKS[0]
const original = hatTrickBy([newest])
const corrected = hatTrickBy([newest, newest.revised('planted', [saveEnds2])])

/** A shot of 6, parried; numbers 2 and 10 stand before the goal. */
const { rules: _, ...PARRY } = positionOf({
  ...IN_FRONT_OF_GOAL,
  phase: 'save',
  faceUp: ['dribble-3-left', 'short-1-left'],
  shot: { power: 6, draws: 1, drawn: 4 },
})

function parriedTo(rules: string | undefined): unknown {
  const luck = ['short-2-left', 'long-1-left', 'long-1-left'].map((card) => CARD_IDS.indexOf(card))
  const chance = new ListedChance(luck)
  const log = new Log<HatTrickEvent>()
  const read = corrected.fromPosition({ ...PARRY, ...(rules && { rules }) }, chance, log)
  if (!read.ok) throw new Error(JSON.stringify(read.refusals))
  corrected.apply(read.value, 1, corrected.read(read.value, 1, 'draw'), chance, log)
  return log.heardBy('spectator').find(({ kind }) => kind === 'parried')
}

test('a position is played by the rules it names, both versions in one process', () => {
  expect(parriedTo(newest.version)).toMatchObject({ to: { seat: 1, number: 2 } })
  expect(parriedTo('planted')).toMatchObject({ to: { seat: 0, number: 10 } })
  // Written when there was but one version, it names none.
  expect(parriedTo(undefined)).toEqual(parriedTo(newest.version))
})

test('old matches replay by the old rule, new ones are played by the new one', () => {
  const config = (game: typeof original, seed: number) => {
    const prepared = game.prepare(hatTrick.plain(anyConfig(seed)))
    if (!prepared.ok) throw new Error(JSON.stringify(prepared.refusals))
    return prepared.value
  }
  // Two equally near is rare: in these matches it comes to that.
  const PARRIED = [213, 292, 494, 693]
  for (const seed of [1, 2, 3, ...PARRIED]) {
    const old = randomMatch(original, config(original, seed), seed)
    const young = randomMatch(corrected, config(corrected, seed), seed)
    expect([old.record.rules, young.record.rules]).toEqual([newest.version, 'planted'])
    const told = new Log<HatTrickEvent>()
    expect(replay(corrected, old.record, { told }).ok).toBe(true)
    expect(told.entries).toEqual(old.log.entries)
    expect(replay(corrected, young.record).ok).toBe(true)
    const isOther = JSON.stringify(old.log.entries) !== JSON.stringify(young.log.entries)
    expect([seed, isOther]).toEqual([seed, PARRIED.includes(seed)])
  }
})
