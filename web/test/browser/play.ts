import type { Page } from 'playwright-core'

/** Everything that can be chosen now, in the order of the page. */
export const CHOICE = '[data-choice], [data-target][data-legal]'

export const matchStage = (page: Page): Promise<string | null> =>
  page.locator('.match').getAttribute('data-stage')

/** Waits until somebody here is asked or the match is over. */
export async function settled(page: Page): Promise<'asking' | 'over' | 'curtain'> {
  const match = await page.waitForSelector(
    '.match[data-stage="asking"], .match[data-stage="over"], .match[data-stage="curtain"]',
    { timeout: 60_000 },
  )
  return (await match.getAttribute('data-stage')) as 'asking' | 'over' | 'curtain'
}

/** Sits down at a game's table from the start page, as a newcomer does: one press. */
export async function sitDown(page: Page, game: string): Promise<void> {
  await page.locator(`[data-game="${game}"]`).first().click()
  await settled(page)
}

/** How a hand decides: gets the page while it asks, and answers by whatever means it has. */
export type Hand = (page: Page, decision: number) => Promise<void>

/** Plays until the whistle, or until `until` says it is enough. Returns how many decisions were made here. */
export async function play(
  page: Page,
  hand: Hand,
  until: (page: Page, decision: number) => Promise<boolean> = async () => false,
): Promise<number> {
  for (let decision = 0; decision < 1500; decision++) {
    if ((await settled(page)) === 'over' || (await until(page, decision))) return decision
    const before = await page.locator('.match').getAttribute('data-decisions')
    const stage = await matchStage(page)
    await hand(page, decision)
    // Something must have come of it: another decision, another stage, or the end.
    await page.waitForFunction(
      ([decisions, was]) => {
        const match = document.querySelector<HTMLElement>('.match')
        return match && (match.dataset.decisions !== decisions || match.dataset.stage !== was)
      },
      [before, stage] as const,
      { timeout: 30_000 },
    )
  }
  throw new Error('no end after 1500 decisions')
}

/** Which of the choices a decision takes: not always the first, so that a match sees more than one corner. */
const turnOf = (decision: number, count: number): number => (decision * 7) % count

/** Presses with the mouse; a place with several options opens them beside the question first. */
export const byMouse: Hand = async (page, decision) => {
  const choices = page.locator(CHOICE)
  const choice = choices.nth(turnOf(decision, await choices.count()))
  const isPlace = (await choice.getAttribute('data-target')) !== null
  await choice.click()
  if (isPlace && (await page.locator('[data-picked]').count()) > 0)
    await page.locator('[data-choice]').first().click()
}

/** A finger: the first tap shows, the second decides. */
export const byTouch: Hand = async (page, decision) => {
  const choices = page.locator(CHOICE)
  const choice = choices.nth(turnOf(decision, await choices.count()))
  const isPlace = (await choice.getAttribute('data-target')) !== null
  await choice.tap()
  if (isPlace) await page.locator('[data-choice]').first().tap()
}

/** No pointer at all: Tab to a choice, Enter; what opens beside the question is reached the same way. */
export const byKeyboard: Hand = async (page, decision) => {
  const steps = decision % 3
  await page.keyboard.press('ArrowRight')
  for (let step = 0; step < steps; step++) await page.keyboard.press('Tab')
  const onChoice = await page.evaluate((choice) => document.activeElement?.matches(choice) ?? false, CHOICE)
  if (!onChoice) await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  if ((await page.locator('[data-picked]').count()) === 0) return
  for (let step = 0; step < 40; step++) {
    if (await page.evaluate(() => document.activeElement?.matches('[data-choice]') ?? false)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
}

/** No hand at all: straight to what is shown, for tests of something else than deciding. */
export const byScript: Hand = async (page, decision) => {
  await page.evaluate(
    ([choice, nth]) => {
      const all = [...document.querySelectorAll<HTMLElement>(choice)]
      all[(nth * 7) % all.length]?.click()
    },
    [CHOICE, decision] as const,
  )
  await page.evaluate(() => {
    if (document.querySelector('[data-picked]')) document.querySelector<HTMLElement>('[data-choice]')?.click()
  })
}
