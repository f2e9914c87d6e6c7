import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { LAPTOP, openBrowser, PHONE, RETURNING, visitor } from './browser.ts'
import { byKeyboard, byMouse, byTouch, play, settled, sitDown } from './play.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('a whole match', () => {
  test.each([
    ['finale', 'by keyboard alone', LAPTOP, byKeyboard],
    ['captain-tsubasa', 'by touch at 360×640', PHONE, byTouch],
  ])('%s %s', async (game, _, looks, hand) => {
    const { page, faults } = await visitor(browser, address, looks)
    await sitDown(page, game)
    const decisions = await play(page, hand)
    expect(decisions).toBeGreaterThan(10)
    expect(await page.locator('.score-minute').innerText()).toMatch(/^\d+′$/)
    // The report stands over the table, with the result of the scoreboard in it.
    await page.locator('[data-report]').waitFor()
    const goals = await page.locator('.score-goals').allInnerTexts()
    expect(await page.locator('.report-goals').innerText()).toMatch(
      new RegExp(`^${goals.join('\\s*:\\s*')}$`),
    )
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('a page that is closed in mid-decision goes on where it was', async () => {
    const { page, faults } = await visitor(browser, address, RETURNING)
    await sitDown(page, 'hat-trick')
    await play(page, byMouse, async (_, decision) => decision === 12)
    const question = await page.locator('.prompt-question').innerText()
    const decided = await page.locator('.match').getAttribute('data-decisions')
    const score = await page.locator('.score-board').innerText()
    const context = page.context()
    const where = page.url()
    await page.close()
    const again = await context.newPage()
    await again.goto(where)
    expect(await settled(again)).toBe('asking')
    expect(await again.locator('.prompt-question').innerText()).toBe(question)
    expect(await again.locator('.match').getAttribute('data-decisions')).toBe(decided)
    expect(await again.locator('.score-board').innerText()).toBe(score)
    await again.reload()
    expect(await settled(again)).toBe('asking')
    expect(await again.locator('.prompt-question').innerText()).toBe(question)
    await play(again, byMouse, async (_, decision) => decision === 3)
    expect(faults).toEqual([])
    await context.close()
  })
})
