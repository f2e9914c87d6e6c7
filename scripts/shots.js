// Pictures of every page and of each table in its typical moments, at every size and in every language, into shots/.
// They are for the eye: nothing is compared, everything is looked at. The matches are found outside the browser
// (pictures/scout.js): in each one a single decision leads to its moment, and there time stands still.
//
//   npm run shots                        everything
//   npm run shots -- hat goal de 360     only names that contain all of these: TABLE-MOMENT-LANGUAGE-SIZE
//   npm run shots -- page rules hu       pages are called page-NAME-LANGUAGE-SIZE
//   npm run shots -- light 1366          by day; or `doubled`, everything twice as large: only if asked for
//   npm run shots -- sheet hat           and all of a table in one size and language on one sheet
//   npm run shots -- readme              the pictures of the README, into docs/pictures/
//   npm run shots -- first-match         a match picture by picture, see first-match.js

import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { chromium } from 'playwright-core'
import { serverFor } from '../web/serve.js'
import { packagesStayOutside } from './bootstrap.js'
import { findChromium } from './chromium.js'
import { GAMES, homeOf } from './games.js'
import { holdTime, keptMatch, press, putMatch, set, still } from './pictures/page.js'
import { hang, readmePictures } from './pictures/readme.js'
import { sheets } from './pictures/sheet.js'
import { SENTENCES } from './start-text.js'

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), 'shots')
const LANGUAGES = Object.keys(SENTENCES)

/** One window for those that are touched and one for those on a desk: each is drawn to every size in turn. */
const WINDOWS = [
  {
    looks: { hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
    sizes: ['360x640', '640x360', '844x390', '915x412'],
  },
  { looks: {}, sizes: ['1366x768', '1920x1080'] },
]

/** Ways to look that are only taken if asked for. */
const LOOKS = { light: { theme: 'light' }, doubled: {} }

/** So much of a page is enough to see what it looks like. */
const SCREENS = 3

const PAGES = [
  '',
  'matches',
  'settings',
  ...GAMES.flatMap((game) =>
    ['new', 'learn', 'practice', 'rules', 'sheet', 'cards', 'workshop'].map((each) => `${each}/${game}`),
  ),
]

const asked = process.argv.slice(2)
const wantsSheets = asked.includes('sheet')
const isReadme = asked.includes('readme')
const words = asked.filter((word) => !['sheet', 'readme'].includes(word))
const look = Object.keys(LOOKS).find((each) => words.includes(each))
const shotsOf = (game) => JSON.parse(readFileSync(join(homeOf(game), 'shots.json'), 'utf8'))
const readme = readmePictures(GAMES.map((game) => ({ game, moment: shotsOf(game).readme })))
/** A picture is wanted if every word begins a part of its name. */
const isWanted = (name) =>
  isReadme
    ? Object.values(readme).flat().includes(name)
    : words.every((word) => `-${name}`.includes(`-${word}`))
const wantedOf = (group, what, sizes) =>
  sizes.flatMap((size) =>
    LANGUAGES.map((language) => {
      const around = [language, size, ...(look ? [look] : [])].join('-')
      return { language, size, name: `${group}-${what}-${around}`, sheet: `sheet-${group}-${around}` }
    }).filter(({ name }) => isWanted(name)),
  )

async function scouting() {
  const bundle = join(folder, `scout.${process.pid}.mjs`)
  await build({
    entryPoints: [fileURLToPath(new URL('./pictures/scout.js', import.meta.url))],
    outfile: bundle,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'warning',
    plugins: [packagesStayOutside],
  })
  const { scout } = await import(pathToFileURL(bundle).href)
  rmSync(bundle)
  return scout
}

async function visit(browser, looks, address) {
  const context = await browser.newContext({ ...looks, locale: 'en-GB', serviceWorkers: 'block' })
  await context.addInitScript(holdTime)
  await context.addInitScript(
    (said) => localStorage.setItem('libero.settings', said),
    JSON.stringify({
      language: 'en',
      speed: 'slow',
      confirm: 'always',
      sound: false,
      results: 'never',
      ...LOOKS[look],
    }),
  )
  const page = await context.newPage()
  page.on('pageerror', (fault) => process.stderr.write(`libero: ${fault}\n`))
  await page.goto(address)
  // Once the start page is drawn and nothing is on its way, the shelf of matches is there, too.
  await page.waitForSelector('main')
  await page.waitForLoadState('networkidle')
  return page
}

/** The page as it is now, in every size and language; of a long one so many screens. */
async function take(page, pictures, screens = 1) {
  for (const picture of pictures) {
    const { language, size, name } = picture
    const [width, height] = size.split('x').map((length) => Number(length) / (look === 'doubled' ? 2 : 1))
    await page.setViewportSize({ width, height })
    await page.evaluate(set, { language })
    await still(page)
    const long = await page.evaluate(() => document.documentElement.scrollHeight)
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(long, height), screens * height) }
    await page.screenshot({ path: join(folder, `${name}.png`), fullPage: screens > 1, clip })
    taken.push(picture)
  }
}

async function pageShots(browser, address, { looks, sizes }) {
  let page
  for (const each of PAGES) {
    const pictures = wantedOf('page', each.replace('/', '-') || 'start', sizes)
    if (pictures.length === 0) continue
    page ??= await visit(browser, looks, address)
    await page.goto(`${address}#/${each}`)
    await page.waitForSelector('main')
    await page.waitForLoadState('networkidle')
    // A page that is still being fetched says so in a few words.
    const isThere = () => (document.querySelector('main')?.innerText.length ?? 0) > 200
    await page.waitForFunction(isThere, undefined, { timeout: 10_000 }).catch(() => undefined)
    await take(page, pictures, SCREENS)
  }
  await page?.context().close()
}

/** The match that a press on the start page begins: what else a table is scouted with. */
async function firstConfig(browser, address, game) {
  const page = await visit(browser, {}, address)
  await page.locator(`[data-game="${game}"]`).first().click()
  await page.waitForSelector('.match')
  const { record } = await page.evaluate(keptMatch)
  await page.context().close()
  return JSON.parse(record).config
}

async function momentShots(page, address, game, { id, found, wish, pictures }) {
  const { record, coaches, action, kind } = found
  const summary = { sides: ['', ''], goals: [0, 0], minute: 0, decisions: 0 }
  await page.evaluate(putMatch, { id, game, begun: 1, touched: 1, record, coaches, ...summary })
  const isReplay = wish.replay !== undefined
  // Another address, so that the page begins anew: time stood still on the one before.
  await page.goto(`${address}?${id}#/${isReplay ? `replay/${id}?at=${wish.replay}` : `match/${id}`}`)
  await page.waitForSelector(isReplay ? '.replay' : '.match[data-stage="asking"], .match[data-stage="over"]')
  if (kind) {
    await page.evaluate((wanted) => Object.assign(window, { wanted }), kind)
    await page.evaluate(press, { action, decides: true })
    // The whistle is a scene of its own, which stays.
    const told = page.waitForSelector(`.match[data-telling="${kind}"], #full-time`, { timeout: 20_000 })
    await told.catch(() => process.stderr.write(`libero: ${id}: no ${kind} is told\n`))
  } else {
    if (wish.pick) await page.evaluate(press, { action, decides: false })
    // Those who think ahead, and the figures of a report, take their time.
    if (wish.pick) await page.waitForSelector('.what-if', { timeout: 20_000 }).catch(() => undefined)
    else await page.waitForTimeout(1500)
  }
  await take(page, pictures)
}

/** A table of `shots.json`: `config` is another match than that of the start page, `options` what else is agreed on. */
async function tableShots(browser, address, game, table, { moments, config, options }) {
  const sizes = WINDOWS.flatMap((window) => window.sizes)
  const wishes = Object.entries(moments).filter(([name]) => wantedOf(table, name, sizes).length > 0)
  if (wishes.length === 0) return
  scout ??= await scouting()
  const first = config ?? (await firstConfig(browser, address, game))
  const agreed = { ...first, options: { ...first.options, ...options } }
  const all = await scout(game, agreed, Object.fromEntries(wishes))
  for (const { looks, sizes } of WINDOWS) {
    const page = await visit(browser, looks, address)
    for (const [name, wish] of wishes) {
      const [found, pictures] = [all[name], wantedOf(table, name, sizes)]
      if (!found) process.stderr.write(`libero: ${table}-${name} was not found\n`)
      else if (pictures.length > 0)
        await momentShots(page, address, game, { id: `${table}-${name}`, found, wish, pictures })
    }
    await page.context().close()
  }
}

mkdirSync(folder, { recursive: true })
const server = serverFor()
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}/`
const browser = await chromium.launch(await findChromium())
const taken = []
// Who names a game means its table.
if (words.includes('page') || !words.some((word) => GAMES.some((game) => game.startsWith(word))))
  for (const window of WINDOWS) await pageShots(browser, address, window)
let scout
for (const game of GAMES) {
  const { moments, also = {} } = shotsOf(game)
  await tableShots(browser, address, game, game, { moments })
  for (const [name, table] of Object.entries(also))
    await tableShots(browser, address, game, `${game}-${name}`, table)
}
if (wantsSheets) await sheets(browser, folder, taken)
if (isReadme) await hang(browser, folder, readme)
await browser.close()
server.close()
process.stderr.write(`libero: ${taken.length} pictures in shots/\n`)
