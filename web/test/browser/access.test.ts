import { SHARE } from '@libero/kernel/testing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findings } from './axe.ts'
import { idle, LAPTOP, openBrowser, PHONE, visitor } from './browser.ts'
import { byScript, play, sitDown } from './play.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Opens another page of the app, and waits until it is there in place of the one before. */
async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''))
  await page.goto(address)
  await page.locator('main:not([data-before]) h1').first().waitFor()
  await page.locator('.waiting').waitFor({ state: 'detached' })
  await idle(page)
}

describe('axe finds nothing serious', () => {
  // The beginning, on the screen on which transcript.test.ts does not look at the whole match.
  test.each([
    ['hat-trick', 'phone', 30, PHONE],
    ['finale', 'phone', 20, PHONE],
    ['captain-tsubasa', 'laptop', 30, LAPTOP],
  ])('in any phase of a table: %s, %s', async (game, _, most, looks) => {
    const { page } = await visitor(browser, address, looks)
    await sitDown(page, game)
    const asked = new Set<string>()
    const found: string[] = []
    await play(page, byScript, async (moment, decision) => {
      if (!asked.has(moment.asked)) found.push(...(await findings(page, `${game} ${moment.asked}`)))
      asked.add(moment.asked)
      return decision >= most
    })
    found.push(...(await findings(page, `${game} at the end`)))
    expect(asked.size).toBeGreaterThan(2)
    expect(found).toEqual([])
    await page.context().close()
  })

  test('in every window at the table, behind the curtain, in a replay and where something is told', async () => {
    const { page } = await visitor(browser, address, LAPTOP, { thinking: 'short' })
    const found: string[] = []
    await sitDown(page, 'hat-trick')
    for (const key of ['m', 't', 'c', 'g', 'r', 'l', '?']) {
      await page.keyboard.press(key)
      await page.locator('dialog[open]').waitFor()
      found.push(...(await findings(page, `window ${key}`)))
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    // A figure above the pitch is reached by Tab, says what it is where a card would be looked at, and makes room again.
    const board = page.locator('.score-board')
    await board.focus()
    await page.locator('.beside-now').getByText('The goals.').waitFor()
    found.push(...(await findings(page, 'an explanation')))
    await page.keyboard.press('Tab')
    await page.getByText('The goals.').waitFor({ state: 'detached' })
    // The coach's advice: the best choice and the two next best, shown and said; the same key puts it away.
    await page.keyboard.press('h')
    await page.locator('.coach ol').waitFor()
    expect(await page.locator('.coach li').count()).toBeGreaterThan(1)
    expect(await page.locator('.coach li b').first().innerText()).toMatch(/\d+ (times )?in 100/)
    await idle(page)
    expect(await page.locator('[data-live] p').last().innerText()).toMatch(/^National coach: .+ in 100/)
    expect(await page.locator('[data-hinted]').count()).toBe(1)
    found.push(...(await findings(page, 'advice')))
    // In a low window, and on a phone on its side, it is longer than its place: then keys reach it.
    const beside = page.locator('.beside-now')
    expect(await beside.getAttribute('tabindex')).toBe(null)
    for (const low of [
      { width: 1366, height: 500 },
      { width: 844, height: 390 },
    ]) {
      await page.setViewportSize(low)
      await page.locator('.beside-now[tabindex="0"]').waitFor()
      expect(await beside.evaluate((box) => box.scrollHeight > box.clientHeight)).toBe(true)
      found.push(...(await findings(page, `advice in a window of ${low.height}`)))
      await page.setViewportSize({ width: 1366, height: 768 })
      await page.locator('.beside-now:not([tabindex])').waitFor()
    }
    await page.keyboard.press('h')
    await page.locator('.coach').waitFor({ state: 'detached' })
    const replayed = page.url().replace('#/match/', '#/replay/')
    await page.goto(`${address}#/new/finale`)
    await page.locator('[data-choice-id="people"]').click()
    await page.locator('[data-kick-off]').click()
    await page.locator('.curtain').waitFor()
    found.push(...(await findings(page, 'curtain')))
    await page.goto(replayed)
    await page.locator('.replay').waitFor()
    found.push(...(await findings(page, 'replay')))
    // The legend and the loudspeaker are where they are at the table.
    await page.keyboard.press('l')
    await page.locator('dialog[open] .legend').first().waitFor()
    found.push(...(await findings(page, 'legend of a replay')))
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Legend' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Turn the sound off' }).click()
    await page.getByRole('button', { name: 'Turn the sound on' }).waitFor()
    await page.goto(`${address}#/match/nowhere`)
    await page.locator('[data-trouble]').waitFor()
    found.push(...(await findings(page, 'trouble')))
    expect(found).toEqual([])
    await page.context().close()
  })

  const games = ['hat-trick', 'finale', 'captain-tsubasa']
  /** Every page; elsewhere than on a laptop in the dark each of another game, and of all where there is more time. */
  const pages = (first?: number) => [
    '',
    'settings',
    'matches',
    ...['new', 'learn', 'practice', 'rules', 'sheet', 'cards', 'workshop'].flatMap((page, nth) =>
      games
        .filter((_, i) => first === undefined || SHARE >= 1 || i === (first + nth) % games.length)
        .map((game) => `${page}/${game}`),
    ),
  ]
  test.each([
    ['laptop', LAPTOP, 'dark', pages()],
    ['phone', PHONE, 'dark', pages(0)],
    ['laptop in light colours', LAPTOP, 'light', pages(1)],
  ])('on any page, %s', async (_, looks, theme, pages) => {
    const { page, faults } = await visitor(browser, 'about:blank', looks, { theme })
    const found: string[] = []
    for (const each of pages) {
      await turnTo(page, `${address}#/${each}`)
      found.push(...(await findings(page, each)))
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })
})
