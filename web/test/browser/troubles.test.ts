import { LANGUAGES } from '@libero/kernel/words'
import type { Browser, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { GAMES } from '../../games/register.ts'
import { idle, openBrowser, RETURNING, visitor } from './browser.ts'
import { byMouse, play, settled, sitDown } from './play.ts'
import { keptMatch, keptMatches, putMatch } from './shelf.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

describe('told plainly, and nothing else lost', () => {
  test('a storage that is full', async () => {
    const { page, faults } = await visitor(browser, address)
    await sitDown(page, 'finale')
    await play(page, byMouse, async (_, decision) => decision === 3)
    const { decisions } = await keptMatch(page)
    await page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await play(page, byMouse, async (_, decision) => decision === 3)
    await page.locator('[data-trouble="storage-full"]').waitFor()
    // The match went on; what was kept before is still there.
    expect(Number(await page.locator('.match').getAttribute('data-decisions'))).toBeGreaterThan(decisions)
    expect((await keptMatch(page)).decisions).toBe(decisions)
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('a saved match that is damaged', async () => {
    const { page } = await visitor(browser, address)
    await sitDown(page, 'finale')
    await play(page, byMouse, async (_, decision) => decision === 3)
    const good = await keptMatch(page)
    await page.goto(`${address}#/`)
    await putMatch(page, {
      ...good,
      id: 'bad',
      record: good.record.replace('"inputs": [', '"inputs": ["h white-9",'),
    })
    await page.goto(`${address}#/match/bad`)
    await page.locator('[data-trouble="match-damaged"]').waitFor()
    expect(await page.locator('main').innerText()).toMatch(/checksum|changed|edited/i)
    // The other match is untouched and goes on.
    await page.goto(`${address}#/match/${good.id}`)
    expect(await settled(page)).toBe('asking')
    expect((await keptMatches(page)).map(({ id }) => id).sort()).toEqual([good.id, 'bad'].sort())
    await page.context().close()
  })

  test('a match that is not there', async () => {
    const { page } = await visitor(browser, `${address}#/match/nowhere`)
    await page.locator('[data-trouble="match-missing"]').waitFor()
    await page.context().close()
  })

  test.each([
    ['made by a newer version', '9.abcdef', 'link-newer'],
    ['damaged', '1.abcdef', 'link-damaged'],
  ])('a replay link %s', async (_, link, trouble) => {
    const { page } = await visitor(browser, `${address}#/replay/link?r=${link}`)
    await page.locator(`[data-trouble="${trouble}"]`).waitFor()
    await page.context().close()
  })

  test('a worker that dies: the opponent takes what the rules foresee, and the match goes on', async () => {
    const { page } = await visitor(browser, 'about:blank', RETURNING)
    await page.context().route(/worker-[^/]*\.js/, (route) => route.abort())
    await page.goto(address)
    await sitDown(page, 'finale')
    await page.locator('[data-trouble="opponent-lost"]').waitFor()
    await play(page, byMouse, async (_, decision) => decision === 4)
    expect((await keptMatch(page)).decisions).toBeGreaterThan(4)
    await page.context().close()
  })

  test('the same match in a second tab, which goes on when the first is closed', async () => {
    const { page } = await visitor(browser, address, RETURNING)
    await sitDown(page, 'finale')
    const second = await page.context().newPage()
    await second.goto(page.url())
    await second.locator('[data-trouble="open-elsewhere"]').waitFor()
    // Once the first tab is closed the place is free, and the second takes it.
    await page.close()
    expect(await settled(second)).toBe('asking')
    await second.reload()
    expect(await settled(second)).toBe('asking')
    await second.context().close()
  })
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

describe('light', () => {
  test('the start page loads at most 200 KB of compressed script, and no game where bytes are dear', async () => {
    const { page } = await visitor(browser, 'about:blank', RETURNING)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    const finished: Request[] = []
    page.on('requestfinished', (request) => request.resourceType() === 'script' && finished.push(request))
    await page.goto(address)
    await page.locator('[data-game="finale"]').waitFor()
    await page.waitForLoadState('networkidle')
    await idle(page)
    const scripts = await Promise.all(
      finished.map(async (request) => ({
        url: request.url(),
        bytes: (await request.sizes()).responseBodySize,
      })),
    )
    expect(scripts.length).toBeGreaterThan(0)
    expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(200_000)
    // Neither a game nor its lessons with their words, nor its exercises: all that is fetched when it is opened.
    const unasked = ['table', 'worker', ...GAMES, 'lessons', 'words-fetched', 'exercises', 'players']
    const words = LANGUAGES.map((language) => `words.${language}`)
    expect(
      scripts.filter(({ url }) => [...unasked, ...words].some((part) => url.includes(`/${part}-`))),
    ).toEqual([])
    await page.context().close()
  })

  test('the table and every game are fetched while the start page is looked at', async () => {
    const { page } = await visitor(browser, 'about:blank', RETURNING)
    const fetched = new Set<string>()
    page.on('requestfinished', (request) => fetched.add(new URL(request.url()).pathname))
    await page.goto(address)
    await expect
      .poll(
        () =>
          ['table', ...GAMES].filter((part) =>
            [...fetched].some((path) => path.includes(`/${part}-`) && path.endsWith('.js')),
          ),
        {
          timeout: 60_000,
        },
      )
      .toEqual(['table', ...GAMES])
    await page.context().close()
  })
})

test('a language is fetched when it is spoken, at the table as anywhere', async () => {
  const { page, faults } = await visitor(browser, address)
  await sitDown(page, 'hat-trick')
  const question = page.locator('.prompt-question')
  const before = await question.innerText()
  await page.keyboard.press('m')
  await page.locator('dialog select:has(option[value="hu"])').selectOption('hu')
  await expect.poll(() => question.innerText()).not.toBe(before)
  await page.goto(`${address}#/rules/finale`)
  await page.locator('[data-language="de"]').click()
  await page
    .locator('h1', { hasText: 'Spielregel' })
    .or(page.locator('h1', { hasText: 'Regeln' }))
    .waitFor()
  expect(faults).toEqual([])
  await page.context().close()
})

describe('offline', () => {
  test('after the first visit the app starts and plays without a network', async () => {
    const { page, faults } = await visitor(browser, address, RETURNING)
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    })
    await page.context().setOffline(true)
    await page.reload()
    for (const game of ['finale', 'hat-trick', 'captain-tsubasa']) {
      await page.goto(`${address}#/`)
      await sitDown(page, game)
      await play(page, byMouse, async (_, decision) => decision === 4)
      expect((await keptMatch(page)).game).toBe(game)
    }
    // Lessons and exercises nobody has opened yet are there, too.
    for (const game of ['finale', 'hat-trick', 'captain-tsubasa']) {
      await page.goto(`${address}#/learn/${game}`)
      const lesson = page.locator(`a[href*="#/learn/${game}/"]`).first()
      await lesson.click()
      await page.locator('.match[data-step] .says').waitFor()
      await page.goto(`${address}#/practice/${game}/daily`)
      await page.locator('.match[data-exercise][data-stage="asking"]').waitFor()
    }
    // What must go along with every copy of the app is in this one, too.
    await page.goto(`${address}#/settings`)
    const [licences] = await Promise.all([
      page.context().waitForEvent('page'),
      page.click('a[href="./licences.txt"]'),
    ])
    expect(await licences.innerText('body')).toContain('SIL OPEN FONT LICENSE')
    expect(faults).toEqual([])
    await page.context().close()
  })
})
