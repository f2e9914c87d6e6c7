import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findings } from './axe.ts'
import { idle, LAPTOP, openBrowser, PHONE, visitor } from './browser.ts'
import { byKeyboard, byTouch } from './play.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The exercise that is asked or answered now; waits until it is, and until everything was thought over. */
async function exercise(page: Page, stage: 'asking' | 'answered', but = ''): Promise<string> {
  const there = page.locator(`.match[data-stage="${stage}"][data-thought]:not([data-exercise="${but}"])`)
  await there.waitFor()
  await idle(page)
  return (await there.getAttribute('data-exercise')) ?? ''
}

const rating = async (page: Page) =>
  Number(await page.locator('[data-rating]').first().getAttribute('data-rating'))

const toHome = async (page: Page, game: string) => {
  await page.goto(`${address}#/practice/${game}`)
  await page.locator('[data-practice] [data-next]').waitFor()
  await idle(page)
}

/** What of the page lies outside the window: its table does not scroll. */
const outside = (page: Page, parts: readonly string[]) =>
  page.evaluate((selectors) => {
    const isInside = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box && box.top >= 0 && box.left >= 0 && box.bottom <= innerHeight && box.right <= innerWidth
    }
    return selectors.filter((selector) => !isInside(selector))
  }, parts)

describe('an exercise', () => {
  test('is solved by keyboard without the network; the rating outlasts the page', async () => {
    const { page, faults } = await visitor(browser, address, LAPTOP)
    await toHome(page, 'finale')
    const found = await findings(page, 'home')
    expect(await rating(page)).toBe(1000)
    await page.locator('[data-next]').press('Enter')
    const first = await exercise(page, 'asking')
    // No figure is told before somebody has decided.
    expect(await page.locator('main').innerText()).not.toMatch(/\d\s?%/)
    found.push(...(await findings(page, 'asked')))
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await page.context().setOffline(true)
    await byKeyboard(page, 0)
    expect(await exercise(page, 'answered')).toBe(first)
    found.push(...(await findings(page, 'answered')))
    // What is seen is also said, and whoever presses Enter goes on.
    const after = await rating(page)
    expect(after).not.toBe(1000)
    const said = await page.locator('[data-live]').innerText()
    expect(said).toMatch(new RegExp(`^(Solved!|Nearly as good|Not the best) .+ Rating ${after} `, 'm'))
    expect(await page.locator('.practice-worth li[data-best] b').innerText()).toMatch(/^\d+ %( ± \d+)?$/)
    expect(await page.locator('.practice-worth li[data-chosen]').count()).toBe(1)
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-onward'))).toBe(true)
    expect(asked).toEqual([])
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')
    await exercise(page, 'asking', first)
    // The next one has other footballers; whoever comes back has their pictures, too.
    expect(asked.filter((each) => !each.includes('/pictures/'))).toEqual([])
    await toHome(page, 'finale')
    await page.reload()
    await page.locator('[data-practice] [data-next]').waitFor()
    expect(await rating(page)).toBe(after)
    expect(await page.locator('[data-streak]').getAttribute('data-streak')).toBe('1')
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })

  test.each(['hat-trick', 'captain-tsubasa'])(
    'is solved by touch on a phone, either way up: %s',
    async (game) => {
      const { page, faults } = await visitor(browser, address, PHONE)
      await toHome(page, game)
      await page.locator('[data-daily] a').tap()
      await exercise(page, 'asking')
      await byTouch(page, 0)
      await exercise(page, 'answered')
      const found = await findings(page, `${game} answered`)
      for (const [width, height] of [
        [360, 640],
        [640, 360],
      ] as const) {
        await page.setViewportSize({ width, height })
        await idle(page)
        expect(await outside(page, ['.practice-worth', '[data-onward]', '[data-rating]', '.menu'])).toEqual(
          [],
        )
      }
      // What lies over the pitch can be put aside, and the best place shows.
      await page.locator('.coach-close').tap()
      await page.locator('.practice-worth').waitFor({ state: 'detached' })
      await page.setViewportSize({ width: 360, height: 640 })
      await toHome(page, game)
      expect(await page.locator('[data-daily]').getAttribute('data-daily')).not.toBe('open')
      expect(found).toEqual([])
      expect(faults).toEqual([])
      await page.context().close()
    },
  )

  test('is played on as an ordinary match', async () => {
    const { page } = await visitor(browser, address, LAPTOP)
    await toHome(page, 'finale')
    await page.locator('[data-motif]').first().click()
    await exercise(page, 'asking')
    await byKeyboard(page, 0)
    await exercise(page, 'answered')
    await page.locator('[data-onward] + button').click()
    await page.locator('[data-kick-off]').click()
    await page.locator('.match[data-decisions][data-stage="asking"]').waitFor()
    expect(page.url()).toContain('#/match/finale-')
    await page.context().close()
  })
})
