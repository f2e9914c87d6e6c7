import { captainTsubasa, clock as tsubasaClock } from '@libero/captain-tsubasa'
import { wording as tsubasaWording } from '@libero/captain-tsubasa/text'
import { finale, clock as finaleClock } from '@libero/finale'
import { wording as finaleWording } from '@libero/finale/text'
import { hatTrick, clock as hatTrickClock } from '@libero/hat-trick'
import { wording as hatTrickWording } from '@libero/hat-trick/text'
import type { Game, MatchEvent } from '@libero/kernel'
import { readInput, readRecord } from '@libero/kernel'
import type { Language, Wording } from '@libero/kernel/words'
import { inOneBreath } from '@libero/kernel/words'
import { Table } from '@libero/table'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { surnameOf } from '../../games/hat-trick/people/people.ts'
import { findings } from './axe.ts'
import { idle, LAPTOP, openBrowser, PHONE, visitor } from './browser.ts'
import type { Hand } from './play.ts'
import { byKeyboard, byMouse, byTouch, play, sitDown } from './play.ts'
import { keptMatch } from './shelf.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** Writes down every paragraph the live region is given, as a screen reader would speak it. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const watch = new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if (target instanceof Element && target.closest('[aria-live]'))
          for (const node of addedNodes) heard.push(node.textContent ?? '')
    })
    watch.observe(document, { childList: true, subtree: true })
  })

/** What was met for the first time in the matches of this visitor. */
const explainedOf = (page: Page, game: string): Promise<readonly string[]> =>
  page.evaluate(
    (id) => JSON.parse(localStorage.getItem('libero.settings') ?? '{}').explained?.[id] ?? [],
    game,
  )

type Clock = () => (event: MatchEvent) => number

/** Every game once to the whistle, each with another hand, in another language; phones in access.test.ts, too. */
const MATCHES: readonly [string, string, Language, () => Played][] = [
  [
    'hat-trick',
    'by mouse',
    'en',
    () => ({
      game: hatTrick,
      words: hatTrickWording('en', undefined, surnameOf) as unknown as Wording,
      clock: hatTrickClock as Clock,
      looks: LAPTOP,
      hand: byMouse,
    }),
  ],
  [
    'finale',
    'by keyboard alone',
    'de',
    () => ({
      game: finale,
      words: finaleWording('de') as unknown as Wording,
      clock: finaleClock as Clock,
      looks: LAPTOP,
      hand: byKeyboard,
    }),
  ],
  [
    'captain-tsubasa',
    'by touch at 360×640',
    'hu',
    () => ({
      game: captainTsubasa,
      words: tsubasaWording('hu') as unknown as Wording,
      clock: tsubasaClock as Clock,
      looks: PHONE,
      hand: byTouch,
    }),
  ],
]

interface Played {
  readonly game: Game<unknown, unknown>
  readonly words: Wording
  readonly clock: Clock
  readonly looks: BrowserContextOptions
  readonly hand: Hand
}

// All at once: while one waits for its opponent, another is drawn.
test.concurrent.each(MATCHES)(
  'a whole match of %s %s in %s: told completely by the live region, nothing serious for axe in any question',
  async (name, _, language, played) => {
    const { game, words, clock, looks, hand } = played()
    const { page, faults } = await visitor(browser, 'about:blank', looks, { language })
    await listen(page)
    await page.goto(address)
    await sitDown(page, name)
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    const asked = new Set<string>()
    const found: string[] = []
    const decisions = await play(page, hand, async (moment) => {
      if (!asked.has(moment.asked)) found.push(...(await findings(page, `${name} ${moment.asked}`)))
      asked.add(moment.asked)
      return false
    })
    expect(decisions).toBeGreaterThan(10)
    expect(await page.locator('.score-minute').innerText()).toMatch(/^\d+′$/)
    // The report stands over the table, with the result of the scoreboard in it.
    await page.locator('[data-report]').waitFor()
    await idle(page)
    const goals = await page.locator('.score-goals').allInnerTexts()
    expect(await page.locator('.report-goals').innerText()).toMatch(
      new RegExp(`^${goals.join('\\s*:\\s*')}$`),
    )
    found.push(...(await findings(page, `${name} at the end`)))
    expect(asked.size).toBeGreaterThan(2)
    expect(found).toEqual([])
    const heard = await page.evaluate(() => (window as unknown as { heard: string[] }).heard)
    const explained = await explainedOf(page, name)
    expect(explained.length).toBeGreaterThan(2)

    // The same match once more from its record, as the home coach hears it.
    const kept = readRecord((await keptMatch(page)).record)
    if (!kept.ok) throw new Error('the record is not readable')
    const told = clock()
    // A first match is told plainly.
    const say = words.commentator(0, true)
    const expected: string[] = []
    const questions = new Set<string>()
    const table = Table.resume(game, kept.value, 0)
    if (!table.ok) throw new Error('the match cannot be opened')
    const tell = (from: number) => {
      const news = table.value.heard('home', from)
      for (const event of news.ok ? news.value : []) {
        const minute = told(event)
        const line = say(event)
        if (line) expected.push(`${minute}′ ${line}`)
      }
    }
    tell(0)
    let prompts = 0
    for (const text of kept.value.inputs) {
      const input = readInput(text)
      if (!input) continue
      if (input.seat === 0) {
        const request = table.value.request(0)
        // A single option is taken for him: he is asked nothing, and nothing is said.
        if (request && table.value.soleOption(0) === undefined) {
          prompts++
          const asks = inOneBreath(words.prompt(request))
          questions.add(asks)
          expected.push(asks)
        }
      }
      const acted = table.value.act(input.seat, input.action)
      if (acted.ok) tell(acted.value)
    }
    expect(prompts).toBeGreaterThan(10)
    // Whatever is met for the first time is explained once, directly after a question that is asked.
    const sentences = explained.map((of) => words.firstTime?.(of))
    for (const sentence of sentences) {
      expect(heard.filter((each) => each === sentence)).toHaveLength(1)
      expect(questions).toContain(heard[heard.indexOf(sentence ?? '') - 1])
    }
    // All else line for line, question for question, in order, nothing twice.
    expect(heard.filter((each) => !sentences.includes(each))).toEqual(expected)
    expect(faults).toEqual([])
    await page.context().close()
  },
)
