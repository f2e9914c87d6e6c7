// How pictures and measurements play a match in a real browser.

export const CHOICE = '[data-choice], [data-target][data-legal]'
export const SETTLED = '.match[data-stage="asking"], .match[data-stage="over"]'
/** Longer than any match. */
export const MOST_QUESTIONS = 900

/**
 * For the page: every visitor draws the same luck, so that today's result can be held beside yesterday's; who opens
 * several matches says which this is.
 */
export function sameLuck(nth = 0) {
  let state = 20_261_115 + nth
  crypto.getRandomValues = (bytes) => {
    for (let i = 0; i < bytes.length; i++) {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      bytes[i] = state >>> 24
    }
    return bytes
  }
}

/** Sits down at the first table of a game that the start page has. */
export async function sitDown(page, address, game) {
  await page.goto(address)
  await page
    .locator(`[data-game="${game}"]`)
    .first()
    .evaluate((element) => element.click())
  await page.waitForSelector(SETTLED)
}

/** One decision, another one each time; presses by script, which no curtain or moment stands in the way of. */
export async function decide(page, nth) {
  const press = ({ selector, at }) => {
    const all = document.querySelectorAll(selector)
    // What was pressed before has just been taken: the next question is waited for.
    all[at % all.length]?.click()
  }
  await page.evaluate(press, { selector: CHOICE, at: nth * 7 })
  if (await page.locator('[data-picked]').count())
    await page.evaluate(press, { selector: '[data-choice]', at: 0 })
}

/** Whether the match is over, as soon as that can be said; what stays to be read on the way is read. */
export async function isOver(page) {
  for (;;) {
    const there = await page.waitForSelector(`${SETTLED}, [data-onward]`, { state: 'attached' })
    const stage = await there.getAttribute('data-stage')
    if (stage !== null) return stage === 'over'
    await page.keyboard.press(' ')
  }
}
