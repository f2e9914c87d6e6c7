import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { idle, openBrowser, PHONE, visitor } from './browser.ts'
import { byScript, play, settled, sitDown } from './play.ts'
import { keptMatch, keptMatches } from './shelf.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

const stepOf = async (page: Page) => Number(await page.locator('.replay').getAttribute('data-at'))

async function arrives(page: Page, step: number): Promise<void> {
  await page.locator(`.replay[data-at="${step}"]`).waitFor()
  await idle(page)
}

describe('a replay', () => {
  test('steps, seeks, changes eyes, shares a moment, is played again and played on', async () => {
    const { page, faults } = await visitor(browser, address)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await sitDown(page, 'finale')
    await play(page, byScript)
    await page.locator('[data-report]').getByRole('button', { name: 'Watch the replay' }).click()
    await page.locator('.replay').waitFor()
    await idle(page)
    const replayed = page.url()
    const { decisions, goals, id } = await keptMatch(page)

    await page.keyboard.press('Home')
    await arrives(page, 0)
    expect(await page.locator('.score-goals').allInnerTexts()).toEqual(['0', '0'])
    await page.keyboard.press('ArrowRight')
    await arrives(page, 1)
    await page.keyboard.press('ArrowRight')
    await arrives(page, 2)
    await page.keyboard.press('ArrowLeft')
    await arrives(page, 1)
    await page.keyboard.press('End')
    await arrives(page, decisions)
    const sum = (texts: readonly string[]) => texts.map(Number).reduce((a, b) => a + b, 0)
    expect(sum(await page.locator('.score-goals').allInnerTexts())).toBe(goals[0] + goals[1])

    // With the other coach's eyes his cards lie open, and his side is near.
    const report = page.locator('dialog[data-report][open]')
    if (await report.count()) await page.keyboard.press('Escape')
    await page.locator('.rail input[type="range"]').fill(String(Math.floor(decisions / 2)))
    await arrives(page, Math.floor(decisions / 2))
    for (const eyes of ['away', 'omniscient', 'spectator', 'home']) {
      await page.locator('.eyes select').selectOption(eyes)
      await page.locator(`.replay[data-viewer="${eyes}"]`).waitFor()
    }
    await page.locator('.eyes select').selectOption('omniscient')

    // The link to this moment carries the whole match: a stranger's browser shows the very same.
    await page.locator('.replay-more').click()
    await page.getByRole('button', { name: 'Link to this moment' }).click()
    await page.getByText('Copied', { exact: false }).waitFor()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    // Where it arrives it is called what it is: nobody there runs the app.
    const cover = await (await fetch(link)).text()
    expect(new URL(link).pathname).toBe('/finale-replay.en.html')
    expect(cover).toContain('property="og:title" content="A match of Finale"')
    expect(cover).toContain(`content="${new URL('/libero.jpg', link).href}"`)
    const { page: stranger, faults: strange } = await visitor(browser, link, PHONE)
    await stranger.locator('.replay').waitFor()
    expect(await stepOf(stranger)).toBe(Math.floor(decisions / 2))
    expect(await stranger.locator('.replay').getAttribute('data-viewer')).toBe('omniscient')
    expect(await stranger.locator('.score-goals').allInnerTexts()).toEqual(
      await page.locator('.score-goals').allInnerTexts(),
    )
    expect(strange).toEqual([])
    await stranger.context().close()

    // Same cards again: a new match with the same luck and nothing decided.
    await page.getByRole('button', { name: 'Same cards again' }).click()
    expect(await settled(page)).toBe('asking')
    const again = await keptMatch(page)
    expect(again.id).not.toBe(id)
    const luck = (record: string) => JSON.parse(record).chance
    const before = (await keptMatches(page)).find((each) => each.id === id)
    expect(luck(again.record)).toEqual(luck(before?.record ?? ''))

    // Played on from a moment against a bot, with luck of its own.
    await page.goto(replayed)
    await page.locator('.replay').waitFor()
    await idle(page)
    const middle = Math.floor(decisions / 2)
    await page.locator('.rail input[type="range"]').fill(String(middle))
    await arrives(page, middle)
    const score = await page.locator('.score-goals').allInnerTexts()
    await page.locator('.replay-on').click()
    await page.locator('dialog[open] .button.primary').click()
    expect(await settled(page)).toBe('asking')
    const on = await keptMatch(page)
    expect([id, again.id]).not.toContain(on.id)
    // It begins with the score of that moment; the opponent may have decided, even scored, since.
    const { sides } = JSON.parse(on.record).from as { readonly sides: readonly { readonly goals: number }[] }
    expect(sides.map((side) => String(side.goals)).sort()).toEqual([...score].sort())
    await play(page, byScript)
    await page.locator('[data-report]').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('what a language calls the sides', () => {
  test('is what lists of matches say, whatever was spoken at the kick-off', async () => {
    const { page, faults } = await visitor(browser, `${address}#/new/hat-trick`)
    // The bar of the browser shows what a link to the page would be.
    await page.waitForURL('**/hat-trick-new.en.html#/new/hat-trick')
    await page.locator('[data-kick-off]').click()
    await settled(page)
    const { sides } = await keptMatch(page)
    await page.goto(`${address}#/matches`)
    const said = page.locator('.match-score')
    await said.waitFor()
    const inEnglish = await said.innerText()
    expect(inEnglish).toContain(sides[0])
    await page.locator('[data-language="de"]').click()
    await page.waitForFunction(
      (before) => document.querySelector('.match-score')?.textContent !== before,
      await said.textContent(),
    )
    const inGerman = await said.innerText()
    expect(inGerman).not.toContain(sides[0])
    await page.goto(`${address}#/`)
    await page
      .locator('[data-running] strong')
      .filter({ hasText: inGerman.split(' ')[0] ?? '' })
      .waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })
})

describe('what a coach brings', () => {
  test('a shared team arrives in another browser', async () => {
    const { page, faults } = await visitor(browser, `${address}#/new/finale`)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.locator('[data-share]').first().click()
    await page.waitForFunction(async () => (await navigator.clipboard.readText()).includes('team='))
    const link = await page.evaluate(() => navigator.clipboard.readText())
    const { page: friend, faults: strange } = await visitor(browser, link)
    await friend.locator('[data-kick-off]').click()
    expect(await settled(friend)).toBe('asking')
    const build = (record: string) => JSON.parse(record).config.builds[0]
    await page.locator('[data-kick-off]').click()
    await settled(page)
    expect(build((await keptMatch(friend)).record)).toEqual(build((await keptMatch(page)).record))
    expect([...faults, ...strange]).toEqual([])
    await friend.context().close()
    await page.context().close()
  })

  test.each(['hat-trick', 'finale', 'captain-tsubasa'])(
    '%s: two people at one screen, and two bots',
    async (game) => {
      const { page, faults } = await visitor(browser, `${address}#/new/${game}`)
      await page.locator('[data-choice-id="people"]').click()
      await page.locator('[data-kick-off]').click()
      // Before anybody's cards are shown, the curtain asks who looks.
      expect(await settled(page)).toBe('curtain')
      await play(
        page,
        async (each) => {
          const curtain = each.locator('.curtain .button')
          if (await curtain.count()) await curtain.click()
          else await byScript(each, 0)
        },
        async (_, decision) => decision === 12,
      )
      await page.goto(`${address}#/new/${game}`)
      await page.locator('[data-choice-id="watch"]').click()
      await page.locator('[data-kick-off]').click()
      await page.locator('.match[data-stage="over"]').waitFor()
      await page.locator('[data-report]').waitFor()
      expect(faults).toEqual([])
      await page.context().close()
    },
  )
})
