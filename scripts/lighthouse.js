// What Lighthouse says of the real pages on a telephone: the start page, and of each game a match that runs, its
// replay and its report, as matches the browser keeps. Each page is fetched anew, with nothing of the app in the
// browser's stores. The last result is bench/lighthouse.json.
//
//   npm run lighthouse                    everything, the median of three
//   npm run lighthouse -- finale report   only pages whose names contain all of these; nothing is written
//   RUNS=1 npm run lighthouse             another number of runs

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import lighthouse from 'lighthouse'
import { chromium } from 'playwright-core'
import { serverFor } from '../web/serve.js'
import { buildApp } from './bootstrap.js'
import { findChromium } from './chromium.js'
import { GAMES } from './games.js'
import { decide, isOver, MOST_QUESTIONS, sameLuck, sitDown } from './playing.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { RUNS = '3' } = process.env
/** What must be reached everywhere. */
const GOALS = { performance: 90, accessibility: 100 }
/** Questions answered in a match that is left running. */
const SOME_QUESTIONS = 8
const METRICS = {
  firstPaint: 'first-contentful-paint',
  largestPaint: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
}

let opened = 0

/** A match of a game, played so far; its id. */
async function played(context, address, game, most) {
  const page = await context.newPage()
  await page.addInitScript(sameLuck, opened++)
  await sitDown(page, address, game)
  for (let nth = 0; nth < most && !(await isOver(page)); nth++) {
    await decide(page, nth)
    await page.waitForTimeout(15)
  }
  await isOver(page)
  await page.waitForTimeout(500)
  const id = page.url().replace(/^.*#\/match\//, '')
  await page.close()
  return id
}

/** Addresses by the name of what is measured; matches are made only for names that are wanted. */
async function pagesOf(context, address, isWanted) {
  const pages = { start: '' }
  for (const game of GAMES) {
    if (isWanted(`${game} match`))
      pages[`${game} match`] = `match/${await played(context, address, game, SOME_QUESTIONS)}`
    if (!isWanted(`${game} replay`) && !isWanted(`${game} report`)) continue
    const over = await played(context, address, game, MOST_QUESTIONS)
    pages[`${game} replay`] = `replay/${over}?at=20&as=home`
    pages[`${game} report`] = `match/${over}`
  }
  return Object.entries(pages).filter(([name]) => isWanted(name))
}

/** One run; what fails in the two categories is named, so that a figure can be mended. */
async function measured(url, port) {
  const flags = { port, logLevel: 'error', onlyCategories: Object.keys(GOALS), disableStorageReset: true }
  const { lhr } = await lighthouse(url, flags)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const score = (category) => Math.round(100 * (lhr.categories[category].score ?? 0))
  const failing = lhr.categories.accessibility.auditRefs
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => lhr.audits[id])
    .filter(({ score: each }) => each !== null && each < 1)
  return {
    ...Object.fromEntries(Object.keys(GOALS).map((category) => [category, score(category)])),
    ...Object.fromEntries(
      Object.entries(METRICS).map(([name, audit]) => [
        name,
        Math.round(1000 * (lhr.audits[audit].numericValue ?? 0)) / 1000,
      ]),
    ),
    ...(failing.length > 0 && { inaccessible: failing.map(({ id }) => id).join(' ') }),
    lhr,
  }
}

/** Nothing of the app is there any more but the matches. */
async function forget(context) {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.clearBrowserCache')
  await page.close()
}

const median = (runs) => runs.toSorted((a, b) => a.performance - b.performance)[Math.floor(runs.length / 2)]

const wanted = process.argv.slice(2)
const isWanted = (name) => wanted.every((part) => name.includes(part))
await buildApp()
const app = serverFor()
// A service worker would fetch the whole app again after each page, and the next one would find it in the cache.
const server = createServer((request, response) =>
  request.url === '/sw.js' ? response.writeHead(404).end() : app.emit('request', request, response),
)
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}/`
const home = mkdtempSync(join(tmpdir(), 'libero-lighthouse-'))
const { args, ...found } = await findChromium()
const port = 9_000 + (process.pid % 1_000)
const context = await chromium.launchPersistentContext(home, {
  ...found,
  args: [...args, `--remote-debugging-port=${port}`],
})
await context.addInitScript(() =>
  localStorage.setItem('libero.settings', JSON.stringify({ speed: 'instant' })),
)
const results = []
for (const [name, path] of await pagesOf(context, address, isWanted)) {
  const runs = []
  for (let run = 0; run < Number(RUNS); run++) {
    await forget(context)
    runs.push(await measured(`${address}#/${path}`, port))
  }
  const { lhr, ...result } = median(runs)
  if (process.env.REPORT)
    writeFileSync(`${process.env.REPORT}-${name.replace(' ', '-')}.json`, JSON.stringify(lhr))
  results.push({ page: name, ...result, all: runs.map(({ performance }) => performance).join(' ') })
  console.log(JSON.stringify(results.at(-1)))
}
const browser = context.browser()?.version() ?? ''
await context.close()
server.close()
rmSync(home, { recursive: true, force: true })
if (wanted.length === 0)
  writeFileSync(
    join(root, 'bench', 'lighthouse.json'),
    `${JSON.stringify(
      {
        what: `Lighthouse in its mobile setting (simulated slow network, processor four times slower) with an empty cache; the median of ${RUNS} runs by performance, all of which are in "all"; paints and blocked in milliseconds; load is how many were waiting for each core at the end: above 1, blocked and largestPaint are too high`,
        date: new Date().toISOString().slice(0, 10),
        machine: cpus()[0]?.model ?? '',
        load: Math.round((10 * loadavg()[0]) / cpus().length) / 10,
        chromium: browser,
        results,
      },
      undefined,
      2,
    )}\n`,
  )
const short = results.filter((result) => Object.entries(GOALS).some(([each, goal]) => result[each] < goal))
if (short.length > 0) {
  console.error(`libero: below ${JSON.stringify(GOALS)}: ${short.map(({ page }) => page).join(', ')}`)
  process.exitCode = 1
}
