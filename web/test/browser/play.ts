import type { Locator, Page } from 'playwright-core'

/** Everything that can be chosen now, in the order of the page. */
export const CHOICE = '[data-choice], [data-target][data-legal]'

/** What the table says of itself: how many decisions are made, and whether somebody is asked, and what. */
export interface Moment {
  readonly stage: 'asking' | 'over' | 'curtain'
  readonly decisions: string
  readonly asked: string
}

/**
 * Waits until somebody here is asked or the match is over, and if a moment is given, until this is another one.
 * The page looks by itself: a question over the wire for each look would take longer than the app's answer.
 */
export const momentAfter = (page: Page, before?: Moment): Promise<Moment> =>
  page.evaluate(
    (was) =>
      new Promise<Moment>((resolve) => {
        const look = () => {
          const {
            stage,
            decisions = '',
            asked = '',
          } = document.querySelector<HTMLElement>('.match')?.dataset ?? {}
          const isSettled = stage === 'asking' || stage === 'over' || stage === 'curtain'
          if (!isSettled || (stage === was?.stage && decisions === was.decisions)) return
          watch.disconnect()
          // What was drawn is also told, and listens, when the page has nothing left to do, or at times after a while.
          requestIdleCallback(() => resolve({ stage, decisions, asked }), { timeout: 5000 })
        }
        const watch = new MutationObserver(look)
        watch.observe(document, { subtree: true, childList: true, attributes: true })
        look()
      }),
    before,
  )

/** Waits until somebody here is asked or the match is over. */
export const settled = async (page: Page): Promise<Moment['stage']> => (await momentAfter(page)).stage

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
  until: (moment: Moment, decision: number) => Promise<boolean> = async () => false,
): Promise<number> {
  let moment = await momentAfter(page)
  for (let decision = 0; decision < 1500; decision++) {
    if (moment.stage === 'over' || (await until(moment, decision))) return decision
    await hand(page, decision)
    // Something must have come of it: another decision, another stage, or the end.
    moment = await momentAfter(page, moment)
  }
  throw new Error('no end after 1500 decisions')
}

/** Which of the choices a decision takes: not always the first, so that a match sees more than one corner. */
const TURNS = 7

/** The choice a decision takes, and whether it is a place on the table. */
async function chosen(page: Page, decision: number): Promise<{ choice: Locator; isPlace: boolean }> {
  const choices = page.locator(CHOICE)
  const { nth, isPlace } = await choices.evaluateAll((all, turn) => {
    const nth = turn % all.length
    return { nth, isPlace: all[nth]?.hasAttribute('data-target') ?? false }
  }, decision * TURNS)
  return { choice: choices.nth(nth), isPlace }
}

/** Presses with the mouse; a place with several options opens them beside the question first. */
export const byMouse: Hand = async (page, decision) => {
  const { choice, isPlace } = await chosen(page, decision)
  await choice.click()
  if (isPlace && (await page.locator('[data-picked]').count()) > 0)
    await page.locator('[data-choice]').first().click()
}

/** A finger: the first tap shows, the second decides. */
export const byTouch: Hand = async (page, decision) => {
  const { choice, isPlace } = await chosen(page, decision)
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
export const byScript: Hand = (page, decision) =>
  page.evaluate(
    async ([choice, turn]) => {
      const all = [...document.querySelectorAll<HTMLElement>(choice)]
      all[turn % all.length]?.click()
      // What was pressed is drawn when the script lets go.
      await new Promise((resolve) => setTimeout(resolve))
      if (document.querySelector('[data-picked]'))
        document.querySelector<HTMLElement>('[data-choice]')?.click()
    },
    [CHOICE, decision * TURNS] as const,
  )
