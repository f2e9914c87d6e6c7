import { checkOptions } from '@libero/finale'
import { expect, test } from 'vitest'
import { Misused, Said } from '../arguments.ts'
import { optionsSaid } from '../games/finale/entry.ts'
import { en } from '../text/en.ts'

/** What the game makes of flags on the line: '--leg 1 --away-goals'. */
const agreed = (...flags: readonly string[]) => {
  const values = flags.map((flag): [string, string | true] => {
    const [name = '', value] = flag.split(' ')
    return [name, value ?? true]
  })
  const { agreed, refusals } = checkOptions(optionsSaid(new Said(en, new Map(values), []), undefined))
  return refusals.length > 0 ? refusals : agreed.options
}

test('--away-goals is agreed at either leg of a tie', () => {
  expect(agreed('leg 1', 'away-goals')).toEqual({ tie: { leg: 1, awayGoals: true } })
  expect(agreed('leg 1')).toEqual({ tie: { leg: 1 } })
  expect(agreed('leg 2', 'first-leg 2:1', 'away-goals')).toEqual({
    tie: { leg: 2, firstLeg: [2, 1], awayGoals: true },
  })
})

test('--tactics any and --bench-takers are agreed on the line', () => {
  expect(agreed('tactics any')).toEqual({ tactics: 'any' })
  expect(agreed('tactics any', 'sealed', 'bench-takers', 'extra-time')).toEqual({
    ...{ tactics: 'any', sealed: true, extraTime: true, benchTakers: true },
  })
  expect(agreed('tactics usual')).toEqual({})
  expect(() => agreed('tactics all')).toThrow(Misused)
})

test('what is said of a tie is never dropped: --away-goals needs a leg, --first-leg the second', () => {
  expect(() => agreed('away-goals')).toThrow(Misused)
  expect(() => agreed('away-goals')).toThrow('--leg')
  expect(() => agreed('first-leg 2:1')).toThrow('--leg 2')
  expect(() => agreed('leg 1', 'first-leg 2:1')).toThrow('--leg 2')
  // The match that follows a first leg is a second leg by itself.
  expect(agreed('away-goals', 'second-leg first.json')).toEqual({})
})
