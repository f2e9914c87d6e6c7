import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const DESK = '1366x768'
const PHONE = '360x640'
const GAP = 24
const QUALITY = 86

/** Which pictures make those of the README: a table each on a desk, and start page and tables on phones side by side. */
export const readmePictures = (tables) => ({
  ...Object.fromEntries(tables.map(({ game, moment }) => [game, [`${game}-${moment}-en-${DESK}`]])),
  phone: [
    `page-start-en-${PHONE}`,
    ...tables.map(({ game, moment }) => `${game}-${moment}-en-${PHONE}`).reverse(),
  ],
})

/** Puts them into docs/pictures, small enough to be looked at anywhere. */
export async function hang(browser, folder, pictures) {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  for (const [label, names] of Object.entries(pictures)) {
    const [width, height] = (names.length > 1 ? PHONE : DESK).split('x').map(Number)
    const images = names.map((name) => `<img src="${name}.png" width="${width}" height="${height}">`)
    const draft = join(folder, `${label}.html`)
    // Of a page that is longer than the phone only the beginning is shown.
    const style = 'img { object-fit: cover; object-position: top }'
    writeFileSync(
      draft,
      `<style>${style}</style><body style="margin:0;display:flex;gap:${GAP}px">${images.join('')}`,
    )
    await page.setViewportSize({ width: names.length * (width + GAP) - GAP, height })
    await page.goto(pathToFileURL(draft).href)
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY })
    writeFileSync(join(folder, '..', 'docs', 'pictures', `${label}.webp`), Buffer.from(data, 'base64'))
    rmSync(draft)
  }
  await page.close()
}
