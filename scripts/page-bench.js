// How much work a decision is for the page: plays whole matches in Chromium, sums the main thread's work between a
// press and the next question, and prints it beside a fixed piece of work done on the same page. The last result is
// bench/page.json.
//
//   node scripts/page-bench.js

import { writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { serverFor } from '../web/serve.js'
import { buildApp } from './bootstrap.js'
import { findChromium } from './chromium.js'
import { GAMES } from './games.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const CHOICE = '[data-choice], [data-target][data-legal]'
const SETTLED = '.match[data-stage="asking"], .match[data-stage="over"]'
/** A phone of the middle class is about four times slower than a laptop. */
const SLOWER = [1, 4]
/** After so many questions the match is opened anew. */
const OPENED_AT = 8
/** Matches are played until so many questions were answered: the slowest twentieth of fewer is luck. */
const QUESTIONS = 200
/** What of a task is too long: so many milliseconds nobody notices. */
const UNNOTICED = 50

/** Sorting 200,000 numbers: what a page can do in one go without anybody noticing. */
const yardstick = () => {
  const numbers = Array.from({ length: 200_000 }, (_, i) => (i * 7_919) % 200_003)
  const begun = performance.now()
  numbers.sort((a, b) => a - b)
  return performance.now() - begun
}

/**
 * For the page: takes the nth choice and comes back when the next question is drawn with its figures, or the match is
 * over, with how many decisions that were. It waits to be told of it: looking each frame would be work, too.
 */
const decide = ([choice, nth]) => {
  const match = () => document.querySelector('.match').dataset
  const before = Number(match().decisions)
  const all = [...document.querySelectorAll(choice)]
  all[(nth * 7) % all.length]?.click()
  return new Promise((resolve) => {
    const look = () => {
      const { stage, decisions, figures } = match()
      const made = Number(decisions) - before
      if (stage !== 'over' && (stage !== 'asking' || made === 0 || !figures)) {
        if (made === 0) document.querySelector('.match:has([data-picked]) [data-choice]')?.click()
        return
      }
      watch.disconnect()
      requestAnimationFrame(() => setTimeout(resolve, 0, { made, isOver: stage === 'over' }))
    }
    const watch = new MutationObserver(look)
    watch.observe(document.body, { subtree: true, childList: true, attributes: true })
    look()
  })
}

const blockedBy = (tasks) => tasks.reduce((sum, task) => sum + Math.max(0, task - UNNOTICED), 0)
const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
const rounded = (number) => Math.round(number * 10) / 10

async function measure(browser, address, game, slower) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  await context.addInitScript(() =>
    localStorage.setItem('libero.settings', JSON.stringify({ speed: 'instant' })),
  )
  await context.addInitScript(() => {
    const tasks = []
    Object.assign(window, { tasks })
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    })
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const worked = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const sitDown = async () => {
    await page.goto(address)
    await page.click(`[data-game="${game}"]`)
    await page.waitForSelector(SETTLED)
  }
  await sitDown()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const reference = await page.evaluate(yardstick)
  await page.evaluate(() => window.tasks.splice(0))
  const work = []
  const untilAsked = []
  const tasks = []
  const newTasks = () => page.evaluate(() => window.tasks.splice(0))
  let opening = 0
  for (let nth = 0, isOver = false; nth < QUESTIONS || !isOver; nth++) {
    if (isOver) await sitDown()
    if (nth === OPENED_AT) {
      tasks.push(...(await newTasks()))
      await page.reload()
      await page.waitForSelector(SETTLED)
      await page.waitForTimeout(2_000)
      opening = blockedBy(await newTasks())
    }
    const before = await worked()
    const decided = await page.evaluate(decide, [CHOICE, nth])
    const spent = (await worked()) - before
    work.push(spent / Math.max(1, decided.made))
    untilAsked.push(spent)
    isOver = decided.isOver
  }
  tasks.push(...(await newTasks()))
  tasks.sort((a, b) => a - b)
  await context.close()
  const spread = (list) => {
    const sorted = list.sort((a, b) => a - b)
    return {
      median: rounded(at(sorted, 0.5)),
      p95: rounded(at(sorted, 0.95)),
      most: rounded(sorted.at(-1) ?? 0),
    }
  }
  return {
    game,
    slower,
    questions: work.length,
    perDecision: spread(work),
    untilAsked: spread(untilAsked),
    longestTask: rounded(tasks.at(-1) ?? 0),
    tasksOver50: tasks.length,
    blocked: { opening: rounded(opening), perQuestion: rounded(blockedBy(tasks) / work.length) },
    yardstick: rounded(reference),
    ratio: rounded(at(work, 0.95) / reference),
  }
}

await buildApp()
const server = serverFor()
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const address = `http://127.0.0.1:${server.address().port}/`
const browser = await chromium.launch(await findChromium())
const results = []
for (const slower of SLOWER)
  for (const game of GAMES) {
    const result = await measure(browser, address, game, slower)
    results.push(result)
    console.log(JSON.stringify(result))
  }
writeFileSync(
  join(root, 'bench', 'page.json'),
  `${JSON.stringify(
    {
      what: 'main-thread milliseconds of the page per decision, pressing included; untilAsked is all of it between a press and the next question, with every decision of the opponent in between; longestTask is the longest single task of a whole match (0: none over 50 ms); blocked is what tasks take beyond 50 ms each, while a running match is opened and on average between a press and the next question; ratio is p95 to the yardstick, sorting 200,000 numbers on the same page',
      date: new Date().toISOString().slice(0, 10),
      machine: cpus()[0]?.model ?? '',
      load: rounded(loadavg()[0] / cpus().length),
      chromium: browser.version(),
      results,
    },
    undefined,
    2,
  )}\n`,
)
await browser.close()
server.close()
