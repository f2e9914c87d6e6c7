// Pictures of every page and of each table in five typical moments, at five sizes, into shots/. They are for the
// eye: nothing is compared, everything is looked at.
//
//   npm run shots                 everything
//   npm run shots -- hat 360      only names that contain all of these

import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serverFor } from '../web/serve.js'
import { findChromium } from './chromium.js'
import { GAMES, homeOf } from './games.js'
import { SENTENCES } from './start-text.js'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'shots')

const SIZES = {
  '360x640': { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  '640x360': { viewport: { width: 640, height: 360 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  '844x390': { viewport: { width: 844, height: 390 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  '1366x768': { viewport: { width: 1366, height: 768 } },
  '1920x1080': { viewport: { width: 1920, height: 1080 } },
}

/** The questions that show a table best: after so many decisions, the first of these kinds. */
const MOMENTS = Object.fromEntries(
  GAMES.map((game) => [game, JSON.parse(readFileSync(join(homeOf(game), 'shots.json'), 'utf8')).questions]),
)

const CHOICE = '[data-choice], [data-target][data-legal]'
const SETTLED = '.match[data-stage="asking"], .match[data-stage="over"]'

/** Every visitor draws the same luck, so that today's pictures can be held beside yesterday's. */
function sameLuck() {
  let state = 20_261_115
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      bytes[i] = state >>> 24
    }
    return bytes
  }
}

async function visit(browser, size, language, speed) {
  const context = await browser.newContext({ ...SIZES[size], locale: 'en-GB' })
  await context.addInitScript(sameLuck)
  await context.addInitScript((said) => {
    if (!localStorage.getItem('libero.settings')) localStorage.setItem('libero.settings', said)
  }, JSON.stringify({ language, speed }))
  return context.newPage()
}

/** Another speed, from the next question on. */
async function hurry(page, speed) {
  await page.evaluate((each) => {
    const said = JSON.parse(localStorage.getItem('libero.settings') ?? '{}')
    localStorage.setItem('libero.settings', JSON.stringify({ ...said, speed: each }))
  }, speed)
  await page.reload()
  await page.waitForSelector(SETTLED)
}

async function decide(page, nth) {
  const choices = page.locator(CHOICE)
  const choice = choices.nth((nth * 7) % (await choices.count()))
  await choice.evaluate((element) => element.click())
  if (await page.locator('[data-picked]').count())
    await page
      .locator('[data-choice]')
      .first()
      .evaluate((element) => element.click())
}

async function tableShots(browser, address, game, size, language, take) {
  const page = await visit(browser, size, language, 'instant')
  await page.goto(address)
  await page
    .locator(`[data-game="${game}"]`)
    .first()
    .evaluate((element) => element.click())
  await page.waitForSelector(SETTLED)
  await take(page, 'kick-off')
  const wanted = new Set(MOMENTS[game])
  let told = false
  for (let nth = 0; nth < 900; nth++) {
    const match = await page.waitForSelector(SETTLED)
    if ((await match.getAttribute('data-stage')) === 'over') break
    const asked = (await match.getAttribute('data-asked')) ?? ''
    const found = nth > 8 && [...wanted].find((each) => asked.startsWith(each))
    if (found) {
      wanted.delete(found)
      await take(page, found)
    }
    if (!told && nth > 16) {
      told = true
      await hurry(page, 'slow')
      for (let i = 0; i < 25; i++) {
        if (await page.locator('.match[data-stage="over"]').count()) break
        await decide(page, i)
        const moment = await Promise.race([
          page.waitForSelector('.moment', { timeout: 2500 }).catch(() => undefined),
          page.waitForTimeout(2600),
        ])
        if (moment) {
          await page.waitForTimeout(350)
          await take(page, 'moment')
          break
        }
        await page.waitForSelector(SETTLED, { timeout: 60_000 })
      }
      await page.waitForSelector(SETTLED, { timeout: 60_000 })
      await hurry(page, 'instant')
      continue
    }
    await decide(page, nth)
    await page.waitForTimeout(15)
  }
  await page.waitForTimeout(600)
  await take(page, 'after')
  const match = page.url().replace('#/match/', '#/replay/')
  await page.goto(`${match}?at=30&as=omniscient`)
  await page.waitForSelector('.replay')
  await page.waitForTimeout(600)
  await take(page, 'replay')
  await page.context().close()
}

async function pageShots(browser, address, size, language, take) {
  const page = await visit(browser, size, language, 'instant')
  const pages = [
    '',
    'matches',
    'settings',
    ...GAMES.flatMap((game) => ['new', 'rules', 'sheet', 'cards'].map((each) => `${each}/${game}`)),
  ]
  for (const each of pages) {
    await page.goto(`${address}#/${each}`)
    await page.waitForSelector('main')
    await page.waitForTimeout(500)
    await take(page, each.replace('/', '-') || 'start')
  }
  await page.context().close()
}

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.every((part) => name.includes(part))
mkdirSync(folder, { recursive: true })
const server = serverFor()
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}/`
const browser = await chromium.launch(await findChromium())
let count = 0
for (const size of Object.keys(SIZES)) {
  for (const [index, language] of Object.keys(SENTENCES).entries()) {
    const taking = (what) => async (page, moment) => {
      const name = `${[what, moment].filter(Boolean).join('-')}-${language}-${size}`
      if (!isWanted(name)) return
      await page.screenshot({ path: join(folder, `${name}.png`) })
      count++
    }
    if (isWanted(`page-${language}-${size}`) || wanted.length === 0 || wanted.some((part) => part === 'page'))
      await pageShots(browser, address, size, language, taking('page'))
    for (const [nth, game] of GAMES.entries()) {
      // Each table in English, and in one more language.
      const isShown = language === 'en' || (nth + index) % 2 === 0
      const name = `${game}-${language}-${size}`
      const isAsked = wanted.every(
        (part) =>
          name.includes(part) ||
          !(GAMES.some((each) => each.includes(part)) || /^(en$|de$|hu$|\d)/.test(part)),
      )
      if (isShown && isAsked) await tableShots(browser, address, game, size, language, taking(game))
    }
  }
}
await browser.close()
server.close()
process.stderr.write(`libero: ${count} pictures in shots/\n`)
