import { seatName } from '@libero/kernel'
import type { Lesson, LessonBook, LessonStep } from '@libero/kernel/lesson'
import { sayingOf, unweighed } from '@libero/kernel/lesson'
import { inOnePiece } from '@libero/kernel/words'
import { lessonTable } from '@libero/table/lesson'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Face } from '../../face.ts'
import { captainTsubasaEntry } from '../../games/captain-tsubasa/entry.ts'
import { finaleEntry } from '../../games/finale/entry.ts'
import { hatTrickEntry } from '../../games/hat-trick/entry.ts'
import { findings } from './axe.ts'
import { idle, LAPTOP, openBrowser, PHONE, visitor } from './browser.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Where a decision of a step lies: its place on the table if it has one, and the key that takes it. */
interface Way {
  readonly action: string
  readonly target: string | undefined
  readonly key: string
}

function wayTo(face: Face, lesson: Lesson, nth: number, action: string): Way {
  const table = lessonTable(face.game, lesson, nth)
  const request = table.ok ? table.value.request(lesson.pupil) : undefined
  if (!table.ok || !request) throw new Error(`${lesson.id}: nothing is asked`)
  const index = request.options.findIndex((option) => option.action === action)
  const option = request.options[index]
  const view = table.value.seenBy(seatName(lesson.pupil))
  return { action, target: option && face.targetOf(option, request, view), key: String(index + 1) }
}

/** How somebody reads on, and decides. What he presses stays where it is until he does. */
interface Hand {
  readOn(page: Page): Promise<void>
  take(page: Page, way: Way): Promise<void>
}

const ONWARD = '[data-onward]'
const buttonOf = ({ action }: Way): string => `.prompt [data-action="${action}"]`

const byMouse: Hand = {
  readOn: (page) => page.locator(ONWARD).click(),
  take: async (page, way) => {
    if (way.target === undefined) return page.locator(buttonOf(way)).click()
    await page.locator(`[data-target="${way.target}"]`).click()
    // A place where several options lie opens them beside the question.
    if ((await page.locator('[data-picked]').count()) > 0) await page.locator(buttonOf(way)).click()
  },
}

const byTouch: Hand = {
  readOn: (page) => page.locator(ONWARD).tap(),
  take: async (page, way) => {
    if (way.target !== undefined) await page.locator(`[data-target="${way.target}"]`).tap()
    await page.locator(buttonOf(way)).tap()
  },
}

/** The button has the focus; a decision has its figure. */
const byKeyboard: Hand = {
  readOn: async (page) => {
    await page.locator(`${ONWARD}:focus`).waitFor()
    await page.keyboard.press('Enter')
  },
  take: (page, { key }) => page.keyboard.press(key),
}

/** Waits until a step stands on the page and listens. */
async function reach(page: Page, step: string): Promise<void> {
  await page.locator(`.match[data-step="${step}"]`).waitFor()
  await idle(page)
}

interface Held {
  readonly face: Face
  readonly book: LessonBook
  readonly lesson: Lesson
}

async function opened(
  entry: { face(): Promise<Face>; lessons(): Promise<LessonBook> },
  nth: number,
): Promise<Held> {
  const [face, book] = await Promise.all([entry.face(), entry.lessons()])
  const lesson = book.lessons.filter(({ course }) => course === 'first').at(nth)
  if (!lesson) throw new Error('no lesson')
  return { face, book, lesson }
}

const sayOf = ({ book, lesson }: Held, { id }: LessonStep): string => {
  const words = book.words.en[lesson.id]
  return unweighed(words ? sayingOf(words, id).say : '')
}

/** From where it stands to its end, what else could be chosen first; returns what axe finds on the way. */
async function goThrough(page: Page, held: Held, hand: Hand, from = 0): Promise<readonly string[]> {
  const { face, lesson } = held
  const found: string[] = []
  for (const [nth, step] of lesson.steps.entries()) {
    if (nth < from) continue
    await reach(page, step.id)
    expect(await page.locator('.says p').first().innerText()).toBe(inOnePiece(sayOf(held, step)))
    // Whoever listens hears the same.
    const heard = page.locator('[data-live]')
    await expect
      .poll(async () => (await heard.innerText()).split(/\s+/).join(' '))
      .toContain(sayOf(held, step))
    const lit = await page
      .locator('[data-lit="true"]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-target')))
    expect(lit.filter((_, i) => lit.indexOf(lit[i] ?? '') === i).sort()).toEqual(
      [...(step.look ?? [])].sort(),
    )
    if (nth < 2 || step.action !== undefined) found.push(...(await findings(page, `${lesson.id} ${step.id}`)))
    const { action, instead = {} } = step
    if (action === undefined) {
      await hand.readOn(page)
      continue
    }
    const [astray] = Object.keys(instead)
    if (astray !== undefined) {
      await hand.take(page, wayTo(face, lesson, nth, astray))
      await page.locator('.match[data-astray]').waitFor()
      await idle(page)
    }
    await hand.take(page, wayTo(face, lesson, nth, action))
  }
  await reach(page, 'end')
  found.push(...(await findings(page, `${lesson.id} end`)))
  return found
}

describe('a lesson is played to its end, and axe finds nothing serious', () => {
  test('by mouse; after the last of the first course comes a real match', async () => {
    const held = await opened(hatTrickEntry, -1)
    const { page, faults } = await visitor(browser, address, LAPTOP)
    await page.goto(`${address}#/learn/hat-trick/${held.lesson.id}`)
    expect(await goThrough(page, held, byMouse)).toEqual([])
    await page.locator(ONWARD).click()
    await page.locator('.match:not([data-lesson])[data-stage="asking"]').waitFor()
    expect(page.url()).toContain('#/match/hat-trick-')
    // The question is explained by a lesson that opens beside the table.
    await idle(page)
    await page.keyboard.press('l')
    const link = page.locator('dialog a[data-teaches]').first()
    await link.waitFor()
    expect(await link.getAttribute('target')).toBe('_blank')
    // A lesson is no match: the list has only the one that was begun.
    await page.goto(`${address}#/matches`)
    await page.locator('.match-row').first().waitFor()
    expect(await page.locator('.match-row').count()).toBe(1)
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('by keyboard, from the list and back to it', async () => {
    const held = await opened(finaleEntry, 0)
    const { page, faults } = await visitor(browser, address, LAPTOP)
    await page.goto(`${address}#/learn/finale`)
    const row = page.locator(`[data-lesson="${held.lesson.id}"]`)
    await row.waitFor()
    expect(await findings(page, 'the list')).toEqual([])
    await row.locator('a').focus()
    await page.keyboard.press('Enter')
    expect(await goThrough(page, held, byKeyboard)).toEqual([])
    await page.locator(`${ONWARD}:focus`).waitFor()
    await page.goto(`${address}#/learn/finale`)
    await page.locator(`[data-lesson="${held.lesson.id}"][data-state="done"]`).waitFor()
    const next = await page.locator('[data-next]').getAttribute('data-next')
    expect(next).toBe(held.book.lessons[1]?.id)
    expect(faults).toEqual([])
    await page.context().close()
  })

  test('by touch on a phone, left in the middle and taken up again', async () => {
    const held = await opened(captainTsubasaEntry, 0)
    const { lesson } = held
    const { page, faults } = await visitor(browser, address, PHONE)
    await page.locator('[data-learn="captain-tsubasa"]').tap()
    const [first, second] = lesson.steps
    await reach(page, first?.id ?? '')
    expect(page.url()).toContain(`#/learn/captain-tsubasa/${lesson.id}`)
    await byTouch.readOn(page)
    await reach(page, second?.id ?? '')
    await page.reload()
    expect(await goThrough(page, held, byTouch, 1)).toEqual([])
    // Nothing of it lies outside the window, and nothing has to be pushed along to be read.
    const { long, wide } = await page.evaluate(() => {
      const { scrollHeight, scrollWidth } = document.documentElement
      return { long: scrollHeight, wide: scrollWidth }
    })
    expect([long, wide]).toEqual([640, 360])
    expect(faults).toEqual([])
    await page.context().close()
  })
})
