import type { Browser, BrowserContextOptions, LaunchOptions, Page } from 'playwright-core'
import { chromium } from 'playwright-core'
import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built app is served. */
    address: string
    /** Which browser there is, and how it is started. */
    chromium: Pick<LaunchOptions, 'executablePath' | 'args' | 'env'>
  }
}

export const openBrowser = (): Promise<Browser> => chromium.launch(inject('chromium'))

export const PHONE: BrowserContextOptions = {
  viewport: { width: 360, height: 640 },
  hasTouch: true,
  isMobile: true,
}
export const LAPTOP: BrowserContextOptions = { viewport: { width: 1366, height: 768 } }
export const LARGE: BrowserContextOptions = { viewport: { width: 1920, height: 1080 } }

/** What has not come by then never will; how fast a machine is must not matter. */
const NEVER = 600_000

/**
 * Bells of the page that ring later than this tell that somebody takes too long, or tidy up. Here they never ring: an
 * opponent may take as long as the machine needs.
 */
const LONGEST_BELL = 500

/**
 * Nobody looks: where no graphics card draws, painting is half of all the work. What is there, and what lies under a
 * finger, is the same; only who asks for contrast (axe.ts) has the page shown, and even he needs no shadows.
 */
const UNSEEN = `
  html:not([data-looked-at]) { opacity: 0 }
  *, ::before, ::after { box-shadow: none !important; filter: none !important; backdrop-filter: none !important }`

/**
 * Comes back when the page has nothing left to do: what was drawn is also told, and listens. A page on which nothing
 * moves is at times never told that it is idle: then after a while.
 */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: 5000 })))

/** What a page says on which nothing is drawn any more. */
const BROKEN = /^Error: Minified React error/

/** With the service worker, which fetches the whole app for later: for tests that come back, or go offline. */
export const RETURNING: BrowserContextOptions = { ...LAPTOP, serviceWorkers: 'allow' }

/** A fresh visitor: nothing stored, these settings, and every fault of the page told to `faults`. */
export async function visitor(
  browser: Browser,
  address: string,
  looks: BrowserContextOptions = LAPTOP,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block', ...looks })
  context.setDefaultTimeout(NEVER)
  await context.addInitScript((longest) => {
    const { setTimeout: bell } = window
    const patient = (ring: () => void, wait = 0, ...said: []) =>
      wait > longest ? 0 : bell(ring, wait, ...said)
    Object.assign(window, { setTimeout: patient })
  }, LONGEST_BELL)
  await context.addInitScript((unseen) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(unseen)
    document.adoptedStyleSheets.push(sheet)
  }, UNSEEN)
  await context.addInitScript(
    (said) => {
      // An empty page has no storage.
      if (location.protocol === 'about:') return
      if (!localStorage.getItem('libero.settings')) localStorage.setItem('libero.settings', said)
    },
    JSON.stringify({ speed: 'instant', level: 'heuristic', guard: false, results: 'never', ...settings }),
  )
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', (fault) => faults.push(String(fault)))
  page.on('console', (message) => {
    if (message.type() !== 'error') return
    faults.push(message.text())
    // What waits for a page that has broken down need not wait until it never comes.
    if (BROKEN.test(message.text())) void context.close({ reason: message.text() })
  })
  await page.goto(address)
  return { page, faults }
}
