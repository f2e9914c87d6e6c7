import { readFileSync } from 'node:fs'
import type { CardSet, Footballer, Men, Place, Tactic } from '@libero/finale'
import { checkCardSet, HAZARDS, LINES, OUR_CARDS, PLACES } from '@libero/finale'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findings } from './axe.ts'
import { idle, LAPTOP, openBrowser, PHONE, visitor } from './browser.ts'
import { byScript, play, settled } from './play.ts'
import { keptMatch } from './shelf.ts'

const address = inject('address')
let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser.close())

/** A box of its own: other men, other strengths, hazards, powers, places and arrows than ours. */
const BOX: Omit<CardSet, 'version'> = {
  name: 'My box',
  footballers: OUR_CARDS.footballers.map((man, i): Footballer => {
    const turned = [1, 2, 3, 0].map((n) => man.strengths[n] ?? 1)
    return {
      ...man,
      id: `x${i}`,
      name: `X${i}`,
      strengths: turned as unknown as Footballer['strengths'],
      hazards: [man.hazards[3], man.hazards[0], man.hazards[1], man.hazards[2]],
      source: 'public',
    }
  }),
  tactics: OUR_CARDS.tactics.map((card, i): Tactic => {
    const { arrow: _, arrows: __, ...rest } = card
    const finish = { attack: { ...card.finish.attack, any: 1 }, defence: { ...card.finish.defence } }
    // Only the attackers build up on every fifth card, and an arrow leads somebody of any line on to any.
    const isOdd = i % 5 === 1
    const buildUp = isOdd ? { attack: { midfield: 2 }, defence: {} } : card.buildUp
    return {
      ...rest,
      id: `y${i}`,
      name: `Y${i}`,
      power: card.closing ? 1 : (i % 5) + 1,
      buildUp,
      finish,
      ...(isOdd && { arrows: [{ side: 'attack', from: 'midfield', to: 'any' }] }),
      source: 'public',
    }
  }),
  die: { faces: [0, 0, 1, 2, 3, 3] },
}

/** What a man's card is typed with: name, price, line, four strengths, four hazards, one of the fifteen or not. */
const keysOfMan = (man: Footballer): readonly string[] => [
  ...man.name,
  'Enter',
  ...String(man.price),
  'Enter',
  String(LINES.indexOf(man.line) + 1),
  ...man.strengths.map(String),
  ...man.hazards.map((hazard) => String(hazard === null ? 0 : HAZARDS.indexOf(hazard))),
  man.beginner ? '1' : '0',
  'Enter',
]

const place = (name: Place): string => String(PLACES.indexOf(name) + 1)

const keysOfMen = (men: Men): readonly string[] => [
  ...PLACES.flatMap((name) => Array.from({ length: men[name] ?? 0 }, () => place(name))),
  'Enter',
]

/** Name, power and colour, the four corners, the arrow if there is one, and whether it is the closing card. */
const keysOfTactic = ({
  name = '',
  power,
  colour,
  buildUp,
  finish,
  arrows,
  closing,
}: Tactic): readonly string[] => [
  ...name,
  'Enter',
  String(power),
  String(['white', 'purple', 'yellow', 'blue', 'red'].indexOf(colour) + 1),
  ...keysOfMen(buildUp.attack),
  ...keysOfMen(buildUp.defence),
  ...keysOfMen(finish.attack),
  ...keysOfMen(finish.defence),
  ...(arrows ?? []).flatMap(({ side, from, to }) => [side === 'attack' ? '1' : '2', place(from), place(to)]),
  '0',
  closing ? '1' : '0',
  'Enter',
]

/** The keys of one card, one after the other, without waiting for each to be answered. */
const press = (page: Page, keys: readonly string[]): Promise<unknown> =>
  Promise.all(keys.map((key) => page.keyboard.press(key)))

/** Hands a file with this content to the page. */
const bring = (page: Page, content: string): Promise<void> =>
  page
    .locator('[data-import]')
    .setInputFiles({ name: 'cards.json', mimeType: 'application/json', buffer: Buffer.from(content) })

describe('the card workshop', () => {
  test('a whole set typed in by keyboard, exported, imported in another browser, played to the whistle', async () => {
    const { page, faults } = await visitor(browser, `${address}#/workshop/finale`)
    await page.locator('[data-begin="empty"]').press('Enter')
    await page.locator('[data-set-name]:focus').waitFor()
    await press(page, [...BOX.name, 'Enter'])
    for (const man of BOX.footballers) await press(page, keysOfMan(man))
    for (const tactic of BOX.tactics) await press(page, keysOfTactic(tactic))
    // A digit for each face of the die goes on to the next.
    await press(page, [...(BOX.die?.faces ?? []).map(String), 'Enter'])
    // Nothing is missing and nothing is wrong: the keyboard has come to the button that plays.
    await page.locator('[data-play][aria-disabled="false"]:focus').waitFor()
    await page.locator('[data-kept="kept"]').waitFor()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.locator('[data-export]').press('Enter'),
    ])
    const file = readFileSync(await download.path(), 'utf8')
    const typed = JSON.parse(file)
    expect(typed).toEqual({ ...BOX, version: '1' })
    expect(checkCardSet(typed).ok).toBe(true)
    expect(faults).toEqual([])
    await page.context().close()

    const { page: friend, faults: strange } = await visitor(browser, `${address}#/workshop/finale`)
    await bring(friend, file)
    await friend.locator('[data-play][aria-disabled="false"]').press('Enter')
    await friend.locator('[data-cards] option:checked', { hasText: BOX.name }).waitFor({ state: 'attached' })
    await friend.locator('[data-kick-off][aria-disabled="false"]').press('Enter')
    await settled(friend)
    await play(friend, byScript)
    await friend.locator('[data-report]').waitFor()
    const { config, outcome } = JSON.parse((await keptMatch(friend)).record)
    expect(config.options.cards).toEqual(typed)
    expect(outcome).toBeDefined()
    expect(strange).toEqual([])
    await friend.context().close()
  })

  test('a problem stands at its field, on the card and in the list; damaged and foreign files change nothing', async () => {
    const { page, faults } = await visitor(browser, `${address}#/workshop/finale`)
    await page.locator('[data-begin="ours"]').click()
    await page.locator('[data-field="strengths.2"]').fill('6')
    await page
      .locator('[data-place="strengths.2"][data-wrong] [data-refusal="footballer-strengths"]')
      .waitFor()
    expect(await page.locator('[data-field="strengths.2"]').getAttribute('aria-invalid')).toBe('true')
    await page.locator('.fws-edge[data-edge="2"][data-wrong]').waitFor()
    await page.locator('.ws-cards li[data-state="wrong"]').first().waitFor()
    expect(await page.locator('[data-play]').getAttribute('aria-disabled')).toBe('true')
    // The rule is one press away.
    await page.locator('[data-place="strengths.2"] .rule-link').click()
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    // What the language says changes, what was typed stays.
    await page.locator('[data-language="de"]').click()
    await page.getByRole('heading', { name: 'Kartenwerkstatt' }).waitFor()
    expect(await page.locator('[data-field="strengths.2"]').inputValue()).toBe('6')
    await page.locator('[data-language="en"]').click()
    await page.locator('[data-kept="kept"]').waitFor()
    const before = await page.locator('[data-field="name"]').inputValue()
    for (const [content, told] of [
      ['{"footballers": [', 'cannot be read'],
      ['[1, 2]', 'no cards of this game'],
      ['{"starting": [], "match": []}', 'another game'],
    ] as const) {
      await bring(page, content)
      await page.locator('.trouble', { hasText: told }).waitFor()
    }
    expect(await page.locator('[data-field="name"]').inputValue()).toBe(before)
    // A page that is loaded again goes on where it was.
    await page.reload()
    expect(await page.locator('[data-field="strengths.2"]').inputValue()).toBe('6')
    await page.goto(`${address}#/workshop/finale?set=2.broken`)
    await page.locator('[data-trouble="link-damaged"]').waitFor()
    await page.goto(`${address}#/workshop/finale/nowhere`)
    await page.locator('[data-trouble="set-missing"]').waitFor()
    expect(faults).toEqual([])
    await page.context().close()
  })

  test.each([
    ['laptop', LAPTOP],
    ['phone', PHONE],
  ])('axe finds nothing serious on the bench of any game, %s', async (_, looks) => {
    const { page, faults } = await visitor(browser, 'about:blank', looks)
    const found: string[] = []
    for (const game of ['finale', 'captain-tsubasa', 'hat-trick']) {
      await page.goto(`${address}#/workshop/${game}`)
      await page.locator('[data-begin="ours"]').click()
      await page.locator('.ws-bench').waitFor()
      await page.locator('input[data-field], select[data-field]').first().waitFor()
      await idle(page)
      found.push(...(await findings(page, game)))
      // Nothing of the page is wider than the screen.
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await page.context().close()
  })
})
