import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { idle, LAPTOP, openBrowser, PHONE, visitor } from './browser.ts'
import { byScript, play, sitDown } from './play.ts'

const address = inject('address')
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Waits until whatever moves has arrived: what is half faded in has no contrast yet. */
const stands = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(moving.map(({ finished }) => finished.then(() => {})))
  })

/** Opens another page of the app, and waits until it is there in place of the one before. */
async function turnTo(page: Page, address: string): Promise<void> {
  await page.evaluate(() => document.querySelector('main')?.setAttribute('data-before', ''))
  await page.goto(address)
  await page.locator('main:not([data-before]) h1').first().waitFor()
  await page.locator('.waiting').waitFor({ state: 'detached' })
  await idle(page)
}

/** Every serious or critical finding, with where it is. */
async function findings(page: Page, where: string): Promise<string[]> {
  // Once on each page that was loaded: reading half a megabyte takes as long as a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  await stands(page)
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(options: { resultTypes: string[] }): Promise<{
          violations: { id: string; impact: string; nodes: { html: string }[] }[]
        }>
      }
    }
    // Everything else is only counted.
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
  return found.map((each) => `${where}: ${each}`)
}

describe('axe finds nothing serious', () => {
  // On the laptop the whole match with every question in it; on the phone, whose layout differs, its beginning.
  test.each([
    ['hat-trick', 'laptop', LAPTOP, Number.POSITIVE_INFINITY],
    ['finale', 'laptop', LAPTOP, Number.POSITIVE_INFINITY],
    ['captain-tsubasa', 'laptop', LAPTOP, Number.POSITIVE_INFINITY],
    ['hat-trick', 'phone', PHONE, 30],
    ['finale', 'phone', PHONE, 20],
    ['captain-tsubasa', 'phone', PHONE, 30],
  ])('in any phase of a table: %s, %s', async (game, _, looks, most) => {
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
    for (const key of ['m', 'c', 'g', 'r', '?']) {
      await page.keyboard.press(key)
      await page.locator('dialog[open]').waitFor()
      found.push(...(await findings(page, `window ${key}`)))
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
    }
    // The coach's advice: the best choice and the two next best, shown and said; the same key puts it away.
    await page.keyboard.press('h')
    await page.locator('.coach ol').waitFor()
    expect(await page.locator('.coach li').count()).toBeGreaterThan(1)
    expect(await page.locator('.coach li b').first().innerText()).toMatch(/\d+ (times )?in 100/)
    await idle(page)
    expect(await page.locator('[data-live] p').last().innerText()).toMatch(/^National coach: .+ in 100/)
    expect(await page.locator('[data-hinted]').count()).toBe(1)
    found.push(...(await findings(page, 'advice')))
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
    await page.goto(`${address}#/match/nowhere`)
    await page.locator('[data-trouble]').waitFor()
    found.push(...(await findings(page, 'trouble')))
    expect(found).toEqual([])
    await page.context().close()
  })

  const pages = [
    '',
    'settings',
    'matches',
    ...['hat-trick', 'finale', 'captain-tsubasa'].flatMap((game) =>
      ['new', 'rules', 'sheet', 'cards'].map((page) => `${page}/${game}`),
    ),
  ]
  test.each([
    ['laptop', LAPTOP],
    ['phone', PHONE],
  ])('on any page, %s', async (_, looks) => {
    const { page, faults } = await visitor(browser, 'about:blank', looks)
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
