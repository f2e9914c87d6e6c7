import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** So wide is a sheet, and so wide at most a picture on it. */
const SHEET = 1980
const MOST = 650

/** All moments of one table, or all pages, in one size and language on one sheet each. */
export async function sheets(browser, folder, pictures) {
  const groups = new Map()
  for (const picture of pictures) groups.set(picture.sheet, [...(groups.get(picture.sheet) ?? []), picture])
  const page = await browser.newPage({ viewport: { width: SHEET, height: 100 } })
  for (const [label, group] of groups) {
    const draft = join(folder, `${label}.html`)
    const figures = group.map(
      ({ name, size }) =>
        `<figure style="margin:0"><img src="${name}.png" width="${Math.min(Number.parseInt(size, 10), MOST)}"><figcaption>${name}</figcaption></figure>`,
    )
    writeFileSync(
      draft,
      `<body style="margin:6px;display:flex;flex-wrap:wrap;gap:6px;font:14px sans-serif">${figures.join('')}`,
    )
    await page.goto(pathToFileURL(draft).href)
    await page.screenshot({ path: join(folder, `${label}.png`), fullPage: true })
    rmSync(draft)
  }
  await page.close()
}
