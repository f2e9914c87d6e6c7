// A first match of each game as its newcomer sees it, picture by picture: every question, and whatever stays to be
// read. They are for the eye of somebody who knows none of the games: what does he think happens, and why?
//
//   npm run shots -- first-match                          the first pictures of all three, into shots/first-match/
//   npm run shots -- first-match finale                   one game
//   npm run shots -- first-match finale 360x640 de 40     another window, another language, so many pictures
//   npm run shots -- first-match lessons finale 60        the first lessons before it, which lead into the match

import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serverFor } from '../web/serve.js'
import { findChromium } from './chromium.js'
import { GAMES } from './games.js'
import { still } from './pictures/page.js'
import { CHOICE, SETTLED, sameLuck, sitDown } from './playing.js'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'shots', 'first-match')
const PICTURES = 24
/** Those who think of what may come take their time. */
const FORESEEN = 5000

const asked = process.argv.slice(2).filter((word) => word !== 'first-match')
const [width, height] = (asked.find((word) => /^\d+x\d+$/.test(word)) ?? '1366x768').split('x').map(Number)
const language = asked.find((word) => /^[a-z]{2}$/.test(word)) ?? 'en'
const most = Number(asked.find((word) => /^\d+$/.test(word)) ?? PICTURES)
const isTaught = asked.includes('lessons')
const games = GAMES.filter((game) => asked.includes(game))

/** The choice with the best chance on its button or card, as a newcomer takes it; the last where none is said. */
function best(selector) {
  const all = [...document.querySelectorAll(selector)]
  const chance = (element) =>
    Number(/(\d+)\s*%/.exec(`${element.ariaLabel ?? ''} ${element.innerText}`)?.[1] ?? -1)
  const isSaid = all.some((element) => chance(element) >= 0)
  // What is certain already is left as it is.
  const rests = (element) => Number(chance(element) === 100 && element.matches('.prompt-quiet'))
  const better = (a, b) => chance(b) - chance(a) || rests(b) - rests(a)
  const found = isSaid ? all.toSorted(better)[0] : all.at(-1)
  found?.setAttribute('data-next', '')
  return found !== undefined
}

/** Looks before he chooses: his mouse rests on what he will take. */
async function pointAtBest(page) {
  if (!(await page.evaluate(best, CHOICE))) return
  const place = await page.locator('[data-next]').boundingBox()
  await page.evaluate(() => document.querySelector('[data-next]')?.removeAttribute('data-next'))
  if (!place) return
  await page.mouse.move(place.x + place.width / 2, place.y + place.height / 3, { steps: 4 })
  await page.waitForTimeout(400)
}

async function pressBest(page, selector) {
  if (!(await page.evaluate(best, selector))) return
  await page.locator('[data-next]').evaluate((element) => {
    element.removeAttribute('data-next')
    element.click()
  })
}

/** One step of the match: what stays is read, a question is looked at and answered. */
async function step(page, take) {
  const there = await page.waitForSelector(`${SETTLED}, [data-onward]`, { state: 'attached' })
  const stage = await there.getAttribute('data-stage')
  if (stage === 'over') return false
  if (stage === null) {
    await page.waitForTimeout(600)
    await take('read')
    await page.locator('[data-onward]').evaluate((button) => button.click())
    await page.waitForTimeout(500)
    return true
  }
  const figures = page.waitForSelector('.match[data-figures]', { timeout: FORESEEN })
  await figures.catch(() => undefined)
  await page.waitForTimeout(600)
  await pointAtBest(page)
  await take('asked')
  await pressBest(page, CHOICE)
  await page.waitForTimeout(600)
  if (await page.locator('[data-picked]').count()) {
    await take('picked')
    await pressBest(page, '[data-choice]')
  }
  await page.waitForTimeout(500)
  return true
}

/** What could lead on in a lesson: what is lit, a button, and then whatever else can be chosen. */
const LIT = ['[data-lit="true"][data-legal]', '[data-choice]', CHOICE]

/** Whether the step was left, or something else was answered. */
const isAnswered = (page, before) =>
  page
    .waitForFunction(
      ({ at, lesson }) => {
        const { dataset } = document.querySelector('.match') ?? {}
        return dataset && (dataset.step !== at || dataset.lesson !== lesson || dataset.astray !== undefined)
      },
      before,
      { timeout: 4000 },
    )
    .then(() => true)
    .catch(() => false)

/** One step of a lesson: read on, or choose what is lit; what is answered to another choice is read, too. */
async function learn(page, take) {
  const match = page.locator('.match[data-step]')
  const before = await match.evaluate(({ dataset }) => ({ at: dataset.step, lesson: dataset.lesson }))
  const onward = page.locator('[data-onward]')
  if (!before.at && !(await onward.count())) return true
  await page.waitForTimeout(700)
  await take(`${before.lesson}-${before.at || 'told'}`)
  if (await onward.count()) {
    await onward.first().evaluate((button) => button.click())
    await isAnswered(page, before)
    return true
  }
  const places = LIT.map((selector) => page.locator(selector))
  for (const place of places)
    for (let nth = 0; nth < (await place.count()); nth++) {
      await place.nth(nth).evaluate((element) => element.click())
      await page.waitForTimeout(400)
      if (await page.locator('[data-picked]').count())
        await page
          .locator('[data-choice]')
          .first()
          .evaluate((button) => button.click())
      if (!(await isAnswered(page, before))) continue
      if (!(await page.locator('.match[data-astray]').count())) return true
      await take(`${before.lesson}-${before.at}-instead`)
    }
  return false
}

/** From the first lesson of a game to the match that follows the last of its first course. */
async function learnFirst(page, take) {
  for (;;) {
    // What was decided is told before the next step comes.
    await page.waitForSelector('.match[data-step], .match:not([data-lesson])[data-stage="asking"]')
    if (await page.locator('.match:not([data-lesson])').count()) return
    if (!(await learn(page, take))) throw new Error('a lesson does not go on')
    await page.waitForTimeout(500)
  }
}

mkdirSync(folder, { recursive: true })
const server = serverFor()
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const browser = await chromium.launch(await findChromium())
for (const game of games.length > 0 ? games : GAMES) {
  for (const old of readdirSync(folder)) if (old.startsWith(`${game}-`)) rmSync(join(folder, old))
  const isPhone = Math.min(width, height) < 500
  const context = await browser.newContext({
    viewport: { width, height },
    locale: language,
    serviceWorkers: 'block',
    ...(isPhone && { hasTouch: true, isMobile: true, deviceScaleFactor: 2 }),
  })
  const page = await context.newPage()
  await page.addInitScript(sameLuck)
  const address = `http://127.0.0.1:${server.address().port}/`
  let nth = 0
  const take = async (what) => {
    if (nth++ >= most) return
    await still(page)
    await page.screenshot({ path: join(folder, `${game}-${String(nth).padStart(2, '0')}-${what}.png`) })
  }
  if (isTaught) {
    await page.goto(address)
    await page.locator(`[data-learn="${game}"]`).first().click()
    await learnFirst(page, take)
  } else await sitDown(page, address, game)
  while (nth < most && (await step(page, take)));
  await context.close()
}
await browser.close()
server.close()
