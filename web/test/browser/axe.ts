import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until what is drawn is laid out, and whatever moves has arrived: what is half faded in has no contrast yet. */
const stands = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    // What watches sizes is told of them with the next frame.
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const moving = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(moving.map(({ finished }) => finished.then(() => {})))
  })

/** Every serious or critical finding, with where it is. */
export async function findings(page: Page, where: string): Promise<string[]> {
  // Once on each page that was loaded: reading half a megabyte takes as long as a look.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const first = await look(page)
  // Figures that come while axe looks change what it looks at: only what is still so then is found.
  const found = first.length > 0 ? await look(page) : first
  return found.map((each) => `${where}: ${each}`)
}

async function look(page: Page): Promise<string[]> {
  await stands(page)
  return page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: {
        run(options: { resultTypes: string[] }): Promise<{
          violations: { id: string; impact: string; nodes: { html: string }[] }[]
        }>
      }
    }
    document.documentElement.dataset.lookedAt = ''
    // Everything else is only counted.
    const { violations } = await axe.run({ resultTypes: ['violations'] })
    delete document.documentElement.dataset.lookedAt
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`))
  })
}
