import { captainTsubasa } from '@libero/captain-tsubasa'
import { finale } from '@libero/finale'
import { hatTrick } from '@libero/hat-trick'
import type { Game } from '@libero/kernel'
import { readInput, readRecord } from '@libero/kernel'
import { SHARE } from '@libero/kernel/testing'
import { Table } from '@libero/table'
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { GRACE } from '../../table/press.ts'
import { idle, LAPTOP, openBrowser, PHONE, visitor } from './browser.ts'
import type { Moment } from './play.ts'
import { CHOICE, momentAfter, sitDown } from './play.ts'
import { keptMatch, keptMatches } from './shelf.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** The second press comes so long after the first, in the same place. */
const TWICE = 250

interface Place {
  readonly x: number
  readonly y: number
}

/** A press of a real hand at a place, down and up, at a time that is said. */
type Press = (wire: CDPSession, at: Place, seconds: number) => Promise<unknown>

const byMouse: Press = async (wire, at, timestamp) => {
  const press = { ...at, button: 'left', clickCount: 1, timestamp } as const
  await wire.send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at, timestamp })
  await wire.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...press })
  await wire.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...press })
}

const byFinger: Press = async (wire, at, timestamp) => {
  await wire.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at], timestamp })
  await wire.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [], timestamp })
}

/** What somebody means to press, and where. */
interface Meant extends Place {
  readonly action: string | undefined
}

/** The choice of a turn that can be pressed at its centre, as soon as there is one: a window takes its time to open. */
const choiceOf = async (page: Page, choice: string, turn: number): Promise<Meant> => {
  const meant = await page.waitForFunction(
    ([choice, turn]) => {
      const open = [...document.querySelectorAll<HTMLElement>(choice)].flatMap((each) => {
        const box = each.getBoundingClientRect()
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        // Hands overlap: only what lies on top at its centre is meant there.
        const isOnTop = each.contains(document.elementFromPoint(x, y))
        return isOnTop ? [{ x, y, action: each.dataset.action }] : []
      })
      return open[turn % open.length]
    },
    [choice, turn] as const,
  )
  return (await meant.jsonValue()) as Meant
}

/** What the table shows of what was pressed: what is decided, what is picked, what came up over it. */
const state = (page: Page) =>
  page.evaluate(() => {
    const { stage, decisions } = document.querySelector<HTMLElement>('.match')?.dataset ?? {}
    return {
      stage,
      decisions,
      picked: document.querySelector('[data-picked]')?.getAttribute('data-target') ?? null,
      windows: document.querySelectorAll('dialog[open]').length,
      isAdvised: document.querySelector('.coach') !== null,
      isStoryOpen: document.querySelector('.beside-story[data-open]') !== null,
    }
  })

/** Waits until a press has come to something: another question, or a place that is picked. */
const answered = (page: Page, { stage, decisions }: Moment): Promise<unknown> =>
  page.waitForFunction(
    ([stage, decisions]) => {
      const now = document.querySelector<HTMLElement>('.match')?.dataset
      return (
        document.querySelector('[data-picked]') !== null ||
        now?.stage !== stage ||
        now.decisions !== decisions
      )
    },
    [stage, decisions] as const,
  )

/** Presses, and waits until the page has heard it; what cannot be pressed hears nothing. */
async function heard(page: Page, press: () => Promise<unknown>): Promise<void> {
  const click = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        addEventListener('click', () => resolve(), { capture: true, once: true })
        setTimeout(resolve, 400)
      }),
  )
  await press()
  await click
  await idle(page)
}

interface Box extends Place {
  readonly width: number
  readonly height: number
}

/** Where the act stands that does something, and where the quiet ones stand. */
const boxes = (page: Page): Promise<{ readonly acts: Box[]; readonly quiet: Box[] }> =>
  page.evaluate(() => {
    const of = (selector: string) =>
      [...document.querySelectorAll(selector)].map((each) => {
        const { x, y, width, height } = each.getBoundingClientRect()
        return { x, y, width, height }
      })
    return {
      acts: of('.prompt-buttons :is(.primary, .prompt-equal)'),
      quiet: of('.prompt-buttons .prompt-quiet'),
    }
  })

const overlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1

/** Every real choice of the home coach in the record: a single option is taken for him. */
function chosenIn(game: Game<unknown, unknown>, text: string): string[] {
  const kept = readRecord(text)
  if (!kept.ok) throw new Error('the record is not readable')
  const table = Table.resume(game, { ...kept.value, inputs: [] }, 0)
  if (!table.ok) throw new Error('the match cannot be opened')
  const chosen: string[] = []
  for (const each of kept.value.inputs) {
    const input = readInput(each)
    if (!input) continue
    if (input.seat === 0 && table.value.request(0) && table.value.soleOption(0) === undefined)
      chosen.push(input.action)
    table.value.act(input.seat, input.action)
  }
  return chosen
}

/** Each table so many questions long; all of a match's beginning where there is more time. */
const [MOUSE, FINGER] = SHARE < 1 ? [12, 8] : [25, 12]

const TABLES: readonly [string, string, Game<unknown, unknown>, BrowserContextOptions, Press, number][] = [
  ['hat-trick', 'by mouse', hatTrick, LAPTOP, byMouse, MOUSE],
  ['finale', 'by mouse', finale, LAPTOP, byMouse, MOUSE],
  ['captain-tsubasa', 'by mouse', captainTsubasa, LAPTOP, byMouse, MOUSE],
  ['hat-trick', 'by finger', hatTrick, PHONE, byFinger, FINGER],
  ['finale', 'by finger', finale, PHONE, byFinger, FINGER],
  ['captain-tsubasa', 'by finger', captainTsubasa, PHONE, byFinger, FINGER],
]

// All at once: they mostly wait.
test.concurrent.each(TABLES)(
  '%s %s, each press twice in the same place: nothing is chosen that was not meant',
  async (name, _, game, looks, press, most) => {
    const { page, faults } = await visitor(browser, address, looks, { guard: true })
    await sitDown(page, name)
    const wire = await page.context().newCDPSession(page)
    const acts: Box[] = []
    const quiet: Box[] = []

    /**
     * Presses what is meant by a turn when the moment is over in which nothing is taken, where it lies then: figures
     * that came meanwhile may have moved it. Hands back what was pressed, and when.
     */
    const once = async (choices: string, turn: number): Promise<[Meant, number]> => {
      await page.waitForTimeout(GRACE + 20)
      const meant = await choiceOf(page, choices, turn)
      const now = Date.now() / 1000
      await press(wire, meant, now)
      return [meant, now]
    }
    /**
     * The press again. It tells when it was made, and arrives when the table has long settled: a slow machine proves
     * as much as a fast one.
     */
    const again = async (at: Place, first: number): Promise<void> => {
      await idle(page)
      const before = await state(page)
      await heard(page, () => press(wire, at, first + TWICE / 1000))
      expect(await state(page)).toEqual(before)
    }

    const meant: (string | undefined)[] = []
    let moment: Moment = await momentAfter(page)
    for (let turn = 0; turn < most && moment.stage === 'asking'; turn++) {
      const look = async () => {
        const seen = await boxes(page)
        acts.push(...seen.acts)
        quiet.push(...seen.quiet)
      }
      await look()
      const [choice, first] = await once(CHOICE, turn * 7)
      await answered(page, moment)
      if ((await state(page)).picked !== null) {
        // It is only picked: pressed again too soon it still is, and then the act is pressed that is meant by it.
        await again(choice, first)
        await look()
        const [act, second] = await once('[data-choice]:not(.prompt-quiet)', 0)
        meant.push(act.action)
        moment = await momentAfter(page, moment)
        await again(act, second)
      } else {
        meant.push(choice.action)
        moment = await momentAfter(page, moment)
        await again(choice, first)
      }
    }

    const chosen = chosenIn(game, (await keptMatch(page)).record)
    expect(meant.length).toBe(most)
    expect(chosen.length).toBe(meant.length)
    expect(chosen).toEqual(meant.map((action, i) => action ?? chosen[i]))
    // Declining never lies where the act stands that does something.
    expect(quiet.filter((box) => acts.some((act) => overlap(box, act)))).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  },
)

test.each([
  ['a desk', LAPTOP, byMouse],
  ['a phone', PHONE, byFinger],
] as const)('on %s whoever presses “Give up” twice in the same place plays on', async (_, looks, press) => {
  const { page, faults } = await visitor(browser, address, looks, { guard: true })
  await sitDown(page, 'finale')
  const wire = await page.context().newCDPSession(page)
  await page.keyboard.press('m')
  const ask = page.locator('[data-resign="ask"]')
  await ask.scrollIntoViewIfNeeded()
  await page.waitForTimeout(GRACE + 20)
  const at = await choiceOf(page, '[data-resign="ask"]', 0)
  const first = Date.now() / 1000
  await press(wire, at, first)
  await page.locator('[data-resign="yes"]').waitFor()
  const asked = await state(page)
  await heard(page, () => press(wire, at, first + TWICE / 1000))
  expect(await state(page)).toEqual(asked)
  // What lies there now is whole in the window, and means to play on.
  const { y } = await choiceOf(page, '[data-resign="no"]', 0)
  expect(Math.abs(y - at.y)).toBeLessThan(20)
  await page.waitForTimeout(GRACE + 20)
  await press(wire, at, Date.now() / 1000)
  await ask.waitFor()
  expect((await state(page)).stage).toBe('asking')
  expect(faults).toEqual([])
  await page.context().close()
})

/** Two hands of a visitor: one that presses once when it is meant, and again too soon in the same place. */
async function twiceOn(looks: BrowserContextOptions, press: Press, where = '') {
  const { page, faults } = await visitor(browser, address + where, looks, { guard: true })
  const wire = await page.context().newCDPSession(page)
  const seen = async () => ({
    ...(await state(page)),
    at: page.url(),
    step: await page
      .locator('.replay')
      .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.at)),
    open: await page.locator('dialog[open]').evaluateAll((all) => all.map((each) => each.ariaLabel)),
  })
  /** Presses what is there, waits until `come` says that it has come to something, and presses again. */
  const twice = async (choices: string, come: () => Promise<unknown>) => {
    await page.locator(choices).first().scrollIntoViewIfNeeded()
    await page.waitForTimeout(GRACE + 20)
    const at = await choiceOf(page, choices, 0)
    const first = Date.now() / 1000
    await press(wire, at, first)
    await come()
    await idle(page)
    const before = await seen()
    await heard(page, () => press(wire, at, first + TWICE / 1000))
    expect(await seen(), choices).toEqual(before)
  }
  return { page, faults, twice }
}

const BOTH = [
  ['a desk', LAPTOP, byMouse],
  ['a phone', PHONE, byFinger],
] as const

test.each(BOTH)(
  'on %s whoever presses twice in the menu opens what he meant, and chooses nothing on the table below',
  async (_, looks, press) => {
    const { page, faults, twice } = await twiceOn(looks, press)
    await sitDown(page, 'captain-tsubasa')
    const dialog = page.locator('dialog[open]')
    const called = (name: string) => `dialog[open] .button:is([aria-label="${name}"], :not([aria-label]))`
    // Not only closed, but told so: until then the next order would be taken for the one before.
    const gone = () => page.locator('dialog').waitFor({ state: 'detached' })
    for (const order of ['Legend', 'Menu']) {
      await twice(`.menu-order[title="${order}"]`, () => dialog.waitFor())
      await twice(called('Close').replace(', :not([aria-label])', ''), gone)
    }
    // Each way from the menu to another window, and back to the table by a press beside it.
    const ways = 'dialog[open] .orders-ways > button'
    // By a key: a press would come too soon after the window that has just gone.
    await page.keyboard.press('m')
    await dialog.waitFor()
    const count = await page.locator(ways).count()
    expect(count).toBeGreaterThan(2)
    await page.keyboard.press('Escape')
    await gone()
    for (let way = 0; way < count; way++) {
      await page.keyboard.press('m')
      await dialog.waitFor()
      const name = await page.locator(ways).nth(way).innerText()
      if (name.includes('file')) {
        await page.keyboard.press('Escape')
        await gone()
        continue
      }
      const menu = await dialog.getAttribute('aria-label')
      await twice(`${ways}:nth-of-type(${way + 1})`, () =>
        // Named at last, and not only after what it waits for.
        page.waitForFunction((before) => {
          const now = document.querySelector('dialog[open]')?.getAttribute('aria-label') ?? before
          return now !== before && !now?.endsWith('…')
        }, menu),
      )
      await page.keyboard.press('Escape')
      await gone()
    }
    // Whoever leaves sits down nowhere by it.
    await page.keyboard.press('m')
    await dialog.waitFor()
    await twice('dialog[open] .order > .button:last-child', () =>
      page.locator('[data-game]').first().waitFor(),
    )
    expect(page.url()).toMatch(/#\/?$/)
    expect(faults).toEqual([])
    await page.context().close()
  },
)

test.each(BOTH)(
  'on %s two people at one screen who press twice lift no curtain and choose no card that they did not mean',
  async (_, looks, press) => {
    const { page, faults, twice } = await twiceOn(looks, press, '#/new/captain-tsubasa')
    const people = page.locator('[data-choice-id="people"]')
    await people.waitFor()
    // Another page takes no press at once.
    await page.waitForTimeout(GRACE + 20)
    await people.click()
    await page.waitForTimeout(GRACE + 20)
    await page.locator('[data-kick-off]').click()
    let moment = await momentAfter(page)
    let curtains = 0
    for (let turn = 0; turn < 10 && moment.stage !== 'over'; turn++) {
      const before = moment
      const isCurtain = moment.stage === 'curtain'
      if (isCurtain) curtains++
      await twice(isCurtain ? '.curtain [data-choice]' : CHOICE, async () => {
        await answered(page, before)
        if ((await state(page)).picked === null) await momentAfter(page, before)
      })
      if ((await state(page)).picked !== null)
        await twice('[data-choice]:not(.prompt-quiet)', () => momentAfter(page, before))
      moment = await momentAfter(page, before)
    }
    expect(curtains).toBeGreaterThan(2)
    expect(faults).toEqual([])
    await page.context().close()
  },
)

test.each(BOTH)(
  'on %s whoever presses twice in the report begins one match, and only if he meant it',
  async (_, looks, press) => {
    const { page, faults, twice } = await twiceOn(looks, press)
    await sitDown(page, 'captain-tsubasa')
    const first = page.url()
    const report = page.locator('[data-report]')
    await page.keyboard.press('m')
    await twice('[data-resign="ask"]', () => page.locator('[data-resign="yes"]').waitFor())
    await twice('[data-resign="yes"]', () => report.waitFor())
    // Put aside, and opened again from the table.
    await twice('.report-top > .button', () => report.waitFor({ state: 'detached' }))
    await twice('.after-open', () => report.waitFor())
    const watch = page.getByRole('button', { name: 'Watch the replay' })
    await watch.evaluate((button) => button.setAttribute('data-watch', ''))
    await twice('[data-watch]', () => page.locator('.replay').waitFor())
    await page.goto(first)
    await report.waitFor()
    expect((await keptMatches(page)).length).toBe(1)
    await twice('[data-report] .button.primary', () => page.locator('.match[data-stage="asking"]').waitFor())
    expect(page.url()).not.toBe(first)
    expect((await keptMatches(page)).length).toBe(2)
    expect(faults).toEqual([])
    await page.context().close()
  },
)
