import { existsSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'

const INSTALLED = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Without a look at the outside world: tests run on closed networks. */
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The Chromium that is there, else the one that comes inside an npm package. */
export async function openBrowser(): Promise<Browser> {
  const there = [process.env.CHROMIUM, ...INSTALLED].find((path) => path && existsSync(path))
  if (there) return chromium.launch({ executablePath: there, args: QUIET })
  const { default: packed } = await import('@sparticuz/chromium')
  return chromium.launch({ executablePath: await packed.executablePath(), args: [...packed.args, ...QUIET] })
}

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
}
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } }
export const LARGE: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } }

/** A fresh visitor: nothing stored, these settings, and every fault of the page told to `faults`. */
export async function visitor(
  browser: Browser,
  address: string,
  looks: BrowserContextOptions = LAPTOP,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const context = await browser.newContext({ locale: 'en-GB', ...looks })
  await context.addInitScript(
    (said) => {
      if (!localStorage.getItem('libero.settings')) localStorage.setItem('libero.settings', said)
    },
    JSON.stringify({ speed: 'instant', ...settings }),
  )
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(String(fault)))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  await page.goto(address)
  return { page, faults }
}
