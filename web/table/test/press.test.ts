import { describe, expect, test } from 'vitest'
import { GRACE, isMeant } from '../press.ts'

const SHOWN = 10_000
/** So long after the first comes the second press of a hand that presses twice. */
const TWICE = 250

const click = (timeStamp: number, detail = 1) => ({ isTrusted: true, type: 'click', timeStamp, detail })
const key = (timeStamp: number) => ({ isTrusted: true, type: 'keydown', timeStamp, detail: 0 })
const byScript = (timeStamp: number) => ({ isTrusted: false, type: 'click', timeStamp, detail: 0 })

test('a moment is long enough against pressing twice, and short enough not to be noticed', () => {
  expect(GRACE).toBeGreaterThan(TWICE)
  expect(GRACE).toBeGreaterThanOrEqual(300)
  expect(GRACE).toBeLessThanOrEqual(400)
})

describe('whether a press was meant for the question that is shown', () => {
  // What happens, the event, when the last press began, and whether it counts.
  test.each([
    ['pressed twice, the question between', click(SHOWN + TWICE - 1), SHOWN + TWICE - 1, false],
    ['just too early', click(SHOWN + GRACE - 1), SHOWN + GRACE - 1, false],
    ['just late enough', click(SHOWN + GRACE), SHOWN + GRACE, true],
    ['long after', click(SHOWN + 60_000), SHOWN + 60_000, true],
    ['held down since before the question, let go late', click(SHOWN + 5_000), SHOWN - 1, false],
    ['held down since the moment, let go late', click(SHOWN + 5_000), SHOWN + GRACE - 1, false],
    ['down late enough, let go later', click(SHOWN + 5_000), SHOWN + GRACE, true],
    ['the second click of a double click', click(SHOWN + TWICE, 2), SHOWN + TWICE, false],
    ['Enter held down since before', click(SHOWN + 400, 0), SHOWN - 10, false],
    ['Enter on a button, late enough', click(SHOWN + 400, 0), SHOWN + 400, true],
    ['a figure at once', key(SHOWN + 10), SHOWN + 10, false],
    ['a figure after a moment', key(SHOWN + GRACE), SHOWN + GRACE, true],
    ["a reader's own order, nothing pressed for long", click(SHOWN + 400, 0), SHOWN - 60_000, true],
    ["a reader's own order, nothing pressed ever", click(SHOWN + 400, 0), Number.NEGATIVE_INFINITY, true],
    ["a reader's own order at once", click(SHOWN + 10, 0), Number.NEGATIVE_INFINITY, false],
    ['a script, at once', byScript(SHOWN), SHOWN, true],
    ['a script, in the middle of a press', byScript(SHOWN + 1), SHOWN - 1, true],
  ])('%s', (_, press, began, meant) => {
    expect(isMeant(press, SHOWN, began)).toBe(meant)
  })
})
